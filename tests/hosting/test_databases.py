"""Whatever is wrong with a database or with channels is told in one line that names the way out; exit code 2."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from alembic import command

from ostoja.table.faults import HouseError
from ostoja.table.settings import Settings
from ostoja.table.storage.database_errors import plainly
from ostoja.table.storage.migrate import config
from ostoja.table.storage.preflight import open_up, reach_channels
from tests.hosting.command import SERVE, is_refused, typed
from tests.hosting.places import HUMBLE, damaged_by, database_in, from_the_future, names, typed_plainly
from tests.table.process import free_port, postgres, programs_of_postgres

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

# ---------------------------------------------------------------- the database of the folder


@HUMBLE
def test_a_database_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    file = database_in(tmp_path / "home")
    file.chmod(0o444)
    is_refused(typed_plainly(*SERVE, file.parent), str(file), "written")


@pytest.mark.parametrize("damage", [b"no database at all" * 400, b""], ids=["other", "cut"])
def test_a_corrupt_database_is_refused_by_every_command(tmp_path: Path, damage: bytes) -> None:
    home = tmp_path / "home"
    file = database_in(home)
    whole = file.read_bytes()
    file.write_bytes(damage or whole[: len(whole) // 2 + 100])
    is_refused(typed(*SERVE, home), str(file), "ostoja restore")
    is_refused(typed("backup", tmp_path / "copy", "--home", home), str(file))
    is_refused(typed("export", "table", "--home", home), str(file))
    assert not (tmp_path / "copy").exists()
    assert list(tmp_path.glob("*.partial")) == []


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    home = tmp_path / "home"
    file = from_the_future(database_in(home))
    is_refused(typed(*SERVE, home), str(file), "newer", "9999")
    is_refused(typed("export", "table", "--home", home), str(file), "newer")
    is_refused(typed("restore", file, "--home", tmp_path / "other"), str(file), "newer", "9999")
    assert not (tmp_path / "other" / "ostoja.db").exists()


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("drop table watchers", ["damaged", "watchers.table_id", "backup"]),
        ("alter table tables drop column kept", ["damaged", "tables.kept", "backup"]),
        ("delete from alembic_version", ["another program", "calls", "backup"]),
    ],
)
def test_a_database_that_lacks_something_is_not_served(tmp_path: Path, damage: str, words: list[str]) -> None:
    file = damaged_by(database_in(tmp_path / "home"), damage)
    with pytest.raises(HouseError) as refused:
        open_up(Settings(home=file.parent))
    names(refused, str(file), *words)


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    file = damaged_by(tmp_path / "ostoja.db", "create table recipes (dish)")
    for words in ([*SERVE, tmp_path], ["upgrade", "--home", tmp_path], ["export", "table", "--home", tmp_path]):
        is_refused(typed(*words), str(file), "another program", "recipes")
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("select name from sqlite_master").fetchall() == [("recipes",)]


def test_a_database_that_is_up_to_date_is_opened_while_another_program_writes_to_it(tmp_path: Path) -> None:
    file = database_in(tmp_path / "home")
    with closing(sqlite3.connect(file, isolation_level=None)) as writer:
        writer.execute("begin immediate")
        open_up(Settings(home=file.parent))


def busy(file: Path) -> None:
    """Wait for another program in vain."""
    with closing(sqlite3.connect(file)) as one, closing(sqlite3.connect(file, timeout=0)) as other:
        one.execute("begin exclusive")
        other.execute("begin exclusive")


def full(file: Path) -> None:
    """Write more than there is room for."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("pragma max_page_count = 1")
        database.execute("create table more (x)")


def read_only(file: Path) -> None:
    """Write what may only be read."""
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as database:
        database.execute("create table more (x)")


def nowhere(file: Path) -> None:
    """Open what cannot be opened."""
    sqlite3.connect(file.parent / "no" / "folder")


def no_database(file: Path) -> None:
    """Read what is none."""
    file.write_bytes(b"no database at all" * 400)
    with closing(sqlite3.connect(file)) as database:
        database.execute("select 1 from sqlite_master")


@pytest.mark.parametrize(
    ("trouble", "way"),
    [
        (busy, "another program holds it"),
        (full, "make room"),
        (read_only, "belong to whoever runs this"),
        (nowhere, "belong to whoever runs this"),
        (no_database, "ostoja restore"),
    ],
)
def test_the_way_out_fits_the_trouble(tmp_path: Path, trouble: Callable[[Path], None], way: str) -> None:
    with pytest.raises(HouseError, match=way), plainly(Settings(home=tmp_path)):
        trouble(tmp_path / "ostoja.db")


# ---------------------------------------------------------------- another database, channels


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("nonsense", ["postgresql+asyncpg://"]),
        ("mysql://ann:hush@localhost/ostoja", ["mysql", "postgresql+asyncpg://"]),
        ("postgresql://ann:hush@localhost/ostoja", ["postgresql+asyncpg://"]),
        ("postgresql+asyncpg://ann:hush@localhost:many/ostoja", ["postgresql+asyncpg://"]),
        ("postgresql+asyncpg://ann:hush@localhost:99999/ostoja", ["postgresql+asyncpg://"]),
        ("postgresql+asyncpg://ann:hush@127.0.0.1:PORT/ostoja", ["127.0.0.1:PORT", "does not answer"]),
        ("postgresql+asyncpg://ann:hush@no-such-host.invalid/ostoja", ["no-such-host.invalid", "does not answer"]),
    ],
)
def test_a_database_that_is_none_or_does_not_answer_is_refused(address: str, words: list[str]) -> None:
    port = str(free_port())
    with pytest.raises(HouseError) as refused:
        open_up(Settings(database=address.replace("PORT", port)))
    names(refused, "--database", *(word.replace("PORT", port) for word in words))
    assert "hush" not in str(refused.value)


