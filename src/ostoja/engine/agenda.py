"""The agenda: a stack of small data steps, and the loop that runs it until somebody has to choose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, cast

from ostoja.engine.native import TypeVar, mypyc_attr
from ostoja.engine.seats import seats_in

if TYPE_CHECKING:
    from ostoja.engine.journal import Journal
    from ostoja.engine.rng import Rng

S = TypeVar("S", bound="State", default=Any)

NONE: Final = -1  # an argument of an event or a question that is not used
FORCED: Final = "forced"
PATIENCE: Final = 100_000  # steps between two questions
NOTHING: Final[list[int]] = []  # the options of a seat that is not asked


def without_none(numbers: Sequence[int]) -> list[int]:
    """List the arguments of an event or a question that are used: those up to the last one that is not NONE."""
    used = list(numbers)
    while used and used[-1] == NONE:
        used.pop()
    return used


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One entry of the agenda: plain data that says how far a part of the rules has got."""

    __slots__ = ()

    def copy(self) -> Step[S]:
        """Return a step for another copy of the state; a step that never changes may be shared."""
        return self

    def proceed(self, g: S) -> Next:
        """Go on with this part of the rules, and return what comes next."""
        raise Unwritten(self, "way on")

    def answer(self, g: S, seat: int, option: int) -> Next:
        """Take what a seat has chosen, and return what comes next."""
        raise Unwritten(self, "question")


Next = Step[Any] | None
Phases = tuple[Callable[[Any, Any], Next], ...]


class Endless(Exception):
    """The rules run on and on without asking anybody; no table that a game has set up itself does so."""

    def __init__(self, step: Step[Any] | str) -> None:
        super().__init__(name_of(step))

    def __str__(self) -> str:
        return f"the rules run on at {self.args[0]} without asking anybody"


class Unwritten(Exception):
    """A game's class lacks something that the engine asks it for."""

    def __init__(self, owner: object, method: str) -> None:
        super().__init__(name_of(owner), method)

    def __str__(self) -> str:
        return f"{self.args[0]} does not say its {self.args[1]}"


def name_of(owner: object) -> str:
    """Return the name of a thing's class; an error that comes from another process has the name alone."""
    return owner if isinstance(owner, str) else type(owner).__name__


class Done(Step[Any]):
    """What a phase or a choice returns when its own step is finished."""

    __slots__ = ()


class Asked(Step[Any]):
    """What a decision returns when it waits for seats to choose."""

    __slots__ = ()


