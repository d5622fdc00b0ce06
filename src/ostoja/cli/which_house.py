"""Which house a command is about: the data folder or the database that was typed, or that of the settings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from ostoja.table.settings import Settings

Home = Annotated[
    Path | None,
    typer.Option(
        "--home", metavar="DIR", help="Folder of the data; without it, ~/.local/share/ostoja.", show_default=False
    ),
]
Database = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        help="A PostgreSQL database instead of SQLite in the folder: postgresql+asyncpg://USER:PASSWORD@HOST/NAME.",
        show_default=False,
    ),
]


def house(home: Path | None, database: str) -> Settings:
    """Return the settings of the host, with what was typed in their place: a folder means the database in it."""
    import msgspec

    from ostoja.table.settings import placed, read_settings

    given = read_settings()
    meant = database if home or database else given.database
    return placed(msgspec.structs.replace(given, home=home or given.home, database=meant))
