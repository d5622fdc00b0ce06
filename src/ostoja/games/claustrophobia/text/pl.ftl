# Claustrophobia po polsku.
#
# Zmienne: $a do $d to kolejne cele opcji albo fakty zdarzenia lub pytania, w porządku słownika i fraz gry.
# $a_key to sama etykieta, $a_acc to biernik. Kafli się nie odmienia: stoją po dwukropku albo w nawiasie.

game-title = Claustrophobia
game-tagline = Garstka bohaterów przeciw bezdennym lochom.
game-about = Pod miastem tunele są głodne. Jeden gracz prowadzi garstkę wojowników, którym każda rana odbiera jeden ze sposobów działania; drugi ma nieskończone zastępy Troglodytów, kilka wielkich Demonów i sam układa labirynt na drodze bohaterów. Każdy scenariusz ma własny cel: uciec, wysadzić szyb, zabić, zapieczętować, egzorcyzmować albo zdobyć skarb.

## Wojownicy (.acc: biernik)

warrior-redeemer = Odkupiciel
    .acc = Odkupiciela
warrior-brute-1 = Osiłek I
    .acc = Osiłka I
warrior-brute-2 = Osiłek II
    .acc = Osiłka II
warrior-blade-1 = Najemnik I
    .acc = Najemnika I
warrior-blade-2 = Najemnik II
    .acc = Najemnika II
warrior-troglodyte-1 = Troglodyta 1
    .acc = Troglodytę 1
warrior-troglodyte-2 = Troglodyta 2
    .acc = Troglodytę 2
warrior-troglodyte-3 = Troglodyta 3
    .acc = Troglodytę 3
warrior-troglodyte-4 = Troglodyta 4
    .acc = Troglodytę 4
warrior-troglodyte-5 = Troglodyta 5
    .acc = Troglodytę 5
warrior-troglodyte-6 = Troglodyta 6
    .acc = Troglodytę 6
warrior-troglodyte-7 = Troglodyta 7
    .acc = Troglodytę 7
warrior-troglodyte-8 = Troglodyta 8
    .acc = Troglodytę 8
warrior-troglodyte-9 = Troglodyta 9
    .acc = Troglodytę 9
warrior-troglodyte-10 = Troglodyta 10
    .acc = Troglodytę 10
warrior-troglodyte-11 = Troglodyta 11
    .acc = Troglodytę 11
warrior-demon-1 = Demon I
    .acc = Demona I
warrior-demon-2 = Demon II
    .acc = Demona II
warrior-demon-3 = Demon III
    .acc = Demona III
warrior-demon-4 = Demon IV
    .acc = Demona IV
warrior-demon-5 = Demon V
    .acc = Demona V
warrior-troglodytes = Troglodyci
    .acc = Troglodytów

## Karty Demonów

demon-underground-hunter = Podziemny Łowca
demon-demon-of-combat = Demon Walki
demon-master-of-souls = Pan Dusz
demon-tempter = Kusiciel
demon-possessed-brute = Opętany Osiłek
demon-possessed-blade = Opętany Najemnik
demon-guardian-demon = Demon Strażnik
demon-putrefied-damned = Zgniły Potępieniec

## Scenariusze

scenario-survivors = Ocaleni
scenario-stem-the-tide = Powstrzymać falę
scenario-cut-off-the-head = Odciąć głowę
scenario-ritual = Rytuał
scenario-possessed = Opętani
scenario-who-dares-wins = Kto nie ryzykuje
scenario-infection = Zaraza
scenario-own = Własny scenariusz

## Labirynt

place-plain = Tunel
place-exit = Wyjście
place-pentacle = Komnata Pentagramu
place-lair = Leże
place-hole = Dziura w ziemi
place-stash = Skrytka
place-hungry = Głodne Tunele
place-tight = Ciasny Tunel
place-flooded = Zalany Tunel
place-booby = Tunel z pułapką
place-mechanism = Demoniczny Mechanizm
tile-T01 = Wyjście
    .to = do Wyjścia
