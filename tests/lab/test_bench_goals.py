"""The summary of `make bench` says of every goal what was found, in which range, and whether that is enough."""

from __future__ import annotations

from typing import TYPE_CHECKING

from benchmarks import goals, report

if TYPE_CHECKING:
    from benchmarks.report import Goal, Results

SIX = report.ours("compiled", report.MALL, report.MORE_SEATS)
FOUR = report.ours("compiled", report.MALL, report.SEATS)


def rounds(**fields: list[float]) -> list[report.Row | None]:
    """Return the rows of some rounds."""
    return [dict(zip(fields, row, strict=True)) for row in zip(*fields.values(), strict=True)]


RESULTS: Results = {
    FOUR: rounds(decisions_s=[100.0, 100.0, 100.0], stepped_s=[60.0, 60.0, 60.0], copy_us=[1.0, 1.0, 1.0]),
    SIX: rounds(decisions_s=[120.0, 120.0, 120.0], stepped_s=[80.0, 70.0, 60.0]),
    "social_deduction": rounds(decisions_s=[40.0, 40.0, 50.0], inside_s=[300.0, 300.0, 300.0]),
    "compiled claustrophobia 2": rounds(decisions_s=[70.0, 50.0, 65.0]),
    "compiled outlive 4": rounds(decisions_s=[70.0, 70.0, 70.0]),
    report.search_of("compiled", report.MALL): rounds(simulated_s=[90.0, 80.0, 70.0], judged_s=[5.0, 5.0, 5.0]),
    goals.ISMCTS: rounds(simulated_s=[10.0, 10.0, 10.0]),
}


def goal_on(part: str) -> Goal:
    """Return the goal whose text has some words in it."""
    (found,) = [goal for goal in goals.goals(RESULTS) if part in goal.text]
    return found


def test_a_goal_is_judged_by_the_middle_of_its_rounds() -> None:
    assert goal_on("1.5 x social_deduction").verdict() == "reached, not in every round"
    assert goal_on("open_spiel's own loop").verdict() == "NOT REACHED"
    assert goal_on("random play-outs").verdict() == "reached"
    assert goal_on("2 x hearts").verdict() == "not measured"
    assert goal_on("by judgement").verdict() == "no line"


def test_every_other_game_has_a_line_beside_mall_of_horror() -> None:
    assert goal_on("claustrophobia").told() == {
        "goal": "compiled, claustrophobia: at least 0.6 of Mall of Horror's decisions/s",
        "line": 0.6,
        "value": 0.65,
        "range": [0.5, 0.7],
        "verdict": "reached, not in every round",
    }
    assert goal_on("outlive").verdict() == "NOT REACHED"


def test_the_summary_sets_value_range_and_verdict_in_columns() -> None:
    head, _, *lines = report.goal_table(goals.goals(RESULTS)).splitlines()
    assert head.split() == ["goal", "value", "range", "verdict"]
    (line,) = [line for line in lines if "1.5 x social_deduction" in line]
    assert line.split("social_deduction")[1].split(maxsplit=2) == ["1.75", "1.20-2.00", "reached, not in every round"]


def test_the_history_gets_the_ratios_of_a_release() -> None:
    cells = goals.line_of(RESULTS)
    assert cells["stepped / social_deduction"] == "1.75 (1.20-2.00)"
    assert cells["claustrophobia / Mall"] == "0.650 (0.500-0.700)"
    assert cells["stepped / hearts"] == "-"
