"""How far a character could walk in its turn, and where a zombie could bite, as the view tells it."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from tests.games.zombie_terror.driver import EVERYBODY, HORDE, HUMANS, ZOMBIES, Driver, Rest, base, law
from tests.marks import rule

from ostoja.games.zombie_terror import GAME
from ostoja.games.zombie_terror.reach import walk_fields
from ostoja.games.zombie_terror.words import CHARACTER, CHILD, FIELD

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.state import Town


def walks(t: Driver, character: str) -> set[str]:
    """Name the fields to which a character could walk."""
    return {str(FIELD.spell(field)) for field in walk_fields(t.g, CHARACTER.read(character))}


@rule("ZT-MOV-01", "ZT-MOV-02")
def test_every_action_point_is_a_straight_step() -> None:
    t = base("nurse P12").human_turn()
    assert t.ap("nurse") == 3
    assert walks(t, "nurse") == {"P11", "P10", "P9", "O12", "O11", "O10", "N12", "N11", "M12"}


@rule("ZT-MOV-03")
def test_nobody_walks_through_others() -> None:
    t = base("nurse A1, child A2", "B1 east").human_turn()
    assert walks(t, "nurse") == set()


@rule("ZT-CHI-01", "ZT-CHI-02")
def test_the_child_goes_diagonally_once() -> None:
    t = base("child L10").human_turn()
    assert "M9" in walks(t, "child")
    assert "J8" in walks(t, "child")
    assert "N7" not in walks(t, "child")  # two diagonal steps
    t.play(HUMANS, "move child north-east")
    assert "K8" not in walks(t, "child")


@rule("ZT-MOV-01", "ZT-CHI-01")
def test_where_the_view_says_one_could_walk_one_can() -> None:
    t = base("child D6, nurse E8", "D4 north, F6 west").from_phase("human_turn")
    for name in ("child", "nurse"):
        assert {str(FIELD.spell(field)) for field in t.person(name)["reach"]} == walked(t, name), name
    t.play(HUMANS, "move child north-east")
    assert {str(FIELD.spell(field)) for field in t.person("child")["reach"]} == walked(t, "child")


def walked(t: Driver, name: str) -> set[str]:
    """Walk everywhere a character can walk in this turn."""
    start, found, edge = t.at(name), set(), [t.g]
    while edge:
        g = edge.pop()
        found.add(Driver(g).at(name))
        moves = [option for option in g.offers[HUMANS] if GAME.vocabulary.spell(option)[:2] == ["move", name]]
        edge += [after(g, HUMANS, option) for option in moves]
    return found - {start}


def after(g: Town, seat: int, option: int) -> Town:
    """Return the table after a choice."""
    twin = g.copy()
    twin.apply(seat, option)
    return twin


def can_be_bitten(g: Town, seat: int) -> bool:
    """Try every way in which zombies can move, and see whether the Child can be wounded."""
    if g.health[CHILD]:
        return True
    if isinstance(g.agenda[-1], Rest) or g.over:
        return False
    return any(can_be_bitten(after(g, seat, option), seat) for option in g.offers[seat])


@rule("ZT-BITE-05", "ZT-ACT-03", "ZT-ACT-04", "ZT-ACT-05")
@pytest.mark.parametrize(
    ("zombie", "others", "options"),
    [
        ("J6 east", "", {}),
        ("F7 west", "", {}),  # an obstacle before it
        ("P12 east", "", {}),  # the edge before it, and beside it
        ("C6 north", "C5 north inactive, D6 south inactive", {}),
        ("N7 east", "", {}),  # the car two fields ahead
        ("N7 east", "", {"zombies_on_car_fields": True}),
    ],
)
def test_a_zombie_s_bite_reach_is_where_it_can_bite(zombie: str, others: str, options: dict[str, bool]) -> None:
    field = zombie.split(maxsplit=1)[0]
    empty = base("", f"{zombie}, {others}", options)
    for place in free_fields(empty):
        t = base(f"child {place}", f"{zombie}, {others}", options, noise=["child", "nurse"])
        assert (place in bites_from(t, field)) == can_be_bitten(t.movement().g, ZOMBIES), place


@rule("ZT-BITE-05", "ZT-S4-MUT-02", "ZT-S4-ZDG-02", "ZT-S4-ZDG-03")
@pytest.mark.parametrize("kind", ["mutant", "zombie-dog"])
def test_special_zombies_reach_as_far_as_their_numbers_go(kind: str) -> None:
    empty = law("dog pool gone", f"L11 {kind} north")
    near = [place for place in free_fields(empty) if place[0] in "HIJKLMNOP" and int(place[1:]) > 6]
    for place in near:
        t = law(f"child {place}, dog pool gone", f"L11 {kind} north")
        assert (place in bites_from(t, "L11")) == can_be_bitten(t.movement().g, HORDE), place


@rule("ZT-BITE-05")
@pytest.mark.parametrize("facing", ["north", "east", "south", "west"])
def test_a_zombie_reaches_where_another_stands_as_that_one_may_be_pushed_away(facing: str) -> None:
    t = base("child A1", f"J6 east, K6 {facing}")
    assert "K6" in bites_from(t, "J6")
    assert "L6" not in bites_from(t, "J6")


@rule("ZT-WND-04")
@pytest.mark.parametrize("name", EVERYBODY)
def test_whoever_is_doomed_fills_the_field_and_is_bitten_no_more(name: str) -> None:
    t = base(f"{name} K6 wounded", "J6 east, K5 south", briefcase=False, noise=[name])
    assert "K6" in bites_from(t, "J6")
    assert "K6" in bites_from(t, "K5")
    t.movement().play(ZOMBIES, "activate J6")
    assert t.health(name) == "doomed"
    for zombie in ("J6", "K5"):
        assert not {"K6", "L6", "K7"} & set(bites_from(t, zombie))


def free_fields(t: Driver) -> list[str]:
    """Name the fields on which somebody could stand."""
    fields = [f"{letter}{row}" for letter, row in product("ABCDEFGHIJKLMNOP", range(1, 13))]
    return [field for field in fields if t.g.is_free(FIELD.read(field))]


def bites_from(t: Driver, field: str) -> list[str]:
    """Name the fields on which the view says a zombie could bite; each once, in order."""
    [bites] = [one["bites"] for one in t.view()["zombies"] if FIELD.spell(one["field"]) == field]
    assert bites == sorted(set(bites))
    return [str(FIELD.spell(bite)) for bite in bites]
