# Outlive in English. The scheme of keys and variables is explained in Mall of Horror's file.

game-title = Outlive
game-tagline = Four heroes, a hungry shelter, and six days.
game-about = The world has ended, and a convoy will take one shelter along. Send your four heroes round the wasteland for food, materials and ammunition, press weaker heroes for what they carry, hunt, search ruined cities; at night feed your people, hold radiation off, recruit, build and repair. Whoever has the most survival points after six days wins.

## Areas

area-base = military base
    .at = in the military base
    .to = to the military base
area-silent_peak = city of Silent Peak
    .at = in Silent Peak
    .to = to Silent Peak
area-mine = mine
    .at = in the mine
    .to = to the mine
area-ship = cargo ship
    .at = on the cargo ship
    .to = to the cargo ship
area-park = amusement park
    .at = in the amusement park
    .to = to the amusement park
area-blackwood = city of Blackwood
    .at = in Blackwood
    .to = to Blackwood
area-forest = forest
    .at = in the forest
    .to = to the forest
area-dam = dam
    .at = at the dam
    .to = to the dam

## Resources, heroes, rooms

resource-meat = meat
resource-water = water
resource-can = can
resource-wood = wood
resource-metal = metal piece
resource-microchip = microchip
resource-ammo = ammunition
hero-3a = hero 3
hero-3b = second hero 3
hero-4 = hero 4
hero-5 = hero 5
room-draw1_repair1 = Workshop: draw 1 tile, repair −1
room-build2 = Builders: building −2
room-event2 = Council: events −2 materials or −1 food
room-hunt2 = Hunters: meat +2
room-hunt1 = Trappers: meat +1
room-ship1 = Dockers: cans +1
room-ship2 = Harbour: cans +2, a slot always
room-ammo4 = Armoury: ammunition +4
room-water1 = Well: 1 reserve water
room-immunity = Watch: event immunity, not shortages
room-recycle = Scrapyard: tile for its materials
room-rad1 = Infirmary: radiation −1
room-vent = Ventilation: 1 in the airlock
room-nursery = Nursery: +1 survivor, at most 8
room-search2 = Scouts: search tokens +2
room-draw2 = Tinkers: draw 2 tiles
room-peek = Lookout: look through a stack
room-hero3 = Guard: hero 3 shrugs one pressure off
room-auto_repair = Machine shop: a free repair
room-press_choice = Toll house: you choose the tribute
room-cupboard = Carpenters: empty cupboard gives wood and metal
room-repair2 = Smithy: repair −2
room-hunt2_second = Hunters: meat +2 (second)
room-hunt1_second = Trappers: meat +1 (second)
room-ship1_second = Dockers: cans +1 (second)
room-ship2_second = Harbour: cans +2, a slot always (second)
room-ammo4_second = Armoury: ammunition +4 (second)
room-water1_second = Well: 1 reserve water (second)
room-immunity_second = Watch: event immunity, not shortages (second)
room-recycle_second = Scrapyard: tile for its materials (second)
room-rad1_second = Infirmary: radiation −1 (second)
room-vent_second = Ventilation: 1 in the airlock (second)
room-nursery_second = Nursery: +1 survivor, at most 8 (second)
room-search2_second = Scouts: search tokens +2 (second)
room-draw2_second = Tinkers: draw 2 tiles (second)
room-peek_second = Lookout: look through a stack (second)
room-hero3_second = Guard: hero 3 shrugs one pressure off (second)
room-auto_repair_second = Machine shop: a free repair (second)
room-press_choice_second = Toll house: you choose the tribute (second)
room-cupboard_second = Carpenters: empty cupboard gives wood and metal (second)
room-repair2_second = Smithy: repair −2 (second)
room-airlock = airlock

## Equipment and its symbols

