# Plansza Osaczonych w przeglądarce po polsku: wprowadzenie, przewodnik po pytaniach i podpisy na planszy.

intro = Nocne centrum handlowe. Rolety opadły, potwory skrobią w drzwi, a pozostałe rodziny potrzebują cię tylko po to, żeby mieć kogo im rzucić.
    .goal = Przeprowadź rodzinę przez noc: każda twoja żywa postać daje punkty, a najwięcej bezbronna Beksa. Nikt nie wygrywa razem z tobą, chyba że remisujecie.
    .turn = W każdej rundzie kłócicie się najpierw o ciężarówkę i jej przedmioty, potem o odznakę, dzięki której ktoś zobaczy kości. Każdy w tajemnicy wybiera, dokąd biec, a potwory ściągają kości, płacz Beks i największy tłok. Tam, gdzie przeważą nad siłą postaci, obecni głosują, która rodzina kogoś straci.
    .win = Noc kończy się po rundzie, po której żyje najwyżej tyle postaci, ilu jest graczy. Wygrywa ten, czyja żywa rodzina jest warta najwięcej.

guide-ask-place = Każda twoja kość wskazuje obszar. Dotknij swojej postaci, a potem obszaru z niewykorzystanej kości. Jeśli obszar jest pełny, postać trafia na parking. Rozprosz rodzinę i trzymaj Beksę z dala od innych Beks, bo razem wabią potwory.
guide-ask-discuss = To chwila na targi, obietnice i groźby, i jedyna, w której zagrywa się przedmioty. Broń daje głos więcej. Podczas ataku kij, piła i koktajl usuwają potwory, konserwa odciąga jednego gdzie indziej, a zgniłe mięso ukrywa jedną z twoich postaci. Dyskusja kończy się, gdy wszyscy po kolei spasują.
guide-ask-vote = Wszyscy wskazują jednocześnie, a komplet twoich głosów dostaje ten, kogo dotkniesz. Lider liczy się podwójnie, broń dodaje głos. Remis rozstrzyga posiadacz żetonu ofiary.
guide-ask-tie = Głosy rozłożyły się po równo, a ty masz żeton ofiary: dotknij tego z remisujących, na którego pada wybór.
guide-ask-keep = Tylko ty widzisz, co było w ciężarówce. Dotknij przedmiotu, który zatrzymujesz. Potem jeden oddasz, a reszta trafi do pudełka.
guide-ask-give = Dotknij przedmiotu, a potem gracza, który go dostaje. Obdarowani pamiętają o tym przy następnym głosowaniu.
guide-ask-last = W ciężarówce był tylko jeden przedmiot. Dotknij go, żeby go zatrzymać, albo wskaż potem gracza, któremu go dajesz.
guide-ask-surplus = W tym wariancie nikt nie nosi więcej niż dwóch przedmiotów. Dotknij tego, który odkładasz na dobre.
guide-ask-walkie = Kości leżą już pod włazem i mówią, dokąd przyjdą potwory. Dzięki walkie-talkie też możesz zajrzeć i nie musisz nikomu mówić, co tam widać.
guide-ask-announce = Masz odznakę, więc wybierasz cel pierwszy i jawnie. Możesz przy tym mówić, dokąd idą potwory, także nieprawdę. Twój ruch jest pierwszy, więc wolne pole na pewno będzie twoje.
guide-ask-destination = Wybierz, dokąd pójdzie jedna z twoich postaci; nikt tego nie zobaczy, dopóki nie wybiorą wszyscy. Postać wskażesz później. Jeśli w twojej turze obszar będzie pełny, trafi ona na parking.
guide-ask-move = Ktoś z twojej rodziny musi pójść do wybranego obszaru, czy to dobre, czy złe. Jeśli jest pełny, na parkingu ląduje ktoś, kto był wewnątrz.
guide-ask-drink = Napój energetyczny pozwala ruszyć się jeszcze raz: dotknij postaci, a potem obszaru z wolnym polem. Możesz też zachować go na później.
guide-ask-haunt = Twoja rodzina nie żyje, ale nie zaznała spokoju: dotknij obszaru, do którego wysyłasz potwora.
guide-ask-victim = Wybór padł na ciebie. Dotknij postaci, którą oddajesz: jej punkty przepadają, ale dostajesz żeton ofiary i rozstrzygasz remisy.

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

## Ciężarówka i zapasy

osa-truck = Ciężarówka
osa-stock =
    { $count ->
        [0] ciężarówka jest pusta
        [one] { $count } przedmiot w ciężarówce
        [few] { $count } przedmioty w ciężarówce
        [many] { $count } przedmiotów w ciężarówce
       *[other] { $count } przedmiotu w ciężarówce
    }
osa-found = Znalezione w ciężarówce
osa-found-count =
    { $count ->
        [one] { $name } trzyma { $count } przedmiot z ciężarówki
        [few] { $name } trzyma { $count } przedmioty z ciężarówki
        [many] { $name } trzyma { $count } przedmiotów z ciężarówki
       *[other] { $name } trzyma { $count } przedmiotu z ciężarówki
    }
