"""Chapter: the end and the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.outlive import GAME
from ostoja.games.outlive.flow import ROUND, Round
from tests.games.outlive.driver import BEIGE, PURPLE, RED, table
from tests.marks import rule

if TYPE_CHECKING:
    from tests.games.outlive.played import Driver


def winners(t: Driver) -> list[int]:
    """List who wins as things stand."""
    return GAME.result(t.g).winners


@rule("OUT-END-01")
def test_the_score_has_six_lines() -> None:
    t = table(
        2,
        events=["fire", "rats"],
        takers=[RED, RED],
        rooms={RED: ["event2 4", "build2 3"]},
        airlock={RED: 2},
        gauge={RED: -3},
        repaired={RED: ["axe", "bow", "bat"]},
    )
    lines = {"events": 8, "rooms": 1, "gauge": -3, "survivors": 9, "equipment": 3, "symbols": 1}
    assert t.player(RED)["forecast"] == lines
    assert GAME.result(t.g).scores[RED] == t.player(RED)["points"] == 19


@rule("OUT-END-02")
def test_the_room_table_counts_built_and_full_rooms() -> None:
    rooms = ["draw1_repair1 3", "build2 3", "event2 4", "hunt1 4", "ship1 4", "peek 4", "hero3 4"]
    for count, points in enumerate((0, 0, 1, 2, 4, 7, 11, 17)):
        t = table(2, rooms={RED: rooms[:count]}, airlock={RED: 7})
        assert t.line(RED, "rooms") == points
    t = table(2, rooms={RED: ["event2 4", "build2 2", "hunt1 0", "ship1"]})
    assert t.line(RED, "rooms") == 0, "a free place, and the room counts nothing"


@rule("OUT-END-03")
def test_broken_equipment_counts_nothing() -> None:
    t = table(2, broken={RED: ["axe", "vest"]}, repaired={RED: ["bow", "bat"]})
    assert (t.line(RED, "equipment"), t.line(RED, "symbols")) == (2, 0)


@rule("OUT-END-04")
def test_most_points_win() -> None:
    assert winners(table(3, airlock={BEIGE: 2, RED: 3, PURPLE: 1})) == [RED]


@rule("OUT-END-05")
def test_ties_go_to_food_then_to_materials_and_ammunition() -> None:
    assert winners(table(2, goods={BEIGE: {"can": 1, "wood": 9}, RED: {"can": 1, "water": 1}})) == [RED]
    assert winners(table(2, goods={BEIGE: {"can": 1, "wood": 1, "ammo": 2}, RED: {"can": 1, "metal": 2}})) == [BEIGE]


@rule("OUT-END-06")
def test_a_full_tie_is_a_shared_victory() -> None:
    t = table(3, airlock={PURPLE: 0, BEIGE: 1, RED: 1}, goods={BEIGE: {"ammo": 1}, RED: {"metal": 1}})
    assert winners(t) == [BEIGE, RED]


@rule("OUT-END-07")
def test_reserve_water_breaks_no_tie() -> None:
    t = table(2, rooms={BEIGE: ["event2 3"], RED: ["water1 2"]}, airlock={RED: 1})
    assert winners(t) == [BEIGE, RED]
    t = table(2, rooms={BEIGE: ["cupboard 3"], RED: ["water1 3"]})
    assert t.player(RED)["reserve"] == 1
    assert winners(t) == [BEIGE, RED]


@rule("OUT-CLN-05")
def test_after_the_sixth_night_the_game_is_over() -> None:
    for number, over in ((5, False), (6, True)):
        t = table(2, round_number=number, airlock={RED: 1}, goods={RED: {"water": 1}})
        end = Round()
        end.at = ROUND.index(Round.night)
        t.start(end)
        while t.asked and t.view(None)["round"] == number:
            t.choose(t.asked[0], *t.options(t.asked[0])[0])
        assert t.g.over == over
