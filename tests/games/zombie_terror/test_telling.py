"""What the log tells: every kind of thing that happens, with whom and where, to whom it may concern."""

from __future__ import annotations

import pytest
from tests.games.zombie_terror.driver import (
    FRANK,
    HORDE,
    HUMANS,
    NORMAN,
    ZOMBIES,
    base,
    law,
    many,
    new_game,
    random_game,
)

BLOCKED = ["sewers", "silence"]


def test_the_set_up_is_told() -> None:
    t = new_game()
    assert t.events("zombie-player") == [(ZOMBIES,)]
    assert t.events("leads") == [(HUMANS, "humans")]
    assert len(t.events("dealt")) == 8
    assert {seat for seat, _ in t.told(HUMANS, "dealt")} == {HUMANS}
    assert t.told(None, "dealt") == []
    t.play(HUMANS, "place A3")
    assert t.events("placed") == [("mechanic", "A3")]


def test_lots_and_blocks_are_told() -> None:
    t = random_game(3, "lots", {"zombie_seat": "2"})
    while t.question != "ask-card":
        t.choose(t.asked[0], *t.options(t.asked[0])[0])
    sides = {player["seat"]: player["side"] for player in t.view()["players"]}
    assert sorted(t.events("leads")) == [(seat, sides[seat]) for seat in (NORMAN, FRANK)]
    assert t.events("first-player") == [(t.view()["first"],)]
    assert len(t.events("blocked")) == 2
    assert t.events("round") == [(1,)]


def test_what_people_do_is_told() -> None:
    people = "mechanic C6, child D6, nurse C9, banker D9 wounded, policeman A2, lumberjack J6"
    t = base(people, "K6 north, H2 west, B9 west").human_turn()
    t.play(HUMANS, "shove east", "move child north", "push nurse west", "shoot east", "axe east")
    assert t.events("shoved") == [(HUMANS, "child", "D6", "E6")]
    assert t.events("moved") == [("child", "E6", "E5")]
    assert t.events("pushed") == [("nurse", "B9", "A9")]
    assert t.events("shot") == [("H2",)]
    assert t.events("hit") == [("zombie", "H2"), ("zombie", "K6")]
    t.play(HUMANS, "move nurse east", "heal banker")
    assert t.events("healed") == [("banker", "D9")]


def test_cards_are_told_with_what_they_do() -> None:
    hands = [["regroup", "first-aid", "adrenaline", "silence", "sewers", "courage"], []]
    t = base("child E3 wounded, nurse C9, banker A1", "D9 north", hands=hands).human_turn()
    t.play(HUMANS, "first-aid child", "regroup nurse banker", "adrenaline child", "silence nurse", "silence child")
    t.play(HUMANS, "courage banker east", "sewers child", "place K3")
    played = [card for _, card in t.events("played")]
    assert played == ["first-aid", "regroup", "adrenaline", "silence", "courage", "sewers"]
    assert t.events("healed") == [("child", "E3")]
    assert t.events("swapped") == [(HUMANS, "nurse", "banker")]
    assert t.events("rushed") == [("child", 5)]
    assert t.events("silenced") == [("nurse",), ("child",)]
    assert t.events("hit") == [("zombie", "D9")]
    assert t.events("moved") == [("child", "E3", "K3")]


def test_cards_taken_and_supported_and_the_dog_s_block_are_told() -> None:
    t = law("lumberjack C3, mechanic C8, dog F6", "G6 north, M1 north", blocked=BLOCKED, supporters=3)
    t.from_phase("card_choice").play(NORMAN, "take regroup").play(FRANK, "take courage").play(NORMAN, "take first-aid")
    assert t.events("took") == [(NORMAN, "regroup"), (FRANK, "courage"), (NORMAN, "first-aid"), (FRANK, "adrenaline")]
    t.play(NORMAN, "support silence", "move lumberjack north", "pass").play(FRANK, "hold east")
    assert t.events("supported") == [(NORMAN, "silence")]
    assert t.events("held") == [("G6",)]


@pytest.mark.parametrize(("face", "find"), [("zombie", "zombie"), ("biohazard", "biohazard")])
def test_finds_are_told(face: str, find: str) -> None:
    finds = [f"D6 {face}", f"pool {'zombie' if face == 'biohazard' else 'biohazard'}"]
    t = law("child C6, banker A5", finds=finds).human_turn(NORMAN)
    t.play(NORMAN, "move child east")
    assert t.events("find") == [("child", "D6", find)]
    assert t.events("wounded") == ([("child", "D6")] if face == "biohazard" else [])
    t = law("child A1").adding().place("H1 south").play(HORDE, "hide-find", "place D6")
    assert t.events("find-hidden") == [("D6",)]
    assert t.events("added") == [("zombie", "H1")]
    assert t.events("faces") == [("H1", "south")]


def test_the_zombie_turn_is_told() -> None:
    people = "child K6, nurse A1, mechanic A2, banker C9, policeman A12"
    t = base(people, "H6 east, K8 north, C7 south, M11 east", noise=["child", "nurse", "banker"]).movement()
    assert set(t.events("marked")) == {("H6", "child"), ("K8", "child"), ("C7", "banker")}
    assert t.events("allowance") == [(4, 3)]
    t.activate("H6").activate("K8").activate("M11", "turn south", "pass")
    assert t.events("stepped") == [("H6", "I6"), ("I6", "J6"), ("K8", "K7"), ("C7", "C8")]
    assert t.events("bitten") == [("child", "J6"), ("child", "K7"), ("banker", "C8")]
    assert t.events("wounded") == [("child", "K6")]
    assert t.events("doomed") == [("child", "K6")]
    assert t.events("briefcase") == [("C9",)]
    assert t.events("turned") == [("M11", "south")]


def test_clean_up_and_the_car_are_told() -> None:
    t = base("child K6 doomed, nurse P7 wounded, mechanic A2, banker C9", many(19)).from_phase("turning")
    t.play(ZOMBIES, "face west")
    assert t.events("turned-zombie") == [("child", "K6")]
    assert t.events("terror") == [(1,)]
    assert t.events("round") == [(2,)]
    t.play(HUMANS, "move banker north", "pass")
    assert t.events("saved") == [(HUMANS, "nurse", 1)]
    assert t.events("terror") == [(1,), (2,)]


def test_drawing_is_told_to_the_zombie_player_and_its_number_to_the_rest() -> None:
    t = law("child C4, nurse C9, mechanic C10", "M1 north", discard=["awe", "trap"]).from_phase("draw")
    assert t.events("reshuffled") == [(2,)]
    [(seat, card)] = t.told(HORDE, "drew")
    assert (seat, card in {"awe", "trap"}) == (HORDE, True)
    assert t.told(HORDE, "drew-one") == []
    for other in (NORMAN, FRANK, None):
        assert (t.told(other, "drew"), t.told(other, "drew-one")) == ([], [(HORDE,)])
