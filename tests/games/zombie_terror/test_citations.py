"""What is refused names its rule: every question and every kind of option that is not offered now."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.zombie_terror.driver import FRANK, HORDE, HUMANS, NORMAN, ZOMBIES, Driver, base, law, new_game

BLOCKED = ["sewers", "silence"]


def reasons(t: Driver, seat: int, *lines: str) -> set[str]:
    """Name the rules that forbid some options; none of them may be offered."""
    for line in lines:
        assert not t.can(seat, line), line
    return {t.why_not(seat, line) for line in lines}


# ---------------------------------------------------------------- the human turn


def test_a_human_turn_is_for_its_own_actions_and_somebody_must_act() -> None:
    t = base("nurse C6").human_turn()
    assert t.rule == "ZT-HT-11"
    assert reasons(t, HUMANS, "pass") == {"ZT-HT-03"}
    others = ("take courage", "block silence", "place A1", "face north", "activate A1", "spend-briefcase")
    assert reasons(t, HUMANS, *others) == {"ZT-HT-11"}


@pytest.mark.parametrize(
    ("named", "lines"),
    [
        ("ZT-MEC-01", ("shove north", "shove west")),
        ("ZT-NUR-01", ("heal mechanic", "heal lumberjack")),
        ("ZT-POL-02", ("shoot north", "shoot west")),
        ("ZT-LUM-01", ("axe north", "axe west")),
        ("ZT-S4-DOG-07", ("hold north", "hold west")),
        ("ZT-CARD-COURAGE", ("courage mechanic north", "courage lumberjack west")),
        ("ZT-CARD-FIRSTAID", ("first-aid mechanic", "first-aid lumberjack")),
        ("ZT-CARD-REGROUP", ("regroup mechanic mechanic", "regroup lumberjack lumberjack")),
        ("ZT-CARD-SEWERS", ("sewers mechanic", "sewers lumberjack")),
        ("ZT-CARD-ADRENALINE", ("adrenaline mechanic", "adrenaline lumberjack")),
        ("ZT-CARD-SILENCE", ("silence mechanic", "silence lumberjack")),
        ("ZT-S4-SUP-01", ("support courage", "support silence")),
    ],
)
def test_powers_cards_and_tokens_name_their_rule(named: str, lines: tuple[str, ...]) -> None:
    assert reasons(base("nurse C6").human_turn(), HUMANS, *lines) == {named}


def test_others_people_the_rival_s_dog_and_the_doomed_do_not_move() -> None:
    t = law("child C6, banker C8 doomed, nurse F6, dog H6", "G6 north").human_turn(NORMAN)
    assert reasons(t, NORMAN, "move nurse north", "push nurse east", "move banker north") == {"ZT-HT-02"}
    assert reasons(t, NORMAN, "move dog north") == {"ZT-S4-DOG-01"}


def test_a_move_needs_points_a_free_field_and_a_straight_way() -> None:
    t = base("nurse A6, child A7, banker D11").human_turn()
    assert reasons(t, HUMANS, "move nurse west", "move nurse south", "move child west") == {"ZT-MOV-01"}
    assert reasons(t, HUMANS, "move nurse south-east", "move nurse north-west") == {"ZT-MOV-02"}
    t.play(HUMANS, "move child south-east")
    assert reasons(t, HUMANS, "move child north-east", "move child south-west") == {"ZT-CHI-01"}
    t.play(HUMANS, *["move banker east"] * 3)
    assert reasons(t, HUMANS, "move banker west", "move banker north-west", "push banker east") == {"ZT-HT-04"}


def test_the_dog_s_diagonal_is_no_wonder() -> None:
    t = law("dog C6, nurse A9", "D5 north").human_turn(FRANK)
    assert reasons(t, FRANK, "move dog north-east") == {"ZT-MOV-01"}


def test_a_push_needs_a_zombie_that_looks_away_and_room_behind_it() -> None:
    t = base("nurse F6, child F8, mechanic D11, banker C3", "G6 west, G8 east, D12 west, C4 north").human_turn()
    assert reasons(t, HUMANS, "push nurse west", "push mechanic north") == {"ZT-PSH-01"}
    assert reasons(t, HUMANS, "push nurse east", "push banker south") == {"ZT-PSH-02"}
    assert reasons(t, HUMANS, "push mechanic south") == {"ZT-PSH-03"}
    assert reasons(t, HUMANS, "push child east") == {"ZT-PSH-07"}


def test_silence_and_the_sewers_ask_for_nothing_else() -> None:
    t = base("nurse E3, child A1, mechanic A2", hands=[["silence", "sewers"], []]).human_turn()
    t.play(HUMANS, "silence nurse")
    assert (t.rule, reasons(t, HUMANS, "silence nurse", "move nurse north")) == ("ZT-CARD-SILENCE", {"ZT-CARD-SILENCE"})
    t.play(HUMANS, "pass", "sewers nurse")
    assert (t.rule, reasons(t, HUMANS, "place E3", "pass")) == ("ZT-CARD-SEWERS", {"ZT-CARD-SEWERS"})


# ---------------------------------------------------------------- set-up, cards, tokens


def test_first_fields_are_refused_by_the_rules_of_the_set_up() -> None:
    t = new_game()
    assert (t.rule, reasons(t, HUMANS, "place B1", "pass")) == ("ZT-SET-05", {"ZT-SET-05"})
    t.play(HUMANS, *(f"place A{row}" for row in (1, 2, 3, 4, 5, 6)))
    assert (t.rule, reasons(t, ZOMBIES, "place A12", "pass")) == ("ZT-SET-06", {"ZT-SET-06"})


def test_a_blocked_card_and_a_taken_one_are_refused_by_different_rules() -> None:
    t = law("child C4, nurse C9", "M1 north", blocked=BLOCKED).from_phase("card_choice")
    assert t.rule == "ZT-S4-CRD-02"
    assert reasons(t, NORMAN, "take sewers", "take silence") == {"ZT-S4-CRD-01"}
    t.play(NORMAN, "take courage")
    assert reasons(t, FRANK, "take courage", "support silence", "block courage", "pass") == {"ZT-S4-CRD-02"}
    t = law("child C4, nurse C9", "M1 north", blocked=["courage", "regroup"]).from_phase("card_choice")
    assert reasons(t, NORMAN, "take courage", "take regroup") == {"ZT-S4-CRD-01"}


def test_blocks_that_stay_are_refused() -> None:
    t = law("child C4, nurse C9", "M1 north", blocked=BLOCKED).from_phase("clean_up")
    assert (t.rule, reasons(t, HORDE, "block sewers", "block silence")) == ("ZT-S4-BLK-02", {"ZT-S4-BLK-03"})


def test_the_question_of_the_briefcase_cites_its_rule_and_spends_it_for_who_is_away() -> None:
    t = base("banker K6, child A1", "J6 east", {"briefcase_automatic": False}).movement()
    assert t.rule == "ZT-BAN-02"
    assert t.fallback(HUMANS) == ("spend-briefcase",)


def test_who_is_away_ends_the_turn_as_soon_as_that_is_allowed() -> None:
    t = base("nurse C6").human_turn()
    assert t.fallback(HUMANS)[0] == "move"
    t.play(HUMANS, "move nurse east")
    assert t.fallback(HUMANS) == ("pass",)


# ---------------------------------------------------------------- the zombie turn


def test_a_zombie_waits_for_an_activation_for_the_forced_or_for_the_next_turn() -> None:
    hands: list[list[str]] = [[], ["trap"]]
    t = base("child K6, nurse A1", "H6 east, M11 east, M8 north", hands=hands, noise=["nurse"]).movement()
    assert t.rule == "ZT-ACT-01"
    assert reasons(t, ZOMBIES, "activate M11") == {"ZT-MAN-02"}
    assert reasons(t, ZOMBIES, "pass") == {"ZT-ACT-08"}
    t.activate("H6")
    assert reasons(t, ZOMBIES, "activate J6", "activate A1", "activate P12") == {"ZT-ACT-02"}
    t.activate("M8", "pass")
    assert reasons(t, ZOMBIES, "activate M11") == {"ZT-ACT-01"}


def test_cards_that_are_not_held_or_not_for_this_phase_are_refused() -> None:
    t = base("child K6, nurse A1", "M11 east", hands=[[], ["trap", "awe"]]).movement()
    assert reasons(t, ZOMBIES, "awe") == {"ZT-CARD-AWE"}
    cards = ("plague", "horde", "bloodlust", "rampage", "trap supermarket", "trap either")
    assert reasons(t, ZOMBIES, *cards) == {"ZT-CARD-03"}
    assert reasons(t, ZOMBIES, "face west", "step", "bite", "mutate", "place A1") == {"ZT-ACT-01"}


def test_an_activated_zombie_is_refused_by_the_rules_of_its_deeds() -> None:
    t = base("child A1", "J6 east, K6 east", {"all_activations_must_be_used": True}).movement()
    t.activate("J6")
    assert t.rule == "ZT-ACT-03"
    assert reasons(t, ZOMBIES, "step") == {"ZT-ACT-04"}
    assert reasons(t, ZOMBIES, "turn east", "turn west") == {"ZT-ACT-05"}
    assert reasons(t, ZOMBIES, "bite") == {"ZT-BITE-01"}
    assert reasons(t, ZOMBIES, "pass", "activate K6", "bloodlust") == {"ZT-ACT-07"}
    t = base("child A1", "J6 east").movement()
    t.activate("J6", "turn south")
    assert reasons(t, ZOMBIES, "turn north", "turn west") == {"ZT-ACT-05"}


def test_arrivals_are_refused_by_the_rules_of_the_adding_phase() -> None:
    t = law("child A1", "M6 mutant north").adding()
    assert t.rule == "ZT-ADD-04"
    assert reasons(t, HORDE, "place A1", "place P12") == {"ZT-ADD-02"}
    assert reasons(t, HORDE, "pass") == {"ZT-ADD-06"}
    assert reasons(t, HORDE, "mutate") == {"ZT-S4-MUT-01"}
    assert reasons(t, HORDE, "trap supermarket", "trap either") == {"ZT-CARD-TRAP"}
    assert reasons(t, HORDE, "plague", "horde", "bloodlust", "rampage", "face north", "block silence") == {"ZT-CARD-03"}
    t.play(HORDE, "place H1")
    assert (t.rule, reasons(t, HORDE, "pass", "place H2")) == ("ZT-ADD-04", {"ZT-ADD-04"})
    t.play(HORDE, "face south")
    assert (t.rule, reasons(t, HORDE, "place A5")) == ("ZT-S4-FND-01", {"ZT-S4-FND-01"})
    t.play(HORDE, "hide-find")
    assert (t.rule, reasons(t, HORDE, "pass", "place A1")) == ("ZT-S4-FND-02", {"ZT-S4-FND-02"})


def test_nobody_but_the_doomed_turns_and_nobody_is_left_out() -> None:
    t = base("child K6 doomed, nurse D6 doomed, mechanic A1, banker A2").from_phase("turning")
    assert (t.rule, reasons(t, ZOMBIES, "raise mechanic", "pass")) == ("ZT-CLN-01", {"ZT-CLN-01"})


# ---------------------------------------------------------------- who is asked although there is nothing to choose


def test_whoever_holds_a_card_is_asked_even_if_it_cannot_be_played() -> None:
    walls = "A2 north, B1 west, B2 north"
    facts: dict[str, Any] = {"hands": [["sewers"], []]}
    assert base("nurse A1", walls, **facts).human_turn().options(HUMANS) == [("pass",)]
    assert base("nurse A1", walls).human_turn().asked == []
    trap: dict[str, Any] = {"hands": [[], ["trap"]]}
    assert base("nurse A1", **trap).movement().options(ZOMBIES) == [("pass",)]
    assert base("nurse A1").movement().asked == []
