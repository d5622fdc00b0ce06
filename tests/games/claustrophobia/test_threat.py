"""Chapters: the Threat phase, Destiny dice and sending warriors."""

from __future__ import annotations

import pytest
from tests.games.claustrophobia.driver import DEMON, HUMAN, table
from tests.marks import rule

from ostoja.engine.errors import DataError
from ostoja.games.claustrophobia import GAME
from ostoja.games.claustrophobia.flow import Round

ALONE = {"T36": ["redeemer"]}
SWARM = [f"troglodyte-{number}" for number in range(1, 12)]


@rule("CLA-THR-01")
def test_three_dice_and_all_bonus_dice() -> None:
    assert table(at=ALONE).threat(3, 1, 2).told("destiny-die") == [(1,), (2,), (3,)]
    assert len(table(at=ALONE, bonus_dice=2).threat(1, 2, 3, 4, 5).told("destiny-die")) == 5


@rule("CLA-THR-01", "CLA-SC3-02")
def test_a_demon_adds_its_dice_while_it_is_in_play_and_on_every_tile() -> None:
    changes: dict[str, object] = {"demons": {"putrefied-damned": {"destiny_dice": 1}}}
    for tile in ("T01 0 1 2", "T31 0 1 2"):
        at = {"T35": ["redeemer"], tile.split()[0]: ["demon-1", "blade-1"]}
        figures = ["demon-1 putrefied-damned 1"]
        t = table("infection", tiles=["T35 0 0 0", tile], at=at, figures=figures, changes=changes)
        assert len(t.threat(1, 1, 1, 1).g.rolled) == 3 + 1
        t = table("infection", tiles=["T35 0 0 0", tile], at=at, figures=figures, changes=changes).humans()
        t.do("activate", "blade-1").rolls(6, 1, 1).do("attack", "demon-1").rolls(1, 1, 1).pass_until("ask-place")
        assert (t.where("demon-1"), len(t.g.rolled)) == ("", 3)


@rule("CLA-THR-01", "CLA-SC5-02")
def test_one_that_lies_prostrate_adds_no_dice() -> None:
    changes: dict[str, object] = {"demons": {"possessed-brute": {"destiny_dice": 1}}}
    at = {"T36": ["redeemer"], "T10": ["demon-1"]}
    for wounds, dice in ((2, 4), (3, 3)):
        tiles = ["T35 0 0 0", "T36 0 1 0", "T10 0 2 0"]
        figures = [f"demon-1 possessed-brute {wounds}"]
        t = table("possessed", tiles=tiles, at=at, figures=figures, changes=changes).threat(*[1] * dice)
        assert len(t.g.rolled) == dice


@rule("CLA-THR-01", "CLA-INI-04")
def test_dice_lie_on_the_table_for_their_own_phase_only() -> None:
    t = table(at={"T36": ["redeemer"], "T35": ["troglodyte-1"]}).rolls(1, 3, 4).round_from(Round.threat)
    t.do("place", "calm", 3).do("pass")
    seen = GAME.view(t.g, None)
    assert (t.question, seen["destiny_dice"], seen["action_dice"]) == ("ask-activate", [], [])
    t = table(at={"T36": ["redeemer", "blade-1"]}).rolls(1, 3, 4, 2, 6).round_from(Round.threat).do("pass")
    assert (t.question, GAME.view(t.g, None)["action_dice"]) == ("ask-assign", [2, 6])
    t.do("assign", 2)
    assert GAME.view(t.g, None)["action_dice"] == []


@rule("CLA-THR-02", "CLA-THR-03", "CLA-THR-04")
def test_all_dice_lie_before_any_effect_and_sending_comes_last() -> None:
    t = table(at=ALONE, event_deck=["lost"]).threat(1, 3, 6)
    t.do("place", "sounds", 1).do("place", "sounds", 3)
    assert t.g.threat == 0
    t.do("place", "dark", 6)
    assert t.targets("resolve") == {"sounds", "dark"}
    t.do("resolve", "sounds")
    assert t.g.threat == 4
    assert t.question == "ask-send"


