"""Who sits where: every deal is played with all rotations of the seats, whoever meets over it."""

from __future__ import annotations

import pytest

from ostoja.engine.errors import SetupError
from ostoja.lab.plan import GROUPS, LOT, Plan, Schedule, seatings

MALL = "mall-of-horror"
FOUR = ("greedy", "random", "greedy:20", "random:0.5s")


def plan(bots: tuple[str, ...] = FOUR, games: int = 40, **more: object) -> Plan:
    return Plan(MALL, bots, games, "seed", {}, {}, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("members", "seats"), [(2, 2), (2, 3), (2, 4), (3, 4), (4, 4), (2, 6), (3, 6)])
def test_everybody_sits_in_every_seat_equally_often(members: int, seats: int) -> None:
    rows = seatings(tuple(range(members)), seats)
    assert len(set(rows)) == len(rows)
    for seat in range(seats):
        sat = [row[seat] for row in rows]
        assert {sat.count(member) for member in range(members)} == {len(rows) / members}


def test_two_meet_in_alternate_seats() -> None:
    assert seatings((0, 1), 4) == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_a_block_is_one_deal() -> None:
    schedule = Schedule(plan())
    assert (schedule.size, schedule.blocks) == (4, 10)
    assert len({schedule.deal(block) for block in range(10)}) == 10


def test_the_last_block_is_cut_short() -> None:
    schedule = Schedule(plan(games=10))
    assert [len(schedule.seatings(block)) for block in range(schedule.blocks)] == [4, 4, 2]


def test_all_groups_of_a_round_robin_meet_over_the_same_deals() -> None:
    schedule = Schedule(plan(seats=3, tables=GROUPS))
    groups = [schedule.group(block) for block in range(8)]
    assert groups == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)] * 2
    assert [schedule.deal(block) for block in range(8)] == ["seed:0"] * 4 + ["seed:1"] * 4


def test_tables_drawn_by_lot_are_the_same_everywhere_and_meet_all() -> None:
    schedule = Schedule(plan(seats=3, tables=LOT))
    drawn = [schedule.group(block) for block in range(20)]
    assert drawn == [Schedule(plan(seats=3, tables=LOT)).group(block) for block in range(20)]
    assert all(len(set(group)) == 3 for group in drawn)
    assert {member for group in drawn for member in group} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (plan(("greedy", "random")), "3 to 6 seats"),
        (plan(("greedy",) * 5, seats=4), "5 bots do not fit 4 seats"),
        (plan(("greedy", "randon", "greedy")), "no bot 'randon'"),
        (plan(("greedy:", "random", "greedy")), "budget of a bot cannot be ''"),
        (plan(("greedy",) * 200, seats=6, tables=GROUPS), "let the lot draw"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(wrong: Plan, words: str) -> None:
    with pytest.raises(SetupError, match=words):
        wrong.check()
