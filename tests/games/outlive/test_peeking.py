"""Chapter: looking through a search stack from the Lookout, at any moment of the Day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.outlive.driver import BEIGE, BLUE, PURPLE, RED, table
from tests.marks import rule

if TYPE_CHECKING:
    from tests.games.outlive.played import Driver

ORDER = ["plank", "scrap", "ammo"]
LOOKOUT = {RED: ["peek 4"]}
HALF_EMPTY = {RED: ["peek 3"]}


def day(rooms: dict[int, list[str]], **situation: object) -> Driver:
    """Let the day begin with beige, whose strongest hero lies in the amusement park."""
    start = {BEIGE: {"5": "park", "3a": "base", "3b": "mine", "4": "silent_peak"}, RED: {"5": "base"}}
    t = table(4, first=BEIGE, heroes=start, rooms=rooms, search={"blackwood": ORDER}, **situation)  # type: ignore[arg-type]
    t.day()
    return t


def end_turn(t: Driver, seat: int) -> None:
    """Let the player in turn move the first hero that can, to the first area, and leave everything else alone."""
    t.choose(seat, *next(option for option in t.options(seat) if option[0] == "move"))
    while seat in t.asked and t.question != "ask-move":
        t.choose(seat, *(("pass",) if t.can(seat, "pass") else t.options(seat)[0]))


@rule("OUT-ROOM-peek")
def test_a_look_shows_one_stack_to_its_owner_until_dawn() -> None:
    t = table(4, heroes={RED: {"5": "park"}}, rooms=LOOKOUT, search={"blackwood": ORDER})
    t.turn(RED)
    assert t.targets(RED, "peek") == {"blackwood", "silent_peak"}
    t.choose(RED, "peek", "blackwood")
    assert t.city("blackwood", RED)["order"] == [2, 3, 5]
    assert t.city("silent_peak", RED)["order"] == [], "one stack, not both"
    assert t.city("blackwood", BEIGE)["order"] == []
    assert t.told(RED, "saw-token") == [(RED, "blackwood", place, token) for place, token in enumerate(ORDER)]
    assert t.told(BEIGE, "saw-token") == []
    assert (t.told(BEIGE, "peeked"), t.told(RED, "peeked")) == ([(RED, "blackwood")], [])
    assert not t.can(RED, "peek"), "once per round"
    t.g.where[RED * 4 : RED * 4 + 4] = [0, 1, 2, 4]
    t.g.reopen()
    t.choose(RED, "move", "5", "blackwood")
    t.choose(RED, "search")
    assert t.city("blackwood", RED)["order"] == [3, 5], "red still knows the rest"
    t.finish()
    t.dawn()
    assert [t.city("blackwood", seat)["order"] for seat in range(4)] == [[]] * 4, "shuffled, nobody knows it any more"


@rule("OUT-ROOM-peek")
def test_the_owner_may_look_before_and_after_moving_wherever_the_hero_is() -> None:
    t = table(4, heroes={RED: {"5": "park"}}, rooms=LOOKOUT, search={"silent_peak": []})
    t.turn(RED)
    assert t.targets(RED, "peek") == {"blackwood"}, "an empty stack shows nothing"
    t.choose(RED, "move", "5", "ship")
    t.choose(RED, "admit", "airlock")
    assert t.options(RED) == [("pass",), ("peek", "blackwood")]
    assert t.posed == ("ask-action", ["ship", 0], "OUT-ACT-05")
    t.choose(RED, "peek", "blackwood")
    assert t.asked == (), "the ship gives nothing else to do"


@rule("OUT-ROOM-peek")
def test_the_owner_may_look_while_another_player_moves_or_acts() -> None:
    t = day(LOOKOUT)
    assert (t.question, t.asked) == ("ask-move", (BEIGE, RED))
    assert t.options(RED) == [("wait",), ("peek", "blackwood"), ("peek", "silent_peak")]
    t.choose(BEIGE, "move", "5", "blackwood")
    t.choose(BEIGE, "search")
    assert (t.question, t.asked) == ("ask-action", (BEIGE, RED))
    before = t.options(BEIGE)
    t.choose(RED, "peek", "blackwood")
    assert t.city("blackwood", RED)["order"] == [3, 5]
    assert t.told(BEIGE, "peeked") == [(RED, "blackwood")]
    assert (t.asked, t.options(BEIGE)) == ((BEIGE,), before), "beige goes on as if nothing had happened"
    t.choose(BEIGE, "pass")
    assert set(t.asked) == {RED}
    assert not t.can(RED, "peek"), "that was red's look of the round"


@rule("OUT-ROOM-peek")
def test_nobody_waits_for_somebody_who_may_look() -> None:
    t = day({RED: ["peek 4"], BLUE: ["peek 4"]})
    assert set(t.asked) == {BEIGE, RED, BLUE}
    end_turn(t, BEIGE)
    assert set(t.asked) == {RED, BLUE}, "beige's turn is over although red and blue said nothing"
    assert t.can(RED, "move")
    assert t.can(RED, "peek")
    assert not t.can(RED, "wait"), "on the own turn there is nothing to wait for"


@rule("OUT-ROOM-peek")
def test_a_look_can_be_put_off_until_the_own_next_turn() -> None:
    t = day(LOOKOUT)
    t.choose(RED, "wait")
    assert set(t.asked) == {BEIGE}
    end_turn(t, BEIGE)
    assert set(t.asked) == {RED}
    assert t.can(RED, "peek")
    end_turn(t, RED)
    assert set(t.asked) == {RED, PURPLE}, "after the own turn the others' turns are free for a look again"
    assert t.why_not(RED, "move", "5", "dam") == "OUT-ROOM-peek", "but for nothing else"
    while t.asked:
        t.choose(t.asked[0], *t.options(t.asked[0])[0])  # red waits whenever it can
    t.day()
    assert set(t.asked) == {BEIGE, RED}, "what was put off is free again the next day"


@rule("OUT-ROOM-peek")
def test_who_is_in_the_middle_of_another_choice_cannot_look() -> None:
    t = day(LOOKOUT, goods={RED: {"wood": 2, "ammo": 1}})
    t.g.where[RED * 4] = 5
    t.g.standing |= 1 << RED * 4
    t.choose(BEIGE, "move", "5", "blackwood")
    assert (t.question, t.asked) == ("ask-defence", (RED,))
    assert not t.can(RED, "peek")


@rule("OUT-ROOM-peek", "OUT-BLD-06")
def test_a_lookout_with_a_free_place_shows_nothing() -> None:
    t = day(HALF_EMPTY)
    assert set(t.asked) == {BEIGE}
    end_turn(t, BEIGE)
    assert not t.can(RED, "peek")


@rule("OUT-ROOM-peek")
def test_a_table_may_leave_looking_to_the_own_turn() -> None:
    t = day(LOOKOUT, options={"peek_any_time": False})
    assert set(t.asked) == {BEIGE}
    end_turn(t, BEIGE)
    assert t.can(RED, "peek")


@rule("OUT-ROOM-peek")
def test_what_anybody_put_off_is_free_again_the_next_day() -> None:
    t = table(2, first=RED, rooms={BEIGE: ["peek 4"], RED: ["peek 4"]})
    t.day()
    while t.asked:
        seat = t.asked[0]
        t.choose(
            seat, *next(option for option in t.options(seat) if option[0] != "peek")
        )  # both wait whenever they can
    t.day()
    assert t.asked == (BEIGE, RED), "red moves, and beige may look"
