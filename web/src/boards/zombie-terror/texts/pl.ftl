# Plansza gry Zombie Terror po polsku: wprowadzenie, przewodnik po pytaniach, podpisy.

## Wprowadzenie

intro = Noc na parkingu. Sześcioro ludzi wyszło z supermarketu po lewej; jedyne auto, które jeszcze odpala, czeka po prawej. Pomiędzy nimi stoją zombie, a każdy z nich idzie tam, gdzie patrzy.
    .goal = Ludzie: doprowadźcie do auta osoby warte dość gwiazdek. We troje ścigają się do niego dwie grupy, a silniejsza musi jeszcze pokonać liczbę terroru. Zombie: zatrzymaj ich albo zapełnij parking.
    .turn = Najpierw ludzie: każdy ma trzy punkty akcji na kroki, przepchnięcie zombie, który patrzy w inną stronę, albo własną zdolność. Kto działa, hałasuje, a każdy hałas budzi jednego zombie więcej. Potem zombie: te, które kogoś widzą, muszą iść prosto na niego, pozostałe ruszają się, jak chce ich gracz, i przychodzą nowe.
    .win = We dwoje wygrywa 5 gwiazdek w aucie. We troje trzeba ocalić więcej postaci niż rywal i mieć więcej gwiazdek, niż wynosi liczba terroru. Zombie wygrywają, gdy to już niemożliwe, gdy tor terroru się skończy albo gdy cała horda stanie na planszy.

## Przewodnik: co znaczy pytanie

guide-ask-start = Dotknij wolnego pola przy supermarkecie. Najbliżej do auta jest mniej więcej z rzędu 6.
guide-ask-first-zombies = Dotknij pola na wskazanej połowie. Nie może sąsiadować z człowiekiem ani z innym zombie. Zombie przy aucie, który nie patrzy wzdłuż otwartej alejki, nie da się odciągnąć.
guide-ask-facing = Dotknij strzałki: tam będzie patrzył zombie. Widzi cztery pola przed sobą i musi iść na każdego, kogo zobaczy.
guide-ask-block = Dotknij karty ludzi: w tej rundzie nikt jej nie wybierze. Dwóch kart zablokowanych teraz nie wolno zablokować następnym razem.
guide-ask-card = Dotknij karty bez żetonu blokady. W tej rundzie jest twoja i leży odkryta; pierwszy gracz wybiera pierwszy, drugiemu zostaje ostatnia.
guide-ask-human = Dotknij swojej postaci, a potem strzałki: krok, przepchnięcie, cios albo strzał. Karty leżą pod planszą. Każdy, kto działa, budzi jednego zombie, więc lepiej, gdy dużo robi kilka osób niż po trochu wszyscy. Na koniec zakończ turę; kto stoi na polu auta, odjeżdża.
guide-ask-silence = Możesz osłonić jeszcze jedną swoją postać: jej hałas nie liczy się w tej rundzie.
guide-ask-sewers = Dotknij wolnego włazu: twoja postać wyjdzie tam bez punktów akcji.
guide-ask-briefcase = Teczka może przyjąć tę ranę, ale tylko raz w grze. Zachowaj ją tylko wtedy, gdy zdrowy Bankier nie jest ci teraz potrzebny.
guide-ask-zombie = Dotknij zombie, żeby go obudzić. Te z wykrzyknikiem kogoś widzą i ruszają się pierwsze, same z siebie. Wykorzystana aktywacja przepada; wcześniej możesz zagrać kartę.
guide-ask-activation = Zombie może zrobić krok tam, gdzie patrzy, i raz obrócić się o ćwierć obrotu; każde kosztuje punkt akcji. Jeśli ktoś przed nim stoi, może ugryźć, i na tym kończy ruch.
guide-ask-arrival = Dotknij pola wejścia ze znakiem skażenia. Zombie danej połowy musi wejść na tej połowie. Najlepiej przed ludźmi, w poprzek ich drogi.
guide-ask-find = Możesz ukryć puszkę na dowolnym pustym polu. Nikt nie wie, co w niej jest: kryjówka zombie czy skażenie, które rani.
guide-ask-find-field = Dotknij pustego pola. Kto na nie wejdzie, musi otworzyć puszkę.
guide-ask-turning = Zginęło kilka postaci. Dotknij tej, która przemieni się najpierw.

## Panele

zt-state = Stan nocy
zt-round = Runda { $round }
zt-noise = Hałas
zt-noise-sum =
    { $allowance ->
        [one] budzi się { $allowance } zombie
       *[other] budzi się { $allowance } zombie
    }
