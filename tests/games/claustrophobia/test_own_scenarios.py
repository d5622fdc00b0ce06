"""Scenarios of one's own: a few fields are enough, and what is wrong with them is said at once."""

from __future__ import annotations

import pytest
from tests.games.claustrophobia.driver import new_game

from ostoja.engine.errors import DataError
from ostoja.games.claustrophobia import GAME


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"humans": {"warriors": ["brute-1"]}}, "must name the redeemer"),
        ({"humans": {"objects": ["brute-1 blunderbuss"]}}, "may not bear it"),
        ({"humans": {"gifts": ["luck"]}}, "humans.gifts must be a list of 0 to 6 out of smite"),
        ({"humans": {"objects": ["redeemer shield"]}}, "'redeemer shield', who is not there or may not bear it"),
        ({"humans": {"objects": ["brute-2 shield"]}}, "'brute-2 shield', who is not there or may not bear it"),
        ({"humans": {"objects": ["brute-1 shield", "brute-1 shield"]}}, "'brute-1 shield' twice; nobody carries two"),
        (
            {"humans": {"objects": ["anybody scepter", "anybody scepter"]}},
            "names 'anybody scepter', but the box has no more",
        ),
        ({"humans": {"objects": ["nobody shield"]}}, "humans.objects: no warrior is called 'nobody'"),
        ({"layout": {"piles": ["40"]}}, "more tiles than the 35 left in the box"),
        ({"layout": {"piles": ["34", "1 T01"]}}, "more tiles than the 34 left in the box"),
        ({"layout": {"piles": ["rest", "rest T01"]}}, "more tiles than"),
        ({"layout": {"piles": ["many T01"]}}, "has 'many T01'; write a number or"),
        ({"layout": {"piles": ["4", "2 T01 T01"]}}, "layout.piles names T01, which is used already"),
        ({"layout": {"removed": ["T02"]}}, "layout.removed names T02, which is used already"),
        ({"countdown": {"tile": "T01", "tiles": 3}}, "layout.piles names T01, which is used already"),
        ({"layout": {"piles": ["4"]}}, "gathering.tile names T01, but neither start, piles nor countdown do"),
        ({"layout": {"piles": ["0"]}, "gathering": {"tile": "T02"}}, "layout.piles leaves the stack empty"),
        ({"seals": {"number": 2}}, "table seals needs both its tile and its number"),
        ({"seals": {"tile": "T02"}}, "table seals needs both its tile and its number"),
        ({"possession": {"tiles": ["T10"]}}, "table possession needs as many kinds as tiles"),
        (
            {"possession": {"tiles": ["T10"], "kinds": ["tempter"]}},
            "possession.tiles may only name tiles that stand in a pile and in layout.objectives",
        ),
        ({"treasure": {"tile": "T02", "tokens": 1}}, 'table treasure needs layout.stash = "treasure"'),
        ({"infection": {"lines": 2}}, "infection.kind must name who rises from the dead"),
        ({"layout": {"piles": ["4", "2 T02"]}}, "used already"),
        ({"layout": {"objectives": []}}, "layout.objectives must name T01"),
        ({"gathering": {"needed": 0}}, "needs both its tile and its number"),
        ({"gathering": {"needed": 0, "tile": ""}}, "no way to win"),
        ({"demons": {"kind": ""}}, "demons.kind must name a Demon"),
        ({"layout": {"stash": "gold"}}, "layout.stash must be none, advantage or treasure"),
    ],
)
def test_a_scenario_file_is_told_what_is_wrong_with_it(change: dict[str, object], message: str) -> None:
    with pytest.raises(DataError, match=message):
        GAME.agree(2, {"scenario": "own"}, {"scenarios": {"own": change}})


def test_a_scenario_of_ones_own_is_a_few_fields() -> None:
    own: dict[str, object] = {"humans": {"warriors": ["redeemer", "blade-1"], "objects": []}, "demons": {"threat": 9}}
    t = new_game("own", changes={"scenarios": {"own": own}})
    assert (t.on("T02"), t.g.threat) == (["redeemer", "blade-1"], 9)


@pytest.mark.parametrize(
    "change",
    [
        {"layout": {"piles": ["33", "1 T01"]}},
        {"layout": {"piles": ["rest", "2 T01"]}},
        {"layout": {"piles": ["rest", "0 T01"]}},
        {"layout": {"piles": ["4", "1 T01"]}, "gathering": {"tile": "T02", "needed": 2}},
        {"humans": {"objects": ["brute-1 shield", "blade-1 shield", "anybody lantern"]}},
        {"humans": {"objects": ["anybody shield", "anybody shield"]}},
        {
            "layout": {"piles": ["4", "2 T01 T08"], "objectives": ["T01", "T08"], "stash": "treasure"},
            "treasure": {"tile": "T01", "tokens": 1},
        },
        {
            "layout": {"piles": ["4", "2 T01 T08"], "objectives": ["T01", "T08"]},
            "possession": {"tiles": ["T08"], "kinds": ["tempter"]},
        },
        {"countdown": {"tile": "T05", "tiles": 3}, "layout": {"objectives": ["T01", "T05"]}},
    ],
)
def test_what_is_right_is_agreed_to(change: dict[str, object]) -> None:
    setup = GAME.agree(2, {"scenario": "own"}, {"scenarios": {"own": change}})
    assert setup.options["scenario"] == "own"


def test_all_tiles_left_go_where_the_rest_is_asked_for() -> None:
    t = new_game("own", changes={"scenarios": {"own": {"layout": {"piles": ["rest", "2 T01"]}}}})
    assert len(t.g.stack) == 35
    assert 0 in t.g.stack[:3]
    assert sorted(t.g.stack) == [tile for tile in range(36) if tile != 1]


def test_removed_tiles_stay_in_the_box() -> None:
    own = {"layout": {"piles": ["rest", "2 T01"], "removed": ["T03", "T36"]}}
    t = new_game("own", changes={"scenarios": {"own": own}})
    assert {tile for tile in range(36) if tile not in t.g.stack} == {1, 2, 35}
