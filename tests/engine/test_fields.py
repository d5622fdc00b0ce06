"""The fields of what somebody wrote: read as they are meant, refused by their name when they are wrong."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest

from ostoja.engine.errors import DataError, RecordError
from ostoja.engine.vocabulary import Domain
from ostoja.kit.fields import DataFields, Fields

if TYPE_CHECKING:
    from collections.abc import Callable

PLACE: Final = Domain("place", ("cellar", "attic", "yard"))
THING: Final = Domain("thing", ("key", "lamp"))

WRITTEN: Final = {
    "round": 3,
    "open": True,
    "title": "night",
    "place": "attic",
    "nowhere": "",
    "dice": [2, 6, 2],
    "words": ["key 1", "lamp 2"],
    "things": ["lamp", "key"],
    "hands": [["key"], []],
    "players": [{"score": 4}],
    "stock": {"lamp": 2},
    "lying": {"yard": ["key", "key"]},
}


@pytest.mark.parametrize("kind", [Fields, DataFields])
def test_what_is_written_is_read(kind: type[Fields]) -> None:
    fields = kind(WRITTEN)
    assert fields.whole("round", 0, 0, 3) == 3
    assert fields.switch("open") is True
    assert fields.text("title") == "night"
    assert fields.member("place", PLACE, -1) == 1
    assert fields.member("nowhere", PLACE, -1) == -1
    assert fields.wholes("dice", 2, 6) == fields.wholes_like("dice", [0, 0, 0], 2, 6) == [2, 6, 2]
    assert fields.texts("words") == ["key 1", "lamp 2"]
    assert fields.members("things", THING) == [1, 0]
    assert fields.set_of("things", THING) == 0b11
    assert fields.lists("hands", 2) == [["key"], []]
    assert [player.whole("score", 0, 0, 9) for player in fields.tables("players", 1)] == [4]
    assert fields.inner("stock").whole("lamp", 0, 0, 2) == 2
    assert fields.counts("stock", THING, 2) == {1: 2}
    assert fields.piles("lying", PLACE, (1, 2), THING) == {1: [0, 0]}
    fields.refuse_others(tuple(WRITTEN))


def test_an_entry_of_several_words_is_read_word_by_word() -> None:
    fields = Fields({})
    assert fields.parts("x", "key 1", "THING NUMBER") == ["key", "1"]
    assert fields.parts("x", "key", "THING PLACES…") == ["key"]
    assert fields.parts("x", "key attic yard", "THING PLACES…") == ["key", "attic", "yard"]
    assert [fields.number("x", word, -1, 10) for word in ("-1", "0", "10")] == [-1, 0, 10]


def test_what_is_not_written_in_a_position_is_as_in_a_blank_one() -> None:
    fields = Fields({})
    assert fields.whole("round", 2, 0, 3) == 2
    assert (fields.switch("open"), fields.switch("open", missing=True)) == (False, True)
    assert fields.text("title") == ""
    assert fields.member("place", PLACE, 7) == 7
    assert fields.wholes_like("dice", [1, 2], 0, 3) == [1, 2]
    assert not any((fields.wholes("x", 0, 3), fields.items("x"), fields.texts("x"), fields.lists("x", 2)))
    assert not any((fields.inner("x").values, fields.counts("x", THING, 2), fields.piles("x", PLACE, (1, 2), THING)))


@pytest.mark.parametrize(
    ("read", "message"),
    [
        (lambda f: f.whole("round", 0, 0, 2), "a.round must be a whole number from 0 to 2, not 3"),
        (lambda f: f.whole("round", 0, 4, 9), "a.round must be a whole number from 4 to 9, not 3"),
        (lambda f: f.whole("open", 0, 0, 2), "a.open must be a whole number from 0 to 2, not True"),
        (lambda f: f.whole("title", 0, 0, 2), "a.title must be a whole number from 0 to 2, not 'night'"),
        (lambda f: f.switch("round"), "a.round must be true or false, not 3"),
        (lambda f: f.text("round"), "a.round must be a text, not 3"),
        (lambda f: f.member("title", PLACE, 0), "a.title: no place is called 'night'; one of: cellar, attic, yard"),
        (lambda f: f.member("dice", PLACE, 0), "a.dice: no place is called '[2, 6, 2]'"),
        (lambda f: f.items("title"), "a.title must be a list, not 'night'"),
        (lambda f: f.items("dice", 2), "a.dice must list at most 2, not 3"),
        (lambda f: f.texts("words", 1), "a.words must list at most 1, not 2"),
        (lambda f: f.texts("dice"), "a.dice must be a text, not 2"),
        (lambda f: f.lists("hands", 1), "a.hands must list at most 1, not 2"),
        (lambda f: f.lists("words", 2), "a.words[0] must be a list, not 'key 1'"),
        (lambda f: f.tables("players", 0), "a.players must list at most 0, not 1"),
        (lambda f: f.tables("dice", 3), "a.dice[0] must be a table, not 2"),
        (lambda f: f.tables("players", 1)[0].switch("score"), "a.players[0].score must be true or false, not 4"),
        (lambda f: f.inner("round"), "a.round must be a table, not 3"),
        (lambda f: f.wholes("dice", 0, 5), "a.dice must be a whole number from 0 to 5, not 6"),
        (lambda f: f.wholes_like("dice", [0, 0], 0, 6), "a.dice must hold 2 numbers, not 3"),
        (lambda f: f.wholes_like("dice", [0, 0, 0], 0, 5), "a.dice must be a whole number from 0 to 5, not 6"),
        (lambda f: f.members("things", PLACE), "a.things: no place is called 'lamp'"),
        (lambda f: f.set_from("things", THING, ["key", "key"]), "a.things names 'key' twice"),
        (lambda f: f.counts("stock", THING, 1), "a.stock.lamp must be a whole number from 0 to 1, not 2"),
        (lambda f: f.counts("stock", PLACE, 1), "a.stock.lamp: no place is called 'lamp'"),
        (lambda f: f.piles("lying", PLACE, (0, 1), THING), "a.lying.yard is none of cellar, attic"),
        (lambda f: f.piles("lying", PLACE, (1, 2), PLACE), "a.lying.yard: no place is called 'key'"),
        (lambda f: f.parts("words", "key", "THING NUMBER"), "a.words has 'key'; write it as THING NUMBER"),
        (lambda f: f.parts("words", "", "THING PLACE NUMBERS…"), "a.words has ''; write it as THING PLACE NUMBERS…"),
        (lambda f: f.number("words", "11", 0, 10), "a.words must be a whole number from 0 to 10, not 11"),
        (lambda f: f.number("words", "1-", 0, 10), "a.words must be a whole number from 0 to 10, not '1-'"),
        (lambda f: f.number("words", "1" * 5000, 0, 10), "a.words must be a whole number from 0 to 10, not '111"),
        (lambda f: f.refuse_others(("rounds",)), "a.round is unknown (did you mean 'rounds'?); fields: rounds"),
    ],
)
def test_what_is_wrong_is_refused_by_the_whole_name_of_its_field(
    read: Callable[[Fields], object], message: str
) -> None:
    with pytest.raises(RecordError, match=f"^position field {re.escape(message)}"):
        read(Fields(WRITTEN, "a"))
    with pytest.raises(DataError, match=f"^data field {re.escape(message)}"):
        read(DataFields(WRITTEN, "a"))


def test_every_field_of_a_data_file_must_be_written() -> None:
    fields = DataFields({"rooms": {}})
    for read in (fields.text, fields.switch, fields.items, fields.inner):
        with pytest.raises(DataError, match=r"^data field width is missing$"):
            read("width")
    with pytest.raises(DataError, match=r"^data field rooms\.size is missing$"):
        fields.inner("rooms").whole("size", 3, 0, 9)
