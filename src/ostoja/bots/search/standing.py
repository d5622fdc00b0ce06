"""The value of a position for a game that gives none: who leads now is a little likelier to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.heuristics import Heuristics
from ostoja.engine.valuing import chances

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game
    from ostoja.engine.heuristics import Hearing
    from ostoja.engine.rng import Rng
    from ostoja.engine.vocabulary import Word

LEAD: Final = 2.0  # between the best and the worst score


class Standing(Heuristics):
    """The judgement of a game with the present scores as its value."""

    def __init__(self, game: Game, judge: Heuristics) -> None:
        self.game = game
        self.judge = judge

    def rate(self, world: State, seat: int, options: list[int], hearing: Hearing) -> list[float]:
        """Rate as the judgement does."""
        return self.judge.rate(world, seat, options, hearing)

    def value(self, world: State) -> list[float]:
        """Return everybody's chance by the present scores."""
        scores = self.game.result(world).scores
        worst, best = min(scores), max(scores)
        return chances([LEAD * (score - worst) / max(1, best - worst) for score in scores])

    def speak(self, world: State, seat: int, hearing: Hearing, rng: Rng) -> list[tuple[int, list[Word]]]:
        """Speak as the judgement does."""
        return self.judge.speak(world, seat, hearing, rng)
