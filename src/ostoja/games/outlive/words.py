"""What Outlive calls things: areas, resources, rooms, equipment, and the verbs of all its options."""

from __future__ import annotations

from typing import Final

from ostoja.engine.vocabulary import Domain, Vocabulary

# The ring of areas, clockwise.
BASE: Final = 0
SILENT_PEAK: Final = 1
MINE: Final = 2
SHIP: Final = 3
PARK: Final = 4
BLACKWOOD: Final = 5
FOREST: Final = 6
DAM: Final = 7
AREAS: Final = 8
CITIES: Final = (BLACKWOOD, SILENT_PEAK)  # in the order in which they are restocked
WILDS: Final = (FOREST, MINE, PARK)  # where animals are hunted
CITY_OF: Final = (-1, 1, -1, -1, -1, 0, -1, -1)  # by area: its place in CITIES
WILD_OF: Final = (-1, -1, 1, -1, 2, -1, 0, -1)  # by area: its place in WILDS

MEAT: Final = 0
WATER: Final = 1
CANS: Final = 2
WOOD: Final = 3
METAL: Final = 4
MICROCHIP: Final = 5
AMMO: Final = 6
GOODS: Final = 7
SURVIVOR: Final = -1  # what is gained, but no resource
FOODS: Final = (MEAT, WATER, CANS)
MATERIALS: Final = (WOOD, METAL, MICROCHIP)

BERTHS: Final = 4  # slots of the ship
SMALLEST: Final = 3  # the strength that the first of them is for

YIELD: Final = (AMMO, -1, METAL, -1, MICROCHIP, -1, WOOD, WATER)  # what an area's pool holds

HEROES: Final = 4

# Rooms by kind; a second copy in one shelter is the tile 19 numbers later.
DRAW1_REPAIR1: Final = 0
BUILD2: Final = 1
EVENT2: Final = 2
HUNT2: Final = 3
HUNT1: Final = 4
SHIP1: Final = 5
SHIP2: Final = 6
AMMO4: Final = 7
WATER1: Final = 8
IMMUNITY: Final = 9
RECYCLE: Final = 10
RAD1: Final = 11
VENT: Final = 12
NURSERY: Final = 13
SEARCH2: Final = 14
DRAW2: Final = 15
PEEK: Final = 16
HERO3: Final = 17
AUTO_REPAIR: Final = 18
PRESS_CHOICE: Final = 19
CUPBOARD_ROOM: Final = 20
REPAIR2: Final = 21
ROOMS: Final = 22
BASIC: Final = 3
ADVANCED: Final = ROOMS - BASIC
TILES: Final = ROOMS + ADVANCED
SLOTS: Final = 7  # rooms in one shelter
AIRLOCK: Final = TILES  # where survivors are as well

AXE: Final = 0
BOW: Final = 1
JERRYCAN: Final = 2
ACCESS_CARD: Final = 3
AMMO_CRATE: Final = 4
CROWBAR: Final = 5
CHAINSAW: Final = 6
TORCH: Final = 7
PICKAXE: Final = 8
PURIFIER: Final = 9
GRAPNEL: Final = 10
HACKSAW: Final = 11
BACKPACK: Final = 12
METAL_DETECTOR: Final = 13
SHOTGUN: Final = 14
BEAR_TRAP: Final = 15
BAT: Final = 16
VEST: Final = 17
EXOSKELETON: Final = 18
THERMAL_SENSOR: Final = 19
KINDS: Final = 20  # of equipment

HOLY_WATER: Final = 0
RATIONS: Final = 1
PLANK: Final = 2
SCRAP: Final = 3
APPLIANCE: Final = 4
AMMO_TOKEN: Final = 5
TABLETS: Final = 6
CUPBOARD: Final = 7
TOKENS: Final = 8

ANIMALS: Final = 5

FIRE: Final = 0
DEBRIS: Final = 1
LOOTERS: Final = 2
NOMADS: Final = 3
SHORTAGE: Final = 4
SANDSTORM: Final = 5
CLOUD: Final = 6
RATS: Final = 7
CLAN: Final = 8
GLACIATION: Final = 9
PLAGUE: Final = 10
MUTATION: Final = 11
EVENTS: Final = 12

MARY: Final = 6
LEADERS: Final = 10

