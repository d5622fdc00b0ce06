# Outlive: what lies on the table and what can be done.

## The days

out-day = Day { $round } of { $rounds }
out-before = Before the first day
out-step = Step
out-steps = The seven steps of the night
out-step-resolve = Night 1: events
out-step-feed = Night 2: feeding
out-step-radiation = Night 3: radiation
out-step-recruit = Night 4: recruiting
out-step-build = Night 5: building
out-step-repair = Night 6: repairs
out-step-clean-up = Night 7: clean-up
out-short-resolve = events
out-short-feed = feed
out-short-radiation = radiation
out-short-recruit = recruit
out-short-build = build
out-short-repair = repair
out-short-clean-up = clean-up
out-now = now
out-radiation = Radiation
out-radiation-tonight = radiation tonight
out-level = day { $round }: radiation { $level }
out-first = first player
out-heir = first player from tonight on
out-turn = Having its turn
out-actions = actions left
out-opened = the dam is open
out-out = stays out today
out-stack = Equipment
out-stack-left = tiles in the stack
out-discards = Discarded

## Areas

out-area-base = Base
out-area-silent_peak = Silent Peak
out-area-mine = Mine
out-area-ship = Ship
out-area-park = Park
out-area-blackwood = Blackwood
out-area-forest = Forest
out-area-dam = Dam
out-pool = In the pool
out-pool-of = { $count } of { $limit }
out-pool-cut = { $count } of { $limit } today, else { $printed }
out-pool-empty = nothing left
out-heroes = Heroes
out-hero = hero { $strength }
out-hero-of = { $name }: hero { $strength }
out-active = has moved
out-inactive = has not moved
out-nobody = nobody
out-algae = algae
out-algae-there = can be eaten today: gauge 1 step better
out-algae-gone = eaten until tomorrow
out-animals = Animals
out-animals-left =
    { $count ->
        [one] { $count } animal in the stack
       *[other] { $count } animals in the stack
    }
out-no-animals = no animals left
out-toughness = toughness { $toughness }
out-meat-next = next one gives { $meat } meat
out-tracked = You know this stack, from the top
out-tracked-by = knows this stack
out-berths = Slots
out-berth = slot { $strength }
out-cans = { $count ->
        [one] { $count } can
       *[other] { $count } cans
    }
out-survivor-aboard = a survivor waits
out-berth-empty = no survivor
out-berth-free = free
out-tiles = On display
out-no-tiles = no tiles left
out-search = Search stack
out-search-left =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
out-inside = Still inside
out-order = You know the order
out-open-tokens = Lying open

## Convoy and events

out-convoy = The convoy
out-face-down = to be revealed on day { $round }
out-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
out-cost = costs
out-any-food = food of any kind
out-taken-by = resolved by { $name }
out-payers = could pay now
out-no-payers = nobody can pay now
calamity-effect-fire = The forest holds { $cut } fewer tokens a day.
calamity-effect-debris = The mine holds { $cut } fewer tokens a day.
calamity-effect-looters = The amusement park holds { $cut } fewer tokens a day.
calamity-effect-nomads = Both search stacks are { $cut } tokens smaller.
calamity-effect-shortage = Forest, mine and park hold { $cut } fewer tokens each.
calamity-effect-sandstorm = Heroes have at most { $storm } actions and count as { $storm } on the ship; pressure stays as it is.
calamity-effect-cloud = Every morning each gauge gets { $amount } worse.
calamity-effect-rats = Every morning each shelter loses { $amount } food, or else a survivor.
calamity-effect-clan = Every morning each shelter loses { $amount } materials or ammunition, or else a survivor.
calamity-effect-glaciation = Every morning each shelter loses a survivor.
calamity-effect-plague = Every animal gives { $amount } meat less.
calamity-effect-mutation = Every animal is { $amount } tougher.

## Shelters

out-shelter = { $name }’s shelter
out-own-shelter = Your shelter
out-drafting = is still choosing in secret
out-leader = Leader
out-age = { $age } years old
out-no-leader = no leader yet
out-goods = Stores
out-no-goods = empty
out-reserve = reserve water
out-spoils = rots tonight
out-spills = only { $count } water keeps overnight
out-gauge = Radiation gauge
out-gauge-at = gauge at { $points }
out-airlock = Airlock
out-airlock-of = { $count } of { $places } places
out-airlock-water = water tonight
out-rooms = Rooms
out-basic = basic
out-advanced = advanced
out-unbuilt = not built
out-works = works
out-idle = needs all its people
out-used = used
out-people-of = { $count } of { $places } people
out-upkeep = upkeep { $upkeep }
out-due = eats { $due } tonight
out-repaired = Repaired
out-broken = Broken
out-no-equipment = no equipment
out-fresh = ready
out-symbol = symbol: { $symbol }
out-symbol-pair = symbol complete: { $symbol }
out-symbol-other = other half: { $tile }
out-trophies = Hunted
out-no-trophies = nothing yet
out-tonight = Tonight
out-tomorrow = Next night
out-need-food = food for the rooms
out-need-water = water for the airlock
out-need-missing = missing: so many survivors will be lost
out-need-fine = stores are enough
out-need-radiation = steps of radiation get through
out-safe = radiation is kept out
out-owed = still to pay
out-losses = survivors still to lose
out-survivors = survivors
out-forecast = Points if it ended now
out-total = in all
line-events = events
line-rooms = full rooms
line-gauge = gauge
line-survivors = survivors
line-equipment = repaired tiles
line-symbols = symbols

## Draft

out-offer-rooms = Rooms to choose from
out-offer-leaders = Leaders to choose from
out-kept = kept
out-drawn = Mary’s tokens
out-starts = starts in
out-brings = brings
out-brings-tokens = 3 of 4 search tokens
out-draft-keep = Keep 4 of 6 rooms
out-draft-build = Build one room for free
out-draft-settle = Who moves in?
out-draft-lead = Choose a leader
out-draft-station = Place your heroes
out-draft-done = Done: waiting for the others
out-settle = { $count ->
        [one] { $count } moves in
       *[other] { $count } move in
    }

## Choices

out-choice = Your choice
out-ammo-spent = { $count ->
        [0] no ammunition
        [one] { $count } ammunition
       *[other] { $count } ammunition
    }
out-for-actions = { $count ->
        [0] and no action
        [one] and { $count } action
       *[other] and { $count } actions
    }
out-left-pressure = leaves pressure { $count }
out-spare = spare { $class }
out-mend-with = repair with
out-pay-left = still to pay: { $count }
out-lose-left = still to lose: { $count }

## Pressure

out-pressure = Pressure
out-press-title = If { $hero } goes { $area }
out-press-none = Nobody would be pressed.
out-press-on = presses { $name } ({ $strength }) with { $pressure }
out-press-means = { $name } has { $ammo } ammunition against it and { $tokens } tokens to take
out-press-bat = with the bat 1 more
out-press-now = { $attacker } presses { $victim }: { $pressure }
out-press-safe = is strong enough
out-press-asleep = has not moved: no pressure

## The picture

out-tab-map = Wasteland
out-tab-shelter = Shelter
out-tab-stores = Stores
out-tab-convoy = Convoy
out-look = look at { $name }’s shelter
out-close = Close
out-map = Map of the wasteland
out-skip = Skip
