"""What a seat is told of a moment: all of it, or what is other than the seat was told of the moment before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Raw
from msgspec.json import Encoder, decode

from ostoja.table.catalog import option
from ostoja.table.differences import Differences, compared, joined
from ostoja.table.protocol.updates import Update
from ostoja.table.written_views import text_of, written

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ostoja.engine.game import View
    from ostoja.table.differences import Written
    from ostoja.table.moment import Changes, Moment
    from ostoja.table.play import Play
    from ostoja.table.protocol.updates import Option
    from ostoja.table.written_views import Fields

ENCODER: Final = Encoder()
NOTHING_OWN: Final = b"{}"


class Telling:
    """A moment, and what is one seat's own in it; kept as long as the seat may be told what changes next."""

    __slots__ = ("moment", "names", "options", "own", "play", "seat", "serial", "since", "standing", "undo")

    def __init__(self, play: Play, seat: int | None, options: list[Option], own: View, *, undo: bool) -> None:
        self.play = play
        self.seat = seat
        self.moment: Moment = play.now()
        self.serial = play.serial(seat)
        self.options = options
        self.own = ENCODER.encode(own)  # written at one go: most of the time it is what it was
        self.names = tuple(own)
        self.since = play.feeds.since[-1 if seat is None else seat]
        self.undo = undo
        self.standing = play.standing.of(play.match, seat)

    def update(self, start: int, now: int) -> Update:
        """Tell everything, and what is new since item `start` of the feed."""
        moment, (start, feed) = self.moment, self.play.news(self.seat, start)
        return Update(
            serial=self.serial,
            asked=moment.asked,
            question=moment.question,
            options=self.options,
            view=self.view(),  # type: ignore[arg-type]  # written already
            start=start,
            feed=feed,
            since=self.since,
            undo=self.undo,
            standing=self.standing,
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
        if self.standing != before.standing:
            found.append(b'["standing",%b]' % ENCODER.encode(self.standing))
        return found

    def seen_since(self, before: Telling) -> Written:
        """Write what is new of the view, and in what everybody is told."""
        changes = self.moment.changes(before.moment)
        names = changes.fields.keys()
        is_mixed = bool(names) and not (names.isdisjoint(before.names) and names.isdisjoint(self.names))
        if is_mixed or before.names != self.names:
            return self.mixed_since(before, changes)
        if before.own == self.own:
            return changes.put, changes.gone
        mine = Differences()
        mine.note_fields(decode(before.own), decode(self.own), ("view",))
        put, gone = mine.written()
        return joined((changes.put, put)), joined((changes.gone, gone))

    def mixed_since(self, before: Telling, changes: Changes) -> Written:
        """Write what is new of the view where the seat's own stands, or stood, in the place of what lies open."""
        either = {*before.names, *self.names}
        mine = compared(before.seen(either), self.seen(either)).values()
        put, gone = changes.without(either)
        return joined((put, *(part for part, _ in mine))), joined((gone, *(part for _, part in mine)))

    def seen(self, fields: Iterable[str]) -> Fields:
        """Return some fields of the view: what is the seat's own stands in the place of what lies open."""
        view = {**self.moment.open, **written(decode(self.own))}
        return {field: view[field] for field in fields if field in view}

    def view(self) -> Raw:
        """Return the whole view."""
        moment, own = self.moment, self.own
        if own == NOTHING_OWN:
            return Raw(moment.open_text())
        if moment.open.keys().isdisjoint(self.names):
            return Raw(b"%b,%b" % (moment.open_text()[:-1], own[1:]))
        return Raw(text_of({**moment.open, **written(decode(own))}))


def telling_of(play: Play, seat: int | None) -> Telling:
    """Return what a seat, or a spectator, is told of this moment."""
    if seat is None:
        return Telling(play, None, [], {}, undo=False)
    offers = play.match.options(seat) if seat in play.now().asked else []
    options = [option(play.game, number) for number in offers]
    undo = not play.over() and play.match.can_undo(seat)
    return Telling(play, seat, options, play.game.own_view(play.match.state, seat), undo=undo)
