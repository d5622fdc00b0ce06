"""A moment of a game: what is the same for everybody until something happens, put together and written once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Raw
from msgspec.json import Encoder

if TYPE_CHECKING:
    from ostoja.engine.game import View
    from ostoja.table.protocol.updates import Ending, Question

ENCODER: Final = Encoder()


class Moment:
    """What everybody may know now; what is a seat's own is added when the seat is told."""

    __slots__ = ("asked", "end", "open", "pick", "question", "sealed", "text")

    def __init__(self, asked: list[int], question: Question | None, view: View, end: Ending | None) -> None:
        self.asked = asked
        self.question = question
        self.pick = self.sealed = False
        self.open = view
        self.text = ENCODER.encode(view)
        self.end = end

    def written(self, own: View | None) -> Raw:
        """Write what lies open together with what is a seat's own; that comes last, and instead of the same keys."""
        if own is None:
            return Raw(self.text)
        if self.open.keys().isdisjoint(own):
            return Raw(b"%b,%b" % (self.text[:-1], ENCODER.encode(own)[1:]))
        return Raw(ENCODER.encode({**self.open, **own}))
