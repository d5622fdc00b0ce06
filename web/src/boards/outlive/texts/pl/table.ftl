# Outlive: co leży na stole i co można zrobić.

## Dni

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

## Konwój i wydarzenia

out-convoy = Konwój
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
out-mend-with = napraw przez
out-pay-left = jeszcze do zapłacenia: { $count }
out-lose-left = jeszcze do stracenia: { $count }

## Presja

out-pressure = Presja
out-press-title = Jeśli { $hero } pójdzie { $area }
out-press-none = Nie wywrze presji na nikogo.
out-press-on = presja na: { $name } ({ $strength }) – { $pressure }
out-press-means = { $name }: amunicja do obrony { $ammo }, żetony do zabrania { $tokens }
out-press-bat = z kijem o 1 więcej
out-press-now = { $attacker } wywiera presję. Ofiara: { $victim }, siła: { $pressure }
out-press-safe = dość silny
out-press-asleep = jeszcze się nie ruszył: bez presji

## Obraz

out-tab-map = Pustkowie
out-tab-shelter = Schron
out-tab-stores = Zapasy
out-tab-convoy = Konwój
out-look = obejrzyj schron: { $name }
out-close = Zamknij
out-map = Mapa pustkowia
out-skip = Pomiń
