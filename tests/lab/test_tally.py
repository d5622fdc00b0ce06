"""Games are counted the same in any order, shared victories in parts, and blocks as one observation each."""

from __future__ import annotations

import pytest

from ostoja.lab.arena import Venue
from ostoja.lab.intervals import Moments, student, wilson
from ostoja.lab.outcome import WHOLE, Block, Outcome, Talk
from ostoja.lab.plan import Plan
from ostoja.lab.tally import Tally

PLACES = (0, 1, 2)
SOLO = Outcome(PLACES, (9, 5, 1), (0,), ("", "", ""), 4, 50)
PAIR = Outcome(PLACES, (7, 7, 0), (0, 1), ("", "", ""), 6, 70)
DRAW = Outcome(PLACES, (0, 0, 0), (), ("", "", ""), 2, 30)
SIDED = Outcome(PLACES, (1, 0, 0), (0, 2), ("dead", "alive", "dead"), 2, 30)
SAID = SOLO._replace(talk=(Talk(3, 2, 1), Talk(), Talk(5, 0, 4)))


def tally(*outcomes: Outcome, talk: bool = False) -> Tally:
    total = Tally(3, talk=talk)
    for number, outcome in enumerate(outcomes):
        total.note(Block(number, (outcome,)))
    return total


def test_wins_shares_draws_and_means() -> None:
    report = tally(SOLO, PAIR, DRAW, SOLO).report(["a", "b", "a"])
    first, second, third = report["bots"]
    assert (first["name"], first["wins"], first["shared"], first["win_share"]) == ("a", 2, 1, 0.625)
    assert (second["wins"], second["shared"], second["win_share"], second["mean_score"]) == (0, 1, 0.125, 4.25)
    assert (third["name"], third["win_share"], third["low"]) == ("a", 0.0, 0.0)
    assert (report["draws"], report["mean_rounds"], report["mean_decisions"]) == (1, 4.0, 50.0)
    assert "sides" not in report
    assert "talk" not in report


def test_victories_follow_the_bots_not_the_seats() -> None:
    moved = SOLO._replace(places=(2, 0, 1))
    rows = tally(SOLO, moved).report(["a", "b", "c"])["bots"]
    assert [row["wins"] for row in rows] == [1, 0, 1]
    assert [row["mean_score"] for row in rows] == [7.0, 3.0, 5.0]


def test_talk_is_counted_for_each_bot_and_in_all() -> None:
    report = tally(SAID, SAID, talk=True).report(["a", "b", "c"])
    assert report["talk"] == {"acts": 16, "kept": 4, "broken": 10}
    assert [row["talk"]["broken"] for row in report["bots"]] == [2, 0, 8]


def test_sides_are_counted_where_they_differ() -> None:
    sides = tally(SIDED, SIDED).report(["a", "b", "c"])["sides"]
    assert [(side["side"], side["wins"], side["win_share"]) for side in sides] == [("alive", 0, 0.0), ("dead", 2, 1.0)]
    assert list(sides[0]) == ["side", "wins", "win_share", "low", "high"]


def test_parts_add_up_in_any_order() -> None:
    names = ["a", "b", "c"]
    whole = tally(SOLO, PAIR, DRAW, SIDED, SAID, talk=True).report(names)
    for order in ((SOLO, PAIR, SAID), (SAID, PAIR, SOLO)):
        parts = tally(DRAW, SIDED, talk=True)
        parts.add(tally(*order, talk=True))
        assert parts.report(names) == whole


def test_nothing_played_is_reported_too() -> None:
    assert tally().report(["a", "b", "c"])["bots"][0]["win_share"] == 0.0


def moments(*shares: float, size: int = 4) -> Moments:
    found = Moments()
    for share in shares:
        found.note(round(share * size * WHOLE))
    return found


def width(*shares: float) -> float:
    games = 4 * len(shares)
    found = moments(*shares).share(sum(shares) * 4, games, 4)
    assert found.low < found.share < found.high
    return found.high - found.low


def test_blocks_that_agree_are_surer_than_games_and_blocks_that_do_not_less() -> None:
    games = wilson(40, 160)
    usual = games.high - games.low
    assert width(*[0.25] * 40) < 0.5 * usual
    assert width(*[1.0] * 10, *[0.0] * 30) > 1.5 * usual


def test_a_few_blocks_that_agree_prove_little() -> None:
    assert width(0.25, 0.25) > 0.3


def test_independent_games_are_as_sure_as_wilson_says() -> None:
    blocks = [0.0] * 32 + [0.25] * 42 + [0.5] * 21 + [0.75] * 5  # as one victory in four falls by lot
    share = sum(blocks) / 100
    usual = wilson(share * 400, 400)
    assert width(*blocks) == pytest.approx(usual.high - usual.low, rel=0.06)


def test_student_knows_how_few_blocks_are_not_many() -> None:
    for freedom, quantile in ((3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert student(freedom) == pytest.approx(quantile, abs=0.03 if freedom < 5 else 0.005)


def test_the_deal_of_a_block_is_the_same_and_its_bots_move_on() -> None:
    hall = Venue(Plan("mall-of-horror", ("random", "greedy", "random"), 6, "s", {}, {}))
    first, second = hall.play([0, 1])
    assert [game.places for game in first.games] == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    assert first != second
    assert hall.block(0) == first
