"""The bots at a match: they talk when a question opens, answer each other, and choose when it is their turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.bots.bot import Chair, Said
from ostoja.bots.registry import bot, budget_of, character_in
from ostoja.bots.talk.character import drawn
from ostoja.bots.talk.memory import memory_of
from ostoja.engine.rng import seeded

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja.bots.bot import Bot, Speech
    from ostoja.engine.agenda import Step
    from ostoja.engine.match import Match

EXCHANGES: Final = 3  # an offer, a counter-offer, and what is said to that


class Company:
    """The bots by their seats. Their chance comes from a seed, that of the match unless told otherwise: it repeats.

    Each has a character of its own, drawn for its chair unless its name says which.
    """

    def __init__(self, match: Match, names: Mapping[int, str], seed: str = "") -> None:
        self.match = match
        seed = seed or match.seed
        self.bots: dict[int, Bot] = {seat: bot(name, seeded(f"{seed}:{seat}")) for seat, name in names.items()}
        self.budgets = {seat: budget_of(name) for seat, name in names.items()}
        self.memories = {
            seat: memory_of(match.setup.seats, seat, character_in(name) or drawn(seed, seat))
            for seat, name in names.items()
        }
        self.step: Step | None = None  # the question that they talk about
        self.spoken = 0  # who has spoken about it, as bits

    def chair(self, seat: int) -> Chair:
        """Return all that a bot may see and has heard."""
        match = self.match
        hearing = self.memories[seat].listen(match.game, match.acts(seat), match.journal.events)
        return Chair(match.game, match.state, seat, hearing, self.budgets[seat])

    def speak(self) -> None:
        """Let every bot that is asked say what it wants, once for every question and before it chooses.

        Whoever is spoken to answers, asked or not, until nobody has anything to say.
        """
        match = self.match
        state = match.state
        if state.agenda[-1] is not self.step:
            self.step = state.agenda[-1]
            self.spoken = 0
        if match.game.hushes(state) or not match.game.talks_over(state):
            return
        began = len(match.said)
        for seat in match.asked():
            if seat in self.bots and not self.spoken >> seat & 1:
                self.spoken |= 1 << seat
                self.say(seat, self.bots[seat].speak(self.chair(seat)))
        for _ in range(EXCHANGES):
            if len(match.said) == began:
                return
            began = self.exchange(began)

    def exchange(self, began: int) -> int:
        """Let those answer who were spoken to since so many acts; return how many there were."""
        match = self.match
        heard = len(match.said)
        for seat in self.bots:
            if any(act.calls_on(seat) for act in match.said[began:heard]):
                self.say(seat, self.bots[seat].answer(self.chair(seat)))
        return heard

    def say(self, seat: int, speech: Speech) -> None:
        """Say something for a bot."""
        for said in speech:
            to, words, re, voice = Said(*said)
            self.match.say(seat, to, words, re, voice)

    def think(self) -> tuple[int, int]:
        """Return the first bot's seat that is asked, and what it wants to choose."""
        seat = next(seat for seat in self.match.asked() if seat in self.bots)
        return seat, self.bots[seat].choose(self.chair(seat))

    def choose(self) -> None:
        """Let the first bot that is asked choose."""
        self.match.choose(*self.think())
