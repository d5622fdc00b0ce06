"""A table for the tests: lay out a situation, start a step of the round, and play it in the words of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from ostoja.engine.journal import Journal
from ostoja.engine.rng import Scripted, seeded
from ostoja.engine.seats import seats_in
from ostoja.engine.steps import Solo
from ostoja.games.zombie_terror import GAME
from ostoja.games.zombie_terror.adding import Adding
from ostoja.games.zombie_terror.flow import BASE_ROUND, BaseRound
from ostoja.games.zombie_terror.human_turn import HumanTurn, begin_turn
from ostoja.games.zombie_terror.law import LAW_ROUND, LawRound
from ostoja.games.zombie_terror.movement import Movement, begin_movement
from ostoja.games.zombie_terror.state import IDLE, Town
from ostoja.games.zombie_terror.words import CARD, CHARACTER, DIRECTION, FIELD, KIND

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ostoja.engine.agenda import Decision, Next, Phases
    from ostoja.engine.datafile import Section as DataTable
    from ostoja.engine.game import View
    from ostoja.engine.journal import Event
    from ostoja.engine.setup_options import Value
    from ostoja.engine.vocabulary import Word

Option = tuple["Word", ...]

HUMANS, ZOMBIES = 0, 1  # the seats of the base game
NORMAN, FRANK, HORDE = 0, 1, 2  # the seats of The Law of the Stronger; Norman's player is first
PASS: Final[Option] = ("pass",)
TEAMS: Final[tuple[list[str], ...]] = (["lumberjack", "child", "banker"], ["nurse", "mechanic", "policeman"], [])
EVERYBODY: Final = ("mechanic", "child", "nurse", "banker", "policeman", "lumberjack")
ROUNDS: Final[dict[str, Phases]] = {"base": BASE_ROUND, "law-of-the-stronger": LAW_ROUND}


class Rest(Solo[Town]):
    """What lies under the step that a test starts: nobody is asked any more, and the game is not over."""

    __slots__ = ()

    def options(self, g: Town, seat: int) -> list[int]:
        """Offer two of nothing, so that the agenda stops here."""
        return [0, 0]


class Driver:
    """One game, played by a test."""

    def __init__(self, g: Town) -> None:
        self.g = g
        self.journal = Journal()
        g.journal = self.journal

    # -------------------------------------------------------- what is played

    def start(self, step: Next) -> Driver:
        """Put a step on the agenda and run it to its first question."""
        self.g.agenda = [Rest()]
        if step is not None:
            self.g.agenda.append(step)
        self.g.settle()
        return self

    def human_turn(self, seat: int = 0) -> Driver:
        """Begin a human player's turn."""
        begin_turn(self.g, seat)
        return self.start(HumanTurn(seat))

    def movement(self) -> Driver:
        """Begin the movement phase."""
        begin_movement(self.g)
        return self.start(Movement(self.g.zombie_seat))

    def adding(self) -> Driver:
        """Begin the adding phase."""
        return self.start(Adding())

    def from_phase(self, phase: str) -> Driver:
        """Play the round from a phase on, and then the rounds after it."""
        step = BaseRound() if self.g.scenario.key == "base" else LawRound()
        step.at = [each.__name__ for each in ROUNDS[self.g.scenario.key]].index(phase)
        return self.start(step)

    def choose(self, seat: int, *words: Word) -> Driver:
        """Make a choice; a test that chooses what is not offered has failed."""
        assert words in self.options(seat), f"{words} is not offered to {seat}: {self.options(seat)}"
        self.g.apply(seat, GAME.vocabulary.read(words))
        return self

    def play(self, seat: int, *lines: str) -> Driver:
        """Make several choices, one line each."""
        for line in lines:
            self.choose(seat, *line.split())
        return self

    def activate(self, field: str, *deeds: str) -> Driver:
        """Activate a zombie and let it do things; where it was the only choice it has gone by itself."""
        if self.question == "ask-zombie":
            self.play(self.g.zombie_seat, f"activate {field}")
        return self.play(self.g.zombie_seat, *deeds)

    def place(self, *lines: str) -> Driver:
        """Put new zombies down: field and facing."""
        for line in lines:
            field, facing = line.split()
            self.play(self.g.zombie_seat, f"place {field}", f"face {facing}")
        return self

    def pass_on(self) -> Driver:
        """Let everybody take the first thing offered until the game is over or the step is done."""
        while self.asked:
            seat = self.asked[0]
            self.choose(seat, *self.options(seat)[0])
        return self

    def finish(self, seed: str = "finish") -> Driver:
        """Play on at random."""
        rng = seeded(seed)
        while self.asked:
            seat = self.asked[0]
            self.choose(seat, *rng.pick(self.options(seat)))
        return self

    # -------------------------------------------------------- who is asked what

    @property
    def asked(self) -> list[int]:
        """List the players who have to choose."""
        if self.g.over or isinstance(self.g.agenda[-1], Rest):
            return []
        return list(seats_in(self.g.asked))

    @property
    def question(self) -> str:
        """Name the open question."""
        return self.decision.asks(self.g)[0] if self.asked else ""

    @property
    def decision(self) -> Decision[Town]:
        """Return the step that asks."""
        return cast("Decision[Town]", self.g.agenda[-1])

    @property
    def rule(self) -> str:
        """Name the rule behind the open question."""
        return self.decision.rule()

    def why_not(self, seat: int, line: str) -> str:
        """Name the rule that forbids an option."""
        return self.decision.why_not(self.g, seat, GAME.vocabulary.read(line.split()))

    def fallback(self, seat: int) -> Option:
        """Spell what is chosen for a player who is away."""
        return tuple(GAME.vocabulary.spell(self.decision.fallback(self.g, seat)))

    def options(self, seat: int) -> list[Option]:
        """Spell what a player may choose."""
        if seat not in self.asked:
            return []
        return [tuple(GAME.vocabulary.spell(option)) for option in self.g.offers[seat]]

    def can(self, seat: int, line: str) -> bool:
        """Tell whether a player is offered something that begins with these words."""
        words = tuple(line.split())
        return any(tuple(str(word) for word in option)[: len(words)] == words for option in self.options(seat))

    def fields(self, seat: int, verb: str = "place") -> set[Word]:
        """List the fields offered under a verb."""
        return {option[1] for option in self.options(seat) if option[0] == verb}

    # -------------------------------------------------------- what lies on the table

    def view(self, seat: int | None = None) -> View:
        """Return what a player, or a spectator, sees."""
        return GAME.view(self.g, seat)

    def person(self, name: str) -> dict[str, Any]:
        """Return everything that is public about a character."""
        return cast("dict[str, Any]", self.view()["characters"][CHARACTER.read(name)])

    def at(self, name: str) -> str:
        """Return the field of a character, nothing if it is off the board."""
        field = self.person(name)["field"]
        return "" if field < 0 else str(FIELD.spell(field))

    def health(self, name: str) -> str:
        """Return how a character is."""
        return ("healthy", "wounded", "doomed", "gone")[self.person(name)["health"]]

    def ap(self, name: str) -> int:
        """Return the AP a character has left."""
        return int(self.person(name)["ap"])

    @property
    def zombies(self) -> dict[str, str]:
        """Return facing by field; special zombies with their kind, inactive ones with a star."""
        found = {}
        for zombie in self.view()["zombies"]:
            kind = str(KIND.spell(zombie["kind"]))
            words = [] if kind == "zombie" else [kind]
            words.append(str(DIRECTION.spell(zombie["facing"])))
            found[str(FIELD.spell(zombie["field"]))] = " ".join(words) + ("" if zombie["active"] else "*")
        return found

    @property
    def allowance(self) -> int:
        """Return how many zombies the noise of this round wakes."""
        return int(self.view()["noise"]["allowance"])

    def cards(self, seat: int) -> set[str]:
        """Return the cards of a hand."""
        return {str(CARD.spell(card)) for card in self.view(seat)["hand"]}

    def stars(self, seat: int) -> int:
        """Return the stars a seat has saved."""
        return int(self.view()["players"][seat]["stars"])

    @property
    def winner(self) -> int:
        """Return who has won; -1 while nobody has."""
        return self.g.winner

    def events(self, kind: str) -> list[Option]:
        """Spell the events of one kind."""
        return [spelled(event) for event in self.journal.events if event.kind == kind]

    def told(self, seat: int | None, kind: str) -> list[Option]:
        """Spell the events of a kind that a player was told."""
        return [spelled(event) for event in self.journal.told(seat) if event.kind == kind]


