"""Chapter: sending warriors."""

from __future__ import annotations

import pytest
from tests.games.claustrophobia.driver import table
from tests.marks import rule

from ostoja.games.claustrophobia import GAME
from ostoja.games.claustrophobia.flow import Round

ALONE = {"T36": ["redeemer"]}
SWARM = [f"troglodyte-{number}" for number in range(1, 12)]


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
    assert t.g.demons_left == 1
    at = {"T35": ["blade-1", "demon-1"]}
    t = table("stem-the-tide", at=at, figures=["demon-1 demon-of-combat 3"], threat=20, demons_left=1).rolls(1)
    t.round_from(Round.initiative).do("activate", "blade-1").rolls(4, 1, 1).do("attack", "demon-1").pass_until(
        "ask-send"
    )
    assert t.where("demon-1") == ""
    t.do("summon", "T36")
    assert (t.where("demon-1"), t.wounds("demon-1"), t.g.demons_left) == ("T36", 0, 0)
    assert (t.g.threat, t.can("summon")) == (15, False)


@rule("CLA-SND-08")
def test_a_demon_counts_as_in_play_on_every_tile() -> None:
    for tile in ("T01 0 1 2", "T31 0 1 2"):
        at = {"T35": ["redeemer"], tile.split()[0]: ["demon-1"]}
        tiles = ["T35 0 0 0", tile, "T36 0 -1 0"]
        figures = ["demon-1 demon-of-combat 0"]
        t = table("stem-the-tide", tiles=tiles, at=at, figures=figures, threat=9, demons_left=1).sending()
        assert (t.can("send", "T36"), t.why_not("summon", "T36")) == (True, "CLA-SND-08")


@rule("CLA-SND-09")
def test_eleven_troglodytes_and_no_more_and_the_killed_come_again() -> None:
    tiles = ["T35 0 0 0", "T36 0 1 0", "T31 1 0 3", "T32 -1 0 1", "T33 0 -1 2"]
    at = {"T35": SWARM[:3], "T31": SWARM[3:6], "T32": SWARM[6:9], "T33": SWARM[9:], "T36": ["redeemer"]}
    t = table(tiles=tiles, at=at, threat=3, events=["tough"]).sending()
    assert t.why_not("send", "T33") == "CLA-SND-09"
    at = {"T35": [*SWARM[:3], "blade-1"], "T31": SWARM[3:6], "T32": SWARM[6:9], "T33": SWARM[9:]}
    t = (
        table(tiles=tiles, at=at, threat=3)
        .round(1)
        .do("activate", "blade-1")
        .rolls(6, 1, 1)
        .do("attack", "troglodytes")
    )
    t.pass_until("ask-send").do("send", "T33")
    assert (t.where("troglodyte-1"), t.can("send")) == ("T33", False)


@rule("CLA-SND-09")
def test_troglodytes_left_are_counted_on_every_tile() -> None:
    at = {"T01": ["troglodyte-1"], "T36": ["redeemer", "troglodyte-2"]}
    t = table("ritual", tiles=["T01 0 0 0", "T36 0 1 0"], at=at)
    assert GAME.view(t.g, None)["troglodytes_left"] == 9


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


@rule("CLA-SND-11")
def test_a_lair_needs_room_and_a_point_all_the_same() -> None:
    at = {"T04": [*SWARM[:3], "redeemer"]}
    t = table(tiles=["T04 0 0 0", "T35 0 1 0"], at=at, threat=2).sending()
    assert t.why_not("send", "T04") == "CLA-SND-06"
    t = table(tiles=["T04 0 0 0"], at={"T04": [*SWARM[:2], "redeemer"]}, threat=2).sending().do("send", "T04")
    assert (t.g.threat, len(t.tile("T04")["demons"])) == (1, 3)


@rule("CLA-EVTC-TOUGH", "CLA-SND-01")
def test_a_tough_troglodyte_is_paid_for_like_any_other() -> None:
    t = table(at=ALONE, events=["tough", "tough"], threat=3).sending()
    assert t.targets("send-tough") == {"T35"}
    t.do("send-tough", "T35").do("send", "T35").do("send-tough", "T35")
    assert (t.g.threat, t.g.events) == (0, 0)
    assert [t.warrior(trog)["tough"] for trog in SWARM[:3]] == [True, False, True]
    assert [t.values(trog)[1] for trog in SWARM[:3]] == [2, 1, 2]


