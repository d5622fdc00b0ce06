"""The tables of the database. The log of a game is the truth; a row of `tables` says how it was set up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Table
    from sqlalchemy.engine import Dialect

ID: Final = 24


class Notes(TypeDecorator[Any]):
    """JSON that may be damaged: it is read as nothing, so that one row does not spoil a whole query."""

    impl = JSON
    cache_ok = True

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any]:
        """Return how a column is read."""
        read = super().result_processor(dialect, coltype)

        def read_or_nothing(value: Any) -> Any:
            try:
                return read(value) if read else value
            except ValueError:
                return None

        return read_or_nothing


class Base(DeclarativeBase):
    """All tables."""

    type_annotation_map = {dict[str, Any]: Notes, list[Any]: Notes, int: BigInteger}  # noqa: RUF012


class PlayerRow(Base):
    """Somebody who plays: a guest, or the owner of an account."""

    __tablename__ = "players"

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    name: Mapped[str] = mapped_column(String(48))
    login: Mapped[str | None] = mapped_column(String(32), unique=True)
    password: Mapped[str] = mapped_column(String(200), default="")
    settings: Mapped[dict[str, Any]] = mapped_column(default=dict)
    webhook: Mapped[str] = mapped_column(String(300), default="")
    unlocked: Mapped[dict[str, Any]] = mapped_column(default=dict)  # what was found out in games that unlock something
    rated: Mapped[bool] = mapped_column(default=False)  # wants ratings
    calling: Mapped[dict[str, Any]] = mapped_column(default=dict)  # how they want to be called back, and by which mail
    created: Mapped[int]


class SessionRow(Base):
    """A device that is somebody; only the hash of its token is kept."""

    __tablename__ = "sessions"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), index=True)
    created: Mapped[int]


class LinkRow(Base):
    """A one-time link to another device; only the hash of its token is kept."""

    __tablename__ = "links"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"))
    expires: Mapped[int]


class TableRow(Base):
    """A table: what is played at it, by which agreement, and how it ended.

    What the lobby shows of a game in play is written down from time to time: the log is what counts.
    """

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[str] = mapped_column(String(16))
    status: Mapped[str] = mapped_column(String(8))
    host: Mapped[str] = mapped_column(String(ID))
    agreement: Mapped[dict[str, Any]]  # NewTable without its seats, its seed and its data
    changes: Mapped[str] = mapped_column(Text, default="")  # the data that was agreed on, as TOML
    altered: Mapped[list[Any]] = mapped_column(default=list)  # what was agreed on other than usual
    listed: Mapped[bool] = mapped_column(default=True)  # as agreed; the lobby asks for it
    seed: Mapped[str] = mapped_column(String(64))
    position: Mapped[str] = mapped_column(Text, default="")  # what it begins with instead of a deal, as TOML
    created: Mapped[int]
    started: Mapped[int] = mapped_column(default=0)
    ended: Mapped[int] = mapped_column(default=0)
    sandbox: Mapped[bool] = mapped_column(default=False)
    rematch: Mapped[str] = mapped_column(String(ID), default="")
    result: Mapped[dict[str, Any]] = mapped_column(default=dict)
    data: Mapped[str] = mapped_column(String(16), default="")  # the fingerprint of the data it began with
    asked: Mapped[int] = mapped_column(default=0)  # seats that have to choose, as a bit mask
    kept: Mapped[int] = mapped_column(default=0)  # seats that a bot keeps for somebody
    moved: Mapped[int] = mapped_column(default=0)  # when something was last done that everybody may know of
    trouble: Mapped[str] = mapped_column(String(8), default="")  # why it cannot be opened
    paused: Mapped[bool] = mapped_column(default=False)  # by the host, when that was last written down
    former: Mapped[dict[str, Any]] = mapped_column(
        default=dict
    )  # who got up in play, by the seat they know; -1: sent away
    saved_until: Mapped[int] = mapped_column(default=0)  # until when the chairs of a rematch wait for their players

    __table_args__ = (Index("tables_by_status", "status", "created"),)


class SeatRow(Base):
    """A chair at a table and who sits on it."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    player: Mapped[str | None] = mapped_column(String(ID), index=True)
    level: Mapped[str] = mapped_column(String(16), default="")
    name: Mapped[str] = mapped_column(String(48), default="")
    colour: Mapped[int] = mapped_column(default=-1)
    ready: Mapped[bool] = mapped_column(default=False)  # to begin
    saved_for: Mapped[str] = mapped_column(String(ID), default="")  # the player for whom a chair of a rematch waits
    saved_name: Mapped[str] = mapped_column(String(48), default="")


class ClaimRow(Base):
    """Somebody who asks for the chair back that they have on another device, and the code that the host is shown."""

    __tablename__ = "claims"

    table: Mapped[str] = mapped_column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"))
    code: Mapped[str] = mapped_column(String(8))
    tries: Mapped[int] = mapped_column(default=0)
    expires: Mapped[int]


