"""Talk: forms with blanks to fill in, said to one or to all."""

from __future__ import annotations

import pytest

from ostoja.engine.errors import OstojaError, TalkError
from ostoja.engine.talk import CLAIM, EVERYBODY, PROMISE, Form, read_act
from ostoja.engine.vocabulary import SEAT, Domain, Word

PLACE = Domain("place", ("cellar", "attic"))
FORMS = (Form(CLAIM, "noise", PLACE), Form(PROMISE, "vote", SEAT, PLACE), Form(CLAIM, "nothing"))


def test_an_act_knows_who_said_what_to_whom_and_when() -> None:
    act = read_act(FORMS, 3, 0, 2, ["claim-noise", "attic"], 17)
    assert (act.seat, act.to, act.form, act.about, act.at) == (0, 2, FORMS[0], (1,), 17)


@pytest.mark.parametrize("words", [["claim-noise", "cellar"], ["promise-vote", 2, "attic"], ["claim-nothing"]])
def test_an_act_is_spelled_as_it_was_said(words: list[Word]) -> None:
    assert read_act(FORMS, 3, 0, EVERYBODY, words, 0).spell() == words


def test_what_is_said_to_all_is_heard_by_all() -> None:
    act = read_act(FORMS, 3, 0, EVERYBODY, ["claim-nothing"], 0)
    assert [act.is_for(seat) for seat in (0, 1, 2, None)] == [True, True, True, True]


def test_what_is_said_to_one_is_heard_by_these_two_alone() -> None:
    act = read_act(FORMS, 3, 0, 2, ["claim-nothing"], 0)
    assert [act.is_for(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]


@pytest.mark.parametrize(("seat", "to"), [(3, 0), (-1, 0), (0, 3), (0, -2), (1, 1)])
def test_only_seats_at_the_table_talk_and_never_to_themselves(seat: int, to: int) -> None:
    with pytest.raises(TalkError, match=f"seat {seat} cannot talk to {to}; seats are 0 to 2, everybody is -1"):
        read_act(FORMS, 3, seat, to, ["claim-nothing"], 0)


@pytest.mark.parametrize("words", [["claim-silence"], ["noise"], [""], []])
def test_an_unknown_form_is_answered_with_the_known_ones(words: list[Word]) -> None:
    with pytest.raises(TalkError, match=r"is called '.*'; one of: claim-noise, promise-vote, claim-nothing"):
        read_act(FORMS, 3, 0, 1, words, 0)


def test_a_game_without_talk_says_so() -> None:
    with pytest.raises(TalkError, match="one of: none in this game"):
        read_act((), 3, 0, 1, ["claim-noise", "attic"], 0)


@pytest.mark.parametrize("words", [["promise-vote", 1], ["promise-vote", 1, "attic", "attic"], ["promise-vote"]])
def test_wrong_blanks_are_answered_with_what_is_wanted(words: list[Word]) -> None:
    with pytest.raises(TalkError, match="'promise-vote' is about seat place, not"):
        read_act(FORMS, 3, 0, 1, words, 0)


def test_a_form_without_blanks_is_about_nothing() -> None:
    with pytest.raises(TalkError, match=r"'claim-nothing' is about nothing, not \['attic'\]"):
        read_act(FORMS, 3, 0, 1, ["claim-nothing", "attic"], 0)


def test_an_unknown_thing_is_answered_with_the_known_ones() -> None:
    with pytest.raises(OstojaError, match="no place is called 'garden'; one of: cellar, attic"):
        read_act(FORMS, 3, 0, 1, ["claim-noise", "garden"], 0)
