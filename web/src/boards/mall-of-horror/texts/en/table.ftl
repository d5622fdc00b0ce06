# Mall of Horror in English: the table.

## Rooms

mall-sign-restroom = Restroom
mall-sign-cachou = Cachou
mall-sign-megatoys = Megatoys
mall-sign-parking = Parking
mall-sign-hq = Security HQ
mall-sign-supermarket = Supermarket
mall-board = The mall from above: six rooms, who is in them, and what stands at their doors
mall-inside = Inside
mall-outside = Outside
mall-defence = Defence
mall-votes = Votes here
mall-taken = { $taken } of { $capacity } places taken
mall-taken-unlimited =
    { $taken ->
        [0] nobody here, no limit
        [one] { $taken } character, no limit
       *[other] { $taken } characters, no limit
    }
mall-full = full
mall-empty = empty
mall-zombies =
    { $count ->
        [0] no zombies
        [one] { $count } zombie
       *[other] { $count } zombies
    }
mall-strength = strength { $strength }
mall-hardware =
    { $count ->
        [one] +{ $count } by Hardware
       *[other] +{ $count } by Hardware
    }
mall-holds = holds
mall-spare =
    { $count ->
        [one] holds off { $count } more zombie
       *[other] holds off { $count } more zombies
    }
mall-breach = breach
mall-breach-now = zombies get in
mall-no-door = no door here: every zombie eats one
mall-sure-breach = { $count } zombies always get in
mall-curse = { $count } of { $curse } zombies until it is overrun
mall-closed = closed
mall-closed-long = closed for the whole game
mall-cursed = overrun
mall-cursed-long = overrun: nobody enters any more
mall-hidden = hidden
mall-head = { $owner }: { $kind }
mall-kind = { $kind }: { $value } points, strength { $strength }, votes { $votes }
mall-vote-count =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }

## The state of the table

mall-table = The table
mall-round = Round { $round }
mall-phase = Phase
mall-rescue = Rescue
mall-alive-long = { $alive } characters alive; the rescue comes at { $rescue }
mall-rescue-gap =
    { $count ->
        [0] the rescue is here
        [one] { $count } more death brings the rescue
       *[other] { $count } more deaths bring the rescue
    }
mall-badge = Badge
mall-chief = { $name } is Chief, elected this round
mall-badge-holder = { $name } holds the badge
mall-chief-mark = Chief of this round
mall-badge-mark = badge: every turn order starts here
mall-dice = Dice
mall-dice-hidden =
    { $count ->
        [one] { $count } hidden die
       *[other] { $count } hidden dice
    }
mall-dice-none = none rolled yet
mall-dice-own = seen by you alone
mall-dice-open = The dice lie open
mall-die = die: { $place }
mall-die-hidden = a hidden die
mall-seen-by = seen by { $names }
mall-seen-by-nobody = nobody has seen them
mall-announced = Announced
mall-announced-by = { $name } announced { $place }
mall-truck = Truck
mall-deck =
    { $count ->
        [0] the truck is empty
        [one] { $count } card in the truck
       *[other] { $count } cards in the truck
    }
mall-searching =
    { $count ->
        [one] { $name } is looking at { $count } card
       *[other] { $name } is looking at { $count } cards
    }
mall-drawn = From the truck
mall-drawn-note = only you see these
mall-played = Played cards
mall-played-none = no card has been played yet
mall-played-of = { $card }: { $count } of { $copies }
mall-remember = Only you know
mall-gave = { $name } got from you: { $card }
mall-buried =
    { $depth ->
        [1] at the bottom of the truck: { $card }
       *[other] number { $depth } from the bottom of the truck: { $card }
    }
