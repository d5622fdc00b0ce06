# Claustrophobia: po grze.

## Po grze: szczęście i to, co przesądziło

b-luck-hits = Trafienia w walce
b-luck-action = Oczka na kościach Akcji
b-luck-destiny = Oczka na kościach Przeznaczenia
b-turn-death-first = Pierwszy pada { $name } ({ $tile }).
b-turn-death = Pada { $name } ({ $tile }).
b-turn-death-but-one = Pada { $name } ({ $tile }): na dole jest już tylko { $last }.
b-turn-escape = { $name } wydostaje się na powierzchnię: { $count } z { $needed }.
b-turn-escape-enough = { $name } wydostaje się na powierzchnię i to wystarcza: { $count } z { $needed }.
b-turn-found-exit = Tunele się otwierają: znaleziono wyjście.
b-turn-found-pentacle = Znaleziono Komnatę Pentagramu.
b-turn-appeared = { $name } wychodzi z mroku ({ $tile }).
b-turn-slain = { $name } pada martwy ({ $tile }).
b-turn-hits =
    { $count ->
        [one] { $name } uderza celnie: { $count } trafienie w jednym ataku.
        [few] { $name } uderza celnie: { $count } trafienia w jednym ataku.
       *[many] { $name } uderza celnie: { $count } trafień w jednym ataku.
    }
b-turn-misses =
    { $dice ->
        [one] { $name } pudłuje: { $dice } kość i żadnego trafienia.
        [few] { $name } pudłuje: { $dice } kości i żadnego trafienia.
       *[many] { $name } pudłuje: { $dice } kości i żadnego trafienia.
    }
b-turn-planted = { $name } podkłada ładunek: { $count } z { $needed }.
b-turn-sealed = { $name } kładzie Pieczęć: { $count } z { $needed }.
b-turn-unsealed = { $name } łamie Pieczęć; zostało: { $count }.
b-turn-exorcised = { $name } uwalnia od złego ducha: { $other }.
b-turn-treasure = { $name } znajduje skarb.
b-turn-time = Runda { $round } była ostatnia: nikt więcej się nie wydostanie.
