"""Small games for the tests of the engine: a board with a stock and a story, and steps that write into it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from ostoja.engine.agenda import DONE, State
from ostoja.engine.game import Game, Result, Setup, View
from ostoja.engine.journal import Journal
from ostoja.engine.match import Match
from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in
from ostoja.engine.steps import InTurn, PassOut, Picks, Sealed, Solo, Window
from ostoja.engine.talk import CLAIM, PROMISE, Form
from ostoja.engine.vocabulary import SEAT, Domain, Vocabulary

if TYPE_CHECKING:
    from ostoja.engine.agenda import Decision, Next, Step
    from ostoja.engine.rng import Rng

PASS: Final = 0
QUIET, ROLL, SHOW, REVEAL, TELL, STOP = range(1, 7)  # deeds


class Board(State):
    """What happened, in order, as texts, and a stock of numbers that steps may use up."""

    __slots__ = ("stock", "story")

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.stock: list[int] = []
        self.story: list[str] = []

    def copy(self) -> Board:
        twin = Board(self.seats, self.rng.copy())
        self.copy_table(twin)
        twin.stock, twin.story = self.stock[:], self.story[:]
        return twin

    def who(self) -> list[int]:
        """List the seats that are asked."""
        return list(seats_in(self.asked))

    def choices(self, seat: int) -> list[int]:
        """List what a seat is offered."""
        return self.offers[seat]

    def question(self) -> Decision[Any]:
        """Return the open decision."""
        return cast("Decision[Any]", self.agenda[-1])

    def forced(self, seat: int | None) -> list[tuple[int, ...]]:
        """List the forced choices that a seat, or a spectator, was told of."""
        assert self.journal is not None
        return [event.args for event in self.journal.told(seat) if event.kind == "forced"]


def opened(*steps: Step, seats: int = 3, stock: tuple[int, ...] = ()) -> Board:
    """Put steps on a new board's agenda, the last one on top, and run to the first question."""
    board = Board(seats, seeded("small"))
    board.journal = Journal()
    board.stock = list(stock)
    board.agenda.extend(steps)
    board.settle()
    return board


class Rest(Solo[Board]):
    """Lies under the step of a test and asks seat 0 for one of two things that mean nothing, so that play goes on."""

    __slots__ = ()

    def options(self, g: Board, seat: int) -> list[int]:
        return [8, 9]

    def decide(self, g: Board, seat: int, option: int) -> Next:
        g.story.append(f"rest {option}")
        return DONE


class One(Solo[Board]):
    """One seat takes one of the numbers in the stock."""

    __slots__ = ()

    def options(self, g: Board, seat: int) -> list[int]:
        return list(g.stock)

    def decide(self, g: Board, seat: int, option: int) -> Next:
        g.story.append(f"{seat} takes {option}")
        return DONE


class Secret(Sealed[Board]):
    """Everybody names a number in secret: seat 0 any of the stock, seat 1 one fewer, and so on."""

    __slots__ = ()

    def copy(self) -> Secret:
        twin = Secret()
        self.copy_choices(twin)
        return twin

    def options(self, g: Board, seat: int) -> list[int]:
        return g.stock[seat:]

    def reveal(self, g: Board) -> Next:
        g.story.append(f"open {self.choices}")
        return DONE


class Turns(InTurn[Board]):
    """In their turn, seats take numbers from the end of the stock, one by one."""

    __slots__ = ()

    def copy(self) -> Turns:
        twin = Turns()
        self.copy_turns(twin)
        return twin

    def plays(self, g: Board, seat: int) -> list[int]:
        return g.stock[-1:]

    def play(self, g: Board, seat: int, option: int) -> Next:
        g.stock.pop()
        g.story.append(f"{seat} plays {option}")
        return None


