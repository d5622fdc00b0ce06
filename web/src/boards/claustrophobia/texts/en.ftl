# The board of Claustrophobia in English: labels, what things do, the introduction and a guide to every question.

## Introduction

intro = Beneath the city, two players share one maze and want opposite things. The Human player leads up to five warriors through tunnels that nobody has mapped; the Demon player sends what lives there after them.
    .goal = Every scenario has its own aim for the Humans: get out, blow up a shaft, kill, seal, exorcise or steal. The Demon player wins when that can no longer happen, most often because nobody is left alive.
    .turn = A round has four phases. Initiative: the Human player rolls dice and gives one to each warrior; the die picks the line of movement, combat and defence for this round. Human Action: the warriors move, explore and fight, one after the other. Threat: the Demon player puts dice on the Destiny board, then buys monsters with threat points. Demon Action: the monsters move and fight.
    .win = Wounds cross out lines for good, and a die on a crossed-out line leaves a warrior helpless. So every round the Humans get weaker and the dark gets fuller: the Humans win by being quick, the Demon side by being patient.

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
b-kind-plain = Nothing special.
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
b-combat-dice = Combat dice
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

## The Demon side

b-demon-side = Demon side
b-destiny = Destiny board
b-destiny-none = No Destiny dice on the table
b-dice-unplaced = Dice still to place
b-threat = Threat points
b-threat-now = { $count } of { $most }
b-costs = A Troglodyte costs { $troglodyte }, a Demon { $demon }
b-pool = Troglodytes in the pool: { $count }
b-demons-left =
    { $count ->
        [0] No Demon may be sent
        [one] { $count } Demon may still be sent
       *[other] { $count } Demons may still be sent
    }
b-bonus-dice =
    { $count ->
        [one] { $count } extra Destiny die next time
       *[other] { $count } extra Destiny dice next time
    }
b-power-now = in force
b-power-pending = to be carried out
b-once = once
b-often = any number of times
b-legion-due = If a Troglodyte dies, the Demon player gains 2 threat points
b-possessed-waiting = Still to appear
b-demon-card = Demon of this scenario

square-about-calm = One more Destiny die in the next Threat phase.
    .need = 1 die
square-about-sounds = 2 threat points for each die.
    .need = dice all odd or all even
square-about-speed = Troglodytes: +1 movement in the coming Demon Action.
    .need = 2 odd dice
square-about-legion = Troglodytes: +1 defence until the next Threat phase; 2 threat points if one of them dies.
    .need = 1 odd, 1 even
square-about-claws = Troglodytes are Frantic in the coming Demon Action.
    .need = 2 even dice
square-about-dark = One Event card for each die.
    .need = each die 3 or more
square-about-taste = Humans do not hinder arrivals in this phase.
    .need = total exactly 7
square-about-burrow = Arrivals on any tile without Humans in this phase.
    .need = total exactly 11
square-about-resist = Humans lose Elusive, Troglodytes gain it, until the next Threat phase.
    .need = total exactly 9
square-about-trap = A Human warrior of your choice takes a wound.
    .need = total 12 or more

## Cards

