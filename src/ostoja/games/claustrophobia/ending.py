"""Chapter: the end. Victory is checked after every single change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.claustrophobia.state import DEMON_WINS, DRAWN, HUMAN_SIDE, HUMAN_WINS, PLANTED
from ostoja.games.claustrophobia.words import HEROES, REDEEMER

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.state import Maze


def check_end(g: Maze) -> None:
    """CLA-RND-04, CLA-END-01  After every change the Human victory is tested, then whether all is lost."""
    if g.over:
        return
    if humans_have_won(g):
        end(g, HUMAN_WINS)
    elif g.scenario().redeemer_must_live and g.at[REDEEMER] < 0 and not g.escaped >> REDEEMER & 1:  # CLA-SC4-04
        end(g, DEMON_WINS)
    elif not g.heroes():
        end(g, lost(g))


def humans_have_won(g: Maze) -> bool:
    """CLA-END-01  Test the scenario's ways to win."""
    s = g.scenario()
    bearer = g.treasure
    return (
        (s.escapes != 0 and g.escaped.bit_count() >= s.escapes)  # CLA-SC1-09
        or (s.gathering != 0 and (g.here[s.gathering_tile] & HUMAN_SIDE).bit_count() >= s.gathering)  # CLA-SC7-03
        or (s.charges != 0 and g.charges.count(PLANTED) == s.charges)  # CLA-SC2-04
        or g.slain  # CLA-SC3-03
        or (s.seals != 0 and g.seals == s.seals)  # CLA-SC4-02
        or (s.possession != 0 and g.freed == s.possession.bit_count())  # CLA-SC5-03
        or (0 <= bearer < HEROES and g.at[bearer] == s.treasure_tile)  # CLA-SC6-03
    )


def lost(g: Maze) -> int:
    """CLA-END-02, CLA-SC1-10  Nobody is left: the Demon player wins, or it is a draw with exactly so many escaped."""
    draw = g.scenario().draw
    return DRAWN if draw and g.escaped.bit_count() == draw else DEMON_WINS


def end(g: Maze, winner: int) -> None:
    """The game is over."""
    g.winner = winner
    g.over = True
    g.tell("end", winner)


def check_last_round(g: Maze) -> None:
    """CLA-END-04  After the last round all Human warriors still in play count as lost."""
    if not g.over and g.round >= g.scenario().round_limit:
        g.tell("time-is-up", g.round)
        end(g, lost(g))


def winners(g: Maze) -> list[int]:
    """CLA-END-03  Return the seat that has won; nobody in a draw."""
    if g.winner == HUMAN_WINS:
        return [g.human]
    return [g.demon()] if g.winner == DEMON_WINS else []


def scores(g: Maze) -> list[int]:
    """CLA-END-03  There is no score: one for victory, nothing else."""
    result = [0] * g.seats
    for seat in winners(g):
        result[seat] = 1
    return result
