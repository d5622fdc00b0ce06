# Outlive: what things do.

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
