# Claustrophobia in English.
#
# Variables: $a to $d are the targets of an option or the facts of an event or question, in the order of the game's
# vocabulary and phrases. $a_key is the bare label.

game-title = Claustrophobia
game-tagline = A handful of heroes against the endless deep.
game-about = Beneath the city the tunnels are hungry. One player leads a handful of warriors whose every wound costs them a way to act; the other commands endless Troglodytes and a few great Demons, and lays the maze itself in the heroes’ way. Every scenario has its own aim: get out, blow up the shaft, kill, seal, exorcise or steal.

## Warriors

warrior-redeemer = Redeemer
warrior-brute-1 = Brute I
warrior-brute-2 = Brute II
warrior-blade-1 = Blade for Hire I
warrior-blade-2 = Blade for Hire II
warrior-troglodyte-1 = Troglodyte 1
warrior-troglodyte-2 = Troglodyte 2
warrior-troglodyte-3 = Troglodyte 3
warrior-troglodyte-4 = Troglodyte 4
warrior-troglodyte-5 = Troglodyte 5
warrior-troglodyte-6 = Troglodyte 6
warrior-troglodyte-7 = Troglodyte 7
warrior-troglodyte-8 = Troglodyte 8
warrior-troglodyte-9 = Troglodyte 9
warrior-troglodyte-10 = Troglodyte 10
warrior-troglodyte-11 = Troglodyte 11
warrior-demon-1 = Demon no. 1
warrior-demon-2 = Demon no. 2
warrior-demon-3 = Demon no. 3
warrior-demon-4 = Demon no. 4
warrior-demon-5 = Demon no. 5
warrior-troglodytes = Troglodytes

## Demons

demon-underground-hunter = Underground Hunter
demon-demon-of-combat = Demon of Combat
demon-master-of-souls = Master of Souls
demon-tempter = Tempter
demon-possessed-brute = Possessed Brute
demon-possessed-blade = Possessed Blade
demon-guardian-demon = Guardian Demon
demon-putrefied-damned = Putrefied Damned

## Scenarios

scenario-survivors = The Survivors
scenario-stem-the-tide = Stem the Tide
scenario-cut-off-the-head = Cut Off the Head
scenario-ritual = The Ritual
scenario-possessed = The Possessed
scenario-who-dares-wins = Who Dares Wins
scenario-infection = Infection
scenario-own = A scenario of your own

## The maze

place-plain = Tunnel
place-exit = Exit
place-pentacle = Pentacle Room
place-lair = Lair
place-hole = Hole in the Ground
place-stash = Stash
place-hungry = Hungry Tunnels
place-tight = Tight Tunnel
place-flooded = Flooded Tunnel
place-booby = Booby-trapped Tunnel
place-mechanism = Demonic Mechanism
tile-T01 = Exit
    .to = the Exit
tile-T02 = Pentacle Room
    .to = the Pentacle Room
tile-T03 = Lair 1
    .to = the Lair
tile-T04 = Lair 2
    .to = the Lair
tile-T05 = Hole in the Ground 1
    .to = the hole in the ground
tile-T06 = Hole in the Ground 2
    .to = the hole in the ground
tile-T07 = Hole in the Ground 3
    .to = the hole in the ground
tile-T08 = Stash 1
    .to = the Stash
tile-T09 = Stash 2
    .to = the Stash
tile-T10 = Stash 3
    .to = the Stash
tile-T11 = Stash 4
    .to = the Stash
tile-T12 = Hungry Tunnels 1
    .to = the Hungry Tunnels
tile-T13 = Hungry Tunnels 2
    .to = the Hungry Tunnels
tile-T14 = Tight Tunnel 1
    .to = the Tight Tunnel
tile-T15 = Tight Tunnel 2
    .to = the Tight Tunnel
tile-T16 = Tight Tunnel 3
    .to = the Tight Tunnel
tile-T17 = Flooded Tunnel 1
    .to = the Flooded Tunnel
tile-T18 = Flooded Tunnel 2
    .to = the Flooded Tunnel
tile-T19 = Flooded Tunnel 3
    .to = the Flooded Tunnel
tile-T20 = Booby-trapped Tunnel 1
    .to = the Booby-trapped Tunnel
tile-T21 = Booby-trapped Tunnel 2
    .to = the Booby-trapped Tunnel
tile-T22 = Booby-trapped Tunnel 3
    .to = the Booby-trapped Tunnel
