"""Judgement: where to go and who moves, whatever the game does with those who find no room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.seats import clockwise
from ostoja.kit.refuge.heads import KINDS, head_of, place_of, team_in
from ostoja.kit.refuge.judge_prices import NEVER
from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from ostoja.kit.refuge.judge_danger import Danger
    from ostoja.kit.refuge.state import Refuge

LEAVING: Final = 0.35  # chance that a player with a head in a room takes it out of there this round
POPULAR: Final = 1.3  # a room that looks good to this seat looks good to the others too
KEPT_BACK: Final = 0.1  # of two heads in equal danger the cheaper one is sent ahead
PLACING_UNREST: Final = 0.25  # while heads are still being placed, no room stays as it is


def moved(room: list[int], head: int, place: int) -> list[int]:
    """Return the arrangement once a head has moved."""
    after = room[:]
    after[place_of(room, head)] &= ~head
    after[place] |= head
    return after


def earlier(g: Refuge, seat: int) -> list[int]:
    """List the players who move before a seat."""
    order = clockwise(g.survivors(), g.badge)
    return order[: order.index(seat)]


def full_chance(g: Refuge, seat: int, place: int, announcer: int) -> float:
    """Return the chance that a place is full when the seat's turn comes."""
    capacity = g.tables.capacity[place]
    if not capacity:
        return 0.0
    free = capacity - g.crowd(place)
    return crowded_out(g, seat, place, free, announcer) if free > 0 else nobody_leaves(g, seat, place, announcer)


def nobody_leaves(g: Refuge, seat: int, place: int, announcer: int) -> float:
    """Return the chance that a full place is still full on the seat's turn."""
    chance = 1.0
    for other in earlier(g, seat):
        if team_in(g.room[place], other) and not (other == announcer and g.announced == place):
            chance *= 1.0 - LEAVING
    return chance


def crowded_out(g: Refuge, seat: int, place: int, free: int, announcer: int) -> float:
    """Return the chance that earlier players take the last free seats of a place."""
    coming = POPULAR / max(1, (PLACES - 1) - g.shut.bit_count())
    chances = [1.0]  # by number of heads: how likely so many have come in
    for other in earlier(g, seat):
        arrives = coming
        if other == announcer:
            arrives = 1.0 if g.announced == place else 0.0
        chances = one_more(chances, arrives)
    return sum(chances[free:])


def one_more(chances: list[float], arrives: float) -> list[float]:
    """Return how likely so many have come once one more player has had his turn."""
    longer = [chance * (1.0 - arrives) for chance in chances]
    longer.append(0.0)
    for k in range(len(chances)):
        longer[k + 1] += chances[k] * arrives
    return longer


def step_to(g: Refuge, room: list[int], head: int, place: int, outdoors: int) -> None:
    """Move a head in an imagined arrangement; a full or shut place sends it outdoors."""
    if room[place] & head:
        return
    capacity = g.tables.capacity[place]
    if not g.is_open(place) or (capacity and room[place].bit_count() >= capacity):
        place = outdoors
    for start in range(1, PLACES):
        room[start] &= ~head
    room[place] |= head


def follow_up(danger: Danger, room: list[int], other: int) -> None:
    """Imagine the move of a later player: out of the room where he stands to lose most, his cheapest head first."""
    look = danger.look
    g = look.table
    place = g.destinations[other]
    best, mover = -1e9, 0
    for kind in range(KINDS):
        head = head_of(other, kind)
        if look.living & head and not room[place] & head:
            start = place_of(room, head)
            relief = danger.losses(start, room[start], 0)[other] - KEPT_BACK * look.prices.head[kind]
            if relief > best:
                best, mover = relief, head
    if mover:
        step_to(g, room, mover, place, danger.outdoors)


def rate_placing(danger: Danger, places: list[tuple[int, int]]) -> list[float]:
    """Rate each kind in each place by what the attack would do to the arrangement."""
    look = danger.look
    ratings: list[float] = []
    for kind, place in places:
        room = look.table.room[:]
        room[place] |= head_of(look.seat, kind)
        ratings.append(danger.prospects(room))
    return ratings


def at_risk(danger: Danger) -> float:
    """Return how much worth the seat stands to lose where its heads are now, if it knows no more than this."""
    look = danger.look
    if look.worth[look.seat] == NEVER:
        return 0.0
    risk = 0.0
    for place in range(1, PLACES):
        heads = look.table.room[place]
        if team_in(heads, look.seat):
            risk += max(0.0, danger.losses(place, heads, 0)[look.seat])
    return risk


def harm(danger: Danger, place: int, more: int) -> float:
    """Return what more besiegers at a place cost the others, those ahead above all, less what they cost the seat."""
    heads = danger.look.table.room[place]
    if not heads:
        return 0.0
    calm, worse = danger.losses(place, heads, 0), danger.losses(place, heads, more)
    total = 0.0
    for seat in range(len(calm)):
        hurt = worse[seat] - calm[seat]
        bait = danger.bait[seat]
        total += hurt * bait * bait if seat != danger.look.seat else -hurt
    return total
