"""Rules are found where the code names them: in chapters, in the kit and in data files."""

from __future__ import annotations

from pathlib import Path

from ostoja.games.mall_of_horror import GAME
from ostoja.lab.rule_places import Place, code_in, places_in, places_of, shown
from ostoja.text.rulebook import rulebook

RULES = ("TOY-VOTE-01", "TOY-VOTE-02", "TOY-CARD-AXE_2")

CHAPTER = '''"""Chapter: the vote."""


def vote() -> str:
    """TOY-VOTE-01  You vote.

    TOY-VOTE-02, TOY-VOTE-09
    """
    return "TOY-VOTE-01"  # TOY-VOTE-01 XTOY-VOTE-02 TOY-VOTE-02b
'''


def test_every_line_that_names_a_rule_is_a_place(tmp_path: Path) -> None:
    (tmp_path / "vote.py").write_text(CHAPTER, encoding="utf-8")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "cards.toml").write_text("[axe]\ncopies = 2  # TOY-CARD-AXE_2\n", encoding="utf-8")
    (tmp_path / "heuristics_votes.py").write_text(CHAPTER, encoding="utf-8")
    (tmp_path / "vote.ftl").write_text("# TOY-VOTE-01\n", encoding="utf-8")
    chapter = tmp_path / "vote.py"
    assert places_in(code_in(tmp_path), RULES) == {
        "TOY-VOTE-01": [Place(chapter, 5), Place(chapter, 9)],
        "TOY-VOTE-02": [Place(chapter, 7)],
        "TOY-CARD-AXE_2": [Place(tmp_path / "data" / "cards.toml", 2)],
    }


def test_a_game_is_searched_with_the_kit_and_without_other_games() -> None:
    found = places_of(GAME, rulebook(GAME, "en").rules)
    folders = {place.file.parent.name for places in found.values() for place in places}
    assert "mall_of_horror" in folders
    assert not folders & {"osaczeni", "outlive"}


def test_a_place_outside_the_checkout_is_shown_whole(tmp_path: Path) -> None:
    file = (tmp_path / "vote.py").resolve()
    assert shown(Place(file, 3)) == f"{file}:3"
    [inside, *_] = places_of(GAME, rulebook(GAME, "en").rules)["MOH-ATTR-01"]
    assert not Path(shown(inside)).is_absolute()
