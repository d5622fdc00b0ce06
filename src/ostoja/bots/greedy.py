"""The bot that looks one choice ahead, by the judgement of its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.bots.bot import Bot
from ostoja.bots.talk.honour import costs
from ostoja.bots.talk.talker import Talker
from ostoja.bots.trying import TryingOut
from ostoja.engine.agenda import Unwritten
from ostoja.engine.native import mypyc_attr
from ostoja.engine.rng import Rng

if TYPE_CHECKING:
    from ostoja.bots.bot import Chair, Speech
    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game
    from ostoja.engine.heuristics import Heuristics

KEY_BYTES = 16  # of a sampled world's own generator: two worlds never share one by chance


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """It rates the options in one sampled world and takes the best; equals are drawn by lot."""

    def __init__(self, rng: Rng, heuristics: Heuristics | None = None) -> None:
        super().__init__(rng)
        self.heuristics = heuristics  # a judgement of its own; without one it asks the game, once

    def judgement(self, game: Game) -> Heuristics:
        """Return what it plays by: the judgement of the game or, where it brings none, trying things out."""
        if self.heuristics is None:
            try:
                self.heuristics = game.heuristics()
            except Unwritten:
                self.heuristics = TryingOut(game)
        return self.heuristics

    def imagine(self, chair: Chair) -> State:
        """Sample one world that the seat cannot tell from the true one."""
        key = bytes(self.rng.below(256) for _ in range(KEY_BYTES))
        return chair.sample(Rng(key))

    def choose(self, chair: Chair) -> int:
        """Rate the options and take the best."""
        options = chair.options()
        if len(options) == 1:
            return options[0]
        judge, world = self.judgement(chair.game), self.imagine(chair)
        ratings = judge.rate(world, chair.seat, options, chair.hearing)
        if chair.hearing.character:
            self.weigh_words(chair, judge, world, options, ratings)
        best = max(ratings)
        return self.rng.pick([option for option, rating in zip(options, ratings, strict=True) if rating == best])

    def weigh_words(
        self, chair: Chair, judge: Heuristics, world: State, options: list[int], ratings: list[float]
    ) -> None:
        """Take from the ratings what each option costs among people who remember."""
        prices = costs(chair.game, judge, world, chair.seat, options, chair.hearing)
        unit = judge.unit(ratings) if prices else 0.0
        for place, price in enumerate(prices):
            ratings[place] -= price * unit

    def speak(self, chair: Chair) -> Speech:
        """Say what is worth saying, in its character; without one it keeps silent."""
        if not chair.hearing.character:
            return []
        return Talker(chair, self.judgement(chair.game), self.imagine(chair), self.rng).open()

    def answer(self, chair: Chair) -> Speech:
        """Answer whoever spoke to it."""
        if not chair.hearing.character:
            return []
        return Talker(chair, self.judgement(chair.game), self.imagine(chair), self.rng).answers()
