"""Whatever is wrong with folder, settings or address is told in one line that names the way out; exit code 2."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

import pytest

from ostoja.cli.listening import listen
from ostoja.table.faults import HouseError
from ostoja.table.settings import VARIABLE, read_settings
from tests.hosting.command import SERVE, is_refused, typed
from tests.hosting.places import HUMBLE, names, typed_plainly

if TYPE_CHECKING:
    from pathlib import Path

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
