"""What is possible at a table now: whatever is done there is checked before it is written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.errors import OptionError, TalkError
from ostoja.engine.talk import check_listener
from ostoja.table.entries import (
    ActEntry,
    Answered,
    ChoiceEntry,
    Hosting,
    Kept,
    LineEntry,
    Paused,
    Seated,
    Undone,
    Wished,
)

if TYPE_CHECKING:
    from ostoja.table.entries import Entry, Housekeeping, Resigned
    from ostoja.table.play import Play


def check(play: Play, entry: Entry, serial: int | None = None) -> None:
    """Refuse what is not possible now; say why and change nothing."""
    if isinstance(entry, ChoiceEntry | Undone | Wished | Answered):
        check_runs(play)
    if isinstance(entry, ChoiceEntry):
        check_choice(play, entry, serial)
    elif isinstance(entry, Undone):
        if play.over() or not play.match.can_undo(entry.seat):
            raise OptionError(f"seat {entry.seat} cannot undo: others have acted, or something was drawn or shown")
    elif isinstance(entry, Wished):
        check_wish(play, entry.seat)
    elif isinstance(entry, Answered):
        if play.over() or play.back is None or entry.seat in play.back.agreed:
            raise OptionError(f"seat {entry.seat} is not asked to go back")
    elif isinstance(entry, ActEntry | LineEntry):
        check_talk(play, entry)
    else:
        check_chair(play, entry, serial)


def check_runs(play: Play) -> None:
    """Refuse to play on while the host has stopped the game."""
    if play.paused:
        raise OptionError("the host has paused the game; it goes on when the host lets it")


def check_chair(play: Play, entry: Kept | Resigned | Housekeeping, serial: int | None) -> None:
    """Refuse to leave a chair that is left for good already, once the game is over, or late for a question."""
    if play.over():
        raise OptionError("the game is over")
    if isinstance(entry, Paused) and entry.paused == play.paused:
        raise OptionError("that is so already")
    if isinstance(entry, Seated | Hosting | Paused):
        return
    check_open(play, entry.seat, serial)
    if isinstance(entry, Kept) and entry.why in {"host", "given"} and entry.kept == bool(play.kept >> entry.seat & 1):
        raise OptionError("that is so already")
    if entry.seat in play.resigned:
        raise OptionError(f"seat {entry.seat} has resigned already")


def check_choice(play: Play, entry: ChoiceEntry, serial: int | None) -> None:
    """Refuse a choice that is stale, foreign or not offered."""
    if play.over():
        raise OptionError("the game is over; nobody is asked any more")
    play.match.check_asked(entry.seat)
    check_open(play, entry.seat, serial)
    if entry.by == "bot" and not play.kept >> entry.seat & 1:
        raise OptionError(f"seat {entry.seat} chooses for itself again")
    play.match.check(entry.seat, entry.option)


def check_open(play: Play, seat: int, serial: int | None) -> None:
    """Refuse what is meant for a question that is over."""
    if serial is not None and serial != play.serial(seat):
        raise OptionError(f"that question ({serial}) is over; the open one is {play.serial(seat)}")


def check_wish(play: Play, seat: int) -> None:
    """Refuse a wish to go back while there is another, or with nothing to go back to."""
    if play.over():
        raise OptionError("the game is over")
    if play.back is not None:
        raise OptionError(f"seat {play.back.seat} already asks to go back")
    if play.last_choice(seat) < 0:
        raise OptionError(f"seat {seat} has not chosen anything yet")


def check_talk(play: Play, entry: ActEntry | LineEntry) -> None:
    """Refuse what is no sentence of the game, and to talk to nobody, or now."""
    check_hush(play)
    if isinstance(entry, ActEntry):
        play.match.check_act(entry.seat, entry.to, entry.words, entry.re, entry.voice)
    elif entry.seat >= 0:
        check_listener(play.setup.seats, entry.seat, entry.to)


def check_hush(play: Play) -> None:
    """Refuse to talk where the game forbids it."""
    rule = play.hushed()
    if rule:
        raise TalkError(f"talk is closed now ({rule})")
