"""What a page about the balance of a game says is what was played."""

from __future__ import annotations

import random
from xml.etree import ElementTree as ET

import pytest

from ostoja.games import find
from ostoja.lab import charts
from ostoja.lab.arena import Venue
from ostoja.lab.balance import ENOUGH, Games, compared, spread_of
from ostoja.lab.balance_page import Page
from ostoja.lab.intervals import wilson
from ostoja.lab.outcome import Block, Outcome, Talk
from ostoja.lab.plan import Plan
from ostoja.lab.watching import Story
from ostoja.text import CommonTexts, Texts

NOBODY = Story()


def game(winner: int, story: Story = NOBODY, rounds: int = 4, seats: int = 2) -> Outcome:
    sides = ("left", "right") if seats == 2 else ("",) * seats
    winners = (winner,) if winner >= 0 else ()
    return Outcome(tuple(range(seats)), (0,) * seats, winners, sides, rounds, 10 * rounds, story=story)


def games(*played: Outcome, size: int = 1) -> Games:
    blocks = [played[at : at + size] for at in range(0, len(played), size)]
    return Games([Block(number, tuple(block)) for number, block in enumerate(blocks)])


def test_seats_sides_and_endings() -> None:
    found = games(game(0), game(0), game(1), game(-1))
    assert [share.share for share in found.by_seat()] == [0.5, 0.25]
    assert found.by_side() == {"left": wilson(2, 4), "right": wilson(1, 4)}
    assert {kind: share.share for kind, share in found.endings().items()} == {
        "alone": 0.75,
        "shared": 0,
        "nobody": 0.25,
    }


def test_the_lead_changes_and_a_game_is_decided() -> None:
    found = games(game(0, Story(leads=(0b01, 0b10, 0b01, 0b01, 0b01))), game(0, Story(leads=(0b11, 0b01, 0b01))))
    assert found.changes() == [2, 1]
    assert found.decided() == [0.5, 0.0]


def test_luck_is_how_often_the_same_seat_wins_the_same_deal() -> None:
    assert games(*[game(0), game(0), game(1), game(1)], size=2).luck() == (1.0, 0.5)
    assert games(*[game(0), game(1), game(1), game(0)], size=2).luck() == (0.0, 0.5)


def test_what_goes_with_victory_is_found_and_what_does_not_is_left_out() -> None:
    chance = random.Random(1)  # noqa: S311  games for a test
    played = []
    for _ in range(400):
        winner = chance.randrange(2)
        used = (
            [(7, 1 << winner)] if chance.random() < 0.5 else [(7, 1 << (1 - winner))] if chance.random() < 0.1 else []
        )
        used.append((8, 1 << chance.randrange(2)))
        met = (("find", 3, 1 << (1 - winner)),) if chance.random() < 0.5 else ()
        played.append(game(winner, Story(used=tuple(used), met=met)))
    best, worst = games(*played).effects()
    assert [one.what for one in best] == [("", 7)]
    assert [one.what for one in worst] == [("find", 3)]
    assert best[0].low > 0.3


def test_what_few_did_says_nothing() -> None:
    few = [game(0, Story(used=((5, 1),))) for _ in range(ENOUGH - 1)]
    assert games(*few, *[game(1) for _ in range(200)]).effects() == ([], [])


def test_options_that_nobody_ever_chose() -> None:
    found = games(game(0, Story(used=((1, 1),), offered=(1, 2, 3))), game(0, Story(used=((2, 1),), offered=(2, 4))))
    assert found.never() == [3, 4]


def test_talk_is_added_up() -> None:
    said = game(0)._replace(talk=(Talk(3, 1, 0), Talk(2, 0, 2)))
    assert games(said, said).talk() == (10, 2, 4)


def test_other_rules_are_compared_deal_by_deal() -> None:
    usual = [game(n % 2, rounds=4 + n % 3) for n in range(60)]
    other = [one._replace(rounds=one.rounds + 1, winners=(0,)) for one in usual]
    found = compared(games(*usual), games(*other))
    assert (found["rounds"].low, found["rounds"].high) == (1.0, 1.0)
    assert found["seat 0"].low > 0.3
    assert found["left"].other == 1.0


def test_the_middle_and_eight_of_ten() -> None:
    assert spread_of(list(range(100))) == {"low": 10, "middle": 50, "high": 90}


