"""The step library: who is asked, what is offered, and when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.engine.rng import seeded
from ostoja.engine.steps import all_but, chosen, reseal
from tests.engine.small import PASS, Anytime, Board, One, Payment, Rest, Rounds, Secret, Turns, opened

if TYPE_CHECKING:
    from ostoja.engine.agenda import Next

ALL = 0b111


# ---------------------------------------------------------------- Solo


def test_solo_asks_its_seat_alone() -> None:
    g = opened(Rest(), One(2), stock=(4, 5))
    assert g.who() == [2]
    assert g.choices(2) == [4, 5]
    assert g.choices(0) == g.choices(1) == []


def test_solo_is_over_with_its_choice() -> None:
    g = opened(Rest(), One(2), stock=(4, 5))
    g.apply(2, 5)
    assert g.story == ["2 takes 5"]
    assert isinstance(g.question(), Rest)


# ---------------------------------------------------------------- Sealed


def test_sealed_asks_all_at_once_each_for_its_own() -> None:
    g = opened(Rest(), Secret(ALL), stock=(4, 5, 6, 7))
    assert g.who() == [0, 1, 2]
    assert [g.choices(seat) for seat in g.who()] == [[4, 5, 6, 7], [5, 6, 7], [6, 7]]


def test_sealed_choices_are_opened_together_when_the_last_is_in() -> None:
    g = opened(Rest(), Secret(ALL), stock=(4, 5, 6, 7))
    g.apply(1, 5)
    g.apply(2, 6)
    assert g.story == []
    assert g.who() == [0]
    g.apply(0, 4)
    assert g.story == ["open [4, 5, 6]"]
    assert isinstance(g.question(), Rest)


def test_sealed_leaves_the_others_question_as_it_is() -> None:
    g = opened(Rest(), Secret(ALL), stock=(4, 5, 6, 7))
    serial = g.serial
    g.apply(0, 4)
    assert g.serial == serial
    assert g.choices(1) == [5, 6, 7]


def test_sealed_marks_seats_that_were_not_asked() -> None:
    g = opened(Rest(), Secret(0b101), stock=(4, 5, 6, 7))
    g.apply(2, 6)
    g.apply(0, 7)
    assert g.story == ["open [7, -1, 6]"]


def test_sealed_without_anybody_is_over_unopened() -> None:
    g = opened(Rest(), Secret(0), stock=(4, 5))
    assert isinstance(g.question(), Rest)
    assert g.story == []


class Whisper(Secret):
    """Opens the choices and says nothing about what comes next."""

    __slots__ = ()

    def reveal(self, g: Board) -> Next:
        Secret.reveal(self, g)
        return None


def test_sealed_is_over_when_opened_even_if_nothing_follows() -> None:
    g = opened(Rest(), Whisper(0b011), stock=(4, 5, 6))
    g.apply(0, 4)
    g.apply(1, 6)
    assert g.story == ["open [4, 6]"]
    assert isinstance(g.question(), Rest)


def test_sealed_copies_do_not_see_each_others_choices() -> None:
    g = opened(Rest(), Secret(ALL), stock=(4, 5, 6, 7))
    g.apply(0, 4)
    twin = g.copy()
    twin.apply(1, 7)
    assert g.who() == [1, 2]
    twin.apply(2, 7)
    g.apply(1, 5)
    g.apply(2, 6)
    assert (g.story, twin.story) == (["open [4, 5, 6]"], ["open [4, 7, 7]"])


def test_dealing_sealed_choices_anew_keeps_the_own_and_stays_within_the_options() -> None:
    g = opened(Rest(), Secret(ALL), stock=(4, 5, 6, 7))
    g.apply(0, 4)
    g.apply(1, 5)
    step = g.question()
    assert isinstance(step, Secret)
    assert chosen(step.choices) == [0, 1]
    found = set()
    g.rng = seeded("reseal")
    for _ in range(50):
        reseal(g, step, 0)
        assert step.choices[0] == 4
        assert step.choices[2] == -1
        found.add(step.choices[1])
    assert found == {5, 6, 7}


# ---------------------------------------------------------------- InTurn


def test_in_turn_goes_clockwise_from_a_seat() -> None:
    g = opened(Rest(), Turns(ALL, 1), stock=(4, 5))
    asked = []
    while not isinstance(g.question(), Rest):
        asked += g.who()
        g.apply(g.who()[0], PASS)
    assert asked == [1, 2, 0]


def test_in_turn_a_seat_plays_on_until_it_passes() -> None:
    g = opened(Rest(), Turns(ALL, 1), stock=(4, 5, 6, 7))
    g.apply(1, 7)
    g.apply(1, 6)
    assert g.who() == [1]
    g.apply(1, PASS)
    assert g.who() == [2]
    assert g.story == ["1 plays 7", "1 plays 6"]


def test_in_turn_leaves_out_who_does_not_take_part() -> None:
    g = opened(Rest(), Turns(0b101, 1), stock=(4, 5))
    assert g.who() == [2]
    g.apply(2, PASS)
    assert g.who() == [0]


def test_in_turn_nobody_comes_twice_even_after_a_play() -> None:
    g = opened(Rest(), Turns(0b011, 0), stock=(4, 5))
    g.apply(0, PASS)
    g.apply(1, 5)
    g.apply(1, PASS)
    assert isinstance(g.question(), Rest)


def test_in_turn_with_nothing_to_play_passes_by_itself() -> None:
    g = opened(Rest(), Turns(ALL, 0))
    assert isinstance(g.question(), Rest)


def test_in_turn_with_nobody_is_over() -> None:
    g = opened(Rest(), Turns(0, 0), stock=(4,))
    assert isinstance(g.question(), Rest)


def test_in_turn_a_copy_has_the_same_turns_left() -> None:
    g = opened(Rest(), Turns(ALL, 1), stock=(4, 5))
    g.apply(1, PASS)
    twin = g.copy()
    twin.apply(2, PASS)
    assert (g.who(), twin.who()) == ([2], [0])


# ---------------------------------------------------------------- PassOut


def test_pass_out_gives_one_play_at_a_time() -> None:
    g = opened(Rest(), Rounds(ALL, 2), stock=(4, 5, 6, 7))
    g.apply(2, 7)
    g.apply(0, 6)
    assert g.who() == [1]


def test_pass_out_ends_when_all_have_passed_in_succession() -> None:
    g = opened(Rest(), Rounds(ALL, 0), stock=(4, 5))
    for seat in (0, 1, 2):
        assert g.who() == [seat]
        g.apply(seat, PASS)
    assert isinstance(g.question(), Rest)


def test_pass_out_a_play_gives_everybody_a_new_turn() -> None:
    g = opened(Rest(), Rounds(ALL, 0), stock=(4, 5, 6))
    g.apply(0, PASS)
    g.apply(1, PASS)
    g.apply(2, 6)
    for seat in (0, 1, 2):
        assert g.who() == [seat], "passes before a play do not count"
        g.apply(seat, PASS)
    assert isinstance(g.question(), Rest)


def test_pass_out_leaves_out_who_does_not_take_part() -> None:
    g = opened(Rest(), Rounds(0b101, 1), stock=(4, 5, 6))
    assert g.who() == [2]
    g.apply(2, 6)
    assert g.who() == [0]
    g.apply(0, PASS)
    assert g.who() == [2]
    g.apply(2, PASS)
    assert isinstance(g.question(), Rest)


def test_pass_out_a_copy_goes_on_by_itself() -> None:
    g = opened(Rest(), Rounds(ALL, 0), stock=(4, 5, 6))
    g.apply(0, PASS)
    twin = g.copy()
    twin.apply(1, 6)
    assert twin.who() == [2]
    g.apply(1, PASS)
    g.apply(2, PASS)
    assert isinstance(g.question(), Rest)
    for seat in (2, 0, 1):
        twin.apply(seat, PASS)
    assert isinstance(twin.question(), Rest)


# ---------------------------------------------------------------- Window


def test_window_is_open_to_all_in_any_order() -> None:
    g = opened(Rest(), Anytime(ALL), stock=(4, 5))
    assert g.who() == [0, 1, 2]
    g.apply(2, PASS)
    assert g.who() == [0, 1]
    g.apply(0, PASS)
    assert g.who() == [1]
    g.apply(1, PASS)
    assert isinstance(g.question(), Rest)


def test_window_a_play_withdraws_all_passes() -> None:
    g = opened(Rest(), Anytime(ALL), stock=(4, 5))
    g.apply(0, PASS)
    g.apply(1, PASS)
    g.apply(2, 5)
    assert g.who() == [0, 1, 2]


def test_window_asks_even_who_can_only_pass() -> None:
    g = opened(Rest(), Anytime(0b011))
    assert g.who() == [0, 1]
    assert g.choices(0) == [PASS]
    assert g.forced(0) == []


def test_window_a_copy_has_its_own_passes() -> None:
    g = opened(Rest(), Anytime(ALL), stock=(4, 5))
    g.apply(0, PASS)
    twin = g.copy()
    twin.apply(1, PASS)
    assert (g.who(), twin.who()) == ([1, 2], [2])


# ---------------------------------------------------------------- Picks


def test_picks_are_made_one_at_a_time_and_stop_only_when_enough() -> None:
    g = opened(Rest(), Payment(1, 5), stock=(2, 3, 4))
    assert g.choices(1) == [2, 3, 4]
    g.apply(1, 2)
    assert g.choices(1) == [3, 4]
    g.apply(1, 4)
    assert g.choices(1) == [PASS, 3]
    g.apply(1, PASS)
    assert g.story == ["1 pays [2, 4]"]
    assert isinstance(g.question(), Rest)


def test_picks_end_by_themselves_when_there_is_nothing_more_to_pick() -> None:
    g = opened(Rest(), Payment(1, 2), stock=(3, 4, 5))
    g.apply(1, 4)
    assert g.story == ["1 pays [4]"], "the price is paid twice over: nobody asks again"


def test_picks_without_an_alternative_make_themselves() -> None:
    g = opened(Rest(), Payment(1, 9), stock=(3, 3, 3))
    assert g.story == ["1 pays [3, 3, 3]"]
    assert g.forced(1) == [(1, 3), (1, 3), (1, 3)]


def test_picks_of_nothing_are_over_at_once() -> None:
    g = opened(Rest(), Payment(1, 0), stock=(3, 4))
    assert g.story == ["1 pays []"]


@pytest.mark.parametrize("price", range(1, 12))
def test_picks_never_come_to_a_dead_end(price: int) -> None:
    stock = (1, 2, 3, 5)
    ways = [opened(Rest(), Payment(1, price), stock=stock)]
    while ways:
        g = ways.pop()
        if isinstance(g.question(), Payment):
            assert g.choices(1)
            for option in g.choices(1):
                twin = g.copy()
                twin.apply(1, option)
                ways.append(twin)
        else:
            paid = sum(int(coin) for coin in g.story[-1].partition("[")[2].strip("]").split(","))
            assert paid >= price


def test_picks_copies_have_their_own_picks() -> None:
    g = opened(Rest(), Payment(1, 5), stock=(2, 3, 4))
    g.apply(1, 2)
    twin = g.copy()
    twin.apply(1, 3)
    assert (g.choices(1), twin.choices(1)) == ([3, 4], [PASS, 4])


# ---------------------------------------------------------------- a choice without an alternative


def test_a_choice_without_an_alternative_makes_itself() -> None:
    g = opened(Rest(), One(2), stock=(4,))
    assert g.story == ["2 takes 4"]
    assert isinstance(g.question(), Rest)


def test_a_forced_choice_is_told_to_its_seat_alone() -> None:
    g = opened(Rest(), One(2), stock=(4,))
    assert g.forced(2) == [(2, 4)]
    assert g.forced(0) == g.forced(1) == g.forced(None) == []


def test_a_forced_choice_counts_as_no_question() -> None:
    asked = opened(Rest(), One(2), stock=(4, 5))
    asked.apply(2, 5)
    assert asked.serial == 2
    assert opened(Rest(), One(2), stock=(4,)).serial == 1


def test_a_forced_sealed_choice_waits_for_the_others() -> None:
    g = opened(Rest(), Secret(0b011), stock=(4, 5))
    assert g.who() == [0], "seat 1 has one option only"
    assert g.forced(1) == [(1, 5)]
    assert g.forced(0) == []
    g.apply(0, 4)
    assert g.story == ["open [4, 5]"]


def test_a_step_that_always_asks_offers_its_only_option() -> None:
    g = opened(Rest(), Rounds(ALL, 1))
    assert g.who() == [1]
    assert g.choices(1) == [PASS]
    assert g.forced(1) == []


def test_without_a_journal_a_forced_choice_makes_itself_silently() -> None:
    g = Board(3, seeded("silent"))
    g.stock = [4]
    g.agenda += [Rest(), One(2)]
    g.settle()
    assert g.story == ["2 takes 4"]


# ---------------------------------------------------------------- what every decision has


def test_the_fallback_is_the_first_option() -> None:
    g = opened(Rest(), One(2), stock=(4, 5))
    assert g.question().fallback(g, 2) == 4


def test_a_decision_says_by_itself_what_it_is_and_nothing_more() -> None:
    g = opened(Rest(), One(2), stock=(4, 5))
    step = g.question()
    assert step.asks(g) == ("One", -1, -1)
    assert step.rule() == ""
    assert step.why_not(g, 2, 9) == ""
    assert not step.sealed()


def test_all_but_one_seat() -> None:
    g = opened(Rest(), seats=4)
    assert all_but(g, 2) == (0, 1, 3)
