"""Every question: what it is about, which rule it cites, and which rule is named for what is not offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.games.outlive.drafting import draft
from tests.games.outlive.driver import BEIGE, BLUE, RED, new_table, table
from tests.games.outlive.played import Driver, Option

if TYPE_CHECKING:
    from ostoja.engine.vocabulary import Word

Situation = Callable[[], Driver]


def drafting() -> Driver:
    """Begin the draft."""
    return new_table(2)


def stationing() -> Driver:
    """Draft until the heroes are placed one player after the other."""
    t = new_table(2, options={"sequential_hero_setup": True})
    draft(t, BEIGE)
    draft(t, RED)
    return t


def discarding() -> Driver:
    """Draft until Mary Koolpepper's owner has drawn."""
    t = new_table(2)
    draft(t, BEIGE)
    draft(t, RED, leader="koolpepper")
    return t


def struck(event: str) -> Driver:
    """Let an event strike red, who has a choice."""
    goods = {RED: {"meat": 2, "can": 2, "wood": 2, "ammo": 2}}
    t = table(2, events=[event], goods=goods, rooms={RED: ["event2 4"]}, airlock={RED: 1})
    t.strike()
    return t


def night(step: str) -> Driver:
    """Begin a step of the night in which red has a choice."""
    goods = {RED: {"meat": 2, "can": 2, "wood": 4, "metal": 2, "water": 0}}
    rooms = {RED: ["build2 3"], BEIGE: []}
    t = table(2, events=["rats"], goods=goods, rooms=rooms, airlock={RED: 1}, broken={RED: ["bow"]})
    t.step(step)
    return t


def filling() -> Driver:
    """Let red, who has no materials, move somebody in."""
    t = table(2, rooms={RED: ["event2 3"]}, airlock={RED: 1})
    t.step("build")
    return t


def paying() -> Driver:
    """Let red choose what the rats' end costs."""
    t = night("resolve")
    t.choose(RED, "resolve", "rats")
    return t


def starving() -> Driver:
    """Let red choose who starves."""
    t = table(2, rooms={RED: ["event2 4"]}, airlock={RED: 1})
    t.night("feed")
    return t


def irradiated() -> Driver:
    """Let red choose who is lost beyond the end of the gauge."""
    t = table(2, rooms={RED: ["event2 4", "build2 3"]}, gauge={RED: -11}, goods={RED: {"can": 3}})
    t.night("radiation")
    return t


def moving() -> Driver:
    """Begin red's turn."""
    t = table(2, heroes={RED: {"3a": "base", "3b": "dam standing", "4": "mine", "5": "park"}})
    t.turn(RED)
    return t


def mooring() -> Driver:
    """Let red's 5 come to the ship with the grapnel."""
    t = table(2, heroes={RED: {"5": "mine"}}, repaired={RED: ["grapnel"]})
    t.move(RED, "5", "ship")
    return t


def arriving(tile: str, area: str, start: str) -> Driver:
    """Let red's 5 come somewhere with a tile, where blue's 3 stands."""
    t = table(
        4,
        heroes={RED: {"5": start}, BLUE: {"3a": f"{area} standing"}},
        goods={BLUE: {"wood": 3, "can": 3, "ammo": 3}},
        repaired={RED: [tile], BLUE: ["vest"]},
    )
    t.move(RED, "5", area)
    return t


def robbed() -> Driver:
    """Let blue choose what red takes."""
    t = arriving("axe", "dam", "base")
    t.choose(BLUE, "pass")
    return t


def admitting() -> Driver:
    """Let red choose where the ship's survivor lives."""
    t = table(2, heroes={RED: {"5": "mine"}})
    t.move(RED, "5", "ship")
    return t


def acting(area: str = "forest", start: str = "dam", **situation: object) -> Driver:
    """Let red's 5 act in an area."""
    t = table(2, heroes={RED: {"5": start}}, **situation)  # type: ignore[arg-type]
    t.move(RED, "5", area)
    return t


