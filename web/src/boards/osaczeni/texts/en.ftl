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

osa-label = The mall under lockdown: six areas, the cold room, the hatch with the dice, and the players
osa-round = Round { $number }
osa-setup = Set-up
osa-phase = Phase { $number } of 7: { $name }
osa-phases = Phases of the round
osa-alive =
    { $alive ->
        [one] { $alive } alive
       *[other] { $alive } alive
    }, the end comes at { $limit }
osa-alive-short = { $alive } alive · ends at { $limit }
osa-now = Now
osa-variant = Variant
osa-standard = Standard game, no variant
osa-you = you

## Areas

osa-area = { $number } { $name }
osa-fields = { $taken } of { $capacity } fields taken
osa-fields-open =
    { $taken ->
        [0] nobody here, room for any number
        [one] { $taken } character, room for any number
       *[other] { $taken } characters, room for any number
    }
osa-free-field = Free field
osa-full = full
osa-monsters-of =
    { $count ->
        [0] no monsters
        [one] { $count } monster
       *[other] { $count } monsters
    } on { $notches } notches
osa-strength = strength { $count }
osa-holds = the door holds
osa-breach = they get in
osa-open-ground = open ground, no defence
osa-park-attack =
    { $count ->
        [one] { $count } attack
       *[other] { $count } attacks
    }, each takes a victim
osa-nobody = nobody inside
osa-closed = closed for good
osa-shutter =
    { $count ->
        [0] closes at the end of the round
        [one] { $count } more monster closes it
       *[other] { $count } more monsters close it
    }
osa-never-closes = never closes
osa-crowd = biggest crowd: draws a monster
osa-crybabies = most Crybabies: draw a monster
osa-expected =
    { $count ->
        [one] { $count } die brings a monster here
       *[other] { $count } dice bring monsters here
    }
osa-can-die = Can die here: { $names }
osa-must-die = Has to give somebody up: { $name }
osa-nobody-can-die = All are hidden: nobody can be taken
osa-votes-here = Votes here
osa-votes =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
osa-inside = Inside
osa-outside = Outside
osa-outlook = Outlook
osa-equal-lets-in = Equal strength lets the monsters in
osa-equal-holds = Equal strength still holds the door

## Characters

osa-character = { $name }’s { $kind }
osa-character-own = Your { $kind }
osa-hidden = hidden
osa-worth =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }, strength { $strength }, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
osa-family = Families
osa-where = { $kind }: { $area }
osa-waits = waits to be placed
osa-bench = Waiting for a place
osa-cold-place = in the cold room

## Cold room

osa-cold = Cold room
osa-cold-count =
    { $count ->
        [0] nobody yet
        [one] { $count } victim
       *[other] { $count } victims
    }
osa-row = Row { $number }
osa-row-fill = { $taken } of { $spaces } spaces taken
osa-row-1 = equal strength lets them in
osa-row-die = one more die
osa-row-idle = no effect in this variant
osa-row-off = not yet in force
osa-row-on = in force
osa-stack =
    { $count ->
        [one] { $count } more below the rows
       *[other] { $count } more below the rows
    }
osa-free-space = Free space

## Hatch and dice

osa-hatch = Hatch
osa-dice-rolled = Dice of { $name }
osa-dice-under =
    { $count ->
        [one] { $count } die under the hatch
       *[other] { $count } dice under the hatch
    }
osa-dice-waiting =
    { $count ->
        [one] { $count } die waits for the next shake
       *[other] { $count } dice wait for the next shake
    }
osa-dice-open = The dice lie open
osa-dice-old = Last round’s dice
osa-die = Die: { $number }, { $area }
osa-die-covered = A covered die
osa-die-yours = Die that only those see who looked: { $number }, { $area }
osa-seen-by = Seen by: { $names }
osa-seen-none = Nobody has looked
osa-one-covered = one die stays covered for everybody

## Claims

osa-claims = Said about the dice
osa-claim-true = true
osa-claim-false = a lie
osa-claim-pending = not known yet

## Truck and supplies

osa-truck = Truck
osa-stock =
    { $count ->
        [0] the truck is empty
        [one] { $count } item in the truck
       *[other] { $count } items in the truck
    }
osa-found = Found in the truck
osa-found-count =
    { $count ->
        [one] { $name } holds { $count } item from the truck
       *[other] { $name } holds { $count } items from the truck
    }
osa-boxed =
    { $count ->
        [one] { $count } item in the box
       *[other] { $count } items in the box
    }
osa-pool =
    { $count ->
        [0] no monster left in the pool
        [one] { $count } monster in the pool
       *[other] { $count } monsters in the pool
    }
osa-supplies = Supplies
osa-played = Played so far
osa-played-none = nothing yet
osa-you-gave = You gave { $name }: { $item }
osa-you-boxed = You put into the box: { $item }
osa-memory = You remember

## Players

osa-players = Players
osa-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
osa-items =
    { $count ->
        [0] no items
        [one] { $count } item
       *[other] { $count } items
    }
osa-badge = security badge
osa-victim = victim token: breaks ties
osa-gun =
    { $count ->
        [one] gun drawn: { $count } more vote
       *[other] guns drawn: { $count } more votes
    }
osa-out = eliminated
osa-waits-turn = waits for the badge holder
osa-thinking = is thinking
osa-ready = ready
osa-goes = going to { $area }
osa-goes-open = announces: { $area }
osa-goes-secret = your secret destination: { $area }
osa-goes-hidden = destination still hidden
osa-hand = Your items
osa-hand-empty = You have no items

