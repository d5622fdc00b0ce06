"""Chapter: phase 7, end of round: closing areas, the end, the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.masks import count_of
from ostoja.games.osaczeni.epilogues import unlock
from ostoja.games.osaczeni.variants import (
    AIRLIFT,
    BRITTLE_SHUTTERS,
    FULL_TANK,
    FULL_TANK_POINTS,
    NO_SHARING,
    TO_THE_LAST,
)
from ostoja.games.osaczeni.words import CAR_PARK, ITEMS, TRUCK_KEYS
from ostoja.kit.refuge.heads import heads_in, team_in
from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from ostoja.games.osaczeni.state import Lockdown


def close_areas(g: Lockdown) -> None:
    """OSA-CLOSE-01  Each area but the car park that is fully surrounded is closed for good.

    OSA-CLOSE-02, OSA-CLOSE-03, OSA-CLOSE-04, OSA-CLOSE-05, OSA-CLOSE-06, OSA-CLOSE-07, OSA-VAR-18
    """
    for area in range(1, PLACES):
        needed = g.data.notches[area] - (g.variant == BRITTLE_SHUTTERS)
        if area != CAR_PARK and g.is_open(area) and g.monsters[area] >= needed:
            close(g, area)


def close(g: Lockdown, area: int) -> None:
    """OSA-CLOSE-02, OSA-CLOSE-03  Its characters flee to the car park, its monsters return to the pool."""
    g.tell("closed", area)
    for seat, kind in heads_in(g.room[area]):
        g.tell("fled", seat, kind, area)
    g.shut |= 1 << area
    g.room[CAR_PARK] = g.room[CAR_PARK] | g.room[area]
    g.room[area] = 0
    g.monsters[area] = 0


def limit(g: Lockdown) -> int:
    """OSA-END-02, OSA-GEN-04, OSA-VAR-17  Return how few are alive when the game ends: the players at the start."""
    return max(1, g.seats - 2) if g.variant == TO_THE_LAST else g.seats


def is_over(g: Lockdown) -> bool:
    """OSA-END-01, OSA-END-02, OSA-END-03, OSA-END-04, OSA-VAR-07  The check is made at the end of a round only."""
    living = g.living()
    if count_of(living) <= limit(g) or g.round >= g.data.last_round:
        return True
    return g.variant == AIRLIFT and living in g.room and g.room[CAR_PARK] != living


def end(g: Lockdown) -> None:
    """OSA-SCORE-02  All hands are opened, the keys count, and an epilogue may unlock.

    OSA-EPI-01, OSA-EPI-03, OSA-ITEM-11
    """
    g.over = True
    g.tell("end", count_of(g.living()))
    for seat in range(g.seats):
        for item in range(ITEMS):
            for _ in range((g.hands[seat] & g.data.cards_of[item]).bit_count()):
                g.reveal("held", seat, item)
        if keys_points(g, seat):
            g.tell("keys", seat, keys_points(g, seat))
    g.epilogue = unlock(g, winners(g))
    if g.epilogue:
        g.tell("epilogue", g.epilogue)


def keys_points(g: Lockdown, seat: int) -> int:
    """OSA-SCORE-02, OSA-VAR-01  Truck keys count if their holder has a survivor; in variant 01 on the car park."""
    keys = (g.hands[seat] & g.data.cards_of[TRUCK_KEYS]).bit_count()
    if g.variant == FULL_TANK:
        return keys * FULL_TANK_POINTS if team_in(g.room[CAR_PARK], seat) else 0
    return 0 if g.is_eliminated(seat) else keys * g.data.keys


def scores(g: Lockdown) -> list[int]:
    """OSA-SCORE-01, OSA-SCORE-02, OSA-ELIM-03  The values of own living characters, and the keys."""
    return [g.value(seat) + keys_points(g, seat) for seat in range(g.seats)]


def winners(g: Lockdown) -> list[int]:
    """OSA-SCORE-03  Everybody wins alone: most victory points do; only a tie is shared, by all if nobody survives.

    OSA-SCORE-04, OSA-GEN-02
    """
    points = scores(g)
    tied = [seat for seat in range(g.seats) if points[seat] == max(points)]
    return break_tie(g, tied) if g.variant == NO_SHARING and len(tied) > 1 else tied


def break_tie(g: Lockdown, tied: list[int]) -> list[int]:
    """OSA-VAR-19  A tie goes to most items in hand, then to a tied holder of the victim token, else it is shared."""
    most = max(g.hands[seat].bit_count() for seat in tied)
    tied = [seat for seat in tied if g.hands[seat].bit_count() == most]
    return [g.victim] if g.victim in tied else tied
