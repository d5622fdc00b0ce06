# Claustrophobia: what things do.

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