equipment-axe = axe
equipment-bow = bow
equipment-jerrycan = jerrycan
equipment-access_card = access card
equipment-ammo_crate = ammunition crate
equipment-crowbar = crowbar
equipment-chainsaw = chainsaw
equipment-torch = torch
equipment-pickaxe = pickaxe
equipment-purifier = purifier
equipment-grapnel = grapnel
equipment-hacksaw = hacksaw
equipment-backpack = backpack
equipment-metal_detector = metal detector
equipment-shotgun = shotgun
equipment-bear_trap = bear trap
equipment-bat = baseball bat
equipment-vest = protective vest
equipment-exoskeleton = exoskeleton
equipment-thermal_sensor = thermal sensor
symbol-tree = tree
symbol-water = drop
symbol-bullet = bullet
symbol-house = house
symbol-ingot = ingot
symbol-cutlery = cutlery
symbol-chip = chip
symbol-bone = bone
symbol-blast = blast
symbol-atom = nucleus

## Tokens, animals, events, leaders

token-holy_water = holy water
token-rations = food rations
token-plank = plank
token-scrap = heap of scrap
token-appliance = kitchen appliance
token-ammo = ammunition
token-tablets = anti-radiation tablets
token-cupboard = empty cupboard
animal-hare = hare
animal-roe_deer = roe deer
animal-wild_boar = wild boar
animal-wolf = wolf
animal-bear = bear
calamity-fire = Conflagration
calamity-debris = Falling debris
calamity-looters = Looters
calamity-nomads = Nomads
calamity-shortage = General shortages
calamity-sandstorm = Sandstorm
calamity-cloud = Radioactive cloud
calamity-rats = Rats
calamity-clan = Hostile clan
calamity-glaciation = Glaciation
calamity-plague = Plague
calamity-mutation = Animal mutation
leader-rowlett = Jacob Rowlett, miner
leader-froste = Kooper Froste, lumberjack
leader-frye = Wilson Frye, hunter
leader-pigott = Grayson Pigott, brawler
leader-livrich = Solen Livrich, prowler
leader-valentine = Liza Valentine, soldier
leader-koolpepper = Mary Koolpepper, police officer
leader-wely = Lily-Rose Wely, hacker
leader-bingham = Swifty Bingham, engineer
leader-mccarthy = Erin McCarthy, dowser

class-materials = materials
class-food = food
class-ammo = ammunition
mender-draw1_repair1 = Workshop, −1
mender-repair2 = Smithy, −2
mender-auto_repair = Machine shop, free
colour-beige = beige
colour-red = red
colour-purple = purple
colour-blue = blue

## Phases

phase-setup = Set-up
phase-day = Day
phase-night = Night
phase-over = The convoy leaves

## Options

option-pass = Done
    .ask-move = Stay out today
    .ask-bat = Leave the bat
    .ask-defence = No more defence
    .ask-bonus = Go on
    .ask-action = Stop here
    .ask-track = Give the hunt up
    .ask-admit = Turn the survivor away
    .ask-resolve = Pass
option-keep = Keep { $a }
option-build = Build { $a }
option-settle = Put { $a } into the room, the rest into the airlock
option-lead = Choose { $a }
option-station = Start { $b_at }: { $a }
option-discard = Put back: { $a }
option-pay = Pay: { $a }
    .ask-tribute = Hand over: { $a }
option-rob = Take: { $a }
option-lose = Lose a survivor: { $a }
option-move = { $a } goes { $b_to }
option-stride = { $a } strides { $b_to } (exoskeleton)
option-peek = Look through the search stack: { $a }
option-moor = Take slot { $a }
option-use = Use: { $a }
option-shield = Shrug the pressure off (Guard)
option-shoot = Spend ammunition: { $a }
option-admit = Take the survivor in: { $a }
option-gather = Gather: { $a }
option-open = Open the dam for 1 microchip
option-algae = Eat the algae (gauge +1)
option-take = Take: { $a }
option-search = Search
option-hunt = Hunt: { $a }
option-resolve = Resolve: { $a }
option-bargain = Resolve with the Council: { $a } (less { $b })
option-recruit = Recruit for: { $a }
option-fill = Move a survivor in: { $a }
option-activate = Use the room: { $a }
option-scrap = Scrap: { $a }
option-repair = Repair: { $a }
option-mend = Repair: { $b } ({ $a })
option-wait = Don’t look before my next turn

