"""What a table is to be like, as typed: options of the game, a data file, a list of bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.bots.registry import BOTS, QUICK, check
from ostoja.engine.datafile import load
from ostoja.engine.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.datafile import Section
    from ostoja.engine.game import Game
    from ostoja.engine.setup_options import Value

SEATS = 4  # at a table whose size nobody names, if the game allows it


def options_from(settings: Sequence[str]) -> dict[str, Value]:
    """Read OPTION=VALUE pairs."""
    options: dict[str, Value] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals:
            raise SetupError(f"--set takes OPTION=VALUE, not {setting!r}")
        options[key.strip()] = value.strip()
    return options


def changes_from(path: str) -> Section:
    """Read the data file, if one is named."""
    return load(path) if path else {}


def bots_from(text: str) -> list[str]:
    """Read a list of bots and make sure that all of them exist."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        check(name)
    return names


def others_from(text: str, seats: int, own: int) -> dict[int, str]:
    """Return a bot for every seat but one's own: the same for all of them, or each as named."""
    names = bots_from(text)
    if not 0 <= own < seats:
        raise SetupError(f"there is no seat {own}; seats are 0 to {seats - 1}")
    if len(names) not in {1, seats - 1}:
        raise SetupError(f"{seats} seats and you: name 1 bot for all others or {seats - 1}, not {len(names)}")
    others = [seat for seat in range(seats) if seat != own]
    return dict(zip(others, names * (seats - 1), strict=False))


def company_from(text: str, seats: int | None, game: Game) -> list[str]:
    """Return a bot for every seat: those that were named, or the usual one among the weakest."""
    if seats is not None and not game.least_seats <= seats <= game.most_seats:
        raise SetupError(f"{game.title} has {game.least_seats} to {game.most_seats} seats, not {seats}")
    if not text:
        return [QUICK, *[next(iter(BOTS))] * ((seats or usual_seats(game)) - 1)]
    names = bots_from(text)
    if seats not in {None, len(names)}:
        raise SetupError(f"--seats {seats} and --bots with {len(names)} contradict each other; name {seats} bots")
    return names


def usual_seats(game: Game) -> int:
    """Return the number of seats where nobody asks for another."""
    return min(max(SEATS, game.least_seats), game.most_seats)
