"""A game as the engine, the bots and the tables know it: one entry of the registry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, cast

from ostoja.engine.agenda import State, Unwritten
from ostoja.engine.bounds import Bounds
from ostoja.engine.datafile import Section, corrected, fingerprint, parse
from ostoja.engine.errors import SetupError
from ostoja.engine.impossible_positions import check_kind, refuse
from ostoja.engine.native import TypeVar, mypyc_attr
from ostoja.engine.position import Position, laid_out, parse_position
from ostoja.engine.setup_options import SetupOption, Value, agree
from ostoja.engine.snapshot import fields_of, plain, restored
from ostoja.engine.steps import Picks, Sealed, repick, reseal
from ostoja.engine.talk import UNJUDGED

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ostoja.engine.agenda import Step
    from ostoja.engine.heuristics import Heuristics
    from ostoja.engine.journal import Event
    from ostoja.engine.pieces import Held
    from ostoja.engine.rng import Rng
    from ostoja.engine.talk import Act, Form
    from ostoja.engine.vocabulary import Domain, Vocabulary, Word

View = dict[str, Any]
PALETTE: Final = 8  # colours that a client has for players

G = TypeVar("G", bound=State, default=Any)  # the state of a game; whoever knows only that it is a game need not name it


class Setup:
    """What a table agrees on before it starts: seats, options and data, and what the game makes of them once."""

    __slots__ = ("changes", "data", "options", "prepared", "seats")

    def __init__(self, seats: int, options: dict[str, Value], data: Section, changes: Mapping[str, object]) -> None:
        self.seats = seats
        self.options = options
        self.data = data
        self.changes = changes
        self.prepared: object = None  # what all states of this set-up share


class Result:
    """How a game ended: the score of every seat and who won; nobody: a draw."""

    __slots__ = ("rounds", "scores", "winners")

    def __init__(self, scores: list[int], winners: list[int], rounds: int) -> None:
        self.scores = scores
        self.winners = winners
        self.rounds = rounds


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[G]):
    """One title: its facts, and the functions every game must have."""

    def __init__(
        self,
        key: str,
        title: str,
        seats: tuple[int, int],
        rules: str,
        vocabulary: Vocabulary,
        setup_options: tuple[SetupOption, ...],
        steps: tuple[type[Step], ...],
        phrases: Mapping[str, tuple[Domain, ...]],
        data: str,
        talk: tuple[Form, ...] = (),
        minutes: tuple[int, int] = (30, 60),
        weight: int = 2,
        bounds: str = "",
        secrets: Mapping[str, tuple[str, ...]] | None = None,
        pieces: Mapping[str, tuple[Held, ...]] | None = None,
        constant: tuple[str, ...] = (),
        seen: type[object] | None = None,
        fields: Mapping[str, Domain] | None = None,
    ) -> None:
        self.key = key
        self.title = title
        self.least_seats, self.most_seats = seats
        self.rules = rules  # the version of the rules: a record of another version is not replayed
        self.vocabulary = vocabulary
        self.setup_options = setup_options
        self.steps = {step.__name__: step for step in steps}
        self.phrases = phrases  # what the numbers of each event and question mean
        self.data = parse(data, f"the data of {title}")
        self.talk = talk
        self.minutes = minutes  # how long a game takes people, from and to
        self.weight = weight  # how much there is to learn, from 1 to 5
        self.bounds = Bounds(bounds, f"the bounds of {title}")  # how far a host may change the data
        self.secrets = secrets or {}  # hidden things, each with the fields of the state that hold it
        self.pieces = pieces or {}  # things that can be neither lost nor made, each with the fields that hold it
        self.constant = constant  # of what is counted, that of which a position has as much as any game
        self.seen = seen  # the type of its views, from which the client's is written
        self.fields = fields or {}  # what the numbers in fields of its views mean, for a table without a board

    def agree(self, seats: int, wishes: Mapping[str, Value] | None = None, changes: Section | None = None) -> Setup:
        """Check what a table wishes for and fill in the defaults."""
        if not self.least_seats <= seats <= self.most_seats:
            allowed = f"{self.least_seats} to {self.most_seats}"
            raise SetupError(f"{self.title} has {allowed} seats, not {seats}")
        setup = Setup(
            seats, agree(self.setup_options, wishes or {}), corrected(self.data, changes or {}), changes or {}
        )
        self.bounds.check(self.data, changes or {})
        setup.prepared = self.prepare(setup)
        return setup

    def prepare(self, setup: Setup) -> object:
        """Check data and options, and work out once what all states of the set-up share."""
        return None

    def new(self, setup: Setup, rng: Rng) -> G:
        """Set up a table and run it to its first question."""
        state = self.blank(setup, rng)
        self.deal(state, setup)
        state.settle()
        return state

    def blank(self, setup: Setup, rng: Rng) -> G:
        """Return a state with nothing on the table yet."""
        raise Unwritten(self, "blank state")

    def deal(self, state: G, setup: Setup) -> None:
        """Do the part of the set-up that nobody chooses, and put the first step on the agenda."""
        raise Unwritten(self, "deal")

    def view(self, state: G, seat: int | None) -> View:
        """Build up from nothing what a seat (None: a spectator) sees: what lies open, and what it alone may see."""
        seen = self.open_view(state)
        if seat is not None:
            seen.update(self.own_view(state, seat))
        return seen

    def open_view(self, state: G) -> View:
        """Build up what lies open to everybody; a table with many seats does so once for all of them."""
        raise Unwritten(self, "open view")

    def own_view(self, state: G, seat: int) -> View:
        """Build up what a seat sees beyond that, or in the place of it."""
        raise Unwritten(self, "own view")

    def deal_anew(self, state: G, seat: int) -> None:
        """Deal anew, with the state's own generator, everything that the seat cannot know."""
        raise Unwritten(self, "deal of hidden things")

    def conceal(self, state: G, seat: int) -> None:
        """Turn face down everything that the seat cannot know, for the tests: what is left is what it knows."""
        raise Unwritten(self, "hidden things")

    def unmark(self, state: G) -> None:
        """Make things equal that nobody can tell apart, such as copies of a card, for the tests."""

    def result(self, state: G) -> Result:
        """Return the scores and the winners as they stand."""
        raise Unwritten(self, "result")

    def heuristics(self) -> Heuristics:
        """Return the judgement that the greedy bot plays by."""
        raise Unwritten(self, "heuristics")

    def verdict(self, act: Act, events: list[Event]) -> str:
        """Tell whether what was said has been kept, broken, is still open, has lapsed, or cannot be judged."""
        return UNJUDGED

    def keeps(self, state: G, promise: Act, option: int) -> int:
        """Tell whether an option of the open question keeps its maker's promise (1), breaks it (-1) or neither (0)."""
        return 0

    def bears_out(self, state: G, claim: Act) -> int:
        """Tell whether a claim is true (1) or false (-1) as a state stands; 0: nobody could tell from it."""
        return 0

    def talks_over(self, state: G) -> bool:
        """Tell whether the open question is one to talk about first, as a vote and a secret choice are."""
        return True

    def hushes(self, state: G) -> str:
        """Return the id of the rule that forbids all talk now, if there is one."""
        return ""

    def write_facts(self, state: G) -> Section:
        """Write the facts of a state down in words, for the notation of positions."""
        unsaved = (*state.unsaved(), "agenda", "rng", "serial", "over", "seats")
        return {name: plain(getattr(state, name)) for name in fields_of(state) if name not in unsaved}

    def read_facts(self, state: G, table: Section) -> None:
        """Lay out a blank state as written down."""
        known = self.write_facts(state)
        for name, value in table.items():
            if name not in known:
                refuse(name, f"is not known; fields: {', '.join(known)}")
            if not isinstance(value, dict):  # a tuple, which may stand wherever a game puts one
                check_kind(getattr(state, name), value, name)
            setattr(state, name, restored(value, self))

    def position(self, text: str) -> Position:
        """Lay out a position that was written down; what no game can come to is refused by the name of its field."""
        return laid_out(self, parse_position(text))

    def conserved(self, state: G) -> dict[str, int]:
        """Count what can be lost or made only as told, for the tests; what is not on the table yet is left out."""
        return {thing: sum(held.count(state) for held in holders) for thing, holders in self.pieces.items()}

    def accounts(self, events: Sequence[Event]) -> dict[str, int]:
        """Return how the events of a choice change what is counted, for the tests: whatever leaves or comes is told."""
        return {}

    def longest(self, setup: Setup) -> int:
        """Return the most choices that a game of a set-up can take, whatever is chosen and however chance falls."""
        raise Unwritten(self, "longest length")

    def side(self, state: G, seat: int) -> str:
        """Name the side a seat plays, where the sides of a game differ."""
        return ""

    def scene(self, state: G) -> str:
        """Name the scenario or variant that is played by the key of its text, where a game has several."""
        return ""

    def role(self, state: G, seat: int) -> str:
        """Name what a seat plays, say its leader, by the key of its text; empty where seats do not differ so."""
        return ""

    def has(self, state: G, seat: int, verb: str, domain: str, label: Word) -> bool:
        """Tell whether a thing that a verb may name is there for a seat: nobody wishes for what is not."""
        return True

    def round_of(self, state: G) -> int:
        """Return the number of the round that is played; a game without rounds is one."""
        return 0

    def colours(self) -> tuple[str, ...]:
        """List the colours from which seats may choose, where a game leaves that to them."""
        return ()

    def colour_wish(self, colours: Sequence[int]) -> dict[str, Value]:
        """Return the wish that every seat plays a certain one of the colours."""
        return {}

    def palette(self, seats: int) -> tuple[int, ...]:
        """Return which of a client's eight colours so many seats may choose from, in the order of `colours`.

        None where the side that a seat plays decides its colour.
        """
        return tuple(range(len(self.colours()) or PALETTE))

    def unlocks(self, state: G) -> int:
        """Return the number of what a finished game has unlocked for those who played it; most unlock nothing."""
        return 0

    def unlocked_wish(self, numbers: Sequence[int]) -> dict[str, Value]:
        """Return the wish by which a new game knows what those who play it have unlocked."""
        return {}

    def package(self) -> str:
        """Return the name of the package in which the game's texts, data and whatever else it brings lie."""
        return type(self).__module__.rpartition(".")[0]

    def data_version(self, setup: Setup) -> str:
        """Return the fingerprint of the data in use."""
        return fingerprint(setup.data)

    def determinise(self, state: G, seat: int, rng: Rng) -> G:
        """Return a world that the seat cannot tell from the true one, with chance of its own."""
        world = cast("G", state.copy())
        world.rng = rng
        self.deal_anew(world, seat)
        for step in world.agenda:
            if isinstance(step, Sealed):
                reseal(world, step, seat)
            elif isinstance(step, Picks):
                repick(world, step, seat)
        world.reopen()
        return world
