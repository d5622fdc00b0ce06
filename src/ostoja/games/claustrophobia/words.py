"""What Claustrophobia calls things: warriors, tiles, cards, squares, and the verbs of all its options."""

from __future__ import annotations

from typing import Final

from ostoja.engine.vocabulary import Domain, Vocabulary

# ---------------------------------------------------------------- warriors: heroes, Troglodytes, big figures

REDEEMER: Final = 0
BRUTES: Final = (1, 2)
BLADES: Final = (3, 4)
FORCES: Final = (BRUTES, BLADES)  # for sale in the auction
HEROES: Final = 5
FIRST_TROGLODYTE: Final = 5
TROGLODYTES: Final = 11
FIRST_DEMON: Final = FIRST_TROGLODYTE + TROGLODYTES
DEMONS: Final = 5  # room for the Demon, two Possessed, or five who rose again
WARRIORS: Final = FIRST_DEMON + DEMONS

HERO_NAMES: Final = ("redeemer", "brute-1", "brute-2", "blade-1", "blade-2")
FIGURE_NAMES: Final = tuple(f"demon-{number}" for number in range(1, DEMONS + 1))
SWARM_NAMES: Final = tuple(f"troglodyte-{number}" for number in range(1, TROGLODYTES + 1))
ALL_TROGLODYTES: Final = HEROES  # as a target: after the heroes, before the big figures
FIRST_FIGURE: Final = ALL_TROGLODYTES + 1
TARGETS: Final = FIRST_FIGURE + DEMONS
FOES: Final = 1 + DEMONS
# Five selections of the same things, so that all of them share their texts; the last one has them all.
HERO: Final = Domain("warrior", HERO_NAMES)
FIGURE: Final = Domain("warrior", FIGURE_NAMES)
FOE: Final = Domain("warrior", ("troglodytes", *FIGURE_NAMES))
TARGET: Final = Domain("warrior", (*HERO_NAMES, "troglodytes", *FIGURE_NAMES))
WARRIOR: Final = Domain("warrior", (*HERO_NAMES, *SWARM_NAMES, *FIGURE_NAMES, "troglodytes"))

KIND_NAMES: Final = ("redeemer", "brute", "blade")
KIND_OF_HERO: Final = (0, 1, 1, 2, 2)

HUNTER: Final = 0
FIGHTER: Final = 1
MASTER: Final = 2
TEMPTER: Final = 3
POSSESSED_BRUTE: Final = 4
POSSESSED_BLADE: Final = 5
GUARDIAN: Final = 6
PUTREFIED: Final = 7
DEMON_CARDS: Final = 8
DEMON: Final = Domain(
    "demon",
    (
        "underground-hunter",
        "demon-of-combat",
        "master-of-souls",
        "tempter",
        "possessed-brute",
        "possessed-blade",
        "guardian-demon",
        "putrefied-damned",
    ),
)

# Talents, as bits
FRANTIC: Final = 1
BODYGUARD: Final = 2
ELUSIVE: Final = 4
IMPRESSIVE: Final = 8
BLESSED: Final = 16
TALENT_NAMES: Final = ("frantic", "bodyguard", "elusive", "impressive", "blessed")

# ---------------------------------------------------------------- the maze

TILES: Final = 36
TILE: Final = Domain("tile", tuple(f"T{number:02}" for number in range(1, TILES + 1)))
DIRECTIONS: Final = 4
DIRECTION_NAMES: Final = ("north", "east", "south", "west")
DIRECTION: Final = Domain("direction", DIRECTION_NAMES)
ROTATION: Final = Domain("rotation", (0, 90, 180, 270))

PLAIN: Final = 0
EXIT: Final = 1
PENTACLE: Final = 2
LAIR: Final = 3
HOLE: Final = 4
STASH: Final = 5
HUNGRY: Final = 6
TIGHT: Final = 7
FLOODED: Final = 8
BOOBY: Final = 9
MECHANISM: Final = 10
PLACE_NAMES: Final = (
    *("plain", "exit", "pentacle", "lair", "hole", "stash"),
    *("hungry", "tight", "flooded", "booby", "mechanism"),
)
PLACE: Final = Domain("place", PLACE_NAMES)

