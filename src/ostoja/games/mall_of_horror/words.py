"""What Mall of Horror calls things: locations, characters, cards, and the verbs of all its options."""

from __future__ import annotations

from typing import Final

from ostoja.engine.vocabulary import Domain, Vocabulary
from ostoja.kit.refuge.heads import PLAYER

RESTROOM: Final = 1
CACHOU: Final = 2
MEGATOYS: Final = 3
PARKING: Final = 4
HQ: Final = 5
SUPERMARKET: Final = 6

PIN_UP: Final = 0
TOUGH_GUY: Final = 1
GUNMAN: Final = 2
LITTLE_GIRL: Final = 3

THREAT: Final = 0
CAMERA: Final = 1
SPRINT: Final = 2
HARDWARE: Final = 3
HIDE: Final = 4
FIRST_WEAPON: Final = 5
CARDS: Final = 11
WEAPONS: Final = (1 << CARDS) - (1 << FIRST_WEAPON)  # as bits

LOCATION: Final = Domain("location", ("", "restroom", "cachou", "megatoys", "parking", "hq", "supermarket"))
CHARACTER: Final = Domain("character", ("pin-up", "tough-guy", "gunman", "little-girl"))
CARD: Final = Domain(
    "card",
    (
        "threat",
        "camera",
        "sprint",
        "hardware",
        "hide",
        "grenades",
        "shotgun",
        "chainsaw",
        "fire-axe",
        "handgun",
        "baseball-bat",
    ),
)
COLOUR: Final = Domain("colour", ("yellow", "red", "blue", "black", "brown", "green"))
TO_SEARCH: Final = 0
TO_LEAD: Final = 1
TO_DIE: Final = 2
PURPOSE: Final = Domain("ballot", ("search", "chief", "victim"))  # what a vote is held for

VOCABULARY: Final = Vocabulary()
TO_PLACE: Final = VOCABULARY.verb("place", CHARACTER, LOCATION)
TO_VOTE: Final = VOCABULARY.verb("vote", PLAYER)
TO_KEEP: Final = VOCABULARY.verb("keep", CARD)
TO_GIVE: Final = VOCABULARY.verb("give", CARD, PLAYER)
TO_GO: Final = VOCABULARY.verb("go", LOCATION)
TO_LURE: Final = VOCABULARY.verb("lure", LOCATION)
TO_MOVE: Final = VOCABULARY.verb("move", CHARACTER)
TO_SPRINT: Final = VOCABULARY.verb("sprint", CHARACTER, LOCATION)
TO_THREATEN: Final[int] = VOCABULARY.verb("threaten").at()
TO_WATCH: Final[int] = VOCABULARY.verb("watch").at()
TO_BARRICADE: Final[int] = VOCABULARY.verb("barricade").at()
TO_HIDE: Final = VOCABULARY.verb("hide", CHARACTER)
TO_FIGHT: Final = VOCABULARY.verb("fight", CARD)
TO_SACRIFICE: Final = VOCABULARY.verb("sacrifice", CHARACTER)
TO_DRAW: Final[int] = VOCABULARY.verb("draw").at()
