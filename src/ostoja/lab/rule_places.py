"""Where the code cites which rule: in docstrings, comments and answers, and beside the numbers of the data."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import ostoja.kit
from ostoja.text.rulebook import CHECKOUT

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator

    from ostoja.engine.game import Game

CITED: Final = re.compile(r"\b[A-Z]+(?:-[A-Za-z0-9_]+){2,}")
JUDGEMENT: Final = ("heuristics", "judge_")  # how bots play: it goes by the rules and holds none of them
CODE: Final = (".py", ".toml")


class Place(NamedTuple):
    """A line of a file that names a rule."""

    file: Path
    line: int  # counted from 1


Places = dict[str, list[Place]]  # by the id of a rule


def places_of(game: Game, rules: Container[str]) -> Places:
    """Find every line of a game's package, and of the kit, that names one of its rules."""
    return places_in(code_of(game), rules)


def code_of(game: Game) -> Iterator[Path]:
    """Yield the chapters and the data files of a game, and what it may use of the kit."""
    package = import_module(game.package())
    return code_in(*(Path(path) for path in (*package.__path__, *ostoja.kit.__path__)))


def code_in(*folders: Path) -> Iterator[Path]:
    """Yield the chapters and the data files below some folders."""
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.suffix in CODE and not file.name.startswith(JUDGEMENT):
                yield file


def places_in(files: Iterable[Path], rules: Container[str]) -> Places:
    """Find every line of some files that names one of the rules."""
    places: Places = {}
    for file in files:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            for rule_id in dict.fromkeys(CITED.findall(line)):
                if rule_id in rules:
                    places.setdefault(rule_id, []).append(Place(file, number))
    return places


def shown(place: Place) -> str:
    """Name a place by its file, from the checkout if it lies there, and its line."""
    file = place.file.resolve()
    return f"{file.relative_to(CHECKOUT) if file.is_relative_to(CHECKOUT) else file}:{place.line}"
