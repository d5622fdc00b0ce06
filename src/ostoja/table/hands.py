"""Chairs that change hands while a game is played: the log and the chairs are changed together, or neither is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from ostoja.table.chairs import check_name, given_to_bot
from ostoja.table.entries import Hosting, Seated
from ostoja.table.entry_checks import check
from ostoja.table.faults import Fault, Forbidden, TooEarly, unsure
from ostoja.table.writing import read_first

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ostoja.table.hall import Hall
    from ostoja.table.room import Room
    from ostoja.table.storage.schema import SeatRow, TableRow

TRIES: Final = 20  # how often it is tried while others are faster
SENT_AWAY: Final = -1  # the seat of somebody who may not come back to any


class Change(NamedTuple):
    """What is to be written: the entry of the log, the chairs as they shall be, and what else changes of the table."""

    entry: Seated | Hosting
    chairs: list[SeatRow]
    values: dict[str, Any]


async def change_hands(hall: Hall, room: Room, wish: Callable[[], Change]) -> None:
    """Do what is wished for about the chairs of a game in play; heard again whenever others were faster."""
    try:
        async with room.lock:
            await write_change(hall, room, wish)
    except (OSError, SQLAlchemyError):
        hall.readings.soon(room)
        raise unsure() from None
    finally:
        hall.worker_news.tell(room.id, "table")


async def write_change(hall: Hall, room: Room, wish: Callable[[], Change]) -> None:
    """Write it, as soon as all is as it was looked at; then read it again as everybody does."""
    for _ in range(TRIES):
        if room.behind:
            await read_first(room)
        play = room.playing()
        entry, becomes, values = wish()
        check(play, entry)
        line = len(play.log), room.time(), play.written(entry)
        done = await hall.tables.change_hands(room.row, line, list(room.seats), becomes, **values)
        await hall.refresh(room)
        if done:
            return
    raise TooEarly("too-late", "others were faster each time; try again")


def chair_at(room: Room, seat: int) -> SeatRow:
    """Return a chair by its number, or say which there are."""
    if not 0 <= seat < len(room.seats):
        raise Fault("no-chair", f"there is no chair {seat}; chairs are 0 to {len(room.seats) - 1}")
    return room.seats[seat]


def instead(chairs: Sequence[SeatRow], chair: SeatRow) -> list[SeatRow]:
    """Return the chairs of a table with one in the place of the one before."""
    return [chair if other.seat == chair.seat else other for other in chairs]


def names_beside(chairs: Sequence[SeatRow], seat: int) -> list[str]:
    """List the names on all other chairs."""
    return [chair.name for chair in chairs if chair.seat != seat and chair.name]


def sent_away(row: TableRow, player: str | None) -> dict[str, Any]:
    """Return who may not sit down any more, with one more of them."""
    return {**(row.former or {}), str(player): SENT_AWAY} if player else dict(row.former or {})


def removal(room: Room, seat: int, level: str) -> Change:
    """Let a bot play on for somebody whom the host sends away."""
    chair = chair_at(room, seat)
    if chair.kind != "person" or chair.player == room.row.host:
        raise TooEarly("nobody-there", "there is nobody on that chair whom you could send away")
    bot = given_to_bot(chair, names_beside(room.seats, seat), level)
    entry = Seated(seat, bot.name, "removed", chair.name)
    return Change(entry, instead(room.seats, bot), {"former": sent_away(room.row, chair.player)})


def handing_on(room: Room, seat: int) -> Change:
    """Let whoever sits on a chair be the host from now on."""
    chair = chair_at(room, seat)
    if chair.kind != "person" or chair.player == room.row.host:
        raise TooEarly("nobody-there", "there is nobody else on that chair who could be the host")
    return Change(Hosting(seat), list(room.seats), {"host": chair.player})


def check_newcomer(room: Room, player: str, seat: int, name: str) -> None:
    """Refuse somebody who was sent away, sits here already, or knows the secrets of another seat."""
    if room.seats_of(player):
        raise TooEarly("seated", "you sit at this table already")
    known = (room.row.former or {}).get(player)
    if known == SENT_AWAY:
        raise Forbidden("sent-away", "the host has sent you away from this table")
    if known is not None and known != seat:
        raise Forbidden("knows-secrets", "you have sat on another chair of this game and know its secrets")
    check_name(name, names_beside(room.seats, seat))
