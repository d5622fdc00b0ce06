"""Chapter: the rescue and the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.masks import count_of
from ostoja.games.mall_of_horror.words import PARKING
from ostoja.kit.refuge.heads import PLAYER_SEATS
from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from ostoja.games.mall_of_horror.state import Mall


def limit(g: Mall) -> int:
    """MOH-END-02  Return how few are alive when the rescue arrives: four, or with a full table of six players six."""
    return g.data.rescue_of_six if g.seats == PLAYER_SEATS else g.data.rescue


def rescue_arrives(g: Mall) -> bool:
    """MOH-END-01  All survivors in one location but Parking, or only so few alive.

    MOH-END-02, MOH-END-04
    """
    living = g.living()
    if count_of(living) <= limit(g):
        return True
    for place in range(1, PLACES):
        if place != PARKING and g.room[place] == living:
            return True
    return False


def check_end(g: Mall) -> None:
    """MOH-END-03  Both conditions are tested after every single move and death; the game ends on the spot."""
    if g.rulings.ends_at_once and rescue_arrives(g):
        end(g)


def check_end_of_round(g: Mall) -> None:
    """MOH-END-05  The rescue arrives after the last round at the latest.

    Option end_check = round_end: the test for it is made after the attack only.
    """
    if g.round >= g.data.last_round or (not g.rulings.ends_at_once and rescue_arrives(g)):
        end(g)


def end(g: Mall) -> None:
    """The rescue takes the survivors away."""
    g.over = True
    g.tell("rescue", count_of(g.living()))


def scores(g: Mall) -> list[int]:
    """MOH-SCORE-01, MOH-ELIM-09  Score = sum of the values of own living characters, 0 without any."""
    return [g.value(seat) for seat in range(g.seats)]


def winners(g: Mall) -> list[int]:
    """MOH-SCORE-02, MOH-SCORE-03, MOH-SCORE-04  Highest score; then more cards in hand; then the victory is shared."""
    standing = [(g.value(seat), g.hands[seat].bit_count()) for seat in range(g.seats)]
    best = max(standing)
    return [seat for seat in range(g.seats) if standing[seat] == best]
