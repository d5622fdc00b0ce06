"""A moment of a game: what is the same for everybody until something happens, put together and written once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.json import Encoder

from ostoja.table.differences import NOTHING, compared, joined
from ostoja.table.written_views import text_of, written

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
        self.open = written(view)
        self.back = back  # as it is sent: the wish itself goes on
        self.end = end
        self.text = b""  # of what lies open, once somebody needs all of it
        self.since: Moment | None = None  # the moment that it was last compared with
        self.steps: Changes  # how it differs from that

    def changes(self, before: Moment) -> Changes:
        """Return how this moment differs from an earlier one, compared once for everybody."""
        if self.since is not before:
            before.since = None  # nobody asks for that any more
            self.since, self.steps = before, Changes(before, self)
        return self.steps

    def open_text(self) -> bytes:
        """Write all that lies open."""
        if not self.text:
            self.text = text_of(self.open)
        return self.text


class Changes:
    """How a moment differs from an earlier one, written once for everybody who was told of that."""

    __slots__ = ("fields", "gone", "put", "rest")

    def __init__(self, before: Moment, now: Moment) -> None:
        rest = [
            ENCODER.encode([name, new])
            for name in ("asked", "question", "pick", "sealed")
            if (new := getattr(now, name)) != getattr(before, name)
        ]
        if now.back != before.back:
            rest.append(b'["back",%b]' % now.back)
        self.rest: Written = joined(rest), NOTHING
        self.fields = compared(before.open, now.open) if now is not before else {}  # by fields of the view
        self.put, self.gone = self.all_of(self.fields.values())

    def all_of(self, fields: Iterable[Written]) -> Written:
        """Join what differs in some fields of the view with what differs beside it."""
        every = (self.rest, *fields)
        return joined(part for part, _ in every), joined(part for _, part in every)

    def without(self, fields: Collection[str]) -> Written:
        """Return what differs but for some fields of the view."""
        return self.all_of(part for key, part in self.fields.items() if key not in fields)