def tracking() -> Driver:
    """Let red look through the forest's stack."""
    t = acting(repaired={RED: ["thermal_sensor"]}, herds={"forest": ["bear", "hare"]})
    t.choose(RED, "use", "thermal_sensor")
    return t


def hunting() -> Driver:
    """Let red pay for a hare."""
    t = acting(goods={RED: {"ammo": 2}}, herds={"forest": ["hare"]})
    t.choose(RED, "hunt", "hare")
    return t


@pytest.mark.parametrize(
    ("t", "key", "about", "cited"),
    [
        (drafting, "ask-draft", [], "OUT-SET-24"),
        (stationing, "ask-station", [], "OUT-SET-14"),
        (discarding, "ask-discard", [RED], "OUT-SET-16"),
        (lambda: struck("rats"), "ask-rats", [], "OUT-EVT-13"),
        (lambda: struck("clan"), "ask-clan", [], "OUT-EVT-14"),
        (lambda: struck("glaciation"), "ask-lose", [], "OUT-EVT-15"),
        (moving, "ask-move", [RED], "OUT-MOVE-08"),
        (mooring, "ask-moor", [RED], "OUT-SHIP-11"),
        (lambda: arriving("bat", "dam", "base"), "ask-bat", [RED, "dam"], "OUT-PRS-16"),
        (lambda: arriving("axe", "dam", "base"), "ask-defence", [BLUE, 2], "OUT-PRS-05"),
        (robbed, "ask-tribute", [BLUE, 2], "OUT-PRS-08"),
        (lambda: acting(repaired={RED: ["bow"]}), "ask-bonus", [RED, "forest"], "OUT-ACT-08"),
        (admitting, "ask-admit", [RED], "OUT-SHIP-14"),
        (acting, "ask-action", ["forest", 5], "OUT-ACT-05"),
        (tracking, "ask-track", [RED, "forest"], "OUT-HUNT-12"),
        (hunting, "ask-hunt", ["hare", 3], "OUT-HUNT-02"),
        (lambda: night("resolve"), "ask-resolve", [], "OUT-RES-02"),
        (paying, "ask-event-cost", [], "OUT-RES-04"),
        (lambda: night("feed"), "ask-feed", [], "OUT-FEED-04"),
        (starving, "ask-lose", [], "OUT-FEED-05"),
        (irradiated, "ask-lose", [], "OUT-RAD-06"),
        (lambda: night("recruit"), "ask-recruit", [], "OUT-REC-01"),
        (lambda: night("build"), "ask-build", [], "OUT-BLD-04"),
        (lambda: night("repair"), "ask-repair", [], "OUT-REP-01"),
    ],
)
def test_every_question_says_what_it_is_about_and_cites_its_rule(
    t: Situation, key: str, about: list[Word], cited: str
) -> None:
    assert t().posed == (key, about, cited)


