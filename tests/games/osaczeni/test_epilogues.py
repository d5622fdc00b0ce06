"""The epilogues: conditions in the order of the table, and what a group has unlocked."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from tests.games.osaczeni.table import (
    AGA,
    BAT,
    CAR_PARK,
    CHAINSAW,
    CLOTHING,
    CRYBABY,
    DEFENDER,
    FILIP,
    GUN,
    HALL,
    KEYS,
    KRZYS,
    LEADER,
    MOLOTOV,
    NORBERT,
    SURVEILLANCE,
    TOILETS,
    TOYS,
    Table,
    family,
    table,
)
from tests.marks import rule

from ostoja.engine.errors import RecordError, SetupError
from ostoja.engine.match import Match
from ostoja.games.osaczeni import GAME
from ostoja.games.osaczeni.epilogues import ORDER, conditions
from ostoja.table.groups import Group, load_group, save_group
from ostoja.text import Texts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from tests.games.refuge import Head

Heads = dict[str, list[tuple[int, str]]]


def holding(t: Table) -> set[int]:
    """List the epilogues whose condition holds."""
    found = conditions(t.g, t.winners)
    return {number for number in range(1, 21) if found >> number & 1}


def end_of(
    heads: Mapping[str, Sequence[Head]],
    dead: Sequence[Head] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    closed: Sequence[str] = (),
    deck: Sequence[str] | None = None,
) -> Table:
    """Lay out how a game has ended."""
    return table(heads=heads, dead=dead, hands=hands, closed=closed, deck=deck, others=False)


TWO_FAMILIES_DEAD = family(KRZYS) + family(NORBERT)
ALL_TOUCHED = [(AGA, LEADER), (FILIP, LEADER), (KRZYS, LEADER), (NORBERT, LEADER)]
KEEPERS: Heads = {HALL: [(AGA, CRYBABY), (FILIP, DEFENDER)], TOYS: [(KRZYS, LEADER)]}


@rule("OSA-EPI-01", "OSA-EPI-05")
@pytest.mark.parametrize(
    ("number", "true", "false"),
    [
        (11, end_of({}), end_of({HALL: [(AGA, LEADER)]})),
        (2, end_of(KEEPERS, ALL_TOUCHED[1:]), end_of(KEEPERS, ALL_TOUCHED)),
        (17, end_of({HALL: [(AGA, LEADER)]}), end_of({HALL: [(AGA, LEADER), (FILIP, LEADER)]})),
        (19, end_of({HALL: [(AGA, LEADER), (FILIP, LEADER)]}), end_of({HALL: [(AGA, LEADER), (FILIP, CRYBABY)]})),
        (5, end_of(KEEPERS, hands={FILIP: [BAT, CHAINSAW]}), end_of(KEEPERS, hands={FILIP: [BAT, GUN]})),
        (5, end_of(KEEPERS, hands={AGA: [MOLOTOV, BAT]}), end_of(KEEPERS, hands={NORBERT: [BAT, BAT]})),
        (4, end_of({HALL: family(AGA, LEADER, CRYBABY)}), end_of({HALL: family(AGA)})),
        (14, end_of(KEEPERS, hands={AGA: [KEYS, GUN]}), end_of(KEEPERS, hands={AGA: [GUN], NORBERT: [GUN, BAT]})),
        (3, end_of({HALL: [(s, CRYBABY) for s in range(3)]}), end_of({HALL: [(s, CRYBABY) for s in range(2)]})),
        (18, end_of(KEEPERS), end_of(KEEPERS, closed=[TOILETS])),
        (8, end_of(KEEPERS, closed=[TOILETS, CLOTHING]), end_of(KEEPERS, closed=[TOILETS])),
        (16, end_of({CAR_PARK: [(AGA, LEADER)]}), end_of({CAR_PARK: [(AGA, LEADER)], HALL: [(FILIP, LEADER)]})),
        (16, end_of({CAR_PARK: family(FILIP)}), end_of({})),
        (12, end_of({}, [(s, CRYBABY) for s in range(4)]), end_of({}, [(s, CRYBABY) for s in range(3)])),
        (10, end_of({HALL: [(s, DEFENDER) for s in range(3)]}), end_of({HALL: [(s, DEFENDER) for s in range(2)]})),
        (1, end_of(KEEPERS, hands={AGA: [KEYS]}), end_of(KEEPERS, hands={NORBERT: [KEYS]})),
        (7, end_of({HALL: [(AGA, LEADER), (FILIP, LEADER)]}), end_of({CAR_PARK: [(AGA, LEADER)]})),
        (7, end_of({TOYS: [(AGA, LEADER)]}), end_of({})),
        (9, end_of({HALL: [(AGA, LEADER), (FILIP, LEADER)]}, TWO_FAMILIES_DEAD), end_of(KEEPERS)),
        (15, end_of({HALL: [(s, LEADER) for s in range(3)]}), end_of({HALL: [(s, LEADER) for s in range(2)]})),
        (
            6,
            end_of({SURVEILLANCE: [(AGA, CRYBABY)]}),
            end_of({SURVEILLANCE: [(AGA, LEADER)], HALL: [(FILIP, CRYBABY)]}),
        ),
        (20, end_of(KEEPERS), end_of(KEEPERS, hands={AGA: [GUN], FILIP: [GUN], KRZYS: [GUN]})),
        (13, end_of(KEEPERS, deck=[]), end_of(KEEPERS)),
    ],
)
def test_a_condition_holds_exactly_where_the_table_says(number: int, true: Table, false: Table) -> None:
    assert number in holding(true)
    assert number not in holding(false)


@rule("OSA-EPI-07")
def test_the_gun_is_no_weapon_card() -> None:
    assert 5 not in holding(end_of(KEEPERS, hands={AGA: [GUN, GUN, GUN]}))


@rule("OSA-EPI-01", "OSA-EPI-02")
def test_the_first_true_condition_from_the_top_unlocks_passing_over_those_unlocked() -> None:
    heads = {HALL: [(AGA, LEADER), (FILIP, LEADER)]}
    unlocked: list[str] = []
    for _ in range(4):
        t = table(heads=heads, dead=ALL_TOUCHED, others=False, options={"unlocked": ",".join(unlocked)})
        t.end_round()
        unlocked.append(f"{t.epilogue:02d}")
        assert len(t.events("epilogue")) == 1
    assert unlocked == ["19", "04", "18", "07"]
    assert [number for number in ORDER if number in {19, 4, 18, 7}] == [19, 4, 18, 7]


@rule("OSA-EPI-06")
def test_epilogue_21_needs_all_other_conditions_false_unlocked_or_not() -> None:
    heads = {HALL: [(AGA, CRYBABY), (FILIP, DEFENDER)], TOYS: [(KRZYS, LEADER)]}
    hands = {AGA: [GUN], FILIP: [GUN], KRZYS: [GUN]}
    bare = {"heads": heads, "dead": ALL_TOUCHED, "hands": hands, "closed": [TOILETS], "others": False}
    t = table(**bare)  # type: ignore[arg-type]
    assert holding(t) == set()
    t.end_round()
    assert t.epilogue == 21
    t = table(**(bare | {"closed": []}), options={"unlocked": "18"})  # type: ignore[arg-type]
    t.end_round()
    assert t.epilogue == 0
    assert not t.events("epilogue")


@rule("OSA-EPI-03")
@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_epilogue_and_its_variant_can_be_read_out(language: str) -> None:
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
    with pytest.raises(SetupError, match="cannot be '22'"):
        GAME.agree(4, {"variant": "22"})
    with pytest.raises(SetupError, match="option unlocked cannot be '3'; allowed: none, or some of 01, 02"):
        GAME.agree(4, {"unlocked": "3"})


@rule("OSA-EPI-08")
def test_what_a_group_has_unlocked_is_kept_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "group.json"
    group = load_group(path)  # a new group has unlocked nothing
    assert group.unlocked("osaczeni") == []
    match = Match(GAME, GAME.agree(3, group.wishes("osaczeni")), "group")
    while not match.state.over:
        match.choose(match.asked()[0], match.options(match.asked()[0])[0])
    group.tick("osaczeni", match.view(None))
    number = match.view(None)["epilogue"]
    assert group.unlocked("osaczeni") == [number]
    save_group(path, group)
    again = load_group(path)
    assert again.wishes("osaczeni") == {"unlocked": f"{number:02d}"}
    assert GAME.agree(3, again.wishes("osaczeni")).options["unlocked"] == f"{number:02d}"


@rule("OSA-EPI-08")
@pytest.mark.parametrize("text", ["not json", "[]", json.dumps({"osaczeni": "05"}), json.dumps({"osaczeni": [True]})])
def test_a_damaged_group_file_is_refused_with_a_clear_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "group.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RecordError, match="group"):
        load_group(path)


def test_a_group_that_unlocks_nothing_stays_as_it_is() -> None:
    group = Group({"osaczeni": [4]})
    group.tick("osaczeni", {"epilogue": 0})
    group.tick("osaczeni", {"epilogue": 4})
    assert group.unlocked("osaczeni") == [4]
    assert group.wishes("mall-of-horror") == {}
