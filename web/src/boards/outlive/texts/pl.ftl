# Co plansza Ocalonych mówi poza tekstami samej gry.

intro = Sześć dni na pustkowiu
    .goal = Twój schron chce się dostać do Konwoju. Po sześciu dniach wygrywa, kto ma najwięcej punktów przetrwania: po 1 za każdego ocalonego, każde naprawione wyposażenie i każdy pełny symbol, więcej za zakończone wydarzenia i pełne pomieszczenia – a miernik napromieniowania doda punktów albo je odbierze.
    .turn = W dzień czworo twoich bohaterów rusza w krąg, każdy o 1 albo 2 obszary. Kto przybywa, wywiera presję na słabszych, którzy już się dziś ruszyli, a potem wykonuje tyle akcji, ile ma siły. Nocą kończysz wydarzenia, żywisz ludzi, stawiasz czoła promieniowaniu, werbujesz, budujesz i naprawiasz.
    .win = Rośnij z głową: każde zasiedlone pomieszczenie je z twoich zapasów, mięso nie dotrwa do rana, a ludzie w śluzie zatrzymują promieniowanie, ale piją wodę.

## Pytania – dla kogoś, kto gra pierwszy raz

guide-ask-draft = Początek, po kolei: zatrzymaj cztery z sześciu pomieszczeń, zbuduj za darmo jedno z siedmiu, powiedz, ilu z czworga ocalonych w nim zamieszka, wybierz lidera i ustaw bohaterów 5 i 4; obie trójki zajmą to, co zostanie. Pomieszczenie działa dopiero pełne, więc takie na cztery osoby za 1 żywność to bezpieczny start. Nikt nie widzi twoich wyborów, dopóki wszyscy nie skończą.
guide-ask-station = Ustaw bohatera na jednym z obszarów swojego lidera. Bohater przechodzi dziennie 1 albo 2 obszary i nie może stanąć obok innego twojego, więc lepiej ich rozproszyć.
guide-ask-discard = Mary przeszukała miasta jeszcze przed grą. Odłóż jeden żeton; pozostałe trzy dają ci to, co pokazują.
guide-ask-rats = Co rano szczury zjadają w każdym schronie 1 żywność, dopóki ktoś nie zakończy wydarzenia. Oddaj to, co najmniej potrzebne; mięso i tak zepsuje się w nocy.
guide-ask-clan = Co rano klan zabiera każdemu dwa żetony spośród materiałów i amunicji, dopóki ktoś nie zakończy wydarzenia. Wybierasz jeden po drugim.
guide-ask-lose = Tracisz ocalonego. Wskaż śluzę albo pomieszczenie; pomieszczenie, które przestaje być pełne, natychmiast przestaje działać.
guide-ask-move = Dotknij jednego ze swoich leżących bohaterów, a potem podświetlonego obszaru o 1 albo 2 kroki dalej. Możesz przejść obok każdego, ale nie stanąć obok własnego bohatera. Na słabszych cudzych bohaterów, którzy już się dziś ruszyli, wywierasz presję: podgląd mówi, na kogo i jak silną.
guide-ask-moor = Na statku bohater zajmuje wolne pole równe swojej sile. Kotwiczka pozwala wejść o pole wyżej, po jedną konserwę więcej.
guide-ask-bat = Z kijem bohater wywiera presję, jakby miał siłę większą o 1 – na każdego, kto tu stoi. Raz dziennie.
guide-ask-defence = Przybył silniejszy bohater. Każda zużyta amunicja zmniejsza presję o 1, kamizelka o 2. Za każdy pozostały punkt oddajesz 1 żywność albo materiał.
guide-ask-tribute = Za każdy punkt presji jedna żywność albo jeden materiał zmienia właściciela. Amunicji nie zabiera się nigdy.
guide-ask-bonus = To wyposażenie daje ci coś od ręki i za darmo, każde raz dziennie.
guide-ask-admit = W śluzie ocalony chroni przed promieniowaniem i może się potem przenieść; w pomieszczeniu zostaje na zawsze, ale od razu je zapełnia.
guide-ask-action = Każda akcja to jeden żeton, jedno przeszukanie albo jedno wyposażenie z tego obszaru, w dowolnej kolejności, póki coś tu jest. Polowanie kosztuje tyle akcji, ile wynosi wytrzymałość zwierzyny; amunicja zastępuje akcje. Zdobycze od razu trafiają do schronu.
guide-ask-track = Tylko ty widzisz ten stos. Upoluj dowolne zwierzę albo zrezygnuj; czujnik jest zużyty tak czy inaczej.
guide-ask-hunt = Powiedz, ile zużywasz amunicji; resztę wytrzymałości pokonujesz akcjami. Strzelba i potrzask dodają po 1 siły.
guide-ask-resolve = Kto zapłaci koszt wydarzenia, kończy je dla wszystkich i bierze kartę dla jej punktów. Rada raz w nocy obniża koszt. Jeśli spasujesz, szansę dostaje następny gracz.
guide-ask-event-cost = Wybierz, którym żetonem płacisz teraz. Każdy podświetlony rodzaj jest dobry.
guide-ask-feed = Każde zamieszkane pomieszczenie zjada całe swoje utrzymanie. Zacznij od mięsa, bo się psuje. Woda dla śluzy jest już zapłacona.
guide-ask-recruit = Każda żywność sprowadza do śluzy 1 ocalonego, póki są miejsca. Pamiętaj, że jutro będą spragnieni.
guide-ask-build = Buduj pomieszczenia za 3 dowolne materiały, przenoś ludzi ze śluzy na wolne miejsca i używaj pełnych pomieszczeń, w dowolnej kolejności. Kto wejdzie do pomieszczenia, zostaje w nim na dobre.
guide-ask-repair = Naprawa kosztuje dokładnie te materiały, które widać na żetonie. Naprawione wyposażenie działa raz dziennie do końca gry i jest warte 1 punkt, a z drugą połówką symbolu jeszcze 1.

