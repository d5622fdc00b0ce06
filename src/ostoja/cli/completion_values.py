"""What a shell offers when somebody presses the Tab key: games, bots, and the options of a game with their values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import typer

from ostoja.bots.registry import BOTS
from ostoja.engine.setup_options import Amount, OneOf, Switch
from ostoja.games import all_games

if TYPE_CHECKING:
    from ostoja.engine.setup_options import SetupOption

MANY: Final = 20  # numbers that are no longer listed one by one


def complete_game(incomplete: str) -> list[tuple[str, str]]:
    """Offer the games."""
    return [(game.key, game.title) for game in all_games().values() if game.key.startswith(incomplete)]


def complete_bots(incomplete: str) -> list[str]:
    """Offer the bots, also behind those that a list names already."""
    named, comma, begun = incomplete.rpartition(",")
    return [f"{named}{comma}{name}" for name in BOTS if name.startswith(begun)]


def complete_option(context: typer.Context, incomplete: str) -> list[str]:
    """Offer the options of the game that is named already, and the values of one of them."""
    named = (context.params.get("game"), *context.args)  # an option without its value keeps the parser from the rest
    game = next((game for key, game in all_games().items() if key in named), None)
    choices = {choice.key: choice for choice in game.setup_options} if game else {}
    key, equals, _ = incomplete.partition("=")
    if equals and key in choices:
        return [f"{key}={value}" for value in values_of(choices[key])]
    return [f"{key}=" for key in choices]


def values_of(choice: SetupOption) -> list[str]:
    """List the values of an option, if they can be listed."""
    if isinstance(choice, OneOf):
        return list(choice.values)
    if isinstance(choice, Switch):
        return ["true", "false"]
    if isinstance(choice, Amount) and choice.most - choice.least < MANY:
        return [str(value) for value in range(choice.least, choice.most + 1)]
    return []