osa-boxed =
    { $count ->
        [one] { $count } przedmiot w pudełku
        [few] { $count } przedmioty w pudełku
        [many] { $count } przedmiotów w pudełku
       *[other] { $count } przedmiotu w pudełku
    }
osa-pool =
    { $count ->
        [0] pula potworów jest pusta
        [one] { $count } potwór w puli
        [few] { $count } potwory w puli
        [many] { $count } potworów w puli
       *[other] { $count } potwora w puli
    }
osa-supplies = Zapasy
osa-played = Zagrane dotąd
osa-played-none = jeszcze nic
osa-you-gave = { $name } ma od ciebie: { $item }
osa-you-boxed = W pudełku od ciebie: { $item }
osa-memory = Pamiętasz

## Gracze

osa-players = Gracze
osa-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
osa-items =
    { $count ->
        [0] bez przedmiotów
        [one] { $count } przedmiot
        [few] { $count } przedmioty
        [many] { $count } przedmiotów
       *[other] { $count } przedmiotu
    }
osa-badge = odznaka ochrony
osa-victim = żeton ofiary: rozstrzyga remisy
osa-gun =
    { $count ->
        [one] broń w ręku: { $count } głos więcej
        [few] broń w ręku: { $count } głosy więcej
        [many] broń w ręku: { $count } głosów więcej
       *[other] broń w ręku: { $count } głosu więcej
    }
osa-out = poza grą
osa-waits-turn = czeka na posiadacza odznaki
osa-thinking = zastanawia się
osa-ready = gotowe
osa-goes = cel: { $area }
osa-goes-open = ogłoszony cel: { $area }
osa-goes-secret = twój tajny cel: { $area }
osa-goes-hidden = cel jeszcze zakryty
osa-hand = Twoje przedmioty
osa-hand-empty = Nie masz przedmiotów

## Głosowania

osa-vote-search = Kto przeszuka ciężarówkę?
osa-vote-badge = Kto weźmie odznakę?
osa-vote-victim = Kto straci postać?
osa-discussion = Dyskusja
osa-decision = Decyzja
osa-tie = Remis
osa-tie-rule = Remis rozstrzyga { $name }: ma żeton ofiary
osa-weight = { $name }, { $count ->
        [one] { $count } głos
        [few] { $count } głosy
        [many] { $count } głosów
       *[other] { $count } głosu
    }
osa-pointed = { $voter } wskazuje: { $name } ({ $count ->
        [one] { $count } głos
        [few] { $count } głosy
        [many] { $count } głosów
       *[other] { $count } głosu
    })
osa-last-vote = Ostatnie głosowanie
osa-chosen = Wybór pada na: { $name }
osa-awaited = Czekamy na: { $names }

## Koniec

osa-epilogue = Epilog { $number }
osa-epilogue-none = Nie odblokowano nowego epilogu
osa-unlocks = Odblokowuje wariant „{ $name }”
osa-score-kind = { $kind } żyje
osa-score-keys = Kluczyki do ciężarówki

## Co robią przedmioty

osa-item-walkie-talkie = Obejrzyj kości pod włazem
osa-item-energy-drink = Po swoim ruchu rusz jeszcze jedną postać
osa-item-gun = Głos więcej; na parkingu aż do końca ataku
osa-item-canned-food = Odciągnij potwora z atakowanego obszaru do innego
osa-item-baseball-bat = Usuń potwora z atakowanego obszaru
osa-item-chainsaw = Usuń dwa potwory z atakowanego obszaru
osa-item-molotov = Usuń wszystkie potwory z atakowanego obszaru
osa-item-rotten-meat = Ukryj jedną swoją postać w atakowanym obszarze
osa-item-truck-keys = Punkty na koniec, jeśli żyje ktoś z twojej rodziny

## Opisy przedmiotów, szyldy i to, co można zrobić od razu

osa-rounds = Dotychczasowe rundy
osa-lost = { $name } traci: { $kind }
osa-bar = Co możesz teraz zrobić
osa-sign-toilets = Toalety
osa-sign-clothing = Odzież
osa-sign-surveillance = Monitoring
osa-sign-toys = Zabawki
osa-sign-hall = Hol
osa-sign-car-park = Parking
osa-note-walkie-talkie = Pozwala zajrzeć pod właz i zobaczyć kości, zanim wybierzesz, dokąd iść.
osa-note-energy-drink = W twoim ruchu jedna twoja postać biegnie do dowolnego obszaru z wolnym polem, nawet jeśli dopiero co się ruszyła.
osa-note-gun = Daje ci jeden głos więcej w tym głosowaniu, a na parkingu we wszystkich aż do końca tamtejszego ataku.
osa-note-canned-food = Wabi jednego potwora z atakowanego obszaru, w którym masz postać, do innego.
osa-note-baseball-bat = Usuwa jednego potwora z atakowanego obszaru, jeśli masz tam postać.
osa-note-chainsaw = Usuwa dwa potwory z atakowanego obszaru, jeśli masz tam postać.
osa-note-molotov = Usuwa wszystkie potwory z atakowanego obszaru, jeśli masz tam postać.
osa-note-rotten-meat = Ukrywa jedną twoją postać w atakowanym obszarze: nie głosuje i nie można jej wskazać, ale liczy się do siły.
osa-note-truck-keys = Na koniec są warte punkt, jeśli żyje choć jedna twoja postać; nigdy się ich nie zagrywa.