tile-T02 = Komnata Pentagramu
    .to = do Komnaty Pentagramu
tile-T03 = Leże 1
    .to = do Leża
tile-T04 = Leże 2
    .to = do Leża
tile-T05 = Dziura w ziemi 1
    .to = do dziury w ziemi
tile-T06 = Dziura w ziemi 2
    .to = do dziury w ziemi
tile-T07 = Dziura w ziemi 3
    .to = do dziury w ziemi
tile-T08 = Skrytka 1
    .to = do Skrytki
tile-T09 = Skrytka 2
    .to = do Skrytki
tile-T10 = Skrytka 3
    .to = do Skrytki
tile-T11 = Skrytka 4
    .to = do Skrytki
tile-T12 = Głodne Tunele 1
    .to = do Głodnych Tuneli
tile-T13 = Głodne Tunele 2
    .to = do Głodnych Tuneli
tile-T14 = Ciasny Tunel 1
    .to = do Ciasnego Tunelu
tile-T15 = Ciasny Tunel 2
    .to = do Ciasnego Tunelu
tile-T16 = Ciasny Tunel 3
    .to = do Ciasnego Tunelu
tile-T17 = Zalany Tunel 1
    .to = do Zalanego Tunelu
tile-T18 = Zalany Tunel 2
    .to = do Zalanego Tunelu
tile-T19 = Zalany Tunel 3
    .to = do Zalanego Tunelu
tile-T20 = Tunel z pułapką 1
    .to = do tunelu z pułapką
tile-T21 = Tunel z pułapką 2
    .to = do tunelu z pułapką
tile-T22 = Tunel z pułapką 3
    .to = do tunelu z pułapką
tile-T23 = Demoniczny Mechanizm 1
    .to = do Demonicznego Mechanizmu
tile-T24 = Demoniczny Mechanizm 2
    .to = do Demonicznego Mechanizmu
tile-T25 = Tunel 1
    .to = do tunelu
tile-T26 = Tunel 2
    .to = do tunelu
tile-T27 = Tunel 3
    .to = do tunelu
tile-T28 = Tunel 4
    .to = do tunelu
tile-T29 = Tunel 5
    .to = do tunelu
tile-T30 = Tunel 6
    .to = do tunelu
tile-T31 = Tunel 7
    .to = do tunelu
tile-T32 = Tunel 8
    .to = do tunelu
tile-T33 = Tunel 9
    .to = do tunelu
tile-T34 = Tunel 10
    .to = do tunelu
tile-T35 = Tunel 11
    .to = do tunelu
tile-T36 = Tunel 12
    .to = do tunelu
direction-north = północ
direction-east = wschód
direction-south = południe
direction-west = zachód

## Dary, Przedmioty, karty

gift-smite = Porażenie Złych
gift-courage = Aura Odwagi
gift-gather = Do mnie!
gift-healing = Aura Uzdrowienia
gift-precognition = Aura Jasnowidzenia
gift-blessing = Aura Błogosławieństwa
object-blunderbuss = Garłacz
object-shield = Stalowa Tarcza
object-scepter = Berło Dowodzenia
object-lantern = Latarnia Górnika
advantage-map = Mapa Kanałów
advantage-grenade = Granat
advantage-healing = Mikstura Uzdrawiająca
advantage-second = Drugi Oddech
advantage-mighty = Potężny Cios
advantage-dodge = Unik
advantage-lucky = Szczęśliwy Talizman
eventcard-lost = Zagubieni
eventcard-panic = Panika!
eventcard-tough = Twardzi Troglodyci
eventcard-critical = Trafienie Krytyczne
eventcard-terror = Przerażenie
eventcard-ambush = Zasadzka
eventcard-rockfall = Zawał
eventcard-regeneration = Regeneracja
eventcard-frenzy = Szał
eventcard-snuffed = Zgaszona Latarnia
eventcard-twist = Zrządzenie Losu

## Przeznaczenie

