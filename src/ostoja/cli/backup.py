"""`ostoja backup`, `ostoja restore` and `ostoja export`: for whoever keeps a server."""

from __future__ import annotations

import asyncio
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ostoja.cli.terminal import Lang, language, out, words
from ostoja.cli.which_house import Database, Home, house

if TYPE_CHECKING:
    from ostoja.table.settings import Settings

Target = Annotated[Path, typer.Argument(metavar="FILE", help="The new file.")]
Source = Annotated[Path, typer.Argument(metavar="FILE", help="A file that `ostoja backup` has written.")]
DUMP = "PostgreSQL has a tool of its own, which does this also while the server runs: pg_dump --format=custom {from_to}"
RETURN = "PostgreSQL has a tool of its own; stop all servers first: pg_restore --clean --if-exists --no-owner {to_from}"
TLS = {"ssl": "sslmode"}  # as we and as the tools write it; they share the names of the other parts


def backup(file: Target, home: Home = None, database: Database = "", lang: Lang = None) -> None:
    """Copy the database into a file, also while the server runs; for PostgreSQL, name the tool that does."""
    from ostoja.table.storage.backup import back_up

    settings = house(home, database)
    refuse_another(settings, file, DUMP)
    size = back_up(settings.home, file)
    out().print(words(language(lang)).say("backup-done", file=str(file), size=size), soft_wrap=True)


def restore(
    file: Source,
    home: Home = None,
    database: Database = "",
    force: Annotated[bool, typer.Option("--force", help="Replace the database that is there.")] = False,
    lang: Lang = None,
) -> None:
    """Put a backup in the place of the database; the server must not run."""
    from ostoja.table.storage.backup import bring_back

    settings = house(home, database)
    refuse_another(settings, file, RETURN)
    bring_back(settings.home, file, force=force)
    out().print(words(language(lang)).say("restore-done", file=str(file)), soft_wrap=True)


def refuse_another(settings: Settings, file: Path, advice: str) -> None:
    """Name the tool that copies a PostgreSQL database; its password is asked for, or comes from ~/.pgpass."""
    if not settings.database:
        return
    from sqlalchemy import make_url

    from ostoja.table.faults import HouseError
    from ostoja.table.storage.preflight import check_address

    check_address(settings)
    address = make_url(settings.database)
    query = {TLS.get(key, key): value for key, value in address.query.items() if key in {"ssl", "host", "port"}}
    ours = address._replace(password=None).set(drivername="postgresql", query=query).render_as_string()
    copy, place = shlex.quote(str(file)), shlex.quote(ours)
    raise HouseError(advice.format(from_to=f"--file={copy} {place}", to_from=f"--dbname={place} {copy}"))


def export(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as in its address.")],
    home: Home = None,
    database: Database = "",
) -> None:
    """Print the record of a table. Before its end it has no seed, but it holds secret choices."""
    from ostoja.table.export import record_of
    from ostoja.table.faults import HouseError, Unknown
    from ostoja.table.storage.database_errors import name_of, plainly
    from ostoja.table.storage.preflight import look_into

    settings = house(home, database)
    look_into(settings)
    try:
        with plainly(settings):
            record = asyncio.run(record_of(settings, table))
    except Unknown as error:
        way = "its id is the last part of its address in the browser"
        raise HouseError(f"there is no table {table!r} in {name_of(settings)}; {way}") from error
    typer.echo(record, nl=False)