def test_nothing_is_served_without_its_database(tmp_path: Path) -> None:
    address = f"postgresql+asyncpg://ann:hush@127.0.0.1:{free_port()}/ostoja"
    is_refused(typed(*SERVE, tmp_path, "--database", address), "--database", "does not answer")
    is_refused(typed("export", "table", "--database", address), "--database", "does not answer")
    is_refused(typed(*SERVE, tmp_path, "--database", "nonsense"), "--database", "postgresql+asyncpg://")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Run a PostgreSQL that the tests of this file share."""
    if programs_of_postgres() is None:
        pytest.skip("PostgreSQL (initdb, postgres) is not installed")
    with postgres() as address:
        yield address


def another(address: str, name: str) -> str:
    """Make another database beside one; return its address."""
    tells(address, f"create database {name}")
    return address.replace("/postgres", f"/{name}")


def tells(address: str, statement: str) -> None:
    """Do something in a PostgreSQL that no ostoja would do."""
    import asyncpg

    async def tell() -> None:
        connection = await asyncpg.connect(address.replace("+asyncpg", ""))
        await connection.execute(statement)
        await connection.close()

    asyncio.run(tell())


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("/postgres", "/nowhere"), ["nowhere", "refuses", "createdb"]),
        (("ostoja@", "nobody:hush@"), ["nobody", "refuses", "user"]),
        (("/postgres", "/postgres?sslmode=require"), ["sslmode", "ssl=require"]),
    ],
)
def test_a_database_that_refuses_is_quoted_with_the_way_out(
    address: str, change: tuple[str, str], words: list[str]
) -> None:
    with pytest.raises(HouseError) as refused:
        open_up(Settings(database=address.replace(*change)))
    names(refused, "--database", *words)
    assert "hush" not in str(refused.value)


def test_what_is_said_of_another_database_fits_its_shape(address: str) -> None:
    check, export = ("upgrade", "--check", "--database"), ("export", "table", "--database")
    new = another(address, "new")
    is_refused(typed(*check, new), "nothing of ostoja")
    is_refused(typed(*export, new), "nothing of ostoja")
    command.upgrade(config(new), "0001")
    is_refused(typed(*check, new), "older", "copy", "pg_dump")
    is_refused(typed(*export, new), "older", "ostoja upgrade")
    assert typed("upgrade", "--database", new).returncode == 0
    assert typed(*check, new).returncode == 0
    tells(new, "update alembic_version set version_num = '9999'")
    is_refused(typed(*check, new), "newer", "9999")
    is_refused(typed("upgrade", "--database", new), "newer", "9999")


def test_a_name_that_another_program_has_taken_is_not_ours(address: str) -> None:
    shared = another(address, "shared")
    tells(shared, "create table recipes (dish text)")
    open_up(Settings(database=shared))
    taken = another(address, "taken")
    tells(taken, "create table players (shirt int)")
    with pytest.raises(HouseError, match=r"another program \(players\)"):
        open_up(Settings(database=taken))


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("nonsense", ["redis://"]),
        ("http://ann:hush@localhost", ["redis://"]),
        ("redis://ann:hush@localhost:many/0", ["redis://"]),
        ("redis://ann:hush@localhost:99999/0", ["redis://"]),
        ("redis://ann:hush@localhost/first", ["redis://"]),
        ("redis://ann:hush@localhost/0?nonsense=1", ["redis://", "nonsense"]),
        ("redis://ann:hush@127.0.0.1:PORT/0", ["127.0.0.1:PORT", "does not answer"]),
    ],
)
def test_channels_that_are_none_or_do_not_answer_are_refused(address: str, words: list[str]) -> None:
    port = str(free_port())
    with pytest.raises(HouseError) as refused:
        reach_channels(address.replace("PORT", port))
    names(refused, "--channels", *(word.replace("PORT", port) for word in words))
    assert "hush" not in str(refused.value)


def test_nothing_is_served_without_its_channels(tmp_path: Path) -> None:
    done = typed(*SERVE, tmp_path, "--channels", f"redis://ann:hush@127.0.0.1:{free_port()}/0")
    is_refused(done, "--channels", "does not answer")
    assert "hush" not in done.stderr


@pytest.mark.parametrize(
    ("module", "arguments", "extra"),
    [
        ("asyncpg", ("--database", "postgresql+asyncpg://ann:hush@127.0.0.1/ostoja"), "ostoja[postgres]"),
        ("redis", ("--channels", "redis://127.0.0.1/0"), "ostoja[redis]"),
        ("msgspec", (), "ostoja[table]"),
    ],
)
def test_what_is_not_installed_is_named_with_the_way_to_install_it(
    tmp_path: Path, module: str, arguments: tuple[str, ...], extra: str
) -> None:
    absent = tmp_path / "absent"
    absent.mkdir()
    (absent / f"{module}.py").write_text(f"raise ModuleNotFoundError('No module named {module}', name='{module}')\n")
    path = os.pathsep.join(filter(None, (str(absent), os.environ.get("PYTHONPATH", ""))))
    is_refused(typed(*SERVE, tmp_path / "home", *arguments, PYTHONPATH=path), f"pip install '{extra}'")


def test_several_workers_need_a_database_and_channels_of_their_own(tmp_path: Path) -> None:
    is_refused(typed(*SERVE, tmp_path, "--workers", "2"), "--database", "--channels")
