"""A table of Osaczeni for the tests. Players are named; whoever a test does not mention stands out of the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.games import refuge
from tests.games.refuge import Head, RefugeDriver, cards_left, stand_aside

from ostoja.engine.rng import Scripted, seeded
from ostoja.games.osaczeni import GAME
from ostoja.games.osaczeni.arrival import place_monsters
from ostoja.games.osaczeni.attack import Attack
from ostoja.games.osaczeni.flow import Round
from ostoja.games.osaczeni.state import Lockdown
from ostoja.games.osaczeni.words import AREA, CHARACTER, ITEM

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ostoja.engine.setup_options import Value

Option = refuge.Option
PASS: Final = refuge.PASS

AGA, FILIP, KRZYS, NORBERT, EWA, OLA = range(6)

TOILETS: Final = "toilets"
CLOTHING: Final = "clothing"
SURVEILLANCE: Final = "surveillance"
TOYS: Final = "toys"
HALL: Final = "hall"
CAR_PARK: Final = "car-park"
AREAS: Final = (TOILETS, CLOTHING, SURVEILLANCE, TOYS, HALL, CAR_PARK)  # as the dice number them from 1 on
FIELDS: Final = {TOILETS: 3, CLOTHING: 4, SURVEILLANCE: 3, TOYS: 4, HALL: 6, CAR_PARK: 99}
OUT_OF_THE_WAY: Final = (HALL, TOYS, CLOTHING, TOILETS, SURVEILLANCE, CAR_PARK)

DEFENDER: Final = "defender"
LEADER: Final = "leader"
CRYBABY: Final = "crybaby"
KLUTZ: Final = "klutz"
FAMILY: Final = (DEFENDER, LEADER, CRYBABY)

WALKIE: Final = "walkie-talkie"
DRINK: Final = "energy-drink"
GUN: Final = "gun"
FOOD: Final = "canned-food"
BAT: Final = "baseball-bat"
CHAINSAW: Final = "chainsaw"
MOLOTOV: Final = "molotov"
MEAT: Final = "rotten-meat"
KEYS: Final = "truck-keys"
COPIES: Final = {WALKIE: 3, DRINK: 3, GUN: 3, FOOD: 3, BAT: 3, CHAINSAW: 3, MOLOTOV: 1, MEAT: 3, KEYS: 1}


class Driver(RefugeDriver[Lockdown]):
    """One game of Osaczeni, played by a test."""

    def __init__(self, g: Lockdown) -> None:
        super().__init__(GAME, g, AREA, CHARACTER, ITEM)

    def truck(self) -> None:
        """1  Begin the next round with the truck."""
        self.start(Round().truck(self.g))

    def take_badge(self, dice: Sequence[str] = ()) -> None:
        """2  Vote on the badge and shake the dice."""
        self.script(dice)
        self.start(Round().badge(self.g))

    def destinations(self) -> None:
        """3  Choose destinations."""
        self.g.revealed = False
        self.start(Round().destination(self.g))

    def movement(self, destinations: Mapping[int, str], dice: Sequence[str] = ()) -> None:
        """4  Reveal maps and dice, and move."""
        self.g.destinations = [self.number_of(destinations.get(seat, "")) for seat in range(self.g.seats)]
        self.g.dice = [self.number_of(die) for die in dice]
        self.g.revealed = False
        self.start(Round().movement(self.g))

    def arrival(self, dice: Sequence[str] = ()) -> list[int]:
        """5  Let the monsters come; return how many stand at each area."""
        self.g.dice = [self.number_of(die) for die in dice]
        place_monsters(self.g)
        return [self.monsters(area) for area in AREAS]

    def attack(self) -> None:
        """6  Let the monsters try to get in."""
        self.start(Attack())

    def end_round(self) -> None:
        """7  Close areas and check the end."""
        rounds = Round()
        rounds.at = len(rounds.phases()) - 1
        self.start(rounds)

    def round_from(self, phase: str) -> None:
        """Play a round from a phase on, and then the rounds after it."""
        rounds = Round()
        rounds.at = [method.__name__ for method in rounds.phases()].index(phase)
        self.start(rounds)

    def monsters(self, area: str) -> int:
        """Count the monsters at an area."""
        return int(self.place(area)["monsters"])

    @property
    def victim(self) -> int:
        """Return who holds the victim token."""
        return int(self.view(None)["victim"])

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return bool(self.events("end"))

    @property
    def epilogue(self) -> int:
        """Return the epilogue that the end has unlocked; 0: none."""
        return int(self.view(None)["epilogue"])


def table(
    players: int = 4,
    *,
    badge: int = AGA,
    victim: int = FILIP,
    heads: Mapping[str, Sequence[Head]] | None = None,
    monsters: Mapping[str, int] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    deck: Sequence[str] | None = None,
    dead: Iterable[Head] = (),
    others: bool = True,
    closed: Sequence[str] = (),
    cramped: Sequence[str] = (),
    lots: Sequence[int] = (),
    variant: int = 0,
    options: Mapping[str, Value] | None = None,
    data: dict[str, object] | None = None,
) -> Driver:
    """Lay out a situation in the middle of a game; with others=False, only those mentioned are in it.

    The dead lie in the cold room. A deck that is not mentioned holds all items that are in no hand.
    """
    wishes: dict[str, Value] = dict(options or {})
    if variant:
        wishes |= {"variant": f"{variant:02d}", "all_variants": True}
    g = GAME.blank(GAME.agree(players, wishes, data), Scripted(draws=lots))
    standing = {area: list(there) for area, there in (heads or {}).items()}
    cold = list(dead)
    if others:
        busy = {*standing, *(monsters or {}), *closed, *cramped}
        family = (*FAMILY, KLUTZ) if players == 3 else FAMILY
        everyone = [(seat, kind) for kind in family for seat in range(players) if (seat, kind) not in cold]
        stand_aside(standing, everyone, [(area, FIELDS[area]) for area in OUT_OF_THE_WAY if area not in busy])
    held = [list((hands or {}).get(seat, ())) for seat in range(players)]
    GAME.read_facts(
        g,
        {
            "round": 3,
            "badge": badge,
            "victim": victim,
            "closed": [*closed, *cramped],
            "cramped": list(cramped),
            "heads": {area: [f"{seat} {kind}" for seat, kind in there] for area, there in standing.items()},
            "cold": [f"{seat} {kind}" for seat, kind in cold],
            "monsters": dict(monsters or {}),
            "hands": held,
            "deck": list(deck) if deck is not None else cards_left(COPIES, held),
        },
    )
    return Driver(g)


def new_table(
    players: int = 4,
    *,
    badge: int = AGA,
    victim: int = FILIP,
    dice: Sequence[str] = (),
    lots: Sequence[int] = (),
    options: Mapping[str, Value] | None = None,
) -> Driver:
    """Set up a new game with chosen holders; the items are not shuffled."""
    wishes: dict[str, Value] = {"first_holders": "host_choice", "badge_seat": badge, "victim_seat": victim}
    setup = GAME.agree(players, wishes | dict(options or {}))
    rng = Scripted(dice=[AREAS.index(die) + 1 for die in dice], draws=lots)
    t = Driver(GAME.blank(setup, rng))
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


def family(seat: int, *kinds: str) -> list[Head]:
    """List characters of one player; all three if none is named."""
    return [(seat, kind) for kind in kinds or FAMILY]
