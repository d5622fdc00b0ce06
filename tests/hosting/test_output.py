"""Wherever the output goes, a command ends as it should: on a full device, in a closed stream, read by nobody."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hosting.command import typed
from tests.hosting.places import LINUX

FULL = Path("/dev/full")


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
