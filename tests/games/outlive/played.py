"""One game of Outlive, played by a test in the words of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from ostoja.engine.agenda import FORCED
from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in
from ostoja.engine.steps import Solo
from ostoja.games.outlive import GAME
from ostoja.games.outlive.events import Effects
from ostoja.games.outlive.flow import ROUND, Round
from ostoja.games.outlive.night import NIGHT, Night
from ostoja.games.outlive.state import Wasteland
from ostoja.games.outlive.turn import Day, Turn
from ostoja.games.outlive.words import ROOM

if TYPE_CHECKING:
    from ostoja.engine.agenda import Decision, Next
    from ostoja.engine.game import View
    from ostoja.engine.journal import Event, Journal
    from ostoja.engine.vocabulary import Word

Option = tuple["Word", ...]

AREAS: Final = ("base", "silent_peak", "mine", "ship", "park", "blackwood", "forest", "dam")
CITIES: Final = ("blackwood", "silent_peak")
WILDS: Final = ("forest", "mine", "park")
GOODS: Final = ("meat", "water", "can", "wood", "metal", "microchip", "ammo")
HEROES: Final = ("3a", "3b", "4", "5")
PASS: Final[Option] = ("pass",)


class Rest(Solo[Wasteland]):
    """What lies under the step that a test starts: nobody is asked any more, and the game is not over."""

    __slots__ = ()

    def options(self, g: Wasteland, seat: int) -> list[int]:
        """Offer two of nothing, so that the agenda stops here."""
        return [0, 0]


class Driver:
    """One game, played by a test."""

    def __init__(self, g: Wasteland, journal: Journal) -> None:
        self.g = g
        self.journal = journal

    # -------------------------------------------------------- what is played

    def start(self, step: Next) -> None:
        """Put a step on the agenda and run it to its first question."""
        self.g.agenda = [Rest()]
        if step is not None:
            self.g.agenda.append(step)
        self.g.settle()

    def dawn(self) -> None:
        """Let the next round dawn."""
        self.start(Round().dawn(self.g))

    def strike(self) -> None:
        """Let all unresolved events strike."""
        self.start(Effects())

    def day(self) -> None:
        """Let the heroes move, from the first player on."""
        self.start(Day())

    def turn(self, seat: int) -> None:
        """Begin a player's turn."""
        self.start(Turn(seat))

    def move(self, seat: int, hero: str, area: str) -> None:
        """Begin a player's turn with a move; own heroes that lie in the way step aside."""
        goal, own = AREAS.index(area), slice(seat * 4, seat * 4 + 4)
        for other in range(seat * 4, seat * 4 + 4):
            if self.g.where[other] == goal and not self.g.standing >> other & 1:
                self.g.where[other] = next(free for free in range(8) if free not in {goal, *self.g.where[own]})
        self.turn(seat)
        self.choose(seat, "move", hero, area)

    def night(self, step: str) -> None:
        """Begin one step of the night; the steps after it follow, with all their choices open."""
        night = Night()
        night.at = [phase.__name__ for phase in NIGHT].index(step)
        self.start(night)

    def play_from(self, phase: str) -> None:
        """Play on from a phase of the round: what comes after it follows by itself, the next rounds too."""
        rounds = Round()
        rounds.at = [phase.__name__ for phase in ROUND].index(phase)
        self.start(rounds)

    def step(self, step: str) -> None:
        """Play just one step of the night."""
        self.start(getattr(Night(), step)(self.g))

    def choose(self, seat: int, *words: Word) -> None:
        """Make a choice; a test that chooses what is not offered has failed."""
        assert words in self.options(seat), f"{words} is not offered to {seat}: {self.options(seat)}"
        self.g.apply(seat, GAME.vocabulary.read(words))

    def pass_all(self) -> None:
        """Let everybody pass until somebody is asked who cannot."""
        while self.asked and all(PASS in self.options(seat) for seat in self.asked):
            self.choose(self.asked[0], "pass")

    def until(self, question: str, seat: int | None = None) -> None:
        """Let everybody do the first thing offered, mostly nothing, until a question comes up, or comes to a player."""
        while self.question != question or (seat is not None and seat not in self.asked):
            assert self.asked, f"{question} never came up"
            self.choose(self.asked[0], *self.options(self.asked[0])[0])

    def finish(self, seed: str = "finish") -> None:
        """Play on at random until the game is over or the step is done."""
        rng = seeded(seed)
        while self.asked:
            seat = self.asked[0]
            self.g.apply(seat, rng.pick(self.g.offers[seat]))

    # -------------------------------------------------------- who is asked what

    @property
    def asked(self) -> tuple[int, ...]:
        """List the players who have to choose."""
        if self.g.over or isinstance(self.g.agenda[-1], Rest):
            return ()
        return seats_in(self.g.asked)

    @property
    def question(self) -> str:
        """Name the open question."""
        return cast("Decision[Wasteland]", self.g.agenda[-1]).asks(self.g)[0] if self.asked else ""

    @property
    def posed(self) -> tuple[str, list[Word], str]:
        """Spell the open question: its name, what it is about, and the rule that it cites."""
        decision = cast("Decision[Wasteland]", self.g.agenda[-1])
        key, *members = decision.asks(self.g)
        about = [
            domain.spell(member) for domain, member in zip(GAME.phrases[key], members, strict=False) if member >= 0
        ]
        return key, about, decision.rule()

    @property
    def forced(self) -> int:
        """Count the choices that were made for a player because there was no other."""
        return sum(event.kind == FORCED for event in self.journal.events)

    def options(self, seat: int) -> list[Option]:
        """Spell what a player may choose."""
        if seat not in self.asked:
            return []
        return [tuple(GAME.vocabulary.spell(option)) for option in self.g.offers[seat]]

    def can(self, seat: int, verb: str) -> bool:
        """Tell whether a player is offered something under a verb."""
        return any(option[0] == verb for option in self.options(seat))

    def targets(self, seat: int, verb: str) -> set[Word]:
        """List what a player may do a verb of one target to."""
        return {option[1] for option in self.options(seat) if option[0] == verb}

    def goals(self, seat: int, hero: str, verb: str = "move") -> set[Word]:
        """List where a player may send a hero."""
        return {option[2] for option in self.options(seat) if option[:2] == (verb, hero)}

    def why_not(self, seat: int, *words: Word) -> str:
        """Name the rule that forbids an option."""
        decision = cast("Decision[Wasteland]", self.g.agenda[-1])
        return decision.why_not(self.g, seat, GAME.vocabulary.read(words))

    # -------------------------------------------------------- what lies on the table

    def view(self, seat: int | None) -> View:
        """Return what a player, or a spectator, sees."""
        return GAME.view(self.g, seat)

    def player(self, seat: int) -> dict[str, Any]:
        """Return everything that is public about a player."""
        return cast("dict[str, Any]", self.view(seat)["players"][seat])

    def goods(self, seat: int) -> dict[str, int]:
        """Return a player's tokens, without the kinds there are none of."""
        return {kind: count for kind, count in zip(GOODS, self.player(seat)["goods"], strict=True) if count}

    def room(self, seat: int, key: str) -> dict[str, Any]:
        """Return a room of a player."""
        labels = [ROOM.spell(room["room"]) for room in self.player(seat)["rooms"]]
        return cast("dict[str, Any]", self.player(seat)["rooms"][labels.index(key)])

    def people(self, seat: int, key: str = "airlock") -> int:
        """Count the survivors of a player in a room or in the airlock."""
        return int(self.player(seat)["airlock"] if key == "airlock" else self.room(seat, key)["people"])

    def tiles(self, seat: int, side: str) -> set[str]:
        """List the equipment of a player that is broken, repaired or used."""
        return set(cast("list[str]", cast("list[dict[str, Any]]", GAME.write_facts(self.g)["players"])[seat][side]))

    def gauge(self, seat: int) -> int:
        """Return the points on a player's gauge."""
        return int(self.player(seat)["gauge"])

    def pool(self, area: str) -> int:
        """Count the tokens of an area."""
        return int(self.view(None)["pools"][AREAS.index(area)])

    def hero(self, seat: int, hero: str) -> dict[str, Any]:
        """Return a hero."""
        return cast("dict[str, Any]", self.player(seat)["heroes"][HEROES.index(hero)])

    def city(self, area: str, seat: int | None = None) -> dict[str, Any]:
        """Return what a player sees of a city."""
        return cast("dict[str, Any]", self.view(seat)["cities"][CITIES.index(area)])

    def wild(self, area: str, seat: int | None = None) -> dict[str, Any]:
        """Return what a player sees of a hunting ground."""
        return cast("dict[str, Any]", self.view(seat)["wilds"][WILDS.index(area)])

    def ship(self, strength: int) -> dict[str, Any]:
        """Return a slot of the ship."""
        return cast("dict[str, Any]", self.view(None)["ship"][strength - 3])

    def line(self, seat: int, name: str) -> int:
        """Return one line of a player's score."""
        return int(self.player(seat)["forecast"][name])

    # -------------------------------------------------------- what was told

    def events(self, kind: str) -> list[Option]:
        """Spell the events of one kind."""
        return [spelled(event) for event in self.journal.events if event.kind == kind]

    def told(self, seat: int | None, kind: str) -> list[Option]:
        """Spell the events of a kind that a player, or a spectator, was told."""
        return [spelled(event) for event in self.journal.told(seat) if event.kind == kind]


def spelled(event: Event) -> Option:
    """Spell what an event is about."""
    domains = GAME.phrases[event.kind]
    return tuple(domain.spell(member) for domain, member in zip(domains, event.args, strict=False))
