# Claustrophobia: what lies on the table and what can be done.

## The round

b-round = Round { $number } of { $limit }
b-humans-are = Humans: { $name }
b-demons-are = Demon side: { $name }
b-you = you
b-phase-order = Round: Initiative, Human Action, Threat, Demon Action
b-winner-0 = The Humans have won
b-winner-1 = The Demon side has won
b-winner-2 = A draw
b-bid-now =
    { $bid ->
        [0] No bid yet
       *[other] Last bid: { $bid }
    }
b-points = Points left to buy with: { $points }
b-stack =
    { $count ->
        [0] No tiles left
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
b-known = You know: { $tile } lies { $place ->
        [0] on top of the stack
       *[other] in the stack, { $place } below the top
    }
b-discards = Discarded tiles
b-set-aside = Set aside for now
b-map-left =
    { $count ->
        [one] Map of the Sewers: the Humans turn { $count } more tile
       *[other] Map of the Sewers: the Humans turn { $count } more tiles
    }

## Aims

b-aim = Aim of the Humans
b-aim-escapes = Get { $needed } warriors out through the Exit
b-aim-escapes-now = Out: { $now } of { $needed }
b-aim-draw =
    { $draw ->
        [one] With exactly { $draw } out it is a draw
       *[other] With exactly { $draw } out it is a draw
    }
b-aim-gathering = Have { $needed } warriors on the Exit at once
b-aim-gathering-now = There: { $now } of { $needed }
b-aim-charges = Plant { $needed } charges in the Pentacle Room
b-aim-charges-now = Planted: { $now } of { $needed }
b-aim-seals = Lay { $needed } Seals in the Pentacle Room
b-aim-seals-now = Seals: { $now } of { $needed }
b-aim-treasure = Carry the treasure to the Exit
b-aim-treasure-hidden = Not found; tokens still hidden: { $left }
b-aim-treasure-carried = Carried by { $name }
b-aim-treasure-lying = It lies on a tile: { $tile }
b-aim-possessed = Exorcise { $needed } Possessed
b-aim-possessed-now = Freed: { $now } of { $needed }
b-aim-summoned = Kill the { $name }
b-aim-countdown =
    { $count ->
        [0] The next tile is the way out
        [one] { $count } more tile before the way out
       *[other] { $count } more tiles before the way out
    }
b-aim-redeemer = If the Redeemer dies, the Demon side wins
b-aim-last-round = After round { $limit } everybody still below is lost
b-aim-infection = Before every roll each Condemned with fewer than { $lines } lost lines loses one; the dead rise again
b-aim-stash-advantage = The first warrior in a Stash finds an Advantage card
b-aim-stash-treasure = The first warrior in a Stash turns up a treasure token

## Warriors

b-heroes = Human warriors
b-fiends = Demon-side warriors
b-movement = Movement
b-combat = Combat
b-defence = Defence
b-values = Movement { $movement }, combat { $combat }, defence { $defence }
b-attack-with = { $attack } when attacking
b-line = Line { $line }: movement { $movement }, combat { $combat }, defence { $defence }
b-line-cancelled = Line { $line }: lost
b-line-in-use = in use now
b-lines = Lines of action
b-lines-left =
    { $count ->
        [one] { $count } line left
       *[other] { $count } lines left
    }
b-die-in-slot = Die: { $die }
b-no-die = No die yet
b-exhausted = Exhausted
    .about = The die lies on a lost line: no movement, no combat, defence 3, no Talents.
b-activated = Has acted
b-active = Acting now
b-movement-left = Movement left: { $count }
b-has-fought = Has fought
b-movement-over = Movement is over
b-in-panic = Panic: may not fight
b-courage = Courage
    .about = +1 defence until the next Initiative phase.
b-blessed-movement = Blessed: +1 movement
b-blessed-combat = Blessed: +2 combat
b-terrified = Terror
    .about = -1 movement and -1 combat in this phase.
b-snuffed = Snuffed Lantern
    .about = -1 movement in this phase.
b-unguarded = No Bodyguard now
    .about = Critical Hit took it away for this phase.
b-charges =
    { $count ->
        [one] Carries a charge
       *[other] Carries { $count } charges
    }
b-treasure = Carries the treasure
b-escaped = Escaped: { $name }
b-condemned = Condemned
b-tough = Tough
    .about = +1 combat; the first hit takes only the token.
b-frenzied = Frenzy
    .about = Frantic and +1 combat in this phase.
b-critical = Critical Hit
    .about = If its attack hits, it hits once more.
b-prostrate = Prostrate
    .about = Cannot act or be hurt. The Redeemer can exorcise it; at the end of the round it recovers.
b-health = Wounds: { $wounds } of { $health }
b-swarm =
    { $count ->
        [one] { $count } Troglodyte
       *[other] { $count } Troglodytes
    }
b-nobody = Nobody
b-objects = Objects
b-gifts = Gifts
b-talents = Talents
b-tokens = Tokens
b-leave = May leave
b-free-to-go = Free to go
b-held = Cannot leave
b-held-CLA-BLK-01 = Outnumbered: { $foes } against { $friends }
    .about = A warrior may leave a tile with enemies only if his side has at least as many warriors there.
b-held-CLA-TAL-09 = An Impressive enemy lets nobody go
    .about = Only an Elusive warrior brings the count of heads back; Troglodytes may still use a hole.
b-way-CLA-MOV-04 = full
b-way-CLA-SC5-04 = too far from its Stash
b-way-open = open

talent-frantic = Frantic
    .about = Missed dice may be rolled once more.
talent-bodyguard = Bodyguard
    .about = May take a hit meant for an ally on the same tile.
talent-elusive = Elusive
    .about = Leaves a tile however many enemies are there.
talent-impressive = Impressive
    .about = Enemies may not leave this tile at all.
talent-blessed = Blessed
    .about = Once per game: another warrior gets +1 movement or +2 combat, and the line in use is healed.

## The maze

b-maze = The maze
b-tile-where = { $tile } ({ $across }, { $up })
b-kind-exit = Room for five of each side. The way out.
b-kind-pentacle = Room for five of each side.
b-kind-lair = Troglodytes may always be sent here, even beside Humans.
b-kind-hole = Troglodytes crawl from here to a Hole token and back, adjacent or not.
b-kind-stash = The first Human here may find something, if the scenario says so.
b-kind-hungry = Every combat hit on a hero or a Demon here counts double.
b-kind-tight = Only one warrior of each side.
b-kind-flooded = Entering ends the movement; leaving costs all of it.
b-kind-booby = The first Human to enter springs the trap: 2-3 a wound, 4 stop, 5 a Troglodyte, 6 two wounds.
b-kind-mechanism = The first Human to enter gives the Demon player one more Destiny die.
b-room = Room
b-room-for = { $humans ->
        [0] no Human
        [one] one more Human
       *[other] { $humans } more Humans
    }, { $demons ->
        [0] no Demon
        [one] one more Demon
       *[other] { $demons } more Demons
    }
b-size = Room for { $size } of each side
b-ways = Edges
b-edge = { $direction }: { $edge }
b-edge-wall = wall
b-edge-passage = passage to { $tile }
b-edge-blocked = open here, walled on the other side
b-edge-unexplored = unexplored
b-edge-lost = unexplored, closed to Humans
b-also-lair = Counts as a Lair
b-visited = Already sprung
b-searched = Already searched
b-holes =
    { $count ->
        [one] { $count } Hole token
       *[other] { $count } Hole tokens
    }
b-lying =
    { $count ->
        [one] Something lies here
       *[other] { $count } things lie here
    }
b-seals-here =
    { $count ->
        [one] { $count } Seal
       *[other] { $count } Seals
    }
b-planted-here =
    { $count ->
        [one] { $count } charge planted
       *[other] { $count } charges planted
    }
b-arrivals = Arrivals
b-arrivals-open = Troglodytes can arrive
b-arrivals-CLA-SND-04 = no unexplored opening
b-arrivals-CLA-SND-05 = Humans stand here
b-arrivals-CLA-SND-06 = no room for more
b-ambush =
    { $count ->
        [one] Ambush: { $count } more Troglodyte may come beside Humans
       *[other] Ambush: { $count } more Troglodytes may come beside Humans
    }
b-explore = Explore { $direction } from { $tile }
b-turn-to = { $tile }, open to { $ways }
b-foreseen-by-foe = The Human player looks at { $count } tiles
b-openings = Open to { $ways }

## Dice and fights

b-action-dice = Action dice
b-extra-dice =
    { $count ->
        [one] { $count } extra Action die next round
       *[other] { $count } extra Action dice next round
    }
b-die = Die showing { $die }
b-fight = The last attack
b-hits =
    { $count ->
        [0] No hits
        [one] { $count } hit
       *[other] { $count } hits
    }
b-hit = hit
b-miss = miss
b-needed = needs { $needed } or more
b-blast-of = Blast: { $target }
b-rocks-on = Rockfall: { $target }
b-trap-of = Booby trap: { $target }
b-reroll-count =
    { $count ->
        [0] Keep the dice
        [one] Roll { $count } miss again
       *[other] Roll { $count } misses again
    }

## The picture

b-open-maze = Maze
b-open-heroes = Heroes
b-open-destiny = Destiny
b-nearer = Closer
b-farther = Farther
b-fit = Show the whole maze
b-skip = Skip
b-close = Close
b-details = Details: { $name }
b-shop = What you can buy
b-boon-movement = +1 movement
b-boon-combat = +2 combat
b-mark-0 = R
b-mark-1 = Br1
b-mark-2 = Br2
b-mark-3 = Bl1
b-mark-4 = Bl2
b-cards = Cards
b-tools = View of the maze
b-swarm-here = { $tile }: { $count }
