"""Backups of the SQLite database while the server runs, and their return."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from ostoja.engine.errors import RecordError

if TYPE_CHECKING:
    from pathlib import Path

DATABASE = "ostoja.db"


def back_up(home: Path, target: Path) -> int:
    """Copy the database of a data folder into a new file, consistent even in mid-game; return its size."""
    source = home / DATABASE
    if not source.is_file():
        raise RecordError(f"there is no database in {home}; name the folder with --home")
    if target.exists():
        raise RecordError(f"{target} exists already; name a new file")
    partial = target.with_name(f"{target.name}.partial")
    with closing(sqlite3.connect(source)) as database, closing(sqlite3.connect(partial)) as copy:
        database.backup(copy)
    check(partial)
    partial.rename(target)
    return target.stat().st_size


def bring_back(home: Path, source: Path, *, force: bool) -> None:
    """Put a backup in the place of the database of a data folder; the server must not run."""
    check(source)
    home.mkdir(parents=True, exist_ok=True)
    target = home / DATABASE
    if target.exists() and not force:
        raise RecordError(f"{target} exists; stop the server and repeat with --force to replace it")
    partial = target.with_name(f"{target.name}.partial")
    shutil.copyfile(source, partial)
    for leftover in (f"{target}-wal", f"{target}-shm"):
        if os.path.exists(leftover):  # noqa: PTH110  names beside the database, not paths of their own
            os.remove(leftover)  # noqa: PTH107
    partial.replace(target)


def check(file: Path) -> None:
    """Refuse a file that is no sound database of tables."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
            sound = database.execute("pragma integrity_check").fetchone()[0]
            database.execute("select count(*) from entries").fetchone()
    except sqlite3.DatabaseError as error:
        raise RecordError(f"{file} is no backup of ostoja: {error}") from error
    if sound != "ok":
        raise RecordError(f"{file} is damaged: {sound}")