zt-noise-why =
    { $activated ->
        [0] { $quiet } bez żadnego hałasu
        [one] { $quiet } bez hałasu, { $activated } za tego, kto działał
       *[other] { $quiet } bez hałasu, { $activated } za tych, którzy działali
    }
zt-held = w tym przytrzymane przez psa: { $held }
zt-left =
    { $left ->
        [one] została { $left } aktywacja
        [few] zostały { $left } aktywacje
       *[other] zostało { $left } aktywacji
    }
zt-forced =
    { $count ->
        [one] { $count } zombie musi się ruszyć
        [few] { $count } zombie muszą się ruszyć
       *[other] { $count } zombie musi się ruszyć
    }
zt-would-force =
    { $count ->
        [0] nikt nie jest widziany
        [one] { $count } zombie kogoś widzi
        [few] { $count } zombie kogoś widzą
       *[other] { $count } zombie kogoś widzi
    }
zt-coming = Nadchodzą
zt-coming-supermarket = połowa z supermarketem: { $count }
zt-coming-car = połowa z autem: { $count }
zt-coming-either = dowolna połowa: { $count }
zt-pool = Pula zombie
zt-pool-count =
    { $count ->
        [one] został { $count } pionek
        [few] zostały { $count } pionki
       *[other] zostało { $count } pionków
    }
zt-on-board = zombie na planszy: { $count }
zt-mutant-waits = zmutowany zombie czeka w puli
zt-effects = Działa teraz
zt-effect-awe = Groza: następny zombie rusza się swobodnie
zt-effect-rampage = Szał: następny zombie ma o punkt akcji więcej
zt-effect-trap = Pułapka: następny zombie wejdzie gdziekolwiek
zt-effect-mutate = następny będzie zmutowany zombie
zt-terror = Terror
zt-terror-at = pole { $at } z { $end }
zt-terror-off = znacznik obok toru (ostatnie pole: { $end })
zt-tokens = Żetony
zt-bullets =
    { $count ->
        [0] nie ma naboi
        [one] { $count } nabój
        [few] { $count } naboje
       *[other] { $count } naboi
    }
zt-briefcase-there = teczka niewykorzystana
zt-briefcase-gone = teczka wykorzystana
zt-finds = Znaleziska
zt-finds-pool =
    { $count ->
        [0] nie ma puszek w puli
        [one] { $count } puszka w puli
        [few] { $count } puszki w puli
       *[other] { $count } puszek w puli
    }
zt-find-closed = zamknięta puszka na { $field }
zt-find-nest = kryjówka zombie na { $field }
zt-find-known = odkryte: { $find }
zt-goal = Zwycięstwo
zt-goal-base = gwiazdki w aucie: { $stars } z { $need }
zt-goal-law = { $name }: ocalonych { $count }, gwiazdki { $stars } wobec terroru { $terror }
zt-people = Ludzie
zt-on-field = na { $field }
zt-not-placed = jeszcze nie na planszy
zt-saved-by = ocalenie: { $name }
zt-lost = stracony
zt-health-0 = zdrowie
zt-health-1 = rana
zt-health-2 = przemieni się
zt-health-3 = stracona postać
zt-stars =
    { $count ->
        [0] bez gwiazdek
        [one] { $count } gwiazdka
        [few] { $count } gwiazdki
       *[other] { $count } gwiazdek
    }
zt-ap =
    { $count ->
        [0] bez punktów akcji
        [one] { $count } punkt akcji
        [few] { $count } punkty akcji
       *[other] { $count } punktów akcji
    }
zt-activated = hałas: działanie w tej rundzie
zt-silenced = cisza
zt-seen-by = na widoku z: { $fields }
zt-in-reach =
    { $count ->
        [one] w zasięgu ugryzienia { $count } zombie
       *[other] w zasięgu ugryzienia { $count } zombie
    }
zt-on-car = na polu auta
zt-on-manhole = na włazie
zt-owner = prowadzi { $name }
zt-horde = Zombie
zt-looks = patrzy { $way }
zt-inactive = nieaktywny
zt-must-move = musi się ruszyć
zt-sees = widzi: { $who }
zt-could-bite = może ugryźć: { $who }
zt-free-ahead =
    { $count ->
        [0] nic nie widzi
        [one] patrzy na { $count } pole
        [few] patrzy na { $count } pola
       *[other] patrzy na { $count } pól
    }
zt-fire = Linie strzału
zt-fire-line = { $way }: { $field }
zt-cards-all = Karty
zt-cards-box = Pudełko
zt-pile = Talia
zt-cards = Karty ludzi
zt-zombie-cards = Karty zombie
zt-card-open = do wzięcia
zt-card-of = { $name }
zt-card-blocked = zablokowana
zt-card-supported = z żetonem wsparcia
zt-card-played = zagrana
zt-deck =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
       *[other] { $count } kart w talii
    }
