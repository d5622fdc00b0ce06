"""The epilogues: conditions in the order of the table, and what a group has unlocked."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest
from tests.games.osaczeni.driver import (
    AGA,
    AREAS,
    BAT,
    CAR_PARK,
    CHAINSAW,
    CLOTHING,
    CRYBABY,
    DEFENDER,
    DRINK,
    FAMILY,
    FILIP,
    FOOD,
    GUN,
    HALL,
    KEYS,
    KRZYS,
    LEADER,
    MEAT,
    MOLOTOV,
    NORBERT,
    SURVEILLANCE,
    TOILETS,
    TOYS,
    WALKIE,
    Driver,
    family,
    random_table,
    table,
)
from tests.marks import rule

from ostoja.engine.errors import SetupError
from ostoja.engine.match import Match
from ostoja.games.osaczeni import GAME
from ostoja.games.osaczeni.epilogues import conditions
from ostoja.text import Texts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tests.games.refuge import Head

    from ostoja.games.osaczeni.state import Lockdown

Heads = dict[str, list[tuple[int, str]]]
OUTSIDE: Heads = {CAR_PARK: [(AGA, LEADER)]}
ONE: Heads = {HALL: [(AGA, LEADER)]}
TWO: Heads = {HALL: [(AGA, LEADER), (FILIP, LEADER)]}
TWINS: Heads = {HALL: family(AGA, LEADER, CRYBABY)}
ONE_TOY: Heads = {TOYS: [(AGA, CRYBABY)]}
WATCHED: Heads = {SURVEILLANCE: [(AGA, CRYBABY)], HALL: [(FILIP, LEADER)]}
HALF_WATCHED: Heads = {SURVEILLANCE: [(AGA, CRYBABY)], HALL: [(FILIP, CRYBABY)]}
LOST_WATCH: Heads = {SURVEILLANCE: [(AGA, LEADER)], HALL: [(FILIP, CRYBABY)]}
KEEPERS: Heads = {HALL: [(AGA, CRYBABY), (FILIP, DEFENDER)], TOYS: [(KRZYS, LEADER)]}
GUNS = {AGA: [GUN], FILIP: [GUN], KRZYS: [GUN]}


def end_of(
    heads: Mapping[str, Sequence[Head]],
    hands: Mapping[int, Sequence[str]] | None = None,
    closed: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    unlocked: str = "none",
) -> Driver:
    """Lay out how a game of four has ended: whoever stands nowhere has been eaten."""
    alive = [head for there in heads.values() for head in there]
    dead = [(seat, kind) for seat in range(4) for kind in FAMILY if (seat, kind) not in alive]
    badge = min((seat for seat, _ in alive), default=AGA)
    options = {"unlocked": unlocked}
    return table(heads=heads, dead=dead, hands=hands, closed=closed, deck=deck, badge=badge, options=options)


def holding(t: Driver) -> set[int]:
    """List the epilogues whose condition holds."""
    return {number for number, holds in conditions(t.g, t.winners) if holds}


def all_of(kind: str, count: int) -> Heads:
    """Let so many characters of one kind live."""
    return {HALL: [(seat, kind) for seat in range(count)]}


@rule("OSA-EPI-01")
@pytest.mark.parametrize(
    ("number", "true", "false"),
    [
        (11, [end_of({})], [end_of(ONE)]),
        (2, [end_of({HALL: family(AGA)}), end_of({HALL: family(NORBERT)})], [end_of(KEEPERS), end_of(TWINS)]),
        (17, [end_of(ONE), end_of(OUTSIDE)], [end_of({}), end_of(TWO)]),
        (19, [end_of(TWO)], [end_of(ONE), end_of(all_of(LEADER, 3)), end_of(KEEPERS)]),
        (4, [end_of(TWO), end_of(TWINS)], [end_of(ONE), end_of(KEEPERS)]),
        (3, [end_of(all_of(CRYBABY, 3)), end_of(all_of(CRYBABY, 4))], [end_of(all_of(CRYBABY, 2))]),
        (10, [end_of(all_of(DEFENDER, 3)), end_of(all_of(DEFENDER, 4))], [end_of(all_of(DEFENDER, 2))]),
        (15, [end_of(all_of(LEADER, 3)), end_of(all_of(LEADER, 4))], [end_of(all_of(LEADER, 2)), end_of(KEEPERS)]),
        (12, [end_of(TWO), end_of({})], [end_of(all_of(CRYBABY, 1)), end_of(all_of(CRYBABY, 4))]),
        (18, [end_of(KEEPERS)], [end_of(KEEPERS, closed=[TOILETS])]),
        (
            8,
            [end_of(ONE, closed=[TOILETS, CLOTHING]), end_of(ONE, closed=[TOILETS, TOYS, CLOTHING])],
            [end_of(ONE), end_of(ONE, closed=[TOILETS])],
        ),
        (
            16,
            [end_of(OUTSIDE), end_of({CAR_PARK: family(FILIP)})],
            [end_of({}), end_of(ONE), end_of(OUTSIDE | ONE_TOY)],
        ),
        (7, [end_of(TWO), end_of(ONE_TOY)], [end_of({}), end_of(OUTSIDE), end_of(KEEPERS)]),
        (6, [end_of(WATCHED), end_of(HALF_WATCHED)], [end_of(LOST_WATCH), end_of(ONE)]),
        (9, [end_of(TWO)], [end_of(ONE), end_of(KEEPERS), end_of(all_of(LEADER, 4)), end_of({})]),
        (13, [end_of(KEEPERS, deck=[])], [end_of(KEEPERS), end_of(KEEPERS, deck=[GUN])]),
    ],
)
def test_a_condition_holds_exactly_where_the_table_says(number: int, true: list[Driver], false: list[Driver]) -> None:
    assert all(number in holding(t) for t in true)
    assert not any(number in holding(t) for t in false)


@rule("OSA-EPI-01", "OSA-EPI-07")
@pytest.mark.parametrize(
    ("number", "true", "false"),
    [
        (
            5,
            [{AGA: [BAT, BAT]}, {FILIP: [BAT, CHAINSAW]}, {KRZYS: [CHAINSAW, MOLOTOV]}, {AGA: [CHAINSAW, CHAINSAW]}],
            [{AGA: [BAT], FILIP: [CHAINSAW]}, {AGA: [BAT, GUN]}, {AGA: [GUN, GUN, GUN]}, {NORBERT: [BAT, CHAINSAW]}],
        ),
        (5, [{AGA: [BAT, CHAINSAW, MOLOTOV]}], [{AGA: [BAT, FOOD, MEAT, KEYS]}, {AGA: [MOLOTOV, GUN, DRINK, WALKIE]}]),
        (14, [{AGA: [KEYS, GUN]}, {KRZYS: [GUN, GUN, BAT]}], [{AGA: [GUN], FILIP: [GUN], NORBERT: [GUN, BAT]}, {}]),
        (1, [{AGA: [KEYS]}, {FILIP: [GUN, KEYS]}], [{NORBERT: [KEYS]}, {AGA: [GUN]}]),
        (20, [{}, {AGA: [GUN], FILIP: [GUN]}], [GUNS, GUNS | {AGA: [KEYS]}]),
    ],
)
def test_a_condition_on_items_looks_at_each_hand_of_a_player_with_a_survivor(
    number: int, true: list[dict[int, list[str]]], false: list[dict[int, list[str]]]
) -> None:
    assert all(number in holding(end_of(KEEPERS, hands)) for hands in true)
    assert not any(number in holding(end_of(KEEPERS, hands)) for hands in false)


@rule("OSA-EPI-01")
@pytest.mark.parametrize(("seed", "closed"), [("0", 0), ("10", 1), ("284", 2)])
def test_after_a_whole_game_every_area_that_has_closed_counts(seed: str, closed: int) -> None:
    t = random_table(4, seed)
    t.finish(seed)
    assert sum(t.place(area)["closed"] for area in AREAS) == closed
    assert holding(t) & {8, 18} == ({18}, set(), {8})[closed]


@rule("OSA-EPI-01")
def test_the_order_is_that_of_the_table_in_the_rules() -> None:
    page = (Path(__file__).parents[3] / "docs" / "rules" / "osaczeni.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| (\d\d) \| ", page.partition("| Order | No. |")[2], re.MULTILINE)
    assert [int(order) for order, _ in rows] == list(range(1, 22))
    numbers = [int(number) for _, number in rows]
    assert numbers == [*(number for number, _ in conditions(end_of({}).g, [])), 21]
    for heads in ({}, ONE, OUTSIDE, TWO, TWINS, ONE_TOY, WATCHED, HALF_WATCHED, KEEPERS, all_of(CRYBABY, 4)):
        t = end_of(heads, GUNS, deck=[])
        t.end_round()
        assert t.epilogue == next(number for number in numbers if number in holding(t))


@rule("OSA-EPI-01", "OSA-EPI-02")
def test_the_first_true_condition_from_the_top_unlocks_passing_over_those_unlocked() -> None:
    unlocked: list[str] = []
    while True:
        t = end_of(TWO, unlocked=",".join(unlocked) or "none")
        t.end_round()
        if not t.epilogue:
            break
        unlocked.append(f"{t.epilogue:02d}")
        assert t.events("epilogue") == [(unlocked[-1],)]
    assert unlocked == ["19", "04", "18", "12", "07", "09", "20"]
    assert not t.events("epilogue")


@rule("OSA-EPI-05")
def test_what_counts_is_where_everybody_stands_after_areas_have_closed() -> None:
    t = end_of(ONE, unlocked="17")
    t.g.monsters[5] = 6  # the hall closes, and its last guest stands on the car park
    t.end_round()
    assert t.epilogue == 16


@rule("OSA-EPI-06")
@pytest.mark.parametrize(
    ("closed", "unlocked", "epilogue"),
    [([TOILETS], "none", 21), ([TOILETS], "18,20", 21), ([TOILETS], "21", 0), ([], "18", 0), ([], "none", 18)],
)
def test_epilogue_21_needs_all_other_conditions_false_unlocked_or_not(
    closed: list[str], unlocked: str, epilogue: int
) -> None:
    t = end_of(KEEPERS, GUNS, closed=closed, unlocked=unlocked)
    assert holding(t) == (set() if closed else {18})
    t.end_round()
    assert t.epilogue == epilogue
    assert t.events("epilogue") == ([(f"{epilogue:02d}",)] if epilogue else [])


@rule("OSA-EPI-03")
@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_epilogue_is_read_out_to_all_and_its_back_offers_a_variant_for_the_next_game(language: str) -> None:
    texts = Texts(GAME, language, strict=True)
    t = end_of(ONE)
    t.end_round()
    assert t.epilogue == 17
    for onlooker in (None, *range(4)):
        told = [event for event in t.journal.told(onlooker) if event.kind == "epilogue"]
        assert [texts.say("epilogue-17") in texts.event(event, ["A", "B", "C", "D"]) for event in told] == [True]
    assert GAME.agree(4, {"variant": "17", "unlocked": f"{t.epilogue:02d}"}).options["variant"] == "17"


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_epilogue_and_its_variant_has_words_of_its_own(language: str) -> None:
    texts = Texts(GAME, language, strict=True)
    lines = {texts.say(f"epilogue-{number:02d}") for number in range(1, 22)}
    names = {texts.say(f"variant-{number:02d}") for number in range(1, 22)}
    assert len(lines) == len(names) == 21


@rule("OSA-EPI-04")
def test_a_variant_needs_its_epilogue_unlocked_unless_all_are_available() -> None:
    with pytest.raises(SetupError, match="not unlocked epilogue 05"):
        GAME.agree(4, {"variant": "05", "unlocked": "04,06"})
    assert GAME.agree(4, {"variant": "05", "unlocked": "04,05"}).options["variant"] == "05"
    assert GAME.agree(4, {"variant": "05", "all_variants": True}).options["variant"] == "05"
    for number in ("22", "00", ""):
        with pytest.raises(SetupError, match=f"cannot be '{number}'"):
            GAME.agree(4, {"variant": number, "all_variants": True})
    with pytest.raises(SetupError, match="option unlocked cannot be '3'; allowed: none, or some of 01, 02"):
        GAME.agree(4, {"unlocked": "3"})


@rule("OSA-EPI-08")
def test_a_game_knows_what_a_group_has_unlocked_before() -> None:
    assert GAME.agree(3, GAME.unlocked_wish([])).options["unlocked"] == "none"
    match = Match(GAME, GAME.agree(3, GAME.unlocked_wish([])), "group")
    while not match.state.over:
        match.choose(match.asked()[0], match.options(match.asked()[0])[0])
    number = GAME.unlocks(cast("Lockdown", match.state))
    assert number == match.view(None)["epilogue"] != 0
    assert GAME.unlocked_wish([number]) == {"unlocked": f"{number:02d}"}
    assert GAME.agree(3, GAME.unlocked_wish([21, number])).options["unlocked"] == f"{number:02d},21"
