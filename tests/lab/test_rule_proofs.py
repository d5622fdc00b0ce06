"""Rules are found on their pages, and their proofs in the tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.engine.errors import SetupError
from ostoja.games.mall_of_horror import GAME
from ostoja.lab.rule_proofs import proofs_in
from ostoja.text.rulebook import Rulebook, rulebook
from tests.toy import TOY

if TYPE_CHECKING:
    from pathlib import Path

PAGE = """# A game

## Voting

- **TOY-VOTE-01** You vote.

**The re-vote**

- **TOY-VOTE-02** You vote again.
- **TOY-VOTE-03** Never a third time.

## Examples

- **E-01** An example is no rule. (TOY-VOTE-01)
"""

TESTS = """
@rule("TOY-VOTE-01", "TOY-VOTE-02")
def test_one(): ...

@pytest.mark.rule("TOY-VOTE-01")
@pytest.mark.parametrize("rule", ["TOY-VOTE-09"])
class TestMany: ...

@other("TOY-VOTE-09")
@bare
def test_other(): ...
"""


def test_rules_are_read_with_their_chapters() -> None:
    book = Rulebook(PAGE)
    assert list(book.rules) == ["TOY-VOTE-01", "TOY-VOTE-02", "TOY-VOTE-03"]
    assert book.rules["TOY-VOTE-02"] == ("TOY-VOTE-02", "You vote again.", "Voting", "The re-vote")
    assert [rule.id for rule in book.beside("TOY-VOTE-03")] == ["TOY-VOTE-02", "TOY-VOTE-03"]
    assert [rule.id for rule in book.beside("TOY-VOTE-01")] == ["TOY-VOTE-01"]


def test_marks_are_read_from_functions_and_classes(tmp_path: Path) -> None:
    (tmp_path / "test_toy.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "helper.py").write_text(TESTS, encoding="utf-8")
    assert proofs_in(tmp_path) == {
        "TOY-VOTE-01": ["test_toy.py::test_one", "test_toy.py::TestMany"],
        "TOY-VOTE-02": ["test_toy.py::test_one"],
    }


def test_each_language_reads_its_own_page_and_others_the_english_one() -> None:
    english, polish = rulebook(GAME, "en"), rulebook(GAME, "pl")
    assert english.rules["MOH-COMP-02"].text.startswith("Parking is the exception")
    assert polish.rules["MOH-COMP-02"].text.startswith("Wyjątkiem jest Parking")
    assert rulebook(GAME, "de").page == english.page


def test_a_game_without_rules_says_which_page_is_missing() -> None:
    with pytest.raises(SetupError, match=r"toy\.md"):
        rulebook(TOY, "en")
