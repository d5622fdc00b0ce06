"""The chapters of a night, played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest

from ostoja.engine.errors import OptionError
from ostoja.engine.match import Match
from ostoja_vigil import GAME

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja_vigil.state import Cellar

STUB, TAPER, CANDLE, LANTERN = range(4)
HAND = ["stub", "taper", "lantern"]

rule = pytest.mark.rule


@rule("VIG-SET-01")
def test_the_chest_holds_all_candles_in_an_order_of_its_own() -> None:
    chests = []
    for seed in ("one", "other"):
        g = cast("Cellar", Match(GAME, GAME.agree(3), seed).state)
        chests.append(g.chest)
        every = [*g.chest, *(candle for hand in g.hands for candle in hand)]
        assert [every.count(kind) for kind in range(4)] == [14, 12, 9, 5]
    assert chests[0] != chests[1]


@rule("VIG-SET-02")
def test_everybody_has_three_hearts_and_three_candles_that_nobody_else_sees(table: Callable[..., Any]) -> None:
    cellar = table()
    for seat in range(3):
        assert cellar.g.hearts[seat] == 3
        assert len(cellar.match.view(seat)["hand"]) == 3
        assert [args[0] for args in cellar.told("dealt", seat)] == [seat] * 3
    assert "hand" not in cellar.match.view(None)


@rule("VIG-NIGHT-01")
def test_a_night_is_dark_candles_count_and_search(table: Callable[..., Any]) -> None:
    cellar = table(HAND, HAND, HAND, depth=1)
    assert cellar.match.question()[0] == "ask-light"
    cellar.light("stub", "stub", "stub")
    assert cellar.told("held") == [(3, 1)]
    assert cellar.match.question()[0] == "ask-search"
    cellar.pass_all()
    assert cellar.match.question()[:2] == ("ask-light", 2)


@rule("VIG-NIGHT-02")
def test_the_dark_is_an_hour_for_every_living_player_and_a_die() -> None:
    for seats in (3, 5):
        depths = [Match(GAME, GAME.agree(seats), f"die {n}").view(None)["depth"] for n in range(80)]
        assert {depth - seats for depth in depths} == {1, 2, 3, 4, 5, 6}


@rule("VIG-NIGHT-02")
def test_the_taken_make_the_dark_no_deeper(table: Callable[..., Any]) -> None:
    cellar = table(["stub"], HAND, HAND, HAND, depth=30, hearts=[1, 3, 3, 3], changes={"numbers": {"die": 1}})
    cellar.light("", "stub", "stub", "stub")
    cellar.pass_all()
    assert cellar.g.depth == 3 + 1
    assert cellar.told("night")[1] == (2, 4)


@rule("VIG-LIGHT-01")
def test_one_candle_of_the_hand_or_none_may_be_lit(table: Callable[..., Any]) -> None:
    cellar = table(HAND, ["candle", "candle"], [])
    assert cellar.match.asked() == (0, 1, 2)
    assert cellar.offered(0) == ["pass", "light stub", "light taper", "light lantern"]
    assert cellar.offered(1) == ["pass", "light candle"]
    with pytest.raises(OptionError):
        cellar.chooses(0, "light", "candle")


@rule("VIG-LIGHT-01", "VIG-LIGHT-02")
def test_nobody_sees_a_candle_before_all_have_chosen(table: Callable[..., Any]) -> None:
    cellar = table(HAND, HAND, HAND)
    cellar.chooses(0, "light", "lantern")
    cellar.chooses(1, "pass")
    assert cellar.told("lit") == []
    assert cellar.match.view(0)["chosen"] == LANTERN
    assert cellar.match.view(1)["chosen"] is None
    assert cellar.match.view(2)["ash"] == []
    cellar.chooses(2, "light", "stub")
    assert cellar.told("lit") == [(0, LANTERN), (2, STUB)]
    assert cellar.told("huddled") == [(1,)]
    assert cellar.match.view(None)["ash"] == [STUB, LANTERN]
    assert cellar.match.view(0)["hand"] == [STUB, TAPER]


@rule("VIG-LIGHT-03")
@pytest.mark.parametrize(("depth", "kind"), [(7, "held"), (8, "held"), (9, "fell")])
def test_the_dark_stays_outside_if_the_hours_reach_its_depth(table: Callable[..., Any], depth: int, kind: str) -> None:
    cellar = table(HAND, HAND, HAND, depth=depth)
    cellar.light("lantern", "taper", "stub")
    assert cellar.told(kind) == [(8, depth)]
    assert cellar.g.hearts == ([3, 3, 3] if kind == "held" else [3, 3, 2])


@rule("VIG-LIGHT-03")
def test_every_night_needs_light_of_its_own(table: Callable[..., Any]) -> None:
    cellar = table(HAND, HAND, HAND, depth=1)
    cellar.light("lantern", "", "")
    cellar.pass_all()
    cellar.g.depth = 1
    cellar.light("", "", "")
    assert cellar.told("fell") == [(0, 1)]


@rule("VIG-LIGHT-04")
@pytest.mark.parametrize(
    ("candles", "hearth", "hearts"),
    [
        (("lantern", "taper", "stub"), True, [2, 1, 3]),
        (("stub", "taper", "lantern"), True, [1, 1, 3]),
        (("lantern", "lantern", "stub"), True, [1, 1, 3]),
        (("lantern", "taper", "stub"), False, [1, 1, 3]),
    ],
)
def test_with_the_hearth_the_brightest_gets_a_heart_back(
    table: Callable[..., Any], candles: tuple[str, ...], hearth: object, hearts: list[int]
) -> None:
    cellar = table(HAND, HAND, HAND, depth=1, hearts=[1, 1, 3], options={"hearth": hearth})
    cellar.light(*candles)
    assert cellar.g.hearts == hearts


@rule("VIG-DARK-01")
def test_all_who_gave_the_least_lose_a_heart(table: Callable[..., Any]) -> None:
    cellar = table(HAND, HAND, HAND, HAND, depth=30)
    cellar.light("stub", "taper", "stub", "lantern")
    assert cellar.g.hearts == [2, 3, 2, 3]
    assert cellar.told("bitten") == [(0, 2), (2, 2)]


@rule("VIG-DARK-01")
def test_only_the_living_are_bitten(table: Callable[..., Any]) -> None:
    cellar = table(["stub"], HAND, HAND, HAND, depth=30, hearts=[1, 3, 3, 3])
    cellar.light("", "stub", "taper", "taper")
    cellar.pass_all()
    cellar.g.depth = 30
    cellar.light("lantern", "stub", "stub")
    assert cellar.g.hearts == [0, 3, 2, 2]


@rule("VIG-LIGHT-01")
def test_the_taken_choose_no_more(table: Callable[..., Any]) -> None:
    cellar = table(["stub"], HAND, HAND, HAND, depth=30, hearts=[1, 3, 3, 3])
    cellar.light("", "stub", "taper", "taper")
    cellar.pass_all()
    assert cellar.match.asked() == (1, 2, 3)
    cellar.light("lantern", "lantern", "lantern")
    assert cellar.told("huddled") == [(0,)]  # in the first night


@rule("VIG-DARK-02")
def test_who_loses_the_last_heart_is_taken_and_shows_what_is_left(table: Callable[..., Any]) -> None:
    cellar = table(HAND, HAND, HAND, depth=30, hearts=[1, 3, 3])
    cellar.light("stub", "taper", "taper")
    assert cellar.told("taken") == [(0,)]
    assert cellar.told("dropped") == [(0, TAPER), (0, LANTERN)]
    assert cellar.g.hands[0] == []
    assert cellar.match.view(None)["ash"] == [STUB, TAPER, TAPER, TAPER, LANTERN]
    assert 0 not in cellar.match.asked()


@rule("VIG-SEARCH-01")
def test_every_night_the_next_player_begins_and_does_one_thing(table: Callable[..., Any]) -> None:
    cellar = table(HAND, HAND, HAND, depth=1, hearts=[1, 1, 1])
    for night, order in enumerate([[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]):
        cellar.g.depth = 0
        cellar.light(*[""] * 3)
        asked = []
        while cellar.match.question()[0] == "ask-search":
            seat = cellar.match.asked()[0]
            asked.append(seat)
            cellar.chooses(seat, ("search", "rest", "pass")[(seat + night) % 3 if night == 0 else 2])
        assert asked == order


@rule("VIG-SEARCH-02")
def test_who_searches_draws_the_top_candle_in_secret(table: Callable[..., Any]) -> None:
    cellar = table(HAND, HAND, HAND, depth=1)
    cellar.light("stub", "stub", "stub")
    cellar.g.chest = [STUB, STUB, CANDLE]
    cellar.chooses(0, "search")
    assert cellar.match.view(0)["hand"] == [TAPER, CANDLE, LANTERN]
    assert cellar.told("found", 0) == [(0, CANDLE)]
    assert cellar.told("found", 1) == []
    assert cellar.told("searched", 1) == cellar.told("searched") == [(0,)]


@rule("VIG-SEARCH-02")
def test_an_empty_chest_cannot_be_searched(table: Callable[..., Any]) -> None:
    cellar = table(HAND, HAND, HAND, depth=1, hearts=[1, 1, 1])
    cellar.g.chest = cellar.g.chest[:1]
    cellar.light("stub", "stub", "stub")
    assert cellar.offered(0) == ["pass", "search", "rest"]
    cellar.chooses(0, "search")
    assert cellar.offered(1) == ["pass", "rest"]


@rule("VIG-SEARCH-03")
def test_who_rests_gets_a_heart_back_up_to_three(table: Callable[..., Any]) -> None:
    cellar = table(HAND, HAND, HAND, depth=1, hearts=[2, 3, 1])
    cellar.light("stub", "stub", "stub")
    cellar.chooses(0, "rest")
    assert cellar.g.hearts[0] == 3
    assert cellar.told("rested") == [(0, 3)]
    assert "rest" not in cellar.offered(1)