@rule("CLA-THR-05", "CLA-DST-04", "CLA-SQ-CALM")
def test_calm_gives_a_die_for_the_next_phase_only() -> None:
    t = table(at=ALONE).rolls(2, 4, 6, 1).round_from(Round.threat).do("place", "calm", 2).do("pass")
    t.pass_until("ask-place")
    assert (t.g.round, len(t.g.rolled)) == (4, 4)
    t.do("pass").pass_until("ask-place")
    assert (t.g.round, len(t.g.rolled)) == (5, 3)


@rule("CLA-DST-01", "CLA-DST-02", "CLA-DST-03")
def test_red_once_black_without_limit_each_die_once() -> None:
    t = table(at=ALONE, bonus_dice=3).threat(2, 4, 4, 6, 6, 6).do("place", "calm", 6)
    assert t.why_not("place", "calm", 4) == "CLA-DST-01"
    t.do("place", "dark", 6).do("place", "dark", 6)
    assert t.why_not("place", "dark", 6) == "CLA-DST-03"
    assert t.can("place", "dark", 4)


@rule("CLA-DST-05", "CLA-DST-06", "CLA-SQ-SOUNDS")
def test_sounds_take_one_parity() -> None:
    t = table(at=ALONE, threat=1).threat(1, 2, 3).do("place", "sounds", 1)
    assert t.why_not("place", "sounds", 2) == "CLA-DST-05"
    t.do("place", "sounds", 3).do("pass")
    assert t.g.threat == 5


@rule("CLA-DST-07", "CLA-SQ-SPEED")
@pytest.mark.parametrize(("dice", "fits"), [((1, 3, 6), True), ((1, 2, 4), False), ((2, 4, 6), False)])
def test_speed_takes_two_odd_dice(dice: tuple[int, int, int], *, fits: bool) -> None:
    assert table(at=ALONE).threat(*dice).can("place", "speed") == fits


@rule("CLA-DST-08", "CLA-SQ-LEGION")
@pytest.mark.parametrize(("dice", "fits"), [((1, 2, 2), True), ((1, 3, 5), False), ((2, 4, 6), False)])
def test_legion_takes_an_even_and_an_odd_die(dice: tuple[int, int, int], *, fits: bool) -> None:
    assert table(at=ALONE).threat(*dice).can("place", "legion") == fits


@rule("CLA-DST-10", "CLA-SQ-CLAWS")
@pytest.mark.parametrize(("dice", "fits"), [((2, 6, 3), True), ((2, 3, 5), False), ((1, 3, 5), False)])
def test_claws_take_two_even_dice(dice: tuple[int, int, int], *, fits: bool) -> None:
    assert table(at=ALONE).threat(*dice).can("place", "claws") == fits


@rule("CLA-SQ-SPEED", "CLA-SQ-LEGION", "CLA-SQ-CLAWS")
def test_a_pair_is_two_dice_no_more_and_each_pair_once() -> None:
    t = table(at=ALONE, bonus_dice=3).threat(1, 1, 1, 1, 2, 2).do("place", "speed", 1)
    assert t.told("placed-die") == [(1, "speed"), (1, "speed")]
    assert t.why_not("place", "speed", 1) == "CLA-DST-01"
    t.do("place", "claws", 2)
    assert t.told("placed-die")[2:] == [(2, "claws"), (2, "claws")]
    t = table(at=ALONE, bonus_dice=1).threat(1, 1, 2, 2).do("place", "legion", 1)
    assert t.why_not("place", "legion", 1) == "CLA-DST-01"


@rule("CLA-DST-11", "CLA-SQ-DARK")
def test_dark_destiny_takes_three_and_more() -> None:
    t = table(at=ALONE, event_deck=["lost", "twist"]).threat(2, 3, 5)
    assert t.why_not("place", "dark", 2) == "CLA-DST-11"
    t.do("place", "dark", 3).do("place", "dark", 5).do("pass")
    assert t.hand(DEMON) == 2


@rule("CLA-DST-12", "CLA-SQ-TASTE")
@pytest.mark.parametrize(
    ("dice", "fits"), [((1, 1, 5), True), ((1, 6, 6), True), ((1, 1, 1), False), ((2, 2, 4), False)]
)
def test_taste_takes_dice_that_total_seven(dice: tuple[int, int, int], *, fits: bool) -> None:
    assert table(at=ALONE).threat(*dice).can("place", "taste") == fits


