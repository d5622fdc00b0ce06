"""Every game is dealt once, in portions that take about as long as somebody waits for a sign of life."""

from __future__ import annotations

import pytest

from ostoja.lab.portions import PATIENCE, Pace, Portions


@pytest.mark.parametrize("games", [1, 7, 1000])
@pytest.mark.parametrize("jobs", [1, 2, 16])
@pytest.mark.parametrize("size", [1, 3, 10**6])
def test_every_game_is_in_exactly_one_portion(games: int, jobs: int, size: int) -> None:
    portions = Portions(games, jobs)
    dealt = list(iter(lambda: portions.deal(size), range(games, games)))
    assert [number for portion in dealt for number in portion] == list(range(games))
    assert all(len(portion) <= size for portion in dealt)


def test_nobody_gets_all_the_games_that_are_left() -> None:
    portions = Portions(100, 2)
    assert [len(portions.deal(1000)) for _ in range(3)] == [50, 25, 13]


def test_any_number_of_games_can_be_dealt_at_once() -> None:
    assert Portions(10**15, 2).deal(1) == range(1)


def test_portions_grow_while_games_go_fast_and_shrink_when_they_go_slowly() -> None:
    pace = Pace()
    for _ in range(5):
        pace.note(PATIENCE / 100)
    assert pace.size == 32
    pace.note(PATIENCE)
    assert pace.size == 32
    for _ in range(9):
        pace.note(PATIENCE * 100)
    assert pace.size == 1
