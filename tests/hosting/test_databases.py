"""Whatever is wrong with a database or with channels is told in one line that names the way out; exit code 2."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from ostoja.table.faults import HouseError
from ostoja.table.settings import Settings
from ostoja.table.storage.reaching import open_up, reach_channels
from tests.hosting.command import SERVE, is_refused, typed
from tests.hosting.places import HUMBLE, database_in, from_the_future, names, typed_plainly
from tests.table.process import free_port, postgres, programs_of_postgres

if TYPE_CHECKING:
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


# ---------------------------------------------------------------- another database, channels


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("nonsense", ["postgresql+asyncpg://"]),
        ("mysql://ann:hush@localhost/ostoja", ["mysql", "postgresql+asyncpg://"]),
        ("postgresql://ann:hush@localhost/ostoja", ["postgresql+asyncpg://"]),
        ("postgresql+asyncpg://ann:hush@localhost:many/ostoja", ["postgresql+asyncpg://"]),
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


@pytest.mark.skipif(programs_of_postgres() is None, reason="PostgreSQL (initdb, postgres) is not installed")
def test_a_database_that_refuses_is_quoted(tmp_path: Path) -> None:
    with postgres() as address:
        is_refused(
            typed(*SERVE, tmp_path, "--database", address.replace("/postgres", "/nowhere")), "nowhere", "refuses"
        )


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("nonsense", ["redis://"]),
        ("http://ann:hush@localhost", ["redis://"]),
        ("redis://ann:hush@localhost:many/0", ["redis://"]),
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
