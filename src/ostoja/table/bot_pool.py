"""All minds of a server, and whoever waits for one: bots that may take their time never occupy the last of them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, TypeVar

import structlog

from ostoja.table.bot_minds import Died
from ostoja.table.bot_thinking import FAILED, Answer, shared_out
from ostoja.table.logs import whence
from ostoja.table.turnstile import Turnstile

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from ostoja.table.bot_minds import Mind
    from ostoja.table.bot_thinking import Thought

T = TypeVar("T")

CROWDED: Final = "crowded"  # no mind was free in time
OVERDUE: Final = "overdue"
DIED: Final = "died"

PATIENCE: Final = 5.0  # seconds that a thought waits for a mind
BOOT: Final = 30.0  # seconds that a process has for getting ready
PAUSE: Final = 1.0  # seconds until another is started where one did not get ready

log = structlog.get_logger()


class Pool:
    """Thoughts are taken table by table in turn. One that is overdue costs a mind, and no other thought."""

    def __init__(self, slow: int, birth: Callable[[], Mind]) -> None:
        self.size = slow + 1
        self.birth = birth
        self.patience = PATIENCE
        self.minds: set[Mind] = set()
        self.free: asyncio.Queue[Mind] = asyncio.Queue()
        self.tried = asyncio.Event()  # whether one gets ready: a server that has just started has some time for that
        self.slow = Turnstile(slow)
        self.quick = Turnstile(self.size)
        self.work: set[asyncio.Task[Any]] = set()
        self.closed = False

    async def think(self, question: Callable[[Thought], object], thought: Thought) -> Answer:
        """Let a bot think; its time counts from when it begins. It goes on even if nobody waits for it any more."""
        self.fill()
        await self.tried.wait()
        permit = self.quick if thought.quick else self.slow
        try:
            async with asyncio.timeout(self.patience):
                mind = await self.take(permit, thought.table)
        except TimeoutError:
            return Answer(trouble=CROWDED)
        shortened = shared_out(thought, self.patience, permit.crowd())
        return await asyncio.shield(self.begin(self.use(mind, permit, question, shortened)))

    async def take(self, permit: Turnstile, table: str) -> Mind:
        """Wait for a mind that is free, and that such a thought may have."""
        await permit.acquire(table)
        try:
            while (mind := await self.free.get()).is_lost():
                log.warning("process for bots lost")
                self.forget(mind)
                self.fill()
        except BaseException:
            permit.release()
            raise
        return mind

    async def use(
        self, mind: Mind, permit: Turnstile, question: Callable[[Thought], object], thought: Thought
    ) -> Answer:
        """Let a bot think in a mind, and free it; one that hangs or has died is replaced at once."""
        answer = await self.answer_of(mind, question, thought)
        permit.release()
        if answer.trouble in {OVERDUE, DIED}:
            self.forget(mind)
            self.fill()
        else:
            self.free.put_nowait(mind)
        return answer

    async def answer_of(self, mind: Mind, question: Callable[[Thought], object], thought: Thought) -> Answer:
        """Return what a bot answers in time, or why it does not."""
        try:
            async with asyncio.timeout(thought.seconds):
                return await mind.think(question, thought)
        except TimeoutError:
            return Answer(trouble=OVERDUE)
        except Died:
            return Answer(trouble=DIED)
        except Exception as error:  # noqa: BLE001  what does not go through the pipe is no fault of the mind
            return Answer(trouble=FAILED, **whence(error))

    # ------------------------------------------------------------ minds

    def fill(self) -> None:
        """Start as many minds as there are to be."""
        while len(self.minds) < self.size and not self.closed:
            mind = self.birth()
            self.minds.add(mind)
            self.begin(self.wake(mind))

    async def wake(self, mind: Mind) -> None:
        """Get a mind ready; if it does not, try another one after a while."""
        try:
            async with asyncio.timeout(BOOT):
                await mind.open()
        except Exception as error:  # noqa: BLE001  whatever it was, bots that think come back by themselves
            log.warning("no process for bots", reason=type(error).__name__)
            mind.end()
            self.tried.set()
            await asyncio.sleep(PAUSE)
            self.forget(mind)
            self.fill()
        else:
            self.tried.set()
            self.free.put_nowait(mind)

    def forget(self, mind: Mind) -> None:
        """End a mind for good."""
        mind.end()
        self.minds.discard(mind)

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that goes on whether or not somebody waits for it."""
        task = asyncio.create_task(work, name="bots")
        self.work.add(task)
        task.add_done_callback(self.work.discard)
        return task

    def close(self) -> None:
        """End all minds."""
        self.closed = True
        for task in self.work:
            task.cancel()
        for mind in list(self.minds):
            self.forget(mind)
