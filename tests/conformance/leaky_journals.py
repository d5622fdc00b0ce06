"""Journals with a fault planted in them: events for too many ears, or for none."""

from __future__ import annotations

from ostoja.engine.journal import ALL, Journal


class Loud(Journal):
    """What is shown to some seats is told to everybody."""

    def uncover(self, audience: int, kind: str, a: int, b: int, c: int, d: int) -> None:
        """Tell everybody."""
        if audience >= 0:
            self.note(ALL, kind, a, b, c, d)
        else:
            super().uncover(audience, kind, a, b, c, d)


class Silent(Journal):
    """What is uncovered is not told to anybody."""

    def uncover(self, audience: int, kind: str, a: int, b: int, c: int, d: int) -> None:
        """Tell nobody."""