## Dni

out-days = Dni
out-day = Dzień { $round } z { $rounds }
out-before = Przed pierwszym dniem
out-step = Krok
out-steps = Siedem kroków nocy
out-step-resolve = Noc 1: wydarzenia
out-step-feed = Noc 2: żywienie
out-step-radiation = Noc 3: promieniowanie
out-step-recruit = Noc 4: werbunek
out-step-build = Noc 5: budowa
out-step-repair = Noc 6: naprawa
out-step-clean-up = Noc 7: sprzątanie
out-short-resolve = wydarzenia
out-short-feed = żywienie
out-short-radiation = promienie
out-short-recruit = werbunek
out-short-build = budowa
out-short-repair = naprawa
out-short-clean-up = porządki
out-now = teraz
out-done = już było
out-radiation = Promieniowanie
out-radiation-tonight = promieniowanie tej nocy
out-level = dzień { $round }: promieniowanie { $level }
out-first = pierwszy gracz
out-heir = pierwszy gracz od tej nocy
out-turn = Teraz działa
out-actions = pozostałe akcje
out-opened = tama jest otwarta
out-out = dziś już się nie rusza
out-stack = Wyposażenie
out-stack-left = żetony w stosie
out-discards = Odrzucone

## Obszary

out-wasteland = Pustkowie
out-area-base = Baza
out-area-silent_peak = Silent Peak
out-area-mine = Kopalnia
out-area-ship = Statek
out-area-park = Lunapark
out-area-blackwood = Blackwood
out-area-forest = Las
out-area-dam = Tama
out-pool = W puli
out-pool-of = { $count } z { $limit }
out-pool-cut = { $count } z { $limit } dziś, zwykle { $printed }
out-pool-empty = nic nie zostało
out-heroes = Bohaterowie
out-hero = bohater { $strength }
out-hero-of = { $name }: bohater { $strength }
out-active = już się ruszył
out-inactive = jeszcze się nie ruszył
out-nobody = nikogo
out-algae = algi
out-algae-there = można dziś zjeść: miernik o 1 lepszy
out-algae-gone = zjedzone, odrosną jutro
out-animals = Zwierzyna
out-animals-left =
    { $count ->
        [one] { $count } zwierzę w stosie
        [few] { $count } zwierzęta w stosie
       *[other] { $count } zwierząt w stosie
    }