# ---------------------------------------------------------------- gifts, Objects, cards

SMITE: Final = 0
COURAGE: Final = 1
GATHER: Final = 2
HEALING: Final = 3
PRECOGNITION: Final = 4
BLESSING: Final = 5
GIFTS: Final = 6
ALL_GIFTS: Final = (1 << GIFTS) - 1
GIFT: Final = Domain("gift", ("smite", "courage", "gather", "healing", "precognition", "blessing"))

BLUNDERBUSS: Final = 0
SHIELD: Final = 1
SCEPTER: Final = 2
LANTERN: Final = 3
OBJECTS: Final = 4
OBJECT: Final = Domain("object", ("blunderbuss", "shield", "scepter", "lantern"))

MAP: Final = 0
GRENADE: Final = 1
POTION: Final = 2
WIND: Final = 3
MIGHTY: Final = 4
DODGE: Final = 5
CHARM: Final = 6
ADVANTAGES: Final = 7
ADVANTAGE: Final = Domain("advantage", ("map", "grenade", "healing", "second", "mighty", "dodge", "lucky"))

LOST: Final = 0
PANIC: Final = 1
TOUGH: Final = 2
CRITICAL: Final = 3
TERROR: Final = 4
AMBUSH: Final = 5
ROCKFALL: Final = 6
REGENERATION: Final = 7
FRENZY: Final = 8
SNUFFED: Final = 9
TWIST: Final = 10
EVENTS: Final = 11
EVENT: Final = Domain(
    "eventcard",
    (
        *("lost", "panic", "tough", "critical", "terror", "ambush"),
        *("rockfall", "regeneration", "frenzy", "snuffed", "twist"),
    ),
)

# ---------------------------------------------------------------- dice and the Destiny board

CALM: Final = 0
SOUNDS: Final = 1
SPEED: Final = 2
LEGION: Final = 3
CLAWS: Final = 4
DARK: Final = 5
TASTE: Final = 6
BURROW: Final = 7
RESIST: Final = 8
TRAP: Final = 9
SQUARES: Final = 10
SQUARE: Final = Domain(
    "square", ("calm", "sounds", "speed", "legion", "claws", "dark", "taste", "burrow", "resist", "trap")
)

MOST_DICE: Final = 8
VALUES: Final = 7  # of a die, 1 to 6; 0 is none
DIE: Final = Domain("die", range(VALUES))  # a die by its value
LINES: Final = 6  # of a Human warrior, numbered from 1 as the values of his die
ALL_LINES: Final = (1 << LINES) - 1 << 1
LINE: Final = Domain("line", range(LINES + 1))
MOST_COMBAT: Final = 15  # dice of one attack
COUNT: Final = Domain("count", range(MOST_COMBAT + 1))
MOVEMENT_BOON: Final = 0
COMBAT_BOON: Final = 1
BOON: Final = Domain("boon", ("movement", "combat"))
MOST_BID: Final = 21
BID: Final = Domain("bid", range(MOST_BID + 1))
FORCE: Final = Domain("force", ("brute", "blade"))
SIDE: Final = Domain("side", ("human", "demon", "nobody"))

# ---------------------------------------------------------------- phases of a round

SET_UP: Final = 0  # shown as the phase that follows it
INITIATIVE: Final = 1
HUMAN_ACTION: Final = 2
THREAT: Final = 3
DEMON_ACTION: Final = 4
PHASE_NAMES: Final = ("initiative", "initiative", "human-action", "threat", "demon-action")

# ---------------------------------------------------------------- verbs

