"""How a server is set up: where its data lies, who else serves it, and how much anybody may ask of it."""

from __future__ import annotations

import ipaddress
import os
import re
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from ostoja.engine.naming import guess
from ostoja.table.faults import HouseError
from ostoja.table.storage.database import sqlite_url

VARIABLE: Final = "OSTOJA_SETTINGS"  # how a host changes the settings, and how they reach the workers
DEFAULT_HOME: Final = Path("~/.local/share/ostoja")
PLENTY: Final = 10**9  # more than anybody asks for: a limit that bounds nothing

Count = Annotated[int, Meta(ge=1, le=PLENTY)]
Bytes = Annotated[int, Meta(ge=1024, le=2**30)]
Seconds = Annotated[float, Meta(ge=0, le=24 * 3600)]
About = Meta  # what a field is for, as a host reads it


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """How much one client may ask for."""

    body: Annotated[Bytes, About(description="bytes of a request")] = 128 * 1024
    message: Annotated[Bytes, About(description="bytes of a message on a connection")] = 16 * 1024
    requests: Annotated[Count, About(description="requests per minute and address")] = 600
    sign_ups: Annotated[Count, About(description="new players and log-ins per minute and address")] = 30
    tries: Annotated[Count, About(description="wrong passwords per login and address in a quarter of an hour")] = 10
    commands: Annotated[
        float, Meta(gt=0, le=PLENTY), About(description="commands per second and connection, in the long run")
    ] = 20.0
    burst: Annotated[Count, About(description="commands at once")] = 60
    sockets: Annotated[Count, About(description="open connections per address")] = 40
    settings: Annotated[Bytes, About(description="bytes of a player's own settings")] = 16 * 1024
    tables: Annotated[Count, About(description="unfinished tables per host")] = 40


class BotPace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long bots seem to think, in seconds, whatever they think about; and how long they may."""

    least: Annotated[Seconds, About(description="seconds that a bot seems to think at least")] = 0.8
    most: Annotated[Seconds, About(description="seconds that a bot seems to think at most")] = 2.4
    budget: Annotated[
        float, Meta(gt=0, le=24 * 3600), About(description="seconds that a bot may think; then the table goes on")
    ] = 5.0
    talk: Annotated[
        Seconds,
        About(description="seconds that bots leave for talk before a vote or a secret choice, with people there"),
    ] = 4.0

    def __post_init__(self) -> None:
        """Refuse a pace that no bot can keep."""
        if self.least > self.most:
            raise ValueError(f"least ({self.least}) must not be more than most ({self.most})")


class Mail(Struct, frozen=True, forbid_unknown_fields=True):
    """The mail server by which people are called."""

    host: Annotated[str, About(description="the mail server")]
    sender: Annotated[str, About(description="from whom mail comes")]
    port: Annotated[int, Meta(ge=1, le=65535), About(description="its port")] = 587
    user: Annotated[str, About(description="the user, if it wants one")] = ""
    password: Annotated[str, About(description="and the password")] = ""
    security: Annotated[Literal["starttls", "tls", "none"], About(description="how the way there is kept secret")] = (
        "starttls"
    )


class ExperimentPace(Struct, frozen=True, forbid_unknown_fields=True):
    """How much designers may try out."""

    games: Annotated[
        int, Meta(ge=0, le=100_000), About(description="games of one experiment at most; 0: no experiments")
    ] = 1000
    seconds: Annotated[
        float, Meta(gt=0, le=24 * 3600), About(description="seconds that one experiment may play at most")
    ] = 300.0
    waiting: Annotated[Count, About(description="experiments that may wait for their turn, per worker")] = 8


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """One server."""

    home: Annotated[Path, About(description="folder of the data, as --home")] = DEFAULT_HOME
    database: Annotated[str, About(description="a PostgreSQL database, as --database")] = ""
    channels: Annotated[str, About(description="a Redis server, as --channels")] = ""
    workers: Annotated[int, Meta(ge=1, le=64), About(description="processes that serve, as --workers")] = 1
    thinkers: Annotated[
        int,
        Meta(ge=0, le=256),
        About(description="processes for bots that take their time; 0: in the server, where one that hangs stays"),
    ] = 1
    secure: Annotated[bool, About(description="cookies over HTTPS only, as --secure")] = False
    limits: Limits = Limits()
    bots: BotPace = BotPace()
    experiments: ExperimentPace = ExperimentPace()
    proxies: Annotated[tuple[str, ...], About(description="proxies that are believed, as --proxy")] = ()
    metrics_for: Annotated[tuple[str, ...], About(description="addresses and networks that may read the measures")] = (
        "127.0.0.0/8",
        "::1",
    )
    mail: Annotated[Mail | None, About(description="the mail server by which people are called")] = None
    public: Annotated[str, About(description="the address of this house as it stands in mail")] = ""
    contact: Annotated[str, About(description="whom push services may ask about this house")] = "mailto:host@localhost"
    addresses: Annotated[tuple[str, ...], About(description="where others in the network reach this house")] = ()
    certificate: Annotated[str, About(description="a certificate for HTTPS, as --https makes one")] = ""
    certificate_key: Annotated[str, About(description="and its key")] = ""
    private_webhooks: Annotated[bool, About(description="webhooks may point into private networks")] = False
    absence: Annotated[Seconds, About(description="seconds without a connection until a bot keeps a live chair")] = 20.0
    calm_absence: Annotated[
        Seconds, About(description="the same at a table without a clock, where somebody else waits")
    ] = 120.0

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


def placed(settings: Settings) -> Settings:
    """Return the settings with the folder of the data written out."""
    try:
        home = settings.home.expanduser().absolute()
        str(home).encode()
    except RuntimeError as error:
        raise HouseError(f"{settings.home} is nowhere: you have no home folder; name another with --home") from error
    except UnicodeEncodeError as error:
        raise HouseError(
            f"{str(settings.home)!r} is no text, so it cannot name a folder; use another --home"
        ) from error
    return msgspec.structs.replace(settings, home=home)


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
        known = fields_at(path)
        field = ".".join(filter(None, (path, unknown[1])))
        return f"has no field {field}{guess(unknown[1], known)}; fields there: {', '.join(known)}"
    return f"is wrong at {path}: {what}" if path else f"is wrong: {what}"


def fields_at(path: str) -> tuple[str, ...]:
    """List the fields of the settings, or of a group of them."""
    groups: dict[str, Any] = {
        "": Settings,
        "limits": Limits,
        "bots": BotPace,
        "experiments": ExperimentPace,
        "mail": Mail,
    }
    kind = groups[path]
    names: tuple[str, ...] = kind.__struct_fields__
    return names
