"""Work in forked children: each starts from the parent's memory, answers in one line, and may die on the way."""

from __future__ import annotations

import os
import selectors
import traceback
from typing import TYPE_CHECKING, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

Task = TypeVar("Task")


class Answer(NamedTuple):
    """What a child said, and how it ended: 0, another status, or minus the signal that killed it."""

    text: str
    status: int


def answers(tasks: Iterable[Task], work: Callable[[Task], str], jobs: int) -> Iterator[tuple[Task, Answer]]:
    """Do every task in a child of its own, so many at a time, and yield the answers as they come."""
    waiting = iter(tasks)
    with selectors.DefaultSelector() as running:
        while True:
            while len(running.get_map()) < jobs and (task := next(waiting, None)) is not None:
                child, reader = start(task, work)
                running.register(reader, selectors.EVENT_READ, (task, child, bytearray()))
            if not running.get_map():
                return
            for key, _ in running.select():
                task, child, said = key.data
                if part := os.read(key.fd, 65536):
                    said += part
                    continue
                running.unregister(key.fd)
                os.close(key.fd)
                _, status = os.waitpid(child, 0)
                yield task, Answer(said.decode(), os.waitstatus_to_exitcode(status))


def start(task: Task, work: Callable[[Task], str]) -> tuple[int, int]:
    """Start a child and return its number and where to read what it says."""
    reader, writer = os.pipe()
    child = os.fork()
    if child:
        os.close(writer)
        return child, reader
    status = 1
    try:
        os.close(reader)
        said = work(task)
        status = 0
    except BaseException:  # noqa: BLE001  # whatever it is, the parent has to hear of it
        said = traceback.format_exc()
    with os.fdopen(writer, "w") as pipe:
        pipe.write(said)
    os._exit(status)