square-calm = Cisza przed Burzą
square-sounds = Odgłosy z Głębin
square-speed = Nadnaturalna Szybkość
square-legion = Jest ich Legion
square-claws = Naostrzone Pazury
square-dark = Mroczne Przeznaczenie
square-taste = Smak Krwi
square-burrow = Ryjące Potwory
square-resist = Opór Jest Daremny
square-trap = Pułapka
boon-movement = ruch
boon-combat = walka
force-brute = Osiłek
force-blade = Najemnik
side-human = Gracz Ludzi
side-demon = Gracz Demona
side-nobody = Nikt

## Fazy

phase-initiative = Inicjatywa
phase-human-action = Akcja Ludzi
phase-threat = Groza
phase-demon-action = Akcja Demona
phase-over = Koniec gry

## Opcje, tak jak stoją na przycisku; atrybut ma pierwszeństwo przy pytaniu, od którego ma nazwę

option-pass = Pas
    .ask-act = Zakończ aktywację
    .ask-activate = Zakończ fazę
    .ask-send = Nie wysyłaj nikogo więcej
    .ask-place = Zostaw pozostałe kości
    .ask-buy = Nie kupuj nic więcej
    .ask-foresee = Dobierz jeden kafel
    .ask-charm = Rzuć tymi kośćmi
option-bid = Licytuj: { $a }
option-hire = Najmij: { $a }
option-learn = Weź Dar: { $a }
option-buy = Kup: { $a }
option-stock = Kup losową kartę Przewagi
option-equip = Przedmiot { $a } niesie: { $b }
option-load = Ładunek niesie: { $a }
option-assign = Kość z wynikiem { $a }
option-charm = Zagraj kartę Szczęśliwy Talizman
option-reroll-die = Przerzuć kość z wynikiem { $a }
option-twist = Zagraj Zrządzenie Losu na kość z wynikiem { $a }
option-bless = Błogosław: { $a } ({ $b })
option-hearten = Żeton Odwagi otrzymuje { $a }
option-terrify = Zagraj kartę Przerażenie na { $a_acc }
option-snuff = Zagraj kartę Zgaszona Latarnia
option-activate = Aktywuj { $a_acc }
option-heal = Aura Uzdrowienia: { $a }, linia { $b }
option-drink = Wypij miksturę: linia { $a }
option-hurry = Zagraj kartę Drugi Oddech
option-humble = Aura Błogosławieństwa: wróg traci punkt Grozy
option-panic = Zagraj kartę Panika!
option-step = Idź: { $a }
option-crawl = Przeczołgaj się dziurą: { $a }
option-explore = Eksploruj: { $a }
option-chart = Zagraj kartę Mapa Kanałów
option-mislead = Zagraj kartę Zagubieni
option-foresee = Użyj Jasnowidzenia: dobierz dwa kafle
option-keep = Połóż: { $a }
option-turn = Obróć o { $a } stopni
option-dig = Żeton Dziury: { $a }
option-attack = Zaatakuj { $a_acc }
option-shoot = Strzelaj w { $a_acc } ({ $b })
option-strike = Zagraj kartę Potężny Cios
option-throw = Rzuć Granat: { $a }
option-smite = Poraź { $a_acc }
option-reroll = Przerzuć pudła: { $a }
option-dodge = Zagraj kartę Unik
option-suffer = Trafienie przyjmuje { $a }
option-cancel = Anuluj linię { $a }
option-fall = Trafienie spada na { $a_acc }
option-plant = Podłóż ładunek
option-seal = Połóż Pieczęć
option-unseal = Usuń Pieczęć
option-exorcise = Egzorcyzmuj { $a_acc }
option-take = Weź to, co tu leży
option-place = { $b } na pole: { $a }
option-resolve = Wykonaj: { $a }
option-trap = Pułapka: zrań { $a_acc }
option-send = Troglodyta: { $a }
option-send-tough = Twardy Troglodyta: { $a }
option-summon = Demon wchodzi: { $a }
option-ambush = Zagraj Zasadzkę: { $a }
option-regenerate = Zagraj kartę Regeneracja na { $a_acc }
option-grow = Zagraj kartę Regeneracja za punkt Grozy
option-critical = Trafienie Krytyczne: { $a }
option-expose = { $a } traci Ochroniarza
option-crush = Zawał: { $a }
option-enrage = Szał: { $a }
option-appear = Pojawia się { $a }
option-withdraw = Zdejmij { $a_acc }

