"""Passwords: has them made and tried by a process of its own, which is started when the first one comes."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from ostoja.table.faults import TryAgain
from ostoja.table.hand import Hand
from ostoja.table.password_process import Fit, Make, Outcome

if TYPE_CHECKING:
    from ostoja.table.password_process import Task

AT_ONCE: Final = 1  # it takes 64 MiB, and with four threads all of a small machine: two would be no sooner done
MOST_WAITING: Final = 100  # who wait for their turn; on a small machine the last would wait longer than anybody does
PATIENCE: Final = 15.0  # seconds that somebody waits for a turn: on a busy machine each takes a while
LONGEST: Final = 20.0  # seconds after which a process that does not answer is ended
STARTS: Final = 2  # processes that a password is tried in: it is not to blame if somebody kills the first
COMMAND: Final = (sys.executable, "-P", "-m", "ostoja.table.password_process")

log = structlog.get_logger()


class Died(Exception):
    """The process cannot be started, or has ended before it answered; the text says what it said last."""


class Passwords:
    """Whoever logs in waits a moment, and nobody else notices: neither loop, lock nor memory is shared with them."""

    def __init__(self) -> None:
        self.bench = Bench()
        self.turn = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0

    async def make(self, password: str) -> str:
        """Return what is stored of a password."""
        return (await self.work(Make(password))).made

    async def fits(self, stored: str, password: str) -> bool:
        """Tell whether a password is the one; where none is stored it is not, which takes just as long to find."""
        return (await self.work(Fit(stored, password))).fits

    async def work(self, task: Task) -> Outcome:
        """Do one task when it is its turn, or say that there are too many."""
        if self.waiting >= MOST_WAITING:
            raise crowded()
        self.waiting += 1
        try:
            async with asyncio.timeout(PATIENCE):
                await self.turn.acquire()
        except TimeoutError:
            raise crowded() from None
        finally:
            self.waiting -= 1
        try:
            return await self.outcome(task)
        finally:
            self.turn.release()

    async def outcome(self, task: Task) -> Outcome:
        """Have a task done, again if its process dies; the host is told what is wrong, and whoever asked to wait."""
        trouble = ""
        for _ in range(STARTS):
            try:
                outcome = await self.bench.do(task)
            except Died as error:
                trouble = str(error)
                log.warning("process for passwords lost", reason=trouble)
                continue
            trouble = outcome.trouble
            if not trouble:
                return outcome
        log.error("passwords cannot be tried", reason=trouble)
        raise TryAgain("no-passwords", "the house cannot try passwords at the moment; its host finds why in the log")

    def close(self) -> None:
        """End the process."""
        self.bench.end()


def crowded() -> TryAgain:
    """Say that too many wait for their turn."""
    return TryAgain("busy", "too many people log in just now; try again in a moment")


class Bench:
    """Where passwords are tried: a process that is started when it is needed, and a thread that waits for it."""

    def __init__(self) -> None:
        self.hand = Hand("passwords")
        self.process: subprocess.Popen[bytes] | None = None
        self.ended = False

    async def do(self, task: Task) -> Outcome:
        """Do a task, or say that the process died of it; one that takes too long is ended."""
        if self.ended:
            raise Died("the house is closing")
        done = self.hand.do(lambda: self.exchange(msgspec.json.encode(task) + b"\n"))
        try:
            async with asyncio.timeout(LONGEST):
                return await asyncio.shield(done)
        except TimeoutError:
            self.kill()
            return await done

    def exchange(self, line: bytes) -> Outcome:
        """Write a task and read what came of it."""
        process = self.running()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(line)
            process.stdin.flush()
            return msgspec.json.decode(process.stdout.readline(), type=Outcome)
        except (OSError, ValueError, msgspec.DecodeError):  # its end of the pipe is closed, now or long ago
            raise Died(self.last_words()) from None

    def running(self) -> subprocess.Popen[bytes]:
        """Return the process; start it if there is none."""
        if self.process is None:
            try:
                self.process = subprocess.Popen(  # noqa: S603  it is our own
                    COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
                )
            except OSError as error:
                raise Died(f"it cannot be started: {error}") from None
            if self.ended:  # meanwhile
                self.process.kill()
        return self.process

    def last_words(self) -> str:
        """Bury the process; return what it said last, or how it ended."""
        process, self.process = self.process, None
        if process is None:
            return ""
        process.kill()  # one that closes its pipes may still run
        _, said = process.communicate()
        lines = said.decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else f"it ended with {process.returncode}"

    def kill(self) -> None:
        """End the process in the midst of whatever it does; whoever waits for it hears that it died."""
        if (process := self.process) is not None:
            process.kill()

    def end(self) -> None:
        """Stop working."""
        self.ended = True
        self.kill()
        if self.hand.started:
            self.hand.do(self.last_words)
        self.hand.end()
