# Co mówi plansza Mall of Horror po polsku.

intro = Noc w centrum handlowym, a pod każdymi drzwiami stoją umarli. Prowadzisz taką samą małą drużynę jak wszyscy. Drzwi trzymacie razem, a gdy któreś puszczą, ludzie za nimi głosują, kogo wypchnąć na zewnątrz.
    .goal = Ocal bohaterów wartych jak najwięcej punktów: Ślicznotka to 7, Twardziel 5, Strzelec 3 (a Dziewczynka 1, gdy gra was troje).
    .turn = W każdej rundzie: obecni na Parkingu głosują, kto przeszuka ciężarówkę; obecni w Biurze Ochrony wybierają Szefa, który podgląda cztery zakryte kości; każdy po kryjomu wybiera lokację dla jednego bohatera; odkrywacie cele i kości, przybywają zombie, bohaterowie się przemieszczają; potem zombie atakują, lokacja po lokacji.
    .win = Helikopter ląduje, gdy przy życiu zostaje już tylko garstka bohaterów albo gdy wszyscy ocaleni stoją w jednej lokacji pod dachem. Wygrywa najwięcej punktów, a przy remisie pełniejsza ręka.

## Co znaczy każde pytanie dla kogoś, kto gra pierwszy raz

guide-ask-place = Rzucono dla ciebie dwiema kośćmi. Wybierz swojego bohatera i postaw go w lokacji, którą wskazuje jedna z nich. Jeśli obie są pełne lub zamknięte, wolno wybrać każdą, w której jest miejsce. Rozstaw drużynę: w dobrym towarzystwie, ale nie w jednym miejscu.
guide-ask-threats = Zaraz głosowanie. Każda Pogróżka zagrana teraz daje ci w nim jeden głos więcej, a potem karta przepada. Wszyscy widzą, że ją zagrywasz.
guide-ask-vote = Ustaw koło na jednego gracza; nikt go nie zobaczy, dopóki nie wybiorą wszyscy. Masz jeden głos za każdego swojego bohatera w tej lokacji, a Strzelec dodaje jeszcze jeden. Decyduje najwięcej głosów. Przy remisie cały stół głosuje ponownie, wybierając spośród remisujących.
guide-ask-revote = Pierwsze głosowanie dało remis. Teraz głosują wszyscy, ale tylko na remisujących. Jeśli nie masz nikogo w tej lokacji, masz jeden głos. Drugi remis nie wybiera nikogo, a gdy chodzi o ofiarę, decyduje los.
guide-ask-keep = Te karty są z ciężarówki i widzisz je tylko ty. Jedną zatrzymaj; potem jedną oddasz komuś, a ostatnia trafi na spód stosu.
guide-ask-give = Wybierz kartę i gracza, który ją dostanie. Wszyscy zobaczą, komu ją dajesz, ale nie jaką. Dobry podarunek może kupić głos, słaby nikomu nie zaszkodzi.
guide-ask-camera = Cztery zakryte kości mówią, dokąd w tej rundzie przyjdą zombie. Zagraj Kamery Ochronne, a zobaczysz je, zanim wybierzesz cel. Możesz potem powiedzieć innym prawdę albo skłamać.
guide-ask-announce = Wybrano cię w tej rundzie: znasz już kości, ale cel wybierasz przed wszystkimi i na głos. Wskaż lokację, do której pójdzie jeden z twoich bohaterów. Reszta wyciągnie z tego wnioski.
guide-ask-destination = Wskaż lokację, do której pójdzie jeden z twoich bohaterów; który, zdecydujesz później. Wszystkie wybory odkrywacie razem. Jeśli w chwili twojego ruchu lokacja będzie pełna, bohater trafi na Parking.
guide-ask-lure = Twojej drużyny już nie ma, ale coś jeszcze możesz: postaw jednego zombie przed dowolną otwartą lokacją. Albo okaż litość.
guide-ask-move = Cele i kości są już odkryte. Wskaż bohatera, który pójdzie do wybranej przez ciebie lokacji. Jeśli jest pełna, trafi na Parking. Sprint pozwala zmienić zdanie: wskaż bohatera i dowolną lokację albo tę, w której stoi, żeby został.
guide-ask-defence = Zombie wdzierają się tam, gdzie masz bohatera. Przed głosowaniem możesz zagrać dowolne karty: Broń zabija zombie, Narzędzia dodają 1 do siły obrony, Kryjówka wyłącza jednego twojego bohatera z głosowania, Pogróżka daje ci jeden głos więcej. Jeśli siła obrony przewyższy liczbę zombie, nikt nie zginie.
guide-ask-victim = Głosowanie wskazało ciebie. Wybierz, którego z twoich bohaterów w tej lokacji pożrą zombie. Jego punkty przepadają na zawsze.