@rule("CLA-EVTC-AMBUSH")
def test_an_ambush_is_not_used_up_where_troglodytes_could_come_anyway() -> None:
    t = table(at=ALONE, events=["ambush"], powers=["taste"], threat=5).sending().do("ambush", "T36").do("send", "T36")
    assert GAME.view(t.g, None)["ambushes"] == [35, 35]
    t = table(tiles=["T03 0 0 0"], at={"T03": ["redeemer"]}, events=["ambush"], threat=5).sending()
    assert GAME.view(t.do("ambush", "T03").do("send", "T03").g, None)["ambushes"] == [2, 2]
    t = table(at=ALONE, events=["ambush"], threat=5).sending().do("ambush", "T36").do("send", "T35").do("send", "T36")
    assert GAME.view(t.g, None)["ambushes"] == [35]


@rule("CLA-SC5-01", "CLA-SND-08")
def test_the_figures_of_the_possessed_are_theirs_and_do_not_count_as_demons_sent() -> None:
    own: dict[str, object] = {
        "demons": {"kind": "tempter", "number": 2},
        "layout": {"piles": ["4 T10", "2 T01"], "objectives": ["T01", "T10"]},
        "possession": {"tiles": ["T10"], "kinds": ["possessed-blade"]},
    }
    changes: dict[str, object] = {"scenarios": {"own": own}}
    t = table("own", at=ALONE, changes=changes, threat=20, demons_left=2).sending().do("summon", "T35")
    assert (t.where("demon-1"), t.where("demon-2")) == ("", "T35")
    at = {"T36": ["redeemer"], "T10": ["demon-1"]}
    tiles = ["T35 0 0 0", "T36 0 1 0", "T10 0 2 0"]
    figures = ["demon-1 possessed-blade 0"]
    t = table("own", tiles=tiles, at=at, figures=figures, changes=changes, threat=20, demons_left=2).sending()
    t.do("summon", "T35")
    assert t.why_not("summon", "T35") == "CLA-SND-08"


@rule("CLA-SND-12")
def test_a_free_troglodyte_stays_away_when_no_figure_is_left() -> None:
    tiles = ["T35 0 0 0", "T22 0 1 0", "T31 1 0 3", "T32 -1 0 1", "T33 0 -1 2"]
    at = {"T35": ["blade-1", *SWARM[:2]], "T31": SWARM[2:5], "T32": SWARM[5:8], "T33": SWARM[8:]}
    t = table(tiles=tiles, at=at).activate("blade-1").rolls(5).do("step", "T22")
    assert (t.tile("T22")["demons"], t.told("came-free")) == ([], [])


@rule("CLA-SND-01", "CLA-SC1-04")
def test_the_demon_of_the_survivors_is_sent_for_five_points() -> None:
    t = table(at=ALONE, threat=6, demons_left=2).sending().do("summon", "T35")
    assert (t.where("demon-1"), t.warrior("demon-1")["kind"], t.g.threat) == ("T35", 0, 1)


@rule("CLA-EVTC-REGENERATION")
def test_regeneration_heals_on_the_first_tile_of_the_box_too() -> None:
    at = {"T01": ["demon-1"], "T36": ["redeemer"]}
    figures = ["demon-1 demon-of-combat 3"]
    tiles = ["T01 0 0 0", "T36 0 1 0"]
    t = table("stem-the-tide", tiles=tiles, at=at, figures=figures, events=["regeneration"]).sending()
    assert t.do("regenerate", "demon-1").wounds("demon-1") == 1


@rule("CLA-SND-09")
def test_a_troglodyte_on_the_first_tile_of_the_box_is_not_sent_again() -> None:
    at = {"T01": ["troglodyte-1"], "T36": ["redeemer"]}
    t = table("ritual", tiles=["T35 0 0 0", "T01 0 1 2", "T36 0 -1 0"], at=at, threat=2).sending().do("send", "T35")
    assert (t.where("troglodyte-1"), t.where("troglodyte-2")) == ("T01", "T35")


@rule("CLA-DAC-01")
def test_the_last_two_troglodytes_are_alike_like_any_others() -> None:
    t = table(at={"T35": SWARM[9:], "T36": ["redeemer"]}).demons()
    assert t.targets("activate") == {"troglodyte-10"}
