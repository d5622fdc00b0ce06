"""`ostoja upgrade`: a database for the code of now, and what would become of the tables in it."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from ostoja.cli.terminal import Lang, err, language, out, words
from ostoja.cli.which_house import Database, Home, house

if TYPE_CHECKING:
    from ostoja.table.settings import Settings
    from ostoja.table.upgrading import Found
    from ostoja.text import CommonTexts

DIFFERS = 1


def upgrade(
    check: Annotated[
        bool, typer.Option("--check", help="Change nothing: replay every stored table under this version first.")
    ] = False,
    home: Home = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Bring a database up to date, or see first which stored tables this version would play otherwise."""
    from ostoja.table.storage.home import kept
    from ostoja.table.storage.preflight import find_database, open_up

    settings = house(home, database)
    texts = words(language(lang))
    find_database(settings)
    if not check:
        with nullcontext() if settings.database else kept(settings.home):
            open_up(settings)
        out().print(texts.say("upgrade-done"))
        return
    found = checked(settings, texts)
    if found.differences:
        show(found, texts)
        raise typer.Exit(DIFFERS)
    out().print(texts.say("upgrade-same", tables=found.tables))


def checked(settings: Settings, texts: CommonTexts) -> Found:
    """Replay everything, with a progress bar."""
    from ostoja.table.storage.database_errors import plainly
    from ostoja.table.upgrading import check, look_before

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = err()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(texts.say("upgrade-checking"), total=None)
        look_before(settings)
        with plainly(settings):
            return asyncio.run(check(settings, lambda done, of: progress.update(task, completed=done, total=of)))


def show(found: Found, texts: CommonTexts) -> None:
    """List the tables that differ, each with its first difference."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("table", "game", "begun", "status", "what"):
        table.add_column(texts.say(f"upgrade-{column}"), overflow="fold")
    for row in found.differences:
        table.add_row(row.table, row.game, row.begun, texts.say(f"upgrade-status-{row.status}"), row.what)
    console = out()
    console.print(texts.say("upgrade-differs", tables=found.tables, differ=len(found.differences)))
    console.print(table)
