"""Whose rules a helper belongs to: of whoever uses it, unless it cites rules of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.mutation.citing import Module
from tests.mutation.helpers import Helpers

if TYPE_CHECKING:
    from pathlib import Path

KIT = '''class Ballot:
    """A ballot."""

    def options(self):
        """Offer everybody."""
        return everybody(self)

    def decide(self):
        """Count."""
        return 1


def everybody(ballot):
    return [1, 2]


def nobody():
    return []
'''

GAME = '''from box.kit import Ballot, everybody, nobody


class Vote(Ballot[int]):
    """A-VOTE-01  You vote."""

    def decide(self):
        """A-VOTE-02  It counts."""
        return self.once() + self.twice()

    def once(self):
        return 1

    def twice(self):
        """A-VOTE-03  Twice."""
        return 2


def first():
    """A-VOTE-04  The first."""
    second()
    third()
    everybody(0)  # A-VOTE-05


def second():
    return nobody()


def third():
    """A-VOTE-06  The third."""
'''


@pytest.mark.parametrize(
    ("rule", "names"),
    [
        ("A-VOTE-01", {"options", "everybody"}),  # decide is its own
        ("A-VOTE-02", {"once"}),
        ("A-VOTE-03", set()),
        ("A-VOTE-04", {"second", "nobody", "everybody"}),
        ("A-VOTE-05", {"everybody"}),
    ],
)
def test_a_helper_belongs_to_the_rules_of_whoever_uses_it(tmp_path: Path, rule: str, names: set[str]) -> None:
    box = tmp_path / "box"
    box.mkdir()
    for name, text in (("kit.py", KIT), ("vote.py", GAME)):
        (box / name).write_text(text, encoding="utf-8")
    [line] = [number for number, text in enumerate(GAME.splitlines(), start=1) if rule in text]
    helpers = Helpers([box / "vote.py", box / "kit.py"], box)
    found = helpers.of(box / "vote.py", Module(box / "vote.py").code(line).lines)
    texts = {name: (box / name).read_text(encoding="utf-8").splitlines() for name in ("kit.py", "vote.py")}
    lines = [texts[path.name][at - 1].strip() for path, some in found.items() for at in some]
    assert {line.split("(")[0].removeprefix("def ") for line in lines if line.startswith("def ")} == names
