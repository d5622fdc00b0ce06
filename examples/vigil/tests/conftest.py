"""A cellar for the tests: hands and the depth of the dark as a test wants them, and then it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from ostoja.engine.match import Match
from ostoja_vigil import GAME

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.engine.datafile import Section as Data
    from ostoja.engine.game import Setup
    from ostoja.engine.setup_options import Value
    from ostoja.engine.vocabulary import Word
    from ostoja_vigil.state import Cellar

    Hand = list[str]


class Section:
    """A game in play."""

    def __init__(self, hands: list[Hand], depth: int, setup: Setup, hearts: list[int]) -> None:
        self.match = Match(GAME, setup, "cellar")
        for seat, hand in enumerate(hands):
            self.take(seat, hand)
        self.g.hearts = hearts or self.g.hearts
        self.g.depth = depth
        self.g.reopen()

    @property
    def g(self) -> Cellar:
        """Look at all facts."""
        return cast("Cellar", self.match.state)

    def take(self, seat: int, hand: Hand) -> None:
        """Swap a hand for another one, as large or not, out of the chest."""
        self.g.chest += self.g.hands[seat]
        wanted = [("stub", "taper", "candle", "lantern").index(name) for name in hand]
        for candle in wanted:
            self.g.chest.remove(candle)
        self.g.hands[seat] = sorted(wanted)

    def chooses(self, seat: int, *words: Word) -> None:
        """Let a seat choose."""
        self.match.choose(seat, GAME.vocabulary.read(words))

    def light(self, *candles: str) -> None:
        """Let everybody who is asked light something, in the order of seats; "" is nothing."""
        for seat, candle in zip(self.match.asked(), candles, strict=True):
            self.chooses(seat, *(("light", candle) if candle else ("pass",)))

    def offered(self, seat: int) -> list[str]:
        """Spell what a seat may choose."""
        return [" ".join(map(str, GAME.vocabulary.spell(option))) for option in self.match.options(seat)]

    def told(self, kind: str, seat: int | None = None) -> list[tuple[int, ...]]:
        """List what a seat, or everybody, was told of a kind."""
        return [event.args for event in self.match.journal.told(seat) if event.kind == kind]

    def pass_all(self) -> None:
        """Let everybody do nothing until the candles of the next night are asked for, or the end."""
        while not self.match.state.over and self.match.question()[0] == "ask-search":
            self.chooses(self.match.asked()[0], "pass")


@pytest.fixture
def table() -> Callable[..., Section]:
    """Open cellars."""

    def opened(
        *hands: Hand,
        depth: int = 5,
        options: dict[str, Value] | None = None,
        changes: Data | None = None,
        hearts: list[int] | None = None,
    ) -> Section:
        setup = GAME.agree(len(hands) or GAME.least_seats, options, changes)
        return Section(list(hands), depth, setup, hearts or [])

    return opened