tile-T23 = Demonic Mechanism 1
    .to = the Demonic Mechanism
tile-T24 = Demonic Mechanism 2
    .to = the Demonic Mechanism
tile-T25 = Tunnel 1
    .to = the tunnel
tile-T26 = Tunnel 2
    .to = the tunnel
tile-T27 = Tunnel 3
    .to = the tunnel
tile-T28 = Tunnel 4
    .to = the tunnel
tile-T29 = Tunnel 5
    .to = the tunnel
tile-T30 = Tunnel 6
    .to = the tunnel
tile-T31 = Tunnel 7
    .to = the tunnel
tile-T32 = Tunnel 8
    .to = the tunnel
tile-T33 = Tunnel 9
    .to = the tunnel
tile-T34 = Tunnel 10
    .to = the tunnel
tile-T35 = Tunnel 11
    .to = the tunnel
tile-T36 = Tunnel 12
    .to = the tunnel
direction-north = north
direction-east = east
direction-south = south
direction-west = west

## Gifts, Objects, cards

gift-smite = Smite the Evil Ones
gift-courage = Aura of Courage
gift-gather = Gather Round!
gift-healing = Aura of Healing
gift-precognition = Aura of Precognition
gift-blessing = Aura of Blessing
object-blunderbuss = Blunderbuss
object-shield = Shield of Steel
object-scepter = Scepter of Command
object-lantern = Miner’s Lantern
advantage-map = Map of the Sewers
advantage-grenade = Grenade
advantage-healing = Healing Potion
advantage-second = Second Wind
advantage-mighty = Mighty Blow
advantage-dodge = Dodge
advantage-lucky = Lucky Charm
eventcard-lost = Lost
eventcard-panic = Panic!
eventcard-tough = Tough Troglodytes
eventcard-critical = Critical Hit
eventcard-terror = Terror
eventcard-ambush = Ambush
eventcard-rockfall = Rockfall
eventcard-regeneration = Regeneration
eventcard-frenzy = Frenzy
eventcard-snuffed = Snuffed Lantern
eventcard-twist = Twist of Fate

## Destiny

square-calm = The Calm Before the Storm
square-sounds = Sounds from the Deep
square-speed = Supernatural Speed
square-legion = They Are Legion
square-claws = Sharpened Claws
square-dark = Dark Destiny
square-taste = A Taste for Blood
square-burrow = Burrowing Monsters
square-resist = Resistance Is Futile
square-trap = Trap
boon-movement = movement
boon-combat = combat
force-brute = Brute
force-blade = Blade for Hire
side-human = The Human player
side-demon = The Demon player
side-nobody = Nobody

## Phases

phase-initiative = Initiative
phase-human-action = Human Action
phase-threat = Threat
phase-demon-action = Demon Action
phase-over = The end

## Options, as they stand on a button; an attribute is preferred at the question it is named after

option-pass = Pass
    .ask-act = End the activation
    .ask-activate = End the phase
    .ask-send = Send nobody else
    .ask-place = Leave the other dice idle
    .ask-buy = Buy nothing more
    .ask-foresee = Draw one tile
    .ask-charm = Roll these dice
option-bid = Bid { $a }
option-hire = Hire: { $a }
option-learn = Take the gift { $a }
option-buy = Buy: { $a }
option-stock = Buy a random Advantage card
option-equip = Give the { $a } to { $b }
option-load = The { $a } carries the charge
option-assign = Die showing { $a }
option-charm = Play Lucky Charm
option-reroll-die = Re-roll a { $a }
option-twist = Play Twist of Fate on a { $a }
option-bless = Bless { $a }: { $b }
option-hearten = Courage token for { $a }
option-terrify = Play Terror on { $a }
option-snuff = Play Snuffed Lantern
option-activate = Activate { $a }
option-heal = Aura of Healing: { $a }, line { $b }
option-drink = Drink a potion: line { $a }
option-hurry = Play Second Wind
option-humble = Aura of Blessing: the enemy loses a threat point
option-panic = Play Panic!
option-step = Go to { $a }
option-crawl = Crawl through the hole to { $a }
option-explore = Explore { $a }
option-chart = Play Map of the Sewers
option-mislead = Play Lost
option-foresee = Use Precognition: draw two tiles
option-keep = Lay { $a }
option-turn = Turn by { $a } degrees
option-dig = Hole token on { $a }
option-attack = Attack { $a }
option-shoot = Shoot at { $a } ({ $b })
option-strike = Play Mighty Blow
option-throw = Throw a Grenade at { $a }
option-smite = Smite { $a }
option-reroll = Re-roll misses: { $a }
option-dodge = Play Dodge
option-suffer = { $a } takes the hit
option-cancel = Cancel line { $a }
option-fall = { $a } takes the hit
option-plant = Plant the charge
option-seal = Lay a Seal
option-unseal = Remove a Seal
option-exorcise = Exorcise { $a }
option-take = Take what lies here
option-place = { $b } on { $a }
option-resolve = Carry out: { $a }
option-trap = Trap: wound { $a }
option-send = Troglodyte to { $a }
option-send-tough = Tough Troglodyte to { $a }
option-summon = Demon to { $a }
option-ambush = Play Ambush on { $a }
option-regenerate = Play Regeneration on { $a }
option-grow = Play Regeneration for a threat point
option-critical = Critical Hit for { $a }
option-expose = { $a } loses Bodyguard
option-crush = Rockfall on { $a }
option-enrage = Frenzy for { $a }
option-appear = { $a } appears
option-withdraw = Remove { $a }

