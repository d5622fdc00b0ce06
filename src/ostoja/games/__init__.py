"""The games, one folder each, and the registry that finds them. They know the engine and the kit, never one another."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from ostoja.engine.errors import SetupError
from ostoja.engine.naming import no_such
from ostoja.engine.position import game_named, laid_out, parse_position

if TYPE_CHECKING:
    from ostoja.engine.game import Game
    from ostoja.engine.position import Position

GROUP = "ostoja.games"  # other packages announce a game of theirs under this entry point


@cache
def all_games() -> dict[str, Game]:
    """Return every game by its key: the folders beside this file, then those of other packages."""
    games: dict[str, Game] = {}
    for module in pkgutil.iter_modules(__path__):
        game: Game = importlib.import_module(f"{__name__}.{module.name}").GAME
        games[game.key] = game
    for entry in entry_points(group=GROUP):
        game = entry.load()
        games[game.key] = game
    return games


def open_position(text: str) -> Position:
    """Lay out a position of any game: it names its own."""
    parts = parse_position(text)
    return laid_out(find(game_named(parts)), parts)


def find(key: str) -> Game:
    """Return the game of that key."""
    games = all_games()
    if key not in games:
        raise SetupError(no_such("game", key, games))
    return games[key]
