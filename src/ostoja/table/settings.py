"""How a server is set up: where its data lies, who else serves it, and how much anybody may ask of it."""

from __future__ import annotations

import ipaddress
import os
import re
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from ostoja.table.faults import HouseError
from ostoja.table.storage.database import sqlite_url

VARIABLE: Final = "OSTOJA_SETTINGS"  # how a host changes the settings, and how they reach the workers
DEFAULT_HOME: Final = Path.home() / ".local" / "share" / "ostoja"
PLENTY: Final = 10**9  # more than anybody asks for: a limit that bounds nothing

Count = Annotated[int, Meta(ge=1, le=PLENTY)]
Bytes = Annotated[int, Meta(ge=1024, le=2**30)]
Seconds = Annotated[float, Meta(ge=0, le=24 * 3600)]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """How much one client may ask for."""

    body: Bytes = 128 * 1024  # bytes of a request
    message: Bytes = 16 * 1024  # bytes of a message on a socket
    requests: Count = 600  # per minute and address
    sign_ups: Count = 30  # new players and log-ins per minute and address
    tries: Count = 10  # wrong passwords per login and address in a quarter of an hour
    commands: Annotated[float, Meta(gt=0, le=PLENTY)] = 20.0  # per second and socket, in the long run
    burst: Count = 60  # commands at once
    sockets: Count = 40  # open at a time per address
    settings: Bytes = 16 * 1024  # bytes of a player's own settings
    tables: Count = 40  # unfinished tables per host


class BotPace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long bots seem to think, in seconds, whatever they think about; and how long they may."""

    least: Seconds = 0.8
    most: Seconds = 2.4
    budget: Annotated[float, Meta(gt=0, le=24 * 3600)] = 5.0

    def __post_init__(self) -> None:
        """Refuse a pace that no bot can keep."""
        if self.least > self.most:
            raise ValueError(f"least ({self.least}) must not be more than most ({self.most})")


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """One server."""

    home: Path = DEFAULT_HOME
    database: str = ""
    channels: str = ""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    thinkers: Annotated[int, Meta(ge=0, le=256)] = 1  # processes for bots that take their time; 0: in the server
    secure: bool = False  # cookies over HTTPS only
    limits: Limits = Limits()
    bots: BotPace = BotPace()
    proxies: tuple[str, ...] = ()  # addresses and networks whose word on where a request comes from is believed
    metrics_for: tuple[str, ...] = ("127.0.0.0/8", "::1")  # addresses and networks that may read the measures
    private_webhooks: bool = False  # webhooks may point into private networks
    absence: Seconds = 20.0  # without a connection until a live table's chair is kept by a bot

    def __post_init__(self) -> None:
        """Refuse what is no network: nobody would be let in by it, silently."""
        try:
            for network in self.metrics_for:
                ipaddress.ip_network(network)
        except ValueError as error:
            raise ValueError(f"metrics_for: {error}") from error

    def url(self) -> str:
        """Return the address of the database."""
        return self.database or sqlite_url(self.home)


def hand_on(settings: Settings) -> None:
    """Leave the settings for the workers that are about to start."""
    os.environ[VARIABLE] = msgspec.json.encode(settings, enc_hook=str).decode()


def read_settings() -> Settings:
    """Read the settings that the host left in the environment, or that were handed on to a worker."""
    try:
        return msgspec.json.decode(os.environ.get(VARIABLE) or "{}", type=Settings, dec_hook=path_from)
    except msgspec.ValidationError as error:
        raise HouseError(f"{VARIABLE} {explained(str(error))}") from error
    except msgspec.DecodeError as error:
        raise HouseError(f"{VARIABLE} is no JSON: {error}") from error


def path_from(kind: type[Any], value: object) -> Any:
    """Read a path, which JSON knows as a text."""
    if not isinstance(value, str):
        raise TypeError(f"Expected `str`, got `{type(value).__name__}`")
    return kind(value)


def explained(problem: str) -> str:
    """Say what msgspec found in the words of whoever wrote the settings: which field, and what would be right."""
    what, _, place = problem.partition(" - at `$")
    path = place.rstrip("`").strip(".")
    if unknown := re.search(r"unknown field `(.*)`", what):
        known = ", ".join(fields_at(path))
        return f"has no field {'.'.join(filter(None, (path, unknown[1])))}; fields there: {known}"
    return f"is wrong at {path}: {what}" if path else f"is wrong: {what}"


def fields_at(path: str) -> tuple[str, ...]:
    """List the fields of the settings, or of a group of them."""
    kind: Any = {"": Settings, "limits": Limits, "bots": BotPace}[path]
    names: tuple[str, ...] = kind.__struct_fields__
    return names
