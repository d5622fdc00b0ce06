"""How far a character could walk in its turn, as the view tells it."""

from __future__ import annotations

from tests.games.zombie_terror.table import HUMANS, Table, base
from tests.marks import rule

from ostoja.games.zombie_terror.reach import walk_fields
from ostoja.games.zombie_terror.words import CHARACTER, FIELD


def walks(t: Table, character: str) -> set[str]:
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
