"""Payments and losses: tokens and survivors that a seat gives up, one pick at a time.

A seat owes a number of tokens, and a bill says how many of each kind it takes. While the tokens at hand cover the bill,
every kind that is left at hand and on the bill leads to a legal payment.
"""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import Decision, Next
from ostoja.games.outlive.bills import ANY, WIDTH
from ostoja.games.outlive.state import Wasteland
from ostoja.games.outlive.words import (
    AIRLOCK,
    GOODS,
    SLOTS,
    TO_LOSE,
    TO_PAY,
    WATER,
    WATER1,
)


def coverage(g: Wasteland, seat: int, caps: int) -> int:
    """Count the tokens at hand that a bill takes."""
    count = 0
    for held in g.goods[seat * GOODS : seat * GOODS + GOODS]:
        cap = caps & ANY
        if cap:
            count += held if cap == ANY else min(held, cap)
        caps >>= WIDTH
    return count


def owe(g: Wasteland, seat: int, count: int, caps: int) -> None:
    """Put a bill before a seat; what is forced is paid at once."""
    g.owed[seat] = count
    g.caps[seat] = caps
    while g.owed[seat]:
        kinds = payable(g, seat)
        if len(kinds) > 1 and coverage(g, seat, g.caps[seat]) > g.owed[seat]:
            return
        pay(g, seat, kinds[0])


def payable(g: Wasteland, seat: int) -> list[int]:
    """List the kinds of tokens with which a seat may go on paying its bill."""
    base = seat * GOODS
    caps = g.caps[seat]
    goods = g.goods
    return [kind for kind in range(GOODS) if caps >> WIDTH * kind & ANY and goods[base + kind]]


def pay(g: Wasteland, seat: int, kind: int) -> None:
    """OUT-RES-04  Pay one token of the bill into the supply."""
    g.goods[seat * GOODS + kind] -= 1
    g.owed[seat] -= 1
    if g.caps[seat] >> WIDTH * kind & ANY != ANY:
        g.caps[seat] -= 1 << WIDTH * kind
    g.tell("paid", seat, kind)


def pay_on(g: Wasteland, seat: int, kind: int) -> None:
    """Pay one token that the seat has picked; what is forced then follows at once."""
    pay(g, seat, kind)
    owe(g, seat, g.owed[seat], g.caps[seat])


def pay_named(g: Wasteland, seat: int, counts: tuple[int, ...], first: int, last: int) -> None:
    """OUT-RES-04, OUT-FEED-09  Pay exactly the named tokens of some kinds; reserve water goes first, as it spoils."""
    for kind in range(first, last + 1):
        for _ in range(counts[kind]):
            if kind == WATER and draw_reserve(g, seat):
                continue
            g.goods[seat * GOODS + kind] -= 1
            g.tell("paid", seat, kind)


def draw_reserve(g: Wasteland, seat: int) -> bool:
    """OUT-FEED-09, OUT-ROOM-water1  Use up a seat's reserve water for this round, if it has any left."""
    if not g.is_ready(seat, WATER1):
        return False
    g.use_room(seat, WATER1)
    g.tell("reserve", seat)
    return True


def debtors(g: Wasteland, amounts: list[int]) -> int:
    """Return the seats that owe something, as a bit mask."""
    mask = 0
    for seat in range(g.seats):
        if amounts[seat] > 0:
            mask |= 1 << seat
    return mask


class Toll(Decision[Wasteland]):
    """Every seat with a bill picks the tokens it pays with, all at the same time."""

    __slots__ = ("cause",)

    def __init__(self, cause: int = 0) -> None:
        self.cause = cause  # a place in TOLLS

    def deciders(self, g: Wasteland) -> int:
        """Ask all who owe."""
        return debtors(g, g.owed)

    def options(self, g: Wasteland, seat: int) -> list[int]:
        """Offer the kinds of tokens that pay."""
        return TO_PAY.each(payable(g, seat))

    def decide(self, g: Wasteland, seat: int, option: int) -> Next:
        """Pay one token."""
        pay_on(g, seat, TO_PAY.target(option))
        return None

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask for the next token."""
        return (TOLLS[self.cause][0], -1, -1)

    def rule(self) -> str:
        """Cite the rule that asks for the tokens."""
        return TOLLS[self.cause][1]


FOR_RATS: Final = 0
FOR_CLAN: Final = 1
FOR_FEEDING: Final = 2
FOR_EVENT: Final = 3
TOLLS: Final = (
    ("ask-rats", "OUT-EVT-13"),
    ("ask-clan", "OUT-EVT-14"),
    ("ask-feed", "OUT-FEED-04"),
    ("ask-event-cost", "OUT-RES-04"),
)


class Loss(Decision[Wasteland]):
    """OUT-EVT-13  Every seat picks whom it loses, from the airlock or any room.

    OUT-EVT-14, OUT-EVT-15, OUT-FEED-05, OUT-RAD-06
    """

    __slots__ = ("cause",)

    def __init__(self, cause: int = 0) -> None:
        self.cause = cause  # a place in CAUSES

    def deciders(self, g: Wasteland) -> int:
        """Ask all who lose somebody."""
        return debtors(g, g.losses)

    def options(self, g: Wasteland, seat: int) -> list[int]:
        """Offer every place with survivors."""
        return TO_LOSE.each(dwellings(g, seat))

    def decide(self, g: Wasteland, seat: int, option: int) -> Next:
        """Lose one of them; what is forced then follows at once."""
        lose(g, seat, TO_LOSE.target(option))
        lose_forced(g, seat)
        return None

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask whom to lose."""
        return ("ask-lose", -1, -1)

    def rule(self) -> str:
        """Cite the rule that costs survivors."""
        return CAUSES[self.cause]


BY_EVENT: Final = 0
BY_HUNGER: Final = 1
BY_RADIATION: Final = 2
CAUSES: Final = ("OUT-EVT-15", "OUT-FEED-05", "OUT-RAD-06")


def mourn(g: Wasteland, cause: int) -> Next:
    """Ask those who have to lose survivors and can choose, if any; the others lose theirs at once."""
    for seat in range(g.seats):
        lose_forced(g, seat)
    return Loss(cause)


def dwellings(g: Wasteland, seat: int) -> list[int]:
    """List the airlock and the rooms in which a seat has survivors."""
    places = [AIRLOCK] if g.airlock[seat] else []
    base = seat * SLOTS
    places += [g.rooms[place] for place in range(base, base + SLOTS) if g.people[place] > 0]
    return places


def lose(g: Wasteland, seat: int, dwelling: int) -> None:
    """OUT-EVT-18  A survivor is gone; a full room that loses one stops working at once."""
    g.losses[seat] -= 1
    if dwelling == AIRLOCK:
        g.airlock[seat] -= 1
    else:
        g.people[seat * SLOTS + g.slot_of(seat, dwelling)] -= 1
        g.restaff(seat)
    g.tell("lost", seat, dwelling)


def lose_forced(g: Wasteland, seat: int) -> None:
    """OUT-FEED-07, OUT-RAD-06  Whoever cannot choose loses at once; without survivors nothing more is lost."""
    while g.losses[seat]:
        places = dwellings(g, seat)
        if not places:
            g.losses[seat] = 0
        elif len(places) > 1 and g.losses[seat] < g.survivors(seat):
            return
        else:
            lose(g, seat, places[0])
