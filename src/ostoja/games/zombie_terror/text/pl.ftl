# Zombie Terror po polsku.
#
# Zmienne: $a do $d to kolejne cele opcji albo fakty zdarzenia lub pytania, w porządku słownika i fraz gry.
# $a_key to sama etykieta, $a_acc to biernik. O graczu $a_role mówi: "self", "listener" albo "other".
# Imion graczy się nie odmienia; liczby stoją po dwukropku, więc nie trzeba odmieniać rzeczowników.

game-title = Zombie Terror
game-tagline = Garstka ludzi, auto na drugim końcu parkingu i horda, która idzie tam, gdzie patrzy.
game-about = Sześcioro ludzi wychodzi z supermarketu i musi przejść przez parking pełen zombie do auta ucieczkowego. Każdy, kto działa, budzi jednego zombie więcej, zombie, który kogoś widzi, musi iść, a kości nie ma. We dwoje gracie ludźmi przeciw zombie; we troje w Prawo silniejszego, gdzie dwie grupy ścigają się do tego samego auta.

## Postacie

character-mechanic = Mechanik
    .acc = Mechanika
character-child = Dziecko
    .acc = Dziecko
character-nurse = Pielęgniarka
    .acc = Pielęgniarkę
character-banker = Bankier
    .acc = Bankiera
character-policeman = Policjant
    .acc = Policjanta
character-lumberjack = Drwal
    .acc = Drwala
character-dog = pies Russel
    .acc = psa Russela

## Kierunki

way-north = na północ
way-east = na wschód
way-south = na południe
way-west = na zachód
way-north-east = na północny wschód
way-south-east = na południowy wschód
way-south-west = na południowy zachód
way-north-west = na północny zachód

## Karty

card-courage = Odwaga
card-first-aid = Apteczka
card-regroup = Przegrupowanie
card-sewers = Kanały
card-adrenaline = Adrenalina
card-silence = Cisza
card-plague = Plaga
card-awe = Groza
card-trap = Pułapka
card-bloodlust = Żądza krwi
card-rampage = Szał
card-horde = Horda zombie

## Zombie, połowy planszy, znaleziska, strony

kind-zombie = zwykły zombie
kind-mutant = zmutowany zombie
kind-zombie-dog = pies zombie
slot-supermarket = połowa z supermarketem
slot-car = połowa z autem
slot-either = dowolna połowa
find-zombie = kryjówka zombie
find-biohazard = skażenie
side-humans = Ludzie
side-zombies = Zombie
side-norman = Grupa Normana
side-frank = Grupa Franka

## Fazy

phase-set-up = Przygotowanie
phase-card-choice = Wybór kart
phase-human-turn = Tura ludzi
phase-movement = Zombie: ruch
phase-adding = Zombie: dokładanie
phase-clean-up = Zombie: porządkowanie
phase-over = Koniec gry

## Opcje, tak jak stoją na przycisku; przy pytaniu pierwszeństwo ma atrybut o jego nazwie

option-pass = Pasuj
    .ask-human = Zakończ turę
    .ask-silence = Nikt więcej
    .ask-briefcase = Przyjmij ranę
    .ask-zombie = Dość ruchów
    .ask-activation = Zatrzymaj się
    .ask-arrival = Nie dokładaj więcej
    .ask-find = Niczego nie ukrywaj
option-move = { $a }: ruch { $b }
option-push = { $a }: przepchnij zombie { $b }
option-shove = Mechanik: odepchnij człowieka { $a }
option-heal = Pielęgniarka leczy: { $a }
option-shoot = Policjant: strzał { $a }
option-axe = Drwal: cios { $a }
option-hold = Pies: zablokuj zombie { $a }
option-courage = Odwaga: { $a } uderza { $b }
option-first-aid = Apteczka: wylecz { $a_acc }
option-regroup = Przegrupowanie: { $a } i { $b } zamieniają się polami
option-sewers = Kanały: { $a } schodzi pod ziemię
option-adrenaline = Adrenalina: { $a }
option-silence = Cisza: { $a }
option-support = Żeton wsparcia na kartę: { $a }
option-take = Weź kartę: { $a }
option-block = Zablokuj kartę: { $a }
option-place = Zombie na { $a }
    .ask-start = Start na { $a }
    .ask-sewers = Wyjście na { $a }
    .ask-find-field = Znalezisko na { $a }
