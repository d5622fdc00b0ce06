# The browser board of Lockdown in English: the introduction, the guides to its questions, and the labels of the picture.

intro = A shopping mall at night. The shutters are down, monsters scratch at the doors, and the other families need you only as long as somebody has to be thrown to them.
    .goal = Bring your family through the night: every one of yours who lives is worth points, and the frail Crybaby most of all. Nobody wins together with you unless you tie.
    .turn = Each round you quarrel over the truck and its items, then over the badge that lets one of you see the dice. All choose in secret where to run; the dice, the wailing Crybabies and the biggest crowd draw the monsters. Where they outnumber the strength of an area, those inside vote on whose family loses somebody.
    .win = The night ends after a round with no more characters alive than there are players. Most points among the living win.

guide-ask-place = Every die you rolled names an area. Touch one of your characters, then the area of a die that is left. A full area sends the character out to the car park. Spread out, and keep the Crybaby away from other Crybabies: they draw monsters.
guide-ask-discuss = This is the moment to bargain, promise and threaten, and the only moment to play items. A gun adds a vote. Where the monsters attack, weapons remove them, canned food sends one elsewhere, and rotten meat hides one of yours. The talk ends when all pass in a row.
guide-ask-vote = Everybody points at once; all your votes go to the one you touch. A Leader counts twice, a gun adds one. A tie is decided by whoever holds the victim token.
guide-ask-tie = The votes are tied and you hold the victim token: touch the one of the tied players who is chosen.
guide-ask-keep = You have drawn from the truck and nobody else sees what. Touch the item you keep. Then you give one away; what is left goes into the box.
guide-ask-give = Touch an item, then the player who gets it. Whom you feed remembers it at the next vote.
guide-ask-last = Only one item was in the truck. Touch it to keep it, or touch a player afterwards to give it away.
guide-ask-surplus = In this variant nobody carries more than two items. Touch one that you put away for good.
guide-ask-walkie = The dice already lie under the hatch and say where monsters will come. A walkie-talkie lets you look too, and you need not tell anybody what you saw.
guide-ask-announce = As badge holder you choose your destination first and openly. Before and after, you may say where monsters are coming, and you may lie. You move first, so a free field is yours.
guide-ask-destination = Choose where one of your characters will go; nobody sees it before all have chosen. You choose the character later. If the area is full when your turn comes, the character ends up on the car park.
guide-ask-move = One of yours has to go to your destination, like it or not. If it is full, somebody from indoors lands on the car park instead.
guide-ask-drink = An energy drink moves one of yours once more: touch the character, then an area with a free field. Or keep it for later.
guide-ask-haunt = Your family is dead, but not at rest: touch the area to which you send a monster.
guide-ask-victim = You were chosen. Touch the character you give up: points lost for good, but the victim token is yours and decides ties.

## The state of the table

board-label = The mall under lockdown: six areas, the cold room, the hatch with the dice, and the players
board-round = Round { $number }
board-setup = Set-up
board-phase = Phase { $number } of 7: { $name }
board-phases = Phases of the round
board-alive =
    { $alive ->
        [one] { $alive } alive
       *[other] { $alive } alive
    }, the end comes at { $limit }
board-alive-short = { $alive } alive · ends at { $limit }
board-now = Now
board-variant = Variant
board-standard = Standard game, no variant
board-you = you

## Areas

board-area = { $number } { $name }
board-fields = { $taken } of { $capacity } fields taken
board-fields-open =
    { $taken ->
        [0] nobody here, room for any number
        [one] { $taken } character, room for any number
       *[other] { $taken } characters, room for any number
    }
board-free-field = Free field
board-full = full
board-monsters =
    { $count ->
        [0] no monsters
        [one] { $count } monster
       *[other] { $count } monsters
    }
board-monsters-of =
    { $count ->
        [0] no monsters
        [one] { $count } monster
       *[other] { $count } monsters
    } on { $notches } notches
board-strength = strength { $count }
board-holds = the door holds
board-breach = they get in
board-open-ground = open ground, no defence
board-park-attack =
    { $count ->
        [one] { $count } attack
       *[other] { $count } attacks
    }, each takes a victim
board-nobody = nobody inside
board-closed = closed for good
board-shutter =
    { $count ->
        [0] closes at the end of the round
        [one] { $count } more monster closes it
       *[other] { $count } more monsters close it
    }
board-never-closes = never closes
board-crowd = biggest crowd: draws a monster
board-crybabies = most Crybabies: draw a monster
board-expected =
    { $count ->
        [one] { $count } die brings a monster here
       *[other] { $count } dice bring monsters here
    }
board-can-die = Can die here: { $names }
board-must-die = Has to give somebody up: { $name }
board-nobody-can-die = All are hidden: nobody can be taken
board-votes-here = Votes here
board-votes =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
board-inside = Inside
board-outside = Outside
board-outlook = Outlook
board-equal-lets-in = Equal strength lets the monsters in
board-equal-holds = Equal strength still holds the door

