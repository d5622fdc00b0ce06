"""The bot that takes any option: the measure of all others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.bots.bot import Bot
from ostoja.engine.native import mypyc_attr

if TYPE_CHECKING:
    from ostoja.bots.bot import Chair


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """It chooses each option equally often."""

    def choose(self, chair: Chair) -> int:
        """Draw one of the options."""
        return self.rng.pick(chair.options())