## Lokacje

mall-sign-restroom = Toaleta
mall-sign-cachou = Cachou
mall-sign-megatoys = Megatoys
mall-sign-parking = Parking
mall-sign-hq = Biuro Ochrony
mall-sign-supermarket = Supermarket
mall-board = Centrum handlowe z góry: sześć lokacji, kto w nich jest i co stoi pod drzwiami
mall-inside = W środku
mall-outside = Na zewnątrz
mall-defence = Obrona
mall-votes = Głosy na miejscu
mall-taken = zajęte miejsca: { $taken } z { $capacity }
mall-taken-unlimited =
    { $taken ->
        [0] nikogo, miejsc bez limitu
        [one] { $taken } bohater, miejsc bez limitu
        [few] { $taken } bohaterów, miejsc bez limitu
        [many] { $taken } bohaterów, miejsc bez limitu
       *[other] { $taken } bohatera, miejsc bez limitu
    }
mall-full = pełna
mall-empty = pusta
mall-zombies =
    { $count ->
        [0] żadnego zombie
       *[other] { $count } zombie
    }
mall-strength = siła obrony { $strength }
mall-hardware = +{ $count } z Narzędzi
mall-holds = trzyma
mall-spare = wytrzyma jeszcze { $count } zombie
mall-breach = wyłom
mall-breach-now = zombie wchodzą
mall-no-door = bez drzwi: każdy zombie pożera jednego
mall-sure-breach = { $count } zombie zawsze wejdą
mall-curse = { $count } z { $curse } zombie do przeklęcia
mall-closed = zamknięta
mall-closed-long = zamknięta do końca gry
mall-cursed = przeklęta
mall-cursed-long = przeklęta: nikt już tam nie wejdzie
mall-hidden = w ukryciu
mall-head = { $owner }: { $kind }
mall-kind = { $kind }: punkty { $value }, siła obrony { $strength }, głosy { $votes }
mall-vote-count =
    { $count ->
        [one] { $count } głos
        [few] { $count } głosy
        [many] { $count } głosów
       *[other] { $count } głosu
    }

## Stan stołu

mall-table = Stół
mall-round = Runda { $round }
mall-phase = Faza
mall-rescue = Ratunek
mall-alive-long = żywych bohaterów: { $alive }; ratunek przybywa, gdy zostanie ich { $rescue }
mall-rescue-gap =
    { $count ->
        [0] ratunek już tu jest
        [one] jeszcze { $count } śmierć i przybędzie ratunek
        [few] jeszcze { $count } śmierci i przybędzie ratunek
        [many] jeszcze { $count } śmierci i przybędzie ratunek
       *[other] jeszcze { $count } śmierci i przybędzie ratunek
    }
mall-badge = Odznaka
mall-chief = Szef wybrany w tej rundzie: { $name }
mall-badge-holder = odznakę nosi { $name }
mall-chief-mark = Szef tej rundy
mall-badge-mark = odznaka: stąd zaczyna się każda kolejka
mall-dice = Kości
mall-dice-hidden =
    { $count ->
        [one] { $count } zakryta kość
        [few] { $count } zakryte kości
        [many] { $count } zakrytych kości
       *[other] { $count } zakrytej kości
    }
