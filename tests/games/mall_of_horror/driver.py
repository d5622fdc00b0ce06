"""A table for the tests: lay out a situation, start a step of the round, and play it in the words of the rulebook.

Players are named by their colours. Whoever a test does not mention stands somewhere out of the way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.rng import Scripted, seeded
from ostoja.games.mall_of_horror import GAME
from ostoja.games.mall_of_horror.attack import Attack, attract
from ostoja.games.mall_of_horror.flow import Round
from ostoja.games.mall_of_horror.state import Mall
from ostoja.games.mall_of_horror.words import CARD, CHARACTER, LOCATION
from tests.games import refuge
from tests.games.refuge import Head, RefugeDriver, cards_left, stand_aside

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ostoja.engine.setup_options import Value

Option = refuge.Option
PASS: Final = refuge.PASS

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

PHASES: Final = ("search", "election", "arrival", "destination", "movement", "attack")


class Driver(RefugeDriver[Mall]):
    """One game of Mall of Horror, played by a test."""

    def __init__(self, g: Mall) -> None:
        super().__init__(GAME, g, LOCATION, CHARACTER, CARD)

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

    def go(self, moves: Mapping[int, tuple[str, str]]) -> None:
        """d, e) Let everybody choose a destination and move a character as named; the dead add no zombie."""
        while self.asked and self.view(None)["phase"] in {"destination", "movement"}:
            seat = self.asked[0]
            if self.can(seat, "go"):
                self.choose(seat, "go", moves[seat][1])
            elif self.can(seat, "lure"):
                self.choose(seat, "pass")
            else:
                self.choose(seat, "move", moves[seat][0])

    def moving(self, destinations: Mapping[int, str]) -> None:
        """Play from phase e on: everybody has chosen as named, and no die was rolled."""
        self.g.destinations = [number_of(destinations.get(seat, "")) for seat in range(self.g.seats)]
        self.round_from("movement")

    def zombies(self, place: str) -> int:
        """Count the zombies in front of a place."""
        return int(self.place(place)["zombies"])

    @property
    def chief_elected(self) -> bool:
        """Tell whether the Chief was elected this round."""
        return bool(self.view(None)["chief_elected"])

    @property
    def over(self) -> bool:
        """Tell whether the rescue has arrived."""
        return bool(self.events("rescue"))


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
    data: dict[str, object] | None = None,
) -> Driver:
    """Lay out a situation in the middle of a game; with others=False, whoever is not mentioned has been eaten.

    A deck that is not mentioned holds all cards that are in no hand; else it holds just these, from the top down.
    """
    setup = GAME.agree(players, options, data)
    g = GAME.blank(setup, Scripted(draws=lots, seed=seed))
    standing = {place: list(there) for place, there in (heads or {}).items()}
    if others:
        stand_out_of_the_way(players, standing, {*dead}, {*(zombies or {}), *cursed})
    alive = {seat for there in standing.values() for seat, _ in there}
    held = [list((hands or {}).get(seat, ())) for seat in range(players)]
    GAME.read_facts(
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
    return Driver(g)


def new_table(
    players: int = 4,
    *,
    first: int = YELLOW,
    dice: Sequence[str] = (),
    colours: str = "auto",
    options: Mapping[str, Value] | None = None,
) -> Driver:
    """Set up a new game; the cards are not shuffled, the first player is as wished."""
    wishes: dict[str, Value] = {"first_chief": "host_choice", "first_seat": first, "colours": colours}
    setup = GAME.agree(players, wishes | dict(options or {}))
    t = Driver(GAME.blank(setup, Scripted(dice=[number_of(die) for die in dice])))
    GAME.deal(t.g, setup)
    t.g.settle()
    return t


def random_table(players: int, seed: str, options: Mapping[str, Value] | None = None) -> Driver:
    """Set up a new game that chance runs."""
    setup = GAME.agree(players, options)
    t = Driver(GAME.blank(setup, seeded(seed)))
    GAME.deal(t.g, setup)
    t.g.settle()
    return t


def stand_out_of_the_way(players: int, standing: dict[str, list[Head]], dead: set[Head], dangerous: set[str]) -> None:
    """Put everybody who is neither mentioned nor dead into places that are not mentioned either."""
    kinds = KINDS if players == 3 else TEAM
    heads = [(seat, kind) for kind in kinds for seat in range(players) if (seat, kind) not in dead]
    places = [
        (place, min(CAPACITY[place], players * 4))
        for place in OUT_OF_THE_WAY
        if place not in standing and place not in dangerous and not (place == CACHOU and players < 5)
    ]
    stand_aside(standing, heads, places)


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
    return cards_left(COPIES, hands)