option-face = Patrzy { $a }
option-activate = Aktywuj zombie na { $a }
option-step = Krok naprzód
option-turn = Obrót { $a }
option-bite = Ugryź
option-plague = Zagraj Plagę
option-horde = Zagraj Hordę zombie
option-bloodlust = Zagraj Żądzę krwi
option-awe = Zagraj Grozę
option-rampage = Zagraj Szał
option-trap = Zagraj Pułapkę ({ $a })
option-mutate = Następny będzie zmutowany zombie
option-hide-find = Ukryj żeton znaleziska
option-raise = Najpierw przemienia się { $a }
option-spend-briefcase = Poświęć teczkę

## Zdarzenia

event-zombie-player = Zombie prowadzi { $a }.
event-leads = { $a } prowadzi stronę: { $b }.
event-first-player = Pierwszym graczem ludzi jest { $a }.
event-dealt = { $a } dostaje kartę: { $b }.
event-placed = { $a } zaczyna na { $b }.
event-added = Na planszę wchodzi { $a }: { $b }.
event-faces = Zombie na { $a } patrzy { $b }.
event-round = Zaczyna się runda { $a }.
event-took = { $a } bierze kartę: { $b }.
event-blocked = { $a } blokuje kartę: { $b }.
event-supported = { $a } kładzie żeton wsparcia na kartę: { $b }.
event-moved = { $a } idzie z { $b } na { $c }.
event-pushed = { $a } przepycha zombie z { $b } na { $c }.
event-shoved = { $a } każe Mechanikowi odepchnąć { $b_acc } z { $c } na { $d }.
event-healed = { $a } na { $b } wraca do zdrowia.
event-shot = Pada strzał w stronę { $a }.
event-hit = Trafiony: { $a } na { $b }.
event-held = Pies blokuje zombie na { $a }.
event-played = { $a } zagrywa kartę: { $b }.
event-swapped = { $a } zamienia miejscami: { $b } i { $c }.
event-rushed = Adrenalina: { $a } ma punkty akcji: { $b }.
event-silenced = { $a } nie hałasuje w tej rundzie.
event-find = { $a } na { $b } odkrywa znalezisko: { $c }.
event-find-hidden = Żeton znaleziska leży na { $a }.
event-wounded = { $a } na { $b } otrzymuje ranę.
event-doomed = { $a } na { $b } przemieni się w zombie.
event-briefcase = Teczka Bankiera na { $a } przyjmuje ranę.
event-saved = { $a } ocala { $b_acc } (gwiazdki: { $c }).
event-drew = { $a } dobiera kartę: { $b }.
event-drew-one = { $a } dobiera kartę.
event-reshuffled = Odrzucone karty tworzą nową talię (kart: { $a }).
event-marked = Zombie na { $a } widzi { $b_acc } i musi się ruszyć.
event-allowance = Aktywacje w tej turze: { $a } (aktywowane postacie: { $b }).
event-stepped = Zombie z { $a } robi krok na { $b }.
event-turned = Zombie na { $a } obraca się { $b }.
event-bitten = Zombie na { $b } gryzie { $a_acc }.
event-turned-zombie = { $a } na { $b } przechodzi na stronę zombie.
event-terror = Znacznik terroru stoi na polu { $a }.
event-humans-win = Wygrywa { $a }: w aucie jest dość gwiazdek!
event-rival-wins = Wygrywa { $a }: prawo silniejszego!
event-zombies-win-stars = Wygrywa { $a }: ludzie nie mają już szans.
event-zombies-win-time = Wygrywa { $a }: czas minął.
event-zombies-win-terror = Wygrywa { $a }: terror sięgnął szczytu.
event-zombies-win-horde = Wygrywa { $a }: horda jest w komplecie.
event-zombies-win-race = Wygrywa { $a }: żaden z rywali nie był dość silny.
event-half-time =
    { $b ->
        [0] Przerwa: { $a } nie ma ani jednej gwiazdki. Strony się zamieniają: teraz ludzi prowadzi { $c }.
        [one] Przerwa: { $a } ma { $b } gwiazdkę. Strony się zamieniają: teraz ludzi prowadzi { $c }.
        [few] Przerwa: { $a } ma { $b } gwiazdki. Strony się zamieniają: teraz ludzi prowadzi { $c }.
        [many] Przerwa: { $a } ma { $b } gwiazdek. Strony się zamieniają: teraz ludzi prowadzi { $c }.
       *[other] Przerwa: { $a } ma { $b } gwiazdki. Strony się zamieniają: teraz ludzi prowadzi { $c }.
    }
