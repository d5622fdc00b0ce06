"""Scenario The Law of the Stronger: rounds, card choice, support and block tokens, the zombies' deck."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.zombie_terror.driver import FRANK, HORDE, NORMAN, Driver, law
from tests.marks import rule

PEOPLE = "lumberjack C3, child C4, banker C5, dog C7, nurse C9, mechanic C10, policeman C11"
CARDS = {"courage", "first-aid", "regroup", "sewers", "adrenaline", "silence"}


def choice(**facts: Any) -> Driver:
    """Begin a round with Sewers and Silence blocked."""
    return law(PEOPLE, "M1 north", blocked=["sewers", "silence"], **facts).from_phase("card_choice")


def chosen(t: Driver) -> Driver:
    """Norman has Regroup and Courage, Frank has Adrenaline and First Aid Kit."""
    return t.play(NORMAN, "take regroup").play(FRANK, "take adrenaline").play(NORMAN, "take courage")


@rule("ZT-S4-RND-01", "ZT-S4-RND-02", "ZT-S4-RND-03")
def test_a_round_is_card_choice_first_turn_second_turn_then_the_zombies() -> None:
    t = choice()
    assert t.view()["phase"] == "card-choice"
    chosen(t)
    assert (t.view()["phase"], t.asked) == ("human-turn", [NORMAN])
    t.play(NORMAN, "move child east", "pass")
    assert t.asked == [FRANK]
    t.play(FRANK, "move nurse east", "pass")
    assert (t.view()["phase"], t.asked) == ("movement", [HORDE])


@rule("ZT-S4-RND-04")
def test_the_human_players_change_places_every_round() -> None:
    t = law(PEOPLE, "M1 north", blocked=["sewers", "silence"]).from_phase("clean_up")
    assert (t.view()["first"], t.view()["second"]) == (FRANK, NORMAN)
    t.play(HORDE, "block courage", "block regroup")
    assert t.asked == [FRANK]
    assert t.question == "ask-card"


@rule("ZT-S4-RND-05")
def test_a_player_without_characters_still_chooses_and_runs_the_dog() -> None:
    t = law("dog C7, nurse C9, mechanic C10", "M1 north", blocked=["sewers", "silence"], first=FRANK)
    t.from_phase("card_choice")
    t.play(FRANK, "take regroup").play(NORMAN, "take adrenaline").play(FRANK, "take courage")
    t.play(FRANK, "move nurse east", "pass")
    assert t.asked == [NORMAN]
    assert t.can(NORMAN, "move dog east")


@rule("ZT-S4-CRD-01")
def test_blocked_cards_cannot_be_chosen() -> None:
    t = choice()
    assert {option[1] for option in t.options(NORMAN)} == CARDS - {"sewers", "silence"}


@rule("ZT-S4-CRD-02", "ZT-S4-CRD-03", "ZT-S4-CRD-04")
def test_first_second_first_and_the_last_card_is_the_second_player_s() -> None:
    t = chosen(choice())
    assert t.cards(NORMAN) == {"regroup", "courage"}
    assert t.cards(FRANK) == {"adrenaline", "first-aid"}
    assert len(t.view(HORDE)["players"][FRANK]["open_cards"]) == 2


@rule("ZT-S4-CRD-05")
def test_cards_are_played_in_their_player_s_own_turn() -> None:
    t = chosen(choice())
    assert not t.can(NORMAN, "adrenaline")
    assert t.can(NORMAN, "regroup")
    t.play(NORMAN, "move child east", "pass")
    assert t.can(FRANK, "adrenaline nurse")
    assert not t.can(FRANK, "regroup")


@rule("ZT-S4-CRD-07")
def test_regroup_may_take_a_rival_s_human_but_one_must_be_own() -> None:
    t = chosen(choice())
    assert t.can(NORMAN, "regroup child nurse")
    assert t.can(NORMAN, "regroup child banker")
    assert not t.can(NORMAN, "regroup nurse mechanic")
    assert not t.can(NORMAN, "regroup mechanic policeman")


@rule("ZT-S4-CRD-08", "ZT-S4-CRD-09")
def test_a_played_card_is_used_up_for_the_round_and_comes_back() -> None:
    t = chosen(choice())
    t.play(NORMAN, "regroup child nurse")
    assert not t.can(NORMAN, "regroup")
    t.play(NORMAN, "move child east", "pass").play(FRANK, "move nurse east", "pass")
    t.play(HORDE, "pass").place("H1 south").play(HORDE, "pass")
    t.play(HORDE, "block courage", "block adrenaline")
    assert {option[1] for option in t.options(FRANK)} == CARDS - {"courage", "adrenaline"}


@rule("ZT-S4-SUP-01", "ZT-S4-SUP-03", "ZT-S4-BLK-04")
def test_a_support_token_opens_a_blocked_card_for_its_player_s_turn() -> None:
    t = choice(supporters=3)
    assert not t.can(NORMAN, "support")
    chosen(t)
    assert not t.can(NORMAN, "silence")
    t.play(NORMAN, "support silence")
    assert t.cards(NORMAN) == {"regroup", "courage", "silence"}
    t.play(NORMAN, "silence child", "silence banker")
    assert not t.can(NORMAN, "silence")
    assert not t.can(NORMAN, "support")
    t.play(NORMAN, "move child east", "pass")
    assert not t.can(FRANK, "silence")


@rule("ZT-S4-SUP-01")
def test_a_card_may_be_supported_without_a_target() -> None:
    t = chosen(choice(supporters=3))
    t.play(NORMAN, "support sewers")
    assert not t.can(NORMAN, "sewers")


@rule("ZT-S4-SUP-02")
def test_a_card_holds_one_support_token() -> None:
    t = chosen(choice(supporters=3))
    t.play(NORMAN, "support silence", "move child east", "pass")
    assert {option[1] for option in t.options(FRANK) if option[0] == "support"} == {"sewers"}


@rule("ZT-S4-SUP-04", "ZT-S4-SUP-05")
def test_a_used_token_is_gone_and_an_unused_one_is_a_star() -> None:
    t = law(PEOPLE, "M1 north", blocked=["sewers", "silence"], supporters=2, supported=["silence"])
    assert (t.stars(NORMAN), t.stars(FRANK)) == (0, 1)
    t.from_phase("clean_up")
    assert t.view()["cards"]["supported"] == []
    assert [player["support"] for player in t.view()["players"]] == [False, True, False]


@rule("ZT-S4-BLK-02", "ZT-S4-BLK-03")
def test_both_blocks_must_move_to_cards_that_were_free() -> None:
    t = law(PEOPLE, "M1 north", blocked=["sewers", "silence"]).from_phase("clean_up")
    assert not t.can(HORDE, "pass")
    assert {option[1] for option in t.options(HORDE)} == CARDS - {"sewers", "silence"}
    t.play(HORDE, "block regroup")
    assert not t.can(HORDE, "block regroup")
    t.play(HORDE, "block courage")
    assert t.view()["cards"]["blocked"] == [0, 2]


@rule("ZT-S4-DCK-01")
def test_the_zombie_player_draws_the_top_card_and_may_play_it_at_once() -> None:
    t = law(PEOPLE, "M1 north", deck=["bloodlust", "awe"], hands=[[], [], ["plague"]]).from_phase("draw")
    assert t.cards(HORDE) == {"plague", "bloodlust"}
    assert t.can(HORDE, "bloodlust")
    assert t.told(NORMAN, "drew") == []
    assert t.told(NORMAN, "drew-one") == [(HORDE,)]


@rule("ZT-S4-DCK-02")
def test_played_zombie_cards_go_on_the_discard_pile() -> None:
    t = law(PEOPLE, "M1 north", hands=[[], [], ["bloodlust"]]).movement()
    t.play(HORDE, "bloodlust")
    assert t.view()["cards"]["discard"] == [9]


@rule("ZT-S4-DCK-03")
def test_an_empty_deck_is_made_of_the_discards_when_a_card_is_due() -> None:
    t = law(PEOPLE, "M1 north", discard=["awe", "trap"], hands=[[], [], ["plague"]])
    assert t.view()["cards"]["deck"] == 0
    t.from_phase("draw")
    assert t.view()["cards"]["discard"] == []
    assert t.view()["cards"]["deck"] == 1
    assert len(t.cards(HORDE)) == 2


@rule("ZT-S4-DCK-04")
def test_with_nothing_to_draw_nothing_is_drawn() -> None:
    t = law(PEOPLE, "M1 north", hands=[[], [], ["plague"]]).from_phase("draw")
    assert t.cards(HORDE) == {"plague"}


@rule("ZT-S4-DCK-05")
def test_no_hand_limit_and_no_limit_of_plays() -> None:
    hand = ["plague", "awe", "trap", "bloodlust", "rampage"]
    t = law(PEOPLE, "M1 north", deck=["horde"], hands=[[], [], hand]).from_phase("draw")
    assert len(t.cards(HORDE)) == 6
    t.play(HORDE, "plague", "horde", "bloodlust", "rampage")
    assert t.cards(HORDE) == {"awe", "trap"}


@rule("ZT-S4-DCK-06", "ZT-S4-DOG-03")
def test_awe_cannot_touch_what_the_dog_forces() -> None:
    hands: list[list[str]] = [[], [], ["awe"]]
    t = law("dog K6, child A1", "H6 east, M11 east", hands=hands).movement()
    assert not t.can(HORDE, "awe")
    t = law("dog K6, child A1", "H6 east, A4 north, M11 east", hands=hands, noise=["dog"]).movement()
    t.play(HORDE, "awe")
    assert t.fields(HORDE, "activate") == {"A4", "M11"}


@rule("ZT-S4-CLN-01")
def test_the_clean_up_runs_in_order_and_moves_the_blocks_last() -> None:
    t = law(PEOPLE.replace("child C4", "child C4 doomed"), "M6 north inactive", blocked=["sewers", "silence"])
    t.from_phase("turning")
    assert (t.question, t.view()["terror"], t.view()["first"]) == ("ask-facing", 2, NORMAN)
    t.play(HORDE, "face east")
    assert t.zombies["M6"] == "north"
    assert (t.question, t.view()["first"]) == ("ask-block", FRANK)


@pytest.mark.parametrize("seat", [NORMAN, FRANK])
def test_without_special_cards_nothing_is_chosen_or_drawn(seat: int) -> None:
    t = law(PEOPLE, "M1 north", {"special_cards": False}, first=seat).from_phase("card_choice")
    assert t.question == "ask-human"
    assert t.asked == [seat]


@rule("ZT-S4-BLK-01")
def test_without_block_tokens_nobody_is_asked_for_a_card_to_block() -> None:
    changes = {"scenarios": {"law-of-the-stronger": {"block": 0}}}
    t = law(PEOPLE, "M1 north", changes=changes).from_phase("clean_up")
    assert (t.view()["phase"], t.g.blocked) == ("card-choice", 0)
