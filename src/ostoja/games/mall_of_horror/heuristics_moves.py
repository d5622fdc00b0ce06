"""Judgement: where to place, where to go, who moves, when to sprint, and where an eliminated player lures a zombie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.seats import clockwise, seats_in
from ostoja.engine.steps import PASS
from ostoja.games.mall_of_horror.heuristics_danger import UNREST, Danger
from ostoja.games.mall_of_horror.heuristics_dice import LAST, MOST_DICE, TAILS, arriving, following
from ostoja.games.mall_of_horror.heuristics_prices import NEVER
from ostoja.games.mall_of_horror.heuristics_trust import word_on_place
from ostoja.games.mall_of_horror.movement import place_of
from ostoja.games.mall_of_horror.state import head_of, team_in
from ostoja.games.mall_of_horror.words import (
    KINDS,
    PARKING,
    PLACES,
    SPRINT,
    TO_GO,
    TO_LURE,
    TO_MOVE,
    TO_PLACE,
    TO_SPRINT,
)

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing
    from ostoja.games.mall_of_horror.heuristics_dice import Tail
    from ostoja.games.mall_of_horror.heuristics_prices import Outlook
    from ostoja.games.mall_of_horror.state import Mall

LEAVING: Final = 0.35  # chance that a player with a head in a room takes it out of there this round
POPULAR: Final = 1.3  # a room that looks good to this seat looks good to the others too
KEPT_BACK: Final = 0.1  # of two heads in equal danger the cheaper one is sent ahead
PLACING_UNREST: Final = 0.25  # while heads are still being placed, no room stays as it is


def rate_destinations(look: Outlook, options: list[int], hearing: Hearing) -> list[float]:
    """MOH-DEST-01 to -03  Rate a destination by the best head that could go there, the risk of a bounce reckoned in."""
    g, seat = look.g, look.seat
    now = arriving(g, seat, hearing)
    danger = Danger(look, now, following(g, seat, len(g.dice)), UNREST)
    ratings: list[float] = []
    parked: dict[int, float] = {}  # what a bounce of each head to Parking is worth
    for option in options:
        place = option - TO_GO
        bounce = bounce_chance(g, seat, place, now[place])
        best = -1.0
        for kind in range(KINDS):
            head = head_of(seat, kind)
            if look.living & head and not g.room[place] & head:
                value = (1.0 - bounce) * moved_to(danger, head, place) if bounce < 1.0 else 0.0
                if bounce > 0.0:
                    if kind not in parked:
                        parked[kind] = moved_to(danger, head, PARKING)
                    value += bounce * parked[kind]
                best = max(best, value)
        ratings.append(best + word_on_place(hearing, seat, place))
    return ratings


def moved_to(danger: Danger, head: int, place: int) -> float:
    """Return the prospects once a head has moved."""
    room = danger.look.g.room[:]
    room[place_of(danger.look.g, head)] &= ~head
    room[place] |= head
    if danger.look.ends_with(room):
        return danger.look.final(danger.look.living, 0)
    return danger.prospects(room)


def bounce_chance(g: Mall, seat: int, place: int, tail: Tail) -> float:
    """MOH-MOVE-04, -05, -07  Return the chance that a chosen place is full, or cursed, when the seat's turn comes."""
    if place == PARKING:
        return 0.0
    capacity = g.data.capacity[place]
    free = capacity - g.crowd(place) if capacity else PLACES * KINDS
    cursed = tail[min(LAST, max(0, g.data.curse - g.zombies[place]))] if not g.room[place] else 0.0
    full = crowded_out(g, seat, place, free) if free > 0 else nobody_leaves(g, seat, place)
    return full + cursed - full * cursed


def earlier(g: Mall, seat: int) -> list[int]:
    """List the players who move before a seat."""
    order = clockwise(g.survivors(), g.badge)
    return order[: order.index(seat)]


def nobody_leaves(g: Mall, seat: int, place: int) -> float:
    """Return the chance that a full place is still full on the seat's turn."""
    chance = 1.0
    for other in earlier(g, seat):
        if team_in(g.room[place], other) and not (g.chief_elected and other == g.badge and g.announced == place):
            chance *= 1.0 - LEAVING
    return chance


def crowded_out(g: Mall, seat: int, place: int, free: int) -> float:
    """Return the chance that earlier players take the last free seats of a place."""
    coming = POPULAR / max(1, (PLACES - 1) - (g.closed | g.cursed).bit_count())
    chances = [1.0]  # by number of heads: how likely so many have come in
    for other in earlier(g, seat):
        arrives = coming
        if g.chief_elected and other == g.badge:
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


