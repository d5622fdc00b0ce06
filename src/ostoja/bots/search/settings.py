"""How a game is searched: numbers found by measuring, which lie in the game's package as `search.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

LEVELS: Final = "levels"  # the table of a game's file that says otherwise about levels


class Settings(NamedTuple):
    """What a search may vary from game to game."""

    rounds: int = 1  # that a play-out goes on, the present one included
    whim: float = 0.1  # how often somebody chooses otherwise than by judgement
    bias: float = 0.1  # chance of winning between the best and the worst rating, before anything is tried
    worth_of_prior: float = 8.0  # tries that the judgement's rating counts as
    shortlist: int = 16  # options that are tried at all, the best by judgement
    most_choices: int = 400  # of a play-out
    choices_a_turn: float = 4.0  # of one seat, at most in nearly all turns: they share the time of a turn
    depth: int = (
        0  # questions of one play-out that are chosen by what earlier ones came to; 0: only the root is searched
    )
    all_seats: bool = False  # those of all seats, and not only of whoever searches
    widening: float = 1.0  # options looked at there grow with this times the root of the visits
    curiosity: float = 0.1  # how much an option that was seldom tried there is preferred, as a chance of winning


class Level(NamedTuple):
    """How much a bot thinks, and how well it sees what comes of it."""

    simulations: int
    noise: float  # the spread of its error about a chance of winning
    seconds: float  # of one choice at a table; in the laboratory simulations alone count


def read_file(package: str) -> dict[str, Any]:
    """Read what a game says about being searched; nothing without such a file."""
    file = resources.files(package).joinpath("search.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def settings_of(package: str) -> Settings:
    """Read how the game of a package is searched: as usual, but for what its file names."""
    return Settings(**{name: value for name, value in read_file(package).items() if name != LEVELS})


@cache
def level_at(package: str, name: str, usual: Level) -> Level:
    """Return what a level is in the game of a package: as usual, but for what its file names."""
    return usual._replace(**read_file(package).get(LEVELS, {}).get(name, {}))