def base(people: str = "", zombies: str = "", options: Mapping[str, Value] | None = None, **facts: Any) -> Driver:
    """Lay out the base game: "mechanic A6, child B2 wounded" and "G6 east, H8 west"; nobody else is on the board."""
    wishes = {"zombie_seat": "1"} | dict(options or {})
    teams: list[Sequence[str]] = [list(EVERYBODY), []]
    return laid_out(2, people, zombies, wishes, {"zombie_seat": 1, "first": HUMANS, "teams": teams, **facts})


def law(people: str = "", zombies: str = "", options: Mapping[str, Value] | None = None, **facts: Any) -> Driver:
    """Lay out The Law of the Stronger: Norman's player is seat 0 and first, Frank's is seat 1."""
    wishes = {"zombie_seat": "2"} | dict(options or {})
    start = {"zombie_seat": 2, "first": NORMAN, "teams": list(TEAMS), "terror": 1}
    return laid_out(3, people, zombies, wishes, {**start, **facts})


def laid_out(seats: int, people: str, zombies: str, wishes: dict[str, Value], facts: dict[str, object]) -> Driver:
    """Lay out a situation in words; a hand is given as hands=[...], other facts by their name in the notation.

    Other numbers than those of the box are given as changes={...}.
    """
    changes = cast("DataTable", facts.pop("changes", {}))
    setup = GAME.agree(seats, wishes, changes)
    g = GAME.blank(setup, Scripted())
    table: DataTable = {"round": 1, "bullets": 4, "briefcase": True, **facts}
    table["characters"] = dict(split(line) for line in lines_of(people))
    table["zombies"] = {field: spelled_zombie(words) for field, words in map(split, lines_of(zombies))}
    GAME.read_facts(g, table)
    return Driver(g)


