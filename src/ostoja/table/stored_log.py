"""The chronicle of a table: its log as it is stored, in words, for whoever looks at a table that cannot be opened.

It needs no rules: it tells what was chosen and said, not what came of it. While a game is not over, a seat reads its
own choices and what was said in its hearing; of the others' choices only that they were made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ostoja.engine.talk import EVERYBODY
from ostoja.table.entries import (
    ActEntry,
    Answered,
    Hosting,
    Kept,
    LineEntry,
    Paused,
    Resigned,
    Seated,
    StoredChoice,
    Undone,
    stored,
)  # fmt: skip
from ostoja.table.play import NOTES_OF_KEEPING
from ostoja.table.protocol.after import ChronicleLine

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ostoja.table.entries import Deed

SPECTATOR: Final = -1


def chronicle(log: Iterable[tuple[int, str]], seat: int | None, *, over: bool) -> list[ChronicleLine]:
    """Tell a log to a seat, or to a spectator; a row that cannot be read is passed over."""
    lines: list[ChronicleLine] = []
    for at, text in log:
        try:
            entry = stored(text)
        except msgspec.MsgspecError:
            continue
        line = told(entry, seat, over=over)
        if line is not None:
            line.at = at
            lines.append(line)
    return lines


def told(entry: StoredChoice | Deed, seat: int | None, *, over: bool) -> ChronicleLine | None:
    """Tell one entry, as far as the seat may know of it."""
    if isinstance(entry, StoredChoice):
        return ChronicleLine("choice", entry.seat, words=entry.words if over or entry.seat == seat else [])
    if isinstance(entry, ActEntry):
        hears = over or entry.to == EVERYBODY or seat in {entry.seat, entry.to}
        return ChronicleLine("act", entry.seat, entry.to, entry.words) if hears else None
    if isinstance(entry, LineEntry):
        is_told = over or entry.to == EVERYBODY or seat in {entry.seat, entry.to}
        hears = seat is None if entry.seat == SPECTATOR else is_told
        return ChronicleLine("line", entry.seat, entry.to, text=entry.text, name=entry.name) if hears else None
    name = entry.before if isinstance(entry, Seated) else ""
    return ChronicleLine("note", entry.seat, words=[note_of(entry)], name=name)


def note_of(entry: Deed) -> str:
    """Return the key of what happened to the table itself."""
    if isinstance(entry, Undone):
        return "undo"
    if isinstance(entry, Answered):
        return "agreed" if entry.agree else "refused"
    if isinstance(entry, Seated):
        return entry.why
    if isinstance(entry, Paused):
        return "paused" if entry.paused else "resumed"
    if isinstance(entry, Kept):
        return NOTES_OF_KEEPING[entry.why]
    return "resigned" if isinstance(entry, Resigned) else "hosted" if isinstance(entry, Hosting) else "wished"