class Rounds(PassOut[Board]):
    """Round and round: take a number from the end of the stock, or pass."""

    __slots__ = ()

    def copy(self) -> Rounds:
        twin = Rounds()
        self.copy_turns(twin)
        return twin

    def plays(self, g: Board, seat: int) -> list[int]:
        return g.stock[-1:]

    def play(self, g: Board, seat: int, option: int) -> Next:
        g.stock.pop()
        g.story.append(f"{seat} plays {option}")
        return None

    def always_asks(self, g: Board, seat: int) -> bool:
        return True


class Anytime(Window[Board]):
    """Anybody may take a number from the end of the stock at any time."""

    __slots__ = ()

    def copy(self) -> Anytime:
        twin = Anytime()
        self.copy_passes(twin)
        return twin

    def plays(self, g: Board, seat: int) -> list[int]:
        return g.stock[-1:]

    def play(self, g: Board, seat: int, option: int) -> Next:
        g.stock.pop()
        g.story.append(f"{seat} plays {option}")
        return None


class Payment(Picks[Board]):
    """Pay at least the price with coins of the stock; nobody may add a coin once the price is paid twice over."""

    __slots__ = ("price",)

    def __init__(self, seat: int = 0, price: int = 0) -> None:
        super().__init__(seat)
        self.price = price

    def copy(self) -> Payment:
        twin = Payment(0, self.price)
        self.copy_picks(twin)
        return twin

    def candidates(self, g: Board) -> list[int]:
        left = list(g.stock)
        for coin in self.picked:
            left.remove(coin)
        return sorted(set(left)) if sum(self.picked) < 2 * self.price else []

    def is_enough(self, g: Board) -> bool:
        return sum(self.picked) >= self.price

    def taken(self, g: Board) -> Next:
        g.story.append(f"{self.seat} pays {self.picked}")
        return DONE


class Deeds(Solo[Board]):
    """One seat does as many things as it likes: some draw on chance, show, tell or end the game."""

    __slots__ = ()

    def options(self, g: Board, seat: int) -> list[int]:
        return [QUIET, ROLL, SHOW, REVEAL, TELL, STOP]

    def decide(self, g: Board, seat: int, option: int) -> Next:
        g.story.append(f"{seat} does {option}")
        if option == ROLL:
            g.rng.die(6)
        elif option == SHOW:
            g.show(1 << seat, "seen", seat)
        elif option == REVEAL:
            g.reveal("opened", seat)
        elif option == TELL:
            g.tell("told", seat)
        return DONE if option == STOP else None

    def why_not(self, g: Board, seat: int, option: int) -> str:
        return "SMALL-07" if option == 7 else ""

    def rule(self) -> str:
        return "SMALL-01"


class Little(Game):
    """A game that consists of the steps it is given."""

    def __init__(self, steps: tuple[Step, ...], stock: tuple[int, ...]) -> None:
        words = Vocabulary()
        words.verb("take", Domain("coin", range(1, 30)))
        forms = (Form(PROMISE, "vote", SEAT), Form(CLAIM, "nothing"))
        kinds = tuple({type(step): None for step in steps})
        super().__init__("little", "Little", (2, 4), "1", words, (), kinds, {}, "", forms)
        self.agenda = steps
        self.stock = stock

    def blank(self, setup: Setup, rng: Rng) -> State:
        return Board(setup.seats, rng)

    def deal(self, state: State, setup: Setup) -> None:
        board = cast("Board", state)
        board.stock = list(self.stock)
        board.agenda = [step.copy() for step in self.agenda]

    def open_view(self, state: State) -> View:
        return {"story": list(cast("Board", state).story), "seat": None}

    def own_view(self, state: State, seat: int) -> View:
        return {"seat": seat}

    def result(self, state: State) -> Result:
        return Result([0] * state.seats, [0], 1)


def match_of(*steps: Step, seats: int = 3, stock: tuple[int, ...] = ()) -> Match:
    """Start a match of some steps, the last one first."""
    game = Little(steps, stock)
    return Match(game, game.agree(seats), "little")


def story(match: Match) -> list[str]:
    """Return what happened in a match of some steps."""
    return cast("Board", match.state).story
