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

board-state = Stan nocy
board-round = Runda { $round }
board-noise = Hałas
board-noise-sum =
    { $allowance ->
        [one] budzi się { $allowance } zombie
       *[other] budzi się { $allowance } zombie
    }
board-noise-why =
    { $activated ->
        [0] { $quiet } bez żadnego hałasu
        [one] { $quiet } bez hałasu, { $activated } za tego, kto działał
       *[other] { $quiet } bez hałasu, { $activated } za tych, którzy działali
    }
board-held = w tym przytrzymane przez psa: { $held }
board-left =
    { $left ->
        [one] została { $left } aktywacja
        [few] zostały { $left } aktywacje
       *[other] zostało { $left } aktywacji
    }
board-forced =
    { $count ->
        [one] { $count } zombie musi się ruszyć
        [few] { $count } zombie muszą się ruszyć
       *[other] { $count } zombie musi się ruszyć
    }
board-would-force =
    { $count ->
        [0] nikt nie jest widziany
        [one] { $count } zombie kogoś widzi
        [few] { $count } zombie kogoś widzą
       *[other] { $count } zombie kogoś widzi
    }
board-coming = Nadchodzą
board-coming-supermarket = połowa z supermarketem: { $count }
board-coming-car = połowa z autem: { $count }
board-coming-either = dowolna połowa: { $count }
board-pool = Pula zombie
board-pool-count =
    { $count ->
        [one] został { $count } pionek
        [few] zostały { $count } pionki
       *[other] zostało { $count } pionków
    }
board-on-board = zombie na planszy: { $count }
board-mutant-waits = zmutowany zombie czeka w puli
board-effects = Działa teraz
board-effect-awe = Groza: następny zombie rusza się swobodnie
board-effect-rampage = Szał: następny zombie ma o punkt akcji więcej
board-effect-trap = Pułapka: następny zombie wejdzie gdziekolwiek
board-effect-mutate = następny będzie zmutowany zombie
board-terror = Terror
board-terror-at = pole { $at } z { $end }
board-terror-off = znacznik obok toru (ostatnie pole: { $end })
board-tokens = Żetony
board-bullets =
    { $count ->
        [0] nie ma naboi
        [one] { $count } nabój
        [few] { $count } naboje
       *[other] { $count } naboi
    }
board-briefcase-there = teczka niewykorzystana
board-briefcase-gone = teczka wykorzystana
board-finds = Znaleziska
board-finds-pool =
    { $count ->
        [0] nie ma puszek w puli
        [one] { $count } puszka w puli
        [few] { $count } puszki w puli
       *[other] { $count } puszek w puli
    }
board-find-closed = zamknięta puszka na { $field }
board-find-nest = kryjówka zombie na { $field }
board-find-known = odkryte: { $find }
board-goal = Zwycięstwo
board-goal-base = gwiazdki w aucie: { $stars } z { $need }
board-goal-law = { $name }: ocalonych { $count }, gwiazdki { $stars } wobec terroru { $terror }
board-people = Ludzie
board-on-field = na { $field }
board-not-placed = jeszcze nie na planszy
board-saved-by = ocalenie: { $name }
board-lost = stracony
board-health-0 = zdrowie
board-health-1 = rana
board-health-2 = przemieni się
board-health-3 = stracona postać
board-stars =
    { $count ->
        [0] bez gwiazdek
        [one] { $count } gwiazdka
        [few] { $count } gwiazdki
       *[other] { $count } gwiazdek
    }
board-ap =
    { $count ->
        [0] bez punktów akcji
        [one] { $count } punkt akcji
        [few] { $count } punkty akcji
       *[other] { $count } punktów akcji
    }
board-activated = hałas: działanie w tej rundzie
board-silenced = cisza
board-seen-by = na widoku z: { $fields }
board-in-reach =
    { $count ->
        [one] w zasięgu ugryzienia { $count } zombie
       *[other] w zasięgu ugryzienia { $count } zombie
    }
board-on-car = na polu auta
board-on-manhole = na włazie
board-owner = prowadzi { $name }
board-horde = Zombie
board-looks = patrzy { $way }
board-inactive = nieaktywny
board-must-move = musi się ruszyć
board-sees = widzi: { $who }
board-could-bite = może ugryźć: { $who }
board-free-ahead =
    { $count ->
        [0] nic nie widzi
        [one] patrzy na { $count } pole
        [few] patrzy na { $count } pola
       *[other] patrzy na { $count } pól
    }
board-fire = Linie strzału
board-fire-line = { $way }: { $field }
board-letter-humans = L
board-letter-zombies = Z
board-letter-norman = N
board-letter-frank = F
board-cards-all = Karty
board-cards-box = Pudełko
board-pile = Talia
board-cards = Karty ludzi
board-zombie-cards = Karty zombie
board-card-open = do wzięcia
board-card-of = { $name }
board-card-blocked = zablokowana
board-card-supported = z żetonem wsparcia
board-card-played = zagrana
board-deck =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
       *[other] { $count } kart w talii
    }
board-discard = Karty odrzucone
board-box =
    { $count ->
        [one] { $count } nieznana karta w pudełku
        [few] { $count } nieznane karty w pudełku
       *[other] { $count } nieznanych kart w pudełku
    }
