"""Choices at a table: taken once, taken back, and refused without a trace."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from ostoja.engine.match import Match
from ostoja.engine.snapshot import fingerprint
from tests.table.house import state_of, wait_until

if TYPE_CHECKING:
    from tests.table.house import Guest, House

MALL = "mall-of-horror"
DUEL = "claustrophobia"


@pytest.fixture
def table(ada: Guest) -> str:
    """Return a table where Ada holds all three chairs."""
    return ada.sets_up(MALL, "me", "me", "me", seed="choices")


def asked(ada: Guest, table: str) -> int:
    """Return the first seat that is asked."""
    seat: int = ada.sees(table)["asked"][0]
    return seat


def plays(ada: Guest, table: str, choices: int = 1) -> int:
    """Let whoever is asked choose the first option; return who chose last."""
    seat = -1
    for _ in range(choices):
        seat = asked(ada, table)
        ada.chooses(table, seat)
    return seat


def test_a_choice_is_stored_when_it_is_acknowledged(house: House, ada: Guest, table: str) -> None:
    seat = asked(ada, table)
    option = ada.chooses(table, seat)
    play = house.play(table)
    dealt = fingerprint(Match(play.game, play.setup, play.seed).state)
    words = play.game.vocabulary.spell(option)
    assert [json.loads(text) for _, text in house.log(table)] == [["c", seat, words, "", dealt]]


def test_a_repeated_choice_is_answered_and_not_applied_again(ada: Guest, table: str) -> None:
    seat = asked(ada, table)
    update = ada.sees(table, seat)
    choice = {"serial": update["serial"], "option": update["options"][0]["id"]}
    ada.does(table, seat, "choose", **choice)
    assert ada.may_not(table, seat, "choose", **choice)["error"] == "OptionError"


def test_a_stale_choice_is_refused_though_its_option_is_offered_again(ada: Guest, table: str) -> None:
    seat = asked(ada, table)
    old = ada.sees(table, seat)
    plays(ada, table)
    while asked(ada, table) != seat:
        plays(ada, table)
    option = ada.sees(table, seat)["options"][0]["id"]
    trouble = ada.may_not(table, seat, "choose", serial=old["serial"], option=option)
    assert "is over" in trouble["detail"]


def test_a_question_says_whether_it_is_sealed_even_to_the_last_who_is_asked(ada: Guest, table: str) -> None:
    said: dict[str, set[bool]] = {}
    while not {"ask-vote", "ask-destination", "ask-place"} <= said.keys():
        for _ in range(3):
            update = ada.sees(table)
            said.setdefault(update["question"]["key"], set()).add(update["sealed"])
            plays(ada, table)
    assert said["ask-vote"] == {True}
    assert said["ask-destination"] == {True}
    assert said["ask-place"] == {False}


def test_a_seat_out_of_turn_is_told_who_is_asked(ada: Guest, table: str) -> None:
    seat = asked(ada, table)
    update = ada.sees(table, seat)
    other = (seat + 1) % 3
    assert ada.sees(table, other)["options"] == []
    trouble = ada.may_not(table, other, "choose", serial=update["serial"], option=update["options"][0]["id"])
    assert f"asked: {seat}" in trouble["detail"]


@pytest.mark.parametrize("option", [179, 180, 10**6])
def test_what_is_not_offered_is_refused_with_what_is(ada: Guest, table: str, option: int) -> None:
    seat = asked(ada, table)
    update = ada.sees(table, seat)
    trouble = ada.may_not(table, seat, "choose", serial=update["serial"], option=option)
    assert trouble["status"] == 400


def test_a_foreign_seat_is_refused(ada: Guest, ben: Guest, table: str) -> None:
    seat = asked(ada, table)
    update = ada.sees(table, seat)
    trouble = ben.may_not(table, seat, "choose", serial=update["serial"], option=update["options"][0]["id"])
    assert (trouble["status"], trouble["error"]) == (403, "not-your-seat")
    assert ben.is_refused(f"/api/tables/{table}/play", method="GET", seat=seat)["error"] == "not-your-seat"
    assert ben.sits(table, seat).is_closed_with() == 4403


def test_a_spectator_may_not_choose(ada: Guest, ben: Guest, table: str) -> None:
    update = ada.sees(table, asked(ada, table))
    trouble = ben.may_not(table, None, "choose", serial=update["serial"], option=update["options"][0]["id"])
    assert (trouble["status"], trouble["error"]) == (403, "spectator")


def test_nothing_is_chosen_before_the_start(ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "open", "me")
    path = f"/api/tables/{table}/play"
    assert ada.is_refused(path, {"t": "choose", "serial": 1, "option": 0}, seat=0)["error"] == "not-started"
    assert ada.is_refused(path, method="GET", seat=0)["status"] == 409


def test_nothing_is_chosen_after_the_end(house: House, ada: Guest, ben: Guest) -> None:
    table = ada.sets_up(DUEL, "me", "open")
    ben.joins(table)
    seat = asked(ada, table)
    player = (ada, ben)[seat]
    update = player.sees(table, seat)
    (ada, ben)[1 - seat].does(table, 1 - seat, "resign")
    choice = {"serial": update["serial"], "option": update["options"][0]["id"]}
    assert "game is over" in player.may_not(table, seat, "choose", **choice)["detail"]
    for what, fields in (("undo", {}), ("back", {"agree": True}), ("away", {"away": True}), ("resign", {})):
        player.may_not(table, seat, what, **fields)
    assert ada.sees(table, 0)["serial"] == 0
    assert house.play(table).over()


def test_a_socket_answers_every_command_by_its_reference(ada: Guest, table: str) -> None:
    seat = asked(ada, table)
    line = ada.sits(table, seat)
    line.until(lambda update: update["options"])
    wrong = line.sends("choose", serial=line.update["serial"] + 1, option=line.update["options"][0]["id"])
    assert (wrong["t"], wrong["ref"]) == ("refusal", 1)
    assert line.chooses() == {"t": "ack", "ref": 2}


def test_what_nobody_understands_is_refused_and_the_line_stays_open(house: House, ada: Guest, table: str) -> None:
    line = ada.sits(table, 0)
    before = state_of(house, table)
    for text in ("", "no JSON", "[]", '{"t":"fly"}', '{"t":"choose"}', '{"t":"chat","text":7}', '{"t":"ping","x":1}'):
        line.line.send(text)
        while line.hears()["t"] != "refusal":
            pass
        assert line.answers.pop(0)["error"] == "bad-message"
    line.line.send(b"\xff\xfe")
    while line.hears()["t"] != "refusal":
        pass
    assert line.sends("ping")["t"] == "ack"
    assert state_of(house, table) == before


# ---------------------------------------------------------------- undo


def undoable(ada: Guest, table: str) -> int:
    """Play until somebody may undo; return who."""
    for _ in range(40):
        seat = plays(ada, table)
        if ada.sees(table, seat)["undo"]:
            return seat
    raise AssertionError("nobody ever may undo")


def test_undo_brings_the_same_question_back_under_a_new_id(house: House, ada: Guest, table: str) -> None:
    seat = undoable(ada, table)
    ada.does(table, seat, "undo")
    before = ada.sees(table, seat)
    hashed = state_of(house, table)[1]
    ada.chooses(table, seat)
    assert ada.sees(table, seat)["undo"]
    ada.does(table, seat, "undo")
    after = ada.sees(table, seat)
    assert state_of(house, table)[1] == hashed
    assert (after["question"], after["options"], after["view"]) == (
        before["question"], before["options"], before["view"],
    )  # fmt: skip
    assert after["serial"] != before["serial"]
    assert after["feed"][-1] == {"t": "note", "what": "undo", "seat": seat, "to": len(before["feed"])}


def test_nobody_undoes_what_another_chose(ada: Guest, table: str) -> None:
    seat = undoable(ada, table)
    for other in {0, 1, 2} - {seat}:
        assert not ada.sees(table, other)["undo"]
        assert "cannot undo" in ada.may_not(table, other, "undo")["detail"]


def test_undo_ends_where_another_has_chosen(ada: Guest, table: str) -> None:
    seat = undoable(ada, table)
    while asked(ada, table) == seat:
        plays(ada, table)
    plays(ada, table)
    assert not ada.sees(table, seat)["undo"]
    ada.may_not(table, seat, "undo")


# ---------------------------------------------------------------- going back by consent


def two_who_chose(ada: Guest, table: str) -> tuple[int, int]:
    """Play until two seats have chosen one after the other; return them."""
    first = plays(ada, table)
    while (second := plays(ada, table)) == first:
        pass
    return first, second


def test_all_agree_and_the_table_goes_back(house: House, ada: Guest, table: str) -> None:
    first, second = two_who_chose(ada, table)
    while asked(ada, table) != first:
        plays(ada, table)
    before = state_of(house, table)[1]
    held = len(ada.sees(table, second)["feed"])
    plays(ada, table)
    plays(ada, table)
    used = ada.sees(table)["serial"]
    others = sorted({0, 1, 2} - {first})
    ada.does(table, first, "back", agree=True)
    assert ada.sees(table, second)["back"] == {"seat": first, "agreed": [first]}
    ada.may_not(table, first, "back", agree=True)
    ada.does(table, others[0], "back", agree=True)
    assert ada.sees(table, second)["back"]["agreed"] == [first, others[0]]
    ada.does(table, others[1], "back", agree=True)
    assert state_of(house, table)[1] == before
    update = ada.sees(table, second)
    assert update["back"] is None
    assert update["feed"][-1] == {"t": "note", "what": "back", "seat": first, "to": held}
    assert ada.sees(table, first)["serial"] > used
    plays(ada, table, 3)


def test_one_refusal_ends_a_wish(house: House, ada: Guest, table: str) -> None:
    first, second = two_who_chose(ada, table)
    before = state_of(house, table)[1]
    ada.does(table, first, "back", agree=True)
    ada.does(table, second, "back", agree=False)
    assert ada.sees(table, first)["back"] is None
    assert state_of(house, table)[1] == before
    third = ({0, 1, 2} - {first, second}).pop()
    ada.may_not(table, third, "back", agree=False)


def test_a_choice_ends_a_wish(ada: Guest, table: str) -> None:
    first, _ = two_who_chose(ada, table)
    ada.does(table, first, "back", agree=True)
    plays(ada, table)
    assert ada.sees(table, first)["back"] is None


def test_nobody_goes_back_before_having_chosen(ada: Guest, table: str) -> None:
    assert "not chosen" in ada.may_not(table, asked(ada, table), "back", agree=True)["detail"]


def test_bots_agree_to_go_back(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "random", "random", seed="bots agree")
    line = ada.sits(table, 0)
    line.until(lambda update: update["options"])
    question, options = line.update["question"], line.update["options"]
    line.chooses()
    line.catches_up()
    line.until(lambda update: update["options"])
    assert line.sends("back", agree=True)["t"] == "ack"
    wait_until(lambda: house.play(table).epoch == 1)
    line.catches_up()
    assert (line.update["question"], line.update["options"]) == (question, options)
    assert line.feed[-1]["what"] == "back"
    assert line.chooses(-1)["t"] == "ack"


def test_talk_survives_going_back(house: House, ada: Guest, table: str) -> None:
    first, second = two_who_chose(ada, table)
    ada.does(table, first, "chat", text="wait")
    for seat in (first, second, ({0, 1, 2} - {first, second}).pop()):
        ada.does(table, seat, "back", agree=True)
    assert {"t": "line", "seat": first, "text": "wait", "name": "", "to": -1} in ada.sees(table, second)["feed"]
    assert [entry.text for entry in house.play(table).match.entries if hasattr(entry, "text")] == ["wait"]


def test_no_answer_goes_back_once_the_game_is_over(house: House, ada: Guest) -> None:
    table = ada.sets_up(DUEL, "me", "me", seed="too late")
    first = plays(ada, table)
    ada.does(table, first, "back", agree=True)
    ada.does(table, first, "resign")
    ada.may_not(table, 1 - first, "back", agree=True)
    assert len(house.play(table).choices) == 1
    assert ada.sees(table)["back"] is None