## Votes

osa-vote-search = Who searches the truck?
osa-vote-badge = Who takes the badge?
osa-vote-victim = Who loses somebody?
osa-discussion = Discussion
osa-decision = Decision
osa-tie = Tie
osa-tie-rule = A tie is decided by { $name }, who holds the victim token
osa-weight = { $name }, { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
osa-pointed = { $voter } points at { $name } ({ $count ->
        [one] { $count } vote
       *[other] { $count } votes
    })
osa-last-vote = The last vote
osa-chosen = Chosen: { $name }
osa-awaited = Waiting for: { $names }

## The end

osa-epilogue = Epilogue { $number }
osa-epilogue-none = No new epilogue was unlocked
osa-unlocks = It unlocks the variant “{ $name }”
osa-score-kind = { $kind } alive
osa-score-keys = Truck keys

## What the items do

osa-item-walkie-talkie = Look at the dice under the hatch
osa-item-energy-drink = Move one of yours once more, after your move
osa-item-gun = One more vote; on the car park until the attack there ends
osa-item-canned-food = Lure one monster from the attacked area to another
osa-item-baseball-bat = Remove one monster from the attacked area
osa-item-chainsaw = Remove two monsters from the attacked area
osa-item-molotov = Remove all monsters from the attacked area
osa-item-rotten-meat = Hide one of yours in the attacked area
osa-item-truck-keys = Points at the end if one of yours lives

## Notes on items, signs, and what can be done at once

osa-rounds = Rounds so far
osa-lost = { $name } lost: { $kind }
osa-bar = What you can do now
osa-sign-toilets = Toilets
osa-sign-clothing = Clothing
osa-sign-surveillance = Cameras
osa-sign-toys = Toys
osa-sign-hall = Hall
osa-sign-car-park = Car park
osa-note-walkie-talkie = Lets you look at the dice under the hatch before you choose where to go.
osa-note-energy-drink = On your move one of your characters runs to any area with a free field, even one that has just moved.
osa-note-gun = Gives you one more vote in this vote; on the car park in every vote until the attack there ends.
osa-note-canned-food = Lures one monster away from the attacked area, where you have somebody, to another area.
osa-note-baseball-bat = Removes one monster from the attacked area, if you have somebody there.
osa-note-chainsaw = Removes two monsters from the attacked area, if you have somebody there.
osa-note-molotov = Removes all monsters from the attacked area, if you have somebody there.
osa-note-rotten-meat = Hides one of your characters in the attacked area: it neither votes nor can be chosen, but still counts for strength.
osa-note-truck-keys = Worth a point at the end, if one of your characters is alive; they are never played.

## After the end

osa-luck-own = Monsters sent to your family’s areas
osa-luck-park = All dice; monsters sent to the car park
osa-turn-lie = { $liar } said that nothing was coming to { $to }. It came, and { $name } lost the { $kind } there.
osa-turn-out = { $name } loses the { $kind } { $at }, the last one of the family.
osa-turn-tie = A tie, and { $breaker } decides with the victim token: { $name } loses the { $kind } { $at }.
osa-turn-lured = { $by } lured a monster to { $to }, and { $name } loses the { $kind } there.
osa-turn-bounced = No field left in { $to }: { $name }’s { $kind } ends up on the car park and is eaten.
osa-turn-vote = One vote decides ({ $most } to { $next }): { $name } loses the { $kind } { $at }.
osa-turn-first = The first to die: { $name } loses the { $kind } { $at }.
osa-turn-edge = Strength { $strength } against { $count } { $count ->
        [one] monster
       *[other] monsters
    } { $at }: one too many, and { $name } loses the { $kind }.
osa-turn-lead = { $name } loses the { $kind } { $at }, and { $leader } takes the lead.
osa-turn-plain =
    { $value ->
        [one] { $name } loses the { $kind } { $at }: { $value } point gone.
       *[other] { $name } loses the { $kind } { $at }: { $value } points gone.
    }
osa-turn-saved = { $name } plays an item ({ $item }), and those { $at } are safe.
osa-turn-saved-last = { $name } plays the last item in the pack ({ $item }), and those { $at } are safe.
osa-turn-badge-vote = One vote decides ({ $most } to { $next }): { $name } takes the badge.
osa-turn-badge-tie = A tie over the badge, and { $breaker } decides with the victim token: { $name } takes it.
osa-turn-closed = The shutters fall for good: { $area }. One refuge fewer.
osa-turn-row =
    { $row ->
        [1] The first row of the cold room is full: from now on equal strength lets the monsters in.
       *[other] Row { $row } of the cold room is full: one more die comes under the hatch.
    }
osa-turn-massacre =
    { $count ->
        [one] { $count } eaten on the car park in a single round.
       *[other] { $count } eaten on the car park in a single round.
    }
osa-turn-keys =
    { $count ->
        [one] The truck keys bring { $name } { $count } more point.
       *[other] The truck keys bring { $name } { $count } more points.
    }
osa-turn-keys-win =
    { $count ->
        [one] The truck keys decide it: { $count } more point for { $name }.
       *[other] The truck keys decide it: { $count } more points for { $name }.
    }
osa-turn-end =
    { $count ->
        [0] The night ends in round { $round } with nobody alive.
        [one] The night ends in round { $round } with { $count } survivor; ahead: { $winner }.
       *[other] The night ends in round { $round } with { $count } survivors; ahead: { $winner }.
    }