## Events

event-scenario = Scenario: { $a }.
event-humans = { $a } plays the Humans.
event-bid = { $a } bids { $b }.
event-won-bid =
    { $a } plays the Humans with { $b ->
        [one] { $b } point
       *[other] { $b } points
    }.
event-bought = { $a } buys something; points left: { $b }.
event-handicap = Handicap: { $a }.
event-learned = The Redeemer has one more gift: { $a }.
event-equipped = The { $a } bears the { $b }.
event-loaded = The { $a } carries a charge.
event-round = Round { $a } begins.
event-advantage = The Human player plays { $a }.
event-event = The Demon player plays { $a }.
event-drew-advantage = You draw an Advantage card: { $a }.
event-drew-an-advantage = The Human player draws an Advantage card.
event-drew-event = You draw an Event card: { $a }.
event-drew-an-event = The Demon player draws an Event card.
event-action-die = An Action die shows { $a }.
event-rerolled = Rolled again: { $a }.
event-assigned = The { $a } gets the { $b }.
event-exhausted = The { $a } is Exhausted.
event-gathered = Gather Round! promises extra dice: { $a }.
event-blessed = The { $a } is blessed: { $b }.
event-heartened = The { $a } receives the Courage token.
event-terrified = Terror grips the { $a }.
event-activated = The { $a } is activated ({ $b }).
event-panic = The { $a } panics and may not fight.
event-humbled = Aura of Blessing: threat points left: { $a }.
event-healed = The { $a } regains line { $b }.
event-entered = The { $a } enters { $b_to }.
event-explores = The { $a } explores from { $b } to the { $c }.
event-lost = The { $a } is lost: the way { $c } from { $b } is closed to Humans.
event-foresaw = The Human player looks at two tiles.
event-foresaw-tile = You foresee: { $a }.
event-drew-tile = A tile is drawn: { $a }.
event-laid = { $a } is laid beyond { $b }, { $c }.
event-dead-end = A dead end: { $a } is discarded.
event-set-aside = { $a } is set aside for now.
event-countdown = Tiles before the way out: { $a }.
event-hole = A Hole token lies on { $a }, joined with { $b }.
event-booby-trap = The { $a } springs the trap of { $b }: { $c }.
event-mechanism = The mechanism of { $a } starts: one more Destiny die.
event-stash = The { $a } searches { $b }.
event-attacks = The { $a } attacks { $b } ({ $c }).
event-combat-die = The { $a } rolls { $b } (needed: { $c }).
event-critical = Critical Hit: the { $a } hits once more.
event-hits =
    { $c ->
        [0] The { $a } misses { $b }.
        [one] The { $a } hits { $b } once.
       *[other] The { $a } hits { $b } { $c } times.
    }
event-guarded = The { $a } takes the hit for the { $b }.
event-cancelled = The { $a } loses line { $b }.
event-died = The { $a } dies ({ $b }).
event-token-lost = The { $a } loses its Tough token.
event-killed = The { $a } is killed ({ $b }).
event-wounded =
    { $c } ({ $a }) takes { $b ->
        [one] { $b } Wound
       *[other] { $b } Wounds
    }.
