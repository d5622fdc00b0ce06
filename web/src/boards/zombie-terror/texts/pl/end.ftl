# Zombie Terror: po grze.

## Podliczenie

zt-account-saved = Ocalenie: { $who }
zt-account-support = Niewykorzystany żeton wsparcia
zt-account-before = Gwiazdki z pierwszej gry

## Po grze: co przesądziło o nocy

zt-turn-first-wound = { $who }: pierwsze ugryzienie tej nocy, na { $field }.
zt-turn-doomed = { $who } na { $field }: o jedno ugryzienie za dużo, ratunku już nie ma.
zt-turn-first-lost =
    { $stars ->
        [one] { $who } wstaje jako zombie, jako pierwsza strata: przepada { $stars } gwiazdka.
        [few] { $who } wstaje jako zombie, jako pierwsza strata: przepadają { $stars } gwiazdki.
       *[many] { $who } wstaje jako zombie, jako pierwsza strata: przepada { $stars } gwiazdek.
    }
zt-turn-lost =
    { $stars ->
        [one] { $who } wstaje jako zombie: przepada { $stars } gwiazdka.
        [few] { $who } wstaje jako zombie: przepadają { $stars } gwiazdki.
       *[many] { $who } wstaje jako zombie: przepada { $stars } gwiazdek.
    }
zt-turn-saved =
    { $stars ->
        [one] { $who } wsiada do auta i wnosi { $stars } gwiazdkę; { $name } ma ich teraz { $sum }.
        [few] { $who } wsiada do auta i wnosi { $stars } gwiazdki; { $name } ma ich teraz { $sum }.
       *[many] { $who } wsiada do auta i wnosi { $stars } gwiazdek; { $name } ma ich teraz { $sum }.
    }
zt-turn-briefcase = Teczka przyjmuje ugryzienie przeznaczone dla Bankiera.
zt-turn-mutant-hit = Zmutowany zombie na { $field } zostaje trafiony.
zt-turn-find = { $who } otwiera puszkę na { $field }: { $find }.
zt-turn-bites = Runda { $round }: noc zębów, trzy ugryzienia albo więcej.
zt-turn-noise =
    { $count ->
        [one] Runda { $round }: hałas budzi { $count } zombie.
        [few] Runda { $round }: hałas budzi { $count } zombie.
       *[many] Runda { $round }: hałas budzi { $count } zombie.
    }
zt-turn-terror = Terror wspina się na { $at } z { $end }.
zt-turn-humans-win = W aucie jest dość gwiazdek i { $name } odjeżdża.
zt-turn-rival-wins = { $name } ma przewagę nad rywalem i nad terrorem.
zt-turn-zombies-win-stars = Gwiazdek, które zostały, już nie wystarczy: tę noc wygrywa { $name }.
zt-turn-zombies-win-time = Słońce wschodzi nad pustym autem: tę noc wygrywa { $name }.
zt-turn-zombies-win-terror = Terror sięga szczytu: tę noc wygrywa { $name }.
zt-turn-zombies-win-horde = Cała horda jest na nogach: tę noc wygrywa { $name }.
zt-turn-zombies-win-race = Żaden z rywali nie był dość silny: tę noc wygrywa { $name }.
zt-turn-half-time =
    { $stars ->
        [0] Przerwa: { $name } nie ma ani jednej gwiazdki, teraz ludzi prowadzi { $next }.
        [one] Przerwa: { $name } ma { $stars } gwiazdkę, teraz ludzi prowadzi { $next }.
        [few] Przerwa: { $name } ma { $stars } gwiazdki, teraz ludzi prowadzi { $next }.
       *[other] Przerwa: { $name } ma { $stars } gwiazdek, teraz ludzi prowadzi { $next }.
    }
zt-turn-double-win = Decydują gwiazdki z obu nocy: { $more } do { $fewer }, wygrywa { $name }.
zt-turn-double-draw = Obie noce razem to remis; gwiazdki każdej ze stron: { $stars }.
