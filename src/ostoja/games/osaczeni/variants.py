"""The variants on the backs of the epilogues, by number."""

from __future__ import annotations

from typing import Final

STANDARD: Final = 0
FULL_TANK: Final = 1
BLOOD_TIES: Final = 2
HUSH: Final = 3
TWO_BY_TWO: Final = 4
ARSENAL: Final = 5
BLIND_SPOT: Final = 6
AIRLIFT: Final = 7
CRAMPED: Final = 8
RESTLESS_DEAD: Final = 9
WEARY_DEFENDERS: Final = 10
LONG_NIGHT: Final = 11
MOURNING: Final = 12
SECOND_DELIVERY: Final = 13
LIGHT_PACKS: Final = 14
TOO_MANY_CHIEFS: Final = 15
SATED_HORDE: Final = 16
TO_THE_LAST: Final = 17
BRITTLE_SHUTTERS: Final = 18
NO_SHARING: Final = 19
EMPTY_SHELVES: Final = 20
BLIND_FATE: Final = 21

# The numbers that the variants bring along.
ARSENAL_ITEMS: Final = 2
FULL_TANK_POINTS: Final = 3
LIGHT_PACK: Final = 2
SATED: Final = 3
