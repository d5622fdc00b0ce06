"""Sets of seats as bit masks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ostoja.engine.seats import MOST_SEATS, clockwise, first_from, is_single, lone, seats_in

MASKS = st.integers(0, (1 << MOST_SEATS) - 1)
SEATS = st.integers(0, MOST_SEATS - 1)


def test_seats_are_listed_in_ascending_order() -> None:
    assert seats_in(0b101001) == (0, 3, 5)
    assert seats_in(0) == ()


@given(MASKS)
def test_a_list_of_seats_is_the_mask_again(mask: int) -> None:
    assert sum(1 << seat for seat in seats_in(mask)) == mask


def test_a_ninth_seat_is_out_of_bounds() -> None:
    with pytest.raises(IndexError):
        seats_in(1 << MOST_SEATS)


@pytest.mark.parametrize(("start", "order"), [(0, [0, 2, 3]), (1, [2, 3, 0]), (2, [2, 3, 0]), (4, [0, 2, 3])])
def test_clockwise_from_a_seat_that_seat_included(start: int, order: list[int]) -> None:
    assert clockwise(0b1101, start) == order


@given(MASKS.filter(bool), SEATS)
def test_the_first_from_a_seat_is_the_first_clockwise(mask: int, seat: int) -> None:
    assert first_from(mask, seat) == clockwise(mask, seat)[0]


@given(MASKS)
def test_single_means_exactly_one_seat(mask: int) -> None:
    assert is_single(mask) == (len(seats_in(mask)) == 1)


@given(SEATS)
def test_the_lone_seat_of_a_mask(seat: int) -> None:
    assert lone(1 << seat) == seat
