"""The data folder of a server: made for its owner alone, and kept by one process at a time."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from ostoja.table.faults import HouseError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

DATABASE: Final = "ostoja.db"
LOCK: Final = "ostoja.lock"
OWNER_ONLY: Final = 0o600
OTHERS: Final = 0o077
FAR: Final = 1 << 30  # Windows locks bytes: one that nobody reads, far behind the text

if sys.platform == "win32":
    import msvcrt

    def seize(file: int) -> None:
        """Lock an open file, or fail at once."""
        os.lseek(file, FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    def seize(file: int) -> None:
        """Lock an open file, or fail at once; the system lets go of it when the process ends, however it does."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def kept(home: Path) -> Iterator[None]:
    """Keep a data folder for this process, as long as it serves or replaces what lies there."""
    make(home)
    lock = home / LOCK
    try:
        file = os.open(lock, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    except OSError as error:
        raise unusable(home, error) from error
    try:
        hold(file, home)
        yield
    finally:
        os.close(file)


def make(home: Path) -> None:
    """Make sure that there is such a folder; a new one is its owner's alone."""
    try:
        home.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise unusable(home, error) from error


def hold(file: int, home: Path) -> None:
    """Lock the folder and write down by whom, or say who keeps it."""
    try:
        seize(file)
    except (BlockingIOError, PermissionError) as error:
        os.lseek(file, 0, os.SEEK_SET)
        keeper = os.read(file, 40).decode(errors="replace").strip()
        who = f"process {keeper}" if keeper.isdigit() else "another process"
        way = "stop it first, or name another folder with --home"
        raise HouseError(f"{home} is kept by {who}, an ostoja that runs; {way}") from error
    except OSError as error:
        raise unusable(home, error) from error
    os.ftruncate(file, 0)
    os.write(file, f"{os.getpid()}\n".encode())


def seal(file: Path) -> None:
    """Let nobody but its owner read a database, new or old, nor what SQLite keeps beside it."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    except OSError as error:
        raise HouseError(f"{file} cannot be written: {error.strerror}; it must belong to whoever serves it") from error
    for part in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        with suppress(FileNotFoundError, PermissionError):  # another's, who lets us write: it is theirs to close
            if part.stat().st_mode & OTHERS:
                part.chmod(OWNER_ONLY)


def unusable(home: Path, error: OSError) -> HouseError:
    """Say that a folder cannot be used."""
    return HouseError(f"{home} cannot hold the data: {error.strerror}; name a folder of your own with --home")
