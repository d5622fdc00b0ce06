"""What a turn begins and ends with, who leads whom, and what each seat alone may do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.zombie_terror.driver import (
    EVERYBODY,
    FRANK,
    HORDE,
    HUMANS,
    NORMAN,
    ZOMBIES,
    base,
    law,
    many,
    new_game,
)
from tests.marks import rule

ONE_BY_ONE = {"interleave_activations": False}
BLOCKED = ["sewers", "silence"]
ENTRIES = "e . . . . . . . . . . . . . . e"
PLAIN = ". . . . . . . . . . . . . . . ."
CAR = ". . . . . . . . . . . . . . . C"
TWO_ENTRIES = {"boards": {"a": {"grid": "\n".join([ENTRIES, *[PLAIN] * 5, CAR, *[PLAIN] * 5])}}}


@rule("ZT-HT-04")
def test_only_the_living_of_the_player_in_turn_have_action_points() -> None:
    t = law("child C4, banker C6 doomed, nurse C9, dog C7, lumberjack pool healthy 0 0").human_turn(NORMAN)
    assert [t.ap(name) for name in (*EVERYBODY, "dog")] == [0, 3, 0, 0, 0, 0, 0]
    t.play(NORMAN, "move child east", "pass")
    assert [t.ap(name) for name in (*EVERYBODY, "dog")] == [0] * 7
    t.human_turn(FRANK)
    assert [t.ap(name) for name in (*EVERYBODY, "dog")] == [0, 0, 3, 0, 0, 0, 3]


@rule("ZT-HT-03", "ZT-HT-06")
def test_a_new_turn_forgets_who_acted_last_time() -> None:
    t = base("mechanic C6, child C2, nurse C9", options=ONE_BY_ONE).from_phase("human_turn")
    t.play(HUMANS, "move mechanic east", "move child east", "move nurse east", "pass").place("H1 south")
    assert not t.can(HUMANS, "pass")
    t.play(HUMANS, "move child east")
    assert {option[1] for option in t.options(HUMANS) if option[0] == "move"} == {"mechanic", "child", "nurse"}


@rule("ZT-MEC-02", "ZT-CHI-01", "ZT-S4-DOG-07")
def test_powers_limited_to_once_a_turn_come_back_with_the_next() -> None:
    people = "mechanic C9, child C3, nurse D9, banker C5, dog F6, lumberjack A1"
    t = law(people, "G6 north, M1 north", blocked=BLOCKED).from_phase("first_turn")
    t.play(NORMAN, "move child south-east", "pass").play(FRANK, "shove east", "hold east", "pass")
    t.play(HORDE, "pass").place("H1 south").play(HORDE, "pass", "block courage", "block regroup")
    t.play(FRANK, "take sewers").play(NORMAN, "take silence").play(FRANK, "take first-aid")
    assert t.can(FRANK, "shove east")
    t.play(FRANK, "move mechanic north", "pass")
    assert t.can(NORMAN, "move child north-east")
    assert t.can(NORMAN, "hold east")


@rule("ZT-S4-DOG-01")
@pytest.mark.parametrize(("first", "dog"), [(NORMAN, FRANK), (FRANK, NORMAN)])
def test_everybody_sees_who_leads_whom(first: int, dog: int) -> None:
    people = ", ".join(f"{name} A{row}" for row, name in enumerate((*EVERYBODY, "dog"), 1))
    t = law(people, first=first)
    assert [t.person(name)["owner"] for name in (*EVERYBODY, "dog")] == [
        *(FRANK, NORMAN, FRANK, NORMAN, FRANK, NORMAN, dog),
    ]
    other: dict[str, Any] = {
        "teams": [["nurse", "mechanic", "policeman"], ["lumberjack", "child"], []],
        "zombie_seat": 2,
    }
    t = law(people.replace("banker A4", "banker pool"), **other)
    assert [t.person(name)["owner"] for name in EVERYBODY] == [0, 1, 0, -1, 0, 1]


@rule("ZT-BAN-02")
@pytest.mark.parametrize(("banker", "owner"), [(0, NORMAN), (1, FRANK)])
def test_the_banker_s_own_player_is_asked_about_the_briefcase(banker: int, owner: int) -> None:
    teams = [["banker"], ["nurse"], []] if banker == 0 else [["nurse"], ["banker"], []]
    t = law("banker K6, child A1", "J6 east", {"briefcase_automatic": False}, teams=teams).movement()
    assert (t.asked, t.question) == ([owner], "ask-briefcase")


@rule("ZT-CARD-SEWERS", "ZT-CARD-SILENCE")
def test_the_second_player_s_cards_ask_the_second_player() -> None:
    hands: list[list[str]] = [[], ["sewers", "silence"], []]
    t = law("nurse E3, mechanic C9, child A1", hands=hands).human_turn(FRANK)
    t.play(FRANK, "silence nurse")
    assert (t.asked, t.options(FRANK)) == ([FRANK], [("pass",), ("silence", "mechanic")])
    t.play(FRANK, "silence mechanic", "sewers nurse")
    assert (t.asked, t.fields(FRANK)) == ([FRANK], {"E10", "K3", "K10"})
    t.play(FRANK, "place K10")
    assert (t.at("nurse"), t.question) == ("K10", "ask-human")


@rule("ZT-CARD-SILENCE")
def test_silence_asks_no_further_when_nobody_else_is_there() -> None:
    t = base("child B6", hands=[["silence"], []]).human_turn().play(HUMANS, "silence child")
    assert (t.question, t.allowance) == ("ask-human", 1)


@rule("ZT-CARD-03")
def test_who_holds_only_courage_is_asked_too_and_who_holds_nothing_is_not() -> None:
    walls = "nurse A1, child A2 doomed, banker B1 doomed"
    assert base(walls, hands=[["courage"], []]).human_turn().options(HUMANS) == [("pass",)]
    assert base(walls).human_turn().asked == []
    assert base("nurse A1", hands=[["courage"], []]).movement().asked == [], "it is not the zombies' card"


@rule("ZT-ADD-04")
def test_the_only_field_is_taken_at_once_unless_a_hand_would_be_told() -> None:
    t = base("nurse C6", changes=TWO_ENTRIES).adding()
    assert (t.question, t.zombies) == ("ask-facing", {"A1": "north"})
    t = base("nurse C6", changes=TWO_ENTRIES, hands=[[], ["awe"]]).adding()
    assert t.options(ZOMBIES) == [("place", "A1")]
    t.place("A1 east")
    assert t.asked == []


@rule("ZT-ACT-02", "ZT-CARD-03")
def test_the_only_zombie_moves_at_once_unless_a_hand_would_be_told() -> None:
    must = {"all_activations_must_be_used": True}
    assert base("nurse C6", "J6 east", must).movement().question == "ask-activation"
    t = base("nurse C6", "J6 east", must, hands=[[], ["trap"]]).movement()
    assert t.options(ZOMBIES) == [("activate", "J6")]


@rule("ZT-GEN-12", "ZT-WND-04")
def test_the_doomed_and_the_lost_are_worth_nothing() -> None:
    people = ", ".join(f"{name} A{row} doomed" for row, name in enumerate((*EVERYBODY, "dog"), 1))
    assert [law(people).person(name)["stars"] for name in (*EVERYBODY, "dog")] == [0] * 7
    gone = ", ".join(f"{name} pool gone" for name in (*EVERYBODY, "dog"))
    assert [law(gone).person(name)["stars"] for name in (*EVERYBODY, "dog")] == [0] * 7


@rule("ZT-WND-04")
def test_a_doomed_marker_fills_its_field_and_is_no_human_any_more() -> None:
    hands = [["first-aid", "regroup", "adrenaline", "silence", "courage", "sewers"], []]
    t = base("child E3 doomed, mechanic D3, nurse E4, banker P7 doomed", "E2 north, H3 west", hands=hands).human_turn()
    assert not any("child" in option or "banker" in option for option in t.options(HUMANS))
    assert not t.can(HUMANS, "move mechanic east")
    assert not t.can(HUMANS, "move nurse north")
    assert not t.can(HUMANS, "shove")
    t.play(HUMANS, "move nurse west", "pass")
    assert t.at("banker") == "P7"
    assert t.events("saved") == []
    bitten = base("child E3 doomed, nurse A1", "E2 south, H3 west").movement()
    assert bitten.events("marked") == []
    assert not bitten.activate("E2").can(ZOMBIES, "bite")
    assert base("child K6 doomed, nurse A1").view()["coming"]["car"] == 0
    assert not base("policeman A3, child E3 doomed", "H3 west").human_turn().can(HUMANS, "shoot")


@rule("ZT-S4-RND-03", "ZT-S4-WIN-03")
def test_a_rival_who_wins_leaves_the_zombies_no_card_to_draw() -> None:
    deck = ["trap", "horde"]
    t = law("banker C5, nurse C9, child P6", "M1 north", deck=deck, hands=[[], [], ["awe"]]).from_phase("first_turn")
    t.play(NORMAN, "move banker east", "pass").play(FRANK, "move nurse east", "pass")
    assert (t.winner, t.events("drew"), t.events("marked")) == (NORMAN, [], [])


@rule("ZT-S4-DCK-03")
def test_everybody_knows_what_the_zombies_hold_when_nothing_else_can_be_there() -> None:
    hands: list[list[str]] = [[], [], ["plague", "awe"]]
    t = law("child C4, nurse C9, mechanic C10", "M1 north", hands=hands, deck=["trap", "horde"], discard=["bloodlust"])
    t.from_phase("draw")
    assert t.view(NORMAN)["players"][HORDE]["open_cards"] == []
    last = law("child C4, nurse C9, mechanic C10", "M1 north", hands=hands, deck=["trap"], discard=["bloodlust"])
    last.from_phase("draw")
    assert last.view(NORMAN)["players"][HORDE]["open_cards"] == [6, 7, 8]
    last.play(HORDE, "plague")
    assert last.view(NORMAN)["players"][HORDE]["open_cards"] == [7, 8]
    assert last.g.known == 1 << 7 | 1 << 8, "a played card is known to be in the hand no more"
    again = law("child C4, nurse C9, mechanic C10", "M1 north", hands=hands, discard=["bloodlust", "trap", "horde"])
    again.from_phase("draw")
    assert again.view(NORMAN)["players"][HORDE]["open_cards"] == [6, 7], "the third one comes from the new deck"
    none = law("child C4, nurse C9, mechanic C10", "M1 north", hands=hands).from_phase("draw")
    assert (none.view(NORMAN)["players"][HORDE]["open_cards"], none.events("reshuffled")) == ([], [])


def test_before_the_first_round_nobody_has_points_and_nothing_is_heard() -> None:
    facts: dict[str, Any] = new_game().view()
    assert [person["ap"] for person in facts["characters"]] == [0] * 6
    assert facts["noise"] == {"quiet": 1, "activated": 0, "allowance": 1, "held": 0, "left": 0, "next_adds": 1}
    assert facts["coming"] == {"supermarket": 0, "car": 0, "either": 0}
    assert facts["cards"] == {"deck": 0, "discard": [], "played": [], "blocked": [], "supported": [], "box": 4}


@rule("ZT-S4-TER-03")
def test_the_first_reason_to_win_is_told_and_no_other() -> None:
    t = law("banker C5, nurse C9, dog D6 doomed", many(20), terror=5).from_phase("turning")
    assert t.winner == HORDE
    assert (t.events("zombies-win-terror"), t.events("zombies-win-horde")) == ([(HORDE,)], [])
