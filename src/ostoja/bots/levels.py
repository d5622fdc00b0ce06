"""The levels: one bot that plans, from one that is kind to a newcomer to one that is hard for anybody."""

from __future__ import annotations

import tomllib
from functools import partial
from importlib import resources
from typing import TYPE_CHECKING, Final, NamedTuple

from ostoja.bots.search.bot import PlanningBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.bots.bot import Bot
    from ostoja.engine.rng import Rng


class Level(NamedTuple):
    """How much a bot thinks, and how well it sees what comes of it."""

    simulations: int
    noise: float  # the spread of its error about a chance of winning
    seconds: float  # of one choice at a table; in the laboratory simulations alone count


def read_levels() -> dict[str, Level]:
    """Read the levels from the weakest on."""
    text = resources.files(__package__).joinpath("levels.toml").read_text(encoding="utf-8")
    return {name: Level(**numbers) for name, numbers in tomllib.loads(text).items()}


LEVELS: Final = read_levels()


def planners() -> dict[str, Callable[[Rng], Bot]]:
    """Return how a bot of each level is made."""
    return {
        name: partial(PlanningBot, simulations=level.simulations, seconds=level.seconds, noise=level.noise)
        for name, level in LEVELS.items()
    }