event-cleared = Parking zostaje uprzątnięty. Zombie wracające do puli: { $a }, w tym zmutowane: { $d }; zwrócone naboje: { $b }, teczki: { $c }.
event-double-win = Podwójną grę wygrywa { $a }, w gwiazdkach { $b } do { $c }.
event-double-draw =
    { $a ->
        [0] Podwójna gra kończy się remisem: nikt nie ocalił ani jednej gwiazdki.
        [one] Podwójna gra kończy się remisem: po { $a } gwiazdce.
        [few] Podwójna gra kończy się remisem: po { $a } gwiazdki.
        [many] Podwójna gra kończy się remisem: po { $a } gwiazdek.
       *[other] Podwójna gra kończy się remisem: po { $a } gwiazdki.
    }

## Pytania

ask-start = Gdzie zaczyna { $a }?
    .title = Pole startowe
ask-first-zombies = Gdzie staną pierwsze zombie ({ $a }, do ustawienia: { $b })?
    .title = Pierwsze zombie
ask-facing = Dokąd patrzy zombie na { $a }?
    .title = Kierunek
ask-block = Którą kartę blokujesz (do położenia: { $b })?
    .title = Żetony blokady
ask-card = Którą kartę bierzesz?
    .title = Wybór kart
ask-human = Co robią twoi ludzie? Obudzone zombie: { $b }.
    .title = Twoja tura
ask-silence = Kto jeszcze nie hałasuje?
    .title = Cisza
ask-sewers = Gdzie { $a } wychodzi na powierzchnię?
    .title = Kanały
ask-briefcase = Bankier na { $b } zaraz otrzyma ranę. Czy przyjmie ją teczka?
    .title = Teczka
ask-zombie = Który zombie się rusza? Pozostałe aktywacje: { $a }, ruchy obowiązkowe: { $b }.
    .title = Ruch zombie
ask-activation = Co robi zombie na { $a }? Pozostałe punkty akcji: { $b }.
    .title = Aktywowany zombie
ask-arrival = Gdzie wchodzi następny zombie? Do dołożenia: { $a }, w puli: { $b }.
    .title = Dokładanie
ask-find = Czy ukrywasz żeton znaleziska?
    .title = Znaleziska
ask-find-field = Gdzie ukrywasz żeton znaleziska?
    .title = Znaleziska
ask-turning = Kto przemienia się najpierw? Do przemiany: { $b }.
    .title = Porządkowanie

## Rozmowa

talk-claim-card = Mam kartę { $a }.
    .label = Mam kartę …
talk-promise-spare = W tej rundzie zostawię { $a_acc } w spokoju.
    .label = W tej rundzie zostawię … w spokoju.
talk-promise-play = W tej rundzie zagram kartę { $a }.
    .label = W tej rundzie zagram kartę …
talk-request-heal = Wylecz { $a_acc }!
    .label = Wylecz …!
talk-request-lure = Niech zombie nie zbliżają się do mnie: { $a } jest w opałach!
    .label = Odciągnij zombie od …!
talk-threat-swap = Uważaj, bo { $a } wyląduje daleko stąd!
    .label = Uważaj, bo … wyląduje daleko stąd!
talk-offer-alliance =
    { $a_role ->
        [self] Kto jest ze mną?
        [listener] Razem zatrzymajmy prowadzącego!
       *[other] { $a }, razem zatrzymajmy prowadzącego!
    }
    .label = Razem zatrzymajmy prowadzącego, …!
talk-accusation-liar =
    { $a_role ->
        [self] No dobrze, to było kłamstwo.
        [listener] To było kłamstwo!
       *[other] { $a } nas okłamuje!
    }
    .label = Kłamstwo!
talk-promise-truce =
    { $a_role ->
        [listener] W tej rundzie zostawię twoich ludzi w spokoju.
       *[other] W tej rundzie ludzie gracza { $a } mają ode mnie spokój.
    }
    .label = W tej rundzie mają ode mnie spokój ludzie gracza …
talk-promise-unblock = W tej rundzie nie zablokuję karty { $a }.
    .label = Nie zablokuję karty …
talk-offer-blocks = Ja nie blokuję karty { $a }, a ty zostawiasz moich ludzi w spokoju do końca rundy.
    .label = Ja nie blokuję karty …, ty zostawiasz nas w spokoju
talk-threat-doom = Nikt stąd nie wyjdzie.
    .label = Nikt stąd nie wyjdzie

## Opcje stołu

choice-scenario = Scenariusz
    .about = We dwoje gra się w grę podstawową, we troje w Prawo silniejszego.
choice-scenario-auto = według liczby miejsc
choice-scenario-base = gra podstawowa
choice-scenario-law-of-the-stronger = Prawo silniejszego
choice-zombie_seat = Miejsce gracza zombie
    .about = Kto prowadzi zombie.
