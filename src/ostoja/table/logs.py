"""Structured logs: one JSON object per line, about tables and failures, never about what a seat holds or who it is."""

from __future__ import annotations

import io
import logging
import sys
import traceback
from contextlib import suppress
from typing import TYPE_CHECKING, Final, cast

import structlog

if TYPE_CHECKING:
    from typing import TextIO

STAMPS: Final = (
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
)


class Ink(io.TextIOBase):
    """Where logs are written. What cannot be written, on a full disk say, is lost: no game stands still for a log."""

    def __init__(self, paper: TextIO) -> None:
        self.paper = paper

    def write(self, text: str) -> int:
        """Write, if it can be."""
        with suppress(OSError):
            self.paper.write(text)
        return len(text)

    def flush(self) -> None:
        """Hand on what was written, if it can be."""
        with suppress(OSError):
            self.paper.flush()


def keep_logs() -> None:
    """Write logs as JSON lines to the standard error output, also what libraries warn of."""
    ink = Ink(sys.stderr)
    structlog.configure(
        processors=[*STAMPS, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(file=cast("TextIO", ink)),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(ink)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            structlog.processors.JSONRenderer(), foreign_pre_chain=[structlog.stdlib.add_logger_name, *STAMPS]
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)  # what they merely tell, httpx say, holds the addresses of webhooks
    logging.captureWarnings(capture=True)


def whence(error: Exception) -> dict[str, str]:
    """Tell where something went wrong; what it was about stays out of the logs."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames[-3:]]
    return {"reason": type(error).__name__, "where": " ".join(places)}
