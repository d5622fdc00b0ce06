# What the board of Outlive says besides the game's own texts.

intro = Six days in the wasteland
    .goal = Your shelter wants a place in the convoy. After six days the most survival points win: 1 for every survivor, 1 for every repaired tile and every complete symbol, more for events you put an end to and for rooms that are full – and your radiation gauge, for better or worse.
    .turn = By day you send four heroes round the ring, each 1 or 2 areas. A hero that arrives presses weaker heroes who have already moved, and then acts as often as it is strong. At night you resolve events, feed your people, face the radiation, recruit, build and repair.
    .win = Grow steadily: every room you fill feeds on your stores, meat rots overnight, and people in the airlock keep radiation out but drink water.

## Questions, for somebody who plays for the first time

guide-ask-draft = Your start, in this order: keep four of six rooms, build one of your seven rooms for free, say how many of your four survivors move in, choose a leader, and place the 5 and the 4; the two 3s take what is left. A room works only when all its places are filled, so a room for four that asks for 1 food is a safe beginning. Nobody sees your choices until all have chosen.
guide-ask-station = Put this hero into one of your leader’s start areas. A hero walks 1 or 2 areas a day and never ends beside another of your own, so spread them out.
guide-ask-discard = Mary searched the cities before the game. Put one token back and keep what the other three give you.
guide-ask-rats = The rats eat 1 food of every shelter each morning until somebody resolves the event. Give them what you need least; meat rots tonight anyway.
guide-ask-clan = The clan takes two tokens out of materials and ammunition each morning until somebody resolves the event. Choose one after the other.
guide-ask-lose = A survivor dies or leaves. Take one from the airlock or from a room; a room that is no longer full stops working at once.
guide-ask-move = Touch one of your lying heroes, then a lit area 1 or 2 steps away. You may pass anybody, but not end beside your own hero. Weaker heroes of others who have already moved today are pressed: the preview tells whom and how hard.
guide-ask-moor = On the ship a hero takes the free slot of its own strength. The grapnel lifts it one slot higher, for one more can.
guide-ask-bat = With the bat this hero presses as if it were 1 stronger, against everybody here. It works once a day.
guide-ask-defence = A stronger hero has arrived. Each ammunition you spend takes 1 off the pressure; the vest takes off 2. For every point that is left you hand over 1 food or material.
guide-ask-tribute = One food or material changes hands for each point of pressure. Ammunition is never taken.
guide-ask-bonus = These tiles give you something now, free of charge, once a day each.
guide-ask-admit = In the airlock the survivor keeps radiation out and can move on later; in a room it stays for good and helps to fill it at once.
guide-ask-action = Every action is one token, one search or one tile of this area, in any order, as long as there are any. A hunt costs as many actions as the animal is tough; ammunition stands in for actions. What you gather is in your shelter at once.
guide-ask-track = Only you have seen the stack. Hunt any animal of it, or give the hunt up; the sensor is used either way.
guide-ask-hunt = Say how much ammunition you spend; the rest of the toughness is paid with actions. Shotgun and trap lend 1 strength each.
guide-ask-resolve = Whoever pays an event’s cost ends it for everybody and keeps the card for its points. The Council makes one event a night cheaper. If you pass, the next player gets the chance.
guide-ask-event-cost = Choose which token you pay with next. Any kind that is lit will do.
guide-ask-feed = Every room with somebody in it eats its whole upkeep. Use the meat first: it does not keep. The airlock’s water is already paid.
guide-ask-recruit = Each food brings 1 survivor into the airlock, as long as there are places. Remember that they will be thirsty tomorrow.
guide-ask-build = Build rooms for 3 materials of any kind, move people from the airlock into free places, and use rooms that are full, in any order. Whoever moves into a room stays there.
guide-ask-repair = A tile costs exactly the materials shown on it. Repaired, it works once a day to the end of the game and is worth 1 point, and 1 more with the other half of its symbol.

## The days

out-days = The days
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
out-done = done
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

out-wasteland = The wasteland
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
out-neighbours = next to: { $one }, { $other }

## Convoy and events

out-convoy = The convoy
out-convoy-about = Events, and tonight’s radiation
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
out-immune = Your Watch keeps this away from you.
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
out-repair-cost = repair
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
out-plain-price = at the full price
out-mend-with = repair with
out-pay-left = still to pay: { $count }
out-lose-left = still to lose: { $count }
out-from = from { $name }’s stores
out-own-stores = from your stores
out-price = price
out-build-price = a room costs { $count ->
        [one] { $count } material
       *[other] { $count } materials
    }

## Pressure

out-pressure = Pressure
out-press-title = If { $hero } goes { $area }
out-press-none = Nobody would be pressed.
out-press-on = presses { $name } ({ $strength }) with { $pressure }
out-press-means = { $name } has { $ammo } ammunition against it and { $tokens } tokens to take
out-press-bat = with the bat 1 more
out-press-now = { $attacker } presses { $victim }: { $pressure }
out-press-other = also there
out-press-safe = is strong enough
out-press-asleep = has not moved: no pressure

