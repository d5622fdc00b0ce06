"""The judgement of a game that brings none of its own: options are tried, and chance plays on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.heuristics import Heuristics
from ostoja.engine.native import mypyc_attr
from ostoja.engine.rng import Rng

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game
    from ostoja.engine.heuristics import Hearing

TRIES: Final = 8  # games that are played on from every option, fewer where there are many options
SETUP_OPTIONS: Final = 2_000  # in all these games together: what a judgement costs does not grow with the game
AHEAD: Final = 20  # choices that every game goes on at least
KEY_BYTES: Final = 16  # of a try's own generator


@mypyc_attr(allow_interpreted_subclasses=True)
class TryingOut(Heuristics):
    """It tries every option some times in the same world, lets everybody play on at random, and looks who leads."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def rate(self, world: State, seat: int, options: list[int], hearing: Hearing) -> list[float]:
        """Rate an option by what it came to on average; all options meet the same chance."""
        chance = world.rng.copy()
        tries = max(1, min(TRIES, SETUP_OPTIONS // (AHEAD * len(options))))
        longest = max(AHEAD, SETUP_OPTIONS // (tries * len(options)))
        keys = [bytes(chance.below(256) for _ in range(KEY_BYTES)) for _ in range(tries)]
        return [sum(self.outcome(world, seat, option, key, longest) for key in keys) for option in options]

    def outcome(self, world: State, seat: int, option: int, key: bytes, longest: int) -> float:
        """Choose, play on at random for a while, and measure how the seat stands: its part of the victory, its lead."""
        g = world.copy()
        g.rng = Rng(key)
        g.apply(seat, option)
        play_on(g, Rng(key + b"choices"), longest)
        result = self.game.result(g)
        won = 1 / len(result.winners) if seat in result.winners else 0.0
        lead = result.scores[seat] - sum(result.scores) / len(result.scores)
        return won + lead / (10 * (1 + abs(lead)))


def play_on(g: State, rng: Rng, longest: int) -> None:
    """Choose at random for everybody until the game is over, or for so many choices."""
    for _ in range(longest):
        if g.over:
            return
        asked = g.asked
        seat = (asked & -asked).bit_length() - 1
        g.apply(seat, rng.pick(g.offers[seat]))
