"""The agenda: what is put on top is done first, and nothing happens after the end."""

from __future__ import annotations

from typing import Any

import pytest

from ostoja.engine.agenda import DONE, NONE, Decision, Next, Phases, Procedure, State, Step, Unwritten, without_none
from ostoja.engine.journal import Event, Journal
from ostoja.engine.rng import seeded
from ostoja.engine.steps import InTurn, Picks, Sealed, Window
from tests.engine.small import Board, One, Rest, opened


class Told(Procedure[Board]):
    """A procedure of three phases that tells where it is."""

    __slots__ = ("name",)

    def __init__(self, name: str = "p") -> None:
        super().__init__()
        self.name = name

    def copy(self) -> Told:
        twin = Told(self.name)
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        return (Told.one, Told.two, Told.three)

    def one(self, g: Board) -> Next:
        g.story.append(f"{self.name} one")
        return None

    def two(self, g: Board) -> Next:
        g.story.append(f"{self.name} two")
        return None

    def three(self, g: Board) -> Next:
        g.story.append(f"{self.name} three")
        return None


class Early(Told):
    """Is over after its second phase."""

    __slots__ = ()

    def phases(self) -> Phases:
        return (Early.one, Early.stop, Early.three)

    def stop(self, g: Board) -> Next:
        g.story.append(f"{self.name} stops")
        return DONE


class Twice(Told):
    """Goes through its phases again while there is a stock."""

    __slots__ = ()

    def phases(self) -> Phases:
        return (Twice.one, Twice.end)

    def end(self, g: Board) -> Next:
        if not g.stock:
            return DONE
        g.stock.pop()
        return self.again()


class Nested(Told):
    """Has another procedure done between its phases."""

    __slots__ = ()

    def phases(self) -> Phases:
        return (Nested.one, Nested.inner, Nested.three)

    def inner(self, g: Board) -> Next:
        return Early("inner")


class Asking(Told):
    """Asks seat 1 between its phases."""

    __slots__ = ()

    def copy(self) -> Asking:
        twin = Asking(self.name)
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        return (Asking.one, Asking.ask, Asking.three)

    def ask(self, g: Board) -> Next:
        return One(1)


class Ending(Told):
    """Ends the game in its second phase, and wants to go on all the same."""

    __slots__ = ()

    def phases(self) -> Phases:
        return (Ending.one, Ending.end, Ending.three)

    def end(self, g: Board) -> Next:
        g.over = True
        return One(1)


class Last(One):
    """Taking a number ends the game, and the taker would be asked for more."""

    __slots__ = ()

    def decide(self, g: Board, seat: int, option: int) -> Next:
        g.over = True
        return One(seat)


class Chain(One):
    """Taking the number 9 has seat 2 take a number first; the taker is then asked again."""

    __slots__ = ()

    def decide(self, g: Board, seat: int, option: int) -> Next:
        g.story.append(f"{seat} chains {option}")
        return One(2) if option == 9 else DONE


# ---------------------------------------------------------------- order


def test_phases_come_in_their_order_and_then_the_procedure_is_over() -> None:
    g = opened(Rest(), Told())
    assert g.story == ["p one", "p two", "p three"]
    assert [type(step) for step in g.agenda] == [Rest]


def test_the_step_on_top_is_done_first() -> None:
    g = opened(Rest(), Told("below"), Told("above"))
    assert g.story[:4] == ["above one", "above two", "above three", "below one"]


def test_done_leaves_the_remaining_phases_out() -> None:
    assert opened(Rest(), Early()).story == ["p one", "p stops"]


def test_again_goes_back_to_the_first_phase() -> None:
    assert opened(Rest(), Twice(), stock=(1, 2)).story == ["p one"] * 3


def test_a_step_returned_by_a_phase_is_done_before_the_next_phase() -> None:
    assert opened(Rest(), Nested()).story == ["p one", "inner one", "inner stops", "p three"]