event-slain = { $b } ({ $a }) is slain: { $c }.
event-smote = The Redeemer smites { $a } ({ $b }).
event-thrown = The { $a } throws a Grenade: { $b }.
event-blast-die = The blast on { $a }: { $b } (needed: { $c }).
event-rockfall = The ceiling comes down: { $a }.
event-rock-die = Rocks on the { $a }: { $b }.
event-destiny-die = A Destiny die shows { $a }.
event-placed-die = A { $a } lies on { $b }.
event-resolved = Carried out: { $a }.
event-threat = Threat points: { $a } more, { $b } in all.
event-trapped = A trap strikes the { $a }.
event-sent = The { $a } arrives: { $b }. Threat points left: { $c }.
event-came-free = The { $a } comes for nothing: { $b }.
event-appeared = { $b } ({ $a }) appears: { $c }.
event-ambush = An ambush on { $a }.
event-regenerated = { $b } ({ $a }) regenerates.
event-named = Critical Hit is meant for the { $a }.
event-exposed = The { $a } has no Bodyguard in this phase.
event-enraged = The { $a } is in a frenzy.
event-withdrew = The { $a } makes room ({ $b }).
event-escaped = The { $a } has escaped!
event-planted = The { $a } plants a charge ({ $b }).
event-sealed =
    The { $a } lays a Seal; there { $b ->
        [one] is { $b }
       *[other] are { $b }
    } now.
event-unsealed = The { $a } removes a Seal; left: { $b }.
event-exorcised = The { $a } frees { $c } ({ $b })!
event-prostrate = { $b } ({ $a }) lies prostrate.
event-rose = { $b } ({ $a }) rises.
event-took = The { $a } takes what lies here ({ $b }).
event-treasure = The { $a } finds the treasure ({ $b })!
event-false-treasure = The { $a } finds a false treasure ({ $b }).
event-infected = The disease strikes the { $a }.
event-time-is-up = Round { $a } was the last: whoever is below is lost.
event-end =
    { $a_key ->
        [nobody] The game is drawn.
       *[other] { $a } wins.
    }

## Questions

ask-bid = What do you bid for the Human side? The last bid: { $a }.
    .title = Auction
ask-buy = What do you buy? Points left: { $a }, Advantage cards bought: { $b }.
    .title = Purchase
ask-learn = Which gift does the Redeemer receive as well?
    .title = One more gift
ask-equip = Who bears the { $a }?
    .title = Objects
ask-load = Who carries charge { $a }?
    .title = Charges
ask-dice-cards = The Action dice are rolled. Do you play a card?
    .title = Action dice
ask-charm = Which dice do you roll again?
    .title = Lucky Charm
ask-assign = Which die does the { $a } get?
    .title = Action dice
ask-support = The dice are assigned. Do you use Blessed, Courage or a card?
    .title = Support
ask-dusk = The Human Action phase begins. Do you play a card?
    .title = Before the Humans act
ask-activate = Which warrior is next?
    .title = Activation
ask-ready = The { $a } is activated. Do you use a gift or a card?
    .title = Start of the activation
ask-act = What does the { $a } do? Movement left: { $b }.
    .title = Activation
ask-explore-cards = An exploration from { $a }, { $b }. Do you play a card?
    .title = Exploration
ask-foresee = Do you look at two tiles and choose one?
    .title = Precognition
ask-keep-tile = Which tile is laid?
    .title = Precognition
ask-turn = How does { $a } lie? The explorer comes going { $b }.
    .title = Laying the tile
ask-dig = Where is the other end of { $a }?
    .title = Hole in the Ground
ask-appear = Who appears on { $a }?
    .title = The Possessed
ask-strike = The { $a } attacks. Do you play Mighty Blow?
    .title = Attack
ask-reroll =
    The { $a } is Frantic. How many misses are rolled again? There { $b ->
        [one] is { $b }
       *[other] are { $b }
    }.
    .title = Frantic
ask-dodge =
    The { $a } is hit { $b ->
        [one] once
       *[other] { $b } times
    }. Do you play Dodge?
    .title = Dodge
ask-suffer = Who takes the hit meant for the { $a }? Hits left: { $b }.
    .title = Bodyguard
ask-line = Which line does the { $a } lose? Wounds left: { $b }.
    .title = Wound
ask-fall = Which Troglodyte takes the hit ({ $a })? Hits left: { $b }.
    .title = Hit
ask-withdraw = Too many on { $a }: who makes room?
    .title = Too crowded
ask-place = Where do the Destiny dice go? Dice left: { $a }.
    .title = Destiny
ask-resolve = Which effect comes next?
    .title = Destiny
ask-send = Whom do you send where? Threat points: { $a }, Demons left: { $b }.
    .title = Sending warriors
