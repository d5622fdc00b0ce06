"""Whether a database and channels can be served from, before anything is served: if not, one line says why."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from alembic.migration import MigrationContext
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from ostoja.table.faults import HouseError
from ostoja.table.storage.database import connect
from ostoja.table.storage.home import DATABASE
from ostoja.table.storage.migrate import check_shape, newest_shape, upgrade

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection

    from ostoja.table.settings import Settings

WAIT: Final = 10.0  # seconds for an answer
FORM: Final = "postgresql+asyncpg://USER:PASSWORD@HOST/NAME"
FORM_OF_CHANNELS: Final = "redis://HOST:6379/0"


def open_up(settings: Settings) -> None:
    """Make sure that the database answers and has the shape that this code knows; make or upgrade it if need be."""
    check_address(settings)
    with plainly(settings):
        asyncio.run(read_shape(settings))
        upgrade(settings.url())


def look_into(settings: Settings) -> None:
    """Make sure that a database can be read as it is."""
    find_database(settings)
    with plainly(settings):
        shape = asyncio.run(read_shape(settings))
    if shape != newest_shape():
        raise HouseError(f"{name_of(settings)} is of an older version; `ostoja serve` brings it up to date")


def find_database(settings: Settings) -> None:
    """Make sure that there is a database, where one must be there already."""
    check_address(settings)
    if not settings.database and not (settings.home / DATABASE).is_file():
        raise HouseError(f"there is no database in {settings.home}; name the folder with --home")


async def read_shape(settings: Settings) -> str:
    """Ask the database for its shape, which must be one that this code knows; a new database has none."""
    engine = connect(settings.url())
    try:
        async with asyncio.timeout(WAIT), engine.connect() as connection:
            shape = await connection.run_sync(shape_of)
    finally:
        await engine.dispose()
    check_shape(shape, name_of(settings))
    return shape


def shape_of(connection: Connection) -> str:
    """Return the revision that Alembic has noted."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def name_of(settings: Settings) -> str:
    """Name a database without its password."""
    if not settings.database:
        return str(settings.home / DATABASE)
    return f"--database {make_url(settings.database).render_as_string(hide_password=True)}"


def check_address(settings: Settings) -> None:
    """Refuse what is no address of a PostgreSQL database, and say what is missing to speak to one."""
    if not settings.database:
        return
    try:
        driver = make_url(settings.database).drivername
    except (SQLAlchemyError, ValueError):
        driver = ""
    if driver != "postgresql+asyncpg":
        kind = f"not {driver}" if driver else "which this is not"
        raise HouseError(f"--database takes an address of the form {FORM}, {kind}")
    need("asyncpg", "--database", "postgres")


@contextmanager
def plainly(settings: Settings) -> Iterator[None]:
    """Say in one line what a database has against being used."""
    name = name_of(settings)
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        reason = str(getattr(error, "orig", None) or error)
        if settings.database:
            raise HouseError(f"{name} refuses: {reason}") from error
        way = "if it is damaged, bring a backup back with `ostoja restore FILE --force`"
        raise HouseError(f"{name} cannot be used: {reason}; {way}") from error
    except OSError as error:
        reason = error.strerror or str(error) or "too slow"
        raise HouseError(f"{name} does not answer: {reason}; is it started, and is the address right?") from error
    except Exception as error:
        if type(error).__module__.partition(".")[0] != "asyncpg":
            raise
        raise HouseError(f"{name} refuses: {error}") from error


def need(module: str, option: str, extra: str) -> None:
    """Make sure that what an option needs is installed."""
    try:
        import_module(module)
    except ModuleNotFoundError as error:
        raise HouseError(f"{option} needs {module}: pip install 'ostoja[{extra}]'") from error


def reach_channels(address: str) -> None:
    """Make sure that the channels between workers answer."""
    if not address:
        return
    need("redis", "--channels", "redis")
    if not address.startswith(("redis://", "rediss://", "unix://")):
        raise HouseError(f"--channels takes an address of the form {FORM_OF_CHANNELS}, which this is not")
    from redis import Redis, RedisError  # noqa: PLC0415  an extra

    try:
        parts = urlsplit(address)
        name = f"--channels {parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
        with Redis.from_url(address, socket_connect_timeout=WAIT, socket_timeout=WAIT, retry=None) as redis:
            redis.ping()
    except ValueError as error:
        raise HouseError(f"--channels takes an address of the form {FORM_OF_CHANNELS}: {error}") from error
    except (RedisError, OSError) as error:
        raise HouseError(f"{name} does not answer: {error}; is Redis started, and is the address right?") from error