## Po zakończeniu

osa-luck-own = Potwory wysłane tam, gdzie jest twoja rodzina
osa-luck-park = Wszystkie kości; potwory wysłane na parking
osa-turn-lie = { $liar } zapewnia, że { $to } nic nie przyjdzie. Przychodzi, a { $name } traci tam { $kind }.
osa-turn-out = { $name } traci { $kind } { $at } i nie ma już nikogo.
osa-turn-tie = Remis i decyduje żeton ofiary ({ $breaker }): { $name } traci { $kind } { $at }.
osa-turn-lured = { $by } wabi potwora { $to }, a { $name } traci tam { $kind }.
osa-turn-bounced = { $name }: { $who } nie dostaje się { $to } i ginie na parkingu.
osa-turn-vote = Decyduje jeden głos ({ $most } do { $next }): { $name } traci { $kind } { $at }.
osa-turn-first = Pierwsza śmierć: { $name } traci { $kind } { $at }.
osa-turn-edge =
    { $count ->
        [one] Siła { $strength } przeciw { $count } potworowi { $at }: o jednego za dużo. { $name } traci { $kind }.
       *[other] Siła { $strength } przeciw { $count } potworom { $at }: o jednego za dużo. { $name } traci { $kind }.
    }
osa-turn-lead = { $name } traci { $kind } { $at }, a na prowadzenie wychodzi { $leader }.
osa-turn-plain =
    { $value ->
        [one] { $name } traci { $kind } { $at }: przepada { $value } punkt.
        [few] { $name } traci { $kind } { $at }: przepadają { $value } punkty.
        [many] { $name } traci { $kind } { $at }: przepada { $value } punktów.
       *[other] { $name } traci { $kind } { $at }: przepada { $value } punktu.
    }
osa-turn-saved = { $name } zagrywa przedmiot ({ $item }) i { $at } nikt nie ginie.
osa-turn-saved-last = { $name } zagrywa ostatni przedmiot ({ $item }) i { $at } nikt nie ginie.
osa-turn-badge-vote = Decyduje jeden głos ({ $most } do { $next }): odznakę bierze { $name }.
osa-turn-badge-tie = Remis o odznakę i decyduje żeton ofiary ({ $breaker }): bierze ją { $name }.
osa-turn-closed = Rolety opadają na dobre: { $area }. O jedno schronienie mniej.
osa-turn-row =
    { $row ->
        [1] Pierwszy rząd chłodni jest pełny: odtąd potwory wchodzą już przy równej sile.
       *[other] Rząd { $row } chłodni jest pełny: pod właz trafia jeszcze jedna kość.
    }
osa-turn-massacre =
    { $count ->
        [one] W jednej rundzie na parkingu ginie { $count } osoba.
        [few] W jednej rundzie na parkingu giną { $count } osoby.
        [many] W jednej rundzie na parkingu ginie { $count } osób.
       *[other] W jednej rundzie na parkingu ginie { $count } osoby.
    }
osa-turn-keys =
    { $count ->
        [one] Kluczyki do ciężarówki dają { $count } punkt więcej; ma je { $name }.
        [few] Kluczyki do ciężarówki dają { $count } punkty więcej; ma je { $name }.
        [many] Kluczyki do ciężarówki dają { $count } punktów więcej; ma je { $name }.
       *[other] Kluczyki do ciężarówki dają { $count } punktu więcej; ma je { $name }.
    }
osa-turn-keys-win =
    { $count ->
        [one] Rozstrzygają kluczyki do ciężarówki: { $name } ma { $count } punkt więcej.
        [few] Rozstrzygają kluczyki do ciężarówki: { $name } ma { $count } punkty więcej.
        [many] Rozstrzygają kluczyki do ciężarówki: { $name } ma { $count } punktów więcej.
       *[other] Rozstrzygają kluczyki do ciężarówki: { $name } ma { $count } punktu więcej.
    }
osa-turn-end =
    { $count ->
        [0] Runda { $round }: noc się kończy i nie przeżył nikt.
        [one] Runda { $round }: noc się kończy, przeżyła { $count } postać. Najlepszy wynik: { $winner }.
        [few] Runda { $round }: noc się kończy, przeżyły { $count } postacie. Najlepszy wynik: { $winner }.
        [many] Runda { $round }: noc się kończy, przeżyło { $count } postaci. Najlepszy wynik: { $winner }.
       *[other] Runda { $round }: noc się kończy, przeżyło { $count } postaci. Najlepszy wynik: { $winner }.
    }
