"""How a game is searched: numbers found by measuring, which lie in the game's package as `search.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import NamedTuple


class Settings(NamedTuple):
    """What a search may vary from game to game."""

    rounds: int = 1  # that a play-out goes on, the present one included
    whim: float = 0.1  # how often somebody chooses otherwise than by judgement
    bias: float = 0.1  # chance of winning between the best and the worst rating, before anything is tried
    worth_of_prior: float = 8.0  # tries that the judgement's rating counts as
    shortlist: int = 16  # options that are tried at all, the best by judgement
    most_choices: int = 400  # of a play-out
    choices_a_turn: float = 4.0  # of one seat, at most in nearly all turns: they share the time of a turn


@cache
def settings_of(package: str) -> Settings:
    """Read how the game of a package is searched; without such a file, the usual way."""
    file = resources.files(package).joinpath("search.toml")
    return Settings(**tomllib.loads(file.read_text(encoding="utf-8"))) if file.is_file() else Settings()