## Zdarzenia

event-scenario = Scenariusz: { $a }.
event-humans = { $a } gra Ludźmi.
event-bid = { $a } licytuje: { $b }.
event-won-bid =
    { $a } gra Ludźmi i ma na zakupy { $b ->
        [one] { $b } punkt
        [few] { $b } punkty
        [many] { $b } punktów
       *[other] { $b } punktu
    }.
event-bought = { $a } kupuje; zostało punktów: { $b }.
event-handicap = Wyrównanie szans: { $a }.
event-learned = Odkupiciel ma jeszcze jeden Dar: { $a }.
event-equipped = { $a } niesie Przedmiot: { $b }.
event-loaded = { $a } niesie ładunek.
event-round = Zaczyna się runda { $a }.
event-advantage = Gracz Ludzi zagrywa kartę: { $a }.
event-event = Gracz Demona zagrywa kartę: { $a }.
event-drew-advantage = Dobierasz kartę Przewagi: { $a }.
event-drew-an-advantage = Gracz Ludzi dobiera kartę Przewagi.
event-drew-event = Dobierasz kartę Wydarzeń: { $a }.
event-drew-an-event = Gracz Demona dobiera kartę Wydarzeń.
event-action-die = Kość Akcji: { $a }.
event-rerolled = Przerzut: { $a }.
event-assigned = { $a } dostaje kość z wynikiem { $b }.
event-exhausted = { $a } jest Wyczerpany.
event-gathered = Do mnie! daje dodatkowe kości: { $a }.
event-blessed = { $a } otrzymuje Błogosławieństwo ({ $b }).
event-heartened = { $a } otrzymuje żeton Odwagi.
event-terrified = { $a } jest przerażony.
event-activated = Aktywacja: { $a } ({ $b }).
event-panic = { $a } wpada w panikę i nie może walczyć.
event-humbled = Aura Błogosławieństwa: zostało punktów Grozy: { $a }.
event-healed = { $a } odzyskuje linię { $b }.
event-entered = { $a } wchodzi { $b_to }.
event-explores = { $a } eksploruje ({ $b }, { $c }).
event-lost = { $a } gubi drogę: przejście zamknięte dla Ludzi ({ $b }, { $c }).
event-foresaw = Gracz Ludzi ogląda dwa kafle.
event-foresaw-tile = Widzisz kafel: { $a }.
event-drew-tile = Dobrano kafel: { $a }.
event-laid = Kafel { $a } leży za kaflem { $b } ({ $c }).
event-dead-end = Ślepy zaułek: { $a } odpada.
event-set-aside = Na razie odłożony kafel: { $a }.
event-countdown = Kafli do wyjścia: { $a }.
event-hole = Żeton Dziury leży: { $a }, druga strona: { $b }.
event-booby-trap = { $a } uruchamia pułapkę ({ $b }): { $c }.
event-mechanism = Mechanizm rusza ({ $a }): dodatkowa kość Przeznaczenia.
event-stash = { $a } przeszukuje: { $b }.
event-attacks = { $a } atakuje { $b_acc } ({ $c }).
event-combat-die = { $a } rzuca { $b } (potrzeba: { $c }).
event-critical = Trafienie Krytyczne: { $a } trafia raz więcej.
event-hits =
    { $c ->
        [0] { $a } nie trafia { $b_acc }.
        [one] { $a } trafia { $b_acc } raz.
        [few] { $a } trafia { $b_acc } { $c } razy.
        [many] { $a } trafia { $b_acc } { $c } razy.
       *[other] { $a } trafia { $b_acc } { $c } razy.
    }
