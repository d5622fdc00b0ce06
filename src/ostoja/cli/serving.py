"""The server at work: it is announced once it answers, and says when it stops."""

from __future__ import annotations

import signal
from collections.abc import Callable
from socket import socket
from typing import Final, NamedTuple, NoReturn

import structlog
import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

import ostoja
from ostoja.lab.measure import is_compiled
from ostoja.table.faults import HouseError
from ostoja.table.logs import keep_logs
from ostoja.table.server import serving
from ostoja.table.settings import Settings

START: Final = 60.0  # seconds for the first of several workers

log = structlog.get_logger()


class Announcement(NamedTuple):
    """What is said when a server answers: a line in the log, and a welcome to whoever started it."""

    settings: Settings
    taken: socket
    welcome: Callable[[], None]

    def make(self) -> None:
        """Say that the server answers, and what it is."""
        host, port = self.taken.getsockname()[:2]
        settings = self.settings
        log.info(
            "serving",
            version=ostoja.__version__,
            build="compiled" if is_compiled() else "interpreted",
            host=host,
            port=port,
            database="postgresql" if settings.database else "sqlite",
            channels="redis" if settings.channels else "none",
            workers=settings.workers,
            home=str(settings.home),
        )
        self.welcome()


class OneProcess(uvicorn.Server):
    """A server that announces itself once it answers."""

    def __init__(self, config: uvicorn.Config, announcement: Announcement) -> None:
        super().__init__(config)
        self.announcement = announcement

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Begin to answer, and say so."""
        await super().startup(sockets)
        if self.started:
            self.announcement.make()


class SeveralProcesses(Multiprocess):
    """Workers that are announced once the first of them answers."""

    def __init__(self, config: uvicorn.Config, announcement: Announcement) -> None:
        super().__init__(config, [announcement.taken])
        self.announcement = announcement

    def init_processes(self) -> None:
        """Start the workers, and say so once one of them answers."""
        super().init_processes()
        if self.processes[0].wait_until_ready(START, self.should_exit):
            self.announcement.make()


def config_of(settings: Settings) -> uvicorn.Config:
    """Return how the application is served."""
    return uvicorn.Config(
        "ostoja.table.app:from_environment",
        factory=True,
        workers=settings.workers,
        log_config=None,  # our own handler writes what uvicorn says
        log_level="warning",
        **serving(settings),
    )


def run(announcement: Announcement) -> None:
    """Serve until told to stop."""
    keep_logs()
    signal.signal(signal.SIGTERM, leave)  # uvicorn stops in good order first, then hands the signal on to this
    failed = False
    try:
        config = config_of(announcement.settings)
        if announcement.settings.workers > 1:
            crew = SeveralProcesses(config, announcement)
            crew.run()
            failed = any(worker.exitcode == STARTUP_FAILURE for worker in crew.processes)
        else:
            OneProcess(config, announcement).run([announcement.taken])
    except KeyboardInterrupt:
        pass
    except SystemExit as end:
        failed = end.code == STARTUP_FAILURE
    finally:
        log.info("stopped")
    if failed:
        raise HouseError("the server did not start; the lines of the log above say why")


def leave(_number: int, _frame: object) -> NoReturn:
    """End in good order when told to."""
    raise SystemExit(0)
