"""The data folder of a server: made for its owner alone, and kept by one process at a time."""

from __future__ import annotations

import errno
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
PARTS: Final = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a database
OWNER_ONLY: Final = 0o600
OTHERS: Final = 0o077
FAR: Final = 1 << 30  # PerMinute locks bytes: one that nobody reads, far behind the text

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
        file = opened(lock)
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
    try:
        os.ftruncate(file, 0)
        os.write(file, f"{os.getpid()}\n".encode())
    except OSError as error:
        raise unusable(home, error) from error


def opened(file: Path) -> int:
    """Open a file of a data folder; a new one is made for the folder's owner alone."""
    try:
        made = os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    except FileExistsError:
        return os.open(file, os.O_RDWR)
    give_to_owner(made, file.parent)
    return made


def give_to_owner(made: int, home: Path) -> None:
    """Let a new file belong to the owner of a folder if root has made it: it is they who serve what lies there."""
    if sys.platform != "win32" and os.geteuid() == 0:
        folder = home.stat()
        os.fchown(made, folder.st_uid, folder.st_gid)


def beside(file: Path, part: str) -> Path:
    """Return the name of a part that SQLite keeps beside a database."""
    return file.with_name(f"{file.name}{part}")


def seal(file: Path) -> None:
    """Let nobody but its owner read a database, new or old, nor what SQLite keeps beside it."""
    try:
        os.close(opened(file))
    except OSError as error:
        raise HouseError(f"{file} cannot be written: {error.strerror}; it must belong to whoever serves it") from error
    for part in (file, *(beside(file, part) for part in PARTS)):
        with suppress(FileNotFoundError, PermissionError):  # another's, who lets us write: it is theirs to close
            if part.stat().st_mode & OTHERS:
                part.chmod(OWNER_ONLY)


def unusable(home: Path, error: OSError) -> HouseError:
    """Say that a folder cannot be used."""
    way = "make room there" if error.errno == errno.ENOSPC else "run this as its owner"
    return HouseError(f"{home} cannot hold the data: {error.strerror}; {way}, or name another folder with --home")
