"""A backup is whole, one plain file, and comes back as it was; what cannot be done is told in one line."""

from __future__ import annotations

import errno
import os
import shlex
import shutil
import sqlite3
import subprocess
from contextlib import closing
from typing import TYPE_CHECKING, NoReturn

import pytest

from ostoja.engine.errors import OstojaError, RecordError
from ostoja.table.storage.backup import back_up, bring_back
from tests.hosting.command import is_refused, typed, typed_with_room
from tests.hosting.places import HUMBLE, LINUX, damaged_by, database_in, names, typed_plainly
from tests.table.process import postgres, programs_of_postgres

if TYPE_CHECKING:
    from pathlib import Path

NOBODY = 65534


@LINUX
def test_a_backup_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    home = tmp_path / "home"
    database_in(home)
    is_refused(typed("backup", "/proc/sys/kernel/copy", "--home", home), "/proc/sys/kernel")
    is_refused(typed("backup", tmp_path / "no" / "such" / "folder", "--home", home), "no/such", "folder")
    is_refused(typed("backup", tmp_path, "--home", home), str(tmp_path), "new file")


def test_a_backup_that_does_not_fit_leaves_nothing_behind(tmp_path: Path) -> None:
    home = tmp_path / "home"
    database_in(home)
    done = typed_with_room(2**16, "backup", tmp_path / "copy", "--home", home)
    is_refused(done, str(tmp_path / "copy"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["home"]


@LINUX
def test_a_backup_cannot_be_brought_back_to_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    file = database_in(tmp_path / "home")
    is_refused(typed("restore", file, "--home", "/proc/sys/kernel"), "/proc/sys/kernel")
    is_refused(typed("restore", file, "--home", file), str(file))
    is_refused(typed("restore", tmp_path / "nothing", "--home", tmp_path / "other"), "nothing")
    is_refused(typed("restore", tmp_path, "--home", tmp_path / "other"), str(tmp_path))


@pytest.mark.parametrize(("command", "tool"), [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_another_database_has_tools_of_its_own(tmp_path: Path, command: str, tool: str) -> None:
    address = "postgresql+asyncpg://ann:hush@db.example:5433/ostoja?ssl=require&timeout=9"
    done = typed(command, tmp_path / "copy", "--database", address)
    is_refused(done, tool, "postgresql://ann@db.example:5433/ostoja?sslmode=require", str(tmp_path / "copy"))
    assert ("stop all servers first" in done.stderr) == (command == "restore")
    assert "hush" not in done.stderr
    assert "timeout" not in done.stderr


@pytest.mark.skipif(programs_of_postgres() is None, reason="PostgreSQL (initdb, postgres) is not installed")
def test_the_tools_that_are_named_do_it(tmp_path: Path) -> None:
    copy = tmp_path / "a copy"
    with postgres() as address:
        assert typed("upgrade", "--database", address).returncode == 0
        for command in ("backup", "restore"):
            advice = typed(command, copy, "--database", address).stderr
            named = shlex.split(advice[advice.index(" pg_") :])
            subprocess.run(named, check=True, capture_output=True)
        assert typed("upgrade", "--check", "--database", address).returncode == 0


def test_a_backup_is_one_plain_file(tmp_path: Path) -> None:
    file, copy = database_in(tmp_path / "home"), tmp_path / "copy"
    with closing(sqlite3.connect(file)) as server:
        server.execute("insert into entries values ('table', 0, 0, '')")
        server.commit()
        assert (tmp_path / "home" / "ostoja.db-wal").stat().st_size
        assert back_up(file.parent, copy) == copy.stat().st_size
    bring_back(tmp_path / "other", copy, force=False)
    assert {path.name for path in tmp_path.iterdir()} == {"home", "copy", "other"}
    assert {path.name for path in (tmp_path / "other").iterdir()} == {"ostoja.db", "ostoja.lock"}
    assert tables_in(tmp_path / "other") == ["table"]


def refuses(*_: object, **__: object) -> NoReturn:
    """Refuse whatever is asked of a disk."""
    raise OSError(errno.EROFS, "Read-only file system")


def tables_in(home: Path) -> list[str]:
    """Return something that is stored in a database."""
    with closing(sqlite3.connect(home / "ostoja.db")) as database:
        return [table for (table,) in database.execute("select table_id from entries")]


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """Return a data folder as a killed server leaves it: the last entries are in the log beside the database."""
    file, home = database_in(tmp_path / "served"), tmp_path / "killed"
    with closing(sqlite3.connect(file)) as server:
        server.execute("insert into entries values ('last', 0, 0, '')")
        server.commit()
        shutil.copytree(file.parent, home)
    return home


def test_a_database_with_a_log_beside_it_comes_back_whole(killed: Path, tmp_path: Path) -> None:
    bring_back(tmp_path / "other", killed / "ostoja.db", force=False)
    assert tables_in(tmp_path / "other") == ["last"]


def test_a_return_that_is_cut_short_leaves_the_old_database_whole(
    killed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    back_up(tmp_path / "served", tmp_path / "copy")
    monkeypatch.setattr("pathlib.Path.replace", refuses)
    with pytest.raises(RecordError):
        bring_back(killed, tmp_path / "copy", force=True)
    assert tables_in(killed) == ["last"]


def test_the_log_of_an_old_database_is_not_taken_for_that_of_the_new_one(killed: Path, tmp_path: Path) -> None:
    database_in(tmp_path / "empty")
    bring_back(killed, tmp_path / "empty" / "ostoja.db", force=True)
    assert tables_in(killed) == []


@HUMBLE
def test_a_backup_is_brought_back_from_where_nothing_can_be_written(tmp_path: Path) -> None:
    disc = tmp_path / "disc"
    disc.mkdir()
    file = database_in(tmp_path / "home")
    back_up(file.parent, disc / "new")
    shutil.copy(file, disc / "old")
    disc.chmod(0o555)
    for copy in ("new", "old"):
        assert typed_plainly("restore", disc / copy, "--home", tmp_path / copy).returncode == 0
    assert {path.name for path in disc.iterdir()} == {"new", "old"}


def test_a_database_that_lies_on_another_disk_stays_there(tmp_path: Path) -> None:
    file = database_in(tmp_path / "disk")
    back_up(file.parent, tmp_path / "copy")
    home = tmp_path / "home"
    home.mkdir()
    (home / "ostoja.db").symlink_to(file)
    bring_back(home, tmp_path / "copy", force=True)
    assert (home / "ostoja.db").is_symlink()
    assert tables_in(home) == []


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root can give files away")
def test_what_root_brings_back_belongs_to_whoever_serves_it(tmp_path: Path) -> None:
    file = database_in(tmp_path / "home")
    back_up(file.parent, tmp_path / "copy")
    home = tmp_path / "other"
    home.mkdir()
    os.chown(home, NOBODY, NOBODY)
    bring_back(home, tmp_path / "copy", force=False)
    assert {path.stat().st_uid for path in home.iterdir()} == {NOBODY}


def test_a_place_that_refuses_everything_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = database_in(tmp_path / "home")
    monkeypatch.setattr("pathlib.Path.unlink", refuses)
    with pytest.raises(RecordError, match="copy cannot be written: Read-only"):
        back_up(file.parent, tmp_path / "copy")


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("update alembic_version set version_num = '9999'", ["newer", "9999"]),
        ("delete from alembic_version", ["damaged", "no version"]),
        ("drop table tables", ["no such table"]),
    ],
)
def test_what_is_no_good_database_is_named_itself_not_its_copy(tmp_path: Path, damage: str, words: list[str]) -> None:
    file = damaged_by(database_in(tmp_path / "home"), damage)
    for refused in (
        lambda: back_up(file.parent, tmp_path / "copy"),
        lambda: bring_back(tmp_path / "other", file, force=False),
    ):
        with pytest.raises(OstojaError) as refusal:
            refused()
        names(refusal, str(file), *words)
    is_refused(typed("upgrade", "--check", "--home", file.parent), str(file), *words)
    assert {path.name for path in tmp_path.iterdir()} == {"home"}


def test_a_check_that_has_no_room_for_its_copy_says_where_to_give_it_some(tmp_path: Path) -> None:
    file = database_in(tmp_path / "home")
    is_refused(typed_with_room(2**16, "upgrade", "--check", "--home", file.parent), "copy", "TMPDIR")
