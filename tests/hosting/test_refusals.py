"""Whatever is wrong with folder, settings or address is told in one line that names the way out; exit code 2."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

from ostoja.cli.listening_port import bare, listen
from ostoja.cli.which_house import house
from ostoja.table.faults import HouseError
from ostoja.table.settings import VARIABLE, Settings, placed, read_settings
from ostoja.table.storage.database import sqlite_url
from tests.hosting.command import SERVE, is_refused, typed, typed_with_room
from tests.hosting.places import HUMBLE, LINUX, database_in, names, typed_plainly

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


def test_who_has_no_home_folder_names_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.setattr("pwd.getpwuid", {}.__getitem__)
    with pytest.raises(HouseError) as refused:
        placed(Settings())
    names(refused, "~/.local/share/ostoja", "--home")
    assert placed(Settings(home=tmp_path)).home == tmp_path


def test_a_home_is_found_from_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert placed(Settings()).home == tmp_path / ".local" / "share" / "ostoja"
    assert placed(Settings(home=Path("~/games"))).home == tmp_path / "games"


def test_a_home_whose_name_is_no_text_is_refused() -> None:
    with pytest.raises(HouseError, match="no text"):
        placed(Settings(home=Path("games-\udcff")))


@LINUX
def test_a_home_without_room_is_named(tmp_path: Path) -> None:
    is_refused(typed_with_room(0, *SERVE, tmp_path / "home"), str(tmp_path / "home"), "--home")


# ---------------------------------------------------------------- the settings


def test_what_is_typed_comes_before_the_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = {"home": f"{tmp_path}/given", "database": "postgresql+asyncpg://ann@db.example/ostoja"}
    monkeypatch.setenv(VARIABLE, json.dumps(given))
    assert house(None, "").database == given["database"]
    assert house(tmp_path, "").url() == sqlite_url(tmp_path)
    assert house(None, "postgresql+asyncpg://ben@localhost/ours").database.endswith("@localhost/ours")
    monkeypatch.setenv(VARIABLE, json.dumps({"home": given["home"]}))
    assert house(None, "").url() == sqlite_url(tmp_path / "given")


def test_every_command_finds_the_house_of_the_settings(tmp_path: Path) -> None:
    database_in(tmp_path / "home")
    done = typed("backup", tmp_path / "copy", OSTOJA_SETTINGS=json.dumps({"home": f"{tmp_path}/home"}))
    assert (done.returncode, done.stderr) == (0, "")
    shared = json.dumps({"database": "postgresql+asyncpg://ann@db.example/ostoja", "workers": 2})
    is_refused(typed("backup", tmp_path / "other", OSTOJA_SETTINGS=shared), "pg_dump", "ann@db.example")
    is_refused(typed("serve", "--port", "0", OSTOJA_SETTINGS=shared), "several workers", "--channels")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", ["JSON"]),
        ("[]", ["object", "array"]),
        ('{"limits": {"sokets": 200}}', ["limits.sokets", "did you mean 'sockets'?"]),
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


@pytest.mark.parametrize(("typing", "host"), [("[::1]", "::1"), ("::1", "::1"), ("127.0.0.1", "127.0.0.1")])
def test_brackets_around_an_address_make_no_difference(typing: str, host: str) -> None:
    assert bare(typing) == host
