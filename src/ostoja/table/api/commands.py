"""What a seat may tell the table: the same commands over a socket and over plain HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ostoja.engine.errors import OstojaError
from ostoja.engine.talk import NOTHING_BEFORE
from ostoja.table.entries import ActEntry, Answered, ChoiceEntry, Kept, LineEntry, Resigned, Undone, Wished
from ostoja.table.faults import Fault, Forbidden, TooEarly, TooMuch, TryAgain
from ostoja.table.metrics import REFUSALS
from ostoja.table.protocol.commands import Away, Back, Chat, Choose, Command, Composing, Deed, Ping, Resign, Say, Undo
from ostoja.table.protocol.updates import Ack, Refusal

if TYPE_CHECKING:
    from ostoja.table.entries import Entry
    from ostoja.table.hall import Hall
    from ostoja.table.room import Room
    from ostoja.table.storage.schema import PlayerRow

DECODER: Final[msgspec.json.Decoder[Command]] = msgspec.json.Decoder(Command)


def entry_of(room: Room, player: PlayerRow | None, seat: int | None, command: Deed) -> Entry:
    """Turn a command into an entry of the log."""
    if isinstance(command, Chat):
        return chatted(room, player, seat, command)
    if seat is None:
        raise Forbidden("spectator", "spectators may only chat")
    if seat in room.playing().resigned and not isinstance(command, Say):
        raise TooEarly("resigned", "you have resigned; you can still watch and talk")
    entry: Entry
    if isinstance(command, Choose):
        entry = ChoiceEntry(seat, command.option)
    elif isinstance(command, Undo):
        entry = Undone(seat)
    elif isinstance(command, Say):
        entry = said(room, seat, command)
    elif isinstance(command, Back):
        wish = room.playing().back
        entry = Wished(seat) if command.agree and wish is None else Answered(seat, command.agree)
    elif isinstance(command, Resign):
        entry = Resigned(seat)
    else:
        entry = away(room, seat, command)
    return entry


def said(room: Room, seat: int, command: Say) -> ActEntry:
    """Turn a talk act into an entry, where the table talks."""
    if room.agreement.talk == "closed":
        raise TooEarly("talk-closed", "this table plays without talk")
    return ActEntry(seat, command.to, command.words, re=heard(room, seat, command.re))


def heard(room: Room, seat: int, place: int) -> int:
    """Return the number of the act that a seat replies to, by its place in the seat's own feed."""
    if place < 0:
        return NOTHING_BEFORE
    number = room.playing().feeds.act_at(seat, place)
    if number == NOTHING_BEFORE:
        raise Fault("no-such-act", f"item {place} of your feed is nothing that was said")
    return number


def chatted(room: Room, player: PlayerRow | None, seat: int | None, command: Chat) -> LineEntry:
    """Turn a line of chat into an entry; spectators talk among themselves."""
    if room.agreement.talk != "open" and seat is not None:
        raise TooEarly("chat-closed", "this table plays without free chat")
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in command.text).split())
    if not text:
        raise Fault("empty", "the line is empty")
    if seat is not None:
        return LineEntry(seat, text, to=command.to)
    if player is None:
        raise Forbidden("unnamed", "spectators need a name to chat")
    return LineEntry(-1, text, player.name)


def away(room: Room, seat: int, command: Away) -> Kept:
    """Leave the chair to a bot for a while, or take it back."""
    if not room.agreement.keep and command.away:
        raise TooEarly("no-keeper", "at this table no bot keeps a chair")
    kept = bool(room.playing().kept >> seat & 1)
    if kept == command.away or seat in room.playing().resigned:
        raise TooEarly("as-it-is", "that is so already")
    return Kept(seat, kept=command.away, why="left" if command.away else "returned")


async def obey(hall: Hall, room: Room, player: PlayerRow | None, seat: int | None, command: Command) -> Ack:
    """Do what a seat wants, or raise why not."""
    room.check_seat(player.id if player else "", seat)
    if isinstance(command, Composing):
        if seat is not None:
            room.note_composing(seat)
    elif not isinstance(command, Ping):
        serial = command.serial if isinstance(command, Choose) else None
        doer = player.id if player and seat is not None else ""
        await hall.submit(room, entry_of(room, player, seat, command), serial, doer)
    return Ack(command.ref)


def refusal(error: OstojaError, ref: int) -> Refusal:
    """Return the answer to something that changed nothing; what a rule refuses is between the table and the seat."""
    if isinstance(error, TooMuch | TryAgain):
        REFUSALS.inc()
    if isinstance(error, Fault):
        return Refusal(ref, error.error, error.detail)
    return Refusal(ref, type(error).__name__, str(error))
