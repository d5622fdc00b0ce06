"""`ostoja backup`, `ostoja restore` and `ostoja export`: for whoever keeps a server."""

from __future__ import annotations

import asyncio
import shlex
from pathlib import Path
from typing import Annotated

import typer

from ostoja.cli.serve import Database, Home
from ostoja.cli.terminal import Lang, language, out, words

Target = Annotated[Path, typer.Argument(metavar="FILE", help="The new file.")]
Source = Annotated[Path, typer.Argument(metavar="FILE", help="A file that `ostoja backup` has written.")]
DUMP = "pg_dump --format=custom --file={file} {address}"
RETURN = "pg_restore --clean --if-exists --dbname={address} {file}"


def backup(file: Target, home: Home = None, database: Database = "", lang: Lang = None) -> None:
    """Copy the database into a file, also while the server runs."""
    from ostoja.table.settings import DEFAULT_HOME
    from ostoja.table.storage.backup import back_up

    refuse_another(database, file, DUMP)
    size = back_up(home or DEFAULT_HOME, file)
    out().print(words(language(lang)).say("backup-done", file=str(file), size=size))


def restore(
    file: Source,
    home: Home = None,
    database: Database = "",
    force: Annotated[bool, typer.Option("--force", help="Replace the database that is there.")] = False,
    lang: Lang = None,
) -> None:
    """Put a backup in the place of the database; the server must not run."""
    from ostoja.table.settings import DEFAULT_HOME
    from ostoja.table.storage.backup import bring_back

    refuse_another(database, file, RETURN)
    bring_back(home or DEFAULT_HOME, file, force=force)
    out().print(words(language(lang)).say("restore-done", file=str(file)))


def refuse_another(database: str, file: Path, command: str) -> None:
    """Name the tool that copies a PostgreSQL database; its password is asked for, or comes from ~/.pgpass."""
    if not database:
        return
    from sqlalchemy import make_url

    from ostoja.table.faults import HouseError
    from ostoja.table.settings import Settings
    from ostoja.table.storage.reaching import check_address

    check_address(Settings(database=database))
    address = make_url(database)._replace(drivername="postgresql", password=None).render_as_string()
    ours = command.format(file=shlex.quote(str(file)), address=shlex.quote(address))
    raise HouseError(f"PostgreSQL has tools of its own, which do this also while the server runs: {ours}")


def export(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as in its address.")],
    home: Home = None,
    database: Database = "",
) -> None:
    """Print the record of a table. Before its end it has no seed, but it holds secret choices."""
    from ostoja.table.settings import DEFAULT_HOME, Settings
    from ostoja.table.storage.reaching import look_into, plainly
    from ostoja.table.taking_out import record_of

    settings = Settings(home=home or DEFAULT_HOME, database=database)
    look_into(settings)
    with plainly(settings):
        record = asyncio.run(record_of(settings, table))
    typer.echo(record, nl=False)
