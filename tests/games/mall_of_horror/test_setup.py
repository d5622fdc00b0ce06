"""Chapter: components and set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from ostoja.engine.errors import DataError, SetupError
from ostoja.engine.rng import seeded
from ostoja.games.mall_of_horror import GAME
from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    BROWN,
    CACHOU,
    COPIES,
    GREEN,
    GUNMAN,
    HQ,
    KINDS,
    LITTLE_GIRL,
    MEGATOYS,
    PARKING,
    PIN_UP,
    PLACES,
    RED,
    RESTROOM,
    SUPERMARKET,
    TEAM,
    TOUGH_GUY,
    YELLOW,
    Driver,
    new_table,
    random_table,
)
from tests.marks import rule


def waiting(t: Driver, seat: int) -> list[str]:
    """List the characters a player has still to place."""
    return [KINDS[kind] for kind in t.player(seat)["unplaced"]]


def allowed(t: Driver, seat: int) -> set[object]:
    """List where the placing player may put a character."""
    return {place for verb, _, place in t.options(seat) if verb == "place"}


def place_all(t: Driver) -> None:
    """Let everybody place the first character in the first place until all stand on the board."""
    t.play_until("search")


@rule("MOH-COMP-04")
def test_the_deck_is_three_of_five_cards_and_six_different_weapons() -> None:
    t = new_table(6)
    everywhere = Counter(t.deck)
    for seat in range(6):
        everywhere.update(t.hand(seat))
    assert everywhere == COPIES
    assert sum(everywhere.values()) == 21


@rule("MOH-SET-01")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_each_player_has_a_pin_up_a_tough_guy_and_a_gunman(players: int) -> None:
    t = new_table(players)
    for seat in range(players):
        assert waiting(t, seat) == [PIN_UP, TOUGH_GUY, GUNMAN]


@rule("MOH-SET-01")
def test_each_player_has_a_colour_nobody_else_has() -> None:
    assert [new_table(6).player(seat)["colour"] for seat in range(6)] == [0, 1, 2, 3, 4, 5]
    t = new_table(4, colours="green, black, red, yellow")
    assert [t.player(seat)["colour"] for seat in range(4)] == [5, 3, 1, 0]
    for wish in ("red, red, blue, black", "red, blue, black", "red, blue, black, pink", "red, red, blue, black, green"):
        with pytest.raises(SetupError, match="different colours"):
            new_table(4, colours=wish)


@rule("MOH-SET-02")
def test_three_players_lead_a_little_girl_each() -> None:
    t = new_table(3)
    for seat in range(3):
        assert waiting(t, seat) == [PIN_UP, TOUGH_GUY, GUNMAN, LITTLE_GIRL]


@rule("MOH-SET-02")
def test_three_players_are_yellow_red_and_blue() -> None:
    assert [new_table(3).player(seat)["colour"] for seat in range(3)] == [0, 1, 2]
    t = new_table(3, colours="blue, yellow, red")
    assert [t.player(seat)["colour"] for seat in range(3)] == [2, 0, 1]
    with pytest.raises(SetupError, match="yellow, red, blue"):
        new_table(3, colours="yellow, red, green")


@rule("MOH-SET-03")
@pytest.mark.parametrize(("players", "closed"), [(3, True), (4, True), (5, False), (6, False)])
def test_cachou_is_closed_with_three_or_four_players(players: int, *, closed: bool) -> None:
    t = new_table(players)
    assert [place for place in PLACES if t.place(place)["closed"]] == ([CACHOU] if closed else [])


@rule("MOH-SET-03")
@pytest.mark.parametrize("players", [3, 4])
def test_cachou_stays_closed_for_the_whole_game(players: int) -> None:
    for seed in range(5):
        t = random_table(players, f"closed {seed}")
        while t.asked:
            assert t.place(CACHOU)["closed"]
            assert not t.heads(CACHOU)
            assert not t.zombies(CACHOU)
            t.step(seed)


@rule("MOH-SET-04")
def test_the_first_player_takes_the_badge() -> None:
    t = new_table(4, first=BLUE)
    assert t.badge == BLUE
    assert t.asked == [BLUE]


@rule("MOH-SET-05")
@pytest.mark.parametrize(("players", "deck"), [(3, 18), (4, 17), (5, 16), (6, 15)])
def test_each_player_is_dealt_one_card_and_the_rest_is_the_deck(players: int, deck: int) -> None:
    t = new_table(players)
    assert [len(t.hand(seat)) for seat in range(players)] == [1] * players
    assert len(t.deck) == t.view(None)["deck"] == deck


@rule("MOH-SET-05")
def test_the_first_card_is_dealt_face_down() -> None:
    t = new_table(4)
    assert t.told(RED, "dealt") == [(RED, *t.hand(RED))]
    assert t.told(None, "dealt") == []


@rule("MOH-SET-05")
def test_the_deck_is_shuffled() -> None:
    assert len({tuple(random_table(4, f"shuffle {seed}").deck) for seed in range(5)}) == 5


@rule("MOH-SET-06", "MOH-SET-13")
def test_a_placing_player_picks_one_of_two_dice_and_any_own_character() -> None:
    t = new_table(4, dice=[HQ, RESTROOM])
    assert t.options(YELLOW) == [("place", kind, place) for kind in TEAM for place in (RESTROOM, HQ)]
    t.choose(YELLOW, "place", TOUGH_GUY, HQ)
    assert t.heads(HQ) == {(YELLOW, TOUGH_GUY)}
    assert sum(len(t.heads(place)) for place in PLACES) == 1


@rule("MOH-SET-06")
def test_a_placed_character_stands_there_in_the_open() -> None:
    t = new_table(4, dice=[HQ, RESTROOM])
    t.choose(YELLOW, "place", PIN_UP, HQ)
    assert t.heads(HQ) == {(YELLOW, PIN_UP)}
    assert t.hidden(HQ) == set()
    assert [t.player(seat)["threats"] for seat in range(4)] == [0] * 4
    assert [t.view(seat)["destination"] for seat in range(4)] == [0] * 4  # nobody is on the way


@rule("MOH-SET-13")
def test_the_character_placed_next_is_chosen_among_those_left() -> None:
    t = new_table(3, dice=[HQ, HQ] + [PARKING, PARKING] * 3)
    t.choose(YELLOW, "place", GUNMAN, HQ)
    t.choose(RED, "place", PIN_UP, PARKING)
    t.choose(BLUE, "place", LITTLE_GIRL, PARKING)
    assert t.options(YELLOW) == [("place", kind, PARKING) for kind in (PIN_UP, TOUGH_GUY, LITTLE_GIRL)]


@rule("MOH-SET-07")
def test_a_die_that_shows_a_full_place_leaves_the_other_die() -> None:
    t = new_table(4, dice=[RESTROOM] * 6 + [RESTROOM, SUPERMARKET])
    for seat in (YELLOW, RED):
        t.choose(seat, "place", PIN_UP, RESTROOM)
    assert allowed(t, BLUE) == {RESTROOM}  # one place is left
    t.choose(BLUE, "place", PIN_UP, RESTROOM)
    assert allowed(t, BLACK) == {SUPERMARKET}


@rule("MOH-SET-08")
def test_two_dice_that_show_full_places_leave_any_place_with_room() -> None:
    t = new_table(4, dice=[RESTROOM] * 8)
    for seat in (YELLOW, RED, BLUE):
        t.choose(seat, "place", PIN_UP, RESTROOM)
    assert allowed(t, BLACK) == {MEGATOYS, PARKING, HQ, SUPERMARKET}


@rule("MOH-SET-09")
def test_a_closed_place_counts_as_full_while_characters_are_placed() -> None:
    assert allowed(new_table(4, dice=[CACHOU, HQ]), YELLOW) == {HQ}
    assert allowed(new_table(4, dice=[CACHOU, CACHOU]), YELLOW) == {RESTROOM, MEGATOYS, PARKING, HQ, SUPERMARKET}
    assert allowed(new_table(5, dice=[CACHOU, HQ]), YELLOW) == {CACHOU, HQ}


@rule("MOH-SET-10")
def test_players_place_one_character_per_turn_clockwise_until_all_stand_on_the_board() -> None:
    t = new_table(4, first=BLUE)
    place_all(t)
    assert [seat for seat, _, _ in t.events("placed")] == [BLUE, BLACK, YELLOW, RED] * 3
    assert sum(len(t.heads(place)) for place in PLACES) == t.alive == 12


@rule("MOH-SET-10")
@pytest.mark.parametrize(("players", "characters"), [(3, 12), (4, 12), (5, 15), (6, 18)])
def test_all_characters_of_the_game_are_placed(players: int, characters: int) -> None:
    t = random_table(players, "all placed")
    place_all(t)
    assert len(t.events("placed")) == characters


@rule("MOH-SET-11")
def test_four_dice_then_add_a_zombie_each() -> None:
    t = new_table(4, dice=[PARKING, PARKING] * 12 + [HQ, HQ, SUPERMARKET, RESTROOM])
    assert not t.events("zombie")
    place_all(t)
    zombies = {place: t.zombies(place) for place in PLACES if t.zombies(place)}
    assert zombies == {HQ: 2, SUPERMARKET: 1, RESTROOM: 1}
    assert t.view(None)["dice"] == []  # those of the last placement are out of the way


@rule("MOH-SET-06", "MOH-SET-11")
def test_the_dice_show_each_of_the_six_places() -> None:
    placing, zombies = set(), set()
    for seed in range(8):
        t = random_table(6, f"dice {seed}")
        place_all(t)
        placing |= {place for _, place in t.events("placement-die")}
        zombies |= {place for (place,) in t.events("die")}
    assert placing == zombies == set(PLACES)


@rule("MOH-SET-12")
@pytest.mark.parametrize(("players", "placed"), [(3, 12), (4, 12), (5, 15)])
def test_a_first_die_for_a_closed_place_brings_no_zombie(players: int, placed: int) -> None:
    t = new_table(players, dice=[PARKING, PARKING] * placed + [CACHOU, CACHOU, HQ, CACHOU])
    place_all(t)
    assert t.zombies(HQ) == 1
    assert t.zombies(CACHOU) == (3 if players == 5 else 0)
    assert sum(t.zombies(place) for place in PLACES) == (4 if players == 5 else 1)


@rule("MOH-SET-14")
def test_everybodys_colour_is_public_from_the_start() -> None:
    t = new_table(5, colours="green, brown, red, blue, black")
    for onlooker in (None, YELLOW, BROWN):
        assert [player["colour"] for player in t.view(onlooker)["players"]] == [5, 4, 1, 2, 3]


@rule("MOH-SET-15")
def test_chance_decides_who_is_first() -> None:
    assert {random_table(4, f"first {seed}").badge for seed in range(30)} == {YELLOW, RED, BLUE, BLACK}


@rule("MOH-SET-15")
def test_the_host_who_names_nobody_means_the_first_seat() -> None:
    for seed in range(4):
        assert random_table(4, f"host {seed}", {"first_chief": "host_choice"}).badge == YELLOW


@rule("MOH-SET-15")
def test_the_host_may_decide_who_is_first() -> None:
    assert [new_table(4, first=seat).badge for seat in range(4)] == [0, 1, 2, 3]
    with pytest.raises(SetupError, match="first_seat"):
        new_table(4, first=BROWN)


@rule("MOH-SET-15")
@pytest.mark.parametrize("nobody", [-1, 6])
def test_the_host_may_name_any_of_six_and_nobody_else(nobody: int) -> None:
    assert new_table(6, first=GREEN).badge == GREEN
    with pytest.raises(SetupError, match="from 0 to 5"):
        new_table(6, first=nobody)


@pytest.mark.parametrize(("copies", "fits"), [(2, True), (1, False)])
def test_six_players_need_as_many_cards_as_they_start_with(copies: int, *, fits: bool) -> None:
    names = [name for name in GAME.data["cards"] if name]
    cards = {name: {"copies": copies if place < 9 else 0} for place, name in enumerate(names)}
    data: dict[str, object] = {"cards": cards, "numbers": {"starting_hand": 3}}
    if fits:
        assert GAME.new(GAME.agree(6, {}, data), seeded("few")).deck == []
    else:
        with pytest.raises(DataError, match=r"cards\.\*\.copies add up to 9; 6 players start with 18 cards"):
            GAME.agree(6, {}, data)
