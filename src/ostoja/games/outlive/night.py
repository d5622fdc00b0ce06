"""Chapter: the Night as one reads it, and its steps without choices: feeding's bill, radiation and the clean-up."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import Next, Phases, Procedure
from ostoja.games.outlive.building import Building
from ostoja.games.outlive.feeding import feed
from ostoja.games.outlive.payment import BY_HUNGER, BY_RADIATION, FOR_FEEDING, Toll, mourn
from ostoja.games.outlive.recruiting import Recruiting
from ostoja.games.outlive.repairing import Repairing
from ostoja.games.outlive.resolving import Resolving
from ostoja.games.outlive.state import NOBODY, Wasteland
from ostoja.games.outlive.words import GOODS, MEAT, SLOTS, VENT, WATER, kind_of


class Night(Procedure[Wasteland]):
    """OUT-NIGHT-01  Seven steps in this order."""

    __slots__ = ()

    def phases(self) -> Phases:
        """List the steps; feeding has two."""
        return NIGHT

    def resolve(self, g: Wasteland) -> Next:
        """1) Resolve events, in turn order from the possibly new first player (OUT-SHIP-09, -10, OUT-RES-01)."""
        if g.heir != NOBODY:
            g.first = g.heir
            g.heir = NOBODY
            g.tell("first", g.first)
        return Resolving((1 << g.seats) - 1, g.first)

    def feed(self, g: Wasteland) -> Next:
        """2) Feed the survivors."""
        for seat in range(g.seats):
            feed(g, seat)
        return Toll(FOR_FEEDING)

    def starve(self, g: Wasteland) -> Next:
        """OUT-FEED-05  Every unpaid unit costs a survivor."""
        return mourn(g, BY_HUNGER)

    def radiation(self, g: Wasteland) -> Next:
        """3) Protect the shelter from radiation (OUT-RAD-01, -02, -05)."""
        for seat in range(g.seats):
            missing = deficit(g, seat)
            if missing:
                g.worsen(seat, missing)
        return mourn(g, BY_RADIATION)

    def recruit(self, g: Wasteland) -> Next:
        """4) Recruit."""
        return Recruiting((1 << g.seats) - 1)

    def build(self, g: Wasteland) -> Next:
        """5) Build rooms, move survivors, use rooms."""
        return Building((1 << g.seats) - 1)

    def repair(self, g: Wasteland) -> Next:
        """6) Repair equipment."""
        return Repairing((1 << g.seats) - 1)

    def clean_up(self, g: Wasteland) -> Next:
        """7) Clean up."""
        for seat in range(g.seats):
            clean_up(g, seat)
        return None


NIGHT: Final[Phases] = (
    Night.resolve,
    Night.feed,
    Night.starve,
    Night.radiation,
    Night.recruit,
    Night.build,
    Night.repair,
    Night.clean_up,
)


def vents(g: Wasteland, seat: int) -> int:
    """OUT-ROOM-vent  Count what working ventilation rooms add to the airlock."""
    count = 0
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if kind_of(g.rooms[place]) == VENT and g.people[place] >= g.data.places[VENT]:
            count += g.data.room_amount[VENT]
    return count


def deficit(g: Wasteland, seat: int) -> int:
    """OUT-RAD-01  The round's radiation less survivors in the airlock and working ventilation, not below 0."""
    if not g.round:
        return 0
    return max(0, g.data.levels[g.round - 1] - g.airlock[seat] - vents(g, seat))


def clean_up(g: Wasteland, seat: int) -> None:
    """OUT-CLN-01 to -04  Meat spoils, water above the store is lost, everything used is fresh again."""
    base = seat * GOODS
    lost = g.goods[base + MEAT]
    spilt = max(0, g.goods[base + WATER] - g.data.water_stored)
    g.goods[base + MEAT] = 0
    g.goods[base + WATER] -= spilt
    g.spent[seat] = 0
    g.tired[seat] = 0
    if lost or spilt:
        g.tell("spoilt", seat, lost, spilt)
