"""A table for the tests: lay out a situation, start a step of the round, and play it in the words of the rulebook.

Players are named by their colours. Whoever a test does not mention stands somewhere out of the way.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final, cast

from ostoja.engine.journal import Journal
from ostoja.engine.rng import Scripted, seeded
from ostoja.engine.seats import seats_in
from ostoja.engine.steps import Solo
from ostoja.games.mall_of_horror import GAME
from ostoja.games.mall_of_horror.attack import Attack, attract
from ostoja.games.mall_of_horror.flow import Round
from ostoja.games.mall_of_horror.state import Mall

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ostoja.engine.agenda import Decision, Next
    from ostoja.engine.choices import Value
    from ostoja.engine.game import View
    from ostoja.engine.journal import Event
    from ostoja.engine.vocabulary import Word

Head = tuple[int, str]
Option = tuple["Word", ...]

YELLOW, RED, BLUE, BLACK, BROWN, GREEN = range(6)

RESTROOM: Final = "restroom"
CACHOU: Final = "cachou"
MEGATOYS: Final = "megatoys"
PARKING: Final = "parking"
HQ: Final = "hq"
SUPERMARKET: Final = "supermarket"
PLACES: Final = (RESTROOM, CACHOU, MEGATOYS, PARKING, HQ, SUPERMARKET)  # as the dice number them from 1 on
CAPACITY: Final = {RESTROOM: 3, CACHOU: 4, MEGATOYS: 4, PARKING: 99, HQ: 3, SUPERMARKET: 6}
OUT_OF_THE_WAY: Final = (SUPERMARKET, MEGATOYS, RESTROOM, HQ, CACHOU, PARKING)

PIN_UP: Final = "pin-up"
TOUGH_GUY: Final = "tough-guy"
GUNMAN: Final = "gunman"
LITTLE_GIRL: Final = "little-girl"
TEAM: Final = (PIN_UP, TOUGH_GUY, GUNMAN)
KINDS: Final = (*TEAM, LITTLE_GIRL)

THREAT: Final = "threat"
CAMERA: Final = "camera"
SPRINT: Final = "sprint"
HARDWARE: Final = "hardware"
HIDE: Final = "hide"
GRENADES: Final = "grenades"
SHOTGUN: Final = "shotgun"
CHAINSAW: Final = "chainsaw"
FIRE_AXE: Final = "fire-axe"
HANDGUN: Final = "handgun"
BASEBALL_BAT: Final = "baseball-bat"
WEAPONS: Final = (GRENADES, SHOTGUN, CHAINSAW, FIRE_AXE, HANDGUN, BASEBALL_BAT)
CARDS: Final = (THREAT, CAMERA, SPRINT, HARDWARE, HIDE, *WEAPONS)
COPIES: Final = {THREAT: 3, CAMERA: 3, SPRINT: 3, HARDWARE: 3, HIDE: 3} | dict.fromkeys(WEAPONS, 1)

PASS: Final[Option] = ("pass",)
PHASES: Final = ("search", "election", "arrival", "destination", "movement", "attack")


class Rest(Solo[Mall]):
    """What lies under the step that a test starts: nobody is asked any more, and the game is not over."""

    __slots__ = ()

    def options(self, g: Mall, seat: int) -> list[int]:
        """Offer two of nothing, so that the agenda stops here."""
        return [0, 0]


class Table:
    """One game, played by a test."""

    def __init__(self, g: Mall, journal: Journal) -> None:
        self.g = g
        self.journal = journal

    # -------------------------------------------------------- what is played

    def start(self, step: Next) -> None:
        """Put a step on the agenda and run it to its first question."""
        self.g.agenda = [Rest()]
        self.g.follow(step)
        self.g.settle()

    def search(self) -> None:
        """a) Begin the next round with the search of the truck."""
        self.start(Round().search(self.g))

    def election(self) -> None:
        """b) Elect the Chief."""
        self.start(Round().election(self.g))

    def arrival(self, dice: Sequence[str] = ()) -> None:
        """c) Roll the hidden dice."""
        self.script(dice)
        self.start(Round().arrival(self.g))

    def destinations(self) -> None:
        """d) Choose destinations."""
        self.start(Round().destination(self.g))

    def movement(self, destinations: Mapping[int, str] | None = None, dice: Sequence[str] | None = None) -> None:
        """e) Reveal destinations and dice, test for the curse, and move."""
        if destinations is not None:
            self.g.destinations = [number_of(destinations.get(seat, "")) for seat in range(self.g.seats)]
        if dice is not None:
            self.g.dice = [number_of(die) for die in dice]
        self.start(Round().movement(self.g))

    def attraction(self) -> None:
        """f) Let crowds and Pin-Ups draw their zombies, without the attack."""
        attract(self.g)

    def attack(self) -> None:
        """f) Let the zombies attack, without attraction."""
        self.start(Attack())

    def round_from(self, phase: str) -> None:
        """Play a round from a phase on, and then the rounds after it."""
        rounds = Round()
        rounds.at = PHASES.index(phase)
        self.start(rounds)

    def script(self, dice: Iterable[str] = (), lots: Iterable[int] = ()) -> None:
        """Write down how the next dice fall, and which of the things in a draw comes out."""
        rng = self.g.rng
        assert isinstance(rng, Scripted)
        rng.dice += [number_of(die) for die in dice]
        rng.draws += lots

    def choose(self, seat: int, *words: Word) -> None:
        """Make a choice; a test that chooses what is not offered has failed."""
        assert words in self.options(seat), f"{words} is not offered to {seat}: {self.options(seat)}"
        self.g.apply(seat, GAME.vocabulary.read(words))

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
        return cast("Decision[Mall]", self.g.agenda[-1]).asks(self.g)[0]

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

    # -------------------------------------------------------- what lies on the table

    def heads(self, place: str) -> set[Head]:
        """List the heads in a place."""
        return {(seat, KINDS[kind]) for seat, kind in self.place(place)["heads"]}

    def hidden(self, place: str) -> set[Head]:
        """List the heads covered by Hide in a place."""
        return {(seat, KINDS[kind]) for seat, kind in self.place(place)["hidden"]}

    def zombies(self, place: str) -> int:
        """Count the zombies in front of a place."""
        return int(self.place(place)["zombies"])

    def place(self, place: str) -> dict[str, Any]:
        """Return everything that is public about a place."""
        return cast("dict[str, Any]", self.view(None)["places"][PLACES.index(place)])

    def player(self, seat: int) -> dict[str, Any]:
        """Return everything that is public about a player."""
        return cast("dict[str, Any]", self.view(None)["players"][seat])

    def hand(self, seat: int) -> list[str]:
        """List the cards of a player, each kind together."""
        return counted(self.view(seat)["hand"])

    @property
    def played(self) -> list[str]:
        """List the cards that have left the game, each kind together."""
        return counted(self.view(None)["played"])

    @property
    def deck(self) -> list[str]:
        """List the cards of the truck from the top down."""
        return cast("list[str]", GAME.write_table(self.g)["deck"])

    @property
    def badge(self) -> int:
        """Return who holds the badge."""
        return int(self.view(None)["badge"])

    @property
    def chief_elected(self) -> bool:
        """Tell whether the Chief was elected this round."""
        return bool(self.view(None)["chief_elected"])

    @property
    def alive(self) -> int:
        """Count the living characters."""
        return int(self.view(None)["alive"])

    @property
    def over(self) -> bool:
        """Tell whether the rescue has arrived."""
        return bool(self.events("rescue"))

    @property
    def scores(self) -> list[int]:
        """Return the points by seat."""
        return GAME.result(self.g).scores

    @property
    def winners(self) -> list[int]:
        """List who wins as things stand."""
        return GAME.result(self.g).winners

    @property
    def winner(self) -> int:
        """Return the only winner."""
        (winner,) = self.winners
        return winner

    def view(self, seat: int | None) -> View:
        """Return what a player, or a spectator, sees."""
        return GAME.view(self.g, seat)

    # -------------------------------------------------------- what was told

    @property
    def elected(self) -> list[Word]:
        """List who was elected so far, in any vote."""
        return [event[0] for event in self.events("elected")]

    def events(self, *kinds: str) -> list[Option]:
        """Spell the events of one kind; of several kinds, each with its kind in front."""
        found = [event for event in self.journal.events if event.kind in kinds]
        return [spelled(event) if len(kinds) == 1 else (event.kind, *spelled(event)) for event in found]

    def told(self, seat: int | None, kind: str) -> list[Option]:
        """Spell the events of a kind that a player, or a spectator, was told."""
        return [spelled(event) for event in self.journal.told(seat) if event.kind == kind]


def table(
    players: int = 4,
    *,
    badge: int = YELLOW,
    heads: Mapping[str, Sequence[Head]] | None = None,
    zombies: Mapping[str, int] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    deck: Sequence[str] | None = None,
    dead: Iterable[Head] = (),
    others: bool = True,
    fell_in: Mapping[int, int] | None = None,
    round_number: int = 3,
    cursed: Sequence[str] = (),
    chief_elected: bool = False,
    lots: Sequence[int] = (),
    seed: str = "scripted",
    options: Mapping[str, Value] | None = None,
) -> Table:
    """Lay out a situation in the middle of a game; with others=False, whoever is not mentioned has been eaten.

    A deck that is not mentioned holds all cards that are in no hand; else it holds just these, from the top down.
    """
    setup = GAME.agree(players, options)
    g = cast("Mall", GAME.blank(setup, Scripted(draws=lots, seed=seed)))
    standing = {place: list(there) for place, there in (heads or {}).items()}
    if others:
        stand_aside(players, standing, {*dead}, {*(zombies or {}), *cursed})
    alive = {seat for there in standing.values() for seat, _ in there}
    held = [list((hands or {}).get(seat, ())) for seat in range(players)]
    GAME.read_table(
        g,
        {
            "round": round_number,
            "badge": badge,
            "chief_elected": chief_elected,
            "closed": [CACHOU] if players < 5 else [],
            "cursed": list(cursed),
            "heads": {place: [f"{seat} {kind}" for seat, kind in there] for place, there in standing.items()},
            "zombies": dict(zombies or {}),
            "hands": held,
            "deck": list(deck) if deck is not None else cards_without(held),
            "fell_in": [0 if seat in alive else (fell_in or {}).get(seat, round_number - 1) for seat in range(players)],
        },
    )
    return sat_down(g)


def new_table(
    players: int = 4,
    *,
    first: int = YELLOW,
    dice: Sequence[str] = (),
    colours: str = "auto",
    options: Mapping[str, Value] | None = None,
) -> Table:
    """Set up a new game; the cards are not shuffled, the first player is as wished."""
    wishes: dict[str, Value] = {"first_chief": "host_choice", "first_seat": first, "colours": colours}
    setup = GAME.agree(players, wishes | dict(options or {}))
    t = sat_down(cast("Mall", GAME.blank(setup, Scripted(dice=[number_of(die) for die in dice]))))
    GAME.deal(t.g, setup)
    t.g.settle()
    return t


def random_table(players: int, seed: str, options: Mapping[str, Value] | None = None) -> Table:
    """Set up a new game that chance runs."""
    setup = GAME.agree(players, options)
    t = sat_down(cast("Mall", GAME.blank(setup, seeded(seed))))
    GAME.deal(t.g, setup)
    t.g.settle()
    return t


def sat_down(g: Mall) -> Table:
    """Return a table whose game keeps a journal."""
    journal = Journal()
    g.journal = journal
    return Table(g, journal)


def stand_aside(players: int, standing: dict[str, list[Head]], dead: set[Head], dangerous: set[str]) -> None:
    """Put everybody who is neither mentioned nor dead into places that are not mentioned either."""
    mentioned = {head for there in standing.values() for head in there} | dead
    free = deque(
        place
        for place in OUT_OF_THE_WAY
        if place not in standing and place not in dangerous and not (place == CACHOU and players < 5)
        for _ in range(min(CAPACITY[place], players * 4))
    )
    for kind in KINDS if players == 3 else TEAM:
        for seat in range(players):
            if (seat, kind) not in mentioned:
                assert free, "the places that are not mentioned are full"
                standing.setdefault(free.popleft(), []).append((seat, kind))


def team(seat: int, *kinds: str) -> list[Head]:
    """List heads of one player; all three if none is named."""
    return [(seat, kind) for kind in kinds or TEAM]


def number_of(place: str) -> int:
    """Return the number of a place; 0 for none."""
    return PLACES.index(place) + 1 if place else 0


def counted(cards: Sequence[int]) -> list[str]:
    """Spell out a count of cards by kind."""
    return [card for card, count in zip(CARDS, cards, strict=True) for _ in range(count)]


def cards_without(hands: Sequence[Sequence[str]]) -> list[str]:
    """List all cards that are in no hand."""
    left = [card for card in CARDS for _ in range(COPIES[card])]
    for hand in hands:
        for card in hand:
            left.remove(card)
    return left


def spelled(event: Event) -> Option:
    """Spell what an event is about."""
    domains = GAME.phrases[event.kind]
    return tuple(domain.spell(member) for domain, member in zip(domains, event.args, strict=False))
