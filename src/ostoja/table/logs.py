"""Structured logs: one JSON object per line, about tables and failures, never about what a seat holds or who it is."""

from __future__ import annotations

import logging
import sys

import structlog


def keep_logs() -> None:
    """Write logs as JSON lines to the standard error output."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
