"""Wherever the output goes, a command ends as it should: on a full device, in a closed stream, read by nobody."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from tests.hosting.command import OSTOJA, PATIENCE, Serving, surroundings, typed
from tests.hosting.places import LINUX
from tests.table.house import wait_until

FULL = Path("/dev/full")
BASH = shutil.which("bash") or "bash"


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


def typed_in_a_shell(rest: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """Run a command with what a shell does to its streams; its code comes last in the output."""
    line = f'"$@" {rest}; echo "${{PIPESTATUS[0]}}" >&3'
    return subprocess.run(
        [BASH, "-c", f"exec 3>&1; {line}", "bash", *OSTOJA, *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env=surroundings(),
    )


@LINUX
@pytest.mark.parametrize(
    "arguments",
    [["games"], ["rules", "mall-of-horror"], ["simulate", "mall-of-horror", "--games", "1"], ["--help"]],
    ids=lambda arguments: arguments[0],
)
def test_a_reader_that_has_had_enough_is_no_failure(arguments: list[str]) -> None:
    done = typed_in_a_shell("| true", *arguments)
    assert (done.stdout, done.stderr) == ("0\n", "")


@LINUX
def test_a_closed_output_is_a_failure() -> None:
    done = typed_in_a_shell(">&-", "games")
    assert done.stdout == "2\n"
    assert done.stderr == "ostoja: the output cannot be written: Bad file descriptor\n"


@LINUX
@pytest.mark.parametrize("rest", ["2>&-", "2>/dev/full"])
def test_the_code_tells_what_no_line_can(rest: str) -> None:
    done = typed_in_a_shell(rest, "fly")
    assert (done.stdout, done.stderr) == ("2\n", "")


@LINUX
def test_a_closed_input_ends_a_game_in_good_order() -> None:
    done = typed_in_a_shell("<&-", "play", "mall-of-horror", "--lang", "en")
    assert done.stdout.endswith("\n0\n")
    assert done.stderr == ""


@LINUX
def test_people_play_on_whether_or_not_anybody_reads_the_announcement(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    server = Serving(tmp_path / "home", stdout=writing)
    os.close(writing)
    try:
        wait_until(server.lines, PATIENCE)
        line = server.lines()[0]
        server.address = f"http://{line['host']}:{line['port']}"
        assert server.asks("/healthz").is_success
    finally:
        assert server.ends(signal.SIGTERM) == 0


@LINUX
def test_people_play_on_when_the_log_is_full(tmp_path: Path) -> None:
    with Serving(tmp_path / "home", log=FULL) as server:
        assert server.asks("/readyz").is_success
        assert server.asks("/api/no-such-thing").status_code == 404
