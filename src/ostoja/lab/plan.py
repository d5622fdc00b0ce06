"""What is played: a game, bots, deals. A plan is data, and every process makes the same games of it."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ostoja.bots.registry import check, seat_program
from ostoja.engine.errors import SetupError
from ostoja.engine.rng import seeded
from ostoja.games import find

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.datafile import Section
    from ostoja.engine.game import Setup
    from ostoja.engine.setup_options import Value

ALL: Final = "all"  # everybody sits at every table
GROUPS: Final = "round-robin"  # every group that fits a table meets, deal by deal
LOT: Final = "random"  # every table is drawn by lot
TABLES: Final = (ALL, GROUPS, LOT)
MOST_GROUPS: Final = 10_000

Places = tuple[int, ...]  # of bots in the list of the plan


class Plan(NamedTuple):
    """Everything another process, or another machine, needs to play the same games."""

    game: str
    bots: tuple[str, ...]
    games: int  # at most; the last block may be cut short
    seed: str
    options: dict[str, Value]
    changes: Section
    seats: int = 0  # 0: one for every bot
    tables: str = ALL
    talk: bool = False
    choices: bool = False  # every choice is noted, with what its seat knew
    watched: bool = False  # every game is watched for its story
    programs: tuple[str, ...] = ()  # that hold seats, as NAME=COMMAND

    def places(self) -> int:
        """Return the number of seats at a table."""
        return self.seats or len(self.bots)

    def check(self) -> None:
        """Refuse a plan that cannot be played, before anything starts."""
        game = find(self.game)
        if not game.least_seats <= self.places() <= game.most_seats:
            allowed = f"{game.least_seats} to {game.most_seats}"
            raise SetupError(f"{game.title} has {allowed} seats and needs as many bots, not {self.places()}")
        self.seat_programs()
        for name in self.bots:
            check(name)
        if self.tables == ALL and len(self.bots) > self.places():
            raise SetupError(f"{len(self.bots)} bots do not fit {self.places()} seats")
        if self.tables == GROUPS and (groups := comb(len(self.bots), self.company())) > MOST_GROUPS:
            raise SetupError(f"{groups} groups are too many to meet each other; let the lot draw the tables")
        self.agree()

    def seat_programs(self) -> None:
        """Let the programs of the plan be bots in this process."""
        for program in self.programs:
            seat_program(program)

    def agree(self) -> Setup:
        """Return the set-up of every table."""
        return find(self.game).agree(self.places(), self.options, self.changes)

    def company(self) -> int:
        """Return how many different bots meet at a table."""
        return min(self.places(), len(self.bots))

    def written(self) -> dict[str, Any]:
        """Return the plan as plain data."""
        return {**self._asdict(), "bots": list(self.bots), "programs": list(self.programs)}

    @classmethod
    def read(cls, data: dict[str, Any]) -> Plan:
        """Make a plan anew from plain data."""
        return cls(**{**data, "bots": tuple(data["bots"]), "programs": tuple(data["programs"])})


class Schedule:
    """Who sits where in which game of a plan, block by block.

    A block is one deal with every rotation of the seats: luck of the seat and of the deal falls to everybody alike.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        members = range(len(plan.bots))
        self.groups = list(combinations(members, plan.company())) if plan.tables != LOT else []
        self.size = len(seatings(tuple(range(plan.company())), plan.places()))  # games of one block
        self.blocks = -(-plan.games // self.size)

    def deal(self, block: int) -> str:
        """Return the seed of a block's deal; the groups of a round robin all meet over the same one."""
        return f"{self.plan.seed}:{block // len(self.groups) if self.groups else block}"

    def group(self, block: int) -> Places:
        """Return which bots meet in a block."""
        if self.groups:
            return self.groups[block % len(self.groups)]
        drawn = list(range(len(self.plan.bots)))
        seeded(f"{self.plan.seed}:tables:{block}").shuffle(drawn)
        return tuple(drawn[: self.plan.company()])

    def seatings(self, block: int) -> list[Places]:
        """List the games of a block: the bot of every seat. The last block of a plan may be cut short."""
        left = self.plan.games - block * self.size
        return seatings(self.group(block), self.plan.places())[:left]


def seatings(group: Places, seats: int) -> list[Places]:
    """List all rotations of a group around a table; where seats are left over, it begins anew from each of its members.

    >>> seatings((0, 1), 4)
    [(0, 1, 0, 1), (1, 0, 1, 0)]
    >>> seatings((0, 1, 2), 3)
    [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    """
    found: dict[Places, None] = {}
    for first in range(len(group)):
        row = tuple(group[(first + seat) % len(group)] for seat in range(seats))
        for turn in range(seats):
            found[rotated(row, turn)] = None
    return list(found)


def rotated(row: Sequence[int], turn: int) -> Places:
    """Move everybody on by so many seats."""
    return tuple(row[(seat - turn) % len(row)] for seat in range(len(row)))
