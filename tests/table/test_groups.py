"""What players have unlocked is kept for each, and what any of them has counts for all."""

from __future__ import annotations

from ostoja.table.groups import together, with_another


def test_a_group_has_what_any_of_its_players_has() -> None:
    assert together([{"osaczeni": [7, 2]}, None, {}, {"osaczeni": [2, 4], "vigil": [1]}], "osaczeni") == [2, 4, 7]
    assert together([], "osaczeni") == []


def test_what_was_unlocked_before_is_not_noted_again() -> None:
    before = {"osaczeni": [4]}
    assert with_another(before, "osaczeni", 4) == before
    assert with_another(before, "osaczeni", 2) == {"osaczeni": [4, 2]}
    assert with_another(before, "vigil", 1) == {"osaczeni": [4], "vigil": [1]}
    assert before == {"osaczeni": [4]}
