"""What a seat sees of the maze, field by field: the client's types are written from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Costs(TypedDict):
    """Threat points for a figure."""

    troglodyte: int
    demon: int


Direction = Literal["north", "east", "south", "west"]


Edge = Literal["wall", "passage", "blocked", "unexplored", "lost"]


Talent = Literal["frantic", "bodyguard", "elusive", "impressive", "blessed"]


Kind = Literal["plain", "exit", "pentacle", "lair", "hole", "stash", "hungry", "tight", "flooded", "booby", "mechanism"]


class Tile(TypedDict):
    """One tile of the maze."""

    tile: int
    kind: Kind
    x: int
    y: int  # Grows to the north.
    rotation: int
    edges: dict[Direction, Edge]
    passages: list[int]
    size: int
    humans: list[int]
    demons: list[int]
    human_room: int
    demon_room: int
    arrivals: str  # The rule that keeps Troglodytes from arriving here, or nothing.
    lair: bool
    holes: int  # Hole tokens.
    visited: bool
    lying: int  # Charges and treasures on the floor.


# Movement, combat, defence.
Line = tuple[int, int, int]


class Warrior(TypedDict):
    """What heroes and demons have in common."""

    warrior: int
    tile: int
    movement: int
    combat: int
    attack: int  # Combat when attacking: an Object may add to it.
    defence: int
    talents: list[Talent]
    activated: bool
    held: str  # The rule that keeps the warrior on the tile, or nothing.
    ways: dict[int, str]  # By neighbouring tile: the rule that forbids the step, or nothing.
    movement_left: int


class Hero(Warrior):
    """A hero with the lines that are left to it."""

    die: int
    lines: list[Line]
    condemned: bool
    cancelled: list[int]
    exhausted: bool
    objects: list[int]
    courage: bool
    blessed: bool
    terrified: bool
    snuffed: bool
    unguarded: bool
    charges: int
    treasure: bool


class Fiend(Warrior):
    """A Troglodyte or a Demon."""

    tough: bool
    frenzied: bool
    critical: bool
    kind: NotRequired[int]  # Of a big figure only: its Demon card.
    wounds: NotRequired[int]
    health: NotRequired[int]
    prostrate: NotRequired[bool]


class DemonCard(TypedDict):
    """The Demon card in play."""

    kind: int
    movement: int
    combat: int
    defence: int
    health: int
    talents: list[Talent]


class Aims(TypedDict):
    """The victory conditions of the scenario; 0, and -1 for who is summoned: not this way."""

    escapes: int
    draw: int
    gathering: int
    charges: int
    seals: int
    treasures: int
    possessed: int
    summoned: int
    countdown: int
    infection: int
    redeemer_must_live: bool
    stash: Literal["none", "advantage", "treasure"]


Phase = Literal["initiative", "human-action", "threat", "demon-action", "over"]


class View(TypedDict):
    """All that a seat sees; what only the seat itself sees is not there for a spectator."""

    scenario: str
    round: int
    round_limit: int
    phase: Phase
    human: int  # The seat of the Human player; -1 while the sides are auctioned.
    bid: int
    points: int
    winner: int  # 0 Humans, 1 Demons, 2 drawn, -1 undecided.
    tiles: list[Tile]
    warriors: list[Hero | Fiend]
    active: int
    stack: int
    tile_discards: list[int]
    set_aside: list[int]
    countdown: int
    map_left: int
    gifts: list[int]
    gifts_used: list[int]
    gather: int
    blessing_left: bool
    action_dice: list[int]
    destiny_dice: list[tuple[int, int]]  # Value and square, -1 for none.
    pending: list[int]
    powers: list[int]
    bonus_dice: int
    threat: int
    most_threat: int
    demons_left: int
    troglodytes_left: int
    combat_dice: list[int]
    hits: int
    ambushes: list[int]
    advantages: int
    advantage_deck: int
    advantages_spent: list[int]
    events: int
    event_deck: int
    events_spent: list[int]
    events_open: list[int]
    foresight: int
    escaped: list[int]
    charges: list[int]
    treasure: int  # With a hero (0-4), on a tile (from LYING on), planted (-1) or not found (-2).
    treasures: int
    seals: int
    freed: int
    spare_objects: list[int]
    kinds: list[Kind]
    openings: list[int]  # By tile, as printed: one bit for each of north, east, south, west.
    gift_values: list[int]
    black: list[bool]  # By square: whether it can be activated without limit.
    costs: Costs
    fought: bool
    panic: bool
    movement_ended: bool
    boon: int
    demon_card: DemonCard | None
    possessed: list[int]
    legion_due: bool
    aims: Aims
    seat: NotRequired[int]  # What the seat alone sees.
    hand: NotRequired[list[int]]
    foreseen: NotRequired[list[int]]
    known: NotRequired[list[tuple[int, int]]]  # Place from the top of the stack, and tile.
