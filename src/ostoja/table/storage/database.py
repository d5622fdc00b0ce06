"""The database: SQLite in a folder by default, with every commit on the disk before it is acknowledged; or a URL."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL, event
from sqlalchemy.ext.asyncio import AsyncEngine, async_sessionmaker, create_async_engine

if TYPE_CHECKING:
    from pathlib import Path

BUSY: Final = 10_000  # milliseconds to wait for another process, a backup say


def sqlite_url(home: Path) -> str:
    """Name the database in a data folder, whatever signs are in the folder's name."""
    return URL.create("sqlite+aiosqlite", database=str(home / "ostoja.db")).render_as_string()


def connect(url: str) -> AsyncEngine:
    """Open the database."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=10, max_overflow=20, pool_pre_ping=True)
    engine = create_async_engine(url)
    event.listen(engine.sync_engine, "connect", make_durable)
    return engine


def make_durable(connection: Any, _record: object) -> None:
    """Let readers and the writer work side by side, and put every commit on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def sessions(engine: AsyncEngine) -> async_sessionmaker[Any]:
    """Return the maker of sessions."""
    return async_sessionmaker(engine, expire_on_commit=False)
