"""Whether a database and channels can be served from, before anything is served: if not, one line says why."""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from alembic.migration import MigrationContext
from sqlalchemy import inspect, make_url
from sqlalchemy.exc import SQLAlchemyError

from ostoja.table.faults import HouseError
from ostoja.table.storage.database import connect
from ostoja.table.storage.database_errors import name_of, plainly
from ostoja.table.storage.home import DATABASE
from ostoja.table.storage.migrate import check_shape, newest_shape, upgrade
from ostoja.table.storage.schema import Base

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ostoja.table.settings import Settings

WAIT: Final = 10.0  # seconds for an answer
LAST_PORT: Final = 65535
FORM: Final = "postgresql+asyncpg://USER:PASSWORD@HOST/NAME"
FORM_OF_CHANNELS: Final = "redis://HOST:6379/0"


def open_up(settings: Settings) -> None:
    """Make sure that the database answers and has the shape that this code knows; make or upgrade it if need be."""
    check_address(settings)
    with plainly(settings):
        if asyncio.run(read_shape(settings)) != newest_shape():
            upgrade(settings.url())
            asyncio.run(read_shape(settings))


def look_into(settings: Settings, way: str = "`ostoja upgrade` brings it up to date") -> None:
    """Make sure that a database can be read as it is."""
    find_database(settings)
    with plainly(settings):
        shape = asyncio.run(read_shape(settings))
    if not shape:
        raise HouseError(f"{name_of(settings)} holds nothing of ostoja's yet; is it the right one?")
    if shape != newest_shape():
        raise HouseError(f"{name_of(settings)} is of an older version; {way}")


def find_database(settings: Settings) -> None:
    """Make sure that there is a database, where one must be there already."""
    check_address(settings)
    if not settings.database and not (settings.home / DATABASE).is_file():
        raise HouseError(f"there is no database in {settings.home}; name the folder with --home")


async def read_shape(settings: Settings) -> str:
    """Ask the database for its shape, which must be one that this code knows; a new database has none."""
    name = name_of(settings)
    engine = connect(settings.url())
    try:
        async with asyncio.timeout(WAIT), engine.connect() as connection:
            shape = await connection.run_sync(shape_of)
            check_shape(shape, name)
            await connection.run_sync(check_tables, shape, name)
    except (TypeError, ValueError) as error:  # what follows the question mark of an address
        raise HouseError(
            f"{name} is no address that can be used: {error}; TLS is asked for with ?ssl=require"
        ) from error
    finally:
        await engine.dispose()
    return shape


def shape_of(connection: Connection) -> str:
    """Return the revision that Alembic has noted."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def check_tables(connection: Connection, shape: str, name: str) -> None:
    """Refuse a database of another program, and one that lacks what its shape promises."""
    found = inspect(connection)
    ours = set(Base.metadata.tables)
    if not shape:
        taken = set(found.get_table_names()) - {"alembic_version"}
        if connection.dialect.name != "sqlite":  # others may have tables there, but not by the same names
            taken &= ours
        if taken and not shape_of(connection):  # else another server has just made them
            way = "give ostoja a database of its own, or bring a backup back if this one is damaged"
            raise HouseError(f"{name} holds tables of another program ({min(taken)}), none of a known version; {way}")
    elif shape == newest_shape():
        columns = found.get_multi_columns(filter_names=sorted(ours))
        there = {table: {column["name"] for column in columns.get((None, table), ())} for table in ours}
        for table in Base.metadata.sorted_tables:
            for column in table.columns:
                if column.name not in there[table.name]:
                    raise HouseError(f"{name} is damaged: it lacks {table.name}.{column.name}; bring a backup back")


def check_address(settings: Settings) -> None:
    """Refuse what is no address of a PostgreSQL database, and say what is missing to speak to one."""
    if not settings.database:
        return
    try:
        address = make_url(settings.database)
        driver, port = address.drivername, address.port or 0
    except (SQLAlchemyError, ValueError):
        driver, port = "", 0
    if driver != "postgresql+asyncpg" or port > LAST_PORT:
        kind = f"not {driver}" if driver not in {"", "postgresql+asyncpg"} else "which this is not"
        raise HouseError(f"--database takes an address of the form {FORM}, {kind}")
    need("asyncpg", "--database", "postgres")


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
        if parts.scheme != "unix":
            int(parts.path.strip("/") or 0)  # Redis numbers its databases; its own client takes any word for the first
        name = f"--channels {parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
        with Redis.from_url(address, socket_connect_timeout=WAIT, socket_timeout=WAIT, retry=None) as redis:
            redis.ping()
    except (TypeError, ValueError, OverflowError) as error:
        raise HouseError(f"--channels takes an address of the form {FORM_OF_CHANNELS}: {error}") from error
    except (RedisError, OSError) as error:
        reason = str(error).rstrip(".")
        raise HouseError(f"{name} does not answer: {reason}; is Redis started, and is the address right?") from error