out-no-animals = nie ma już zwierzyny
out-toughness = wytrzymałość { $toughness }
out-meat-next = następna sztuka daje mięso: { $meat }
out-tracked = Znasz ten stos, od góry
out-tracked-by = zna ten stos
out-berths = Pola
out-berth = pole { $strength }
out-cans =
    { $count ->
        [one] { $count } konserwa
        [few] { $count } konserwy
       *[other] { $count } konserw
    }
out-survivor-aboard = czeka ocalony
out-berth-empty = bez ocalonego
out-berth-free = wolne
out-tiles = Wystawione
out-no-tiles = nic nie zostało
out-search = Stos przeszukiwania
out-search-left =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[other] { $count } żetonów
    }
out-inside = Jeszcze w stosie
out-order = Znasz kolejność
out-open-tokens = Leżą odkryte
out-neighbours = obok: { $one }, { $other }

## Konwój i wydarzenia

out-convoy = Konwój
out-convoy-about = Wydarzenia i promieniowanie tej nocy
out-face-down = odkryje się w dniu { $round }
out-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
out-cost = koszt
out-any-food = dowolna żywność
out-taken-by = zakończone: { $name }
out-payers = może teraz zapłacić
out-no-payers = nikt nie może teraz zapłacić
out-immune = Twoja Warta cię przed tym chroni.
calamity-effect-fire = W lesie co dzień leży o { $cut } mniej.
calamity-effect-debris = W kopalni co dzień leży o { $cut } mniej.
calamity-effect-looters = W lunaparku co dzień leży o { $cut } mniej.
calamity-effect-nomads = Oba stosy przeszukiwania są o { $cut } mniejsze.
calamity-effect-shortage = W lesie, kopalni i lunaparku leży o { $cut } mniej.
calamity-effect-sandstorm = Bohaterowie mają najwyżej { $storm } akcje, a na statku liczą się jak { $storm }; presja się nie zmienia.
calamity-effect-cloud = Co rano każdy miernik pogarsza się o { $amount }.
calamity-effect-rats = Co rano każdy schron traci żywność ({ $amount }), a bez niej ocalonego.
calamity-effect-clan = Co rano każdy schron traci materiały lub amunicję ({ $amount }), a bez nich ocalonego.
calamity-effect-glaciation = Co rano każdy schron traci ocalonego.
calamity-effect-plague = Każde zwierzę daje o { $amount } mięsa mniej.
calamity-effect-mutation = Każde zwierzę ma o { $amount } większą wytrzymałość.

## Schrony

out-shelter = Schron: { $name }
out-own-shelter = Twój schron
out-drafting = jeszcze wybiera w tajemnicy
out-leader = Lider
out-age = wiek: { $age }
out-no-leader = jeszcze bez lidera
out-goods = Zapasy
out-no-goods = pusto
out-reserve = rezerwa wody
out-spoils = zepsuje się w nocy
out-spills = przez noc przetrwa tylko { $count } wody
out-gauge = Miernik napromieniowania
out-gauge-at = miernik: { $points }
out-airlock = Śluza
out-airlock-of = zajęte miejsca: { $count } z { $places }
out-airlock-water = woda tej nocy
out-rooms = Pomieszczenia
out-basic = podstawowe
out-advanced = zaawansowane
out-unbuilt = niezbudowane
out-works = działa
out-idle = brakuje ludzi
out-used = użyte
out-people-of = ludzie: { $count } z { $places }
out-upkeep = utrzymanie { $upkeep }
out-due = dziś w nocy zje { $due }
out-repaired = Naprawione
out-broken = Zepsute
out-no-equipment = brak wyposażenia
out-fresh = gotowe
out-repair-cost = naprawa
out-symbol = symbol: { $symbol }
out-symbol-pair = pełny symbol: { $symbol }
out-symbol-other = druga połówka: { $tile }
out-trophies = Upolowane
out-no-trophies = jeszcze nic
out-tonight = Tej nocy
out-tomorrow = Następnej nocy
out-need-food = żywność dla pomieszczeń
out-need-water = woda dla śluzy
out-need-missing = tylu brakuje, tylu ocalonych stracisz
out-need-fine = zapasów wystarczy
out-need-radiation = tyle promieniowania przejdzie
out-safe = promieniowanie nie przejdzie
out-owed = jeszcze do zapłacenia
out-losses = tylu ocalonych jeszcze stracisz
out-survivors = ocaleni
out-forecast = Punkty, gdyby to był koniec
out-total = razem
line-events = wydarzenia
line-rooms = pełne pomieszczenia
line-gauge = miernik
line-survivors = ocaleni
line-equipment = naprawione wyposażenie
line-symbols = symbole

