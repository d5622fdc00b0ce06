"""The options of the table: each has the default that the rules page tells of, and means what it says in play."""

from __future__ import annotations

import pytest
from tests.games.zombie_terror.driver import HORDE, NORMAN, ZOMBIES, base, law, new_game, random_game

from ostoja.engine.errors import SetupError
from ostoja.games.zombie_terror import GAME

DEFAULTS = {
    "scenario": "auto",
    "zombie_seat": "random",
    "zombies_on_car_fields": False,
    "presence_zombie_on_same_half": True,
    "base_setup_no_adjacent": True,
    "left_human_counts_as_noise": True,
    "interleave_activations": True,
    "all_activations_must_be_used": False,
    "briefcase_automatic": True,
    "terror_win": "reach",
    "dog_stars": 1,
    "dog_stars_wounded": 0,
    "long_race": False,
    "round_cap": 60,
    "open_hands": False,
    "special_cards": True,
    "double_game": False,
}


def test_the_defaults_are_those_of_the_rules_page() -> None:
    assert GAME.agree(2).options == DEFAULTS
    assert {choice.key: choice.default for choice in GAME.setup_options} == DEFAULTS


@pytest.mark.parametrize(
    ("key", "least", "most"), [("dog_stars", 0, 9), ("dog_stars_wounded", 0, 9), ("round_cap", 1, 999)]
)
def test_numbers_have_their_bounds(key: str, least: int, most: int) -> None:
    assert GAME.agree(3, {key: least}).options[key] == least
    assert GAME.agree(3, {key: most}).options[key] == most
    for wish in (least - 1, most + 1):
        with pytest.raises(SetupError, match=key):
            GAME.agree(3, {key: wish})


@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2)])
def test_any_seat_at_the_table_may_play_the_zombies(seats: int, seat: int) -> None:
    t = new_game(seats, {"zombie_seat": str(seat)})
    assert t.view()["zombie_seat"] == seat
    assert t.events("zombie-player") == [(seat,)]


def test_lots_may_give_the_zombies_to_any_of_three() -> None:
    drawn = {random_game(3, f"lot {number}").view()["zombie_seat"] for number in range(30)}
    assert drawn == {0, 1, 2}


@pytest.mark.parametrize(("seats", "scenario"), [(2, "base"), (3, "law-of-the-stronger")])
def test_the_seats_pick_the_scenario(seats: int, scenario: str) -> None:
    assert new_game(seats).view()["scenario"] == scenario
    assert new_game(seats, {"scenario": scenario}).view()["scenario"] == scenario


def test_without_special_cards_nobody_holds_blocks_or_supports_any() -> None:
    t = new_game(2, {"special_cards": False})
    assert (t.cards(0), t.cards(1), t.view()["cards"]["box"]) == (set(), set(), 0)
    t = new_game(3, {"special_cards": False})
    assert (t.cards(HORDE), t.view()["cards"]["deck"]) == (set(), 0)
    assert [player["support"] for player in t.view()["players"]] == [False] * 3
    t.place("M6 west", "K2 north", "K11 south", "O2 west", "O11 west")
    t.place("D2 east", "E6 east", "E9 east", "F12 east", "H2 east")
    assert t.question == "ask-human"


def test_without_special_cards_no_block_moves_and_nothing_is_drawn() -> None:
    t = law("child C4, nurse C9, mechanic C10", "M1 north", {"special_cards": False}).from_phase("first_turn")
    t.play(NORMAN, "move child east", "pass").play(1, "move nurse east", "pass")
    t.play(HORDE, "pass").place("H1 south").play(HORDE, "pass")
    assert (t.asked, t.question, t.view()["round"]) == ([1], "ask-human", 2)


def test_hands_played_open_are_shown_to_everybody() -> None:
    hands = [["courage"], ["plague", "awe"]]
    opened = base("child A1", options={"open_hands": True}, hands=hands)
    closed = base("child A1", hands=hands)
    assert [player["open_cards"] for player in opened.view()["players"]] == [[0], [6, 7]]
    assert [player["open_cards"] for player in closed.view()["players"]] == [[], []]
    assert [player["cards"] for player in closed.view(ZOMBIES)["players"]] == [1, 2]
