"""A table for the tests of games in besieged places: play it in the words of the rulebook, and ask what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, cast

from ostoja.engine.journal import Journal
from ostoja.engine.rng import Scripted, seeded
from ostoja.engine.seats import seats_in
from ostoja.engine.steps import Solo
from ostoja.kit.refuge.state import R

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ostoja.engine.agenda import Decision, Next
    from ostoja.engine.game import Game, View
    from ostoja.engine.journal import Event
    from ostoja.engine.vocabulary import Domain, Word
    from ostoja.kit.refuge.state import Refuge

Head = tuple[int, str]
Option = tuple["Word", ...]

PASS: Final[Option] = ("pass",)


class Rest(Solo["Refuge"]):
    """What lies under the step that a test starts: nobody is asked any more, and the game is not over."""

    __slots__ = ()

    def options(self, g: Refuge, seat: int) -> list[int]:
        """Offer two of nothing, so that the agenda stops here."""
        return [0, 0]


class RefugeDriver(Generic[R]):
    """One game, played by a test; its places, characters and cards go by their names."""

    def __init__(self, game: Game, g: R, places: Domain, characters: Domain, cards: Domain) -> None:
        self.game = game
        self.g = g
        self.places = [str(label) for label in places.labels[1:]]
        self.kinds = [str(label) for label in characters.labels]
        self.cards = [str(label) for label in cards.labels]
        self.journal = Journal()
        g.journal = self.journal

    # -------------------------------------------------------- what is played

    def start(self, step: Next) -> None:
        """Put a step on the agenda and run it to its first question."""
        self.g.agenda = [Rest()]
        if step is not None:
            self.g.agenda.append(step)
        self.g.settle()

    def script(self, dice: Iterable[str] = (), lots: Iterable[int] = ()) -> None:
        """Write down how the next dice fall, and which of the things in a draw comes out."""
        rng = self.g.rng
        assert isinstance(rng, Scripted)
        rng.dice += [self.number_of(die) for die in dice]
        rng.draws += lots

    def number_of(self, place: str) -> int:
        """Return the number of a place; 0 for none."""
        return self.places.index(place) + 1 if place else 0

    def choose(self, seat: int, *words: Word) -> None:
        """Make a choice; a test that chooses what is not offered has failed."""
        assert words in self.options(seat), f"{words} is not offered to {seat}: {self.options(seat)}"
        self.g.apply(seat, self.game.vocabulary.read(words))

    def vote(self, ballots: Mapping[int, int]) -> None:
        """Let several players vote."""
        for seat, candidate in ballots.items():
            self.choose(seat, "vote", candidate)

    def pass_all(self) -> None:
        """Let everybody pass until somebody is asked who cannot."""
        while self.asked and all(PASS in self.options(seat) for seat in self.asked):
            self.choose(self.asked[0], "pass")

    def play_until(self, phase: str) -> None:
        """Let everybody take the first thing offered until a phase of the round asks somebody."""
        while self.asked and self.view(None)["phase"] != phase:
            seat = self.asked[0]
            self.choose(seat, *self.options(seat)[0])

    def finish(self, seed: str = "finish") -> None:
        """Play on at random until the game is over or the step is done."""
        rng = seeded(seed)
        while self.asked:
            self.step(rng.below(997))

    def step(self, number: int) -> None:
        """Let the player who is asked first choose an option by a number, and the number of choices so far."""
        seat = self.asked[0]
        options = self.options(seat)
        self.choose(seat, *options[(number + self.g.serial) % len(options)])

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
        if not self.asked:
            return ""
        return cast("Decision[Refuge]", self.g.agenda[-1]).asks(self.g)[0]

    def options(self, seat: int) -> list[Option]:
        """Spell what a player may choose."""
        if seat not in self.asked:
            return []
        return [tuple(self.game.vocabulary.spell(option)) for option in self.g.offers[seat]]

    def can(self, seat: int, verb: str) -> bool:
        """Tell whether a player is offered something under a verb."""
        return any(option[0] == verb for option in self.options(seat))

    def targets(self, seat: int, verb: str) -> set[Word]:
        """List what a player may do a verb of one target to."""
        return {option[1] for option in self.options(seat) if option[0] == verb}

    def why_not(self, seat: int, *words: Word) -> str:
        """Name the rule that forbids an option."""
        decision = cast("Decision[Refuge]", self.g.agenda[-1])
        return decision.why_not(self.g, seat, self.game.vocabulary.read(words))

    @property
    def cited(self) -> str:
        """Name the rule behind the open question."""
        return cast("Decision[Refuge]", self.g.agenda[-1]).rule()

    # -------------------------------------------------------- what lies on the table

    def heads(self, place: str) -> set[Head]:
        """List the heads in a place."""
        return {(seat, self.kinds[kind]) for seat, kind in self.place(place)["heads"]}

    def hidden(self, place: str) -> set[Head]:
        """List the heads in a place that a card has hidden."""
        return {(seat, self.kinds[kind]) for seat, kind in self.place(place)["hidden"]}

    def place(self, place: str) -> dict[str, Any]:
        """Return everything that is public about a place."""
        return cast("dict[str, Any]", self.view(None)["places"][self.number_of(place) - 1])

    def player(self, seat: int) -> dict[str, Any]:
        """Return everything that is public about a player."""
        return cast("dict[str, Any]", self.view(None)["players"][seat])

    def hand(self, seat: int) -> list[str]:
        """List the cards of a player, each kind together."""
        return self.counted(self.view(seat)["hand"])

    def counted(self, cards: Sequence[int]) -> list[str]:
        """Spell out a count of cards by kind."""
        return [card for card, count in zip(self.cards, cards, strict=True) for _ in range(count)]

    @property
    def played(self) -> list[str]:
        """List the cards that have left the game, each kind together."""
        return self.counted(self.view(None)["played"])

    @property
    def deck(self) -> list[str]:
        """List the cards of the truck from the top down."""
        return cast("list[str]", self.game.write_facts(self.g)["deck"])

    @property
    def badge(self) -> int:
        """Return who holds the badge."""
        return int(self.view(None)["badge"])

    @property
    def alive(self) -> int:
        """Count the living characters."""
        return int(self.view(None)["alive"])

    @property
    def scores(self) -> list[int]:
        """Return the points by seat."""
        return self.game.result(self.g).scores

    @property
    def winners(self) -> list[int]:
        """List who wins as things stand."""
        return self.game.result(self.g).winners

    @property
    def winner(self) -> int:
        """Return the only winner."""
        (winner,) = self.winners
        return winner

    def view(self, seat: int | None) -> View:
        """Return what a player, or a spectator, sees."""
        return self.game.view(self.g, seat)

    # -------------------------------------------------------- what was told

    @property
    def elected(self) -> list[Word]:
        """List who was elected so far, in any vote."""
        return [event[0] for event in self.events("elected")]

    def events(self, *kinds: str) -> list[Option]:
        """Spell the events of one kind; of several kinds, each with its kind in front."""
        found = [event for event in self.journal.events if event.kind in kinds]
        return [self.spelled(event) if len(kinds) == 1 else (event.kind, *self.spelled(event)) for event in found]

    def told(self, seat: int | None, kind: str) -> list[Option]:
        """Spell the events of a kind that a player, or a spectator, was told."""
        return [self.spelled(event) for event in self.journal.told(seat) if event.kind == kind]

    def spelled(self, event: Event) -> Option:
        """Spell what an event is about."""
        domains = self.game.phrases[event.kind]
        return tuple(domain.spell(member) for domain, member in zip(domains, event.args, strict=False))


def cards_left(copies: Mapping[str, int], hands: Sequence[Sequence[str]]) -> list[str]:
    """List all cards that are in no hand."""
    left = [card for card, count in copies.items() for _ in range(count)]
    for hand in hands:
        for card in hand:
            left.remove(card)
    return left


def stand_aside(standing: dict[str, list[Head]], heads: Iterable[Head], places: Iterable[tuple[str, int]]) -> None:
    """Put everybody who is not mentioned into the places, each with room for so many."""
    mentioned = {head for there in standing.values() for head in there}
    free = [place for place, room in places for _ in range(room)]
    for head in heads:
        if head not in mentioned:
            assert free, "the places that are not mentioned are full"
            standing.setdefault(free.pop(0), []).append(head)
