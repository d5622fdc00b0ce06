# Osaczeni po polsku: gracze, głosowania i karty.

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
osa-lasted = Rozmowa trwa

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