## Events

event-kept = { $a } keeps a room: { $b }.
event-settled = { $a } builds { $b }: { $c } inside, { $d } in the airlock.
event-leader = { $a } is led by { $b }.
event-stationed = { $a }: { $b } starts { $c_at }.
event-drew-token = { $a } draws a search token: { $b }.
event-put-back = { $a } puts a token back: { $b }.
event-first = { $a } holds the first-player marker.
event-round = Day { $a } dawns.
event-offered = On display { $a_at }: { $b }.
event-set-aside = Face up { $a_at }: { $b }.
event-event = An event is revealed: { $a }!
event-cut = Today at most { $b } tokens lie { $a_at }.
event-moved = { $a }: { $b } goes { $d_to } (was { $c_at }).
event-out = { $a } moves no more heroes today.
event-pressed = { $a } puts pressure on { $b }: { $c }.
event-shielded = { $a } shrugs the pressure off.
event-shot = { $a } spends ammunition in defence: { $b }.
event-robbed = { $a } takes from { $b }: { $c }.
event-heir = { $a } was first on the ship and takes the marker tonight.
event-admitted = { $a } takes a survivor in: { $b }.
event-gathered = { $a } gathers { $c } ×{ $b }.
event-algae = { $a } eats the algae.
event-took = { $a } takes a broken tile: { $b }.
event-searched = { $a } searches { $b_at } and finds: { $c }.
event-saw-token = { $a } sees { $b_at }, at depth { $c }: { $d }.
event-peeked = { $a } looks through the search stack { $b_at }.
event-saw-animal = { $a } sees { $b_at }, at depth { $c }: { $d }.
event-hunted = { $a } hunts: { $b } (ammunition: { $c }).
event-resolved = { $a } resolves an event: { $b }.
event-due = { $a } owes { $b } food and { $c } water; missing: { $d }.
event-recruited = { $a } recruits a survivor for: { $b }.
event-built = { $a } builds { $b }.
event-filled = { $a } moves a survivor in: { $b }.
event-scrapped = { $a } scraps: { $b }.
event-repaired = { $a } repairs: { $b }.
event-spoilt = { $a } loses what does not keep: meat { $b }, water { $c }.
event-won = { $a } leaves with the convoy!
event-gained = { $a } gains { $c } ×{ $b }.
event-paid = { $a } pays: { $b }.
event-reserve = { $a } uses reserve water.
event-lost = { $a } loses a survivor: { $b }.
event-healed = { $a }’s gauge gets better by { $b }.
event-irradiated = { $a }’s gauge gets worse by { $b }.
event-beyond = { $a }’s gauge cannot get any worse; points beyond it, a survivor each: { $b }.
event-used = { $a } uses: { $b }.
event-activated = { $a } uses a room: { $b }.
event-tile = { $a } gets a broken tile: { $b }.
event-tile-again = { $a } has one already and draws again: { $b }.
event-no-tile = { $a } finds no new kind of equipment.

## Questions

ask-draft = Choose in secret: four rooms, the first to build, its people, a leader, and where your heroes start.
    .title = The draft
ask-station = Where does this hero start?
    .title = Heroes
ask-discard = Which of the drawn tokens goes back?
    .title = Mary’s tokens
ask-rats = Rats! Which food do they get?
    .title = Rats
ask-clan = The clan takes two materials or ammunition. Which ones?
    .title = Hostile clan
ask-lose = A survivor is lost. From where?
    .title = Losses
ask-move = { $a } moves: which hero, and where to?
    .title = Movement
ask-moor = Which slot of the ship does the hero take?
    .title = The ship
ask-bat = Do you use the bat { $b_at }?
    .title = The bat
ask-defence = Pressure { $b }! How do you defend yourself?
    .title = Defence
ask-tribute = Which token changes hands? Still to come: { $b }.
    .title = Tribute
