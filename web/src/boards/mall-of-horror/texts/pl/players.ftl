# Mall of Horror po polsku: gracze, głosowania i karty.

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
mall-tie-first = Przy remisie zagłosuje cały stół.
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
mall-ballot-victim = { $name } traci bohatera
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
