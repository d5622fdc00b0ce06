"""Chapter: the last round. A siege in which nothing happens any more does not go on for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.osaczeni.driver import (
    AGA,
    CAR_PARK,
    CLOTHING,
    DEFENDER,
    FILIP,
    HALL,
    KRZYS,
    NORBERT,
    SURVEILLANCE,
    TOILETS,
    TOYS,
    Driver,
    family,
    table,
)
from tests.marks import rule

if TYPE_CHECKING:
    from collections.abc import Sequence

EVERYBODY = (AGA, FILIP, KRZYS, NORBERT)
ALL_TOKENS = {TOILETS: 5, CLOTHING: 5, SURVEILLANCE: 5, TOYS: 5, HALL: 5}


def standstill(last_round: int) -> Driver:
    """Lay out a siege in which all monsters stand at areas that they neither enter nor surround."""
    heads = {CAR_PARK: [head for player in EVERYBODY for head in family(player)]}
    numbers: dict[str, object] = {"numbers": {"last_round": last_round}}
    return table(heads=heads, monsters=ALL_TOKENS, deck=[], data=numbers)


def walk_up_and_down(t: Driver, players: Sequence[int]) -> None:
    """Let all Defenders go to the hall together in one round, and back to the car park in the next."""
    area = HALL if (AGA, DEFENDER) in t.heads(CAR_PARK) else CAR_PARK
    for player in players:
        t.choose(player, "go", area)
    for player in players:
        if t.can(player, "move"):  # on the way back nobody else could
            t.choose(player, "move", DEFENDER)


@rule("OSA-END-04", "OSA-GEN-13")
def test_without_a_monster_left_in_the_pool_nothing_happens_until_the_last_round_is_over() -> None:
    t = standstill(12)
    t.round_from("badge")
    for number in range(3, 13):
        assert not t.over
        assert t.g.round == number
        walk_up_and_down(t, EVERYBODY)
    assert t.over
    assert t.events("eaten") == []
    assert t.events("end") == [(12,)]  # all twelve are alive


@rule("OSA-END-04")
def test_before_the_last_round_another_one_follows() -> None:
    t = standstill(4)
    t.end_round()
    assert not t.over
    t = standstill(3)
    t.end_round()
    assert t.over
