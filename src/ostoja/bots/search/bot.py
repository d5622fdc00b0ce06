"""The bot that plans: it tries options in worlds that it cannot tell from the true one, and takes the best."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from ostoja.bots.greedy import GreedyBot
from ostoja.bots.search.halving import TICK, Search
from ostoja.bots.search.settings import Level, level_at, settings_of
from ostoja.bots.search.standing import Standing
from ostoja.bots.talk.honour import costs
from ostoja.bots.thoughts import Thoughts, Weighed
from ostoja.engine.agenda import Unwritten
from ostoja.engine.rng import Rng

if TYPE_CHECKING:
    from ostoja.bots.bot import Chair
    from ostoja.bots.budget import Budget
    from ostoja.bots.search.halving import Tried
    from ostoja.bots.search.settings import Settings
    from ostoja.engine.game import Game
    from ostoja.engine.heuristics import Heuristics

TURN: Final = 8.0  # seconds that a whole turn may take
GRAIN: Final = 4096
THROWS: Final = 12  # so many even numbers from 0 to 1 add up to something with a spread of 1


class PlanningBot(GreedyBot):
    """It takes the option that gives the best chance of winning, as far as it sees; it speaks as its game advises."""

    def __init__(
        self,
        rng: Rng,
        *,
        simulations: int,
        seconds: float = 0.0,
        noise: float = 0.0,
        settings: Settings | None = None,
        level: str = "",
    ) -> None:
        super().__init__(rng)
        self.strength = Level(simulations, noise, seconds)
        self.settings = settings
        self.level = level  # its name, by which a game may say otherwise
        self.search: Search | None = None

    def choose(self, chair: Chair) -> int:
        """Try the options and take the best."""
        options = chair.options()
        if len(options) == 1:
            return options[0]
        settings = self.settings or settings_of(chair.game.package())
        judge = self.judgement(chair.game)
        strength = level_at(chair.game.package(), self.level, self.strength)
        search = Search(chair.game, judge, chair.seat, chair.sample, settings, chair.hearing)
        search.errors = self.errors(options, strength.noise)
        start = time.monotonic()
        search.begin(options, self.rng)
        if chair.hearing.character:
            prices = costs(chair.game, judge, search.worlds[0], chair.seat, options, chair.hearing)
            for option, price in zip(options, prices, strict=bool(prices)):
                search.errors[option] = search.errors.get(option, 0.0) - price
        simulations, seconds = limits(chair.budget, strength, settings)
        search.run(simulations, max(TICK, seconds - (time.monotonic() - start)) if seconds else 0.0, self.rng)
        self.search = search
        return self.pick(search)

    def pick(self, search: Search) -> int:
        """Return the option that the search found best."""
        return search.tried[0].option

    def errors(self, options: list[int], noise: float) -> dict[int, float]:
        """Return how far it misjudges each option: always the same for one question of one game."""
        if not noise:
            return {}
        found: dict[int, float] = {}
        question = (
            self.rng.key + self.rng.at.to_bytes(8, "big") + b"error"
        )  # its own chance has moved on since the last
        for option in options:
            rng = Rng(question + option.to_bytes(4, "big"))
            thrown = sum(rng.below(GRAIN) / GRAIN for _ in range(THROWS)) - THROWS / 2
            found[option] = noise * thrown
        return found

    def judgement(self, game: Game) -> Heuristics:
        """Return what it plays by; of a game that gives no value of a position, the present standing counts."""
        if self.heuristics is None:
            try:
                judge: Heuristics | None = game.heuristics()
            except Unwritten:
                judge = None
            self.heuristics = judge if judge is not None and gives_value(judge) else Standing(game, judge)
        return self.heuristics

    def thoughts(self) -> Thoughts | None:
        """Return what it thought about the last question that it searched."""
        search = self.search
        if search is None:
            return None
        best = search.tried[0]
        ranking = [Weighed(tried.option, mean(tried), len(tried.outcomes)) for tried in search.tried]
        tries = max(1, len(best.outcomes))
        return Thoughts(ranking, [sum_ / tries for sum_ in best.chances], len(search.worlds), search.simulations)


def limits(budget: Budget, strength: Level, settings: Settings) -> tuple[int, float]:
    """Return how many simulations a question is worth, and how many seconds; none where nobody names any."""
    if budget.simulations:
        return budget.simulations, budget.seconds
    if not budget.seconds:
        return strength.simulations, 0.0
    if not strength.seconds or budget.is_wish:
        return 0, budget.seconds
    return strength.simulations, min(budget.seconds, strength.seconds, TURN / settings.choices_a_turn)


def mean(tried: Tried) -> float:
    """Return the chance of winning that an option gave on average."""
    return tried.total / max(1, len(tried.outcomes))


def gives_value(judge: Heuristics) -> bool:
    """Tell whether a judgement can value a position."""
    try:
        judge.weights()
    except Unwritten:
        return False
    return True
