"""The standard streams, as a command may find them: closed by whoever started it, or read by nobody any more."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import Final, TextIO

IN, OUT, ERR = 0, 1, 2
INSTEAD: Final = {IN: os.O_RDONLY, OUT: os.O_RDONLY, ERR: os.O_WRONLY}  # what is printed into the void is a failure


def attend() -> None:
    """Open what is closed, or the next file or connection would be taken for a standard stream."""
    for number, mode in INSTEAD.items():
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, mode)  # takes the lowest number that is free, which is this one
    sys.stdin = sys.stdin or os.fdopen(IN, encoding="utf-8", closefd=False)
    sys.stdout = sys.stdout or os.fdopen(OUT, "w", encoding="utf-8", closefd=False)
    sys.stderr = sys.stderr or os.fdopen(ERR, "w", encoding="utf-8", closefd=False)


def silence(stream: TextIO) -> None:
    """Give up an output, or Python would try once more to write what is left when it ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
