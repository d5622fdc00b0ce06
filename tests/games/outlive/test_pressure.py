"""Chapter: pressure."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.outlive.driver import BEIGE, BLUE, PURPLE, RED, table
from tests.games.outlive.test_actions import NEXT_TO
from tests.marks import rule

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tests.games.outlive.played import Driver


def pressed(
    victim: str = "3a",
    attacker: str = "5",
    area: str = "dam",
    goods: Mapping[str, int] | None = None,
    rooms: Mapping[int, Sequence[str]] | None = None,
    repaired: Mapping[int, Sequence[str]] | None = None,
    standing: str = " standing",
) -> Driver:
    """Let red arrive where blue stands."""
    t = table(
        4,
        heroes={RED: {attacker: NEXT_TO[area]}, BLUE: {victim: area + standing}},
        goods={BLUE: goods if goods is not None else {"wood": 3, "can": 3}},
        rooms=rooms,
        repaired=repaired,
    )
    t.move(RED, attacker, area)
    return t


def come_again(t: Driver) -> None:
    """Let red's strongest hero arrive at the dam once more."""
    t.g.where[RED * 4 + 3] = 0
    t.g.standing &= ~(1 << RED * 4 + 3)
    t.move(RED, "5", "dam")


@rule("OUT-PRS-01", "OUT-PRS-02", "OUT-PRS-11")
@pytest.mark.parametrize(("attacker", "victim", "points"), [("5", "3a", 2), ("5", "4", 1), ("4", "3b", 1)])
def test_weaker_active_heroes_suffer_the_difference(attacker: str, victim: str, points: int) -> None:
    t = pressed(victim, attacker)
    assert t.events("pressed") == [(RED, BLUE, points)]
    assert (t.question, t.asked) == ("ask-tribute", (BLUE,))
    assert not t.can(BLUE, "pass"), "nothing can be refused, nothing given back"
    for _ in range(points):
        t.choose(BLUE, "pay", "wood")
    assert t.goods(RED)["wood"] == points


@rule("OUT-PRS-03")
def test_heroes_that_lie_suffer_nothing() -> None:
    assert pressed(standing="").events("pressed") == []


@rule("OUT-PRS-04")
@pytest.mark.parametrize(("attacker", "victim"), [("5", "5"), ("4", "5"), ("3a", "4"), ("3b", "3a")])
def test_equals_and_stronger_heroes_suffer_nothing_and_do_not_press_back(attacker: str, victim: str) -> None:
    t = pressed(victim, attacker)
    assert t.events("pressed") == []
    assert t.goods(RED) == {}


@rule("OUT-PRS-05", "OUT-PRS-06")
def test_ammunition_cancels_points_in_part_or_as_a_whole() -> None:
    t = pressed(goods={"wood": 3, "can": 3, "ammo": 5})
    assert t.targets(BLUE, "shoot") == {1, 2}, "no more than the pressure"
    assert t.can(BLUE, "pass"), "defence is optional"
    t.choose(BLUE, "shoot", 2)
    assert t.goods(BLUE) == {"wood": 3, "can": 3, "ammo": 3}
    t = pressed(goods={"wood": 3, "can": 3, "ammo": 5})
    t.choose(BLUE, "shoot", 1)
    t.choose(BLUE, "pay", "can")
    assert t.question != "ask-tribute", "one point was left"
    t = pressed(goods={"wood": 3, "can": 3, "ammo": 5})
    t.choose(BLUE, "pass")
    t.choose(BLUE, "pay", "can")
    t.choose(BLUE, "pay", "wood")
    assert t.goods(BLUE) == {"wood": 2, "can": 2, "ammo": 5}