choice-zombie_seat-random = losowo
choice-zombie_seat-0 = pierwsze miejsce
choice-zombie_seat-1 = drugie miejsce
choice-zombie_seat-2 = trzecie miejsce
choice-zombies_on_car_fields = Zombie na polach auta
    .about = Zombie mogą stać na polach auta i je zablokować.
choice-zombies_on_car_fields-true = wolno
choice-zombies_on_car_fields-false = nie wolno
choice-presence_zombie_on_same_half = Nowe zombie na tej samej połowie
    .about = Zombie, którego wywołuje połowa planszy, wchodzi na tę połowę albo na dowolną.
choice-presence_zombie_on_same_half-true = na tej samej połowie
choice-presence_zombie_on_same_half-false = na dowolnej połowie
choice-base_setup_no_adjacent = Pierwsze zombie z dala od innych
    .about = W grze podstawowej pierwsze zombie nie sąsiadują z człowiekiem ani z innym zombie.
choice-base_setup_no_adjacent-true = obok nikogo
choice-base_setup_no_adjacent-false = gdziekolwiek
choice-left_human_counts_as_noise = Hałas tych, którzy odjechali
    .about = Człowiek, który działał i odjechał autem, nadal budzi zombie.
choice-left_human_counts_as_noise-true = liczy się
choice-left_human_counts_as_noise-false = nie liczy się
choice-interleave_activations = Mieszana kolejność akcji
    .about = Ludzie mogą działać na przemian albo każdy musi skończyć, zanim zacznie następny.
choice-interleave_activations-true = w dowolnej kolejności
choice-interleave_activations-false = jeden po drugim
choice-all_activations_must_be_used = Obowiązek wykorzystania aktywacji
    .about = Gracz zombie musi wykorzystać każdą aktywację i każdy punkt akcji, jeśli się da.
choice-all_activations_must_be_used-true = tak
choice-all_activations_must_be_used-false = tylko ruchy obowiązkowe
choice-briefcase_automatic = Działanie teczki
    .about = Teczka sama przyjmuje pierwszą ranę Bankiera albo decyduje o tym jego gracz.
choice-briefcase_automatic-true = sama
choice-briefcase_automatic-false = decyduje gracz
choice-terror_win = Koniec toru terroru
    .about = W grze podstawowej zombie wygrywają, gdy znacznik dojdzie do ostatniego pola albo gdy je opuści.
choice-terror_win-reach = na ostatnim polu
choice-terror_win-leave = za ostatnim polem
choice-dog_stars = Gwiazdki psa
    .about = Ile wart jest ocalony zdrowy pies.
choice-dog_stars_wounded = Gwiazdki rannego psa
    .about = Ile wart jest ocalony ranny pies.
choice-long_race = Długi wyścig
    .about = W Prawie silniejszego rywali porównuje się dopiero, gdy na planszy nie ma już ludzi.
choice-long_race-true = tak
choice-long_race-false = nie
choice-round_cap = Ostatnia runda
    .about = Po tylu rundach gra się kończy.
choice-open_hands = Otwarte ręce
    .about = Wszyscy grają w otwarte karty, dla uczących się.
choice-open_hands-true = otwarte
choice-open_hands-false = zakryte
choice-special_cards = Karty specjalne
    .about = Gra z kartami specjalnymi albo bez nich.
choice-special_cards-true = z kartami
choice-special_cards-false = bez kart
choice-double_game = Podwójna gra
    .about = Dwie osoby rozgrywają dwie gry, zamieniając się stronami; decydują gwiazdki ocalone w obu.
choice-double_game-true = dwie gry z zamianą stron
choice-double_game-false = jedna gra

## Karty pierwszego wyboru

choice-scenario-base-card = Sześcioro ocalałych przedziera się przez miasto do samochodu, a umarli stoją na drodze. Jeden gracz prowadzi ludzi, drugi zombie.
    .minutes = 45–60
    .weight = 1
    .first = yes
    .seats = 2
choice-scenario-law-of-the-stronger-card = Dwie grupy ludzi chcą tego samego samochodu, a miejsca nie starczy dla wszystkich. Dla trojga, z rozmowami, zdradą i psem.
    .minutes = 60–90
    .weight = 3
    .seats = 3
choice-zombie_seat-1-card = Prowadzisz ocalałych: mało kroków, mało naboi, a każdy hałas ściąga kolejnych umarłych. Łatwiejsze na pierwszą grę.
    .name = Graj ludźmi
    .first = yes
choice-zombie_seat-0-card = Prowadzisz zombie: powolne, liczne, cierpliwe. Zamykaj drogi, gryź i pozwól, by groza rosła.
    .name = Graj zombie
choice-zombie_seat-random-card = O tym, kto prowadzi zombie, decyduje los.
    .name = Niech zdecyduje los
