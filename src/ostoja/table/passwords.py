"""Passwords: makes and tries passwords beside the event loop, one at a time."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from argon2.profiles import RFC_9106_LOW_MEMORY

from ostoja.table.faults import TryAgain

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

AT_ONCE: Final = 1  # it takes 64 MiB, and with four threads all of a small machine: two would be no sooner done
PATIENCE: Final = 15.0  # seconds that somebody waits for a turn: on a busy machine each takes a while
NICE: Final = 5  # how much a thread that tries passwords stands back behind those that serve

# Named, so that old and new accounts, and logins that nobody has, take the same time whatever argon2 makes its default.
HASHER: Final = PasswordHasher.from_parameters(RFC_9106_LOW_MEMORY)
NOBODYS: Final = HASHER.hash("nobody has this password")


class Passwords:
    """Works in a thread of its own: whoever logs in waits a moment, and nobody else notices."""

    def __init__(self) -> None:
        self.bench = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords", initializer=let_others_first)
        self.free = asyncio.Semaphore(AT_ONCE)

    async def make(self, password: str) -> str:
        """Return what is stored of a password."""
        return await self.work(HASHER.hash, password)

    async def fits(self, stored: str, password: str) -> bool:
        """Tell whether a password is the one; where none is stored it is not, which takes just as long to find."""
        fits = await self.work(is_fitting, stored or NOBODYS, password)
        return fits and bool(stored)

    async def work(self, task: Callable[..., T], *words: str) -> T:
        """Do one task when it is its turn, or say that there are too many."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.free.acquire()
        except TimeoutError:
            raise TryAgain("busy", "too many people log in just now; try again in a moment") from None
        try:
            return await asyncio.get_running_loop().run_in_executor(self.bench, task, *words)
        finally:
            self.free.release()

    def close(self) -> None:
        """Stop working."""
        self.bench.shutdown(wait=False, cancel_futures=True)


def let_others_first() -> None:
    """Let this thread, and those that it starts, have the processor when the tables do not need it."""
    if sys.platform == "linux":  # elsewhere it would be the whole process
        thread = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + NICE)  # the last is 19


def is_fitting(stored: str, password: str) -> bool:
    """Try a password on what is stored of one."""
    try:
        return HASHER.verify(stored, password)
    except (VerifyMismatchError, InvalidHashError):
        return False