@pytest.mark.parametrize(("key", "language"), [("mall-of-horror", "pl"), ("zombie-terror", "en")])
def test_a_page_is_whole_and_needs_nothing_from_elsewhere(key: str, language: str) -> None:
    title = find(key)
    seats = title.least_seats
    hall = Venue(Plan(key, ("random",) * seats, 4 * seats, "page", {}, {}, watched=True, talk=True))
    found = Games(hall.play(range(4)))
    texts = Texts(title, language, strict=True)
    say = CommonTexts(language, strict=True, package="ostoja.lab").say
    page = Page(title, found, texts, say).write(wilson(3, 4), "ostoja balance <game>", compared(found, found))
    assert page.count("<figure>") == page.count("<figcaption>") >= 7
    assert page.count("<svg") >= 4
    assert "ostoja balance &lt;game&gt;" in page
    for fetched in ("<script", "<link", "url(http", "<img", "style=", "@import"):
        assert fetched not in page


def test_a_game_is_watched_without_changing_it() -> None:
    plan = Plan("mall-of-horror", ("greedy", "random", "random"), 3, "watched", {}, {})
    (plain,), (watched,) = Venue(plan).play([0]), Venue(plan._replace(watched=True)).play([0])
    assert [one._replace(story=None) for one in watched.games] == list(plain.games)
    story = watched.games[0].story
    assert story is not None
    assert {option for option, _ in story.used} <= set(story.offered)
    assert len(story.leads) >= watched.games[0].rounds
    assert story.met


def test_wins_are_told_scenario_by_scenario_where_there_are_several() -> None:
    ritual, tide = Story(scene="scenario-ritual"), Story(scene="scenario-stem-the-tide")
    found = games(game(0, ritual), game(0, ritual), game(1, tide), game(0, tide))
    by_scene = {scene: part.by_side()["left"].share for scene, part in found.by_scene().items()}
    assert by_scene == {"scenario-ritual": 1.0, "scenario-stem-the-tide": 0.5}
    assert games(game(0, ritual), game(1, ritual)).by_scene() == {}


def test_roles_are_told_with_how_often_they_won_the_best_first() -> None:
    one, other = Story(roles=("leader-frye", "leader-wely")), Story(roles=("leader-wely", ""))
    found = games(game(0, one), game(1, one), game(0, other)).by_role()
    assert list(found) == ["leader-wely", "leader-frye"]
    assert found == {"leader-wely": wilson(2, 3), "leader-frye": wilson(1, 2)}


@pytest.mark.parametrize(
    ("key", "options", "told"),
    [
        ("claustrophobia", {"scenario": "random"}, {"The Ritual: The Demon player", "The Human player"}),
        ("outlive", {}, {"Lily-Rose Wely, hacker"}),
        ("zombie-terror", {}, {"Zombies"}),
    ],
)
def test_a_page_calls_scenarios_sides_and_leaders_by_their_names(
    key: str, options: dict[str, str], told: set[str]
) -> None:
    title = find(key)
    seats = title.least_seats
    hall = Venue(Plan(key, ("random",) * seats, 30 * seats, "names", dict(options), {}, watched=True))
    page = Page(title, Games(hall.play(range(30))), Texts(title, "en"), CommonTexts("en", package="ostoja.lab").say)
    written = page.write(None, "")
    assert all(name in written for name in told)


def test_a_chart_has_no_style_of_its_own_and_takes_the_colour_of_the_page() -> None:
    for picture in (
        charts.bars(["a < b", "c"], [wilson(3, 10), wilson(0, 10)], 0.5),
        charts.differences(["a", "b"], [(0.1, 0.05, 0.15), (-0.1, -0.3, 0.1)]),
        charts.histogram([1, 1, 2, 7], "rounds"),
        charts.histogram([0.0, 12.5, 99.0], "%"),
    ):
        root = ET.fromstring(picture)  # noqa: S314  our own
        assert "style" not in picture
        assert "currentColor" in picture
        assert root.attrib["viewBox"].startswith(f"0 0 {charts.WIDTH} ")


def test_a_bar_is_as_long_as_its_share() -> None:
    root = ET.fromstring(charts.bars(["a", "b"], [wilson(10, 40), wilson(20, 40)]))  # noqa: S314  our own
    long, short = [float(one.attrib["width"]) for one in root.iter("{http://www.w3.org/2000/svg}rect")][::-1]
    assert long == pytest.approx(2 * short, abs=0.2)
