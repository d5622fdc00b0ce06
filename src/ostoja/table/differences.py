"""Differences between two things that go over the wire: where they differ, and what stands there now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.json import Encoder

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Step = str | int
Written = tuple[bytes, bytes]  # what is put where and what is gone: lists without their brackets

ENCODER: Final = Encoder()


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

    def note_fields(self, before: dict[Any, Any], now: dict[Any, Any], way: Sequence[Step]) -> None:
        """Note where two sets of fields differ; their names are texts on the wire, whatever they are here."""
        for key, new in now.items():
            if key not in before:
                self.put.append([*way, str(key), new])
            elif (old := before[key]) != new:
                self.note(old, new, [*way, str(key)])
        if not before.keys() <= now.keys():
            self.gone += ([*way, str(key)] for key in before if key not in now)

    def written(self) -> Written:
        """Write both."""
        put = ENCODER.encode(self.put)[1:-1] if self.put else b""
        return put, ENCODER.encode(self.gone)[1:-1] if self.gone else b""


def joined(parts: Iterable[bytes]) -> bytes:
    """Join lists that were written without their brackets."""
    return b",".join(filter(None, parts))
