"""The bots at a match: they speak when a question opens, and choose when it is their turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.bots.bot import Chair
from ostoja.bots.registry import bot, budget_of
from ostoja.bots.trust import Memory
from ostoja.engine.rng import seeded

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja.engine.match import Match


class Company:
    """The bots by their seats. Their chance comes from a seed, that of the match unless told otherwise: it repeats."""

    def __init__(self, match: Match, names: Mapping[int, str], seed: str = "") -> None:
        self.match = match
        self.bots = {seat: bot(name, seeded(f"{seed or match.seed}:{seat}")) for seat, name in names.items()}
        self.budgets = {seat: budget_of(name) for seat, name in names.items()}
        self.memories = {seat: Memory(match.setup.seats) for seat in names}
        self.spoken = -1  # the last question that they have spoken about

    def chair(self, seat: int) -> Chair:
        """Return all that a bot may see and has heard."""
        match = self.match
        hearing = self.memories[seat].listen(match.game, match.acts(seat), match.journal.events)
        return Chair(match.game, match.state, seat, hearing, self.budgets[seat])

    def speak(self) -> None:
        """Let every bot that is asked say what it wants, once for every question and before anybody answers it."""
        state = self.match.state
        if state.serial <= self.spoken:
            return
        self.spoken = state.serial
        for seat in self.match.asked():
            if seat in self.bots and not self.match.game.hushes(state):
                for to, words in self.bots[seat].speak(self.chair(seat)):
                    self.match.say(seat, to, words)

    def think(self) -> tuple[int, int]:
        """Return the first bot's seat that is asked, and what it wants to choose."""
        seat = next(seat for seat in self.match.asked() if seat in self.bots)
        return seat, self.bots[seat].choose(self.chair(seat))

    def choose(self) -> None:
        """Let the first bot that is asked choose."""
        self.match.choose(*self.think())
