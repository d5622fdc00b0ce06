"""What the tutorials tell a reader to type works as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
TUTORIALS = CHECKOUT / "docs" / "tutorials"
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)
QUOTED = re.compile(r'```\w+ title="([^"]+)"\n(.*?)```', re.DOTALL)
PAGES = sorted(TUTORIALS.glob("*.md"))


def typed(page: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run all that a lesson tells to type, from top to bottom."""
    program = folder / "lesson.py"
    program.write_text("\n".join(BLOCK.findall(page.read_text(encoding="utf-8"))), encoding="utf-8")
    return subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=False, cwd=folder)


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_the_python_of_a_lesson_runs(page: Path, tmp_path: Path) -> None:
    done = typed(page, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_bot_of_the_lesson_wins_more_than_its_share(tmp_path: Path) -> None:
    share = re.match(r"(\d+)% of the victories", typed(TUTORIALS / "a-bot.md", tmp_path).stdout)
    assert share is not None
    assert int(share[1]) > 25


def quotes() -> list[tuple[Path, str]]:
    """List what lessons quote from files; a line with an ellipsis stands for what is left out."""
    found = [quote for page in PAGES for quote in QUOTED.findall(page.read_text(encoding="utf-8"))]
    return [(CHECKOUT / file, part) for file, text in found for part in text.split("…\n")]


def test_what_a_lesson_quotes_stands_in_the_file() -> None:
    assert len(quotes()) > 15
    for file, part in quotes():
        assert f"\n{part}" in f"\n{file.read_text(encoding='utf-8')}", f"{file} does not say\n{part}"
