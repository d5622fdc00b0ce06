# Claustrophobia: after the end.

## After the end: luck, and what turned the game

b-luck-hits = Hits in combat
b-luck-action = Pips on the Action dice
b-luck-destiny = Pips on the Destiny dice
b-turn-death-first = { $name } is the first to fall ({ $tile }).
b-turn-death = { $name } falls ({ $tile }).
b-turn-death-but-one = { $name } falls ({ $tile }): now { $last } is alone below.
b-turn-escape = { $name } reaches the way out: { $count } of { $needed }.
b-turn-escape-enough = { $name } reaches the way out, and that is enough: { $count } of { $needed }.
b-turn-found-exit = The tunnels open: the way out is found.
b-turn-found-pentacle = The Pentacle Room is found.
b-turn-appeared = { $name } steps out of the dark ({ $tile }).
b-turn-slain = { $name } is brought down ({ $tile }).
b-turn-hits =
    { $count ->
        [one] { $name } strikes home: { $count } hit in one attack.
       *[other] { $name } strikes home: { $count } hits in one attack.
    }
b-turn-misses =
    { $dice ->
        [one] { $name } misses with { $dice } die.
       *[other] { $name } misses with all { $dice } dice.
    }
b-turn-planted = { $name } plants a charge: { $count } of { $needed }.
b-turn-sealed = { $name } lays a Seal: { $count } of { $needed }.
b-turn-unsealed = { $name } breaks a Seal; left: { $count }.
b-turn-exorcised = { $name } frees a Possessed: { $other }.
b-turn-treasure = { $name } finds the treasure.
b-turn-time = Round { $round } was the last one: nobody else gets out.
