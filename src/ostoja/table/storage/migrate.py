"""Migrations: the database is brought up to date before a server starts, and can be taken back."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config

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


def downgrade(url: str, revision: str) -> None:
    """Take a database back to an earlier shape."""
    command.downgrade(config(url), revision)
