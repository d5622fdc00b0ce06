"""Migrations: the database is brought up to date before a server starts, and can be taken back."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from ostoja.table.faults import HouseError

SCRIPTS: Final = Path(__file__).parents[1] / "migrations"


def config(url: str) -> Config:
    """Return the set-up of Alembic for a database."""
    found = Config()
    found.set_main_option("script_location", str(SCRIPTS))
    found.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return found


def upgrade(url: str) -> None:
    """Bring a database up to date, or make a new one."""
    command.upgrade(config(url), "head")


def check_shape(revision: str, where: str) -> None:
    """Refuse a database that a later version of the code has changed: this one would misread it."""
    known = {script.revision for script in ScriptDirectory.from_config(config("")).walk_revisions()}
    if revision and revision not in known:
        way = "install the version that wrote it, or take an older backup"
        raise HouseError(f"{where} is of a newer version than this ostoja (its shape is {revision}); {way}")


def newest_shape() -> str:
    """Return the shape that this version of the code reads and writes."""
    return ScriptDirectory.from_config(config("")).get_current_head() or ""


def downgrade(url: str, revision: str) -> None:
    """Take a database back to an earlier shape."""
    command.downgrade(config(url), revision)