@pytest.mark.parametrize(
    ("t", "seat", "words", "named"),
    [
        (drafting, RED, ("keep", "ship1"), "OUT-SET-05"),
        (moving, RED, ("pass",), "OUT-MOVE-08"),
        (moving, RED, ("keep", "ship1"), "OUT-MOVE-01"),
        (moving, RED, ("search",), "OUT-MOVE-01"),
        (moving, RED, ("peek", "base"), "OUT-MOVE-01"),
        (moving, RED, ("stride", "3a", "base"), "OUT-MOVE-03"),
        (moving, RED, ("move", "3b", "forest"), "OUT-MOVE-11"),
        (moving, RED, ("move", "3a", "base"), "OUT-MOVE-03"),
        (moving, RED, ("move", "3a", "mine"), "OUT-MOVE-04"),
        (moving, RED, ("move", "3a", "blackwood"), "OUT-MOVE-02"),
        (moving, RED, ("stride", "3a", "blackwood"), "OUT-MOVE-12"),
        (moving, RED, ("stride", "3a", "mine"), "OUT-MOVE-04"),
        (mooring, RED, ("moor", 3), "OUT-SHIP-01"),
        (lambda: arriving("axe", "dam", "base"), BLUE, ("shoot", 3), "OUT-PRS-05"),
        (lambda: arriving("axe", "dam", "base"), BLUE, ("shield",), "OUT-PRS-18"),
        (lambda: arriving("bat", "dam", "base"), RED, ("use", "vest"), ""),
        (robbed, BLUE, ("pay", "ammo"), "OUT-PRS-09"),
        (robbed, BLUE, ("rob", "ammo"), "OUT-PRS-09"),
        (robbed, BLUE, ("pay", "metal"), "OUT-PRS-07"),
        (admitting, RED, ("admit", "event2"), "OUT-SHIP-05"),
        (acting, RED, ("search",), "OUT-CITY-03"),
        (acting, RED, ("algae",), "OUT-BASE-02"),
        (acting, RED, ("use", "axe"), "OUT-ACT-09"),
        (acting, RED, ("gather", "metal"), "OUT-ACT-04"),
        (acting, RED, ("hunt", "hare"), "OUT-HUNT-05"),
        (acting, RED, ("resolve", "fire"), "OUT-ACT-04"),
        (acting, RED, ("shield",), "OUT-ACT-04"),
        (lambda: acting("dam", "base", goods={RED: {"microchip": 1}}), RED, ("gather", "water"), "OUT-DAM-02"),
        (lambda: acting("blackwood", "park"), RED, ("take", "axe"), "OUT-CITY-01"),
        (lambda: acting("blackwood", "park", broken={RED: ["axe"]}), RED, ("take", "axe"), "OUT-CITY-07"),
        (
            lambda: acting("blackwood", "park", search={"blackwood": []}, shown={"blackwood": ["bow"]}),
            RED,
            ("search",),
            "OUT-CITY-06",
        ),
        (tracking, RED, ("hunt", "wolf"), "OUT-HUNT-05"),
        (hunting, RED, ("shoot", 4), "OUT-HUNT-03"),
        (hunting, RED, ("use", "shotgun"), "OUT-HUNT-02"),
        (lambda: night("resolve"), RED, ("resolve", "fire"), "OUT-RES-06"),
        (lambda: night("resolve"), RED, ("bargain", "rats", "food"), "OUT-RES-04"),
        (lambda: night("resolve"), RED, ("bargain", "fire", "food"), "OUT-RES-06"),
        (lambda: night("resolve"), RED, ("pay", "can"), "OUT-RES-06"),
        (lambda: night("resolve"), RED, ("hunt", "bear"), "OUT-RES-06"),
        (lambda: night("recruit"), RED, ("recruit", "wood"), "OUT-REC-01"),
        (lambda: night("build"), RED, ("build", "build2"), "OUT-BLD-01"),
        (lambda: night("build"), RED, ("fill", "event2"), "OUT-BLD-02"),
        (lambda: night("build"), RED, ("activate", "ammo4"), "OUT-BLD-06"),
        (lambda: night("build"), RED, ("scrap", "axe"), "OUT-BLD-06"),
        (lambda: night("build"), RED, ("pay", "wood"), "OUT-BLD-04"),
        (lambda: night("build"), RED, ("build", "airlock"), "OUT-BLD-04"),
        (lambda: night("build"), RED, ("fill", "airlock"), "OUT-BLD-04"),
        (lambda: night("repair"), RED, ("repair", "axe"), "OUT-REP-01"),
        (lambda: night("repair"), RED, ("mend", "repair2", "bow"), "OUT-REP-04"),
        (lambda: night("repair"), RED, ("mend", "draw1_repair1", "axe"), "OUT-REP-04"),
        (filling, RED, ("build", "draw1_repair1"), "OUT-BLD-01"),
        (filling, RED, ("fill", "draw1_repair1"), "OUT-BLD-02"),
        (filling, RED, ("activate", "draw1_repair1"), "OUT-BLD-06"),
    ],
)
def test_what_is_not_offered_is_forbidden_by_a_rule(t: Situation, seat: int, words: Option, named: str) -> None:
    situation = t()
    assert words not in situation.options(seat)
    assert situation.why_not(seat, *words) == named