ask-omens = The Demon Action phase begins. Do you play a card?
    .title = Before the Demons act
ask-expose = Who loses Bodyguard in this phase?
    .title = Critical Hit

## Talk

talk-claim-event = I am holding { $a }.
    .label = I am holding (Event) …
talk-claim-advantage = I am holding { $a }.
    .label = I am holding (Advantage) …
talk-threat-hunt = The { $a } will not get out alive!
    .label = … will not get out alive!
talk-promise-survive = The { $a } will get through this.
    .label = … will get through this
talk-threat-taunt = You will rot down here!
    .label = You will rot down here
talk-threat-warn = One step closer, and you’ll regret it.
    .label = One step closer …

## Table options

choice-scenario = Scenario
    .about = What is played; The Survivors is advised for a first game.
choice-scenario-survivors = The Survivors
choice-scenario-stem-the-tide = Stem the Tide
choice-scenario-cut-off-the-head = Cut Off the Head
choice-scenario-ritual = The Ritual
choice-scenario-possessed = The Possessed
choice-scenario-who-dares-wins = Who Dares Wins
choice-scenario-infection = Infection
choice-scenario-own = A scenario of your own
choice-scenario-random = drawn from the six of the box
choice-human_seat = Who plays the Humans
    .about = The seat of the Human player; the other one plays the Demon side.
choice-human_seat-random = drawn at random
choice-human_seat-0 = the first seat
choice-human_seat-1 = the second seat
choice-auction = Auction
    .about = The sides are bid for; the lowest bidder plays the Humans and buys them.
choice-auction-true = yes
choice-auction-false = no
choice-handicap_human = Handicap on the Human side
    .about = One Lost and two Panic! leave the Event deck before play.
choice-handicap_human-true = yes
choice-handicap_human-false = no
choice-handicap_card = Handicap on the Demon side: a card
    .about = The Human player draws one more Advantage card.
choice-handicap_card-true = yes
choice-handicap_card-false = no
choice-handicap_gift = Handicap on the Demon side: a gift
    .about = The Redeemer receives one more gift.
choice-handicap_gift-true = yes
choice-handicap_gift-false = no
choice-handicap_events = Cards of the handicap
    .about = What becomes of the three cards of the handicap on the Human side.
choice-handicap_events-removed = leave the game
choice-handicap_events-hand = go to the Demon player’s hand
choice-booby_scope = Booby traps
    .about = A trap springs once per tile, or once for every warrior.
choice-booby_scope-tile = once per tile
choice-booby_scope-warrior = once per warrior

## Cards of the first choice

choice-scenario-survivors-card = Two warriors have to reach the Exit, which lies at the end of the tiles. Everything the game has comes up, and nothing more.
    .minutes = 45–60
    .weight = 1
    .first = yes
choice-scenario-stem-the-tide-card = The Humans carry charges to the shaft from which the Troglodytes pour, and blow it up. A race against a growing crowd.
    .minutes = 60
    .weight = 2
choice-scenario-cut-off-the-head-card = One great Demon leads the pack: find it and kill it. Short, bloody, and decided by who picks the fight.
    .minutes = 45
    .weight = 2
choice-scenario-ritual-card = Seals keep something locked away; one side breaks them, the other holds them. Much walking, much blocking.
    .minutes = 60–75
    .weight = 2
choice-scenario-possessed-card = Two of their own have turned. The Humans must free or kill the Possessed before the dark takes the rest.
    .minutes = 60–75
    .weight = 3
choice-scenario-who-dares-wins-card = Somewhere lies a treasure. Fetch it and get out again with it: greed against prudence.
    .minutes = 60
    .weight = 2
choice-scenario-infection-card = Whoever falls here rises again on the other side. The hardest of them, for players who know the game.
    .minutes = 60–90
    .weight = 3
choice-scenario-random-card = One of the six of the box is drawn. For those who know them all.
    .minutes = 45–90
choice-scenario-own-card = Laid out by yourselves in the table’s data file. There is a template beside the others.
choice-human_seat-0-card = You lead the warriors through the maze, and every wound costs you a way to act. Easier for a first game.
    .name = Play the Humans
    .first = yes
choice-human_seat-1-card = You command endless Troglodytes and the Demon, and lay the maze in the Humans’ way. More to choose each turn.
    .name = Play the Demons
choice-human_seat-random-card = The lot decides who leads the Humans.
    .name = Let the lot decide