VOCABULARY: Final = Vocabulary()
TO_BID: Final = VOCABULARY.verb("bid", BID)
TO_HIRE: Final = VOCABULARY.verb("hire", FORCE)
TO_LEARN: Final = VOCABULARY.verb("learn", GIFT)
TO_BUY: Final = VOCABULARY.verb("buy", OBJECT)
TO_STOCK: Final[int] = VOCABULARY.verb("stock").at()
TO_EQUIP: Final = VOCABULARY.verb("equip", OBJECT, HERO)
TO_LOAD: Final = VOCABULARY.verb("load", HERO)
TO_ASSIGN: Final = VOCABULARY.verb("assign", DIE)
TO_CHARM: Final[int] = VOCABULARY.verb("charm").at()
TO_REROLL_DIE: Final = VOCABULARY.verb("reroll-die", DIE)
TO_TWIST: Final = VOCABULARY.verb("twist", DIE)
TO_BLESS: Final = VOCABULARY.verb("bless", HERO, BOON)
TO_HEARTEN: Final = VOCABULARY.verb("hearten", HERO)
TO_TERRIFY: Final = VOCABULARY.verb("terrify", HERO)
TO_SNUFF: Final[int] = VOCABULARY.verb("snuff").at()
TO_ACTIVATE: Final = VOCABULARY.verb("activate", WARRIOR)
TO_HEAL: Final = VOCABULARY.verb("heal", HERO, LINE)
TO_DRINK: Final = VOCABULARY.verb("drink", LINE)
TO_HURRY: Final[int] = VOCABULARY.verb("hurry").at()
TO_HUMBLE: Final[int] = VOCABULARY.verb("humble").at()
TO_PANIC: Final[int] = VOCABULARY.verb("panic").at()
TO_STEP: Final = VOCABULARY.verb("step", TILE)
TO_CRAWL: Final = VOCABULARY.verb("crawl", TILE)
TO_EXPLORE: Final = VOCABULARY.verb("explore", DIRECTION)
TO_CHART: Final[int] = VOCABULARY.verb("chart").at()
TO_MISLEAD: Final[int] = VOCABULARY.verb("mislead").at()
TO_FORESEE: Final[int] = VOCABULARY.verb("foresee").at()
TO_KEEP: Final = VOCABULARY.verb("keep", TILE)
TO_TURN: Final = VOCABULARY.verb("turn", ROTATION)
TO_DIG: Final = VOCABULARY.verb("dig", TILE)
TO_ATTACK: Final = VOCABULARY.verb("attack", TARGET)
TO_SHOOT: Final = VOCABULARY.verb("shoot", FOE, DIRECTION)
TO_STRIKE: Final[int] = VOCABULARY.verb("strike").at()
TO_THROW: Final = VOCABULARY.verb("throw", TILE)
TO_SMITE: Final = VOCABULARY.verb("smite", FOE)
TO_REROLL: Final = VOCABULARY.verb("reroll", COUNT)
TO_DODGE: Final[int] = VOCABULARY.verb("dodge").at()
TO_SUFFER: Final = VOCABULARY.verb("suffer", HERO)
TO_CANCEL: Final = VOCABULARY.verb("cancel", LINE)
TO_FALL: Final = VOCABULARY.verb("fall", WARRIOR)
TO_PLANT: Final[int] = VOCABULARY.verb("plant").at()
TO_SEAL: Final[int] = VOCABULARY.verb("seal").at()
TO_UNSEAL: Final[int] = VOCABULARY.verb("unseal").at()
TO_EXORCISE: Final = VOCABULARY.verb("exorcise", FIGURE)
TO_TAKE: Final[int] = VOCABULARY.verb("take").at()
TO_PLACE: Final = VOCABULARY.verb("place", SQUARE, DIE)
TO_RESOLVE: Final = VOCABULARY.verb("resolve", SQUARE)
TO_TRAP: Final = VOCABULARY.verb("trap", HERO)
TO_SEND: Final = VOCABULARY.verb("send", TILE)
TO_SEND_TOUGH: Final = VOCABULARY.verb("send-tough", TILE)
TO_SUMMON: Final = VOCABULARY.verb("summon", TILE)
TO_AMBUSH: Final = VOCABULARY.verb("ambush", TILE)
TO_REGENERATE: Final = VOCABULARY.verb("regenerate", FIGURE)
TO_GROW: Final[int] = VOCABULARY.verb("grow").at()
TO_CRITICAL: Final = VOCABULARY.verb("critical", WARRIOR)
TO_EXPOSE: Final = VOCABULARY.verb("expose", HERO)
TO_CRUSH: Final = VOCABULARY.verb("crush", TILE)
TO_ENRAGE: Final = VOCABULARY.verb("enrage", WARRIOR)
TO_APPEAR: Final = VOCABULARY.verb("appear", DEMON)
TO_WITHDRAW: Final = VOCABULARY.verb("withdraw", WARRIOR)
