# Plansza Osaczonych w przeglądarce po polsku: wprowadzenie, przewodnik po pytaniach i podpisy na planszy.

intro = Nocne centrum handlowe. Rolety opadły, potwory skrobią w drzwi, a pozostałe rodziny potrzebują cię tylko po to, żeby mieć kogo im rzucić.
    .goal = Przeprowadź rodzinę przez noc: każda twoja żywa postać daje punkty, a najwięcej bezbronna Beksa. Nikt nie wygrywa razem z tobą, chyba że remisujecie.
    .turn = W każdej rundzie kłócicie się najpierw o ciężarówkę i jej przedmioty, potem o odznakę, dzięki której ktoś zobaczy kości. Każdy w tajemnicy wybiera, dokąd biec, a potwory ściągają kości, płacz Beks i największy tłok. Tam, gdzie przeważą nad siłą postaci, obecni głosują, która rodzina kogoś straci.
    .win = Noc kończy się po rundzie, po której żyje najwyżej tyle postaci, ilu jest graczy. Wygrywa ten, czyja żywa rodzina jest warta najwięcej.

guide-ask-place = Każda twoja kość wskazuje obszar. Dotknij swojej postaci, a potem obszaru z niewykorzystanej kości. Jeśli obszar jest pełny, postać trafia na parking. Rozprosz rodzinę i trzymaj Beksę z dala od innych Beks, bo razem wabią potwory.
guide-ask-discuss = To chwila na targi, obietnice i groźby, i jedyna, w której zagrywa się przedmioty. Broń daje głos więcej. Podczas ataku broń biała i koktajl usuwają potwory, konserwa odciąga jednego gdzie indziej, a zgniłe mięso ukrywa jedną z twoich postaci. Dyskusja kończy się, gdy wszyscy po kolei spasują.
guide-ask-vote = Wszyscy wskazują jednocześnie, a komplet twoich głosów dostaje ten, kogo dotkniesz. Lider liczy się podwójnie, broń dodaje głos. Remis rozstrzyga posiadacz żetonu ofiary.
guide-ask-tie = Głosy rozłożyły się po równo, a ty masz żeton ofiary: dotknij tego z remisujących, na którego pada wybór.
guide-ask-keep = Tylko ty widzisz, co było w ciężarówce. Dotknij przedmiotu, który zatrzymujesz. Potem jeden oddasz, a reszta trafi do pudełka.
guide-ask-give = Dotknij przedmiotu, a potem gracza, który go dostaje. Obdarowani pamiętają o tym przy następnym głosowaniu.
guide-ask-last = W ciężarówce był tylko jeden przedmiot. Dotknij go, żeby go zatrzymać, albo wskaż potem gracza, któremu go dajesz.
guide-ask-surplus = W tym wariancie nikt nie nosi więcej niż dwóch przedmiotów. Dotknij tego, który odkładasz na dobre.
guide-ask-walkie = Kości leżą już pod włazem i mówią, dokąd przyjdą potwory. Dzięki walkie-talkie też możesz zajrzeć i nie musisz nikomu mówić, co tam widać.
guide-ask-announce = Masz odznakę, więc wybierasz cel pierwszy i jawnie. Możesz przy tym mówić, dokąd idą potwory, także nieprawdę. Twój ruch jest pierwszy, więc wolne pole na pewno będzie twoje.
guide-ask-destination = Wybierz, dokąd pójdzie jedna z twoich postaci; nikt tego nie zobaczy, dopóki nie wybiorą wszyscy. Postać wskażesz później. Jeśli w twojej turze obszar będzie pełny, trafi ona na parking.
guide-ask-move = Ktoś z twojej rodziny musi pójść do wybranego obszaru, czy to dobre, czy złe. Jeśli jest pełny, na parking ląduje ktoś, kto był wewnątrz.
guide-ask-drink = Napój energetyczny pozwala ruszyć się jeszcze raz: dotknij postaci, a potem obszaru z wolnym polem. Możesz też zachować go na później.
guide-ask-haunt = Twoja rodzina nie żyje, ale nie zaznała spokoju: dotknij obszaru, do którego wysyłasz potwora.
guide-ask-victim = Wybór padł na ciebie. Dotknij postaci, którą oddajesz: jej punkty przepadają, ale dostajesz żeton ofiary i rozstrzygasz remisy.

## Stan stołu

board-label = Oblężone centrum handlowe: sześć obszarów, chłodnia, właz z kośćmi i gracze
board-round = Runda { $number }
board-setup = Przygotowanie
board-phase = Faza { $number } z 7: { $name }
board-phases = Fazy rundy
board-alive =
    { $alive ->
        [one] żyje { $alive } postać
        [few] żyją { $alive } postacie
        [many] żyje { $alive } postaci
       *[other] żyje { $alive } postaci
    }, koniec przy { $limit }
board-alive-short = żywi: { $alive } · koniec: { $limit }
board-now = Teraz
board-variant = Wariant
board-standard = Gra standardowa, bez wariantu
board-you = ty