@rule("CLA-DST-13", "CLA-SQ-RESIST")
@pytest.mark.parametrize(
    ("dice", "fits"), [((3, 3, 3), True), ((1, 4, 5), True), ((2, 2, 4), False), ((2, 4, 4), False)]
)
def test_resist_takes_dice_that_total_nine(dice: tuple[int, int, int], *, fits: bool) -> None:
    assert table(at=ALONE).threat(*dice).can("place", "resist") == fits


@rule("CLA-DST-14", "CLA-SQ-BURROW")
@pytest.mark.parametrize(
    ("dice", "fits"), [((1, 5, 5), True), ((1, 5, 6), True), ((2, 4, 4), False), ((3, 3, 6), False)]
)
def test_burrow_takes_dice_that_total_eleven(dice: tuple[int, int, int], *, fits: bool) -> None:
    assert table(at=ALONE).threat(*dice).can("place", "burrow") == fits


@rule("CLA-DST-15", "CLA-SQ-TRAP")
@pytest.mark.parametrize(
    ("dice", "fits"), [((2, 4, 6), True), ((4, 5, 6), True), ((1, 6, 6), True), ((1, 4, 6), False)]
)
def test_a_trap_takes_dice_that_total_twelve_or_more(dice: tuple[int, int, int], *, fits: bool) -> None:
    assert table(at=ALONE).threat(*dice).can("place", "trap") == fits


@rule("CLA-SQ-TASTE", "CLA-SQ-RESIST", "CLA-SQ-BURROW", "CLA-SQ-TRAP")
@pytest.mark.parametrize(
    ("square", "dice"), [("taste", (3, 4)), ("resist", (4, 5)), ("burrow", (5, 6)), ("trap", (6, 6))]
)
def test_a_total_is_made_once_in_a_phase(square: str, dice: tuple[int, int]) -> None:
    t = table(at=ALONE, bonus_dice=2).threat(1, *dice, *dice).do("place", square, dice[0])
    if ("place", square, dice[1]) in t.options:
        t.do("place", square, dice[1])
    assert t.why_not("place", square, dice[0]) == "CLA-DST-01"


@rule("CLA-DST-12", "CLA-DST-03")
def test_a_total_once_begun_is_completed() -> None:
    t = table(at=ALONE).threat(1, 1, 5).do("place", "taste", 5)
    assert t.told("placed-die") == [(5, "taste"), (1, "taste"), (1, "taste")]  # the ones followed without a choice


@rule("CLA-DST-16", "CLA-DST-17")
def test_taste_and_burrow_end_with_the_threat_phase() -> None:
    t = table(at=ALONE, bonus_dice=2, threat=1).threat(1, 6, 5, 6, 1)
    t.do("place", "taste", 6).do("place", "burrow", 5)
    t.take_first("ask-send")
    assert t.g.powers
    t.take_first("")
    assert not t.g.powers


@rule("CLA-DST-20")
def test_a_trap_strikes_whom_the_demon_player_names() -> None:
    t = table(at={"T36": ["redeemer", "blade-1"]}).threat(2, 4, 6)
    t.do("place", "trap", 2).do("place", "trap", 4)
    assert t.targets("trap") == {"redeemer", "blade-1"}


@rule("CLA-EVT-01", "CLA-EVT-03")
def test_event_cards_are_kept_in_any_number_and_never_reshuffled() -> None:
    t = table(at=ALONE, events=["panic", "panic", "terror"], event_deck=["lost"]).threat(3, 3, 3)
    t.do("place", "dark", 3).do("place", "dark", 3).do("place", "dark", 3)
    assert t.hand(DEMON) == 4
    assert len(t.told("drew-an-event")) == 1


def test_threat_points_are_capped() -> None:
    t = table(at=ALONE, threat=19).threat(2, 2, 2).do("place", "sounds", 2).do("pass")
    assert t.g.threat == 20