def test_a_question_between_phases_stops_the_agenda_until_it_is_answered() -> None:
    g = opened(Rest(), Asking(), stock=(4, 5))
    assert (g.story, g.who()) == (["p one"], [1])
    g.apply(1, 4)
    assert g.story == ["p one", "1 takes 4", "p three"]


def test_a_step_returned_by_a_choice_is_done_before_the_question_comes_back() -> None:
    g = opened(Rest(), Chain(1), stock=(8, 9))
    g.apply(1, 9)
    assert g.who() == [2]
    g.apply(2, 8)
    assert g.who() == [1]
    g.apply(1, 8)
    assert g.story == ["1 chains 9", "2 takes 8", "1 chains 8"]
    assert isinstance(g.question(), Rest)


def test_every_question_has_a_number_of_its_own() -> None:
    g = opened(Rest(), Chain(1), stock=(8, 9))
    serials = [g.serial]
    for seat, option in ((1, 9), (2, 8), (1, 8)):
        g.apply(seat, option)
        serials.append(g.serial)
    assert serials == [1, 2, 3, 4]


def test_a_copy_in_the_middle_of_a_procedure_goes_on_by_itself() -> None:
    g = opened(Rest(), Asking(), stock=(4, 5))
    twin = g.copy()
    g.apply(1, 4)
    twin.apply(1, 5)
    assert g.story == ["p one", "1 takes 4", "p three"]
    assert twin.story == ["p one", "1 takes 5", "p three"]


# ---------------------------------------------------------------- the end


def test_an_empty_agenda_is_the_end() -> None:
    g = opened(Told())
    assert g.over
    assert g.who() == []


def test_the_end_in_the_middle_of_a_phase_stops_everything() -> None:
    g = opened(Rest(), Told("below"), Ending(), stock=(4, 5))
    assert g.over
    assert g.story == ["p one"]
    assert (g.who(), g.offers) == ([], [])


def test_the_end_by_a_choice_stops_everything() -> None:
    g = opened(Rest(), Told("below"), Last(1), stock=(4, 5))
    g.apply(1, 4)
    assert g.over
    assert g.story == []
    assert (g.who(), g.offers) == ([], [])


# ---------------------------------------------------------------- asking again


def test_options_are_worked_out_anew_when_hidden_things_were_dealt_anew() -> None:
    g = opened(Rest(), One(1), stock=(4, 5))
    serial = g.serial
    g.stock = [6, 7]
    g.reopen()
    assert g.choices(1) == [6, 7]
    assert g.serial == serial, "it is still the same question"


def test_after_the_end_there_is_nothing_to_work_out_anew() -> None:
    g = opened(Told())
    g.reopen()
    assert g.offers == []


# ---------------------------------------------------------------- what a class forgot


class Bare(Decision[Board]):
    """Says nothing of what a decision has to say."""

    __slots__ = ()


class BareProcedure(Procedure[Board]):
    """Says no phases."""

    __slots__ = ()


class BareState(State):
    """Cannot be copied."""

    __slots__ = ()


class BareSealed(Sealed[Board]):
    """Says not what happens when the choices are opened."""

    __slots__ = ()


class BareTurns(InTurn[Board]):
    """Says not what may be played."""

    __slots__ = ()


class BareWindow(Window[Board]):
    """Says not what may be played."""

    __slots__ = ()


class BarePicks(Picks[Board]):
    """Says not what may be picked."""

    __slots__ = ()


def board() -> Board:
    return Board(3, seeded("bare"))


