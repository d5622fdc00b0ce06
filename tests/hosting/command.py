"""`ostoja …` as a host types it: a real process, its output, and its end."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING, Final

from ostoja.table.settings import VARIABLE

if TYPE_CHECKING:
    from pathlib import Path

OSTOJA: Final = (sys.executable, "-m", "ostoja")
PATIENCE: Final = 120.0  # seconds until a command that does not end is given up
LOCALES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def surroundings(**changes: str) -> dict[str, str]:
    """Return an environment without a locale and without settings, but for what is changed."""
    return {name: value for name, value in os.environ.items() if name not in {VARIABLE, *LOCALES}} | changes


def typed(*arguments: object, out: Path | None = None, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end; its output can be sent to a device."""
    with out.open("wb") if out else nullcontext(subprocess.PIPE) as sink:
        return subprocess.run(
            [*OSTOJA, *map(str, arguments)],
            stdout=sink,
            stderr=subprocess.PIPE,
            text=True,
            timeout=PATIENCE,
            check=False,
            env=surroundings(**changes),
        )


def is_refused(done: subprocess.CompletedProcess[str], *words: str) -> None:
    """Make sure that a command ended with one line that names what is wrong and the way out."""
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith("ostoja: "), done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    assert not done.stdout, done.stdout
    for word in words:
        assert word in done.stderr, done.stderr