@rule("OUT-PRS-07", "OUT-PRS-08", "OUT-PRS-09")
def test_the_victim_picks_food_and_materials_never_ammunition() -> None:
    t = pressed(goods={"meat": 1, "water": 1, "can": 1, "wood": 1, "metal": 1, "microchip": 1, "ammo": 3})
    t.choose(BLUE, "pass")
    assert t.targets(BLUE, "pay") == {"meat", "water", "can", "wood", "metal", "microchip"}
    assert t.why_not(BLUE, "pay", "ammo") == "OUT-PRS-09"
    t.choose(BLUE, "pay", "water")
    t.choose(BLUE, "pay", "metal")
    assert t.goods(RED) == {"water": 1, "metal": 1}


@rule("OUT-PRS-10")
def test_who_has_too_little_gives_all_and_no_more() -> None:
    t = pressed(goods={"microchip": 1})
    assert t.goods(BLUE) == {}
    assert t.goods(RED) == {"microchip": 1}
    t = pressed(goods={"ammo": 3})
    assert t.asked != (BLUE,)
    assert t.goods(BLUE) == {"ammo": 3}, "with nothing to lose there is nothing to defend"


@rule("OUT-PRS-12")
def test_the_attacker_cannot_raise_pressure_with_ammunition() -> None:
    t = table(4, heroes={RED: {"4": "base"}, BLUE: {"3a": "dam standing"}}, goods={RED: {"ammo": 5}, BLUE: {"wood": 5}})
    t.move(RED, "4", "dam")
    assert t.goods(RED) == {"ammo": 5, "wood": 1}


@rule("OUT-PRS-13")
def test_what_was_taken_may_be_used_at_once() -> None:
    t = pressed(goods={"microchip": 1})
    t.choose(RED, "open")
    assert t.can(RED, "gather")


@rule("OUT-PRS-14")
def test_pressure_works_everywhere_at_the_dam_without_a_microchip_and_on_the_ship() -> None:
    for area in NEXT_TO:
        t = pressed(area=area, goods={"metal": 1})
        assert t.events("pressed") == [(RED, BLUE, 2)]
        assert t.goods(RED)["metal"] == 1


@rule("OUT-PRS-15")
def test_several_victims_are_handled_from_the_attackers_left() -> None:
    there = "dam standing"
    t = table(
        4,
        heroes={PURPLE: {"5": "base"}, RED: {"3a": there}, BLUE: {"4": there}, BEIGE: {"3a": there}},
        goods={seat: {"wood": 9, "can": 9} for seat in (RED, BLUE, BEIGE)},
    )
    t.move(PURPLE, "5", "dam")
    assert t.asked == (BLUE,)
    t.choose(BLUE, "pay", "wood")
    assert t.asked == (BEIGE,)
    t.choose(BEIGE, "pay", "wood")
    t.choose(BEIGE, "pay", "wood")
    assert t.asked == (RED,)


@rule("OUT-PRS-16", "OUT-EQ-bat")
def test_the_bat_raises_the_level_against_everybody_there() -> None:
    there = "dam standing"
    t = table(
        4,
        heroes={RED: {"4": "base"}, BLUE: {"4": there}, BEIGE: {"3a": there}, PURPLE: {"5": there}},
        goods={BLUE: {"wood": 5}, BEIGE: {"can": 5}, PURPLE: {"metal": 5}},
        repaired={RED: ["bat"]},
    )
    t.move(RED, "4", "dam")
    assert (t.question, t.asked) == ("ask-bat", (RED,))
    t.choose(RED, "use", "bat")
    assert set(t.events("pressed")) == {(RED, BLUE, 1), (RED, BEIGE, 2)}, "an equal suffers 1, a stronger one nothing"
    assert t.goods(RED) == {"wood": 1, "can": 2}
    assert t.tiles(RED, "used") == {"bat"}
    t = pressed(repaired={RED: ["bat"]})
    t.choose(RED, "pass")
    assert t.g.pressure == 2