event-guarded = { $a } przyjmuje trafienie (chroniony: { $b }).
event-cancelled = { $a } traci linię { $b }.
event-died = { $a } ginie ({ $b }).
event-token-lost = { $a } traci żeton Twardego.
event-killed = { $a } ginie ({ $b }).
event-wounded =
    { $c } ({ $a }) otrzymuje { $b ->
        [one] { $b } ranę
        [few] { $b } rany
        [many] { $b } ran
       *[other] { $b } rany
    }.
event-slain = { $b } ({ $a }) ginie: { $c }.
event-smote = Odkupiciel poraża { $a_acc } ({ $b }).
event-thrown = { $a } rzuca Granat: { $b }.
event-blast-die = Wybuch, { $a }: { $b } (potrzeba: { $c }).
event-rockfall = Strop się wali: { $a }.
event-rock-die = Kamienie, { $a }: { $b }.
event-destiny-die = Kość Przeznaczenia: { $a }.
event-placed-die = Kość { $a } leży na polu: { $b }.
event-resolved = Wykonano: { $a }.
event-threat = Punkty Grozy: +{ $a }, razem { $b }.
event-trapped = Pułapka dosięga { $a_acc }.
event-sent = Przybywa { $a }: { $b }. Zostało punktów Grozy: { $c }.
event-came-free = { $a } przybywa za darmo: { $b }.
event-appeared = Pojawia się { $b } ({ $a }): { $c }.
event-ambush = Zasadzka: { $a }.
event-regenerated = { $b } ({ $a }) regeneruje się.
event-named = Trafienie Krytyczne dotyczy: { $a }.
event-exposed = { $a } nie ma w tej fazie Ochroniarza.
event-enraged = { $a } wpada w szał.
event-withdrew = { $a } ustępuje miejsca ({ $b }).
event-escaped = { $a } ucieka!
event-planted = { $a } podkłada ładunek ({ $b }).
event-sealed =
    { $a } kładzie Pieczęć; { $b ->
        [one] jest teraz { $b }
        [few] są teraz { $b }
        [many] jest ich teraz { $b }
       *[other] jest ich teraz { $b }
    }.
event-unsealed = { $a } usuwa Pieczęć; zostało: { $b }.
event-exorcised = { $a } uwalnia: { $c } ({ $b })!
event-prostrate = { $b } ({ $a }) leży powalony.
event-rose = { $b } ({ $a }) wstaje.
event-took = { $a } podnosi to, co tu leży ({ $b }).
event-treasure = { $a } znajduje skarb ({ $b })!
event-false-treasure = { $a } znajduje fałszywy skarb ({ $b }).
event-infected = Zaraza dosięga { $a_acc }.
event-time-is-up = Runda { $a } była ostatnia: kto został pod ziemią, przepada.
event-end =
    { $a_key ->
        [nobody] Gra kończy się remisem.
       *[other] { $a } zwycięża.
    }

## Pytania

ask-bid = Ile licytujesz za stronę Ludzi? Ostatnia oferta: { $a }.
    .title = Licytacja
ask-buy = Co kupujesz? Zostało punktów: { $a }, kupione karty Przewagi: { $b }.
    .title = Zakupy
ask-learn = Który Dar otrzymuje dodatkowo Odkupiciel?
    .title = Dodatkowy Dar
ask-equip = Kto niesie Przedmiot: { $a }?
    .title = Przedmioty
ask-load = Kto niesie ładunek nr { $a }?
    .title = Ładunki
ask-dice-cards = Kości Akcji rzucone. Zagrywasz kartę?
    .title = Kości Akcji
ask-charm = Które kości przerzucasz?
    .title = Szczęśliwy Talizman
ask-assign = Którą kość dostaje { $a }?
    .title = Przydział kości
ask-support = Kości przydzielone. Używasz Błogosławieństwa, Odwagi albo karty?
    .title = Wsparcie
ask-dusk = Zaczyna się faza Akcji Ludzi. Zagrywasz kartę?
    .title = Przed akcją Ludzi
