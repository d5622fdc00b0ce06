"""Chapter: events. One is turned over at the start of every Day; all that are not resolved strike again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.games.outlive.bills import ANY_FOOD, ANY_MATERIAL_OR_AMMO
from ostoja.games.outlive.payment import (
    BY_EVENT,
    FOR_CLAN,
    FOR_RATS,
    Toll,
    debtors,
    mourn,
    owe,
)
from ostoja.games.outlive.state import NOBODY, Wasteland
from ostoja.games.outlive.words import (
    AMMO,
    AREAS,
    CANS,
    CITIES,
    CLAN,
    CLOUD,
    DEBRIS,
    FIRE,
    FOREST,
    GLACIATION,
    LOOTERS,
    MEAT,
    MINE,
    NOMADS,
    PARK,
    RATS,
    SHORTAGE,
    WOOD,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

# Events that cut one pool.
STRUCK: Final[Mapping[int, int]] = {
    FIRE: FOREST,  # OUT-EVC-fire
    DEBRIS: MINE,  # OUT-EVC-debris
    LOOTERS: PARK,  # OUT-EVC-looters
}


def reveal_event(g: Wasteland) -> None:
    """OUT-EVT-01, OUT-RES-06  Turn over the event of this round's slot."""
    event = g.events[g.revealed]
    g.revealed += 1
    g.raging |= 1 << event
    g.reveal("event", event)


def limit(g: Wasteland, area: int) -> int:
    """OUT-EVT-05  A pool's limit today: its printed number less all active reductions, not below 0.

    OUT-EVC-fire, OUT-EVC-debris, OUT-EVC-looters, OUT-EVC-shortage
    """
    number = g.data.pool[area]
    for event, struck in STRUCK.items():
        if struck == area and g.raging >> event & 1:
            number -= g.data.event_cut[event]
    if g.raging >> SHORTAGE & 1 and area in STRUCK.values():
        number -= g.data.event_cut[SHORTAGE]
    return max(0, number)


class Effects(Procedure[Wasteland]):
    """OUT-EVT-02  The new event and all earlier unresolved ones strike, in the order of their slots.

    OUT-EVT-03, OUT-EVT-04
    """

    __slots__ = ("slot",)

    def __init__(self) -> None:
        super().__init__()
        self.slot = -1

    def copy(self) -> Effects:
        """Return effects that have got as far."""
        twin = Effects()
        twin.at = self.at
        twin.slot = self.slot
        return twin

    def phases(self) -> Phases:
        """List what happens with one event."""
        return EFFECTS

    def strike(self, g: Wasteland) -> Next:
        """Apply the next unresolved event; tokens are picked by those who lose them."""
        self.slot += 1
        while self.slot < g.revealed and g.takers[self.slot] != NOBODY:
            self.slot += 1
        if self.slot == g.revealed:
            return DONE
        return strike(g, g.events[self.slot])

    def mourn(self, g: Wasteland) -> Next:
        """OUT-EVT-13, OUT-EVT-14, OUT-EVT-15  Survivors are lost, of their owner's choice."""
        return mourn(g, BY_EVENT)

    def go_on(self, g: Wasteland) -> Next:
        """OUT-EVT-03  The next slot follows."""
        return self.again()


EFFECTS: Final[Phases] = (Effects.strike, Effects.mourn, Effects.go_on)


def strike(g: Wasteland, event: int) -> Next:
    """OUT-EVT-02  Do at the start of the Day what an event does then; lasting ones work while heroes act.

    OUT-EVT-05, OUT-EVT-06, OUT-EVT-07, OUT-EVT-19
    """
    if event in STRUCK:
        cut_pool(g, STRUCK[event])
    elif event == SHORTAGE:  # OUT-EVC-shortage
        for area in STRUCK.values():
            cut_pool(g, area)
    elif event == NOMADS:
        cut_stacks(g)
    else:
        for step in range(g.seats):
            seat = (g.first + step) % g.seats
            if g.suffers(seat, event):
                strike_shelter(g, seat, event)
        if debtors(g, g.owed):
            return Toll(FOR_RATS if event == RATS else FOR_CLAN)
    return None


def cut_pool(g: Wasteland, area: int) -> None:
    """OUT-EVT-05, OUT-EVT-06  Tokens above the day's limit go back to the supply."""
    number = limit(g, area)
    if g.pool[area] > number:
        g.pool[area] = number
        g.tell("cut", area, number)


def cut_stacks(g: Wasteland) -> None:
    """OUT-EVT-07, OUT-EVC-nomads  Nomads take the top search tokens of both cities; they lie face up."""
    for city in range(2):
        for _ in range(min(g.data.event_cut[NOMADS], len(g.search[city]))):
            g.reveal("set-aside", CITIES[city], g.search[city].pop())


def strike_shelter(g: Wasteland, seat: int, event: int) -> None:
    """OUT-EVT-12, OUT-EVT-13, OUT-EVT-14, OUT-EVT-15  Do what an event does to one shelter at the start of the Day."""
    amount = g.data.event_amount[event]
    if event == CLOUD:  # OUT-EVT-12, OUT-EVC-cloud
        g.worsen(seat, amount)
    elif event == GLACIATION:  # OUT-EVT-15, OUT-EVC-glaciation
        g.losses[seat] += amount
    elif event == RATS:  # OUT-EVT-13, OUT-EVC-rats
        if g.stock(seat, MEAT, CANS) >= amount:
            owe(g, seat, amount, ANY_FOOD)
        else:
            g.losses[seat] += 1
    elif event == CLAN:  # OUT-EVT-14, OUT-EVC-clan
        if g.stock(seat, WOOD, AMMO) >= amount:
            owe(g, seat, amount, ANY_MATERIAL_OR_AMMO)
        else:
            g.losses[seat] += 1


def limits(g: Wasteland) -> list[int]:
    """OUT-EVT-05, OUT-EVT-06  List today's limits of all pools."""
    return [limit(g, area) for area in range(AREAS)]
