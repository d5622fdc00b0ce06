"""Every deed by everybody who can do it, and every card for everybody it can be for: nobody is overlooked."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.zombie_terror.driver import EVERYBODY, FRANK, HORDE, HUMANS, NORMAN, ZOMBIES, base, law, new_game
from tests.marks import rule

WAYS = {"north": "K5", "east": "L6", "south": "K7", "west": "J6"}
CARDS = ["courage", "first-aid", "regroup", "sewers", "adrenaline", "silence"]


@rule("ZT-MOV-01")
@pytest.mark.parametrize("name", EVERYBODY)
@pytest.mark.parametrize("way", WAYS)
def test_everybody_moves_in_every_straight_way(name: str, way: str) -> None:
    t = base(f"{name} K6").human_turn().play(HUMANS, f"move {name} {way}")
    assert (t.at(name), t.ap(name), t.person(name)["activated"]) == (WAYS[way], 2, True)


@rule("ZT-CHI-01", "ZT-S4-DOG-06")
@pytest.mark.parametrize(
    ("way", "field"), [("north-east", "L5"), ("south-east", "L8"), ("south-west", "J8"), ("north-west", "J5")]
)
def test_the_child_and_the_dog_move_in_every_diagonal_way(way: str, field: str) -> None:
    start = "K6" if way.startswith("north") else "K7"
    end = field if field != "J5" else ""  # an obstacle
    for name, seat, t in (("child", NORMAN, law(f"child {start}")), ("dog", FRANK, law(f"dog {start}, nurse A1"))):
        t.human_turn(seat)
        assert t.can(seat, f"move {name} {way}") == bool(end)
        if end:
            assert t.play(seat, f"move {name} {way}").at(name) == end


@rule("ZT-PSH-01", "ZT-PSH-03", "ZT-PSH-04")
@pytest.mark.parametrize("name", [name for name in EVERYBODY if name != "child"])
@pytest.mark.parametrize(
    ("way", "zombie", "beyond"), [("north", "K5", "K4"), ("east", "L6", "M6"), ("west", "J6", "I6")]
)
def test_everybody_but_the_child_pushes_in_every_way(name: str, way: str, zombie: str, beyond: str) -> None:
    t = base(f"{name} K6", f"{zombie} {way}").human_turn().play(HUMANS, f"push {name} {way}")
    assert (t.at(name), t.zombies, t.ap(name)) == (zombie, {beyond: way}, 2)


@rule("ZT-PSH-06")
@pytest.mark.parametrize("behind", ["child M6", "child M6 doomed"])
def test_nobody_is_pushed_into_anybody(behind: str) -> None:
    assert not base(f"nurse K6, {behind}", "L6 east").human_turn().can(HUMANS, "push nurse east")


@rule("ZT-PSH-03", "ZT-GEN-07")
def test_nobody_is_pushed_over_the_edge_or_into_an_obstacle() -> None:
    assert not base("nurse K2", "K1 north").human_turn().can(HUMANS, "push")
    assert not base("nurse D7", "D6 west, E8 west").human_turn().can(HUMANS, "push nurse east")
    assert not base("nurse J7", "J6 north").human_turn().can(HUMANS, "push nurse north"), "J5 is an obstacle"


@rule("ZT-LUM-01", "ZT-POL-01", "ZT-MEC-01", "ZT-S4-DOG-07")
@pytest.mark.parametrize("way", WAYS)
def test_powers_work_in_every_way(way: str) -> None:
    field = WAYS[way]
    t = base("lumberjack K6", f"{field} {way}").human_turn().play(HUMANS, f"axe {way}")
    assert (t.zombies, t.ap("lumberjack")) == ({}, 2)
    t = base("policeman K6", f"{field} {way}").human_turn().play(HUMANS, f"shoot {way}")
    assert (t.zombies, t.view()["bullets"]) == ({}, 3)
    t = law("dog K6, nurse A1", f"{field} {way}").human_turn(FRANK).play(FRANK, f"hold {way}")
    assert t.zombies == {field: f"{way}*"}
    t = base(f"mechanic K6, nurse {field}").human_turn().play(HUMANS, f"shove {way}")
    assert (t.at("mechanic"), t.ap("mechanic"), t.ap("nurse")) == (field, 2, 3)


@rule("ZT-MEC-01")
@pytest.mark.parametrize("name", [name for name in EVERYBODY if name != "mechanic"])
def test_the_mechanic_shoves_anybody(name: str) -> None:
    t = base(f"mechanic E6, {name} F6").human_turn().play(HUMANS, "shove east")
    assert (t.at("mechanic"), t.at(name)) == ("F6", "G6")
    assert t.events("shoved") == [(HUMANS, name, "F6", "G6")]


@rule("ZT-NUR-01", "ZT-NUR-04")
@pytest.mark.parametrize("name", EVERYBODY)
def test_the_nurse_heals_anybody(name: str) -> None:
    other = "" if name == "nurse" else f", {name} L6 wounded"
    t = base(f"nurse K6{' wounded' if name == 'nurse' else ''}{other}").human_turn().play(HUMANS, f"heal {name}")
    assert (t.health(name), t.ap("nurse")) == ("healthy", 2)
    assert not t.can(HUMANS, "heal")


# ---------------------------------------------------------------- cards


@rule("ZT-CARD-02", "ZT-CARD-COURAGE", "ZT-CARD-FIRSTAID", "ZT-CARD-ADRENALINE", "ZT-CARD-SILENCE", "ZT-CARD-SEWERS")
@pytest.mark.parametrize("name", EVERYBODY)
@pytest.mark.parametrize("card", ["courage", "first-aid", "adrenaline", "silence", "sewers"])
def test_every_card_can_be_for_everybody_and_leaves_its_player_s_hand(card: str, name: str) -> None:
    other = "nurse" if name == "child" else "child"
    t = base(f"{name} E3 wounded, {other} A1", "E2 north", hands=[[card], ["awe"]]).human_turn()
    t.play(HUMANS, f"courage {name} north" if card == "courage" else f"{card} {name}")
    assert (t.cards(HUMANS), t.cards(ZOMBIES)) == (set(), {"awe"})
    assert t.zombies == ({} if card == "courage" else {"E2": "north"})
    assert t.health(name) == ("healthy" if card == "first-aid" else "wounded")
    assert t.ap(name) == (5 if card == "adrenaline" else 3)
    assert t.person(name)["silenced"] == (card == "silence")
    assert (t.question == "ask-sewers") == (card == "sewers")


@rule("ZT-CARD-REGROUP")
def test_every_pair_can_regroup_once_and_stands_where_the_other_stood() -> None:
    t = base("mechanic A1, child A3, nurse A5", hands=[["regroup"], []]).human_turn()
    pairs = {option[1:] for option in t.options(HUMANS) if option[0] == "regroup"}
    assert pairs == {("mechanic", "child"), ("mechanic", "nurse"), ("child", "nurse")}
    assert len([option for option in t.options(HUMANS) if option[0] == "regroup"]) == 3
    for one, other in sorted(pairs):
        t = base("mechanic A1, child A3, nurse A5", hands=[["regroup"], []]).human_turn()
        fields = t.at(str(one)), t.at(str(other))
        t.play(HUMANS, f"regroup {one} {other}")
        assert (t.at(str(other)), t.at(str(one)), t.cards(HUMANS)) == (*fields, set())


@rule("ZT-CARD-REGROUP", "ZT-S4-CRD-07")
def test_a_rival_s_human_regroups_with_each_of_one_s_own() -> None:
    people = "child A1, banker A3, lumberjack A5, nurse K8, mechanic K6 doomed, policeman pool gone"
    t = law(people, hands=[["regroup"], [], []]).human_turn(NORMAN)
    pairs = [option[1:] for option in t.options(NORMAN) if option[0] == "regroup"]
    own = [("child", "banker"), ("child", "lumberjack"), ("banker", "lumberjack")]
    assert sorted(pairs) == sorted([*own, ("child", "nurse"), ("banker", "nurse"), ("lumberjack", "nurse")])


@rule("ZT-CARD-REGROUP", "ZT-VIS-02")
def test_zombies_see_whoever_stands_there_after_the_swap() -> None:
    t = base("child K6, nurse A1", "H6 east, A4 north", hands=[["regroup"], []]).human_turn()
    assert [zombie["sees"] for zombie in t.view()["zombies"]] == [2, 1]
    t.play(HUMANS, "regroup child nurse")
    assert [zombie["sees"] for zombie in t.view()["zombies"]] == [1, 2]
    t.play(HUMANS, "move nurse east")
    assert t.at("nurse") == "L6"


@rule("ZT-S4-CRD-08", "ZT-S4-SUP-03")
@pytest.mark.parametrize("card", CARDS)
def test_any_blocked_card_can_be_supported_and_is_then_used_up(card: str) -> None:
    other = "regroup" if card != "regroup" else "silence"
    facts: dict[str, Any] = {"blocked": [card, other], "supporters": 3}
    t = law("nurse E3 wounded, mechanic C9, child A1", "E2 north", **facts).human_turn(FRANK)
    assert {option[1] for option in t.options(FRANK) if option[0] == "support"} == {card, other}
    t.play(FRANK, f"support {card}")
    assert (t.cards(FRANK), t.cards(NORMAN)) == ({card}, set())
    assert t.view()["cards"]["supported"] == [CARDS.index(card)]
    line = {"courage": "courage nurse north", "regroup": "regroup mechanic nurse"}.get(card, f"{card} nurse")
    t.play(FRANK, line)
    assert (t.cards(FRANK), t.stars(FRANK), t.stars(NORMAN)) == (set(), 0, 1)


# ---------------------------------------------------------------- the zombie turn


@rule("ZT-ACT-01", "ZT-S4-DOG-09")
@pytest.mark.parametrize(("noise", "left"), [([], 0), (["child"], 0), (["child", "dog"], 1)])
def test_blocked_zombies_never_leave_less_than_nothing(noise: list[str], left: int) -> None:
    t = law("child A1, dog F6", "G6 north inactive, H6 north inactive, M1 north", noise=noise).movement()
    assert t.view()["noise"]["left"] == left
    assert t.events("allowance") == [(left, len(noise))]
    assert t.asked == ([HORDE] if left else [])


@rule("ZT-CARD-RAMPAGE")
def test_rampage_needs_a_zombie_that_can_be_activated() -> None:
    t = base("child A1", "M6 east, M8 east", hands=[[], ["rampage"]]).movement()
    assert t.can(ZOMBIES, "rampage")
    t.activate("M6", "pass")
    assert t.options(ZOMBIES) == [("pass",)]
    assert base("child A1", hands=[[], ["rampage"]]).movement().options(ZOMBIES) == [("pass",)]


@rule("ZT-CARD-AWE", "ZT-MAN-02")
def test_awe_frees_one_zombie_and_the_other_is_forced_again() -> None:
    noise = ["child", "nurse", "banker"]
    t = base("child K6, nurse A1", "H6 east, K8 north, M11 east", hands=[[], ["awe", "trap"]], noise=noise).movement()
    t.play(ZOMBIES, "awe").activate("M11", "pass")
    assert t.fields(ZOMBIES, "activate") == {"H6", "K8"}
    t.activate("K8")
    assert (t.zombies["K7"], t.health("child")) == ("north*", "wounded")
    assert t.fields(ZOMBIES, "activate") == {"H6"}


@rule("ZT-CARD-RAMPAGE")
def test_rampage_is_spent_on_a_forced_zombie_too() -> None:
    people = "child L6, nurse A1"
    t = base(people, "H6 east, M11 north", hands=[[], ["rampage", "trap"]], noise=["child"]).movement()
    t.play(ZOMBIES, "rampage").activate("H6")
    assert t.zombies["K6"] == "east*"
    t.activate("M11", "turn west", "step")
    assert t.question == "ask-zombie", "the other one has no more than its own points"


@rule("ZT-S4-FND-03", "ZT-S4-FND-13", "ZT-BAN-02")
@pytest.mark.parametrize("line", ["shove east", "move banker east", "push banker east", "sewers banker"])
def test_however_the_banker_comes_onto_a_biohazard_he_is_asked_for_the_briefcase(line: str) -> None:
    verb = line.split(maxsplit=1)[0]
    start, find = ("E3", "K3") if verb == "sewers" else ("C6", "D6")
    facts: dict[str, Any] = {
        "finds": [f"{find} biohazard", "pool zombie"],
        "teams": [["child"], ["mechanic", "banker"], []],
    }
    facts["hands"] = [[], ["sewers"], []]
    zombies = "D6 east" if verb == "push" else ""
    t = law(f"mechanic B6, banker {start}, child A1", zombies, {"briefcase_automatic": False}, **facts).human_turn(
        FRANK
    )
    t.play(FRANK, line)
    if verb == "sewers":
        t.play(FRANK, "place K3")
    assert (t.at("banker"), t.question) == (find, "ask-briefcase")
    t.play(FRANK, "spend-briefcase")
    assert (t.question, t.health("banker"), t.view()["briefcase"]) == ("ask-human", "healthy", False)


@rule("ZT-S4-CRD-09")
def test_the_zombies_keep_their_hand_when_the_human_cards_come_back() -> None:
    hands: list[list[str]] = [["courage"], ["regroup"], ["plague", "awe"]]
    t = law("child C4, nurse C9", "M1 north", blocked=["sewers", "silence"], hands=hands).from_phase("clean_up")
    assert (t.cards(NORMAN), t.cards(FRANK), t.cards(HORDE)) == (set(), set(), {"plague", "awe"})


@rule("ZT-S4-SET-03", "ZT-S4-SET-08")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_plays_the_zombies_has_plague_and_the_others_a_token(seat: int) -> None:
    t = new_game(3, {"zombie_seat": str(seat)})
    assert [player["support"] for player in t.view()["players"]] == [other != seat for other in range(3)]
    assert [player["cards"] for player in t.view()["players"]] == [int(other == seat) for other in range(3)]
    assert sorted(t.g.deck) == [7, 8, 9, 10, 11]
    assert t.g.supporters == 0b111 & ~(1 << seat)
    none = new_game(3, changes={"scenarios": {"law-of-the-stronger": {"support": 0}}})
    assert none.g.supporters == 0
    assert t.view()["players"][seat]["open_cards"] == [6]


@rule("ZT-SET-06")
def test_a_half_without_a_lawful_field_takes_no_more_zombies() -> None:
    rows = [". . . . . . . . # # # # # # # #"] * 12
    rows[6] = ". . . . . . . . . . . . . . . C"
    changes: dict[str, Any] = {"boards": {"a": {"grid": "\n".join(rows)}}}
    t = new_game(2, changes=changes)
    t.play(HUMANS, *(f"place A{row}" for row in (1, 2, 3, 4, 5, 6)))
    assert t.fields(ZOMBIES) == {f"{letter}7" for letter in "IJKLMNO"}
    t.place("I7 east", "K7 east", "M7 east").play(ZOMBIES, "face east")
    assert set(t.zombies) == {"I7", "K7", "M7", "O7"}, "the last field is taken at once"
    assert all(str(field)[0] < "I" for field in t.fields(ZOMBIES))
    t.place("C1 east", "C3 east", "C5 east", "C7 east", "C9 east")
    assert t.question == "ask-human"
