"""`ostoja backup`, `ostoja restore` and `ostoja export`: for whoever keeps a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from ostoja.cli.serve import Database, Home
from ostoja.cli.terminal import Lang, language, out, words

Target = Annotated[Path, typer.Argument(metavar="FILE", help="The new file.")]
Source = Annotated[Path, typer.Argument(metavar="FILE", help="A file that `ostoja backup` has written.")]


def backup(file: Target, home: Home = None, lang: Lang = None) -> None:
    """Copy the database into a file, also while the server runs."""
    from ostoja.table.settings import DEFAULT_HOME
    from ostoja.table.storage.backup import back_up

    size = back_up(home or DEFAULT_HOME, file)
    out().print(words(language(lang)).say("backup-done", file=str(file), size=size))


def restore(
    file: Source,
    home: Home = None,
    force: Annotated[bool, typer.Option(help="Replace the database that is there.")] = False,
    lang: Lang = None,
) -> None:
    """Put a backup in the place of the database; the server must not run."""
    from ostoja.table.settings import DEFAULT_HOME
    from ostoja.table.storage.backup import bring_back

    bring_back(home or DEFAULT_HOME, file, force=force)
    out().print(words(language(lang)).say("restore-done", file=str(file)))


def export(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as in its address.")],
    home: Home = None,
    database: Database = "",
) -> None:
    """Print the record of a table. Before its end it has no seed, but it holds secret choices."""
    from ostoja.table.settings import DEFAULT_HOME, Settings
    from ostoja.table.taking_out import record_of

    settings = Settings(home=home or DEFAULT_HOME, database=database)
    typer.echo(asyncio.run(record_of(settings, table)), nl=False)