@rule("CLA-DST-03", "CLA-DST-12")
def test_a_square_once_begun_is_filled_first() -> None:
    t = table(at=ALONE, bonus_dice=2).threat(1, 2, 4, 5, 6).do("place", "taste", 1)
    assert set(t.options) == {("place", "taste", 2), ("place", "taste", 4), ("place", "taste", 6)}
    t.do("place", "taste", 2)
    assert t.told("placed-die") == [(1, "taste"), (2, "taste"), (4, "taste")]  # only the 4 makes it 7
    assert t.can("pass")
    assert t.why_not("place", "taste", 5) == "CLA-DST-01"


@rule("CLA-DST-15")
def test_a_trap_takes_no_more_dice_than_it_needs() -> None:
    t = table(at=ALONE, bonus_dice=1).threat(2, 5, 6, 6).do("place", "trap", 6)
    assert set(t.options) == {("place", "trap", 2), ("place", "trap", 5), ("place", "trap", 6)}
    t.do("place", "trap", 6)
    assert {option[:2] for option in t.options} & {("place", "trap")} == set()
    t = table(at=ALONE).threat(2, 3, 6).do("pass")
    assert not t.told("placed-die")


@rule("CLA-THR-03", "CLA-DST-02")
def test_effects_come_in_any_order_and_each_once() -> None:
    t = table(at=ALONE, bonus_dice=3, event_deck=["lost", "panic"]).threat(1, 2, 3, 3, 5, 6)
    for square, die in (("calm", 1), ("sounds", 2), ("dark", 3), ("dark", 3)):
        t.do("place", square, die)
    t.do("place", "burrow", 5)
    assert t.targets("resolve") == {"calm", "sounds", "dark", "burrow"}
    t.do("resolve", "burrow").do("resolve", "dark")
    assert (t.targets("resolve"), t.hand(DEMON)) == ({"calm", "sounds"}, 2)
    t.do("resolve", "sounds")
    assert (t.question, t.g.threat, t.g.bonus_dice) == ("ask-send", 2, 1)


@rule("CLA-DST-20")
def test_the_trap_waits_for_its_turn_and_strikes_once() -> None:
    t = table(at={"T36": ["redeemer", "blade-1"]}, bonus_dice=1).threat(6, 6, 2, 4).do("place", "trap", 6)
    t.do("place", "trap", 6).do("place", "sounds", 2).do("place", "sounds", 4)
    assert ({option[0] for option in t.options}, t.targets("resolve")) == ({"resolve", "trap"}, {"sounds"})
    t.do("trap", "blade-1").do("cancel", 3)
    assert (t.lines("blade-1"), t.g.threat, t.question) == ([3], 4, "ask-send")


@rule("CLA-DST-06")
def test_sounds_of_the_other_parity_stay_shut_for_the_whole_phase() -> None:
    t = table(at=ALONE, bonus_dice=2).threat(2, 2, 3, 5, 5).do("place", "sounds", 3).do("place", "calm", 5)
    assert t.targets("place") >= {"sounds"}
    assert {option[2] for option in t.options if option[:2] == ("place", "sounds")} == {5}


@rule("CLA-DST-03")
def test_a_square_is_activated_by_the_die_that_completes_it() -> None:
    t = table(at=ALONE).threat(1, 3, 5).do("place", "speed", 1)
    assert (t.options, GAME.view(t.g, None)["pending"]) == ([("place", "speed", 3), ("place", "speed", 5)], [])
    t.do("place", "speed", 3)
    assert GAME.view(t.g, None)["pending"] == [2]


@rule("CLA-THR-02")
def test_with_all_dice_placed_nobody_is_asked_for_more() -> None:
    t = table(at=ALONE).threat(2, 4, 6).do("place", "sounds", 2).do("place", "sounds", 4).do("place", "sounds", 6)
    assert (t.question, t.g.threat) == ("ask-send", 6)
    assert t.forced(HUMAN) == []
    assert t.forced(DEMON) == [("resolve", "sounds")]


@rule("CLA-DST-01")
def test_a_square_that_takes_several_dice_stays_red() -> None:
    GAME.agree(2, changes={"squares": {"calm": {"ink": "black"}}})
    with pytest.raises(DataError, match=r"squares\.speed\.ink must be red"):
        GAME.agree(2, changes={"squares": {"speed": {"ink": "black"}}})
