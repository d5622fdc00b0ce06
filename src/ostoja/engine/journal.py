"""What happened, told to those who may know it."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import without_none
from ostoja.engine.native import mypyc_attr

ALL: Final = -1


class Event:
    """Something that happened: a kind, up to four numbers, and the seats that may know it.

    The audience is a bit mask; a negative one (-1, or the complement of some seats) includes spectators.
    """

    __slots__ = ("args", "audience", "kind", "uncovers")

    def __init__(self, audience: int, kind: str, args: tuple[int, ...]) -> None:
        self.audience = audience
        self.kind = kind
        self.args = args
        self.uncovers = False  # whether it tells something that was hidden until then

    def is_for(self, seat: int | None) -> bool:
        """Tell whether a seat (None: a spectator) may know of it; spectators know what everybody knows."""
        return self.audience < 0 if seat is None else bool(self.audience >> seat & 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """The events of one game in order. Simulations run without one."""

    __slots__ = ("events", "uncovered")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.uncovered = False

    def note(self, audience: int, kind: str, a: int, b: int, c: int, d: int) -> None:
        """Add an event; unused arguments are NONE and come last."""
        self.events.append(Event(audience, kind, tuple(without_none((a, b, c, d)))))

    def uncover(self, audience: int, kind: str, a: int, b: int, c: int, d: int) -> None:
        """Add an event that tells something hidden."""
        self.note(audience, kind, a, b, c, d)
        self.events[-1].uncovers = True
        self.uncovered = True

    def told(self, seat: int | None, since: int = 0) -> list[Event]:
        """List what one seat, or a spectator, was told since the event of that number."""
        return [event for event in self.events[since:] if event.is_for(seat)]
