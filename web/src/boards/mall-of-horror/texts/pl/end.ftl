# Mall of Horror po polsku: co mówi się po zakończeniu.

mall-luck-own = Zombie wysłane pod drzwi drużyny
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
