"""Chapter: Night, step 6: repairing equipment."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import Decision, Next
from ostoja.engine.steps import PASS
from ostoja.games.outlive.payment import bill_of, coverage, owe, pay, payable
from ostoja.games.outlive.search import draw_tile
from ostoja.games.outlive.state import AGAIN, Wasteland
from ostoja.games.outlive.words import (
    AUTO_REPAIR,
    DRAW1_REPAIR1,
    KINDS,
    MICROCHIP,
    REPAIR2,
    SLOTS,
    TO_ACTIVATE,
    TO_MEND,
    TO_PAY,
    TO_REPAIR,
    WOOD,
)

MENDERS: Final = (DRAW1_REPAIR1, REPAIR2, AUTO_REPAIR)


def discount_slot(g: Wasteland, seat: int, kind: int) -> int:
    """OUT-REP-03, -04  Return the slot of a room whose discount is free; draw1_repair1 gives it after its draw."""
    if kind != DRAW1_REPAIR1:
        return g.ready(seat, kind)
    slot = g.ready(seat, kind, AGAIN)
    return slot if slot >= 0 and g.spent[seat] >> slot & 1 else -1


def plays(g: Wasteland, seat: int) -> list[int]:
    """OUT-REP-01, -02, -04  List the draw of draw1_repair1, and repairs at full price or with one room's discount."""
    options = [TO_ACTIVATE + DRAW1_REPAIR1] if g.is_ready(seat, DRAW1_REPAIR1) else []
    repair = g.data.repair
    tiles = [tile for tile in range(KINDS) if g.broken[seat] >> tile & 1]
    for tile in tiles:
        cost = repair[tile]
        if coverage(g, seat, bill_of(cost, WOOD, MICROCHIP)) == sum(cost):
            options.append(TO_REPAIR + tile)
    for mender, kind in enumerate(MENDERS):
        if discount_slot(g, seat, kind) >= 0:
            room = TO_MEND + mender * KINDS
            spared = g.data.room_amount[kind]
            for tile in tiles:
                cost = repair[tile]
                if coverage(g, seat, bill_of(cost, WOOD, MICROCHIP)) >= sum(cost) - spared:
                    options.append(room + tile)
    return options


class Repairing(Decision[Wasteland]):
    """OUT-REP-01 to -05  Everybody repairs equipment, all at the same time; tiles are drawn in turn order."""

    __slots__ = ("left",)

    def __init__(self, seats: int = 0) -> None:
        self.left = seats

    def copy(self) -> Repairing:
        """Return a step that has got as far."""
        return Repairing(self.left)

    def deciders(self, g: Wasteland) -> int:
        """Ask all who can do something and have not finished; whoever draws equipment waits for those before."""
        mask = 0
        for seat in range(g.seats):
            busy = self.left >> seat & 1 and (g.owed[seat] or plays(g, seat))
            if busy and not (g.is_ready(seat, DRAW1_REPAIR1) and self.waits(g, seat)):
                mask |= 1 << seat
        return mask

    def waits(self, g: Wasteland, seat: int) -> bool:
        """Tiles are drawn in turn order: tell whether somebody earlier in it may still draw."""
        other = g.first
        while other != seat:
            if self.left >> other & 1 and g.is_ready(other, DRAW1_REPAIR1):
                return True
            other = (other + 1) % g.seats
        return False

    def options(self, g: Wasteland, seat: int) -> list[int]:
        """Offer to finish, and every repair; one begun is paid first."""
        if g.owed[seat]:
            return [TO_PAY + kind for kind in payable(g, seat)]
        return [PASS, *plays(g, seat)]

    def decide(self, g: Wasteland, seat: int, option: int) -> Next:
        """Do it."""
        if g.owed[seat]:
            pay(g, seat, option - TO_PAY)
            owe(g, seat, g.owed[seat], g.caps[seat])
        elif option == PASS:
            self.left &= ~(1 << seat)
        elif option >= TO_MEND:
            mender, tile = divmod(option - TO_MEND, KINDS)
            mend(g, seat, MENDERS[mender], tile)
        elif option >= TO_REPAIR:
            repair(g, seat, option - TO_REPAIR, 0)
        else:  # OUT-ROOM-draw1_repair1
            g.use_room(seat, DRAW1_REPAIR1)
            g.tell("activated", seat, DRAW1_REPAIR1)
            draw_tile(g, seat)
        return None

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask what to repair."""
        return ("ask-repair", -1, -1)

    def rule(self) -> str:
        """Cite the rule on repairing."""
        return "OUT-REP-01"

    def why_not(self, g: Wasteland, seat: int, option: int) -> str:
        """Name the rule that forbids a repair."""
        return "OUT-REP-04" if option >= TO_MEND else "OUT-REP-01"


def mend(g: Wasteland, seat: int, kind: int, tile: int) -> None:
    """OUT-REP-03, -04  Repair with the discount of one room."""
    slot = discount_slot(g, seat, kind)
    g.spend(seat, slot, AGAIN if kind == DRAW1_REPAIR1 else 0)
    g.tell("activated", seat, g.rooms[seat * SLOTS + slot])
    repair(g, seat, tile, g.data.room_amount[kind])


def repair(g: Wasteland, seat: int, tile: int, spared: int) -> None:
    """OUT-REP-01, -03  The tile works for the rest of the game; the payer picks which printed materials are spared."""
    g.broken[seat] &= ~(1 << tile)
    g.repaired[seat] |= 1 << tile
    g.tell("repaired", seat, tile)
    cost = g.data.repair[tile]
    owe(g, seat, max(0, sum(cost) - spared), bill_of(cost, WOOD, MICROCHIP))