mall-dice-none = jeszcze nie rzucono
mall-dice-own = widzisz je tylko ty
mall-dice-open = odkryte
mall-die = kość: { $place }
mall-die-hidden = zakryta kość
mall-seen-by = znają je: { $names }
mall-seen-by-nobody = nikt ich nie widział
mall-announced = Ogłoszony cel
mall-announced-by = { $name } ogłasza: { $place }
mall-truck = Ciężarówka
mall-deck =
    { $count ->
        [0] ciężarówka jest pusta
        [one] { $count } karta w ciężarówce
        [few] { $count } karty w ciężarówce
        [many] { $count } kart w ciężarówce
       *[other] { $count } karty w ciężarówce
    }
mall-searching =
    { $count ->
        [one] { $name } ogląda { $count } kartę
        [few] { $name } ogląda { $count } karty
        [many] { $name } ogląda { $count } kart
       *[other] { $name } ogląda { $count } karty
    }
mall-drawn = Z ciężarówki
mall-drawn-note = widzisz je tylko ty
mall-played = Zagrane karty
mall-played-none = nikt jeszcze nie zagrał karty
mall-played-of = { $card }: { $count } z { $copies }
mall-remember = Wiesz tylko ty
mall-gave = od ciebie dostaje { $name }: { $card }
mall-buried =
    { $depth ->
        [1] na samym spodzie ciężarówki: { $card }
       *[other] { $depth }. od spodu ciężarówki: { $card }
    }

## Głosowania

mall-wheel = Koło do głosowań
mall-wheel-search = Kto przeszuka ciężarówkę?
mall-wheel-chief = Kto zostanie Szefem?
mall-wheel-victim = Kogo wypychamy?
mall-wheel-again = ponowne głosowanie
mall-candidates = Można wskazać
mall-voters = Głosujący
mall-wheel-set = koło ustawione
mall-wheel-open = jeszcze wybiera
mall-wheel-yours = twoje koło: { $name }
mall-tie-first = Remis: cały stół głosuje ponownie.
mall-tie-search = Drugi remis: nikt nie przeszukuje.
mall-tie-chief = Drugi remis: Szefa nie będzie.
mall-tie-victim = Drugi remis: decyduje los.
mall-voted =
    { $count ->
        [one] { $voter } → { $name }, { $count } głos
        [few] { $voter } → { $name }, { $count } głosy
        [many] { $voter } → { $name }, { $count } głosów
       *[other] { $voter } → { $name }, { $count } głosu
    }
mall-ballot-search = Ciężarówkę przeszuka { $name }
mall-ballot-chief = Szefem zostaje { $name }
mall-ballot-victim = { $name } kogoś traci
mall-ballot-tie = Remis: głosują wszyscy
mall-ballot-nobody = Drugi remis: nikt
mall-ballot-lot = Los wskazuje: { $name }
mall-last-ballot = Ostatnie głosowanie
mall-threats =
    { $count ->
        [one] Pogróżka: +{ $count } głos
        [few] Pogróżki: +{ $count } głosy
        [many] Pogróżki: +{ $count } głosów
       *[other] Pogróżki: +{ $count } głosu
    }

## Gracze

mall-players = Gracze
mall-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
mall-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
mall-you = ty
mall-to-choose = teraz wybiera
mall-fell = poza grą od rundy { $round }
mall-dead = { $kind }: śmierć
mall-at = { $kind }: { $place }
mall-unplaced = { $kind }: do postawienia
mall-to-place = Do postawienia
mall-heading = cel: { $place }
mall-heading-announced = ogłoszony cel: { $place }
mall-heading-own = twój tajny cel: { $place }

## Ręka

mall-card-threat = +1 głos
mall-card-camera = podgląd zakrytych kości
mall-card-sprint = zmiana celu
mall-card-hardware = +1 do obrony przy wyłomie
mall-card-hide = bohater poza głosowaniem
mall-card-weapon = zabija { $kills } zombie
mall-card-line = { $card }: { $effect }

## Obrazy i ruch

mall-skip = Pomiń
mall-legend = Co znaczą pionki
mall-rescued = Ratunek już jest

## Opisy kart i dodatki obrazu

