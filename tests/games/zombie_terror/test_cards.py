"""Chapter: the special cards of both sides in the base game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.zombie_terror.driver import HORDE, HUMANS, NORMAN, ZOMBIES, base, law
from tests.marks import rule


@rule("ZT-CARD-02")
def test_a_card_is_played_once_and_out_of_the_game() -> None:
    t = base("child K6 wounded, nurse A1 wounded", hands=[["first-aid"], []]).human_turn()
    t.play(HUMANS, "first-aid child")
    assert not t.can(HUMANS, "first-aid")
    assert t.cards(HUMANS) == set()
    assert t.view()["cards"]["played"] == [1]
    t = base("child A1", "M6 east", hands=[[], ["bloodlust"]]).movement()
    t.play(ZOMBIES, "bloodlust")
    assert not t.can(ZOMBIES, "bloodlust")
    assert t.view()["cards"]["played"] == [9]


@rule("ZT-CARD-03")
def test_cards_are_played_in_one_s_own_turn() -> None:
    hands = [["adrenaline"], ["bloodlust"]]
    t = base("child K6, nurse A1", "M11 east", hands=hands).human_turn()
    assert t.asked == [HUMANS]
    assert not t.can(HUMANS, "bloodlust")
    t = base("child K6, nurse A1", "M11 east", hands=hands).movement()
    assert t.asked == [ZOMBIES]
    assert not t.can(ZOMBIES, "adrenaline")


@rule("ZT-CARD-04", "ZT-CARD-05")
def test_any_number_of_cards_and_no_action_point_for_any() -> None:
    hands = [["adrenaline", "first-aid", "regroup", "silence"], []]
    t = base("child K6 wounded, nurse A1", hands=hands).human_turn()
    t.play(HUMANS, "first-aid child", "regroup child nurse", "adrenaline nurse", "silence child", "silence nurse")
    assert (t.ap("child"), t.ap("nurse")) == (3, 5)
    assert t.cards(HUMANS) == set()
    t = base("child A1", "M6 east", hands=[[], ["bloodlust", "plague", "horde"]]).movement()
    t.play(ZOMBIES, "bloodlust", "plague", "horde")
    assert t.cards(ZOMBIES) == set()


@rule("ZT-CARD-06")
def test_a_card_without_a_target_cannot_be_played() -> None:
    hands = [["courage", "first-aid", "regroup", "sewers"], []]
    t = base("child K6", "M6 east", hands=hands).human_turn()
    assert {option[0] for option in t.options(HUMANS)} == {"move"}
    full = base("child E3, nurse E10, banker K3, mechanic K10", hands=hands).human_turn()
    assert not full.can(HUMANS, "sewers")


@rule("ZT-CARD-COURAGE")
def test_courage_hits_a_zombie_next_to_a_human_whatever_it_faces() -> None:
    t = base("child K6", "L6 west, N6 east", hands=[["courage"], []]).human_turn()
    t.play(HUMANS, "courage child east")
    assert set(t.zombies) == {"N6"}


@rule("ZT-CARD-FIRSTAID")
def test_first_aid_heals_a_human_wherever_it_stands() -> None:
    t = base("child K6 wounded, nurse A1", hands=[["first-aid"], []]).human_turn()
    assert not t.can(HUMANS, "first-aid nurse")
    t.play(HUMANS, "first-aid child")
    assert t.health("child") == "healthy"


@rule("ZT-CARD-REGROUP")
def test_regroup_swaps_two_humans_at_any_distance() -> None:
    t = base("child K6, nurse A1, banker C3 doomed", hands=[["regroup"], []]).human_turn()
    assert not t.can(HUMANS, "regroup nurse banker")
    t.play(HUMANS, "regroup child nurse")
    assert (t.at("child"), t.at("nurse")) == ("A1", "K6")


@rule("ZT-CARD-SEWERS")
def test_sewers_lead_from_manhole_to_free_manhole_and_cost_the_rest_of_the_action_points() -> None:
    t = base("child E3, nurse K3, banker A1", hands=[["sewers"], []]).human_turn()
    assert not t.can(HUMANS, "sewers banker")
    t.play(HUMANS, "sewers child")
    assert t.fields(HUMANS) == {"E10", "K10"}
    t.play(HUMANS, "place K10")
    assert (t.at("child"), t.ap("child")) == ("K10", 0)


@rule("ZT-CARD-ADRENALINE")
def test_adrenaline_gives_two_more_action_points_this_turn() -> None:
    t = base("child B6, nurse A1", hands=[["adrenaline"], []]).human_turn()
    t.play(HUMANS, *["move child east"] * 3, "adrenaline child", *["move child east"] * 2)
    assert (t.at("child"), t.ap("child")) == ("G6", 0)
    t.play(HUMANS, "pass")
    t.human_turn()
    assert t.ap("child") == 3


@rule("ZT-CARD-SILENCE")
def test_silence_covers_one_or_two_humans_activated_or_not() -> None:
    t = base("child B6, nurse A1, banker C9", hands=[["silence"], []]).human_turn()
    t.play(HUMANS, "move child east")
    assert t.allowance == 2
    t.play(HUMANS, "silence child", "silence nurse")
    assert t.question == "ask-human"
    assert t.allowance == 1
    t.play(HUMANS, "move nurse south", "move banker north")
    assert t.allowance == 2
    alone = base("child B6, nurse A1", hands=[["silence"], []]).human_turn()
    alone.play(HUMANS, "silence child", "pass")
    assert alone.question == "ask-human"


@rule("ZT-CARD-PLAGUE")
@pytest.mark.parametrize("phase", ["movement", "adding"])
def test_plague_adds_two_zombies_on_either_half(phase: str) -> None:
    t = base("child A1", "A12 west", hands=[[], ["plague"]])
    if phase == "movement":
        t.movement().play(ZOMBIES, "plague", "pass")
        t.adding()
    else:
        t.adding().play(ZOMBIES, "plague")
    assert t.view()["coming"] == {"supermarket": 1, "car": 0, "either": 2}
    t.place("P1 west", "H1 south", "P2 west")
    assert t.asked == []
    assert t.view()["pool"] == 16


@rule("ZT-CARD-PLAGUE", "ZT-CARD-HORDE")
def test_plague_and_horde_come_too_late_once_a_zombie_is_down() -> None:
    t = base("child A1, nurse K1", hands=[[], ["plague", "horde"]]).adding()
    t.place("P1 west")
    assert not t.can(ZOMBIES, "plague")
    assert not t.can(ZOMBIES, "horde")


@rule("ZT-CARD-PLAGUE")
def test_in_scenario_4_one_of_plague_s_zombies_may_be_the_mutated_one() -> None:
    t = law("child A1", "A12 west", hands=[[], [], ["plague"]]).adding()
    t.play(HORDE, "plague")
    t.place("H1 south").play(HORDE, "mutate").place("P1 west")
    assert t.zombies["P1"] == "mutant west"


@rule("ZT-CARD-AWE")
def test_awe_frees_one_zombie_while_others_are_forced() -> None:
    t = base("child K6, nurse A1", "H6 east, M11 east", hands=[[], ["awe"]], noise=["child"]).movement()
    assert t.fields(ZOMBIES, "activate") == {"H6"}
    t.play(ZOMBIES, "awe")
    assert t.fields(ZOMBIES, "activate") == {"H6", "M11"}
    assert not t.can(ZOMBIES, "pass")
    t.activate("H6", "turn north", "pass")
    assert t.zombies["H6"] == "north*"
    assert t.view()["noise"]["left"] == 1


@rule("ZT-CARD-AWE")
def test_awe_needs_a_forced_zombie_and_an_activation() -> None:
    t = base("child K6", "M11 east", hands=[[], ["awe"]]).movement()
    assert not t.can(ZOMBIES, "awe")
    t = base("child K6, nurse A1", "H6 east, N6 west", hands=[[], ["awe"]]).movement()
    t.activate("H6")
    assert not t.can(ZOMBIES, "awe")


@rule("ZT-CARD-TRAP")
def test_trap_lets_one_zombie_go_on_any_free_field() -> None:
    t = base("child A1, nurse K1", "B1 north", hands=[[], ["trap"]]).adding()
    assert "D6" not in t.fields(ZOMBIES)
    t.play(ZOMBIES, "trap car")
    assert t.cards(ZOMBIES) == set()
    assert {"D6", "B2", "P5"} <= t.fields(ZOMBIES)
    assert not {"B1", "A1", "B3", "P7"} & t.fields(ZOMBIES)
    t.place("B2 north")
    assert t.view()["coming"] == {"supermarket": 1, "car": 0, "either": 0}
    assert "D6" not in t.fields(ZOMBIES)


@rule("ZT-CARD-TRAP", "ZT-S4-MUT-09")
def test_trap_may_place_the_mutated_zombie_but_not_the_zombie_of_a_find() -> None:
    facts: dict[str, Any] = {"finds": ["D6 zombie", "pool biohazard"], "revealed": 1, "hands": [[], [], ["trap"]]}
    t = law("child A1", "A12 west", **facts).adding()
    assert t.question == "ask-facing"
    t.play(HORDE, "face east", "trap supermarket", "mutate").place("C6 west")
    assert t.zombies == {"A12": "west", "D6": "east", "C6": "mutant west"}


@rule("ZT-CARD-BLOODLUST")
def test_bloodlust_adds_two_activations_until_the_phase_ends() -> None:
    t = base("child A1", "M6 east, M8 east, M11 east", hands=[[], ["bloodlust"]]).movement()
    t.activate("M6", "pass")
    assert not t.can(ZOMBIES, "activate")
    t.play(ZOMBIES, "bloodlust")
    t.activate("M8", "pass").activate("M11", "pass")
    assert t.asked == []


@rule("ZT-CARD-RAMPAGE")
def test_rampage_gives_one_more_action_point_and_no_more_turns() -> None:
    t = base("child A1", "I6 east, M11 east", hands=[[], ["rampage"]], noise=["child"]).movement()
    t.play(ZOMBIES, "rampage")
    assert not t.can(ZOMBIES, "pass")
    t.activate("I6", "step", "turn south")
    assert not t.can(ZOMBIES, "turn")
    t.play(ZOMBIES, "step")
    assert t.zombies["J7"] == "south*"
    t.activate("M11", "step", "step")
    assert t.question != "ask-activation"


@rule("ZT-CARD-RAMPAGE")
def test_a_forced_zombie_walks_on_straight_with_rampage() -> None:
    t = base("child L6, nurse A1", "H6 east", hands=[[], ["rampage"]]).movement()
    t.play(ZOMBIES, "rampage")
    t.activate("H6")
    assert t.zombies == {"K6": "east*"}
    assert t.health("child") == "wounded"


@rule("ZT-CARD-HORDE")
def test_horde_adds_one_zombie_for_each_half_humans_there_or_not() -> None:
    t = base("child A1", hands=[[], ["horde"]]).adding()
    t.play(ZOMBIES, "horde")
    assert (t.cards(ZOMBIES), t.view()["cards"]["played"]) == (set(), [11])
    assert t.view()["coming"] == {"supermarket": 2, "car": 1, "either": 0}
    t.place("P1 west")
    assert all(str(field)[0] < "I" for field in t.fields(ZOMBIES))


@rule("ZT-CARD-HORDE", "ZT-CARD-PLAGUE", "ZT-CARD-BLOODLUST")
def test_cards_add_as_much_as_the_data_say() -> None:
    more = {"numbers": {"horde": 3, "plague": 5, "bloodlust": 4, "rampage": 2, "adrenaline": 3, "silence": 3}}
    hands = [["adrenaline", "silence"], ["horde", "plague", "bloodlust"]]
    options = {"presence_zombie_on_same_half": False}
    t = base("child A1", "M6 east", options, hands=hands, changes=more).adding().play(ZOMBIES, "horde", "plague")
    assert t.view()["coming"]["either"] == 1 + 2 * 3 + 5
    t = base("child A1", "M6 east", options, hands=hands, changes=more).movement()
    t.play(ZOMBIES, "horde", "plague", "bloodlust")
    assert (t.view()["coming"]["either"], t.view()["noise"]["left"]) == (1 + 2 * 3 + 5, 1 + 4)
    t = base("child A1, nurse A3, banker A5, mechanic A7", "M6 east", hands=hands, changes=more).human_turn()
    t.play(HUMANS, "adrenaline child", "silence child", "silence nurse", "silence banker")
    assert (t.ap("child"), t.question) == (6, "ask-human")


@rule("ZT-CARD-HORDE")
@pytest.mark.parametrize(("same_half", "coming"), [(True, (2, 1, 0)), (False, (0, 0, 3))])
def test_horde_played_in_the_movement_phase_counts_in_the_adding_phase(
    same_half: bool,  # noqa: FBT001
    coming: tuple[int, int, int],
) -> None:
    options = {"presence_zombie_on_same_half": same_half}
    early = base("child A1", "M6 east", options, hands=[[], ["horde"]]).movement().play(ZOMBIES, "horde", "pass")
    late = base("child A1", "M6 east", options, hands=[[], ["horde"]]).adding().play(ZOMBIES, "horde")
    for t in (early, late):
        assert tuple(t.view()["coming"].values()) == coming
    early.adding().place("H1 south")
    assert sum(early.view()["coming"].values()) == 2


@rule("ZT-S4-CRD-06")
def test_cards_serve_only_characters_that_their_player_controls() -> None:
    people = "child K6 wounded, banker E3, nurse M6 wounded, policeman K10, dog F2"
    hands = [["courage", "first-aid", "sewers", "adrenaline", "silence"], [], []]
    t = law(people, "N6 west, K7 north, M5 north", hands=hands, first=1).human_turn(NORMAN)
    cards = {"courage", "first-aid", "sewers", "adrenaline", "silence"}
    named = {option[1] for option in t.options(NORMAN) if option[0] in cards}
    assert named == {"child", "banker"}
    assert t.can(NORMAN, "courage child south")
    assert not t.can(NORMAN, "courage nurse")


HUMAN_CARDS = ["courage", "first-aid", "regroup", "sewers", "adrenaline", "silence"]


@rule("ZT-CARD-03")
@pytest.mark.parametrize("card", [*HUMAN_CARDS, ""])
def test_only_cards_in_hand_are_offered_whatever_targets_there_are(card: str) -> None:
    t = base("child E3 wounded, nurse A1", "E2 north", hands=[[card] if card else [], []]).human_turn()
    assert {option[0] for option in t.options(HUMANS)} & set(HUMAN_CARDS) == ({card} if card else set())


@rule("ZT-CARD-03")
@pytest.mark.parametrize("card", ["plague", "awe", "trap", "bloodlust", "rampage", "horde", ""])
def test_only_zombie_cards_in_hand_are_offered_each_in_its_phase(card: str) -> None:
    cards = {"plague", "awe", "trap", "bloodlust", "rampage", "horde"}
    hands = [[], [card] if card else []]
    t = base("child K6, nurse A1", "H6 east, K8 north", hands=hands).movement()
    assert {option[0] for option in t.options(ZOMBIES)} & cards == {card} - {"trap", ""}
    t = base("child K6, nurse A1", "H6 east, K8 north", hands=hands).adding()
    assert {option[0] for option in t.options(ZOMBIES)} & cards == {card} & {"plague", "horde", "trap"}
