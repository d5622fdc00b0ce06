"""Differences between two views: where they differ, and what stands there now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.json import Encoder, decode

from ostoja.table.written_views import whole

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ostoja.table.written_views import Fields, Part

Step = str | int
Written = tuple[bytes, bytes]  # what is put where and what is gone: lists without their brackets

ENCODER: Final = Encoder()
NOTHING: Final = b""


class Differences:
    """What must be put where, and what is gone, for one thing to become another.

    Lists of the same length are compared member by member if these have fields or members themselves; others are short.
    """

    __slots__ = ("gone", "put")

    def __init__(self) -> None:
        self.put: list[list[Any]] = []  # the way down to each place, and last what stands there now
        self.gone: list[list[Step]] = []

    def note(self, before: Any, now: Any, way: Sequence[Step]) -> None:
        """Note where two things at some place differ; that they do is known."""
        kind = type(now)
        if kind is not type(before) or not now:
            self.put.append([*way, now])
        elif kind is dict:
            self.note_fields(before, now, way)
        elif kind is list and len(now) == len(before) and type(now[0]) in {dict, list}:
            for number, (old, new) in enumerate(zip(before, now, strict=True)):
                if old != new:
                    self.note(old, new, [*way, number])
        else:
            self.put.append([*way, now])

    def note_fields(self, before: dict[str, Any], now: dict[str, Any], way: Sequence[Step]) -> None:
        """Note where two sets of fields differ."""
        for key, new in now.items():
            if key not in before:
                self.put.append([*way, key, new])
            elif (old := before[key]) != new:
                self.note(old, new, [*way, key])
        if not before.keys() <= now.keys():
            self.gone += ([*way, key] for key in before if key not in now)

    def note_part(self, before: Part, now: Part, way: Sequence[Step]) -> None:
        """Note where two written fields of a view differ; only what is not the same is read again."""
        if not isinstance(now, list) or not isinstance(before, list) or len(now) != len(before):
            self.note(decode(whole(before)), decode(whole(now)), way)
            return
        for number, (old, new) in enumerate(zip(before, now, strict=True)):
            if old != new:
                self.note(decode(old), decode(new), [*way, number])

    def written(self) -> Written:
        """Write both."""
        put = ENCODER.encode(self.put)[1:-1] if self.put else NOTHING
        return put, ENCODER.encode(self.gone)[1:-1] if self.gone else NOTHING


def compared(before: Fields, now: Fields) -> dict[str, Written]:
    """Compare two written views, and write how they differ field by field."""
    fields: dict[str, Written] = {}
    for field, new in now.items():
        old = before.get(field)
        if old is None:
            fields[field] = b'["view","%b",%b]' % (field.encode(), whole(new)), NOTHING
        elif old != new:
            found = Differences()
            found.note_part(old, new, ("view", field))
            fields[field] = found.written()
    if before.keys() != now.keys():
        for field in before.keys() - now.keys():
            fields[field] = NOTHING, ENCODER.encode(["view", field])
    return fields


def joined(parts: Iterable[bytes]) -> bytes:
    """Join lists that were written without their brackets."""
    return b",".join(filter(None, parts))
