"""What a bot is given, and what it answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from ostoja.bots.budget import OWN
from ostoja.engine.agenda import Unwritten
from ostoja.engine.heuristics import even_hearing
from ostoja.engine.native import mypyc_attr
from ostoja.engine.rng import Forgetful
from ostoja.engine.talk import CLAIM, NOTHING_BEFORE
from ostoja.engine.vocabulary import Word

if TYPE_CHECKING:
    from ostoja.bots.budget import Budget
    from ostoja.bots.thoughts import Thoughts
    from ostoja.engine.agenda import Decision, State
    from ostoja.engine.game import Game, View
    from ostoja.engine.heuristics import Hearing
    from ostoja.engine.rng import Rng
    from ostoja.engine.talk import Act


class Said(NamedTuple):
    """Something to say: to whom (-1: everybody), the words of a talk act, the act it replies to, and in which voice."""

    to: int
    words: list[Word]
    re: int = NOTHING_BEFORE
    voice: str = ""


Speech = Sequence[tuple[int, list[Word]] | Said]

TRIES: Final = 3  # worlds that are dealt before one is taken that does not fit what was claimed
DOUBT: Final = 0.2  # nobody is believed, or disbelieved, altogether
GRAIN: Final = 4096


class Chair:
    """One seat's place at the table: all it may see and hear. The true state stays inside and is never handed out.

    With every question comes what thinking about it may cost; who does not search need not look.
    """

    __slots__ = ("__state", "budget", "game", "hearing", "seat")

    def __init__(
        self, game: Game, state: State, seat: int, hearing: Hearing | None = None, budget: Budget = OWN
    ) -> None:
        self.game = game
        self.seat = seat
        self.hearing = hearing or even_hearing(state.seats)
        self.budget = budget
        self.__state = state

    def options(self) -> list[int]:
        """List what the seat may choose; empty while it is not asked."""
        state = self.__state
        return list(state.offers[self.seat]) if state.asked >> self.seat & 1 else []

    def question(self) -> tuple[str, int, int]:
        """Return what is asked: its key and two numbers."""
        state = self.__state
        return cast("Decision[Any]", state.agenda[-1]).asks(state)

    def view(self) -> View:
        """Return what the seat sees."""
        return self.game.view(self.__state, self.seat)

    def sample(self, rng: Rng) -> State:
        """Return a world that the seat cannot tell from the true one, with chance drawn from the given generator.

        It is dealt so that how hidden things really lie leaves no trace: from all worlds that the seat cannot tell
        apart the same generator gives the same one.
        """
        world = self.deal(Forgetful(rng.key, rng.at))
        if self.hearing.acts:
            claims = [act for act in self.hearing.acts if act.form.kind == CLAIM and act.seat != self.seat]
            for number in range(TRIES if claims else 0):
                if self.fits(world, claims, rng):
                    break
                world = self.deal(Forgetful(rng.key + bytes([number]), rng.at))
        world.rng = rng  # from here on chance is as it is in any game
        return world

    def deal(self, rng: Rng) -> State:
        """Deal anew all that the seat cannot know."""
        world: State = self.game.determinise(self.__state, self.seat, rng)
        return world

    def fits(self, world: State, claims: list[Act], rng: Rng) -> bool:
        """Draw whether a world is taken: the better it fits what others claim, as far as they are believed."""
        weight = 1.0
        for claim in claims:
            belief = min(1.0 - DOUBT, max(DOUBT, self.hearing.credit[claim.seat]))
            truth = self.game.bears_out(world, claim)
            if truth:
                weight *= (belief if truth > 0 else 1.0 - belief) / max(belief, 1.0 - belief)
        return rng.below(GRAIN) < weight * GRAIN


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is asked at its chair. All its chance comes from its own generator, so a seed repeats it."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, chair: Chair) -> int:
        """Return one of the options offered."""
        raise Unwritten(self, "choice")

    def thoughts(self) -> Thoughts | None:
        """Return what it thought before it last chose; most bots cannot tell."""
        return None

    def speak(self, chair: Chair) -> Speech:
        """Return what it wants to say before it chooses; most bots are silent."""
        return []

    def answer(self, chair: Chair) -> Speech:
        """Return what it answers to whoever spoke to it, without anything else."""
        return []
