"""Every block is dealt once, in portions that take about as long as somebody waits for a sign of life."""

from __future__ import annotations

import pytest

from ostoja.lab.portions import PATIENCE, Pace, Portions


@pytest.mark.parametrize("blocks", [1, 7, 1000])
@pytest.mark.parametrize("jobs", [1, 2, 16])
@pytest.mark.parametrize("size", [1, 3, 10**6])
def test_every_block_is_in_exactly_one_portion(blocks: int, jobs: int, size: int) -> None:
    portions = Portions(range(100, 100 + blocks), jobs)
    dealt = list(iter(lambda: portions.next(size), None))
    assert [number for portion in dealt for number in portion.blocks] == list(range(100, 100 + blocks))
    assert [portion.first for portion in dealt] == [portion.blocks[0] - 100 for portion in dealt]
    assert all(len(portion.blocks) <= size for portion in dealt)


def test_nobody_gets_all_the_blocks_that_are_left() -> None:
    portions = Portions(range(100), 2)
    dealt = [portions.next(1000) for _ in range(3)]
    assert [len(portion.blocks) for portion in dealt if portion] == [50, 25, 13]


def test_any_number_of_blocks_can_be_dealt_at_once() -> None:
    portion = Portions(range(10**15), 2).next(1)
    assert portion is not None
    assert portion.blocks == range(1)


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
