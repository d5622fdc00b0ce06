# Osaczeni in English: the table.

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