def bare_calls() -> list[tuple[Any, str, str]]:
    """List what each bare class is asked for, by method, and what it then lacks."""
    state = BareState(3, seeded("bare"))
    return [
        (lambda: Bare().deciders(board()), "Bare", "deciders"),
        (lambda: Bare().options(board(), 0), "Bare", "options"),
        (lambda: Bare().decide(board(), 0, 0), "Bare", "consequence"),
        (lambda: BareProcedure().proceed(board()), "BareProcedure", "phases"),
        (state.copy, "BareState", "copy"),
        (lambda: BareSealed(1).decide(board(), 0, 0), "BareSealed", "reveal"),
        (lambda: BareTurns(1).options(board(), 0), "BareTurns", "plays"),
        (lambda: BareTurns(1).decide(board(), 0, 1), "BareTurns", "play"),
        (lambda: BareWindow(1).options(board(), 0), "BareWindow", "plays"),
        (lambda: BareWindow(1).decide(board(), 0, 1), "BareWindow", "play"),
        (lambda: BarePicks(1).options(board(), 0), "BarePicks", "candidates"),
        (lambda: BarePicks(1).is_enough(board()), "BarePicks", "measure of enough"),
        (lambda: BarePicks(1).decide(board(), 0, 0), "BarePicks", "result"),
    ]


@pytest.mark.parametrize(("call", "owner", "lacks"), bare_calls(), ids=lambda part: part if type(part) is str else "")
def test_what_a_class_forgot_is_named_with_the_class(call: Any, owner: str, lacks: str) -> None:
    with pytest.raises(Unwritten) as caught:
        call()
    assert str(caught.value) == f"{owner} does not say its {lacks}"


def test_a_step_that_never_changes_is_shared_by_copies() -> None:
    step = One(1)
    assert step.copy() is step
    assert Step().copy() is not None


# ---------------------------------------------------------------- what is told


def told(journal: Journal, seat: int | None) -> list[str]:
    return [event.kind for event in journal.told(seat)]


@pytest.mark.parametrize(
    ("numbers", "used"),
    [((), []), ((NONE, NONE), []), ((0, 3), [0, 3]), ((NONE, 2, NONE), [NONE, 2]), ((0, NONE, NONE), [0])],
)
def test_numbers_that_stand_for_nothing_are_left_out_at_the_end_alone(
    numbers: tuple[int, ...], used: list[int]
) -> None:
    assert without_none(numbers) == used


def test_news_reach_those_who_may_know() -> None:
    g = opened(Rest(), seats=3)
    journal = Journal()
    g.journal = journal
    g.tell("public", 1)
    g.reveal("revealed", 1)
    g.show(0b010, "private", 1)
    g.tell_rest(0b010, "redacted", 1)
    assert told(journal, 1) == ["public", "revealed", "private"]
    assert told(journal, 0) == told(journal, 2) == told(journal, None) == ["public", "revealed", "redacted"]


def test_news_can_be_asked_for_since_a_moment() -> None:
    g = opened(Rest(), seats=3)
    journal = Journal()
    g.journal = journal
    g.tell("first")
    g.show(0b010, "second")
    g.tell("third")
    assert [event.kind for event in journal.told(0, 1)] == ["third"]
    assert [event.kind for event in journal.told(1, 1)] == ["second", "third"]


@pytest.mark.parametrize("args", [(), (0,), (3, 0), (3, 0, 5), (1, 2, 3, 4)])
def test_an_event_has_as_many_numbers_as_it_was_given(args: tuple[int, ...]) -> None:
    g = opened(Rest())
    journal = Journal()
    g.journal = journal
    g.tell("news", *args)
    assert journal.events[0].args == args


def test_only_showing_and_revealing_uncover_something() -> None:
    g = opened(Rest(), seats=3)
    uncovered = []
    for news in (g.tell, g.reveal):
        g.journal = Journal()
        news("news")
        uncovered.append(g.journal.uncovered)
    for hidden_news in (g.show, g.tell_rest):
        g.journal = Journal()
        hidden_news(1, "news")
        uncovered.append(g.journal.uncovered)
    assert uncovered == [False, True, True, False]


def test_without_a_journal_nothing_is_told_and_nothing_fails() -> None:
    g = opened(Rest())
    g.journal = None
    g.tell("public")
    g.reveal("revealed")
    g.show(1, "private")
    g.tell_rest(1, "redacted")
    assert g.journal is None


def test_a_spectator_knows_what_everybody_knows() -> None:
    assert Event(-1, "public", ()).is_for(None)
    assert Event(~1, "redacted", ()).is_for(None)
    assert not Event(0b111, "for all seats", ()).is_for(None)