ask-activate = Który wojownik działa teraz?
    .title = Aktywacja
ask-ready = Aktywacja: { $a }. Używasz Daru lub karty?
    .title = Początek aktywacji
ask-act = Co robi { $a }? Pozostały Ruch: { $b }.
    .title = Działanie
ask-explore-cards = Eksploracja ({ $a }, { $b }). Zagrywasz kartę?
    .title = Eksploracja
ask-foresee = Czy oglądasz dwa kafle i wybierasz jeden?
    .title = Jasnowidzenie
ask-keep-tile = Który kafel zostanie położony?
    .title = Jasnowidzenie
ask-turn = Jak leży { $a }? Odkrywca idzie na { $b }.
    .title = Układanie kafla
ask-dig = Gdzie jest drugi koniec ({ $a })?
    .title = Dziura w ziemi
ask-appear = Kto się pojawia ({ $a })?
    .title = Opętani
ask-strike = Atakuje { $a }. Zagrywasz Potężny Cios?
    .title = Atak
ask-reroll =
    { $a } jest Szaleńczy. Ile pudeł przerzucasz? { $b ->
        [one] Jest { $b }
        [few] Są { $b }
        [many] Jest ich { $b }
       *[other] Jest ich { $b }
    }.
    .title = Szaleńczy
ask-dodge =
    { $a } ma przyjąć { $b ->
        [one] { $b } trafienie
        [few] { $b } trafienia
        [many] { $b } trafień
       *[other] { $b } trafienia
    }. Zagrywasz Unik?
    .title = Unik
ask-suffer = Kto przyjmuje trafienie ({ $a })? Zostało trafień: { $b }.
    .title = Ochroniarz
ask-line = Którą linię traci { $a }? Zostało ran: { $b }.
    .title = Rana
ask-fall = Który Troglodyta przyjmuje trafienie ({ $a })? Zostało trafień: { $b }.
    .title = Trafienie
ask-withdraw = Za ciasno ({ $a }): kto ustępuje miejsca?
    .title = Za ciasno
ask-place = Gdzie kładziesz kości Przeznaczenia? Zostało kości: { $a }.
    .title = Przeznaczenie
ask-resolve = Który efekt teraz?
    .title = Przeznaczenie
ask-send = Kogo i dokąd wysyłasz? Punkty Grozy: { $a }, Demonów w zapasie: { $b }.
    .title = Wysyłanie wojowników
ask-omens = Zaczyna się faza Akcji Demona. Zagrywasz kartę?
    .title = Przed akcją Demona
ask-expose = Kto traci w tej fazie Ochroniarza?
    .title = Trafienie Krytyczne

## Rozmowa

talk-claim-event = Mam kartę: { $a }.
    .label = Mam kartę (Wydarzenie) …
talk-claim-advantage = Trzymam kartę: { $a }.
    .label = Mam kartę (Przewaga) …
talk-threat-hunt = { $a } nie wyjdzie stąd żywy!
    .label = … nie wyjdzie stąd żywy!
talk-promise-survive = { $a } to przetrwa.
    .label = … to przetrwa
talk-threat-taunt = Zgnijecie tu na dole!
    .label = Zgnijecie tu na dole
talk-threat-warn = Jeszcze krok, a pożałujecie.
    .label = Jeszcze krok …

## Opcje stołu

choice-scenario = Scenariusz
    .about = W co gramy; na pierwszą grę polecamy scenariusz Ocaleni.
choice-scenario-survivors = Ocaleni
choice-scenario-stem-the-tide = Powstrzymać falę
choice-scenario-cut-off-the-head = Odciąć głowę
choice-scenario-ritual = Rytuał
choice-scenario-possessed = Opętani
choice-scenario-who-dares-wins = Kto nie ryzykuje
choice-scenario-infection = Zaraza
choice-scenario-own = Własny scenariusz
choice-scenario-random = wylosowany spośród sześciu z pudełka
choice-human_seat = Kto gra Ludźmi
    .about = Miejsce gracza Ludzi; drugi gracz prowadzi Demona.
