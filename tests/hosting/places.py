"""Data folders and databases in every state, and who may do what with them."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from ostoja.table.storage.database import sqlite_url
from ostoja.table.storage.migrate import upgrade
from tests.hosting.command import OSTOJA, PATIENCE, surroundings

if TYPE_CHECKING:
    from pathlib import Path

    from ostoja.engine.errors import OstojaError

HUMBLE = pytest.mark.skipif(
    os.geteuid() == 0 and not shutil.which("setpriv"), reason="root writes everywhere, and there is no setpriv"
)
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="the devices and folders are Linux's")


def names(refused: pytest.ExceptionInfo[OstojaError], *words: str) -> None:
    """Make sure that a refusal names what it must."""
    for word in words:
        assert word in str(refused.value), refused.value


def database_in(home: Path) -> Path:
    """Make a database as a server does."""
    home.mkdir()
    upgrade(sqlite_url(home))
    return home / "ostoja.db"


def damaged_by(file: Path, statement: str) -> Path:
    """Do something to a database that no ostoja would do."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(statement)
    return file


def from_the_future(file: Path) -> Path:
    """Let a database look as if a later version had changed it."""
    return damaged_by(file, "update alembic_version set version_num = '9999'")


def typed_plainly(*arguments: object) -> subprocess.CompletedProcess[str]:
    """Run a command as somebody to whom the bits of a file apply: they do not to root."""
    humble = ("setpriv", "--bounding-set=-dac_override,-dac_read_search", "--") if os.geteuid() == 0 else ()
    command = [*humble, *OSTOJA, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False, env=surroundings())
