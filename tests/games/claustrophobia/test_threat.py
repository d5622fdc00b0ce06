"""Chapters: the Threat phase, Destiny dice and sending warriors."""

from __future__ import annotations

import pytest
from tests.games.claustrophobia.table import DEMON, table
from tests.marks import rule

ALONE = {"T36": ["redeemer"]}
SWARM = [f"troglodyte-{number}" for number in range(1, 12)]


@rule("CLA-THR-01")
def test_three_dice_and_all_bonus_dice() -> None:
    assert len(table(at=ALONE).threat(1, 2, 3).g.rolled) == 3
    assert len(table(at=ALONE, bonus_dice=2).threat(1, 2, 3, 4, 5).g.rolled) == 5


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
    t = table(at=ALONE).threat(2, 4, 6).do("place", "calm", 2).do("pass")
    assert t.g.bonus_dice == 1
    assert len(t.threat(1, 1, 1, 1).g.rolled) == 4
    assert len(t.threat(1, 1, 1).g.rolled) == 3


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


@rule("CLA-DST-07", "CLA-DST-08", "CLA-DST-10", "CLA-SQ-SPEED", "CLA-SQ-LEGION", "CLA-SQ-CLAWS")
@pytest.mark.parametrize(
    ("dice", "squares"),
    [
        ((1, 1, 1), {"speed"}),
        ((2, 2, 2), {"claws"}),
        ((1, 2, 2), {"legion", "claws"}),
        ((1, 1, 2), {"legion", "speed"}),
    ],
)
def test_squares_for_two_dice(dice: tuple[int, int, int], squares: set[str]) -> None:
    t = table(at=ALONE).threat(*dice)
    assert t.targets("place") & {"speed", "legion", "claws"} == squares


@rule("CLA-DST-11", "CLA-SQ-DARK")
def test_dark_destiny_takes_three_and_more() -> None:
    t = table(at=ALONE, event_deck=["lost", "twist"]).threat(2, 3, 5)
    assert t.why_not("place", "dark", 2) == "CLA-DST-11"
    t.do("place", "dark", 3).do("place", "dark", 5).do("pass")
    assert t.hand(DEMON) == 2


@rule("CLA-DST-12", "CLA-DST-13", "CLA-DST-14", "CLA-DST-15")
@rule("CLA-SQ-TASTE", "CLA-SQ-RESIST", "CLA-SQ-BURROW", "CLA-SQ-TRAP")
@pytest.mark.parametrize(
    ("dice", "squares"),
    [
        ((1, 1, 5), {"taste"}),
        ((3, 3, 3), {"resist"}),
        ((1, 5, 5), {"burrow"}),
        ((2, 4, 6), {"trap"}),
        ((1, 1, 1), set()),
        ((4, 5, 6), {"resist", "burrow", "trap"}),
        ((1, 6, 6), {"taste", "trap"}),
    ],
)
def test_squares_for_totals(dice: tuple[int, int, int], squares: set[str]) -> None:
    t = table(at=ALONE).threat(*dice)
    assert t.targets("place") & {"taste", "resist", "burrow", "trap"} == squares


@rule("CLA-DST-12", "CLA-DST-03")
def test_a_total_once_begun_is_completed() -> None:
    t = table(at=ALONE).threat(1, 1, 5).do("place", "taste", 5)
    assert t.told("placed-die") == [(5, "taste"), (1, "taste"), (1, "taste")]  # the ones followed without a choice


@rule("CLA-DST-16", "CLA-DST-17", "CLA-DST-18")
@pytest.mark.parametrize(
    ("powers", "tiles"),
    [
        ([], {"T35"}),
        (["taste"], {"T35", "T36"}),
        (["burrow"], {"T35", "T27"}),
        (["taste", "burrow"], {"T35", "T36", "T27", "T30"}),
    ],
)
def test_taste_and_burrow_open_tiles(powers: list[str], tiles: set[str]) -> None:
    t = table(
        tiles=["T35 0 0 0", "T27 0 1 0", "T36 0 2 0", "T25 0 -1 0", "T30 5 5 0", "T26 5 6 2", "T09 6 5 3"],
        at={"T36": ["redeemer"], "T30": ["blade-1"]},
        powers=powers,
        threat=5,
    ).sending()
    assert t.targets("send") - {"T25", "T26", "T09"} == tiles


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


