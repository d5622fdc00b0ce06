"""What a seat is told of a moment: all of it, or what is other than the seat was told of the moment before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.json import Encoder

from ostoja.table.catalog import option
from ostoja.table.differences import Differences, joined
from ostoja.table.protocol.updates import Update

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ostoja.engine.game import View
    from ostoja.table.differences import Written
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
        put, gone = self.seen_since(before)
        parts = [put, *self.own_since(before)]
        if clocks := self.play.clocks.show(now):
            parts.append(b'["clocks",%b]' % ENCODER.encode(clocks))
        start, feed = self.play.news(self.seat, start)
        told = ENCODER.encode(feed)
        return b'{"t":"change","start":%d,"feed":%b,"put":[%b],"gone":[%b]}' % (start, told, joined(parts), gone)

    def own_since(self, before: Telling) -> list[bytes]:
        """Write what is new of the seat's own, beside the view."""
        found: list[bytes] = []
        if self.serial != before.serial:
            found.append(b'["serial",%d]' % self.serial)
        if self.options != before.options:
            found.append(b'["options",%b]' % ENCODER.encode(self.options))
        if self.since != before.since:
            found.append(b'["since",%d]' % self.since)
        if self.undo != before.undo:
            found.append(b'["undo",%b]' % ENCODER.encode(self.undo))
        return found

    def seen_since(self, before: Telling) -> Written:
        """Write what is new of the view, and in what everybody is told."""
        changes = self.moment.changes(before.moment)
        old, new = before.own or {}, self.own or {}
        is_mixed = not (changes.fields.keys().isdisjoint(old) and changes.fields.keys().isdisjoint(new))
        if old == new and not is_mixed:
            return changes.put, changes.gone
        if old.keys() != new.keys():
            either = old.keys() | new.keys()
            old, new = before.seen(either), self.seen(either)
        found = Differences()
        found.note_fields(old, new, ["view"])
        put, gone = found.written()
        shared = changes.without(new.keys() | old.keys()) if is_mixed else (changes.put, changes.gone)
        return joined((shared[0], put)), joined((shared[1], gone))

    def seen(self, fields: Iterable[str]) -> View:
        """Return some fields of the view: what is the seat's own stands in the place of what lies open."""
        view = {**self.moment.open, **(self.own or {})}
        return {field: view[field] for field in fields if field in view}


def telling_of(play: Play, seat: int | None) -> Telling:
    """Return what a seat, or a spectator, is told of this moment."""
    if seat is None:
        return Telling(play, None, [], None, undo=False)
    offers = play.match.options(seat) if seat in play.now().asked else []
    options = [option(play.game, number) for number in offers]
    undo = not play.over() and play.match.can_undo(seat)
    return Telling(play, seat, options, play.game.own_view(play.match.state, seat), undo=undo)
