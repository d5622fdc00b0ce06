"""Whatever a host can meet is told in one line that names what is wrong and the way out; exit code 2."""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from ostoja.cli.listening import listen
from ostoja.table.faults import HouseError
from ostoja.table.settings import VARIABLE, Settings, read_settings
from ostoja.table.storage.database import sqlite_url
from ostoja.table.storage.migrate import upgrade
from ostoja.table.storage.reaching import open_up, reach_channels
from tests.hosting.command import OSTOJA, PATIENCE, is_refused, surroundings, typed
from tests.table.process import free_port, postgres, programs_of_postgres

SERVE = ("serve", "--port", "0", "--home")
FULL = Path("/dev/full")
HUMBLE = pytest.mark.skipif(
    os.geteuid() == 0 and not shutil.which("setpriv"), reason="root writes everywhere, and there is no setpriv"
)
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="the devices and folders are Linux's")


def database_in(home: Path) -> Path:
    """Make a database as a server does."""
    home.mkdir()
    upgrade(sqlite_url(home))
    return home / "ostoja.db"


def names(refused: pytest.ExceptionInfo[HouseError], *words: str) -> None:
    """Make sure that a refusal names what it must."""
    for word in words:
        assert word in str(refused.value), refused.value


def from_the_future(file: Path) -> Path:
    """Let a database look as if a later version had changed it."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("update alembic_version set version_num = '9999'")
    return file


def typed_plainly(*arguments: object) -> subprocess.CompletedProcess[str]:
    """Run a command as somebody to whom the bits of a file apply: they do not to root."""
    humble = ("setpriv", "--bounding-set=-dac_override,-dac_read_search", "--") if os.geteuid() == 0 else ()
    command = [*humble, *OSTOJA, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False, env=surroundings())


# ---------------------------------------------------------------- the folder


def test_a_home_that_is_a_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    is_refused(typed(*SERVE, file), str(file), "--home")
    is_refused(typed(*SERVE, file / "deeper"), str(file / "deeper"), "--home")
    assert file.read_text() == "mine"


@HUMBLE
def test_a_home_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir(mode=0o555)
    is_refused(typed_plainly(*SERVE, home), str(home), "--home", "denied")
    is_refused(typed_plainly(*SERVE, home / "deeper"), str(home / "deeper"), "--home", "denied")


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


# ---------------------------------------------------------------- the settings


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", ["JSON"]),
        ("[]", ["object", "array"]),
        ('{"limits": {"sokets": 200}}', ["limits.sokets", "sockets"]),
        ('{"limit": {}}', ["limit", "limits"]),
        ('{"limits": {"sockets": -1}}', ["limits.sockets", ">= 1"]),
        ('{"limits": {"sockets": "many"}}', ["limits.sockets", "int", "str"]),
        ('{"limits": {"commands": 0}}', ["limits.commands", "> 0"]),
        ('{"absence": -20}', ["absence", ">= 0"]),
        ('{"bots": {"least": 3, "most": 1}}', ["bots", "least", "most"]),
        ('{"thinkers": 100000}', ["thinkers", "<="]),
        ('{"home": 7}', ["home", "str"]),
        ('{"metrics_for": ["everybody"]}', ["metrics_for", "everybody"]),
    ],
)
def test_wrong_settings_are_refused_with_the_name_of_the_field(
    monkeypatch: pytest.MonkeyPatch, text: str, words: list[str]
) -> None:
    monkeypatch.setenv(VARIABLE, text)
    with pytest.raises(HouseError) as refused:
        read_settings()
    names(refused, VARIABLE, *words)


@pytest.mark.parametrize("text", ["{", '{"limits": {"sokets": 200}}', '{"limits": {"sockets": -1}}'])
def test_nothing_is_served_with_wrong_settings(tmp_path: Path, text: str) -> None:
    home = tmp_path / "home"
    is_refused(typed(*SERVE, home, OSTOJA_SETTINGS=text), VARIABLE)
    assert not home.exists()


# ---------------------------------------------------------------- where it listens


def test_an_address_in_use_is_refused(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        is_refused(typed("serve", "--port", port, "--home", tmp_path), f"127.0.0.1:{port}", "in use", "--port")


def test_a_host_that_is_not_this_machine_is_refused(tmp_path: Path) -> None:
    is_refused(typed(*SERVE, tmp_path, "--host", "999.1.1.1"), "'999.1.1.1'", "--host", "127.0.0.1 is for this machine")
    for host in ("no such host", "192.0.2.1", "::g", "", "x" * 300):
        with pytest.raises(HouseError) as refused:
            listen(host, 0)
        names(refused, repr(host), "--host", "127.0.0.1 is for this machine")


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


# ---------------------------------------------------------------- backups and what is printed


@LINUX
def test_a_backup_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    home = tmp_path / "home"
    database_in(home)
    is_refused(typed("backup", "/sys/kernel/copy", "--home", home), "/sys/kernel")
    is_refused(typed("backup", tmp_path / "no" / "such" / "folder", "--home", home), "no/such", "folder")
    is_refused(typed("backup", tmp_path, "--home", home), str(tmp_path), "new file")


def test_a_backup_that_does_not_fit_leaves_nothing_behind(tmp_path: Path) -> None:
    home = tmp_path / "home"
    database_in(home)
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (2**16, 2**16))"
    typing = [sys.executable, "-c", f"{limit}; from ostoja.cli.main import main; main()", "backup", f"{tmp_path}/copy"]
    done = subprocess.run(
        [*typing, "--home", str(home)],
        capture_output=True,
        text=True,
        check=False,
        env=surroundings(),
        timeout=PATIENCE,
    )
    is_refused(done, str(tmp_path / "copy"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["home"]


@LINUX
def test_a_backup_cannot_be_brought_back_to_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    file = database_in(tmp_path / "home")
    is_refused(typed("restore", file, "--home", "/sys/kernel"), "/sys/kernel")
    is_refused(typed("restore", file, "--home", file), str(file))
    is_refused(typed("restore", tmp_path / "nothing", "--home", tmp_path / "other"), "nothing")
    is_refused(typed("restore", tmp_path, "--home", tmp_path / "other"), str(tmp_path))


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_another_database_has_tools_of_its_own(tmp_path: Path, command: str) -> None:
    address = "postgresql+asyncpg://ann:hush@db.example:5433/ostoja"
    done = typed(command, tmp_path / "copy", "--database", address)
    tool = {"backup": "pg_dump", "restore": "pg_restore"}[command]
    is_refused(done, tool, "postgresql://ann@db.example:5433/ostoja", str(tmp_path / "copy"))
    assert "hush" not in done.stderr


@LINUX
@pytest.mark.parametrize(
    "arguments",
    [
        ["games"],
        ["--version"],
        ["--help"],
        ["simulate", "mall-of-horror", "--games", "1", "--json"],
        ["rules", "mall-of-horror"],
        ["serve", "--port", "0", "--home", "HOME"],
    ],
)
def test_a_full_device_is_named(tmp_path: Path, arguments: list[str]) -> None:
    typing = [str(tmp_path) if word == "HOME" else word for word in arguments]
    done = typed(*typing, out=FULL)
    assert done.returncode == 2
    complaint = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    assert len(complaint) == 1, done.stderr
    assert complaint[0].startswith("ostoja: ")
    assert "No space left" in complaint[0]
