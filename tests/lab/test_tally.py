"""Games are counted the same in any order, and shared victories in parts."""

from __future__ import annotations

from ostoja.lab.arena import Outcome, play, seat_of
from ostoja.lab.tally import Tally
from tests.toy import TOY

SOLO = Outcome((9, 5, 1), (0,), ("", "", ""), 4, 50)
PAIR = Outcome((7, 7, 0), (0, 1), ("", "", ""), 6, 70)
DRAW = Outcome((0, 0, 0), (), ("", "", ""), 2, 30)
SIDED = Outcome((1, 0, 0), (0, 2), ("dead", "alive", "dead"), 2, 30)


def tally(*outcomes: Outcome) -> Tally:
    total = Tally(3)
    for outcome in outcomes:
        total.note(outcome)
    return total


def test_wins_shares_draws_and_means() -> None:
    report = tally(SOLO, PAIR, DRAW, SOLO).report(["a", "b", "a"])
    first, second, third = report["bots"]
    assert (first["name"], first["wins"], first["shared"], first["win_share"]) == ("a", 2, 1, 0.625)
    assert (second["wins"], second["shared"], second["win_share"], second["mean_score"]) == (0, 1, 0.125, 4.25)
    assert (third["name"], third["win_share"], third["low"]) == ("a", 0.0, 0.0)
    assert (report["draws"], report["mean_rounds"], report["mean_decisions"]) == (1, 4.0, 50.0)
    assert "sides" not in report


def test_sides_are_counted_where_they_differ() -> None:
    sides = tally(SIDED, SIDED).report(["a", "b", "c"])["sides"]
    assert [(side["side"], side["wins"], side["win_share"]) for side in sides] == [("alive", 0, 0.0), ("dead", 2, 1.0)]
    assert list(sides[0]) == ["side", "wins", "win_share", "low", "high"]


def test_parts_add_up_in_any_order() -> None:
    names = ["a", "b", "c"]
    whole = tally(SOLO, PAIR, DRAW, SIDED).report(names)
    for order in ((SOLO, PAIR), (PAIR, SOLO)):
        parts = tally(DRAW, SIDED)
        parts.add(tally(*order))
        assert parts.report(names) == whole


def test_nothing_played_is_reported_too() -> None:
    assert tally().report(["a", "b", "c"])["bots"][0]["win_share"] == 0.0


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    for place in range(4):
        assert sorted(seat_of(place, number, 4) for number in range(4)) == [0, 1, 2, 3]
    for number in range(4):
        assert sorted(seat_of(place, number, 4) for place in range(4)) == [0, 1, 2, 3]


def test_outcomes_follow_the_bots_not_the_seats() -> None:
    setup = TOY.agree(3)
    for number in range(3):
        outcome = play(TOY, setup, ["random"] * 3, "s", number)
        assert set(outcome.winners) == {p for p in range(3) if outcome.scores[p] == max(outcome.scores)}
        assert play(TOY, setup, ["random"] * 3, "s", number) == outcome
