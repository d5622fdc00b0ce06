"""Positions: a situation written down by hand is laid out and played on, and every slip is named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest

from ostoja.engine.errors import DataError, OstojaError, RecordError, SetupError
from ostoja.engine.position import read_position, write_position
from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in
from ostoja.games.mall_of_horror import GAME
from tests.engine.mall import SITUATION, go, match_at
from tests.engine.small import Rest, match_of
from tests.toy import TOY

if TYPE_CHECKING:
    from ostoja.games.mall_of_horror.state import Mall

HEADER = 'game = "mall-of-horror"\n'


def mall(text: str = SITUATION) -> Mall:
    return cast("Mall", read_position(GAME, text)[1])


# ---------------------------------------------------------------- what is written is there


def test_a_position_written_by_hand_is_laid_out() -> None:
    table = GAME.write_table(mall())
    assert table["round"] == 2
    assert table["heads"] == {
        "restroom": ["0 pin-up", "1 gunman"],
        "parking": ["0 gunman", "1 pin-up", "2 pin-up"],
        "supermarket": ["0 little-girl", "2 tough-guy"],
    }
    assert table["zombies"] == {"hq": 2}
    assert table["hands"] == [["camera"], ["sprint"], []]
    assert table["deck"] == ["threat", "hide"]


def test_a_position_asks_its_question() -> None:
    g = mall()
    assert seats_in(g.asked) == (0, 1, 2)
    assert [GAME.vocabulary.spell(option) for option in g.offers[2]] == [
        *(["go", "restroom"], ["go", "megatoys"]),
        *(["go", "parking"], ["go", "hq"], ["go", "supermarket"]),
    ]


def test_a_position_is_played_on() -> None:
    match = match_at()
    go(match, "hq", "megatoys", "restroom")
    assert match.asked() == (1,), "the badge moves first"
    assert match.question()[0] == "ask-move"
    match.choose(1, match.read(1, ["move", "pin-up"]))
    assert "1 pin-up" in cast("dict[str, list[str]]", GAME.write_table(match.state)["heads"])["megatoys"]


def test_a_position_is_played_to_the_end() -> None:
    g = mall()
    rng = seeded("on")
    while not g.over:
        seat = seats_in(g.asked)[0]
        g.apply(seat, rng.pick(g.offers[seat]))
    assert g.round >= 2


def test_cards_that_are_not_named_have_left_the_game() -> None:
    g = mall()
    assert GAME.conserved(g)["cards"] == len(g.data.card_of)
    assert g.played.bit_count() == len(g.data.card_of) - 4


# ---------------------------------------------------------------- what is omitted is empty


def test_what_is_omitted_is_empty() -> None:
    setup, state = read_position(GAME, HEADER)
    assert setup.seats == GAME.least_seats
    assert setup.options == GAME.agree(3).options
    assert (state.agenda, state.asked, state.over) == ([], 0, False)
    table = GAME.write_table(state)
    assert table["colours"] == ["yellow", "red", "blue"]
    empty = ("heads", "zombies", "deck", "truck", "dice", "gifts", "buriers", "closed", "cursed", "hidden", "unplaced")
    assert not any(table[name] for name in empty)
    assert table["hands"] == [[], [], []]


def test_seats_options_and_data_come_with_the_position() -> None:
    text = HEADER + 'seats = 5\n[options]\nsecond_tie = "head"\n[data.numbers]\ncurse = 5\n'
    setup, state = read_position(GAME, text)
    assert (setup.seats, state.seats) == (5, 5)
    assert setup.options["second_tie"] == "head"
    assert cast("Mall", state).data.curse == 5
    assert 'second_tie = "head"' in write_position(GAME, setup, state)
    assert "curse = 5" in write_position(GAME, setup, state)


def test_without_chance_written_down_it_is_always_the_same() -> None:
    assert [mall().rng.below(1000) for _ in range(2)] == [seeded("position").below(1000)] * 2


def test_chance_that_is_written_down_goes_on_from_there() -> None:
    rng = seeded("mine")
    rng.below(6)
    text = HEADER + f'chance = "{rng.key.hex()} {rng.at}"\n'
    assert [mall(text).rng.below(1000)] == [rng.below(1000)]


def test_a_game_that_is_over_stays_over() -> None:
    g = mall(HEADER + "over = true\n" + SITUATION.replace(HEADER, ""))
    assert g.over
    assert g.asked == 0


@pytest.mark.parametrize("text", [SITUATION, HEADER], ids=["small", "empty"])
def test_what_is_read_is_written_and_read_again(text: str) -> None:
    setup, state = read_position(GAME, text)
    written = write_position(GAME, setup, state)
    assert write_position(GAME, *read_position(GAME, written)) == written


def test_a_game_without_a_notation_of_its_own_has_one_all_the_same() -> None:
    setup = TOY.agree(3, {"cards": 5})
    state = TOY.new(setup, seeded("toy"))
    text = write_position(TOY, setup, state)
    assert "cards = 5" in text
    assert write_position(TOY, *read_position(TOY, text)) == text


def test_a_tuple_stays_a_tuple() -> None:
    match = match_of(Rest(), stock=(1, 2))
    board = cast("Any", match.state)
    board.stock = [(1, 2), (3,)]
    board.story = ("one", "two")
    text = write_position(match.game, match.setup, match.state)
    again = cast("Any", read_position(match.game, text)[1])
    assert (again.stock, again.story) == ([(1, 2), (3,)], ("one", "two"))


# ---------------------------------------------------------------- every slip is named


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('step = "Round"', 'step = "Dance"', "Mall of Horror has no step 'Dance'; steps: Play, Round"),
        ('at = "movement"', 'at = "supper"', "step Round has no phase 'supper'; phases: search, election"),
        ("restroom = [", "cellar = [", "no location is called 'cellar'; one of: restroom, cachou"),
        ("hq = 2", "cellar = 2", "no location is called 'cellar'"),
        ('["cachou"]', '["cellar"]', "no location is called 'cellar'"),
        ('"0 pin-up"', '"0 cook"', "no character is called 'cook'; one of: pin-up"),
        ('"0 pin-up"', '"7 pin-up"', "'7 pin-up' is not a head: write a seat from 0 to 2 and a character"),
        ('"0 pin-up"', '"pin-up"', "'pin-up' is not a head"),
        ('["threat", "hide"]', '["thread"]', "no card is called 'thread'; one of: threat, camera"),
        ('["threat", "hide"]', '["threat", "threat", "threat", "threat"]', "names more threat cards than the game has"),
        ('["camera"], ["sprint"]', '["shotgun"], ["shotgun"]', "names more shotgun cards than the game has"),
        ('["camera"], ["sprint"]', "[], [], [], []", "field hands must have no more than 3 hands, not 4"),
        ('["cachou"]', '"cachou"', "position field closed must be a list, not 'cachou'"),
    ],
)
def test_a_slip_is_answered_with_what_would_be_right(old: str, new: str, message: str) -> None:
    assert old in SITUATION
    with pytest.raises(OstojaError, match=message):
        read_position(GAME, SITUATION.replace(old, new, 1))


@pytest.mark.parametrize("field", ["heads", "zombies"])
def test_a_table_that_is_none_is_named(field: str) -> None:
    with pytest.raises(RecordError, match=f"position field {field} must be a table, not 3"):
        read_position(GAME, HEADER + f"[table]\n{field} = 3\n")


@pytest.mark.parametrize("field", ["table", "data"])
def test_a_part_that_is_no_table_is_named(field: str) -> None:
    with pytest.raises(RecordError, match=f"position field {field} must be a table, not 3"):
        read_position(GAME, HEADER + f"{field} = 3\n")


@pytest.mark.parametrize("text", ['game = "chess"\n', "", "seats = 3\n"])
def test_a_position_of_another_game_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match=r"the position is one of .*, not of 'mall-of-horror'"):
        read_position(GAME, text)


def test_a_position_that_is_no_toml_is_refused() -> None:
    with pytest.raises(DataError, match="the position is not valid TOML"):
        read_position(GAME, "game = \n")


def test_impossible_seats_options_and_data_are_refused() -> None:
    with pytest.raises(SetupError, match="Mall of Horror has 3 to 6 seats, not 9"):
        read_position(GAME, HEADER + "seats = 9\n")
    with pytest.raises(SetupError, match="there is no option 'speed'"):
        read_position(GAME, HEADER + "[options]\nspeed = 1\n")
    with pytest.raises(DataError, match=r"data field numbers\.speed is unknown"):
        read_position(GAME, HEADER + "[data.numbers]\nspeed = 1\n")


@pytest.mark.parametrize("agenda", ['agenda = "Round"', "agenda = [1]", '[[agenda]]\nstep = "Round"\nat = "search"'])
def test_an_agenda_that_asks_nothing_is_refused(agenda: str) -> None:
    with pytest.raises(RecordError, match="the position cannot be laid out"):
        read_position(GAME, HEADER + agenda + "\n")


def test_an_agenda_without_a_known_step_is_refused() -> None:
    with pytest.raises(RecordError, match="Mall of Horror has no step ''; steps: Play, Round"):
        read_position(GAME, HEADER + "[[agenda]]\nat = 1\n")


@pytest.mark.parametrize("line", ['seats = "many"', "seats = 3.5", "options = 3", 'chance = "dice"'])
def test_a_field_of_a_wrong_kind_is_refused_in_one_clear_line(line: str) -> None:
    with pytest.raises(OstojaError):
        read_position(GAME, HEADER + line + "\n")


@pytest.mark.parametrize("lines", ["[table]\nzombie = 3", "[tabel]\nround = 3"])
def test_a_misspelled_field_is_named(lines: str) -> None:
    with pytest.raises(OstojaError):
        read_position(GAME, HEADER + lines + "\n")
