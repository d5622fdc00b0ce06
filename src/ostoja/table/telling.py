"""What a seat is told of a moment: all of it, or what is other than the seat was told of the moment before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.json import Encoder

from ostoja.table.catalog import option
from ostoja.table.differences import Differences, joined
from ostoja.table.protocol.updates import Update

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ostoja.engine.game import View
    from ostoja.table.moment import Moment
    from ostoja.table.play import Play
    from ostoja.table.protocol.updates import Option

ENCODER: Final = Encoder()


class Telling:
    """A moment, and what is one seat's own in it; kept as long as the seat may be told what changes next."""

    __slots__ = ("moment", "options", "own", "play", "seat", "serial", "since", "undo")

    def __init__(self, play: Play, seat: int | None, options: list[Option], own: View | None, *, undo: bool) -> None:
        self.play = play
        self.seat = seat
        self.moment: Moment = play.now()
        self.serial = play.serial(seat)
        self.options = options
        self.own = own
        self.since = play.feeds.since[-1 if seat is None else seat]
        self.undo = undo

    def update(self, start: int, now: int) -> Update:
        """Tell everything, and what is new since item `start` of the feed."""
        moment, (start, feed) = self.moment, self.play.news(self.seat, start)
        return Update(
            serial=self.serial,
            asked=moment.asked,
            question=moment.question,
            options=self.options,
            view=moment.written(self.own),  # type: ignore[arg-type]  # written already
            start=start,
            feed=feed,
            since=self.since,
            undo=self.undo,
            pick=moment.pick,
            sealed=moment.sealed,
            back=self.play.back,
            clocks=self.play.clocks.show(now),
            end=moment.end,
        )

    def change(self, before: Telling, start: int, now: int) -> bytes | None:
        """Tell what is other than it was told before, as a `Change` that is written already.

        Nothing comes back at the end of a game: then everything is told.
        """
        if self.moment.end is not None:
            return None
        shared = self.moment.changes(before.moment)
        old, new = before.own or {}, self.own or {}
        if old.keys() != new.keys():
            personal = old.keys() | new.keys()
            old, new = before.seen(personal), self.seen(personal)
        if not (shared.keys().isdisjoint(old) and shared.keys().isdisjoint(new)):
            shared = {key: part for key, part in shared.items() if key not in old and key not in new}
        found = self.compared(before)
        if clocks := self.play.clocks.show(now):
            found.put.append(["clocks", clocks])
        found.note_fields(old, new, ["view"])
        put, gone = found.written()
        start, feed = self.play.news(self.seat, start)
        parts = shared.values()
        return change(
            start, feed, joined(*(part for part, _ in parts), put), joined(*(part for _, part in parts), gone)
        )

    def seen(self, fields: Iterable[str]) -> View:
        """Return some fields of the view: what is the seat's own stands in the place of what lies open."""
        view = {**self.moment.open, **(self.own or {})}
        return {field: view[field] for field in fields if field in view}

    def compared(self, before: Telling) -> Differences:
        """Compare what is the seat's own beside the view."""
        found = Differences()
        for field in ("serial", "options", "since", "undo"):
            if (now := getattr(self, field)) != getattr(before, field):
                found.put.append([field, now])
        return found


def change(start: int, feed: Sequence[Any], put: bytes, gone: bytes) -> bytes:
    """Write a `Change` from parts that are written already."""
    return b'{"t":"change","start":%d,"feed":%b,"put":[%b],"gone":[%b]}' % (start, ENCODER.encode(feed), put, gone)


def telling_of(play: Play, seat: int | None) -> Telling:
    """Return what a seat, or a spectator, is told of this moment."""
    if seat is None:
        return Telling(play, None, [], None, undo=False)
    offers = play.match.options(seat) if seat in play.now().asked else []
    options = [option(play.game, number) for number in offers]
    undo = not play.over() and play.match.can_undo(seat)
    return Telling(play, seat, options, play.game.own_view(play.match.state, seat), undo=undo)
