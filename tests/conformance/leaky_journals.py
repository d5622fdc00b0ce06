"""Journals with a fault planted in them: events that tell too much, or to too many, or that are not told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.journal import ALL, Journal

if TYPE_CHECKING:
    from collections.abc import Callable

EVERY_KIND = ""


class Loud(Journal):
    """What is shown to some seats, in events of one kind, is told to everybody."""

    kind = EVERY_KIND

    def uncover(self, audience: int, kind: str, a: int, b: int, c: int, d: int) -> None:
        """Tell everybody."""
        if audience >= 0 and self.kind in {kind, EVERY_KIND}:
            self.note(ALL, kind, a, b, c, d)
        else:
            super().uncover(audience, kind, a, b, c, d)


class Revealing(Loud):
    """What is shown to some seats, in events of one kind, is revealed to everybody."""

    def uncover(self, audience: int, kind: str, a: int, b: int, c: int, d: int) -> None:
        """Reveal it to everybody."""
        wide = ALL if self.kind in {kind, EVERY_KIND} else audience
        Journal.uncover(self, wide, kind, a, b, c, d)


class Silent(Loud):
    """What is uncovered, in events of one kind, is not told to anybody."""

    def uncover(self, audience: int, kind: str, a: int, b: int, c: int, d: int) -> None:
        """Tell nobody."""
        if self.kind not in {kind, EVERY_KIND}:
            Journal.uncover(self, audience, kind, a, b, c, d)


class Casual(Loud):
    """What is uncovered, in events of one kind, is told as if it had not been hidden."""

    def uncover(self, audience: int, kind: str, a: int, b: int, c: int, d: int) -> None:
        """Tell it without saying that it was hidden."""
        if self.kind in {kind, EVERY_KIND}:
            self.note(audience, kind, a, b, c, d)
        else:
            Journal.uncover(self, audience, kind, a, b, c, d)


def of_kind(journal: type[Loud], kind: str) -> Callable[[], Journal]:
    """Return the journal whose fault lies in events of one kind."""
    return type(journal.__name__, (journal,), {"kind": kind})
