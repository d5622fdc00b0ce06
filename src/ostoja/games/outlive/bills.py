"""Bills: how many tokens of each kind a payment takes at most, four bits by kind."""

from __future__ import annotations

from typing import Final

from ostoja.games.outlive.words import AMMO, CANS, GOODS, MEAT, MICROCHIP, WOOD

WIDTH: Final = 4  # bits by kind
ANY: Final = (1 << WIDTH) - 1  # any number of a kind


def bill_of(counts: tuple[int, ...], first: int, last: int) -> int:
    """Return a bill that takes just so many tokens of each of some kinds."""
    caps = 0
    for kind in range(first, last + 1):
        caps |= min(counts[kind], ANY) << WIDTH * kind
    return caps


ANYTHING: Final = (ANY,) * GOODS
ANY_FOOD: Final = bill_of(ANYTHING, MEAT, CANS)
ANY_MATERIAL: Final = bill_of(ANYTHING, WOOD, MICROCHIP)
ANY_MATERIAL_OR_AMMO: Final = bill_of(ANYTHING, WOOD, AMMO)
