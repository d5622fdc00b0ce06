"""The levels: one bot that plans, from one that is kind to a newcomer to one that is hard for anybody."""

from __future__ import annotations

import tomllib
from functools import partial
from importlib import resources
from typing import TYPE_CHECKING, Final

from ostoja.bots.search.bot import PlanningBot
from ostoja.bots.search.settings import Level

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.bots.bot import Bot
    from ostoja.engine.rng import Rng


def read_levels() -> dict[str, Level]:
    """Read the levels from the weakest on."""
    text = resources.files(__package__).joinpath("levels.toml").read_text(encoding="utf-8")
    return {name: Level(**numbers) for name, numbers in tomllib.loads(text).items()}


LEVELS: Final = read_levels()


def planners() -> dict[str, Callable[[Rng], Bot]]:
    """Return how a bot of each level is made."""
    return {name: partial(PlanningBot, **level._asdict(), level=name) for name, level in LEVELS.items()}
