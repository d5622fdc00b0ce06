"""A moment of a game: what is the same for everybody until something happens, put together and written once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Raw
from msgspec.json import Encoder

from ostoja.table.differences import Differences

if TYPE_CHECKING:
    from ostoja.engine.game import View
    from ostoja.table.protocol.updates import Ending, Question

ENCODER: Final = Encoder()
MISSING: Final = object()

Written = tuple[bytes, bytes]  # what is put where and what is gone, as `Differences` writes them


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
        self.steps: dict[str, Written] = {}  # how it differs from that, by fields of the view; under no name, the rest

    def written(self, own: View | None) -> Raw:
        """Write what lies open together with what is a seat's own; that comes last, and instead of the same keys."""
        if not self.text:
            self.text = ENCODER.encode(self.open)
        if own is None:
            return Raw(self.text)
        if self.open.keys().isdisjoint(own):
            return Raw(b"%b,%b" % (self.text[:-1], ENCODER.encode(own)[1:]))
        return Raw(ENCODER.encode({**self.open, **own}))

    def changes(self, before: Moment) -> dict[str, Written]:
        """Return how this moment differs from an earlier one, compared once for everybody."""
        if before is not self.since:
            self.steps = {} if before is self else self.compared(before)
            self.since = before
        return self.steps

    def compared(self, before: Moment) -> dict[str, Written]:
        """Compare field by field."""
        found: dict[str, Written] = {}
        rest = Differences()
        for field in ("asked", "question", "pick", "sealed"):
            if (now := getattr(self, field)) != getattr(before, field):
                rest.put.append([field, now])
        if self.back != before.back:
            rest.put.append(["back", Raw(self.back)])
        if rest.put:
            found[""] = rest.written()
        for key in {**before.open, **self.open}:
            old, new = before.open.get(key, MISSING), self.open.get(key, MISSING)
            if old != new:
                part = Differences()
                part.note_fields({} if old is MISSING else {key: old}, {} if new is MISSING else {key: new}, ["view"])
                found[key] = part.written()
        return found