AREA: Final = Domain("area", ("base", "silent_peak", "mine", "ship", "park", "blackwood", "forest", "dam"))
RESOURCE: Final = Domain("resource", ("meat", "water", "can", "wood", "metal", "microchip", "ammo"))
HERO: Final = Domain("hero", ("3a", "3b", "4", "5"))
ROOM_KEYS: Final = (
    *("draw1_repair1", "build2", "event2"),
    *("hunt2", "hunt1", "ship1", "ship2", "ammo4", "water1", "immunity", "recycle", "rad1", "vent", "nursery"),
    *("search2", "draw2", "peek", "hero3", "auto_repair", "press_choice", "cupboard", "repair2"),
)
ROOM: Final = Domain("room", (*ROOM_KEYS, *(f"{key}_second" for key in ROOM_KEYS[BASIC:]), "airlock"))
EQUIPMENT: Final = Domain(
    "equipment",
    (
        *("axe", "bow", "jerrycan", "access_card", "ammo_crate", "crowbar", "chainsaw", "torch", "pickaxe", "purifier"),
        *("grapnel", "hacksaw", "backpack", "metal_detector", "shotgun", "bear_trap", "bat", "vest"),
        *("exoskeleton", "thermal_sensor"),
    ),
)
SYMBOL: Final = Domain(
    "symbol", ("tree", "water", "bullet", "house", "ingot", "cutlery", "chip", "bone", "blast", "atom")
)
TOKEN: Final = Domain("token", ("holy_water", "rations", "plank", "scrap", "appliance", "ammo", "tablets", "cupboard"))
ANIMAL: Final = Domain("animal", ("hare", "roe_deer", "wild_boar", "wolf", "bear"))
CALAMITY: Final = Domain(
    "calamity",
    (
        *("fire", "debris", "looters", "nomads", "shortage"),
        *("sandstorm", "cloud", "rats", "clan", "glaciation", "plague", "mutation"),
    ),
)
LEADER: Final = Domain(
    "leader",
    ("rowlett", "froste", "frye", "pigott", "livrich", "valentine", "koolpepper", "wely", "bingham", "mccarthy"),
)
BERTH: Final = Domain("berth", range(SMALLEST, SMALLEST + BERTHS))
COUNT: Final = Domain(
    "count", range(19)
)  # up to what the toughest animal of a data file takes under the worst mutation
CLASS: Final = Domain("class", ("materials", "food", "ammo"))  # what the event room may spare
MENDER: Final = Domain("mender", ("draw1_repair1", "repair2", "auto_repair"))  # rooms that make a repair cheaper
COLOUR: Final = Domain("colour", ("beige", "red", "purple", "blue"))
PLAYER_SEATS: Final = 4
PLAYER: Final = Domain("seat", range(PLAYER_SEATS))

NOTHING_SPARED: Final = -1
SPARED_MATERIALS: Final = 0
SPARED_FOOD: Final = 1
SPARED_AMMO: Final = 2
CLASSES: Final = 3

VOCABULARY: Final = Vocabulary()
TO_KEEP: Final = VOCABULARY.verb("keep", ROOM)
TO_BUILD: Final = VOCABULARY.verb("build", ROOM)
TO_SETTLE: Final = VOCABULARY.verb("settle", COUNT)
TO_LEAD: Final = VOCABULARY.verb("lead", LEADER)
TO_STATION: Final = VOCABULARY.verb("station", HERO, AREA)
TO_DISCARD: Final = VOCABULARY.verb("discard", TOKEN)
TO_PAY: Final = VOCABULARY.verb("pay", RESOURCE)
TO_ROB: Final = VOCABULARY.verb("rob", RESOURCE)
TO_LOSE: Final = VOCABULARY.verb("lose", ROOM)
TO_MOVE: Final = VOCABULARY.verb("move", HERO, AREA)
TO_STRIDE: Final = VOCABULARY.verb("stride", HERO, AREA)
TO_PEEK: Final = VOCABULARY.verb("peek", AREA)
TO_MOOR: Final = VOCABULARY.verb("moor", BERTH)
TO_USE: Final = VOCABULARY.verb("use", EQUIPMENT)
TO_SHIELD: Final[int] = VOCABULARY.verb("shield").at()
TO_SHOOT: Final = VOCABULARY.verb("shoot", COUNT)
TO_ADMIT: Final = VOCABULARY.verb("admit", ROOM)
TO_GATHER: Final = VOCABULARY.verb("gather", RESOURCE)
TO_OPEN: Final[int] = VOCABULARY.verb("open").at()
TO_EAT_ALGAE: Final[int] = VOCABULARY.verb("algae").at()
TO_TAKE: Final = VOCABULARY.verb("take", EQUIPMENT)
TO_SEARCH: Final[int] = VOCABULARY.verb("search").at()
TO_HUNT: Final = VOCABULARY.verb("hunt", ANIMAL)
TO_RESOLVE: Final = VOCABULARY.verb("resolve", CALAMITY)
TO_BARGAIN: Final = VOCABULARY.verb("bargain", CALAMITY, CLASS)
TO_RECRUIT: Final = VOCABULARY.verb("recruit", RESOURCE)
TO_FILL: Final = VOCABULARY.verb("fill", ROOM)
TO_ACTIVATE: Final = VOCABULARY.verb("activate", ROOM)
TO_SCRAP: Final = VOCABULARY.verb("scrap", EQUIPMENT)
TO_REPAIR: Final = VOCABULARY.verb("repair", EQUIPMENT)
TO_MEND: Final = VOCABULARY.verb("mend", MENDER, EQUIPMENT)
TO_WAIT: Final[int] = VOCABULARY.verb("wait").at()


def kind_of(tile: int) -> int:
    """Return which room a tile is; a second copy does the same as the first."""
    return tile if tile < ROOMS else tile - ADVANCED
