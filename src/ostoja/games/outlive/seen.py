"""What a seat sees of the wasteland, field by field: the client's types are written from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Tonight(TypedDict):
    """What a shelter owes tonight."""

    food: int
    water: int
    missing: int
    radiation: int


class PrintedRoom(TypedDict):
    """A room tile as printed."""

    places: int
    upkeep: int
    amount: int


class PrintedTile(TypedDict):
    """A piece of equipment as printed."""

    cost: list[int]
    symbol: int
    partner: int
    amount: int


class PrintedAnimal(TypedDict):
    """An animal as printed."""

    toughness: int
    meat: list[int]


class PrintedCalamity(TypedDict):
    """An event as printed."""

    amount: int
    cut: int


class PrintedLeader(TypedDict):
    """A leader as printed."""

    age: int
    areas: list[int]
    goods: list[int]
    tile: int


class Offer(TypedDict):
    """What a seat may choose from in the draft."""

    rooms: list[int]
    leaders: list[int]


class Calamity(TypedDict):
    """A revealed event."""

    event: int
    points: int
    cost: list[int]  # Tokens by resource.
    food: int  # Food of any kind.
    taker: int
    payers: list[int]  # Whose tokens would pay for it right now.


class Berth(TypedDict):
    """A slot of the ship."""

    cans: int
    survivor: bool
    hero: int  # The active hero in it (seat * 4 + hero), or nobody.


class Turn(TypedDict):
    """Where the hero stands whose turn it is."""

    hero: int
    actions: int
    opened: bool
    level: int
    pressure: int
    prey: int


class Room(TypedDict):
    """A room of a shelter."""

    room: int
    basic: bool
    built: bool
    people: int
    places: int
    upkeep: int
    due: int
    works: bool
    used: bool


class Hero(TypedDict):
    """A hero of a player."""

    strength: int
    area: int
    active: bool


class Forecast(TypedDict):
    """The points as they stand, line by line."""

    events: int
    rooms: int
    gauge: int
    survivors: int
    equipment: int
    symbols: int


class Shelter(TypedDict):
    """A player whose shelter lies open."""

    seat: int
    drafted: Literal[True]
    leader: int
    goods: list[int]
    reserve: int
    gauge: int
    gauge_step: int
    airlock: int
    airlock_places: int
    rooms: list[Room]
    survivors: int
    broken: list[int]
    repaired: list[int]
    used: list[int]
    animals: list[int]
    heroes: list[Hero]
    out: bool
    owed: int
    losses: int
    tonight: Tonight
    forecast: Forecast
    points: int


class Secret(TypedDict):
    """A player whose choices are still secret."""

    seat: int
    drafted: Literal[False]


class City(TypedDict):
    """One of the two cities."""

    area: int
    shown: list[int]
    stack: int
    inside: list[int]  # What the stack still holds, by token; the order only for whoever has looked.
    open: list[int]
    peeked: int  # Seats that know the order, as bits.
    order: list[int]


class Wild(TypedDict):
    """A place with animals."""

    area: int
    left: int
    top: int
    tracked: int
    toughness: list[int]  # By seat.
    meat: list[int]
    order: list[int]


class Printed(TypedDict):
    """What is printed on board, tiles and cards."""

    gauge: list[int]
    rows: list[int]
    building: int
    water_stored: int
    room_points: list[int]
    storm: int
    rooms: list[PrintedRoom]
    equipment: list[PrintedTile]
    animals: list[PrintedAnimal]
    calamities: list[PrintedCalamity]
    leaders: list[PrintedLeader]


class View(TypedDict):
    """All that a seat sees; what only the seat itself sees is not there for a spectator."""

    round: int
    rounds: int
    phase: Literal["setup", "day", "night", "over"]
    step: Literal["", "resolve", "feed", "radiation", "recruit", "build", "repair", "clean-up"]
    first: int
    heir: int
    radiation: list[int]
    events: list[Calamity]
    pools: list[int]
    limits: list[int]
    printed_limits: list[int]
    algae: bool
    ship: list[Berth]
    stack: int
    discards: list[int]
    drawn_tokens: list[int]
    turn: Turn
    printed: Printed
    players: list[Shelter | Secret]
    cities: list[City]
    wilds: list[Wild]
    seat: NotRequired[int]
    offer: NotRequired[Offer]
