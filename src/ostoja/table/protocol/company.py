"""What remains of games: the history of players and groups, what it comes to, and ratings for those who want them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ostoja.table.protocol.fields import Name
from ostoja.table.protocol.people import Me


class Sat(Struct):
    """Somebody who sat at a finished game; `player` is empty for a bot and for whoever is gone."""

    seat: int
    name: str
    player: str
    bot: bool
    colour: int
    won: bool
    score: int
    side: str


class Played(Struct):
    """A finished game: when it began and ended, who sat there; `seats` are the reader's own."""

    table: str
    game: str
    started: int
    ended: int
    rounds: int
    people: list[Sat]
    seats: list[int]


class Tally(Struct):
    """How often somebody played and won; `key` says what is counted: a game, a side, or the id of another player."""

    key: str
    name: str
    played: int
    won: int


class Rating(Struct):
    """How strong somebody is at a game: so many points, give or take, after so many games. `bot` is marked."""

    game: str
    name: str
    player: str
    bot: bool
    points: int
    give: int
    games: int


class Figures(Struct):
    """What somebody's games come to. `rivals`: whom they met most, and how often they won before them.

    `victim` is whom they beat most often, `nemesis` who beat them. `streak` is the longest row of victories.
    """

    played: int
    won: int
    streak: int
    kept: int
    broken: int
    games: list[Tally]
    sides: list[Tally]
    rivals: list[Tally]
    victim: str
    nemesis: str


class PlayerPage(Struct):
    """A player as those may see them who have played with them."""

    id: str
    name: str
    figures: Figures
    ratings: list[Rating]
    rated: bool
    own: bool


class GroupCard(Struct):
    """A group of people who play together."""

    id: str
    name: str
    members: int


class Member(Struct):
    """Somebody in a group, and what their games within the group come to."""

    player: str
    name: str
    figures: Figures


class GroupPage(Struct):
    """A group as its members see it; who knows the code may join. `unlocked` belongs to all of them."""

    id: str
    name: str
    code: str
    owner: bool
    members: list[Member]
    history: list[Played]
    unlocked: dict[str, list[int]]
    ratings: list[Rating]


class NewGroup(Struct, forbid_unknown_fields=True):
    """A group to be founded."""

    name: Name


class JoinGroup(Struct, forbid_unknown_fields=True):
    """The code by which a group is joined."""

    code: Annotated[str, Meta(min_length=1, max_length=24)]


class Rated(Struct, forbid_unknown_fields=True):
    """Whether somebody wants to be rated; who does not has no ratings."""

    rated: bool


class Farewell(Struct, forbid_unknown_fields=True):
    """Delete oneself: one's name once more, so that it is no slip."""

    name: str


class Export(Struct):
    """All that the house keeps of somebody, but for passwords and keys."""

    me: Me
    mail: str
    devices: int
    groups: list[GroupCard]
    ratings: list[Rating]
    tables: list[Played]
