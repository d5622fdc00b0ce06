"""A moment of a game: what is the same for everybody until something happens, put together and written once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Raw
from msgspec.json import Encoder

from ostoja.table.differences import Differences, joined

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from ostoja.engine.game import View
    from ostoja.table.differences import Written
    from ostoja.table.protocol.updates import Ending, Question

ENCODER: Final = Encoder()


class Moment:
    """What everybody may know now; what is a seat's own is added when the seat is told."""

    __slots__ = ("asked", "back", "end", "open", "pick", "question", "sealed", "since", "steps", "text")

    def __init__(
        self, asked: list[int], question: Question | None, view: View, back: bytes, end: Ending | None
    ) -> None:
        self.asked = asked
        self.question = question
        self.pick = self.sealed = False
        self.open = view
        self.back = back  # as it is sent: the wish itself goes on
        self.end = end
        self.text = b""  # of what lies open, once somebody needs all of it
        self.since: Moment | None = None  # the moment that it was last compared with
        self.steps: Changes  # how it differs from that

    def written(self, own: View | None) -> Raw:
        """Write what lies open together with what is a seat's own; that comes last, and instead of the same keys."""
        if not self.text:
            self.text = ENCODER.encode(self.open)
        if own is None:
            return Raw(self.text)
        if self.open.keys().isdisjoint(own):
            return Raw(b"%b,%b" % (self.text[:-1], ENCODER.encode(own)[1:]))
        return Raw(ENCODER.encode({**self.open, **own}))

    def changes(self, before: Moment) -> Changes:
        """Return how this moment differs from an earlier one, compared once for everybody."""
        if self.since is not before:
            self.since, self.steps = before, Changes(before, self)
        return self.steps


class Changes:
    """How a moment differs from an earlier one, written once for everybody who was told of that."""

    __slots__ = ("fields", "gone", "put", "rest")

    def __init__(self, before: Moment, now: Moment) -> None:
        rest = Differences()
        for name in ("asked", "question", "pick", "sealed"):
            if (new := getattr(now, name)) != getattr(before, name):
                rest.put.append([name, new])
        if now.back != before.back:
            rest.put.append(["back", Raw(now.back)])
        self.rest: Written = rest.written()
        self.fields: dict[str, Written] = {}  # by fields of the view
        self.compare(before.open, now.open)
        self.put, self.gone = self.joined(self.fields.values())

    def compare(self, before: View, now: View) -> None:
        """Compare what lies open, field by field."""
        for key, new in now.items():
            if key not in before:
                self.fields[key] = ENCODER.encode(["view", key, new]), b""
            elif (old := before[key]) != new:
                found = Differences()
                found.note(old, new, ("view", key))
                self.fields[key] = found.written()
        if before.keys() != now.keys():
            for key in before.keys() - now.keys():
                self.fields[key] = b"", ENCODER.encode(["view", key])

    def joined(self, fields: Iterable[Written]) -> Written:
        """Join what differs in some fields of the view with what differs beside it."""
        every = (self.rest, *fields)
        return joined(part for part, _ in every), joined(part for _, part in every)

    def without(self, fields: Collection[str]) -> Written:
        """Return what differs but for some fields of the view."""
        return self.joined(part for key, part in self.fields.items() if key not in fields)
