"""What Osaczeni calls things: areas, characters, items, epilogues, and the verbs of all its options."""

from __future__ import annotations

from typing import Final

from ostoja.engine.vocabulary import Domain, Vocabulary
from ostoja.kit.refuge.heads import PLAYER

TOILETS: Final = 1
CLOTHING: Final = 2
SURVEILLANCE: Final = 3
TOYS: Final = 4
HALL: Final = 5
CAR_PARK: Final = 6

DEFENDER: Final = 0
LEADER: Final = 1
CRYBABY: Final = 2
KLUTZ: Final = 3

WALKIE_TALKIE: Final = 0
ENERGY_DRINK: Final = 1
GUN: Final = 2
CANNED_FOOD: Final = 3
BASEBALL_BAT: Final = 4  # the first of the three weapons
CHAINSAW: Final = 5
MOLOTOV: Final = 6  # the last of them
ROTTEN_MEAT: Final = 7
TRUCK_KEYS: Final = 8
ITEMS: Final = 9

TO_SEARCH: Final = 0
TO_GUARD: Final = 1
TO_DIE: Final = 2

EPILOGUES: Final = 22  # numbered from 1 to 21
NUMBERS: Final = ("", *(f"{number:02d}" for number in range(1, EPILOGUES)))

AREA: Final = Domain("area", ("", "toilets", "clothing", "surveillance", "toys", "hall", "car-park"))
CHARACTER: Final = Domain("character", ("defender", "leader", "crybaby", "klutz"))
ITEM: Final = Domain(
    "item",
    (
        "walkie-talkie",
        "energy-drink",
        "gun",
        "canned-food",
        "baseball-bat",
        "chainsaw",
        "molotov",
        "rotten-meat",
        "truck-keys",
    ),
)
COLOUR: Final = Domain("colour", ("red", "blue", "green", "yellow", "purple", "orange"))
PURPOSE: Final = Domain("ballot", ("search", "badge", "victim"))  # what a vote is held for
EPILOGUE: Final = Domain("epilogue", NUMBERS)
VARIANT: Final = Domain("variant", NUMBERS)  # the back of the epilogue of the same number

VOCABULARY: Final = Vocabulary()
TO_PLACE: Final = VOCABULARY.verb("place", CHARACTER, AREA)
TO_VOTE: Final = VOCABULARY.verb("vote", PLAYER)
TO_CHOOSE: Final = VOCABULARY.verb("choose", PLAYER)
TO_KEEP: Final = VOCABULARY.verb("keep", ITEM)
TO_GIVE: Final = VOCABULARY.verb("give", ITEM, PLAYER)
TO_BOX: Final = VOCABULARY.verb("box", ITEM)
TO_LOOK: Final[int] = VOCABULARY.verb("look").at()
TO_GO: Final = VOCABULARY.verb("go", AREA)
TO_MOVE: Final = VOCABULARY.verb("move", CHARACTER)
TO_MOVE_TWO: Final = VOCABULARY.verb("move-two", CHARACTER, CHARACTER)
TO_RUN: Final = VOCABULARY.verb("run", CHARACTER, AREA)
TO_HAUNT: Final = VOCABULARY.verb("haunt", AREA)
TO_DRAW_GUN: Final[int] = VOCABULARY.verb("draw-gun").at()
TO_LURE: Final = VOCABULARY.verb("lure", AREA)
TO_FIGHT: Final = VOCABULARY.verb("fight", ITEM)
TO_HIDE: Final = VOCABULARY.verb("hide", CHARACTER)
TO_SACRIFICE: Final = VOCABULARY.verb("sacrifice", CHARACTER)
