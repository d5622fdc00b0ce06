# Osaczeni po polsku: stół.

## Stan stołu

osa-label = Oblężone centrum handlowe: sześć obszarów, chłodnia, właz z kośćmi i gracze
osa-round = Runda { $number }
osa-setup = Przygotowanie
osa-phase = Faza { $number } z 7: { $name }
osa-phases = Fazy rundy
osa-alive =
    { $alive ->
        [one] żyje { $alive } postać
        [few] żyją { $alive } postacie
        [many] żyje { $alive } postaci
       *[other] żyje { $alive } postaci
    }, koniec przy { $limit }
osa-alive-short = żywi: { $alive } · koniec przy { $limit }
osa-now = Teraz
osa-variant = Wariant
osa-standard = Gra standardowa, bez wariantu
osa-you = ty

## Obszary

osa-area = { $number } { $name }
osa-fields = zajęte pola: { $taken } z { $capacity }
osa-fields-open =
    { $taken ->
        [0] nikogo, miejsca bez ograniczeń
        [one] { $taken } postać, miejsca bez ograniczeń
        [few] { $taken } postacie, miejsca bez ograniczeń
        [many] { $taken } postaci, miejsca bez ograniczeń
       *[other] { $taken } postaci, miejsca bez ograniczeń
    }
osa-free-field = Wolne pole
osa-full = pełno
osa-monsters-of =
    { $count ->
        [0] brak potworów
        [one] { $count } potwór
        [few] { $count } potwory
        [many] { $count } potworów
       *[other] { $count } potwora
    }, wcięć: { $notches }
osa-strength = siła { $count }
osa-holds = drzwi wytrzymają
osa-breach = wejdą do środka
osa-open-ground = otwarty teren, bez obrony
osa-park-attack =
    { $count ->
        [one] { $count } atak, zginie jedna postać
        [few] { $count } ataki, w każdym ginie postać
        [many] { $count } ataków, w każdym ginie postać
       *[other] { $count } ataku, w każdym ginie postać
    }
osa-nobody = nikogo w środku
osa-closed = zamknięte na dobre
osa-shutter =
    { $count ->
        [0] zamknie się na koniec rundy
        [one] jeszcze { $count } potwór i się zamknie
        [few] jeszcze { $count } potwory i się zamknie
        [many] jeszcze { $count } potworów i się zamknie
       *[other] jeszcze { $count } potwora i się zamknie
    }
osa-never-closes = nigdy się nie zamyka
osa-crowd = największy tłok: wabi potwora
osa-crybabies = najwięcej Beks: wabią potwora
osa-expected =
    { $count ->
        [one] { $count } kość sprowadzi tu potwora
        [few] { $count } kości sprowadzą tu potwory
        [many] { $count } kości sprowadzi tu potwory
       *[other] { $count } kości sprowadzi tu potwory
    }
osa-can-die = Postać może stracić: { $names }
osa-must-die = Postać musi oddać: { $name }
osa-nobody-can-die = Wszyscy są ukryci: nikogo nie znajdą
osa-votes-here = Głosy tutaj
osa-votes =
    { $count ->
        [one] { $count } głos
        [few] { $count } głosy
        [many] { $count } głosów
       *[other] { $count } głosu
    }
osa-inside = W środku
osa-outside = Na zewnątrz
osa-outlook = Co grozi
osa-equal-lets-in = Przy równej sile potwory wchodzą
osa-equal-holds = Przy równej sile drzwi jeszcze wytrzymają

## Postacie

osa-character = { $kind } ({ $name })
osa-character-own = { $kind } (twoja postać)
osa-hidden = w ukryciu
osa-worth =
    { $value ->
        [one] { $value } punkt
        [few] { $value } punkty
        [many] { $value } punktów
       *[other] { $value } punktu
    }, siła { $strength }, { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }
osa-family = Rodziny
osa-where = { $kind }: { $area }
osa-waits = czeka na pole
osa-bench = Czekają na pole
osa-cold-place = w chłodni

## Chłodnia

osa-cold = Chłodnia
osa-cold-count =
    { $count ->
        [0] na razie pusto
        [one] { $count } ofiara
        [few] { $count } ofiary
        [many] { $count } ofiar
       *[other] { $count } ofiary
    }
osa-row = Rząd { $number }
osa-row-fill = zajęte miejsca: { $taken } z { $spaces }
osa-row-1 = równa siła wpuszcza potwory
osa-row-die = dochodzi kość
osa-row-idle = nie działa w tym wariancie
osa-row-off = jeszcze nie działa
osa-row-on = już działa
osa-stack =
    { $count ->
        [one] { $count } więcej pod rzędami
        [few] { $count } więcej pod rzędami
        [many] { $count } więcej pod rzędami
       *[other] { $count } więcej pod rzędami
    }
osa-free-space = Wolne miejsce

## Właz i kości

osa-hatch = Właz
osa-dice-rolled = Rzuca { $name }
osa-dice-under =
    { $count ->
        [one] { $count } kość pod włazem
        [few] { $count } kości pod włazem
        [many] { $count } kości pod włazem
       *[other] { $count } kości pod włazem
    }
osa-dice-waiting =
    { $count ->
        [one] { $count } kość czeka na rzut
        [few] { $count } kości czekają na rzut
        [many] { $count } kości czeka na rzut
       *[other] { $count } kości czeka na rzut
    }
osa-dice-open = Kości są odkryte
osa-dice-old = Kości z ostatniej rundy
osa-die = Kość: { $number }, { $area }
osa-die-covered = Zakryta kość
osa-die-yours = Kość znana tylko tym, którzy zajrzeli: { $number }, { $area }
osa-seen-by = Kości zna: { $names }
osa-seen-none = Nikt nie zaglądał
osa-one-covered = jedna kość jest zakryta dla wszystkich

## Twierdzenia

osa-claims = Co mówią o kościach
osa-claim-true = prawda
osa-claim-false = kłamstwo
osa-claim-pending = jeszcze nie wiadomo
