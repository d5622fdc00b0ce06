"""Scenarios as data: the board, the groups and where they start, the cards and tokens in play.

A further scenario is one more table in data.toml and one more procedure that says how its rounds run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.datafile import number, table
from ostoja.engine.errors import DataError, SetupError
from ostoja.games.zombie_terror.data import read_board, read_field, text, words
from ostoja.games.zombie_terror.words import CARD, CARDS, CHARACTER, CHARACTERS, DOG, HUMAN_CARDS, HUMANS, NOWHERE, SIDE

if TYPE_CHECKING:
    from collections.abc import Mapping

AUTO: Final = "auto"
BASE: Final = "base"
LAW: Final = "law-of-the-stronger"
SCENARIOS: Final = (BASE, LAW)


class Scenario:
    """What one scenario puts on the table; shared by all copies of a state."""

    __slots__ = (
        "blocks",
        "board",
        "finds",
        "groups",
        "hand",
        "key",
        "mutant",
        "seats",
        "sides",
        "start",
        "support",
        "terror",
        "zombie_hand",
    )

    def __init__(self, source: Mapping[str, object], key: str, sight: int) -> None:
        at = f"scenarios.{key}"
        self.key = key
        self.seats = number(source, f"{at}.seats", 2, 3)
        self.board = read_board(source, text(source, f"{at}.board"), sight)
        self.hand = number(source, f"{at}.hand", 0, HUMAN_CARDS)
        self.terror = number(source, f"{at}.terror", 0, 20)
        self.support = number(source, f"{at}.support", 0, 1)
        self.blocks = number(source, f"{at}.block", 0, 2)
        self.finds = number(source, f"{at}.finds", 0, 2)
        self.mutant = table(source, *at.split(".")).get("mutant") is True
        self.zombie_hand = 0  # cards in the opening hand that everybody knows, as a bit mask
        for word in words(source, f"{at}.zombie_hand"):
            if word not in CARD.labels[HUMAN_CARDS:CARDS]:
                raise DataError(f"data field {at}.zombie_hand must name zombie cards, not {word!r}")
            self.zombie_hand |= 1 << CARD.read(str(word))
        if self.hand and self.zombie_hand:  # the deal would leave these cards out, and be short of others
            raise DataError(f"data field {at}.zombie_hand must be empty where {at}.hand deals {self.hand} cards")
        self.sides: tuple[int, ...] = ()  # the side that leads each group
        self.groups: tuple[int, ...] = ()  # humans as bit masks
        self._read_groups(source, at)
        self.start: tuple[int, ...] = self._read_start(source, at)

    def _read_groups(self, source: Mapping[str, object], at: str) -> None:
        """Read who belongs together; every human to exactly one group."""
        everybody = 0
        for side in table(source, *at.split("."), "groups"):
            group = 0
            for word in words(source, f"{at}.groups.{side}"):
                if word not in CHARACTER.labels[:HUMANS] or everybody >> CHARACTER.read(str(word)) & 1:
                    raise DataError(f"data field {at}.groups.{side} must name each human in one group, not {word!r}")
                group |= 1 << CHARACTER.read(str(word))
                everybody |= group
            self.groups += (group,)
            self.sides += (SIDE.read(side),)
        if everybody != (1 << HUMANS) - 1 or len(self.groups) != self.seats - 1:
            raise DataError(f"data table {at}.groups must share all humans out among {self.seats - 1} players")

    def _read_start(self, source: Mapping[str, object], at: str) -> tuple[int, ...]:
        """Read the start fields: free, and no two alike."""
        start = [NOWHERE] * CHARACTERS
        for name, word in table(source, *at.split("."), "start").items():
            field = read_field(word, f"{at}.start.{name}")
            if name not in CHARACTER.labels or field in start or field in self.board.grid.walls:
                raise DataError(f"data field {at}.start.{name} must be a character's own free field, not {word!r}")
            start[CHARACTER.read(name)] = field
        return tuple(start)

    def has_dog(self) -> bool:
        """Tell whether the dog takes part."""
        return self.start[DOG] != NOWHERE


def pick_scenario(wish: str, seats: int, source: Mapping[str, object]) -> str:
    """ZT-S4-SET-12  Two seats play the base game, three The Law of the Stronger; a wish must fit the seats."""
    for key in SCENARIOS:
        needed = number(source, f"scenarios.{key}.seats", 2, 3)
        if wish == key and needed != seats:
            raise SetupError(f"option scenario = {key} needs exactly {needed} seats, not {seats}")
        if wish == key or (wish == AUTO and needed == seats):
            return key
    raise SetupError(f"no scenario is played with {seats} seats")
