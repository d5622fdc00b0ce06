"""How a server is set up: where its data lies, who else serves it, and how much anybody may ask of it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from ostoja.table.storage.database import sqlite_url

VARIABLE: Final = "OSTOJA_SETTINGS"  # how the settings reach the workers
DEFAULT_HOME: Final = Path.home() / ".local" / "share" / "ostoja"


class Limits(Struct, frozen=True):
    """How much one client may ask for."""

    body: int = 128 * 1024  # bytes of a request
    message: int = 16 * 1024  # bytes of a message on a socket
    requests: int = 600  # per minute and address
    sign_ups: int = 30  # new players and log-ins per minute and address
    commands: float = 20.0  # per second and socket, in the long run
    burst: int = 60  # commands at once
    sockets: int = 40  # open at a time per address
    settings: int = 16 * 1024  # bytes of a player's own settings
    tables: int = 40  # unfinished tables per host


class BotPace(Struct, frozen=True):
    """How long bots seem to think, in seconds, whatever they think about; and how long they may."""

    least: float = 0.8
    most: float = 2.4
    budget: float = 5.0


class Settings(Struct, frozen=True):
    """One server."""

    home: Path = DEFAULT_HOME
    database: str = ""
    channels: str = ""
    workers: int = 1
    thinkers: int = 1  # processes in which bots think; 0: in the server itself, for tests
    secure: bool = False  # cookies over HTTPS only
    limits: Limits = Limits()
    bots: BotPace = BotPace()
    proxies: tuple[str, ...] = ()  # addresses and networks whose word on where a request comes from is believed
    private_webhooks: bool = False  # webhooks may point into private networks
    absence: float = 20.0  # seconds without a connection until a live table's chair is kept by a bot

    def url(self) -> str:
        """Return the address of the database."""
        return self.database or sqlite_url(self.home)


def hand_on(settings: Settings) -> None:
    """Leave the settings for the workers that are about to start."""
    os.environ[VARIABLE] = msgspec.json.encode(settings, enc_hook=str).decode()


def read_settings() -> Settings:
    """Read the settings in a worker."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings, dec_hook=lambda kind, value: kind(value))
