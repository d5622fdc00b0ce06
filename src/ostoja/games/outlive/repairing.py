"""Chapter: Night, step 6: repairing equipment."""

from __future__ import annotations

from typing import Final

from ostoja.games.outlive.nightwork import NightWork
from ostoja.games.outlive.payment import coverage, owe
from ostoja.games.outlive.search import draw_tile
from ostoja.games.outlive.state import AGAIN, NOWHERE, Wasteland
from ostoja.games.outlive.words import (
    AUTO_REPAIR,
    DRAW1_REPAIR1,
    KINDS,
    REPAIR2,
    SLOTS,
    TO_ACTIVATE,
    TO_MEND,
    TO_REPAIR,
)

MENDERS: Final = (
    DRAW1_REPAIR1,  # OUT-ROOM-draw1_repair1
    REPAIR2,  # OUT-ROOM-repair2
    AUTO_REPAIR,  # OUT-ROOM-auto_repair
)


def discount_slot(g: Wasteland, seat: int, kind: int) -> int:
    """OUT-REP-03  Return the slot of a room whose discount is free; draw1_repair1 gives it after its draw.

    OUT-REP-04, OUT-ROOM-draw1_repair1
    """
    if kind != DRAW1_REPAIR1:
        return g.ready(seat, kind)
    slot = g.ready(seat, kind, AGAIN)
    return slot if slot != NOWHERE and g.spent[seat] >> slot & 1 else NOWHERE


class Repairing(NightWork):
    """OUT-REP-01  Everybody repairs equipment, all at the same time; tiles are drawn in turn order.

    OUT-REP-02
    """

    __slots__ = ()

    def plays(self, g: Wasteland, seat: int) -> list[int]:
        """OUT-REP-01  List the draw of draw1_repair1, and repairs at full price or with one room's discount.

        OUT-REP-02, OUT-REP-04
        """
        options = [TO_ACTIVATE.at(DRAW1_REPAIR1)] if g.is_ready(seat, DRAW1_REPAIR1) else []
        broken = [(tile, lacking(g, seat, tile)) for tile in range(KINDS) if g.broken[seat] >> tile & 1]
        options += TO_REPAIR.each([tile for tile, lack in broken if not lack])
        for mender, kind in enumerate(MENDERS):
            if discount_slot(g, seat, kind) != NOWHERE:
                spared = g.data.room_amount[kind]
                options += [TO_MEND.at(mender, tile) for tile, lack in broken if lack <= spared]
        return options

    def play(self, g: Wasteland, seat: int, option: int) -> None:
        """Repair a tile, or draw one."""
        if option in TO_MEND:
            mender, tile = TO_MEND.parts(option)
            mend(g, seat, MENDERS[mender], tile)
        elif option in TO_REPAIR:
            repair(g, seat, TO_REPAIR.target(option), 0)
        else:
            draw(g, seat)

    def can_draw(self, g: Wasteland, seat: int) -> bool:
        """OUT-ROOM-draw1_repair1  Tell whether a seat's Workshop could draw now."""
        return g.is_ready(seat, DRAW1_REPAIR1)

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask what to repair."""
        return ("ask-repair", -1, -1)

    def rule(self) -> str:
        """Cite the rule on repairing."""
        return "OUT-REP-01"

    def why_not(self, g: Wasteland, seat: int, option: int) -> str:
        """Name the rule that forbids a repair."""
        return "OUT-REP-04" if option in TO_MEND else "OUT-REP-01"


def lacking(g: Wasteland, seat: int, tile: int) -> int:
    """OUT-REP-01  Count the printed materials of a tile that a seat does not have."""
    return sum(g.data.repair[tile]) - coverage(g, seat, g.data.repair_bill[tile])


def draw(g: Wasteland, seat: int) -> None:
    """OUT-ROOM-draw1_repair1, OUT-REP-05  Draw a broken tile, which may be repaired tonight."""
    g.use_room(seat, DRAW1_REPAIR1)
    g.tell("activated", seat, DRAW1_REPAIR1)
    draw_tile(g, seat)


def mend(g: Wasteland, seat: int, kind: int, tile: int) -> None:
    """OUT-REP-03, OUT-REP-04  Repair with the discount of one room.

    OUT-ROOM-draw1_repair1, OUT-ROOM-repair2, OUT-ROOM-auto_repair
    """
    slot = discount_slot(g, seat, kind)
    g.spend(seat, slot, AGAIN if kind == DRAW1_REPAIR1 else 0)
    g.tell("activated", seat, g.rooms[seat * SLOTS + slot])
    repair(g, seat, tile, g.data.room_amount[kind])


def repair(g: Wasteland, seat: int, tile: int, spared: int) -> None:
    """OUT-REP-01  The tile works for the rest of the game; the payer picks which printed materials are spared.

    OUT-REP-03
    """
    g.broken[seat] &= ~(1 << tile)
    g.repaired[seat] |= 1 << tile
    g.tell("repaired", seat, tile)
    owe(g, seat, max(0, sum(g.data.repair[tile]) - spared), g.data.repair_bill[tile])
