"""The options of a table, and what can be said at it."""

from __future__ import annotations

from ostoja.engine.journal import ALL, Event
from ostoja.engine.talk import BROKEN, KEPT, PENDING, UNJUDGED, Act
from ostoja.games.outlive import GAME
from ostoja.games.outlive.talk import TALK, verdict
from tests.games.outlive.driver import RED, table
from tests.marks import rule

FORMS = {form.name(): form for form in TALK}


@rule("OUT-SHIP-05")
def test_a_survivor_may_be_turned_away_unless_the_table_says_otherwise() -> None:
    t = table(2, heroes={RED: {"5": "mine"}}, rooms={RED: ["event2 0"]}, options={"decline_survivor": False})
    t.move(RED, "5", "ship")
    assert not t.can(RED, "pass")
    t = table(2, heroes={RED: {"5": "mine"}}, rooms={RED: ["event2 0"]})
    t.move(RED, "5", "ship")
    t.choose(RED, "pass")
    assert (t.player(RED)["survivors"], t.asked) == (0, ())
    assert t.ship(5)["survivor"], "whoever is turned away stays aboard"
    assert t.goods(RED) == {"can": 3}, "the cans are taken all the same"


@rule("OUT-DAWN-09")
def test_when_the_box_has_no_survivors_left_nobody_joins() -> None:
    for finite, crowd in ((False, 40), (True, 40), (True, 50), (True, 0)):
        t = table(
            2,
            heroes={RED: {"5": "base"}},
            rooms={RED: ["nursery 3"]},
            airlock={RED: 1},
            goods={RED: {"can": 3, "water": 1}},
            repaired={RED: ["torch"]},
            options={"finite_supply": finite},
        )
        if crowd:
            t.g.people[0:3] = [40, crowd, 12]  # beige has all, or more, but the four on the ship and red's four
        some_left = not (finite and crowd)
        t.step("recruit")
        assert t.can(RED, "recruit") == some_left
        t.step("build")
        assert t.can(RED, "activate") == some_left
        t.move(RED, "5", "silent_peak")
        assert (t.question == "ask-bonus") == some_left


def test_by_default_the_rulebook_is_taken_at_its_word() -> None:
    assert GAME.agree(2).options == {
        "finite_supply": False,
        "multi_hunt": False,
        "one_event_per_turn": False,
        "event2_ammo": False,
        "decline_survivor": True,
        "peek_any_time": True,
        "sequential_hero_setup": False,
    }


def told(*events: tuple[str, tuple[int, ...]]) -> list[Event]:
    return [Event(ALL, kind, args) for kind, args in events]


def test_promises_are_judged_by_what_everybody_saw_until_the_round_ended() -> None:
    go = Act(RED, -1, FORMS["promise-go"], (4,), 0)
    avoid = Act(RED, -1, FORMS["promise-avoid"], (4,), 0)
    resolve = Act(RED, -1, FORMS["promise-resolve"], (7,), 0)
    there = ("moved", (RED, 3, 2, 4))
    elsewhere = ("moved", (RED, 3, 2, 1))
    night = ("round", (3,))
    assert verdict(go, told(elsewhere)) == PENDING
    assert verdict(go, told(elsewhere, there)) == KEPT
    assert verdict(go, told(elsewhere, night)) == BROKEN
    assert verdict(avoid, told(there)) == BROKEN
    assert verdict(avoid, told(elsewhere, night)) == KEPT
    assert verdict(resolve, told(("resolved", (RED, 7)))) == KEPT
    assert verdict(resolve, told(("resolved", (RED, 6)), ("won", (0,)))) == BROKEN
    assert verdict(Act(RED, -1, FORMS["threat-press"], (0,), 0), told(there)) == UNJUDGED


def test_a_claim_about_a_token_is_judged_by_the_next_search_there() -> None:
    claim = Act(RED, -1, FORMS["claim-token"], (6, 5), 0)
    assert verdict(claim, told(("searched", (0, 1, 2)))) == PENDING
    assert verdict(claim, told(("searched", (0, 5, 6)))) == KEPT
    assert verdict(claim, told(("searched", (0, 5, 2)))) == BROKEN
    assert verdict(claim, told(("round", (3,)))) == UNJUDGED


@rule("OUT-DAWN-09")
def test_the_last_survivor_of_the_box_may_be_born_in_the_nursery() -> None:
    for people, born in ((7, False), (8, True), (9, True)):
        t = table(2, rooms={RED: ["nursery 3"]}, options={"finite_supply": True}, data={"numbers": {"people": people}})
        t.step("build")
        assert t.can(RED, "activate") == born, "three live there, four wait on the ship"