class WatcherRow(Base):
    """Somebody with a name who watched a game that keeps its aftermath to those who were there."""

    __tablename__ = "watchers"

    table: Mapped[str] = mapped_column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    player: Mapped[str] = mapped_column(String(ID), primary_key=True)


class EntryRow(Base):
    """An entry of a table's log; its number comes once, whichever worker writes it."""

    __tablename__ = "entries"

    table: Mapped[str] = mapped_column("table_id", String(ID), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[int]
    entry: Mapped[str] = mapped_column(Text)


class DeviceRow(Base):
    """A browser that gets push messages: where its push service takes them, and the keys they are encrypted with."""

    __tablename__ = "devices"

    endpoint: Mapped[str] = mapped_column(String(1000), primary_key=True)
    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), index=True)
    p256dh: Mapped[str] = mapped_column(String(100))
    auth: Mapped[str] = mapped_column(String(32))
    created: Mapped[int]


class CallRow(Base):
    """Somebody who is to be called to a slow table: for which question, when (0: no more), and how often it was."""

    __tablename__ = "calls"

    table: Mapped[str] = mapped_column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"))
    serial: Mapped[int]
    due: Mapped[int] = mapped_column(index=True)
    sent: Mapped[int] = mapped_column(default=0)


class HouseRow(Base):
    """Something that the house itself keeps: the key with which it signs push messages."""

    __tablename__ = "house"

    key: Mapped[str] = mapped_column(String(24), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class GroupRow(Base):
    """A group of people who play together; whoever knows its code may join."""

    __tablename__ = "groups"

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    name: Mapped[str] = mapped_column(String(48))
    owner: Mapped[str] = mapped_column(String(ID))
    code: Mapped[str] = mapped_column(String(24), unique=True)
    created: Mapped[int]


class MemberRow(Base):
    """Somebody in a group."""

    __tablename__ = "members"

    group: Mapped[str] = mapped_column("group_id", ForeignKey("groups.id", ondelete="CASCADE"), primary_key=True)
    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True)
    since: Mapped[int]


class SeriesRow(Base):
    """A cup or a season of a group: what a victory counts, and taking part."""

    __tablename__ = "series"

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    group: Mapped[str] = mapped_column("group_id", ForeignKey("groups.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(48))
    win: Mapped[int]
    play: Mapped[int]
    created: Mapped[int]


class SeriesTableRow(Base):
    """A table that counts for a series; tables with the same board have the same deal."""

    __tablename__ = "series_tables"

    table: Mapped[str] = mapped_column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    series: Mapped[str] = mapped_column("series_id", ForeignKey("series.id", ondelete="CASCADE"), index=True)
    board: Mapped[int]


class RatingRow(Base):
    """How strong a player, or a level of the bots, is at a game."""

    __tablename__ = "ratings"

    holder: Mapped[str] = mapped_column(String(ID), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int]


class OrderRow(Base):
    """What a seat of a slow table wants done when it is asked and its player is not there.

    `since` is how much the seat had been told when it was ordered.
    """

    __tablename__ = "orders"

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    table: Mapped[str] = mapped_column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int]
    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"))
    kind: Mapped[str] = mapped_column(String(8))
    words: Mapped[list[Any]] = mapped_column(default=list)
    question: Mapped[str] = mapped_column(String(40), default="")
    args: Mapped[list[Any]] = mapped_column(default=list)
    once: Mapped[bool] = mapped_column(default=True)
    since: Mapped[int]
    done: Mapped[int]
    created: Mapped[int]


class WorkerRow(Base):
    """A worker that is alive, and its pulse: whoever hears it no more for a while strikes the row off."""

    __tablename__ = "workers"

    worker: Mapped[str] = mapped_column(String(ID), primary_key=True)
    beat: Mapped[int]


class LeaseRow(Base):
    """The worker that moves a table's bots and clocks, as long as it is alive."""

    __tablename__ = "leases"

    table: Mapped[str] = mapped_column("table_id", String(ID), primary_key=True)
    worker: Mapped[str] = mapped_column(String(ID))


class PresenceRow(Base):
    """A seat that is connected to a worker, as long as that is alive."""

    __tablename__ = "presence"

    worker: Mapped[str] = mapped_column(String(ID), primary_key=True)
    table: Mapped[str] = mapped_column("table_id", String(ID), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)

    __table_args__ = (Index("presence_by_table", "table_id"),)


def table_of(row: type[Base]) -> Table:
    """Return the table of a kind of rows, for statements that need no objects."""
    return cast("Table", row.__table__)


TABLES: Final = table_of(TableRow)
SEATS: Final = table_of(SeatRow)
ENTRIES: Final = table_of(EntryRow)
WORKERS: Final = table_of(WorkerRow)
LEASES: Final = table_of(LeaseRow)
PRESENCE: Final = table_of(PresenceRow)
