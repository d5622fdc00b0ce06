"""Which mutants are drawn, and by what they are known again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.mutation import tiny
from tests.mutation.mutants import mutants_of, sample
from tests.mutation.scope import Rules, games

if TYPE_CHECKING:
    from pathlib import Path

    from tests.mutation.mutants import Key


def drawn(folder: Path, size: int, seed: str) -> list[Key]:
    """Draw mutants of the tiny game."""
    return [mutant.key for mutant in sample(tiny.mutants_in(folder), size, seed)]


def test_the_same_seed_draws_the_same_mutants(tmp_path: Path) -> None:
    tiny.written(tmp_path)
    assert drawn(tmp_path, 5, "1") == drawn(tmp_path, 5, "1")
    assert drawn(tmp_path, 5, "1") != drawn(tmp_path, 5, "2")
    assert drawn(tmp_path, 5, "1") == drawn(tmp_path, 8, "1")[:5]


def test_lines_that_move_change_no_name_and_no_lot(tmp_path: Path) -> None:
    tiny.written(tmp_path)
    before = drawn(tmp_path, 1000, "1")
    chapter = tmp_path / "tiny" / "end.py"
    chapter.write_text(tiny.CHAPTER.replace("DOUBLE:", "# Twice as much.\n\nDOUBLE:"), encoding="utf-8")
    assert drawn(tmp_path, 1000, "1") == before


def test_no_mutant_is_drawn_twice(tmp_path: Path) -> None:
    tiny.written(tmp_path)
    keys = drawn(tmp_path, 1000, "1")
    assert len(keys) == len(set(keys))


def modules(game: str) -> set[str]:
    """Name the modules whose rules count for a game, by their last name."""
    return {chapter.name.split(".")[-1] for chapter in Rules(game).chapters() if any(mutants_of(chapter))}


def test_chapters_count_and_views_texts_and_judgement_do_not() -> None:
    found = modules("mall_of_horror")
    assert {"attack", "flow", "hidden", "rulings", "setup", "voting"} <= found
    assert not {"view", "words", "phrases", "notation", "heuristics", "heuristics_moves", "game"} & found


def test_the_kit_counts_for_the_games_that_use_it() -> None:
    assert {"destinations", "election", "hidden_dice"} <= modules("osaczeni")
    assert "grid" in modules("zombie_terror")
    assert not {"destinations", "election", "hidden_dice", "grid"} & modules("claustrophobia")


def test_every_game_has_rules_to_mutate() -> None:
    assert len(games()) == 5
    for game in games():
        assert len(modules(game)) > 10


def test_what_a_game_does_in_a_way_of_its_own_does_not_count_in_the_kit() -> None:
    rules = Rules("mall_of_horror")
    assert rules.uses(("GiveOne", "decide"))
    assert not rules.uses(("GiveOne", "receivers"))  # of those who live, in this game
    assert rules.uses(("Refuge", "lay_out"))  # it asks the inherited one
