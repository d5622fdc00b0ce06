"""What a database has against being used, in one line with the way out."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from ostoja.table.faults import HouseError
from ostoja.table.storage.home import DATABASE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ostoja.table.settings import Settings

PRIMARY: Final = 0xFF  # the part of SQLite's codes that tells the kind of an error
DAMAGED: Final = "if it is damaged, bring a backup back with `ostoja restore FILE --force`"
NOT_OURS: Final = "it and its folder must belong to whoever runs this"
WAYS: Final = {
    sqlite3.SQLITE_BUSY: "another program holds it; end that one first",
    sqlite3.SQLITE_FULL: "make room on that disk",
    sqlite3.SQLITE_READONLY: NOT_OURS,
    sqlite3.SQLITE_CANTOPEN: NOT_OURS,
    sqlite3.SQLITE_IOERR: "see whether that disk is well and has room",
}
WAYS_OF_POSTGRES: Final = {
    "3D000": "make it first, with createdb",
    "28000": "is the user right?",
    "28P01": "is the password right?",
    "42501": "the database must belong to that user",
    "53300": "let PostgreSQL take more connections (max_connections)",
}
ELSE: Final = "are the address and the user right?"


@contextmanager
def plainly(settings: Settings) -> Iterator[None]:
    """Say in one line what a database has against being used."""
    name = name_of(settings)
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise refusal(name, getattr(error, "orig", None) or error) from error
    except OSError as error:
        reason = error.strerror or str(error) or "too slow"
        raise HouseError(f"{name} does not answer: {reason}; is it started, and is the address right?") from error
    except Exception as error:
        if type(error).__module__.partition(".")[0] != "asyncpg":
            raise
        raise refusal(name, error) from error


def refusal(name: str, error: BaseException) -> HouseError:
    """Say what a database has said, and the way out."""
    if isinstance(error, sqlite3.Error):
        way = WAYS.get(getattr(error, "sqlite_errorcode", 0) & PRIMARY, DAMAGED)
        return HouseError(f"{name} cannot be used: {error}; {way}")
    way = WAYS_OF_POSTGRES.get(getattr(error, "sqlstate", None) or "", ELSE)
    return HouseError(f"{name} refuses: {error}; {way}")


def name_of(settings: Settings) -> str:
    """Name a database without its password."""
    if not settings.database:
        return str(settings.home / DATABASE)
    return f"--database {make_url(settings.database).render_as_string(hide_password=True)}"
