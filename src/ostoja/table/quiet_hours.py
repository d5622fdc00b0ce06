"""When somebody wants to be called: not in their quiet hours, and where they wish so once a day for all tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ostoja.table.protocol.calling import Calling

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


def is_quiet(wish: Calling, now: int) -> bool:
    """Tell whether it is a quiet hour where somebody lives."""
    if wish.quiet_from == wish.quiet_to:
        return False
    hour = (now + wish.zone * MINUTE) % DAY // HOUR
    if wish.quiet_from < wish.quiet_to:
        return wish.quiet_from <= hour < wish.quiet_to
    return hour >= wish.quiet_from or hour < wish.quiet_to


def next_at(wish: Calling, hour: int, now: int) -> int:
    """Return when an hour of the day comes next where somebody lives."""
    here = now + wish.zone * MINUTE
    due = here - here % DAY + hour * HOUR
    return (due if due > here else due + DAY) - wish.zone * MINUTE


def due(wish: Calling, now: int) -> int:
    """Return when somebody may be told of something that happens now."""
    if wish.digest >= 0:
        return next_at(wish, wish.digest, now)
    return next_at(wish, wish.quiet_to, now) if is_quiet(wish, now) else now