zt-discard = Karty odrzucone
zt-box =
    { $count ->
        [one] { $count } nieznana karta w pudełku
        [few] { $count } nieznane karty w pudełku
       *[other] { $count } nieznanych kart w pudełku
    }
zt-box-open = Zostały w pudełku
zt-hand-count =
    { $count ->
        [0] bez kart
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
zt-known-cards = znane: { $cards }
zt-players = Gracze
zt-first = pierwszy gracz
zt-second = drugi gracz, prowadzi psa
zt-support = żeton wsparcia (1 gwiazdka)
zt-support-about = W swojej turze połóż go na zablokowanej karcie ludzi: ta karta też jest twoja. Niewykorzystany liczy się na koniec jako gwiazdka.
zt-saved = ocalone postacie: { $who }
zt-nobody-saved = nikt jeszcze nie ocalał
zt-winner = zwycięstwo
zt-ways = Kierunki
zt-place = Parking
zt-walls = Przeszkody
zt-entries = Pola wejścia
zt-car = Auto ucieczkowe
zt-manholes = Włazy
zt-supermarket = Supermarket
zt-halves = kolumny od { $first } do { $last }

## Podliczenie

zt-account-saved = Ocalenie: { $who }
zt-account-support = Niewykorzystany żeton wsparcia

## Zdolności i karty w jednym zdaniu

zt-power-mechanic = Raz na turę odpycha sąsiedniego człowieka o jedno pole i wchodzi na jego miejsce.
zt-power-child = Jeden krok w turze może zrobić na ukos. Nie przepycha zombie.
zt-power-nurse = Leczy rannego człowieka obok siebie albo samą siebie.
zt-power-banker = Jego teczka przyjmuje pierwszą ranę.
zt-power-policeman = Strzela do pierwszego zombie w prostej linii. Każdy strzał sprowadza jednego zombie więcej.
zt-power-lumberjack = Zabija sąsiedniego zombie, który na niego nie patrzy.
zt-power-dog = Chodzi też na ukos. Może przytrzymać sąsiedniego zombie: ten nie ruszy się i zabierze jedną aktywację.
zt-card-courage = Zombie obok twojej postaci zostaje trafiony, dokądkolwiek patrzy.
zt-card-first-aid = Jedna twoja ranna postać wraca do zdrowia, gdziekolwiek stoi.
zt-card-regroup = Dwie postacie zamieniają się polami, choćby z daleka. Jedna musi być twoja.
zt-card-sewers = Twoja postać na włazie przechodzi na inny wolny właz i traci punkty akcji.
zt-card-adrenaline = Twoja postać ma w tej turze o 2 punkty akcji więcej.
zt-card-silence = Najwyżej dwie twoje postacie nie hałasują w tej rundzie.
zt-card-plague = W tej turze przychodzą o 2 zombie więcej, na dowolną połowę.
zt-card-awe = Jeden zombie rusza się swobodnie mimo ruchów obowiązkowych.
zt-card-trap = Jeden nowy zombie może stanąć na dowolnym wolnym polu.
zt-card-bloodlust = W tej turze budzą się o 2 zombie więcej.
zt-card-rampage = Następny obudzony zombie ma o 1 punkt akcji więcej.
zt-card-horde = Każda połowa sprowadza o jednego zombie więcej.

## Rysunek planszy

zt-name = Parking, kolumny od A do P, rzędy od 1 do 12
zt-show-sight = Pole widzenia
zt-show-bites = Zasięg ugryzień
zt-show-fire = Linie strzału
zt-zoom-in = Bliżej
zt-zoom-out = Cały parking
zt-tab-people = Ludzie
zt-tab-cards = Karty
zt-tools = Co pokazać
zt-field-plain = { $field }
zt-verb-courage = Odwaga
zt-verb-first-aid = Apteczka
zt-verb-regroup = Przegrupowanie
zt-verb-sewers = Kanały
zt-verb-adrenaline = Adrenalina
zt-verb-trap = Pułapka
zt-verb-silence = Cisza
zt-cancel = Jednak nie
zt-pending = dotknij tego, co świeci
zt-playable = można teraz zagrać
zt-neon = MARKET
zt-wakes = budzi się
zt-arrive = przyjdzie
zt-in-pool = w puli
zt-saved-here = W aucie
zt-must = musi iść
zt-skip = Pomiń
zt-open-of = { $name }, znane karty
zt-played-cards = Zagrane

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
