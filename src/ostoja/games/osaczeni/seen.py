"""What a seat sees of the mall under lockdown, field by field: the client's types are written from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

# A character: whose it is, and what it is.
Head = tuple[int, int]


Phase = Literal["placement", "truck", "badge", "destination", "movement", "arrival", "attack", "end", "over"]


class Player(TypedDict):
    """What everybody knows of a player."""

    seat: int
    colour: int
    points: int
    cards: int
    unplaced: tuple[int, ...]
    open_hand: list[int]  # How many of each item; only once the game is over.
    eliminated: bool
    guns: int  # Extra votes of drawn guns.
    keys: int  # Points of the truck keys, once the game is over.


class Area(TypedDict):
    """What everybody sees of an area."""

    number: int
    heads: list[Head]
    hidden: list[Head]
    votes: list[int]  # Votes of the characters there, by seat; guns come on top.
    capacity: int  # Fields; 0 is any number.
    strength: int
    monsters: int
    notches: int
    closes_at: int  # How many monsters close it at the end of the round; 0: none ever does.
    breached: bool
    closed: bool


class Kind(TypedDict):
    """What is printed on a kind of character."""

    value: int
    strength: int
    votes: int


class Row(TypedDict):
    """A row of the cold room."""

    full_at: int  # Victims by which the row is full, those of the rows above included.
    full: bool


class View(TypedDict):
    """All that a seat sees; what only the seat itself sees is not there for a spectator."""

    round: int
    phase: Phase
    badge: int
    victim: int
    elected: int
    candidates: int  # Who can be chosen, then who is tied, as a bit mask; it means something during a vote only.
    deck: int  # Items left in the truck, and those a searcher holds right now.
    truck: int
    played: list[int]  # Items by kind that have left the game.
    boxed: int
    pool: int
    dice: list[int]
    dice_hidden: int
    dice_covered: int  # 1 if one of the hidden dice stays covered even for those who look.
    dice_in_use: int
    seers: int  # Who has looked under the hatch, as a bit mask.
    announced: int
    destinations: list[int]
    alive: int
    limit: int
    players: list[Player]
    places: list[Area]
    kinds: list[Kind]
    cold: list[Head]
    rows: list[Row]
    variant: int
    epilogue: int
    seat: NotRequired[int]
    hand: NotRequired[list[int]]
    seen_dice: NotRequired[list[int]]
    drawn: NotRequired[list[int]]
    destination: NotRequired[int]
    gifts: NotRequired[list[tuple[int, int]]]  # Items given away that the receiver surely still has: to whom, and what.
    boxed_by_you: NotRequired[list[int]]