def test_the_draft_names_the_rule_of_each_of_its_choices() -> None:
    t = drafting()
    named = []
    while RED in t.asked:
        named.append(t.why_not(RED, "pass"))
        t.choose(RED, *t.options(RED)[0])
    kept, built = ["OUT-SET-05"] * 4, ["OUT-SET-07", "OUT-SET-08", "OUT-SET-10"]
    assert named == [*kept, *built, "OUT-SET-13", "OUT-SET-13"]


def test_a_full_airlock_and_the_lack_of_actions_are_named() -> None:
    t = table(2, goods={RED: {"can": 2}}, airlock={RED: 6})
    t.step("recruit")
    t.choose(RED, "recruit", "can")
    assert t.g.airlock[RED] == 7
    t = table(2, goods={RED: {"can": 2}, BEIGE: {"can": 2}}, airlock={RED: 7})
    t.step("recruit")
    assert t.why_not(RED, "recruit", "can") == "OUT-REC-02"
    t = acting("base", "dam", repaired={RED: ["ammo_crate"]})
    for _ in range(5):
        t.choose(RED, "gather", "ammo")
    assert t.options(RED) == [("pass",), ("use", "ammo_crate")]
    assert t.why_not(RED, "gather", "ammo") == "OUT-ACT-01"


def test_the_vest_and_a_second_hunt_are_named() -> None:
    t = arriving("axe", "dam", "base")
    t.choose(BLUE, "use", "vest")
    assert t.events("used") == [(BLUE, "vest")]
    t = table(
        4,
        heroes={RED: {"5": "base"}, BLUE: {"3a": "dam standing"}},
        goods={BLUE: {"wood": 3, "can": 3, "ammo": 3}},
    )
    t.move(RED, "5", "dam")
    assert t.why_not(BLUE, "use", "vest") == "OUT-PRS-17"
    t = acting(goods={RED: {"ammo": 3}}, herds={"forest": ["hare", "hare"]})
    t.choose(RED, "hunt", "hare")
    t.choose(RED, "shoot", 3)
    assert t.why_not(RED, "hunt", "hare") == "OUT-HUNT-04"


def test_nobody_is_told_of_a_choice_that_was_none() -> None:
    t = table(3)
    t.play_from("night")
    assert t.question == "ask-move", "with nothing in store the night passes without a question"
    assert t.forced == 0
    t = acting("dam", "base")
    assert (t.asked, t.forced) == ((), 0), "no microchip, no water, no question"
    t = acting(repaired={RED: ["crowbar"]})
    assert (t.question, t.forced) == ("ask-action", 0), "the crowbar is for the base"
    t = table(4, heroes={RED: {"5": "mine"}}, airlock={RED: 7}, repaired={RED: ["torch", "hacksaw"]})
    t.g.tired[RED] = t.g.repaired[RED]
    t.move(RED, "5", "ship")
    assert (t.asked, t.forced) == ((), 0), "no place, no tile, no question"


def test_an_event_that_lies_open_but_is_too_dear_is_told_from_one_that_does_not() -> None:
    t = table(2, events=["fire", "debris"], goods={RED: {"wood": 3}})
    t.step("resolve")
    assert t.why_not(RED, "resolve", "fire") == "OUT-RES-04"
    assert t.why_not(RED, "bargain", "fire", "food") == "OUT-RES-04"
    assert t.why_not(RED, "bargain", "fire", "materials") == "OUT-RES-04"
    assert t.why_not(RED, "resolve", "looters") == "OUT-RES-06"
