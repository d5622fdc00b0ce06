"""The bot that plans: it tries options in worlds that it cannot tell from the true one, and takes the best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.bots.greedy import GreedyBot
from ostoja.bots.search.halving import Search
from ostoja.bots.search.settings import Settings

if TYPE_CHECKING:
    from ostoja.bots.bot import Chair
    from ostoja.engine.rng import Rng

SIMULATIONS = 100


class PlanningBot(GreedyBot):
    """It searches."""

    def __init__(
        self, rng: Rng, simulations: int = SIMULATIONS, seconds: float = 0.0, settings: Settings | None = None
    ) -> None:
        super().__init__(rng)
        self.simulations = simulations
        self.seconds = seconds
        self.settings = settings or Settings()

    def choose(self, chair: Chair) -> int:
        """Search for the best option."""
        options = chair.options()
        if len(options) == 1:
            return options[0]
        search = Search(chair.game, self.judgement(chair.game), chair.seat, chair.sample, self.settings, chair.hearing)
        search.begin(options, chair.hearing, self.rng)
        search.run(self.simulations, self.seconds, self.rng)
        self.last = search
        return search.tried[0].option
