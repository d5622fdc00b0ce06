"""Games that both builds have to play alike: the golden ones, random ones, and each bot at every kind of table.

    python -m tests.compiled.games FOLDER KEY RANDOM

writes the record of each game of a title into the folder, or what went wrong in it.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ostoja.bots.budget import Budget
from ostoja.bots.company import Company
from ostoja.bots.registry import BOTS, is_quick
from ostoja.engine.errors import SetupError
from ostoja.engine.match import Match
from ostoja.engine.record import replay, write_record
from ostoja.engine.rng import seeded
from ostoja.engine.setup_options import OneOf, Switch
from ostoja.games import find
from tests.conformance.tables import draw_agreement
from tests.records.make import TALK_EVERY, folder_of, talk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ostoja.engine.game import Game, Setup
    from ostoja.engine.setup_options import Value

BRIEF = Budget(simulations=2)  # a question; each option is tried once at least


def golden(text: str) -> str:
    """Run a golden record again."""
    return write_record(replay(text, find))


def drawn(game: Game, number: int) -> str:
    """Play a random game at a random table, with a word now and then."""
    lot = seeded(f"both builds {game.key} {number}")
    _wish, setup = draw_agreement(game, lot)
    match = Match(game, setup, str(number))
    while not match.state.over:
        if match.taken % TALK_EVERY == 0:
            talk(match, lot)
        seat = lot.pick(match.asked())
        match.choose(seat, lot.pick(match.options(seat)))
    return write_record(match)


def among_bots(game: Game, setup: Setup, name: str) -> str:
    """Let bots of one kind play and talk among themselves."""
    match = Match(game, setup, f"{name} {setup.seats}")
    company = Company(match, dict.fromkeys(range(setup.seats), name))
    company.budgets = dict.fromkeys(company.budgets, BRIEF)
    while not match.state.over:
        company.speak()
        company.choose()
    return write_record(match)


def tables(game: Game) -> Iterator[tuple[str, Setup]]:
    """List every number of seats, and every scenario, variant and ruling once, at one table each."""
    for seats in range(game.least_seats, game.most_seats + 1):
        yield f"{seats} seats", game.agree(seats)
    for option in game.setup_options:
        values: tuple[Value, ...] = ()
        if isinstance(option, OneOf):
            values = tuple(value for value in option.values if value != option.default)
        elif isinstance(option, Switch):
            values = (not option.default,)
        for value in values:
            if setup := somewhere(game, {option.key: value}):
                yield f"{option.key} {value}", setup


def somewhere(game: Game, wishes: dict[str, Value]) -> Setup | None:
    """Return the smallest table that agrees to a wish; some cannot stand alone."""
    for seats in range(game.least_seats, game.most_seats + 1):
        try:
            return game.agree(seats, wishes)
        except SetupError:
            continue
    return None


def games(key: str, random: int) -> Iterator[tuple[str, Callable[[], str]]]:
    """List the games of a title by their names."""
    game = find(key)
    for file in sorted(folder_of(game).glob("*.jsonl")):
        yield f"golden {file.stem}", partial(golden, file.read_bytes().decode())
    for number in range(random):
        yield f"random {number}", partial(drawn, game, number)
    for table, setup in tables(game):
        everywhere = table.endswith("seats")  # who plans does so alike under every ruling, and takes its time
        for name in BOTS if everywhere else filter(is_quick, BOTS):
            yield f"{name} {table}", partial(among_bots, game, setup, name)


def main() -> None:
    """Play them; what goes wrong in one is written down instead of its record."""
    folder, key, random = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    folder.mkdir(parents=True, exist_ok=True)
    for name, play in games(key, random):
        try:
            text = play()
        except Exception as error:  # noqa: BLE001  whatever it is, the others are played too
            text = f"failed: {type(error).__name__}: {error}"
        (folder / name).write_bytes(text.encode())


if __name__ == "__main__":
    main()
