"""The draft, as a test lets somebody go through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.outlive.driver import new_table

if TYPE_CHECKING:
    from tests.games.outlive.played import Driver


def draft(t: Driver, seat: int, room: str = "event2", settlers: int = 4, leader: str = "") -> None:
    """Let a player keep the first rooms offered, build one, settle it, and take a leader and the first places."""
    for _ in range(4):
        t.choose(seat, *t.options(seat)[0])
    t.choose(seat, "build", room)
    t.choose(seat, "settle", settlers)
    t.choose(seat, *(("lead", leader) if leader else t.options(seat)[0]))
    while seat in t.asked and t.question == "ask-draft":
        t.choose(seat, *t.options(seat)[0])


def drafted(players: int = 4, leaders: dict[int, str] | None = None) -> Driver:
    """Return a table at the end of its draft."""
    t = new_table(players)
    for seat in range(players):
        draft(t, seat, leader=(leaders or {}).get(seat, ""))
    return t