def lines_of(text: str) -> list[str]:
    """Split a layout at its commas."""
    return [line.strip() for line in text.split(",") if line.strip()]


def split(line: str) -> tuple[str, str]:
    """Split the first word off."""
    first, _, rest = line.partition(" ")
    return first, rest


def spelled_zombie(words: str) -> str:
    """A zombie is a plain one unless its kind is named."""
    return words if words.split(maxsplit=1)[0] in KIND.labels else f"zombie {words}"


def new_game(seats: int = 2, options: Mapping[str, Value] | None = None, changes: DataTable | None = None) -> Driver:
    """Set up a new game whose cards are not shuffled and whose zombie player sits last."""
    wishes = {"zombie_seat": str(seats - 1)} | dict(options or {})
    setup = GAME.agree(seats, wishes, changes)
    g = GAME.blank(setup, Scripted())
    t = Driver(g)
    GAME.deal(g, setup)
    g.settle()
    return t


def random_game(seats: int, seed: str, options: Mapping[str, Value] | None = None) -> Driver:
    """Set up a new game that chance runs."""
    setup = GAME.agree(seats, options)
    t = Driver(GAME.blank(setup, seeded(seed)))
    GAME.deal(t.g, setup)
    t.g.settle()
    return t


def many(count: int, *, but: str = "") -> str:
    """Lay out so many zombies on plain fields at the top and the bottom of the board, all looking at the edge."""
    fields = [f"{letter}{row} {facing}" for row, facing in ((1, "north"), (12, "south")) for letter in "BCDEFGHIJKLMNO"]
    return ", ".join([field for field in fields if field.split()[0] not in but.split()][:count])


def is_idle(t: Driver, field: str) -> bool:
    """Tell whether a zombie shows its inactive face."""
    return bool(t.g.board[FIELD.read(field)] & IDLE)


def spelled(event: Event) -> Option:
    """Spell what an event is about."""
    domains = GAME.phrases[event.kind]
    return tuple(domain.spell(member) for domain, member in zip(domains, event.args, strict=False))