def rate_movement(look: Outlook, left: int, options: list[int]) -> list[float]:
    """MOH-MOVE-01, MOH-SPR-01  Rate each move by the arrangement it leads to; a Sprint has to earn its price."""
    g, seat = look.g, look.seat
    later = [other for other in clockwise(left, seat) if other != seat]
    now = [TAILS[0][0]] * PLACES
    danger = Danger(look, now, following(g, seat, 0), UNREST / 2.0 if later else 0.0)
    ratings: list[float] = []
    before = look.worth[seat]
    for option in options:
        look.worth[seat] = before
        kind, place = option - TO_MOVE, g.destinations[seat]
        spent = 0
        if option >= TO_SPRINT:
            kind, place = divmod(option - TO_SPRINT, PLACES)
            look.worth[seat] = before - look.prices.card[SPRINT]
            spent = 1
        room = g.room[:]
        step_to(g, room, head_of(seat, kind), place)
        if look.ends_with(room):
            ratings.append(look.final(look.living, spent))
        else:
            for other in later:
                follow_up(look, danger, room, other)
            ratings.append(danger.prospects(room))
    look.worth[seat] = before
    return ratings


def step_to(g: Mall, room: list[int], head: int, place: int) -> None:
    """MOH-MOVE-04 to -06, MOH-SPR-03  Move a head in an imagined arrangement; a full place sends it to Parking."""
    if room[place] & head:
        return
    capacity = g.data.capacity[place]
    if not g.is_open(place) or (capacity and room[place].bit_count() >= capacity):
        place = PARKING
    for start in range(1, PLACES):
        room[start] &= ~head
    room[place] |= head


def follow_up(look: Outlook, danger: Danger, room: list[int], other: int) -> None:
    """Imagine the move of a later player: out of the room where he stands to lose most, his cheapest head first."""
    g = look.g
    place = g.destinations[other]
    best, mover = -1e9, 0
    for kind in range(KINDS):
        head = head_of(other, kind)
        if look.living & head and not room[place] & head:
            start = place_of_in(room, head)
            relief = danger.losses(start, room[start], 0)[other] - KEPT_BACK * look.prices.head[kind]
            if relief > best:
                best, mover = relief, head
    if mover:
        step_to(g, room, mover, place)


def place_of_in(room: list[int], head: int) -> int:
    """Return where a head stands in an imagined arrangement."""
    for place in range(1, PLACES):
        if room[place] & head:
            return place
    return 0


def rate_placement(look: Outlook, options: list[int]) -> list[float]:
    """MOH-SET-06, -13  Rate each head in each place by what the first zombies and the first round's dice would do."""
    g, seat = look.g, look.seat
    dice = min(MOST_DICE, g.data.first_zombies + g.data.round_dice)
    danger = Danger(look, [TAILS[dice][0]] * PLACES, [TAILS[dice + g.data.round_dice][0]] * PLACES, PLACING_UNREST)
    ratings: list[float] = []
    for option in options:
        kind, place = divmod(option - TO_PLACE, PLACES)
        room = g.room[:]
        room[place] |= head_of(seat, kind)
        ratings.append(danger.prospects(room))
    return ratings


def rate_lures(look: Outlook, options: list[int], hearing: Hearing) -> list[float]:
    """MOH-ELIM-03, -08  Rate a zombie by what it costs those who are ahead; where nobody suffers it is not worth it."""
    g = look.g
    danger = Danger(look, arriving(g, look.seat, hearing), following(g, look.seat, len(g.dice)), UNREST)
    ratings: list[float] = []
    for option in options:
        harm = 0.0
        if option != PASS:
            place = option - TO_LURE
            heads = g.room[place]
            if heads:
                calm, worse = danger.losses(place, heads, 0), danger.losses(place, heads, 1)
                for seat in seats_in(g.survivors()):
                    harm += (worse[seat] - calm[seat]) * danger.bait[seat] * danger.bait[seat]
        ratings.append(harm)
    return ratings


def at_risk(look: Outlook, hearing: Hearing) -> float:
    """Return how much worth the seat stands to lose where its heads are now, if it knows no more than this."""
    g, seat = look.g, look.seat
    if look.worth[seat] == NEVER:
        return 0.0
    danger = Danger(look, arriving(g, seat, hearing), following(g, seat, len(g.dice)), UNREST)
    risk = 0.0
    for place in range(1, PLACES):
        if team_in(g.room[place], seat):
            risk += max(0.0, danger.losses(place, g.room[place], 0)[seat])
    return risk