b-hand = Your cards
b-hand-empty = No cards in hand
b-advantages = Advantage cards
b-events = Event cards
b-cards-held =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
b-cards-deck =
    { $count ->
        [0] the deck is empty
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
b-cards-spent = Played
b-cards-open = Known in the Demon player’s hand
b-spare-objects = Objects still to be given out
b-used = used this round
b-gift-now = usable now
b-gift-value = with a { $value }

advantage-about-map = When exploring: you turn this tile and the next two, not the Demon player.
advantage-about-grenade = Instead of a fight: everybody on your tile or the next one is rolled for, friend and foe.
advantage-about-healing = At the start of an activation: the warrior regains a line.
advantage-about-second = At the start of an activation: +1 movement.
advantage-about-mighty = When attacking: +2 combat, even for the Exhausted.
advantage-about-dodge = After an enemy roll: one hit is cancelled.
advantage-about-lucky = After the Action roll: roll any of the dice again.
eventcard-about-lost = When a Human explores: no tile is drawn, and that opening is closed to Humans for good.
eventcard-about-panic = At the start of a Human activation: that warrior may not fight.
eventcard-about-tough = When sending: one Troglodyte gets +1 combat and survives its first hit.
eventcard-about-critical = Before your Action phase: one of your warriors adds a hit if it hits; one Human loses Bodyguard.
eventcard-about-terror = After the dice are given: one Condemned has -1 movement and -1 combat.
eventcard-about-ambush = When sending: two Troglodytes may come to a tile where Humans stand.
eventcard-about-rockfall = Before your Action phase: a die for every Human on a tile, 5-6 is a wound.
eventcard-about-regeneration = When sending: a Demon loses two Wounds; with none in play you gain a threat point.
eventcard-about-frenzy = Before your Action phase: one of your warriors is Frantic with +1 combat.
eventcard-about-snuffed = Before the Humans act: all with movement 2 or more have one less.
eventcard-about-twist = After the Action roll: one Action die is rolled again.
gift-about-smite = In the Redeemer’s activation: one sure hit on an enemy on his tile.
gift-about-courage = After the dice are given: any Human gets +1 defence.
gift-about-gather = Two more Action dice next round.
gift-about-healing = Before the Redeemer moves: a Condemned on his tile regains a line.
gift-about-precognition = When exploring: draw two tiles and choose the one to be laid.
gift-about-blessing = When the Redeemer is activated: the Demon player loses a threat point.
force-about-brute = Bodyguard and Impressive: takes hits for others and lets no enemy go.
force-about-blade = Elusive: slips away from any number of enemies.
object-about-blunderbuss = +1 combat when attacking; shoots into the next tile.
object-about-shield = +1 defence.
object-about-scepter = One more Action die every round.
object-about-lantern = +1 movement on lines with movement 1.

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

## The final account

b-account-win = Victory
b-account-escaped = Warriors out
b-account-charges = Charges planted
b-account-seals = Seals laid
b-account-freed = Possessed freed
b-account-alive = Human warriors alive

## Guides: what a question means to somebody who plays for the first time

guide-ask-bid = You bid for the right to play the Humans. The lowest bid wins, and its bidder buys all warriors, gifts and cards with that many points. Bid low enough to win, but keep enough for a party that can survive.
guide-ask-buy = Spend your points on the party. Brutes and Blades cost 3, gifts and Objects 2, an Advantage card 1. What you do not spend is lost.
guide-ask-learn = The Redeemer gets one more gift. A gift works only in a round in which his die shows its number, so choose one whose number you will often want.
guide-ask-equip = Give the Object to one warrior. It stays with him for the whole game and is lost when he dies.
guide-ask-load = Two warriors carry the powder. If a bearer dies, his charge lies on his tile and another warrior can pick it up. Choose sturdy ones.
guide-ask-dice-cards = The Action dice are on the table, but not given out yet. This is the only moment for Lucky Charm (Humans) and Twist of Fate (Demon side). You can always pass.
guide-ask-charm = Choose the dice to roll again one by one, then confirm. The new results stand.
guide-ask-assign = Every warrior gets one die, and the die picks his line: movement, combat and defence for the whole round. Never put a die on a crossed-out line if you can help it: the warrior would be Exhausted.
guide-ask-support = The dice are given. The Human player may use Blessed (once per game) and the Courage token; the Demon player may play Terror. Pass to go on.
guide-ask-dusk = Last moment before the Humans act: Snuffed Lantern can slow down everybody who is fast.
guide-ask-activate = Choose the next warrior. Each acts once per phase: one movement and one fight, in the order you like. Mind who leaves a tile first: whoever stays may be outnumbered and held.
guide-ask-ready = The warrior is about to act. This is the moment for healing, Second Wind and the gifts of the Redeemer, and for the Demon player’s Panic!.
guide-ask-act = Move tile by tile, explore a glowing opening, or attack somebody on your tile. Movement cannot be split around the fight. End the activation when you have done enough.
guide-ask-explore-cards = Somebody steps into the unknown. Map of the Sewers lets the Human player turn the next three tiles; Lost stops the exploration and closes this opening to Humans.
guide-ask-foresee = Precognition: you may look at two tiles and choose the one that is laid. The other one goes back on top, and only you know it.
guide-ask-keep-tile = Choose the tile that is laid now. The other one will be the next.
guide-ask-turn = Choose how the new tile lies. It must have an opening towards the explorer; everything else is up to you. An opening against a wall is closed.
guide-ask-dig = The hole needs another end. Troglodytes will crawl between the two tiles however far apart they are.
guide-ask-appear = One of the Possessed waits on this tile. Choose which of them it is.
guide-ask-strike = The attack is declared, nothing is rolled yet. Mighty Blow adds two dice to it.
guide-ask-reroll = A Frantic attacker may roll missed dice once more. There is no reason not to roll them all.
guide-ask-dodge = These hits have been rolled. Dodge cancels one of them before anybody takes it.
guide-ask-suffer = Choose who takes this hit: the one it was meant for, or a Bodyguard on the same tile.
guide-ask-line = A wound crosses out one line, and you choose it. Keep the lines you need most; when the sixth goes, the warrior is dead.
guide-ask-fall = Choose which of your Troglodytes takes the hit. A Tough one only loses its token.
guide-ask-withdraw = Too many figures of your side stand on this tile. Take one off.
guide-ask-place = Put dice on the squares of the Destiny board. Each square says which dice it needs. A square that is begun must be filled before the next one. Dice you leave idle do nothing.
guide-ask-resolve = Carry out the effects in any order. Threat points and cards can be used in this same phase.
guide-ask-send = Spend threat points: monsters arrive on tiles with an unexplored opening and no Human warrior. Points you keep stay with you for later rounds.
guide-ask-omens = Before your warriors act you may play Critical Hit, Rockfall or Frenzy.
guide-ask-expose = Critical Hit: choose the Human who cannot act as a Bodyguard in this phase.

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
