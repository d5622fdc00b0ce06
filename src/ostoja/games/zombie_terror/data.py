"""The numbers of Zombie Terror, read from data.toml and turned into the tables the rules look things up in."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from ostoja.engine.datafile import number, table
from ostoja.engine.errors import DataError
from ostoja.games.zombie_terror.grid import WAYS, Grid
from ostoja.games.zombie_terror.words import (
    CAR_HALF,
    CHARACTER,
    FIELD,
    FIELDS,
    HEIGHT,
    HUMANS,
    KIND,
    LETTERS,
    SUPERMARKET_HALF,
    WIDTH,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

MARKS: Final = "#eCm."


class Board:
    """ZT-GEN-13  One side of the board: its fields by what is printed on them; shared by all copies of a state."""

    __slots__ = (
        "car",
        "entries",
        "grid",
        "half",
        "halves",
        "is_car",
        "manholes",
        "printed",
        "sight",
        "supermarket",
        "to_car",
        "to_car_dog",
    )

    def __init__(self, marks: str, supermarket: int, border: int, sight: int) -> None:
        self.grid = Grid(WIDTH, HEIGHT, frozenset(_marked(marks, "#")))
        self.sight = self.grid.sight(sight)
        self.car = tuple(_marked(marks, "C"))
        self.is_car = tuple(mark == "C" for mark in marks)
        self.manholes = tuple(_marked(marks, "m"))
        self.supermarket = tuple(f for f in range(FIELDS) if f % WIDTH == supermarket and marks[f] != "#")
        # ZT-GEN-10
        self.half = tuple(CAR_HALF if field % WIDTH >= border else SUPERMARKET_HALF for field in range(FIELDS))
        self.halves: tuple[tuple[int, ...], ...] = tuple(
            tuple(field for field in range(FIELDS) if self.half[field] == half) for half in (SUPERMARKET_HALF, CAR_HALF)
        )
        signs = _marked(marks, "e")
        self.entries: tuple[tuple[int, ...], ...] = (
            tuple(field for field in signs if self.half[field] == SUPERMARKET_HALF),
            tuple(field for field in signs if self.half[field] == CAR_HALF),
            tuple(signs),
        )
        self.to_car = self.grid.distances(self.car)
        self.to_car_dog = self.grid.distances(self.car, WAYS)
        self.printed = {  # as views have it
            "walls": sorted(self.grid.walls),
            "entries": signs,
            "car": list(self.car),
            "manholes": list(self.manholes),
            "supermarket": list(self.supermarket),
            "car_half": self.half.index(CAR_HALF),
        }


@cache
def draw_board(marks: str, supermarket: int, border: int, sight: int) -> Board:
    """Work the tables of a board out; the same drawing is worked out once."""
    return Board(marks, supermarket, border, sight)


def read_board(source: Mapping[str, object], side: str, sight: int) -> Board:
    """Read one side of the board."""
    marks = _marks(source, f"boards.{side}.grid")
    supermarket = _column(source, f"boards.{side}.supermarket")
    board = draw_board(marks, supermarket, _column(source, f"boards.{side}.car_half"), sight)
    if not board.car or len(board.supermarket) < HUMANS:
        raise DataError(f"data field boards.{side}.grid needs a car field C and room for {HUMANS} humans")
    return board


class Data:
    """The numbers of one game; shared by all copies of its state and never changed."""

    __slots__ = (
        "adrenaline",
        "ap",
        "bloodlust",
        "bullets",
        "first_zombies",
        "horde",
        "markers",
        "plague",
        "quiet_activations",
        "rampage",
        "sight",
        "silence",
        "stars",
        "stars_to_win",
        "terror_end",
        "zombie_ap",
        "zombie_turns",
    )

    def __init__(self, source: Mapping[str, object], dog_stars: tuple[int, int]) -> None:
        people = [str(label) for label in CHARACTER.labels]
        kinds = [str(label) for label in KIND.labels]
        self.ap: tuple[int, ...] = tuple(number(source, f"characters.{name}.ap", 1, 9) for name in people)
        self.stars: tuple[int, ...] = (*_stars(source, people[:HUMANS]), *dog_stars, 0, 0)
        self.markers: tuple[int, ...] = tuple(number(source, f"zombies.{kind}.markers", 0, 60) for kind in kinds)
        self.zombie_ap: tuple[int, ...] = tuple(number(source, f"zombies.{kind}.ap", 1, 9) for kind in kinds)
        self.zombie_turns: tuple[int, ...] = tuple(number(source, f"zombies.{kind}.turns", 0, 9) for kind in kinds)
        self.sight = number(source, "numbers.sight", 1, WIDTH)
        self.bullets = number(source, "numbers.bullets", 0, 20)
        self.stars_to_win = number(source, "numbers.stars_to_win", 1, 30)
        self.first_zombies = number(source, "numbers.first_zombies", 0, 10)
        self.quiet_activations = number(source, "numbers.quiet_activations", 0, 20)
        self.terror_end = number(source, "numbers.terror_end", 2, 20)
        self.adrenaline = number(source, "numbers.adrenaline", 0, 9)
        self.silence = number(source, "numbers.silence", 1, HUMANS)
        self.plague = number(source, "numbers.plague", 0, 9)
        self.horde = number(source, "numbers.horde", 0, 9)
        self.bloodlust = number(source, "numbers.bloodlust", 0, 9)
        self.rampage = number(source, "numbers.rampage", 0, 9)
        if self.markers[0] < 2 * self.first_zombies:
            raise DataError("data field zombies.zombie.markers must be at least twice numbers.first_zombies")


def read_field(word: object, name: str) -> int:
    """Return the field a text names, or say which data field is wrong."""
    if word not in FIELD.labels:
        raise DataError(f"data field {name} must be a field from A1 to P12, not {word!r}")
    return FIELD.read(str(word))


def text(source: Mapping[str, object], name: str) -> str:
    """Return a text from a table given by a dotted name."""
    *path, key = name.split(".")
    value = table(source, *path).get(key)
    if not isinstance(value, str):
        raise DataError(f"data field {name} must be a text, not {value!r}")
    return value


def words(source: Mapping[str, object], name: str) -> list[object]:
    """Return a list from a table given by a dotted name."""
    *path, key = name.split(".")
    value = table(source, *path).get(key)
    if not isinstance(value, list):
        raise DataError(f"data field {name} must be a list, not {value!r}")
    return list(value)


def _stars(source: Mapping[str, object], people: list[str]) -> list[int]:
    """Return the stars of every human by its health: healthy, wounded, doomed, gone."""
    found: list[int] = []
    for name in people:
        found += [number(source, f"characters.{name}.stars", 0, 9), number(source, f"characters.{name}.wounded", 0, 9)]
        found += [0, 0]
    return found


def _marks(source: Mapping[str, object], name: str) -> str:
    """Read the drawn board: one mark for each field, row by row."""
    rows = [row.replace(" ", "") for row in text(source, name).splitlines() if row.strip()]
    if len(rows) != HEIGHT or any(len(row) != WIDTH for row in rows):
        raise DataError(f"data field {name} must have {HEIGHT} rows of {WIDTH} marks")
    strange = sorted(set("".join(rows)) - set(MARKS))
    if strange:
        raise DataError(f"data field {name} may hold only the marks {' '.join(MARKS)}, not {' '.join(strange)}")
    return "".join(rows)


def _marked(marks: str, mark: str) -> list[int]:
    """List the fields with a mark."""
    return [field for field in range(FIELDS) if marks[field] == mark]


def _column(source: Mapping[str, object], name: str) -> int:
    """Read the letter of a column."""
    letter = text(source, name)
    if len(letter) != 1 or letter not in LETTERS:
        raise DataError(f"data field {name} must be a column from A to P, not {letter!r}")
    return LETTERS.index(letter)