@rule("CLA-SND-01", "CLA-SND-02", "CLA-SND-03")
def test_prices_and_spreading() -> None:
    t = table(
        "stem-the-tide", tiles=["T35 0 0 0", "T36 0 1 0", "T31 1 0 3"], at=ALONE, threat=7, demons_left=2
    ).sending()
    t.do("summon", "T35").do("send", "T31")
    assert t.g.threat == 1
    assert t.why_not("summon", "T35") == "CLA-SND-01"
    t.do("pass")
    assert t.g.threat == 1


@rule("CLA-SND-06")
def test_no_arrival_on_a_full_tile() -> None:
    t = table(
        tiles=["T35 0 0 0", "T16 0 1 1"], at={"T35": SWARM[:3], "T16": ["redeemer"]}, threat=2, events=["tough"]
    ).sending()
    assert t.why_not("send", "T35") == "CLA-SND-06"


@rule("CLA-SND-08", "CLA-SND-10")
def test_one_demon_at_a_time_and_a_limited_number_each_unhurt() -> None:
    t = table("stem-the-tide", at=ALONE, threat=20, demons_left=2).sending().do("summon", "T35")
    assert t.why_not("summon", "T35") == "CLA-SND-08"
    t.g.wounds[0] = 3
    t.g.lift(16)
    t.sending().do("summon", "T35")
    assert (t.wounds("demon-1"), t.g.demons_left) == (0, 0)


@rule("CLA-SND-09")
def test_eleven_troglodytes_and_no_more() -> None:
    tiles = ["T35 0 0 0", "T36 0 1 0", "T31 1 0 3", "T32 -1 0 1", "T33 0 -1 2"]
    at = {"T35": SWARM[:3], "T31": SWARM[3:6], "T32": SWARM[6:9], "T33": SWARM[9:], "T36": ["redeemer"]}
    t = table(tiles=tiles, at=at, threat=3, events=["tough"]).sending()
    assert t.why_not("send", "T33") == "CLA-SND-09"
    t.g.lift(5)
    assert t.sending().can("send", "T33")


@rule("CLA-SND-11", "CLA-TIL-15")
def test_a_lair_takes_troglodytes_always_but_no_demon() -> None:
    t = table(
        "stem-the-tide",
        tiles=["T04 0 0 0", "T25 0 1 2", "T26 1 0 3", "T09 0 -1 0"],
        at={"T04": ["redeemer"]},
        threat=9,
        demons_left=1,
    ).sending()
    assert t.can("send", "T04")
    assert t.why_not("summon", "T04") == "CLA-SND-05"


@rule("CLA-SND-12", "CLA-TIL-12")
def test_free_figures_need_room_and_a_figure() -> None:
    tiles = ["T35 0 0 0", "T22 0 1 0"]
    t = table(tiles=tiles, at={"T35": ["blade-1"], "T22": SWARM[:3]}).activate("blade-1").rolls(5).do("step", "T22")
    assert len(t.tile("T22")["demons"]) == 3


@rule("CLA-EVT-01", "CLA-EVT-03")
def test_event_cards_are_kept_in_any_number_and_never_reshuffled() -> None:
    t = table(at=ALONE, events=["panic", "panic", "terror"], event_deck=["lost"]).threat(3, 3, 3)
    t.do("place", "dark", 3).do("place", "dark", 3).do("place", "dark", 3)
    assert t.hand(DEMON) == 4
    assert len(t.told("drew-an-event")) == 1


def test_threat_points_are_capped() -> None:
    t = table(at=ALONE, threat=19).threat(2, 2, 2).do("place", "sounds", 2).do("pass")
    assert t.g.threat == 20
