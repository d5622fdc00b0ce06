# Osaczeni in English: players, votes and cards.

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
osa-lasted = The discussion has lasted

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
