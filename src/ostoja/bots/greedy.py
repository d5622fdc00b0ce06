"""The bot that looks one choice ahead, by the judgement of its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.bots.bot import Bot
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
        ratings = self.judgement(chair.game).rate(self.imagine(chair), chair.seat, options, chair.hearing)
        best = max(ratings)
        return self.rng.pick([option for option, rating in zip(options, ratings, strict=True) if rating == best])

    def speak(self, chair: Chair) -> Speech:
        """Say what the judgement thinks useful now."""
        return self.judgement(chair.game).speak(self.imagine(chair), chair.seat, chair.hearing, self.rng)
