"""Views become rows of numbers of one length, each with a name, from the type of the view alone."""

from __future__ import annotations

from array import array
from copy import deepcopy
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from ostoja.engine.errors import SetupError
from ostoja.engine.rng import seeded
from ostoja.games import all_games, find
from ostoja.lab.encoding import Encoder, encoder_of
from ostoja.lab.fields import Lengths, field_of
from tests.toy import TOY


class Cat(TypedDict):
    """One thing."""

    kind: Literal["cat"]
    lives: int


class Dog(TypedDict):
    """Another thing."""

    kind: Literal["dog"]
    tricks: list[int]


class Seen(TypedDict):
    """Everything that a view may hold."""

    number: int
    flag: bool
    phase: Literal["day", "night"]
    why: str
    pair: tuple[int, int]
    row: list[int]
    pairs: list[tuple[int, int]]
    either: list[Cat | Dog]
    box: int | list[int]
    nothing: Cat | None
    walls: dict[Literal["north", "south"], int]
    ways: dict[int, str]
    own: NotRequired[int]


VIEW: Seen = {
    "number": 7,
    "flag": True,
    "phase": "night",
    "why": "MOH-VOTE-01",
    "pair": (3, 4),
    "row": [5, 6],
    "pairs": [(1, 2)],
    "either": [{"kind": "cat", "lives": 9}, {"kind": "dog", "tricks": [8]}],
    "box": 2,
    "nothing": None,
    "walls": {"south": 1},
    "ways": {4: "", 2: "x"},
    "own": 11,
}


def written(*views: Any) -> tuple[list[str], list[list[int]]]:
    """Look at some views, then write them."""
    lengths = Lengths()
    field = field_of(Seen, "", lengths)
    for view in views:
        field.look(view)
    write = field.writer()
    rows = [array("i") for _ in views]
    for view, row in zip(views, rows, strict=True):
        write(view, row)
    return field.names(""), [list(row) for row in rows]


def test_every_kind_of_field_is_written_under_its_name() -> None:
    names, (row,) = written(VIEW)
    found = dict(zip(names, row, strict=True))
    assert len(set(names)) == len(names)
    assert (found["number"], found["flag"], found["phase"], found["why"]) == (7, 1, 1, 1)
    assert (found["pair.0"], found["pair.1"], found["row#"], found["row[1]"]) == (3, 4, 2, 6)
    assert (found["pairs#"], found["pairs[0].1"]) == (1, 2)
    assert (found["either[0].kind"], found["either[0].lives?"], found["either[0].lives"]) == (0, 1, 9)
    assert (found["either[1].kind"], found["either[1].lives?"], found["either[1].tricks[0]"]) == (1, 0, 8)
    assert (found["box#"], found["box[0]"], found["nothing?"], found["nothing.lives"]) == (1, 2, 0, 0)
    assert (found["walls.north?"], found["walls.south?"], found["walls.south"]) == (0, 1, 1)
    assert (found["ways#"], found["ways[0].0"], found["ways[0].1"], found["ways[1].0"]) == (2, 2, 1, 4)
    assert (found["own?"], found["own"]) == (1, 11)


def test_rows_have_one_length_whatever_is_there() -> None:
    bare = {**VIEW, "row": [], "either": [], "box": [1, 2, 3], "nothing": VIEW["either"][0], "ways": {}}
    del bare["own"]
    names, rows = written(VIEW, bare)
    assert [len(row) for row in rows] == [len(names)] * 2


def test_a_list_that_got_longer_than_any_seen_is_cut_and_its_length_is_told() -> None:
    lengths = Lengths()
    field = field_of(Seen, "", lengths)
    for row in ([1], [1, 2]):
        field.look({**VIEW, "row": row})
    names = field.names("")
    out = array("i")
    field.writer()({**VIEW, "row": list(range(50))}, out)
    assert len(out) == len(names)
    assert dict(zip(names, out, strict=True))["row#"] == 50
    assert "row[3]" in names


@pytest.mark.parametrize("key", all_games())
def test_every_view_of_every_game_fits_and_tells_a_seat_no_more_than_it_knows(key: str) -> None:
    game = find(key)
    setup = game.agree(game.least_seats)
    encoder = encoder_of(game, setup)
    assert encoder_of(game, setup) is encoder
    assert len(set(encoder.names)) == encoder.size
    state, chance = game.new(setup, seeded("encoded")), seeded("choices")
    for _ in range(40):
        if state.over:
            break
        seat = state.asked.bit_length() - 1
        row = encoder.row(game.view(state, seat))
        assert len(row) == encoder.size
        assert row == encoder.row(game.view(game.determinise(state, seat, seeded("anew")), seat))
        state.apply(seat, chance.pick(state.offers[seat]))


def test_planes_are_the_fields_of_the_view() -> None:
    game = find("mall-of-horror")
    encoder = encoder_of(game, game.agree(3))
    planes = encoder.planes()
    assert set(planes) == set(game.seen.__annotations__)
    assert encoder.names[planes["players"]][0] == "players#"
    assert sum(plane.stop - plane.start for plane in planes.values()) == encoder.size


def test_a_game_that_does_not_say_what_its_views_are_is_refused() -> None:
    with pytest.raises(SetupError, match=r"Game\.seen"):
        Encoder(TOY, TOY.agree(3))


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_what_was_kept_from_earlier_views_is_written_as_if_it_were_new(game: Any) -> None:
    setup = game.agree(game.least_seats)
    encoder = encoder_of(game, setup)
    state = game.new(setup, seeded("kept"))
    chance = seeded("kept choices")
    for _ in range(60):
        if state.over:
            break
        seat = (state.asked & -state.asked).bit_length() - 1
        view = game.view(state, seat)
        assert encoder.row(view) == encoder.row(deepcopy(view))
        state.apply(seat, chance.pick(state.offers[seat]))
