"""The numbers of Osaczeni, read from data.toml and turned into the tables the rules look things up in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.datafile import number
from ostoja.games.osaczeni.words import AREA, CHARACTER, ITEM
from ostoja.kit.refuge.data import RefugeData, column

if TYPE_CHECKING:
    from collections.abc import Mapping


class Data(RefugeData):
    """The numbers of one game; shared by all copies of its state and never changed."""

    __slots__ = ("dice", "first_monsters", "keys", "last_round", "monsters", "notches", "rows")

    def __init__(self, source: Mapping[str, object]) -> None:
        super().__init__(source, AREA, CHARACTER, ITEM)
        self.notches = column(source, AREA, "notches", 24)
        spaces = [number(source, f"cold-room.row_{row}", 1, 24) for row in (1, 2, 3)]
        self.rows = (spaces[0], spaces[0] + spaces[1], sum(spaces))  # deaths by which each row is full
        self.dice = number(source, "numbers.dice", 1, 6)
        self.first_monsters = number(source, "numbers.first_monsters", 0, 12)
        self.monsters = number(source, "numbers.monsters", 1, 999)
        self.last_round = number(source, "numbers.last_round", 1, 99)
        self.keys = number(source, "numbers.keys", 0, 99)
