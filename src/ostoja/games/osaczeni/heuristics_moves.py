"""Judgement: where to place, where to go, who moves, when to use an energy drink, and where the dead send a monster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.seats import clockwise
from ostoja.engine.steps import PASS
from ostoja.games.osaczeni.heuristics_danger import LockdownDanger, danger_now
from ostoja.games.osaczeni.movement import Movement
from ostoja.games.osaczeni.words import (
    CAR_PARK,
    ENERGY_DRINK,
    TO_GO,
    TO_HAUNT,
    TO_MOVE,
    TO_MOVE_TWO,
    TO_PLACE,
    TO_RUN,
)
from ostoja.kit.refuge.heads import KINDS, head_of
from ostoja.kit.refuge.judge_danger import UNREST
from ostoja.kit.refuge.judge_dice import tails
from ostoja.kit.refuge.judge_moves import PLACING_UNREST, follow_up, full_chance, harm, moved, rate_placing, step_to
from ostoja.kit.refuge.judge_trust import word_on_place
from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing
    from ostoja.games.osaczeni.heuristics_prices import LockdownOutlook


def rate_destinations(look: LockdownOutlook, options: list[int], hearing: Hearing) -> list[float]:
    """OSA-DEST-04, OSA-MOVE-05  Rate an area by the best character that could go there; it may be full by then."""
    g, seat = look.g, look.seat
    danger = danger_now(look, hearing)
    ratings: list[float] = []
    outdoors = bounced(look, danger)
    for option in options:
        area = TO_GO.target(option)
        full = full_chance(g, seat, area, g.badge)
        best = -1.0
        for kind in range(KINDS):
            head = head_of(seat, kind)
            if full < 1.0 and look.living & head and not g.room[area] & head:
                best = max(best, danger.prospects(moved(g.room, head, area)))
        value = (1.0 - full) * best + full * outdoors if full > 0.0 else best
        ratings.append(value + word_on_place(hearing, seat, area))
    return ratings


def bounced(look: LockdownOutlook, danger: LockdownDanger) -> float:
    """OSA-MOVE-05  Return the prospects if the destination is full: somebody goes to the car park instead.

    OSA-MOVE-06
    """
    g = look.g
    indoors = [
        head_of(look.seat, kind) for kind in range(KINDS) if look.living & ~g.room[CAR_PARK] & head_of(look.seat, kind)
    ]
    if not indoors:
        return danger.prospects(g.room)
    return max(danger.prospects(moved(g.room, head, CAR_PARK)) for head in indoors)


def rate_movement(look: LockdownOutlook, options: list[int], hearing: Hearing) -> list[float]:
    """OSA-MOVE-03  Rate each move by the arrangement it leads to; a drink has to earn its price.

    OSA-MOVE-10, OSA-VAR-04
    """
    g, seat = look.g, look.seat
    later = later_movers(look)
    danger = danger_now(look, hearing, UNREST / 2.0 if later else 0.0)
    ratings: list[float] = []
    before = look.worth[seat]
    for option in options:
        room = g.room[:]
        look.worth[seat] = before
        if option in TO_RUN:
            kind, area = TO_RUN.parts(option)
            look.worth[seat] -= look.prices.card[ENERGY_DRINK]
            step_to(g, room, head_of(seat, kind), area, CAR_PARK)
        elif option != PASS:
            for kind in goers(option):
                step_to(g, room, head_of(seat, kind), g.destinations[seat], CAR_PARK)
        for other in later:
            if g.destinations[other]:
                follow_up(danger, room, other)
        ratings.append(danger.prospects(room))
    look.worth[seat] = before
    return ratings


def goers(option: int) -> list[int]:
    """List the kinds that an option moves: one, or in variant 04 two."""
    return [TO_MOVE.target(option)] if option in TO_MOVE else list(TO_MOVE_TWO.parts(option))


def later_movers(look: LockdownOutlook) -> list[int]:
    """OSA-MOVE-02  List the players whose turn is still to come."""
    for step in look.g.agenda:
        if isinstance(step, Movement):
            return [seat for seat in clockwise(step.left, step.first) if seat != look.seat]
    return []


def rate_placement(look: LockdownOutlook, options: list[int]) -> list[float]:
    """OSA-SET-08  Rate each character with each die by what the first monsters and the first round would do.

    OSA-SET-09
    """
    g = look.g
    nowhere = [0] * PLACES
    dice = g.data.first_monsters + g.data.dice
    danger = LockdownDanger(look, tails(nowhere, dice), tails(nowhere, dice + g.data.dice), PLACING_UNREST)
    places: list[tuple[int, int]] = []
    for option in options:
        kind, die = TO_PLACE.parts(option)
        places.append((kind, die if g.has_room(die) else CAR_PARK))
    return rate_placing(danger, places)


def rate_haunting(look: LockdownOutlook, options: list[int], hearing: Hearing) -> list[float]:
    """OSA-VAR-09  Rate a monster by what it costs those who are ahead."""
    danger = danger_now(look, hearing)
    return [harm(danger, TO_HAUNT.target(option), 1) for option in options]
