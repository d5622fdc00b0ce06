"""What a seat sees of the car park, field by field: the client's types are written from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class LineOfFire(TypedDict):
    """A shot that the policeman could take."""

    direction: int
    target: int


class Character(TypedDict):
    """One of the humans, or the dog."""

    character: int
    field: int
    owner: int
    health: int
    stars: int
    healthy_stars: int
    ap: int
    # Where it could walk in this turn; missing in views recorded before the server told it.
    reach: NotRequired[list[int]]
    activated: bool
    silenced: bool
    saved_by: int
    seen_by: list[int]


class Zombie(TypedDict):
    """A zombie on the board."""

    field: int
    kind: int
    facing: int
    active: bool
    sees: int
    forced: bool
    view: list[int]
    bites: list[int]


class Player(TypedDict):
    """What everybody knows of a player."""

    seat: int
    side: Literal["humans", "zombies", "norman", "frank"]
    cards: int
    open_cards: list[int]
    stars: int
    # Saved in the first game of a double game; missing in views recorded before there were any.
    stars_before: NotRequired[int]
    saved: list[int]
    team: list[int]
    support: bool


class Ground(TypedDict):
    """The printed board."""

    walls: list[int]
    entries: list[int]
    car: list[int]
    manholes: list[int]
    supermarket: list[int]
    car_half: int


class Noise(TypedDict):
    """How many may act before it draws zombies."""

    quiet: int
    activated: int
    allowance: int
    held: int
    left: int
    next_adds: int


class Coming(TypedDict):
    """Zombies that will be added, by half."""

    supermarket: int
    car: int
    either: int


class Cards(TypedDict):
    """Where the cards lie."""

    deck: int
    discard: list[int]
    played: list[int]
    blocked: list[int]
    supported: list[int]
    box: int | list[int]  # How many cards lie in the box; at the end, which.


class Finds(TypedDict):
    """Where the finds lie."""

    pool: int
    closed: list[int]
    zombie: list[int]
    revealed: list[int]


class Effects(TypedDict):
    """What is in effect for the zombie to be activated or put down next."""

    awe: bool
    rampage: bool
    mutate: bool
    trap: int  # Which half's zombie Trap lets go anywhere, or NOBODY.


Phase = Literal["set-up", "card-choice", "human-turn", "movement", "adding", "clean-up", "over"]


class View(TypedDict):
    """All that a seat sees; what only the seat itself sees is not there for a spectator."""

    scenario: Literal["base", "law-of-the-stronger"]
    # Which game this is, and of how many; missing in views recorded before there were double games.
    game: NotRequired[int]
    games: NotRequired[int]
    round: int
    phase: Phase
    players: list[Player]
    board: Ground
    characters: list[Character]
    zombies: list[Zombie]
    pool: int
    mutant_in_pool: bool
    terror: int
    terror_end: int
    stars_to_win: int
    bullets: int
    briefcase: bool
    first: int
    second: int
    zombie_seat: int
    noise: Noise
    coming: Coming
    lines_of_fire: list[LineOfFire]
    finds: Finds
    cards: Cards
    effects: NotRequired[Effects]  # Missing in views recorded before the server told it.
    winner: int
    seat: NotRequired[int]
    hand: NotRequired[list[int]]
