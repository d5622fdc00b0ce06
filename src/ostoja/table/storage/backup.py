"""Backups of the SQLite database while the server runs, and their return."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from ostoja.engine.errors import RecordError
from ostoja.table.storage.home import DATABASE, OWNER_ONLY, kept
from ostoja.table.storage.migrate import check_shape

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def back_up(home: Path, target: Path) -> int:
    """Copy the database of a data folder into a new file, consistent even in mid-game; return its size."""
    source = home / DATABASE
    if not source.is_file():
        raise RecordError(f"there is no database in {home}; name the folder with --home")
    if target.exists():
        raise RecordError(f"{target} exists already; name a new file")
    with growing(target) as partial:
        copy_whole(source, partial)
        check(partial)
    return target.stat().st_size


def bring_back(home: Path, source: Path, *, force: bool) -> None:
    """Put a backup in the place of the database of a data folder, which no server may keep meanwhile."""
    check(source)
    with kept(home):
        target = home / DATABASE
        if target.exists() and not force:
            raise RecordError(f"{target} exists; repeat with --force to replace it")
        with growing(target) as partial:
            shutil.copyfile(source, partial)
            for leftover in (target.with_name(f"{DATABASE}-wal"), target.with_name(f"{DATABASE}-shm")):
                leftover.unlink(missing_ok=True)


@contextmanager
def growing(target: Path) -> Iterator[Path]:
    """Let a file grow beside its place, for its owner alone; it takes the place once it is whole and written."""
    partial = target.with_name(f"{target.name}.partial")
    try:
        partial.unlink(missing_ok=True)
        file = os.open(partial, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
        try:
            yield partial
            os.fsync(file)
        finally:
            os.close(file)
        partial.replace(target)
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise RecordError(f"{target} cannot be written: {error.strerror}; name a place that can be") from error
    except BaseException:
        partial.unlink(missing_ok=True)
        raise


def copy_whole(source: Path, target: Path) -> None:
    """Copy a database page by page while others write to it."""
    try:
        with closing(sqlite3.connect(source)) as database, closing(sqlite3.connect(target)) as copy:
            database.execute("select count(*) from sqlite_master")
            try:
                database.backup(copy)
            except sqlite3.OperationalError as error:
                raise RecordError(f"{target.with_suffix('')} cannot be written: {error}") from error
    except sqlite3.DatabaseError as error:
        raise RecordError(f"{source} cannot be read: {error}") from error


def check(file: Path) -> None:
    """Refuse a file that is no sound database of tables, or one of a newer version."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
            sound = database.execute("pragma integrity_check").fetchone()[0]
            database.execute("select count(*) from entries").fetchone()
            shape = str(database.execute("select version_num from alembic_version").fetchone()[0])
    except sqlite3.DatabaseError as error:
        raise RecordError(f"{file} is no backup of ostoja: {error}") from error
    if sound != "ok":
        raise RecordError(f"{file} is damaged: {sound}")
    check_shape(shape, str(file))
