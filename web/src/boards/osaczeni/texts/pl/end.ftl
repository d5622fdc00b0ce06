# Osaczeni po polsku: co mówi się po zakończeniu.

osa-luck-own = Potwory wysłane tam, gdzie jest rodzina
osa-luck-park = Wszystkie kości; potwory wysłane na parking
osa-turn-lie = { $liar } zapewnia, że { $to } nic nie przyjdzie. Przychodzi, a { $name } traci tam { $kind }.
osa-turn-out = { $name } traci { $kind } { $at } i nie ma już nikogo.
osa-turn-tie = Remis i decyduje żeton ofiary ({ $breaker }): { $name } traci { $kind } { $at }.
osa-turn-lured = { $by } wabi potwora { $to }, a { $name } traci tam { $kind }.
osa-turn-bounced = { $name }: { $who } nie dostaje się { $to } i ginie na parkingu.
osa-turn-vote = Decyduje jeden głos ({ $most } do { $next }): { $name } traci { $kind } { $at }.
osa-turn-first = Pierwsza śmierć: { $name } traci { $kind } { $at }.
osa-turn-edge =
    { $count ->
        [one] Siła { $strength } przeciw { $count } potworowi { $at }: o jednego za dużo. { $name } traci { $kind }.
       *[other] Siła { $strength } przeciw { $count } potworom { $at }: o jednego za dużo. { $name } traci { $kind }.
    }
osa-turn-lead = { $name } traci { $kind } { $at }, a na prowadzenie wychodzi { $leader }.
osa-turn-plain =
    { $value ->
        [one] { $name } traci { $kind } { $at }: przepada { $value } punkt.
        [few] { $name } traci { $kind } { $at }: przepadają { $value } punkty.
        [many] { $name } traci { $kind } { $at }: przepada { $value } punktów.
       *[other] { $name } traci { $kind } { $at }: przepada { $value } punktu.
    }
osa-turn-saved = { $name } zagrywa przedmiot ({ $item }) i { $at } nikt nie ginie.
osa-turn-saved-last = { $name } zagrywa ostatni przedmiot ({ $item }) i { $at } nikt nie ginie.
osa-turn-badge-vote = Decyduje jeden głos ({ $most } do { $next }): odznakę bierze { $name }.
osa-turn-badge-tie = Remis o odznakę i decyduje żeton ofiary ({ $breaker }): bierze ją { $name }.
osa-turn-closed = Rolety opadają na dobre: { $area }. O jedno schronienie mniej.
osa-turn-row =
    { $row ->
        [1] Pierwszy rząd chłodni jest pełny: odtąd potwory wchodzą już przy równej sile.
       *[other] Rząd { $row } chłodni jest pełny: pod właz trafia jeszcze jedna kość.
    }
osa-turn-massacre =
    { $count ->
        [one] W jednej rundzie na parkingu ginie { $count } osoba.
        [few] W jednej rundzie na parkingu giną { $count } osoby.
        [many] W jednej rundzie na parkingu ginie { $count } osób.
       *[other] W jednej rundzie na parkingu ginie { $count } osoby.
    }
osa-turn-keys =
    { $count ->
        [one] Kluczyki do ciężarówki dają { $count } punkt więcej; ma je { $name }.
        [few] Kluczyki do ciężarówki dają { $count } punkty więcej; ma je { $name }.
        [many] Kluczyki do ciężarówki dają { $count } punktów więcej; ma je { $name }.
       *[other] Kluczyki do ciężarówki dają { $count } punktu więcej; ma je { $name }.
    }
osa-turn-keys-win =
    { $count ->
        [one] Rozstrzygają kluczyki do ciężarówki: { $name } ma { $count } punkt więcej.
        [few] Rozstrzygają kluczyki do ciężarówki: { $name } ma { $count } punkty więcej.
        [many] Rozstrzygają kluczyki do ciężarówki: { $name } ma { $count } punktów więcej.
       *[other] Rozstrzygają kluczyki do ciężarówki: { $name } ma { $count } punktu więcej.
    }
osa-turn-end =
    { $count ->
        [0] Runda { $round }: noc się kończy i nie przeżył nikt.
        [one] Runda { $round }: noc się kończy, przeżyła { $count } postać. Najlepszy wynik: { $winner }.
        [few] Runda { $round }: noc się kończy, przeżyły { $count } postacie. Najlepszy wynik: { $winner }.
        [many] Runda { $round }: noc się kończy, przeżyło { $count } postaci. Najlepszy wynik: { $winner }.
       *[other] Runda { $round }: noc się kończy, przeżyło { $count } postaci. Najlepszy wynik: { $winner }.
    }
