"""The tables of the database. The log of a game is the truth; a row of `tables` says how it was set up."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID: Final = 24


class Base(DeclarativeBase):
    """All tables."""

    type_annotation_map = {dict[str, Any]: JSON, list[Any]: JSON, int: BigInteger}  # noqa: RUF012


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
    """A table: what is played at it, by which agreement, and how it ended."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[str] = mapped_column(String(16))
    status: Mapped[str] = mapped_column(String(8))
    host: Mapped[str] = mapped_column(String(ID))
    agreement: Mapped[dict[str, Any]]  # NewTable without its seats
    seed: Mapped[str] = mapped_column(String(64))
    created: Mapped[int]
    started: Mapped[int] = mapped_column(default=0)
    ended: Mapped[int] = mapped_column(default=0)
    sandbox: Mapped[bool] = mapped_column(default=False)
    rematch: Mapped[str] = mapped_column(String(ID), default="")
    result: Mapped[dict[str, Any]] = mapped_column(default=dict)

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


class EntryRow(Base):
    """An entry of a table's log; its number comes once, whichever worker writes it."""

    __tablename__ = "entries"

    table: Mapped[str] = mapped_column("table_id", String(ID), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[int]
    entry: Mapped[str] = mapped_column(Text)


class LeaseRow(Base):
    """The worker that moves a table's bots and clocks, and until when, if it does not renew."""

    __tablename__ = "leases"

    table: Mapped[str] = mapped_column("table_id", String(ID), primary_key=True)
    worker: Mapped[str] = mapped_column(String(ID))
    until: Mapped[int]
