"""Judgement: where to place, where to go, who moves, when to sprint, and where an eliminated player lures a zombie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.seats import clockwise
from ostoja.engine.steps import PASS
from ostoja.games.mall_of_horror.heuristics_danger import MallDanger, arriving, following
from ostoja.games.mall_of_horror.words import PARKING, SPRINT, TO_GO, TO_LURE, TO_MOVE, TO_PLACE, TO_SPRINT
from ostoja.kit.refuge.heads import KINDS, head_of
from ostoja.kit.refuge.judge_danger import UNREST
from ostoja.kit.refuge.judge_dice import LAST, TAILS, tails
from ostoja.kit.refuge.judge_moves import PLACING_UNREST, follow_up, full_chance, harm, moved, rate_placing, step_to
from ostoja.kit.refuge.judge_trust import word_on_place
from ostoja.kit.refuge.state import NOBODY, PLACES

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing
    from ostoja.games.mall_of_horror.heuristics_prices import MallOutlook
    from ostoja.games.mall_of_horror.state import Mall
    from ostoja.kit.refuge.judge_dice import Tail


def danger_now(look: MallOutlook, hearing: Hearing) -> MallDanger:
    """Return the danger of the coming attack, from what the seat knows of the dice."""
    g, seat = look.g, look.seat
    return MallDanger(look, arriving(g, seat, hearing), following(g, seat, len(g.dice)), UNREST)


def rate_destinations(look: MallOutlook, options: list[int], hearing: Hearing) -> list[float]:
    """MOH-DEST-01  Rate a destination by the best head that could go there, the risk of a bounce reckoned in.

    MOH-DEST-02, MOH-DEST-03
    """
    g, seat = look.g, look.seat
    danger = danger_now(look, hearing)
    ratings: list[float] = []
    parked: dict[int, float] = {}  # what a bounce of each head to Parking is worth
    for option in options:
        place = TO_GO.target(option)
        bounce = bounce_chance(g, seat, place, danger.now[place])
        best = -1.0
        for kind in range(KINDS):
            head = head_of(seat, kind)
            if look.living & head and not g.room[place] & head:
                value = (1.0 - bounce) * moved_to(look, danger, head, place) if bounce < 1.0 else 0.0
                if bounce > 0.0:
                    if kind not in parked:
                        parked[kind] = moved_to(look, danger, head, PARKING)
                    value += bounce * parked[kind]
                best = max(best, value)
        ratings.append(best + word_on_place(hearing, seat, place))
    return ratings


def moved_to(look: MallOutlook, danger: MallDanger, head: int, place: int) -> float:
    """Return the prospects once a head has moved."""
    room = moved(look.g.room, head, place)
    return look.final(look.living, 0) if look.ends_with(room) else danger.prospects(room)


def bounce_chance(g: Mall, seat: int, place: int, tail: Tail) -> float:
    """MOH-MOVE-04  Return the chance that a chosen place is full, or cursed, when the seat's turn comes.

    MOH-MOVE-05, MOH-MOVE-07
    """
    if place == PARKING:
        return 0.0
    cursed = tail[min(LAST, max(0, g.data.curse - g.zombies[place]))] if not g.room[place] else 0.0
    full = full_chance(g, seat, place, g.badge if g.chief_elected else NOBODY)
    return full + cursed - full * cursed


def rate_movement(look: MallOutlook, left: int, options: list[int]) -> list[float]:
    """MOH-MOVE-01, MOH-SPR-01  Rate each move by the arrangement it leads to; a Sprint has to earn its price."""
    g, seat = look.g, look.seat
    later = [other for other in clockwise(left, seat) if other != seat]
    now = [TAILS[0][0]] * PLACES
    danger = MallDanger(look, now, following(g, seat, 0), UNREST / 2.0 if later else 0.0)
    ratings: list[float] = []
    before = look.worth[seat]
    for option in options:
        look.worth[seat] = before
        if option in TO_SPRINT:
            kind, place = TO_SPRINT.parts(option)
            look.worth[seat] = before - look.prices.card[SPRINT]
            spent = 1
        else:
            kind, place = TO_MOVE.target(option), g.destinations[seat]
            spent = 0
        room = g.room[:]
        step_to(g, room, head_of(seat, kind), place, PARKING)
        if look.ends_with(room):
            ratings.append(look.final(look.living, spent))
        else:
            for other in later:
                follow_up(danger, room, other)
            ratings.append(danger.prospects(room))
    look.worth[seat] = before
    return ratings


def rate_placement(look: MallOutlook, options: list[int]) -> list[float]:
    """MOH-SET-06  Rate each head in each place by what the first zombies and the first round's dice would do.

    MOH-SET-13
    """
    dice = look.g.data.first_zombies + look.g.data.round_dice
    nowhere = [0] * PLACES
    soon = tails(nowhere, dice + look.g.data.round_dice)
    danger = MallDanger(look, tails(nowhere, dice), soon, PLACING_UNREST)
    return rate_placing(danger, [TO_PLACE.parts(option) for option in options])


def rate_lures(look: MallOutlook, options: list[int], hearing: Hearing) -> list[float]:
    """MOH-ELIM-03  Rate a zombie by what it costs those who are ahead; where nobody suffers it is not worth it.

    MOH-ELIM-08
    """
    danger = danger_now(look, hearing)
    return [0.0 if option == PASS else harm(danger, TO_LURE.target(option), 1) for option in options]