board-box-open = Zostały w pudełku
board-hand-count =
    { $count ->
        [0] bez kart
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
board-known-cards = znane: { $cards }
board-players = Gracze
board-first = pierwszy gracz
board-second = drugi gracz, prowadzi psa
board-support = żeton wsparcia (1 gwiazdka)
board-saved = ocalone postacie: { $who }
board-nobody-saved = nikt jeszcze nie ocalał
board-winner = zwycięstwo
board-ways = Kierunki
board-place = Parking
board-walls = Przeszkody
board-entries = Pola wejścia
board-car = Auto ucieczkowe
board-manholes = Włazy
board-supermarket = Supermarket
board-halves = kolumny od { $first } do { $last }
board-empty-hand = brak kart na ręce

## Podliczenie

board-account-saved = Ocalenie: { $who }
board-account-support = Niewykorzystany żeton wsparcia

## Zdolności i karty w jednym zdaniu

board-power-mechanic = Raz na turę odpycha sąsiedniego człowieka o jedno pole i wchodzi na jego miejsce.
board-power-child = Jeden krok w turze może zrobić na ukos. Nie przepycha zombie.
board-power-nurse = Leczy rannego człowieka obok siebie albo samą siebie.
board-power-banker = Jego teczka przyjmuje pierwszą ranę.
board-power-policeman = Strzela do pierwszego zombie w prostej linii. Każdy strzał sprowadza jednego zombie więcej.
board-power-lumberjack = Zabija sąsiedniego zombie, który na niego nie patrzy.
board-power-dog = Chodzi też na ukos. Może przytrzymać sąsiedniego zombie: ten nie ruszy się i zabierze jedną aktywację.
board-card-courage = Zombie obok twojej postaci zostaje trafiony, dokądkolwiek patrzy.
board-card-first-aid = Jedna twoja ranna postać wraca do zdrowia, gdziekolwiek stoi.
board-card-regroup = Dwie postacie zamieniają się polami, choćby z daleka. Jedna musi być twoja.
board-card-sewers = Twoja postać na włazie przechodzi na inny wolny właz i traci punkty akcji.
board-card-adrenaline = Twoja postać ma w tej turze o 2 punkty akcji więcej.
board-card-silence = Najwyżej dwie twoje postacie nie hałasują w tej rundzie.
board-card-plague = W tej turze przychodzą o 2 zombie więcej, na dowolną połowę.
board-card-awe = Jeden zombie rusza się swobodnie mimo ruchów obowiązkowych.
board-card-trap = Jeden nowy zombie może stanąć na dowolnym wolnym polu.
board-card-bloodlust = W tej turze budzą się o 2 zombie więcej.
board-card-rampage = Następny obudzony zombie ma o 1 punkt akcji więcej.
board-card-horde = Każda połowa sprowadza o jednego zombie więcej.

## Rysunek planszy

board-name = Parking, kolumny od A do P, rzędy od 1 do 12
board-show-sight = Pole widzenia
board-show-bites = Zasięg ugryzień
board-show-fire = Linie strzału
board-show-names = Nazwy
board-zoom-in = Bliżej
board-zoom-out = Cała plansza
board-tab-map = Plansza
board-tab-people = Ludzie
board-tab-cards = Karty
board-tools = Co pokazać
board-field-plain = { $field }
board-field-entry = { $field }, pole wejścia
board-field-car = { $field }, auto ucieczkowe
board-field-manhole = { $field }, właz
board-field-wall = { $field }, przeszkoda
board-field-danger =
    { $count ->
        [one] może tu ugryźć { $count } zombie
        [few] mogą tu ugryźć { $count } zombie
       *[other] może tu ugryźć { $count } zombie
    }
board-do-move = Krok { $way } na { $field }
board-do-push = Przepchnij zombie { $way }
board-do-shove = Odepchnij { $way }
board-do-shoot = Strzał { $way }: zombie na { $field }
board-do-axe = Cios { $way }
board-do-hold = Przytrzymaj zombie { $way }
board-do-courage = Odwaga: cios { $way }
board-do-face = Patrz { $way }
board-do-turn = Obrót { $way }
board-do-step = Krok na { $field }
board-do-bite = Ugryź
board-verb-move = Krok
board-verb-push = Przepchnij
board-verb-shove = Odepchnij
board-verb-heal = Wylecz
board-verb-shoot = Strzał
board-verb-axe = Cios
board-verb-hold = Przytrzymaj
board-verb-courage = Odwaga
board-verb-first-aid = Apteczka
board-verb-regroup = Przegrupowanie
board-verb-sewers = Kanały
board-verb-adrenaline = Adrenalina
board-verb-silence = Cisza
board-verb-support = Żeton wsparcia
board-what-now = Co robi { $who }?
board-cancel = Jednak nie
board-pending = Wybierz, kogo to dotyczy
board-playable = można teraz zagrać
board-neon = MARKET
board-sign-half-supermarket = połowa z supermarketem
board-sign-half-car = połowa z autem
board-wakes = budzi się
board-arrive = przyjdzie
board-in-pool = w puli
board-saved-here = W aucie
board-last-round = Zombie wygrywają
