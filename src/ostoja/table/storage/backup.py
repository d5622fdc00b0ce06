"""Backups of the SQLite database while the server runs, and their return."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING

from ostoja.engine.errors import RecordError
from ostoja.table.storage.home import DATABASE, OWNER_ONLY, PARTS, beside, give_to_owner, kept
from ostoja.table.storage.migrate import check_shape

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LOGS = ("-wal", "-journal")


class Unwritable(RecordError):
    """A copy of a database does not fit where it should go, or may not."""


def back_up(home: Path, target: Path) -> int:
    """Copy the database of a data folder into a new file, consistent even in mid-game; return its size."""
    source = home / DATABASE
    if not source.is_file():
        raise RecordError(f"there is no database in {home}; name the folder with --home")
    if target.exists():
        raise RecordError(f"{target} exists already; name a new file")
    with growing(target) as partial:
        copy_whole(source, partial, target, live=True)
        check(partial, source)
    return target.stat().st_size


def bring_back(home: Path, source: Path, *, force: bool) -> None:
    """Put a backup in the place of the database of a data folder, which no server may keep meanwhile."""
    check(source, source)
    with kept(home):
        target = (home / DATABASE).resolve()  # it may be a link to another disk
        if target.exists() and not force:
            raise RecordError(f"{target} exists; repeat with --force to replace it")
        with growing(target, home) as partial:
            copy_whole(source, partial, target, live=False)
            settle(target)


@contextmanager
def growing(target: Path, home: Path | None = None) -> Iterator[Path]:
    """Let a file grow beside its place, for its owner alone; it takes the place once it is whole and on the disk."""
    partial = target.with_name(f"{target.name}.partial")
    try:
        partial.unlink(missing_ok=True)
        file = os.open(partial, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
        try:
            if home is not None:
                give_to_owner(file, home)
            yield partial
            os.fsync(file)
        finally:
            os.close(file)
        partial.replace(target)
        put_on_disk(target.parent)
    except OSError as error:
        raise Unwritable(f"{target} cannot be written: {error.strerror}; name a place that can be") from error
    finally:
        with suppress(OSError):
            partial.unlink(missing_ok=True)


def put_on_disk(folder: Path) -> None:
    """Make sure that a file which has taken its place still has it after a power cut."""
    if os.name == "posix":  # elsewhere folders cannot be opened
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def copy_whole(source: Path, partial: Path, target: Path, *, live: bool) -> None:
    """Copy a database page by page into one plain file, also while others write to it."""
    try:
        with closing(reading(source, live=live)) as database:
            database.execute("select count(*) from sqlite_master")
            fill(partial, database, target)
    except sqlite3.DatabaseError as error:
        way = "run this as whoever serves it, and bring a backup back if it is damaged"
        raise RecordError(f"{source} cannot be read: {error}; {way}") from error


def fill(partial: Path, database: sqlite3.Connection, target: Path) -> None:
    """Write the copy; without a log of its own it can be read anywhere, also where nothing can be written."""
    try:
        with closing(sqlite3.connect(partial)) as copy:
            database.backup(copy)
            copy.execute("pragma journal_mode=delete")
    except sqlite3.OperationalError as error:
        raise Unwritable(f"{target} cannot be written: {error}; name a place that can be") from error


def reading(file: Path, *, live: bool) -> sqlite3.Connection:
    """Open a database to read it; one that nobody writes to is left as it is, with nothing beside it."""
    still = not any(beside(file, log).exists() for log in LOGS)
    alone = still and not (live and os.access(file.parent, os.W_OK))
    address = f"{file.absolute().as_uri()}?mode=ro{'&immutable=1' if alone else ''}"
    return sqlite3.connect(address, uri=True)


def settle(database: Path) -> None:
    """Let a database that goes take in its log, which would be taken for that of the next one."""
    if database.exists():
        with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as old:
            old.execute("pragma wal_checkpoint(truncate)")
    for part in PARTS:
        beside(database, part).unlink(missing_ok=True)  # of one too damaged to do so


def check(file: Path, name: Path) -> None:
    """Refuse a file that is no sound database of tables, or one of a newer version."""
    try:
        with closing(reading(file, live=False)) as database:
            sound = database.execute("pragma integrity_check").fetchone()[0]
            for table in ("tables", "entries"):
                database.execute(f"select count(*) from {table}").fetchone()  # noqa: S608  two names
            shape = database.execute("select version_num from alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise RecordError(f"{name} is no database of ostoja: {error}; is it the right file?") from error
    if sound != "ok" or not shape:
        what = "it has no version" if sound == "ok" else sound
        raise RecordError(f"{name} is damaged: {what}; bring an older backup back")
    check_shape(str(shape[0]), str(name))