## Wybór początkowy

out-offer-rooms = Pomieszczenia do wyboru
out-offer-leaders = Liderzy do wyboru
out-kept = zatrzymane
out-drawn = Żetony Mary
out-starts = zaczyna
out-brings = przynosi
out-brings-tokens = 3 z 4 żetonów przeszukiwania
out-draft-keep = Zatrzymaj 4 z 6 pomieszczeń
out-draft-build = Zbuduj jedno za darmo
out-draft-settle = Ilu zamieszka w środku?
out-draft-lead = Wybierz lidera
out-draft-station = Ustaw bohaterów
out-draft-done = Gotowe: czekamy na innych
out-settle =
    { $count ->
        [0] nikt nie wchodzi
        [one] { $count } wchodzi
        [few] { $count } wchodzą
       *[other] { $count } wchodzi
    }

## Wybory

out-choice = Twój wybór
out-ammo-spent =
    { $count ->
        [0] bez amunicji
       *[other] amunicja: { $count }
    }
out-for-actions = akcje: { $count }
out-left-pressure = zostaje presja { $count }
out-spare = mniej: { $class }
out-plain-price = za pełną cenę
out-mend-with = napraw przez
out-pay-left = jeszcze do zapłacenia: { $count }
out-lose-left = jeszcze do stracenia: { $count }
out-from = z zapasów: { $name }
out-own-stores = z twoich zapasów
out-price = cena
out-build-price = cena pomieszczenia w materiałach: { $count }

## Presja

out-pressure = Presja
out-press-title = Jeśli { $hero } pójdzie { $area }
out-press-none = Nie wywrze presji na nikogo.
out-press-on = presja na: { $name } ({ $strength }) – { $pressure }
out-press-means = { $name }: amunicja do obrony { $ammo }, żetony do zabrania { $tokens }
out-press-bat = z kijem o 1 więcej
out-press-now = { $attacker } wywiera presję. Ofiara: { $victim }, siła: { $pressure }
out-press-other = są tam też
out-press-safe = dość silny
out-press-asleep = jeszcze się nie ruszył: bez presji

## Obraz

out-tab-map = Pustkowie
out-tab-shelter = Schron
out-tab-stores = Zapasy
out-tab-convoy = Konwój
out-look = obejrzyj schron: { $name }
out-back-own = wróć do swojego schronu
out-close = Zamknij
out-details = Szczegóły obszaru
out-map = Mapa pustkowia
out-lit-here = jest tu coś do wyboru
out-skip = Pomiń
out-needs-short = potrzeby tej nocy
out-you = ty
out-effect = Działanie

## Co robi wyposażenie i pomieszczenia

