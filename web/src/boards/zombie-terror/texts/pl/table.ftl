# Zombie Terror: co leży na stole i co można zrobić.

## Panele

zt-state = Stan nocy
zt-round = Runda { $round }
zt-round-of-game = Gra { $game } z { $games }, runda { $round }
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
zt-to-beat = do pobicia z pierwszej gry: { $stars }
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
zt-stars-before =
    { $count ->
        [0] pierwsza gra: bez gwiazdek
        [one] pierwsza gra: { $count } gwiazdka
        [few] pierwsza gra: { $count } gwiazdki
       *[other] pierwsza gra: { $count } gwiazdek
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
zt-idle = Dotknij człowieka albo zombie, żeby zobaczyć, co widzi, dokąd sięga i co może zrobić.