## Characters

board-character = { $name }’s { $kind }
board-character-own = Your { $kind }
board-hidden = hidden
board-worth =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }, strength { $strength }, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
board-family = Families
board-where = { $kind }: { $area }
board-waits = waits to be placed
board-cold-place = in the cold room

## Cold room

board-cold = Cold room
board-cold-count =
    { $count ->
        [0] nobody yet
        [one] { $count } victim
       *[other] { $count } victims
    }
board-row = Row { $number }
board-row-fill = { $taken } of { $spaces } spaces taken
board-row-1 = equal strength lets them in
board-row-die = one more die
board-row-idle = no effect in this variant
board-row-off = not yet in force
board-row-on = in force
board-row-waiting = a die waits here
board-stack =
    { $count ->
        [one] { $count } more below the rows
       *[other] { $count } more below the rows
    }
board-free-space = Free space

## Hatch and dice

board-hatch = Hatch
board-dice-rolled = Dice of { $name }
board-dice-under =
    { $count ->
        [one] { $count } die under the hatch
       *[other] { $count } dice under the hatch
    }
board-dice-waiting =
    { $count ->
        [one] { $count } die waits for the next shake
       *[other] { $count } dice wait for the next shake
    }
board-dice-open = The dice lie open
board-dice-old = Last round’s dice
board-die = Die: { $number }, { $area }
board-die-covered = A covered die
board-die-yours = Die that only those see who looked: { $number }, { $area }
board-seen-by = Seen by: { $names }
board-seen-none = Nobody has looked
board-you-saw = you have looked
board-one-covered = one die stays covered for everybody

## Claims

board-claims = Said about the dice
board-claims-none = Nobody has said anything about the dice
board-claim-monsters = { $name }: monsters to { $area }
board-claim-quiet = { $name }: nothing to { $area }
board-claim-true = true
board-claim-false = a lie
board-claim-pending = not known yet

## Truck and supplies

board-truck = Truck
board-stock =
    { $count ->
        [0] the truck is empty
        [one] { $count } item in the truck
       *[other] { $count } items in the truck
    }
board-found = Found in the truck
board-found-count =
    { $count ->
        [one] { $name } holds { $count } item from the truck
       *[other] { $name } holds { $count } items from the truck
    }
board-boxed =
    { $count ->
        [one] { $count } item in the box
       *[other] { $count } items in the box
    }
board-pool =
    { $count ->
        [0] no monster left in the pool
        [one] { $count } monster in the pool
       *[other] { $count } monsters in the pool
    }
board-supplies = Supplies
board-played = Played so far
board-played-none = nothing yet
board-you-gave = You gave { $name }: { $item }
board-you-boxed = You put into the box: { $item }
board-memory = You remember

## Players

board-players = Players
board-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-items =
    { $count ->
        [0] no items
        [one] { $count } item
       *[other] { $count } items
    }
board-badge = security badge
board-victim = victim token: breaks ties
board-gun =
    { $count ->
        [one] gun drawn: { $count } more vote
       *[other] guns drawn: { $count } more votes
    }
board-out = eliminated
board-thinking = is thinking
board-ready = ready
board-goes = going to { $area }
board-goes-open = announces: { $area }
board-goes-secret = your secret destination: { $area }
board-goes-hidden = destination still hidden
board-open-hand = Hand
board-hand = Your items
board-hand-empty = You have no items

## Votes

board-vote-search = Who searches the truck?
board-vote-badge = Who takes the badge?
board-vote-victim = Who loses somebody?
board-discussion = Discussion
board-decision = Decision
board-tie = Tie
board-tie-rule = A tie is decided by { $name }, who holds the victim token
board-weight = { $name }, { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
board-pointed = { $voter } points at { $name } ({ $count ->
        [one] { $count } vote
       *[other] { $count } votes
    })
board-last-vote = The last vote
board-chosen = Chosen: { $name }
board-takes-part = Takes part
board-candidate = can be chosen
board-awaited = Waiting for: { $names }

## The end

board-epilogue = Epilogue { $number }
board-epilogue-none = No new epilogue was unlocked
board-unlocks = It unlocks the variant “{ $name }”
board-survivors = Survivors
board-winner = most points
board-score-kind = { $kind } alive
board-score-keys = Truck keys
board-skip = Go on

## What the items do

board-item-walkie-talkie = Look at the dice under the hatch
board-item-energy-drink = Move one of yours once more, after your move
board-item-gun = One more vote; on the car park until the attack there ends
board-item-canned-food = Lure one monster from the attacked area to another
board-item-baseball-bat = Remove one monster from the attacked area
board-item-chainsaw = Remove two monsters from the attacked area
board-item-molotov = Remove all monsters from the attacked area
board-item-rotten-meat = Hide one of yours in the attacked area
board-item-truck-keys = Points at the end if one of yours lives