## The picture

out-tab-map = Wasteland
out-tab-shelter = Shelter
out-tab-stores = Stores
out-tab-convoy = Convoy
out-look = look at { $name }’s shelter
out-back-own = back to your shelter
out-close = Close
out-details = Details of the area
out-map = Map of the wasteland
out-lit-here = something to choose here
out-skip = Skip
out-needs-short = needs tonight
out-you = you
out-effect = Effect

## What equipment and rooms do

equipment-effect-axe = In the forest: once you have gathered wood, { $amount } more from the pool.
equipment-effect-bow = On arriving in the forest: { $amount } meat.
equipment-effect-jerrycan = At the dam: once you have gathered water, { $amount } more from the pool.
equipment-effect-access_card = Opens the dam without a microchip.
equipment-effect-ammo_crate = In the base: once you have gathered ammunition, { $amount } more from the pool.
equipment-effect-crowbar = On arriving in the base: { $amount } microchips.
equipment-effect-chainsaw = On arriving in a city: { $amount } wood.
equipment-effect-torch = On arriving in a city: a survivor.
equipment-effect-pickaxe = In the mine: once you have gathered metal, { $amount } more from the pool.
equipment-effect-purifier = On arriving in the mine: { $amount } water.
equipment-effect-grapnel = On the ship: the hero takes a slot { $amount } higher.
equipment-effect-hacksaw = On arriving on the ship: { $amount } metal.
equipment-effect-backpack = In the park: once you have gathered a microchip, { $amount } more from the pool.
equipment-effect-metal_detector = On arriving in the park: { $amount } can.
equipment-effect-shotgun = Strength +{ $amount } in one hunt.
equipment-effect-bear_trap = Strength +{ $amount } in one hunt.
equipment-effect-bat = Pressure +{ $amount } for one hero that arrives.
equipment-effect-vest = Pressure −{ $amount } on one of your heroes.
equipment-effect-exoskeleton = One hero walks any distance.
equipment-effect-thermal_sensor = When hunting: look through the stack and choose the animal.
room-effect-draw1_repair1 = Night 6: draw a tile; then one repair, materials −{ $amount }.
room-effect-build2 = Night 5: one room, materials −{ $amount }.
room-effect-event2 = Night 1: one event, materials −{ $amount } or food −1.
room-effect-hunt2 = By day: one hunt, meat +{ $amount }.
room-effect-hunt1 = By day: one hunt, meat +{ $amount }.
room-effect-ship1 = By day: one visit to the ship, cans +{ $amount }.
room-effect-ship2 = By day: one visit to the ship, cans +{ $amount }; a taken slot does not keep you out.
room-effect-ammo4 = Night 5: ammunition +{ $amount }.
room-effect-water1 = Each night 1 water that you need not carry home.
room-effect-immunity = Events do not touch you, except shortages.
room-effect-recycle = Night 5: scrap a tile for its materials.
room-effect-rad1 = Night 5: gauge { $amount } better.
room-effect-vent = Night 3: counts as { $amount } more in the airlock.
room-effect-nursery = Night 5: 1 more survivor in here, up to { $amount }.
room-effect-search2 = By day: after a search { $amount } more tokens, once in each city.
room-effect-draw2 = Night 5: draw { $amount } tiles.
room-effect-peek = By day: look through a search stack.
room-effect-hero3 = By day: a hero 3 shrugs one pressure off.
room-effect-auto_repair = Night 6: one repair for nothing.
room-effect-press_choice = You choose what your pressure takes.
room-effect-cupboard = By day: an empty cupboard gives wood and metal, once in each city.
room-effect-repair2 = Night 6: one repair, materials −{ $amount }.

## After the end: what turned the game

out-turn-lost = { $name } loses { $count } survivors on day { $round }.
out-turn-recruited = { $name } takes in { $count } survivors in the night of day { $round }.
out-turn-robbed =
    { $count ->
        [one] { $name } leans on { $victim } on day { $round } and takes { $count } token.
       *[other] { $name } leans on { $victim } on day { $round } and takes { $count } tokens.
    }
out-turn-irradiated = Radiation creeps in on day { $round }: { $name } is { $count } steps worse off.
out-turn-resolved = { $name } puts an end to { $event }: { $points } points.
out-turn-bear =
    { $ammo ->
        [0] { $name } brings down a bear without a shot.
        [one] { $name } brings down a bear with { $ammo } shot.
       *[other] { $name } brings down a bear with { $ammo } shots.
    }
out-turn-built = { $name } opens a new room: { $room }.
out-turn-won =
    { $lead ->
        [0] { $name } gets the seat in the convoy on a tie: { $points } points.
        [one] { $name } leaves with the convoy: { $points } points, { $lead } ahead.
       *[other] { $name } leaves with the convoy: { $points } points, { $lead } ahead.
    }