@rule("OUT-PRS-17", "OUT-EQ-vest")
def test_the_vest_takes_two_points_off_before_ammunition() -> None:
    t = pressed(goods={"wood": 3, "can": 1, "ammo": 1}, repaired={BLUE: ["vest"], RED: ["bat"]})
    t.choose(RED, "use", "bat")
    t.choose(BLUE, "use", "vest")
    assert t.g.pressure == 1
    t.choose(BLUE, "shoot", 1)
    assert t.goods(BLUE) == {"wood": 3, "can": 1}
    t = pressed("4", repaired={BLUE: ["vest"]})
    t.choose(BLUE, "use", "vest")
    assert t.goods(BLUE) == {"wood": 3, "can": 3}, "one point, two off: nothing is left"
    assert (t.question != "ask-tribute", t.forced) == (True, 0)
    assert t.tiles(BLUE, "used") == {"vest"}


@rule("OUT-PRS-18", "OUT-ROOM-hero3")
def test_the_room_hero3_cancels_one_pressure_on_a_three() -> None:
    t = pressed(rooms={BLUE: ["hero3 4"]})
    assert t.can(BLUE, "pass"), "the owner picks which pressure"
    t.choose(BLUE, "shield")
    assert t.goods(BLUE) == {"wood": 3, "can": 3}
    come_again(t)
    assert not t.can(BLUE, "shield"), "not twice in one round"
    assert not pressed("4", rooms={BLUE: ["hero3 4"]}).can(BLUE, "shield"), "only a 3 is protected"


@rule("OUT-PRS-19", "OUT-ROOM-press_choice")
def test_with_press_choice_the_attacker_picks_every_time() -> None:
    t = pressed(rooms={RED: ["press_choice 4"]}, goods={"wood": 3, "can": 3, "ammo": 2})
    t.choose(BLUE, "pass")
    assert t.asked == (RED,)
    assert t.targets(RED, "rob") == {"wood", "can"}, "food and materials only"
    t.choose(RED, "rob", "can")
    t.choose(RED, "rob", "can")
    assert t.goods(RED) == {"can": 2}
    come_again(t)
    t.choose(BLUE, "pass")
    assert t.can(RED, "rob")


@rule("OUT-PRS-20")
def test_reserve_water_cannot_be_taken() -> None:
    t = pressed(goods={}, rooms={BLUE: ["water1 3"]})
    assert t.goods(RED) == {}
    assert t.player(BLUE)["reserve"] == 1


@rule("OUT-PRS-07", "OUT-PRS-10", "OUT-PRS-11")
def test_who_has_to_give_everything_is_not_asked_what() -> None:
    t = pressed(goods={"wood": 1, "can": 1})
    assert t.goods(BLUE) == {}
    assert t.goods(RED) == {"wood": 1, "can": 1}
    assert t.events("robbed") == [(RED, BLUE, "can"), (RED, BLUE, "wood")]
    t = pressed(goods={"wood": 5})
    assert t.goods(BLUE) == {"wood": 3}, "one kind is no choice either"
    assert t.forced == 0
    assert t.g.pressure == 0
    t = pressed(goods={"wood": 2, "can": 1})
    t.choose(BLUE, "pay", "can")
    assert t.goods(BLUE) == {"wood": 1}, "after the can there was only wood"
    assert t.view(None)["turn"]["pressure"] == 0


@rule("OUT-PRS-01", "OUT-PRS-04", "OUT-PRS-16")
def test_the_bat_is_offered_only_where_it_would_press_somebody() -> None:
    assert pressed("5", "4", repaired={RED: ["bat"]}).question != "ask-bat", "a 5 is beyond a 4 with the bat"
    assert pressed("4", "4", repaired={RED: ["bat"]}).question == "ask-bat", "an equal is not"
    assert pressed(standing="", repaired={RED: ["bat"]}).question != "ask-bat", "nobody is active there"
    t = table(4, heroes={RED: {"4": "base"}, BLUE: {"4": "dam standing"}}, repaired={RED: ["bat"]})
    t.g.tired[RED] = t.g.repaired[RED]
    t.move(RED, "4", "dam")
    assert t.question != "ask-bat", "once per round"