## Obszary

board-area = { $number } { $name }
board-fields = zajęte pola: { $taken } z { $capacity }
board-fields-open =
    { $taken ->
        [0] nikogo, miejsca bez ograniczeń
        [one] { $taken } postać, miejsca bez ograniczeń
        [few] { $taken } postacie, miejsca bez ograniczeń
        [many] { $taken } postaci, miejsca bez ograniczeń
       *[other] { $taken } postaci, miejsca bez ograniczeń
    }
board-free-field = Wolne pole
board-full = pełno
board-monsters =
    { $count ->
        [0] brak potworów
        [one] { $count } potwór
        [few] { $count } potwory
        [many] { $count } potworów
       *[other] { $count } potwora
    }
board-monsters-of =
    { $count ->
        [0] brak potworów
        [one] { $count } potwór
        [few] { $count } potwory
        [many] { $count } potworów
       *[other] { $count } potwora
    }, wcięć: { $notches }
board-strength = siła { $count }
board-holds = drzwi wytrzymają
board-breach = wejdą do środka
board-open-ground = otwarty teren, bez obrony
board-park-attack =
    { $count ->
        [one] { $count } atak, zginie jedna postać
        [few] { $count } ataki, w każdym ginie postać
        [many] { $count } ataków, w każdym ginie postać
       *[other] { $count } ataku, w każdym ginie postać
    }
board-nobody = nikogo w środku
board-closed = zamknięte na dobre
board-shutter =
    { $count ->
        [0] zamknie się na koniec rundy
        [one] jeszcze { $count } potwór i się zamknie
        [few] jeszcze { $count } potwory i się zamknie
        [many] jeszcze { $count } potworów i się zamknie
       *[other] jeszcze { $count } potwora i się zamknie
    }
board-never-closes = nigdy się nie zamyka
board-crowd = największy tłok: wabi potwora
board-crybabies = najwięcej Beks: wabią potwora
board-expected =
    { $count ->
        [one] { $count } kość sprowadzi tu potwora
        [few] { $count } kości sprowadzą tu potwory
        [many] { $count } kości sprowadzi tu potwory
       *[other] { $count } kości sprowadzi tu potwory
    }
board-can-die = Zginąć może ktoś od: { $names }
board-must-die = Postać musi oddać: { $name }
board-nobody-can-die = Wszyscy są ukryci: nikogo nie znajdą
board-votes-here = Głosy tutaj
board-votes =
    { $count ->
        [one] { $count } głos
        [few] { $count } głosy
        [many] { $count } głosów
       *[other] { $count } głosu
    }
board-inside = W środku
board-outside = Na zewnątrz
board-outlook = Co grozi
board-equal-lets-in = Przy równej sile potwory wchodzą
board-equal-holds = Przy równej sile drzwi jeszcze wytrzymają

## Postacie

board-character = { $kind } ({ $name })
board-character-own = { $kind } (twoja postać)
board-hidden = w ukryciu
board-worth =
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
board-family = Rodziny
board-where = { $kind }: { $area }
board-waits = czeka na pole
board-cold-place = w chłodni

## Chłodnia

board-cold = Chłodnia
board-cold-count =
    { $count ->
        [0] na razie pusto
        [one] { $count } ofiara
        [few] { $count } ofiary
        [many] { $count } ofiar
       *[other] { $count } ofiary
    }
board-row = Rząd { $number }
board-row-fill = zajęte miejsca: { $taken } z { $spaces }
board-row-1 = równa siła wpuszcza potwory
board-row-die = dochodzi kość
board-row-idle = nie działa w tym wariancie
board-row-off = jeszcze nie działa
board-row-on = już działa
board-row-waiting = tu czeka kość
board-stack =
    { $count ->
        [one] { $count } więcej pod rzędami
        [few] { $count } więcej pod rzędami
        [many] { $count } więcej pod rzędami
       *[other] { $count } więcej pod rzędami
    }
board-free-space = Wolne miejsce

## Właz i kości

board-hatch = Właz
board-dice-rolled = Rzuca { $name }
board-dice-under =
    { $count ->
        [one] { $count } kość pod włazem
        [few] { $count } kości pod włazem
        [many] { $count } kości pod włazem
       *[other] { $count } kości pod włazem
    }
board-dice-waiting =
    { $count ->
        [one] { $count } kość czeka na rzut
        [few] { $count } kości czekają na rzut
        [many] { $count } kości czeka na rzut
       *[other] { $count } kości czeka na rzut
    }
board-dice-open = Kości są odkryte
board-dice-old = Kości z poprzedniej rundy
board-die = Kość: { $number }, { $area }
board-die-covered = Zakryta kość
board-die-yours = Kość znana tylko tym, którzy zajrzeli: { $number }, { $area }
board-seen-by = Zna je: { $names }
board-seen-none = Nikt nie zaglądał
board-you-saw = znasz je
board-one-covered = jedna kość jest zakryta dla wszystkich

