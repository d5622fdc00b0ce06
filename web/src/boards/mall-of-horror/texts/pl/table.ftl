# Mall of Horror po polsku: stół.

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
mall-dice-open = Kości są odkryte
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