@rule("OUT-PRS-15", "OUT-PRS-18")
def test_each_victim_defends_with_what_is_its_own() -> None:
    there = "dam standing"
    t = table(
        4,
        heroes={BEIGE: {"5": "base"}, RED: {"3a": there}, PURPLE: {"3b": there}, BLUE: {"4": there}},
        goods={seat: {"wood": 9, "can": 9} for seat in (RED, PURPLE, BLUE)},
        rooms={PURPLE: ["hero3 4"], BLUE: ["hero3 4"]},
        repaired={RED: ["vest"]},
    )
    t.move(BEIGE, "5", "dam")
    assert (t.asked, t.options(RED)) == ((RED,), [("pass",), ("use", "vest")])
    t.choose(RED, "use", "vest")
    assert (t.asked, t.options(PURPLE)) == ((PURPLE,), [("pass",), ("shield",)])
    t.choose(PURPLE, "shield")
    assert t.events("shielded") == [(PURPLE,)]
    assert t.question == "ask-tribute", "a 4 has no use for the Guard"
    t.choose(BLUE, "pay", "can")
    assert t.goods(BEIGE) == {"can": 1}
    assert (t.goods(RED), t.goods(PURPLE)) == ({"wood": 9, "can": 9}, {"wood": 9, "can": 9})


@rule("OUT-PRS-05", "OUT-PRS-17")
def test_after_the_vest_the_rest_may_be_shot_or_paid() -> None:
    t = pressed(goods={"wood": 3, "can": 1, "ammo": 4}, repaired={BLUE: ["vest"], RED: ["bat"]})
    t.choose(RED, "use", "bat")
    assert t.targets(BLUE, "shoot") == {1, 2, 3}
    t.choose(BLUE, "use", "vest")
    assert t.options(BLUE) == [("pass",), ("shoot", 1)], "one point is left, and the vest is used"
    t.choose(BLUE, "pass")
    t.choose(BLUE, "pay", "wood")
    assert t.goods(BLUE) == {"wood": 2, "can": 1, "ammo": 4}
    t = pressed(goods={"wood": 3, "can": 1, "ammo": 4}, repaired={BLUE: ["vest"]})
    t.choose(BLUE, "use", "vest")
    assert t.question != "ask-defence", "two points, two off"
    assert t.goods(BLUE) == {"wood": 3, "can": 1, "ammo": 4}


@rule("OUT-PRS-19", "OUT-PRS-07")
def test_the_toll_house_picks_only_while_it_works_and_only_for_its_owner() -> None:
    t = pressed(rooms={RED: ["press_choice 3"]})
    assert t.asked == (BLUE,)
    t = pressed(rooms={BLUE: ["press_choice 4"]})
    assert t.asked == (BLUE,)
    t = pressed(rooms={RED: ["press_choice 4"]}, goods={"wood": 1, "can": 1, "ammo": 0})
    assert t.asked != (RED,) or t.question != "ask-tribute", "everything is taken without a question"


@rule("OUT-PRS-17", "OUT-PRS-18")
def test_when_the_vest_was_enough_the_guard_is_not_asked_for() -> None:
    t = pressed(rooms={BLUE: ["hero3 4"]}, repaired={BLUE: ["vest"]})
    assert t.options(BLUE) == [("pass",), ("shield",), ("use", "vest")]
    t.choose(BLUE, "use", "vest")
    assert BLUE not in t.asked
    assert not t.room(BLUE, "hero3")["used"]


@rule("OUT-PRS-18", "OUT-BLD-08")
def test_the_guard_uses_up_itself_and_no_other_full_room() -> None:
    t = pressed(rooms={BLUE: ["build2 3", "event2 4", "hero3 4", "vent 3"]})
    t.choose(BLUE, "shield")
    assert [room["used"] for room in t.player(BLUE)["rooms"] if room["works"]] == [False, False, True, False]
    come_again(t)
    assert not t.can(BLUE, "shield")
