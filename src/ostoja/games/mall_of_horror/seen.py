"""What a seat sees of the mall, field by field: the client's types are written from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Card(TypedDict):
    """What is printed on a card."""

    copies: int
    kills: int


Phase = Literal["placement", "search", "election", "arrival", "destination", "movement", "attack", "over"]


# Whose head it is, and its kind.
Head = tuple[int, int]


class Player(TypedDict):
    """What everybody knows of a player."""

    seat: int
    colour: int  # Yellow, red, blue, black, brown, green.
    points: int
    cards: int
    unplaced: tuple[int, ...]
    fell_in: int  # The round in which the last head was lost; 0: somebody lives.
    threats: int  # Extra votes by Threats in the present vote.


class Place(TypedDict):
    """What everybody sees of a location."""

    number: int
    heads: list[Head]
    hidden: list[Head]
    votes: list[int]  # Votes of the unhidden heads there, by seat.
    capacity: int  # 0: no limit.
    strength: int  # Without Hardware.
    zombies: int
    hardware: int
    sure_breach: int  # So many zombies always get in; 0: no such number.
    breached: bool
    closed: bool
    cursed: bool


class Ballot(TypedDict):
    """The open ballot."""

    place: int
    purpose: int  # 0 search, 1 chief, 2 victim.
    again: bool  # A re-vote after a tie.
    candidates: list[int]
    weights: list[int]  # Votes by seat; 0: no voter.


class Kind(TypedDict):
    """What is printed on a kind of character."""

    value: int
    strength: int
    votes: int


class View(TypedDict):
    """All that a seat sees; what only the seat itself sees is not there for a spectator."""

    round: int
    phase: Phase
    badge: int
    chief_elected: bool
    deck: int  # Cards left in the truck, and cards drawn from it and not yet dealt out.
    truck: int
    played: list[int]  # Cards that have left the game, by kind.
    dice: list[int]
    dice_hidden: int
    seers: int  # Seats that have seen the hidden dice, as bits.
    announced: int
    destinations: list[int]  # By seat, once revealed.
    alive: int
    elected: int
    rescue: int
    curse: int
    players: list[Player]
    places: list[Place]
    kinds: list[Kind]
    cards: list[Card]
    ballot: Ballot | None
    seat: NotRequired[int]  # What only the seat itself sees; nothing of it for a spectator.
    hand: NotRequired[list[int]]
    seen_dice: NotRequired[list[int]]
    drawn: NotRequired[list[int]]
    destination: NotRequired[int]
    vote: NotRequired[int]
    gifts: NotRequired[list[tuple[int, int]]]
    buried: NotRequired[list[tuple[int, int]]]
