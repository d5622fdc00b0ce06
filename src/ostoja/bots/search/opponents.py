"""Opponents for the laboratory: whoever is measured only against one way of playing may live on knowing it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.bots.search.bot import PlanningBot, mean
from ostoja.bots.search.settings import Settings
from ostoja.bots.search.standing import Standing
from ostoja.engine.agenda import Unwritten

if TYPE_CHECKING:
    from ostoja.bots.search.halving import Search, Tried
    from ostoja.engine.game import Game
    from ostoja.engine.heuristics import Heuristics
    from ostoja.engine.rng import Rng

SIMULATIONS: Final = 60
LEAST_TRIES: Final = 4  # an option that was tried less often is not compared
GIVEN_AWAY: Final = 0.05  # chance of winning that a friendly one gives up for somebody who is worse off


class ParanoidBot(PlanningBot):
    """It expects that whatever can go wrong will: an option is as good as the worse half of what came of it."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, simulations=SIMULATIONS)

    def pick(self, search: Search) -> int:
        """Return the option whose worse half is best."""
        return max(compared(search), key=worse_half).option


class FriendlyBot(PlanningBot):
    """It gives up a little of its own chance where that helps whoever of the others is worst off."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, simulations=SIMULATIONS)

    def pick(self, search: Search) -> int:
        """Return, of the options that are nearly best, the kindest."""
        found = compared(search)
        best = max(mean(tried) for tried in found)
        near = [tried for tried in found if mean(tried) > best - GIVEN_AWAY]
        return max(near, key=lambda tried: poorest(tried, search.seat)).option


class ElderBot(PlanningBot):
    """As bots that plan first were: the present standing is the value, and every game is searched in the usual way."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, simulations=SIMULATIONS, settings=Settings())

    def judgement(self, game: Game) -> Heuristics:
        """Return the judgement of the game without its value of a position."""
        if self.heuristics is None:
            try:
                judge: Heuristics | None = game.heuristics()
            except Unwritten:
                judge = None
            self.heuristics = Standing(game, judge)
        return self.heuristics


def compared(search: Search) -> list[Tried]:
    """Return the options that were tried often enough to be compared, at least the best."""
    return [tried for tried in search.tried if len(tried.outcomes) >= LEAST_TRIES] or search.tried[:1]


def worse_half(tried: Tried) -> float:
    """Return the mean of the worse half of what came of an option."""
    outcomes = sorted(tried.outcomes)
    half = outcomes[: (len(outcomes) + 1) // 2]
    return sum(half) / max(1, len(half))


def poorest(tried: Tried, seat: int) -> float:
    """Return the chance that an option leaves to whoever of the others is worst off."""
    tries = max(1, len(tried.outcomes))
    return min(chance / tries for other, chance in enumerate(tried.chances) if other != seat)
