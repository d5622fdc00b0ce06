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

    def copy(self) -> Night:
        """Return one that has got as far."""
        twin = Night()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the steps; feeding has two."""
        return NIGHT

    def resolve(self, g: Wasteland) -> Next:
        """1) Resolve events in turn order from the possibly new first player (OUT-SHIP-09, OUT-SHIP-10, OUT-RES-01)."""
        if g.heir != NOBODY:
            g.first = g.heir
            g.heir = NOBODY
            g.tell("first", g.first)
        return Resolving(g.everybody(), g.first)

    def feed(self, g: Wasteland) -> Next:
        """2) Feed the survivors."""
        for seat in range(g.seats):
            feed(g, seat)
        return Toll(FOR_FEEDING)

    def starve(self, g: Wasteland) -> Next:
        """OUT-FEED-05  Every unpaid unit costs a survivor."""
        return mourn(g, BY_HUNGER)

    def radiation(self, g: Wasteland) -> Next:
        """3) Protect the shelter from radiation (OUT-RAD-01, OUT-RAD-02, OUT-RAD-05)."""
        for seat in range(g.seats):
            g.worsen(seat, deficit(g, seat))
        return mourn(g, BY_RADIATION)

    def recruit(self, g: Wasteland) -> Next:
        """4) Recruit."""
        return Recruiting(g.everybody())

    def build(self, g: Wasteland) -> Next:
        """5) Build rooms, move survivors, use rooms."""
        return Building(g.everybody())

    def repair(self, g: Wasteland) -> Next:
        """6) Repair equipment."""
        return Repairing(g.everybody())

    def clean_up(self, g: Wasteland) -> Next:
        """7) Clean up: what does not keep is thrown away, and all that was used is fresh again (OUT-CLN-04)."""
        for seat in range(g.seats):
            throw_away(g, seat)
        g.spent = [0] * g.seats  # OUT-CLN-04
        g.tired = [0] * g.seats
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


def throw_away(g: Wasteland, seat: int) -> None:
    """OUT-CLN-01, OUT-CLN-02, OUT-CLN-03  Meat spoils and water above the store is lost; everything else keeps."""
    meat = seat * GOODS + MEAT
    water = seat * GOODS + WATER
    lost = g.goods[meat]
    spilt = max(0, g.goods[water] - g.data.water_stored)
    g.goods[meat] = 0
    g.goods[water] -= spilt
    if lost or spilt:
        g.tell("spoilt", seat, lost, spilt)