choice-human_seat-random = losowo
choice-human_seat-0 = pierwsze miejsce
choice-human_seat-1 = drugie miejsce
choice-auction = Licytacja stron
    .about = Strony są licytowane; kto zejdzie najniżej, kupuje i prowadzi Ludzi.
choice-auction-true = tak
choice-auction-false = nie
choice-handicap_human = Utrudnienie dla Ludzi
    .about = Przed grą z talii Wydarzeń znikają jeden Zagubieni i dwie Paniki!
choice-handicap_human-true = tak
choice-handicap_human-false = nie
choice-handicap_card = Utrudnienie dla Demona: karta
    .about = Gracz Ludzi dobiera jedną kartę Przewagi więcej.
choice-handicap_card-true = tak
choice-handicap_card-false = nie
choice-handicap_gift = Utrudnienie dla Demona: Dar
    .about = Odkupiciel otrzymuje jeszcze jeden Dar.
choice-handicap_gift-true = tak
choice-handicap_gift-false = nie
choice-handicap_events = Karty utrudnienia
    .about = Co dzieje się z trzema kartami utrudnienia dla Ludzi.
choice-handicap_events-removed = wypadają z gry
choice-handicap_events-hand = trafiają na rękę gracza Demona
choice-booby_scope = Pułapki
    .about = Pułapka działa raz na kafel albo raz na każdego wojownika.
choice-booby_scope-tile = raz na kafel
choice-booby_scope-warrior = raz na wojownika

## Karty pierwszego wyboru

choice-scenario-survivors-card = Dwóch wojowników ma dotrzeć do Wyjścia, które leży na końcu kafli. Jest tu wszystko, co gra ma do pokazania, i nic ponadto.
    .minutes = 45–60
    .weight = 1
    .first = yes
choice-scenario-stem-the-tide-card = Ludzie niosą ładunki do szybu, z którego wylewają się Troglodyci, i wysadzają go. Wyścig z rosnącym tłumem.
    .minutes = 60
    .weight = 2
choice-scenario-cut-off-the-head-card = Stadem dowodzi jeden wielki Demon: trzeba go znaleźć i zabić. Krótko, krwawo, a wygrywa ten, kto wybiera chwilę walki.
    .minutes = 45
    .weight = 2
choice-scenario-ritual-card = Pieczęcie trzymają coś w zamknięciu; jedni je łamią, drudzy bronią. Dużo chodzenia i zastawiania drogi.
    .minutes = 60–75
    .weight = 2
choice-scenario-possessed-card = Dwoje z nich przeszło na drugą stronę. Ludzie muszą uwolnić albo zabić Opętanych, zanim ciemność zabierze resztę.
    .minutes = 60–75
    .weight = 3
choice-scenario-who-dares-wins-card = Gdzieś leży skarb. Trzeba go zdobyć i wynieść: chciwość przeciw ostrożności.
    .minutes = 60
    .weight = 2
choice-scenario-infection-card = Kto tu padnie, powstaje po drugiej stronie. Najtrudniejszy ze wszystkich, dla tych, którzy znają grę.
    .minutes = 60–90
    .weight = 3
choice-scenario-random-card = Losuje się jeden z sześciu z pudełka. Dla tych, którzy znają wszystkie.
    .minutes = 45–90
choice-scenario-own-card = Ułożony przez was w pliku danych stołu. Wzór leży obok pozostałych.
choice-human_seat-0-card = Prowadzisz wojowników przez labirynt, a każda rana odbiera jeden ze sposobów działania. Łatwiejsze na pierwszą grę.
    .name = Graj Ludźmi
    .first = yes
choice-human_seat-1-card = Dowodzisz nieprzebranymi Troglodytami i Demonem i układasz labirynt na drodze Ludzi. Co turę więcej do wyboru.
    .name = Graj Demonami
choice-human_seat-random-card = O tym, kto prowadzi Ludzi, decyduje los.
    .name = Niech zdecyduje los