## Twierdzenia

board-claims = Co mówią o kościach
board-claims-none = Nikt nic nie mówi o kościach
board-claim-monsters = { $name }: potwory będą tu: { $area }
board-claim-quiet = { $name }: spokojnie będzie tu: { $area }
board-claim-true = prawda
board-claim-false = kłamstwo
board-claim-pending = jeszcze nie wiadomo

## Ciężarówka i zapasy

board-truck = Ciężarówka
board-stock =
    { $count ->
        [0] ciężarówka jest pusta
        [one] { $count } przedmiot w ciężarówce
        [few] { $count } przedmioty w ciężarówce
        [many] { $count } przedmiotów w ciężarówce
       *[other] { $count } przedmiotu w ciężarówce
    }
board-found = Znalezione w ciężarówce
board-found-count =
    { $count ->
        [one] { $name } trzyma { $count } przedmiot z ciężarówki
        [few] { $name } trzyma { $count } przedmioty z ciężarówki
        [many] { $name } trzyma { $count } przedmiotów z ciężarówki
       *[other] { $name } trzyma { $count } przedmiotu z ciężarówki
    }
board-boxed =
    { $count ->
        [one] { $count } przedmiot w pudełku
        [few] { $count } przedmioty w pudełku
        [many] { $count } przedmiotów w pudełku
       *[other] { $count } przedmiotu w pudełku
    }
board-pool =
    { $count ->
        [0] pula potworów jest pusta
        [one] { $count } potwór w puli
        [few] { $count } potwory w puli
        [many] { $count } potworów w puli
       *[other] { $count } potwora w puli
    }
board-supplies = Zapasy
board-played = Zagrane dotąd
board-played-none = jeszcze nic
board-you-gave = Twój prezent, który ma { $name }: { $item }
board-you-boxed = Odłożone przez ciebie do pudełka: { $item }
board-memory = Pamiętasz

## Gracze

board-players = Gracze
board-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
board-items =
    { $count ->
        [0] bez przedmiotów
        [one] { $count } przedmiot
        [few] { $count } przedmioty
        [many] { $count } przedmiotów
       *[other] { $count } przedmiotu
    }
board-badge = odznaka ochrony
board-victim = żeton ofiary: rozstrzyga remisy
board-gun =
    { $count ->
        [one] broń w ręku: { $count } głos więcej
        [few] broń w ręku: { $count } głosy więcej
        [many] broń w ręku: { $count } głosów więcej
       *[other] broń w ręku: { $count } głosu więcej
    }
board-out = poza grą
board-thinking = zastanawia się
board-ready = gotowe
board-goes = cel: { $area }
board-goes-open = ogłoszony cel: { $area }
board-goes-secret = twój tajny cel: { $area }
board-goes-hidden = cel jeszcze zakryty
board-open-hand = Ręka
board-hand = Twoje przedmioty
board-hand-empty = Nie masz przedmiotów

## Głosowania

board-vote-search = Kto przeszuka ciężarówkę?
board-vote-badge = Kto weźmie odznakę?
board-vote-victim = Kto straci postać?
board-discussion = Dyskusja
board-decision = Decyzja
board-tie = Remis
board-tie-rule = Remis rozstrzyga { $name }: ma żeton ofiary
board-weight = { $name }, { $count ->
        [one] { $count } głos
        [few] { $count } głosy
        [many] { $count } głosów
       *[other] { $count } głosu
    }
board-pointed = { $voter } wskazuje: { $name } ({ $count ->
        [one] { $count } głos
        [few] { $count } głosy
        [many] { $count } głosów
       *[other] { $count } głosu
    })
board-last-vote = Ostatnie głosowanie
board-chosen = Wybór pada na: { $name }
board-takes-part = Bierze udział
board-candidate = do wyboru
board-awaited = Czekamy na: { $names }

## Koniec

board-epilogue = Epilog { $number }
board-epilogue-none = Nie odblokowano nowego epilogu
board-unlocks = Odblokowuje wariant „{ $name }”
board-survivors = Ocaleni
board-winner = najwięcej punktów
board-score-kind = { $kind } żyje
board-score-keys = Kluczyki do ciężarówki
board-skip = Dalej

## Co robią przedmioty

board-item-walkie-talkie = Obejrzyj kości pod włazem
board-item-energy-drink = Po swoim ruchu rusz jeszcze jedną postać
board-item-gun = Głos więcej; na parkingu aż do końca ataku
board-item-canned-food = Odciągnij potwora z atakowanego obszaru do innego
board-item-baseball-bat = Usuń potwora z atakowanego obszaru
board-item-chainsaw = Usuń dwa potwory z atakowanego obszaru
board-item-molotov = Usuń wszystkie potwory z atakowanego obszaru
board-item-rotten-meat = Ukryj jedną swoją postać w atakowanym obszarze
board-item-truck-keys = Punkty na koniec, jeśli żyje ktoś od ciebie