equipment-effect-axe = W lesie: gdy zbierzesz drewno, jeszcze { $amount } z puli.
equipment-effect-bow = Po przybyciu do lasu: mięso, { $amount }.
equipment-effect-jerrycan = Na tamie: gdy zbierzesz wodę, jeszcze { $amount } z puli.
equipment-effect-access_card = Otwiera tamę bez mikrochipa.
equipment-effect-ammo_crate = W bazie: gdy zbierzesz amunicję, jeszcze { $amount } z puli.
equipment-effect-crowbar = Po przybyciu do bazy: mikrochipy, { $amount }.
equipment-effect-chainsaw = Po przybyciu do miasta: drewno, { $amount }.
equipment-effect-torch = Po przybyciu do miasta: ocalony.
equipment-effect-pickaxe = W kopalni: gdy zbierzesz metal, jeszcze { $amount } z puli.
equipment-effect-purifier = Po przybyciu do kopalni: woda, { $amount }.
equipment-effect-grapnel = Na statku: bohater zajmuje pole o { $amount } wyższe.
equipment-effect-hacksaw = Po przybyciu na statek: metal, { $amount }.
equipment-effect-backpack = W lunaparku: gdy zbierzesz mikrochip, jeszcze { $amount } z puli.
equipment-effect-metal_detector = Po przybyciu do lunaparku: konserwa, { $amount }.
equipment-effect-shotgun = Siła +{ $amount } w jednym polowaniu.
equipment-effect-bear_trap = Siła +{ $amount } w jednym polowaniu.
equipment-effect-bat = Presja +{ $amount } jednego przybywającego bohatera.
equipment-effect-vest = Presja −{ $amount } na jednego twojego bohatera.
equipment-effect-exoskeleton = Jeden bohater idzie na dowolną odległość.
equipment-effect-thermal_sensor = Podczas polowania: przejrzyj stos i wybierz zwierzę.
room-effect-draw1_repair1 = Noc 6: dobierz wyposażenie; potem jedna naprawa, materiały −{ $amount }.
room-effect-build2 = Noc 5: jedno pomieszczenie, materiały −{ $amount }.
room-effect-event2 = Noc 1: jedno wydarzenie, materiały −{ $amount } albo żywność −1.
room-effect-hunt2 = W dzień: jedno polowanie, mięso +{ $amount }.
room-effect-hunt1 = W dzień: jedno polowanie, mięso +{ $amount }.
room-effect-ship1 = W dzień: jedna wizyta na statku, konserwy +{ $amount }.
room-effect-ship2 = W dzień: jedna wizyta na statku, konserwy +{ $amount }; zajęte pole ci nie przeszkadza.
room-effect-ammo4 = Noc 5: amunicja +{ $amount }.
room-effect-water1 = Co noc 1 woda, której nie trzeba przynosić.
room-effect-immunity = Wydarzenia cię nie dotyczą, poza niedoborami.
room-effect-recycle = Noc 5: zniszcz wyposażenie, odzyskaj jego materiały.
room-effect-rad1 = Noc 5: miernik o { $amount } lepszy.
room-effect-vent = Noc 3: liczy się w śluzie jak { $amount } osoba więcej.
room-effect-nursery = Noc 5: jeszcze 1 ocalony tutaj, najwyżej { $amount }.
room-effect-search2 = W dzień: po przeszukaniu jeszcze { $amount } żetony, raz w każdym mieście.
room-effect-draw2 = Noc 5: dobierz wyposażenie ({ $amount }).
room-effect-peek = W dzień: podejrzyj stos przeszukiwania.
room-effect-hero3 = W dzień: bohater 3 odpiera jedną presję.
room-effect-auto_repair = Noc 6: jedna naprawa za darmo.
room-effect-press_choice = Ty wybierasz, co zabiera twoja presja.
room-effect-cupboard = W dzień: pusta szafka daje drewno i metal, raz w każdym mieście.
room-effect-repair2 = Noc 6: jedna naprawa, materiały −{ $amount }.

## Po grze: co przesądziło

out-turn-lost =
    { $count ->
        [one] Dzień { $round }: { $name } traci { $count } ocalonego.
       *[other] Dzień { $round }: { $name } traci { $count } ocalonych.
    }
out-turn-recruited =
    { $count ->
        [one] Noc po dniu { $round }: { $name } przyjmuje { $count } ocalonego.
       *[other] Noc po dniu { $round }: { $name } przyjmuje { $count } ocalonych.
    }
out-turn-robbed =
    { $count ->
        [one] Dzień { $round }: { $name } wywiera presję i zabiera { $count } żeton. Traci { $victim }.
        [few] Dzień { $round }: { $name } wywiera presję i zabiera { $count } żetony. Traci { $victim }.
       *[many] Dzień { $round }: { $name } wywiera presję i zabiera { $count } żetonów. Traci { $victim }.
    }
out-turn-irradiated = Dzień { $round }: promieniowanie wdziera się do schronu, { $name } ma miernik gorszy o { $count }.
out-turn-resolved = { $name } kończy wydarzenie „{ $event }”: punkty { $points }.
out-turn-bear = { $name } powala niedźwiedzia (amunicja: { $ammo }).
out-turn-built = { $name } otwiera nowe pomieszczenie: { $room }.
out-turn-won =
    { $lead ->
        [0] { $name } dostaje miejsce w konwoju po remisie: punkty { $points }.
       *[other] { $name } odjeżdża z konwojem: punkty { $points }, przewaga { $lead }.
    }