ask-bonus = Which equipment do you use on arriving { $b_at }?
    .title = Arrival
ask-admit = Where does the survivor live?
    .title = A survivor
ask-action = What does the hero do { $a_at }? Actions left: { $b }.
    .title = Actions
ask-track = You have seen the stack { $b_at }. Which animal do you hunt?
    .title = Thermal sensor
ask-hunt = Hunting: { $a }. How do you pay for toughness { $b }?
    .title = Hunting
ask-resolve = Which event do you resolve?
    .title = Night 1: events
ask-event-cost = What do you pay with?
    .title = The cost of an event
ask-feed = Your rooms are hungry. What do they get?
    .title = Night 2: feeding
ask-recruit = Whom do you feed to join you?
    .title = Night 4: recruiting
ask-build = Build, move people in, use rooms – or finish.
    .title = Night 5: building
ask-repair = What do you repair?
    .title = Night 6: repairs

## Talk

talk-claim-token = The next token { $b_at } is: { $a }.
    .label = The next token is …
talk-promise-go = A hero of mine goes { $a_to } today.
    .label = A hero of mine goes …
talk-promise-avoid = No hero of mine goes { $a_to } today.
    .label = No hero of mine goes …
talk-promise-resolve = I’ll resolve this tonight: { $a }.
    .label = I’ll resolve … tonight
talk-request-avoid = Don’t go { $a_to }!
    .label = Don’t go …!
talk-request-resolve = Resolve this tonight: { $a }!
    .label = Resolve … tonight!
talk-threat-press =
    { $a_role ->
        [self] Somebody will press me for this.
        [listener] My strongest hero will visit you!
       *[other] My strongest hero will visit { $a }!
    }
    .label = My strongest hero will visit …!
talk-offer-peace =
    { $a_role ->
        [self] Who keeps the peace with me?
        [listener] Let’s not press each other!
       *[other] { $a }, let’s not press each other!
    }
    .label = Let’s not press each other, …!
talk-accusation-liar =
    { $a_role ->
        [self] All right, I lied.
        [listener] You lied to us!
       *[other] { $a } lied to us!
    }
    .label = Liar!
talk-promise-truce =
    { $a_role ->
        [listener] I won’t press you this round.
       *[other] I won’t press { $a } this round.
    }
    .label = I won’t press …
talk-offer-routes = I don’t go { $a_to } today, and you don’t go { $b_to }.
    .label = I don’t go …, and you don’t go …
talk-question-go = Where are you going?
    .label = Where are you going?

## Table options

choice-finite_supply = Supply of tokens
    .about = There are always enough tokens and survivors, or no more than the box holds.
choice-finite_supply-true = as in the box
choice-finite_supply-false = unlimited
choice-multi_hunt = Hunts per hero
    .about = A hero hunts once per turn, or as often as actions and ammunition allow.
choice-multi_hunt-true = as many as possible
choice-multi_hunt-false = one
choice-one_event_per_turn = Events per resolver
    .about = On a player’s turn in the Night any number of events may be resolved, or just one.
choice-one_event_per_turn-true = just one
choice-one_event_per_turn-false = any number
choice-event2_ammo = Council and ammunition
    .about = The Council may also spare two ammunition, as on the French tile.
choice-event2_ammo-true = spared too
choice-event2_ammo-false = never spared
choice-decline_survivor = Turning survivors away
    .about = Survivors from the ship or the torch may be turned away, or are taken in whenever there is a place.
choice-decline_survivor-true = allowed
choice-decline_survivor-false = not allowed
choice-peek_any_time = Looking from the Lookout
    .about = The Lookout’s owner may look through a search stack at any moment of the Day, also on the turns of others, or on their own turn only.
choice-peek_any_time-true = at any moment of the Day
choice-peek_any_time-false = on one’s own turn only
choice-sequential_hero_setup = Placing heroes
    .about = Heroes are placed in secret at the same time, or openly in turn once the leaders are known.
choice-sequential_hero_setup-true = in turn
choice-sequential_hero_setup-false = at the same time