mall-bar = Co możesz teraz zrobić
mall-hand = Twoje karty
mall-chapters = Dotychczasowe rundy
mall-chief-was = Szef: { $name }
mall-dice-last = Kości z ostatniej rundy
mall-note-threat = Daje ci jeden głos więcej w najbliższym głosowaniu.
mall-note-camera = Pozwala obejrzeć zakryte kości, zanim wybierzesz cel.
mall-note-sprint = W twoim ruchu jeden bohater idzie tam, gdzie jest miejsce, albo zostaje w swojej lokacji.
mall-note-hardware = Dodaje 1 do siły obrony atakowanej lokacji do końca rundy; na Parkingu nie działa.
mall-note-hide = Jeden twój bohater w atakowanej lokacji nie głosuje i nie można go wskazać, ale dalej pomaga w obronie.
mall-note-weapon = Od razu zabija { $kills } zombie w atakowanej lokacji.

## Po zakończeniu

mall-luck-own = Zombie wysłane pod drzwi twojej drużyny
mall-luck-parking = Wszystkie kości; zombie wysłane na Parking
mall-turn-lie = { $liar } zapewnia, że { $to } nic nie przyjdzie. Przychodzi, a { $name } traci tam { $kind }.
mall-turn-out = { $name } traci { $kind } { $at } i nie ma już nikogo.
mall-turn-lot = Dwa remisy i decyduje los: { $name } traci { $kind } { $at }.
mall-turn-bounced = { $name }: { $who } nie dostaje się { $to } i ginie na Parkingu.
mall-turn-lured = { $ghost } wysyła zza grobu zombie { $to }, a { $name } traci tam { $kind }.
mall-turn-vote = Decyduje jeden głos ({ $most } do { $next }): { $name } traci { $kind } { $at }.
mall-turn-first = Pierwsza śmierć: { $name } traci { $kind } { $at }.
mall-turn-sure = Siła { $strength } { $at } nic nie daje: { $count } zombie zawsze wejdą, a { $name } traci { $kind }.
mall-turn-edge = Siła { $strength } przeciw { $count } zombie { $at }: o jednego za dużo. { $name } traci { $kind }.
mall-turn-lead = { $name } traci { $kind } { $at }, a na prowadzenie wychodzi { $leader }.
mall-turn-plain =
    { $value ->
        [one] { $name } traci { $kind } { $at }: przepada { $value } punkt.
        [few] { $name } traci { $kind } { $at }: przepadają { $value } punkty.
        [many] { $name } traci { $kind } { $at }: przepada { $value } punktów.
       *[other] { $name } traci { $kind } { $at }: przepada { $value } punktu.
    }
mall-turn-saved = { $name } zagrywa { $card } i drzwi { $at } wytrzymują.
mall-turn-saved-last = { $name } zagrywa { $card }, ostatnią kartę na ręce, i drzwi { $at } wytrzymują.
mall-turn-cleared = { $name } zagrywa { $card } i na Parkingu nie ma już zombie.
mall-turn-chief = Decyduje jeden głos ({ $most } do { $next }): Szefem zostaje { $name } i zna kości.
mall-turn-cursed = Przeklęta lokacja: { $room }. O jedno schronienie mniej.
mall-turn-massacre =
    { $count ->
        [one] W jednej rundzie na Parkingu ginie { $count } bohater.
        [few] W jednej rundzie na Parkingu giną { $count } osoby.
        [many] W jednej rundzie na Parkingu ginie { $count } osób.
       *[other] W jednej rundzie na Parkingu ginie { $count } osoby.
    }
mall-turn-rescue =
    { $count ->
        [one] Runda { $round }: ląduje helikopter i zabiera { $count } bohatera. Najlepszy wynik: { $winner }.
        [few] Runda { $round }: ląduje helikopter i zabiera { $count } bohaterów. Najlepszy wynik: { $winner }.
        [many] Runda { $round }: ląduje helikopter i zabiera { $count } bohaterów. Najlepszy wynik: { $winner }.
       *[other] Runda { $round }: ląduje helikopter i zabiera { $count } bohatera. Najlepszy wynik: { $winner }.
    }
