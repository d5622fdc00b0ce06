"""A process that works for another one ends with it, even if that one is killed."""

from __future__ import annotations

import multiprocessing
import os
import threading
from multiprocessing.connection import wait


def end_with_parent() -> None:
    """See to it that this process goes when the one that started it is gone, whatever it is at."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    """Wait until the other process is gone, then go."""
    wait([sentinel])
    os._exit(0)