DONE: Final = Done()
ASKED: Final = Asked()


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Step[S]):
    """A step that runs through named phases; each phase returns what comes next.

    A step: it is done first. DONE: this procedure is over. None: go on with the next phase.
    """

    __slots__ = ("at",)

    def __init__(self) -> None:
        self.at = 0

    def copy(self) -> Procedure[S]:
        """Return a procedure that has got as far; one that remembers more writes its own."""
        twin = type(self)()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the phase methods in the order of the rulebook."""
        raise Unwritten(self, "phases")

    def again(self) -> Next:
        """Go on with the first phase instead of the next one."""
        self.at = 0
        return None

    def proceed(self, g: S) -> Next:
        """Run the next phase; after the last one the procedure is over."""
        phases = self.phases()
        at = self.at
        if at == len(phases):
            return DONE
        self.at = at + 1
        return phases[at](self, g)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step that asks seats for a choice. `options` is the only source of legality."""

    __slots__ = ()

    def proceed(self, g: S) -> Next:
        """Put the question to the seats; a choice without an alternative is made at once."""
        asked = self.deciders(g)
        if not asked:
            return DONE
        offers = g.offers
        for seat in seats_in(asked):
            options = self.options(g, seat)
            if len(options) == 1 and not self.always_asks(g, seat):
                for other in seats_in(asked & (1 << seat) - 1):
                    offers[other] = NOTHING
                if g.journal is not None:  # for the seat alone: the option may name what only it knows
                    g.journal.note(1 << seat, FORCED, seat, options[0], NONE, NONE)
                return self.decide(g, seat, options[0])
            offers[seat] = options
        for seat in seats_in(g.asked & ~asked):  # whose question is over
            offers[seat] = NOTHING
        g.asked = asked
        g.serial += 1
        return ASKED

    def answer(self, g: S, seat: int, option: int) -> Next:
        """Do what was chosen; a sealed choice changes nothing for the others until the last one is in."""
        following = self.decide(g, seat, option)
        if following is None and self.sealed():
            waiting = self.deciders(g)
            if waiting:
                g.asked = waiting
                g.offers[seat] = NOTHING
                return ASKED
        return following

    def deciders(self, g: S) -> int:
        """Return the seats that have to choose now, as a bit mask; none: the decision is over."""
        raise Unwritten(self, "deciders")

    def options(self, g: S, seat: int) -> list[int]:
        """List what the seat may choose: pure, ordered, never empty while it is asked."""
        raise Unwritten(self, "options")

    def decide(self, g: S, seat: int, option: int) -> Next:
        """Do what the choice means. None: ask on; DONE: the decision is over; a step: it is done first."""
        raise Unwritten(self, "consequence")

    def asks(self, g: S) -> tuple[str, int, int]:
        """Name the question (a key of the game's phrases) and its two arguments."""
        return (type(self).__name__, NONE, NONE)

    def rule(self) -> str:
        """Return the id of the rule behind the question."""
        return ""

    def fallback(self, g: S, seat: int) -> int:
        """Choose for a seat that is absent or out of time."""
        return self.options(g, seat)[0]

    def always_asks(self, g: S, seat: int) -> bool:
        """Tell whether to ask even if there is one option: skipping would tell what the seat holds."""
        return False

    def sealed(self) -> bool:
        """Tell whether choices stay invisible, and the others' options as they are, until all are in."""
        return False

    def is_pick(self) -> bool:
        """Tell whether a choice is one of several small ones that only together mean something, as in a payment."""
        return False

    def reopens(self, option: int) -> bool:
        """Tell whether a choice puts the question anew to those who have answered it already."""
        return False

    def why_not(self, g: S, seat: int, option: int) -> str:
        """Return the id of the rule that forbids an option which is not offered, if one can be named."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The table of one game: facts as plain data, the agenda, and who is asked what."""

    __slots__ = ("agenda", "asked", "journal", "offers", "over", "rng", "seats", "serial")

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.agenda: list[Step[Any]] = []
        self.asked = 0
        self.offers: list[list[int]] = []  # by seat; NOTHING for those who are not asked
        self.serial = 0
        self.over = False
        self.journal: Journal | None = None

    def copy(self) -> State:
        """Return an independent copy without the journal, a few microseconds' work."""
        raise Unwritten(self, "copy")

    def unsaved(self) -> tuple[str, ...]:
        """Name what a snapshot leaves out because it is shared by all copies or can be worked out again."""
        return ("asked", "journal", "offers")

    def copy_table(self, twin: State) -> None:
        """Give a copy its own agenda and generator and the same open question."""
        twin.agenda = [step.copy() for step in self.agenda]
        twin.asked = self.asked
        twin.offers = self.offers[:]
        twin.serial = self.serial
        twin.over = self.over

    def apply(self, seat: int, option: int) -> None:
        """Do one offered choice and run on to the next question. The caller vouches that it was offered."""
        step = self.agenda[-1]
        self.run(step, step.answer(self, seat, option))

    def settle(self) -> None:
        """Run the agenda until somebody has a real choice or the game is over."""
        self.offers = [NOTHING] * self.seats
        if self.agenda:
            self.run(self.agenda[-1], None)
        else:
            self.end()

    def run(self, step: Step[Any], following: Next) -> None:
        """Put what follows the top step on the agenda, or take off what is done, and go on until somebody is asked."""
        agenda: list[Any] = self.agenda
        patience = PATIENCE
        while True:
            if following is ASKED:
                return
            if following is DONE:
                agenda.pop()
                if not agenda:
                    break
                step = agenda[-1]
            elif following is not None:
                agenda.append(following)
                step = following
            if self.over:
                break
            if not patience:
                raise Endless(step)
            patience -= 1
            following = step.proceed(self)
        self.end()

    def end(self) -> None:
        """Nobody is asked any more."""
        self.asked = 0
        self.over = True
        self.offers = []

    def reopen(self) -> None:
        """Work out the open question's options anew, after hidden things were dealt anew."""
        if self.asked:
            decision = cast("Decision[Any]", self.agenda[-1])
            self.offers = [NOTHING] * self.seats
            for seat in seats_in(self.asked):
                self.offers[seat] = decision.options(self, seat)

    def tell(self, kind: str, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Tell everybody what happened."""
        if self.journal is not None:
            self.journal.note(-1, kind, a, b, c, d)

    def reveal(self, kind: str, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Tell everybody something that was hidden until now."""
        if self.journal is not None:
            self.journal.uncover(-1, kind, a, b, c, d)

    def show(self, seats: int, kind: str, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Show some seats (a bit mask) something that stays hidden from the rest."""
        if self.journal is not None:
            self.journal.uncover(seats, kind, a, b, c, d)

    def tell_rest(self, seats: int, kind: str, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Tell everybody but some seats: the redacted twin of what those were shown."""
        if self.journal is not None:
            self.journal.note(~seats, kind, a, b, c, d)
