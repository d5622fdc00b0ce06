"""Sets of heads as bit masks: up to six seats with up to four characters each; head = seat * 4 + kind."""

from __future__ import annotations

from typing import Final

from ostoja.engine.masks import HALF, LOW
from ostoja.engine.vocabulary import Domain

KINDS: Final = 4  # characters of one seat
PLAYER_SEATS: Final = 6
PLAYER: Final = Domain("seat", range(PLAYER_SEATS))
TEAM: Final = (1 << KINDS) - 1  # the heads of one seat
TEAMS: Final = 1 << KINDS  # sets of one seat's heads

# Tables over heads answer for three seats (12 bits) at a time.
_OWNERS: Final = bytes(
    [sum([1 << seat for seat in range(3) if heads >> KINDS * seat & TEAM]) for heads in range(1 << HALF)]
)
_HEADS: Final = tuple((head // KINDS, head % KINDS) for head in range(KINDS * PLAYER_SEATS))
KINDS_IN: Final = tuple(tuple(kind for kind in range(KINDS) if team >> kind & 1) for team in range(TEAMS))


def head_of(seat: int, kind: int) -> int:
    """Return the head of a seat's character, as a set of one."""
    return 1 << seat * KINDS + kind


def team_in(heads: int, seat: int) -> int:
    """Return which of a seat's four kinds are among some heads, as a bit mask of kinds."""
    return heads >> seat * KINDS & TEAM


def owners_of(heads: int) -> int:
    """Return the seats that own some heads, as a bit mask."""
    return _OWNERS[heads & LOW] | _OWNERS[heads >> HALF] << 3


def seat_and_kind(head: int) -> tuple[int, int]:
    """Return whose head it is, and of which kind."""
    return _HEADS[head.bit_length() - 1]


def all_of(kind: int) -> int:
    """Return the heads of one kind of all seats."""
    return sum(head_of(seat, kind) for seat in range(PLAYER_SEATS))


def heads_in(heads: int) -> list[tuple[int, int]]:
    """List heads as seat and kind."""
    found: list[tuple[int, int]] = []
    while heads:
        head = heads & -heads
        found.append(_HEADS[head.bit_length() - 1])
        heads ^= head
    return found


def place_of(room: list[int], head: int) -> int:
    """Return the place in which a head stands; 0: in none."""
    for place in range(1, len(room)):
        if room[place] & head:
            return place
    return 0


def by_team(worth: tuple[int, ...]) -> tuple[int, ...]:
    """Add up a number over every possible set of a seat's characters."""
    return tuple(sum(worth[kind] for kind in range(KINDS) if team >> kind & 1) for team in range(TEAMS))


def by_half(team_worth: tuple[int, ...]) -> tuple[int, ...]:
    """Add up a number over every possible set of three seats' heads."""
    return tuple(
        team_worth[heads & TEAM] + team_worth[heads >> KINDS & TEAM] + team_worth[heads >> 2 * KINDS]
        for heads in range(1 << HALF)
    )
