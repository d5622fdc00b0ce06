"""Changes: a seat that holds what it was told before is told what is other, and that makes up the whole again."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from ostoja.engine.errors import OptionError
from ostoja.games import all_games, find
from ostoja.table.differences import Differences
from ostoja.table.entries import Answered, ChoiceEntry, LineEntry, Undone, Wished
from ostoja.table.entry_checks import check
from ostoja.table.play import Play
from ostoja.table.protocol.tables import Pace
from ostoja.table.protocol.updates import Change
from ostoja.table.telling import telling_of
from tests.table.house import changed

if TYPE_CHECKING:
    from ostoja.table.entries import Entry
    from ostoja.table.listener import Listener
    from ostoja.table.telling import Telling
    from tests.table.house import Guest, House, Json

MALL = "mall-of-horror"
ENTRIES = 150


class Follower:
    """Somebody who is told everything once, and from then on what changes."""

    def __init__(self, play: Play, seat: int | None) -> None:
        self.play = play
        self.seat = seat
        self.telling: Telling = telling_of(play, seat)
        self.holds: Json = written(self.telling.update(0, 0))
        self.have = len(play.feeds.of(seat))
        self.whole = self.sent = 0

    def follows(self, now: int) -> None:
        """Hear what has changed, and see that it makes up the whole."""
        telling = telling_of(self.play, self.seat)
        whole = telling.update(self.have, now)
        text = telling.change(self.telling, self.have, now)
        if text is None:
            assert self.play.over()
            self.holds = written(whole)
        else:
            msgspec.json.decode(text, type=Change)
            self.holds = changed(self.holds, json.loads(text)) | {"t": "update"}
            self.whole += len(msgspec.json.encode(whole))
            self.sent += len(text)
        assert self.holds == written(whole)
        self.telling, self.have = telling, len(self.play.feeds.of(self.seat))


def written(message: object) -> Any:
    """Return a message as it arrives."""
    return json.loads(msgspec.json.encode(message))


def something(play: Play, chance: random.Random) -> Entry:
    """Return something that may be done: mostly a choice, now and then something said, undone or taken back."""
    seats = play.setup.seats
    kind, seat = chance.random(), chance.randrange(seats)
    if play.back is not None:
        return Answered(next(other for other in range(seats) if other not in play.back.agreed), chance.random() < 0.8)
    if kind < 0.06:
        return LineEntry(seat, "hello")
    if kind < 0.1 and play.match.can_undo(seat):
        return Undone(seat)
    if kind < 0.12 and play.last_choice(seat) >= 0:
        return Wished(seat)
    asked = [asked for asked in range(seats) if play.asked() >> asked & 1]
    seat = chance.choice(asked)
    return ChoiceEntry(seat, chance.choice(play.match.options(seat)))


@pytest.mark.parametrize("pace", [Pace("none"), Pace("live", bank=60, increment=5)], ids=["no clock", "clocks"])
@pytest.mark.parametrize("key", sorted(all_games()))
def test_all_that_changes_makes_up_the_whole_for_everybody(key: str, pace: Pace) -> None:
    game = find(key)
    chance = random.Random(key)  # noqa: S311  any game will do
    seats = game.most_seats
    play = Play(game, game.agree(seats), key, [f"seat {seat}" for seat in range(seats)], pace, 0)
    followers = [Follower(play, seat) for seat in (*range(seats), None)]
    for number in range(ENTRIES):
        entry = something(play, chance)
        try:
            check(play, entry)
        except OptionError:
            continue
        play.follow(entry, number * 100)
        for follower in followers:
            if number % 3 or follower.seat != 0:  # one of them misses a moment now and then, and holds an older one
                follower.follows(number * 100 + 7)
        if play.over():
            break
    assert sum(follower.sent for follower in followers) < 0.5 * sum(follower.whole for follower in followers)


@pytest.mark.parametrize(
    ("before", "now", "put", "gone"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, [["b", 3]], []),
        ({"a": {"x": 1, "y": 2}}, {"a": {"x": 1, "z": 2}}, [["a", "z", 2]], [["a", "y"]]),
        ({"a": [{"x": 1}, {"x": 2}]}, {"a": [{"x": 1}, {"x": 3}]}, [["a", 1, "x", 3]], []),
        ({"a": [{"x": 1}]}, {"a": [{"x": 1}, {"x": 2}]}, [["a", [{"x": 1}, {"x": 2}]]], []),
        ({"a": [1, 2]}, {"a": [1, 3]}, [["a", [1, 3]]], []),
        ({"a": {"7": "x"}}, {"a": {"7": "y", "8": ""}}, [["a", "7", "y"], ["a", "8", ""]], []),
        ({"a": {"x": 1}}, {"a": {}}, [["a", {}]], []),
        ({"a": None}, {"a": {"x": 1}}, [["a", {"x": 1}]], []),
    ],
)
def test_a_difference_is_a_place_and_what_stands_there(before: Json, now: Json, put: Any, gone: Any) -> None:
    found = Differences()
    found.note_fields(before, now, [])
    assert (found.put, found.gone) == (put, gone)


# ---------------------------------------------------------------- over the line


def kinds(texts: list[str]) -> list[str]:
    """Tell which messages about the table came, in order."""
    return [kind for text in texts if (kind := json.loads(text)["t"]) in {"update", "change"}]


def test_whoever_asks_for_changes_gets_everything_once_and_then_what_changes(ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me")
    line, plain = ada.sits(table, 0, changes=True).catches_up(), ada.sits(table, 1).catches_up()
    for _ in range(4):
        asked = line.update["asked"][0]
        ada.chooses(table, asked)
        assert line.catches_up().update | {"start": 0, "feed": []} == ada.sees(table, 0) | {"start": 0, "feed": []}
    assert kinds(line.texts) == ["update"] + ["change"] * 4
    assert set(kinds(plain.catches_up().texts)) == {"update"}
    assert line.feed == ada.sees(table, 0)["feed"]


def test_whoever_comes_back_or_asks_again_gets_everything(ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me")
    first = ada.sits(table, 0, changes=True).catches_up()
    ada.chooses(table, first.update["asked"][0])
    first.catches_up()
    again = ada.sits(table, 0, have=len(first.feed), changes=True).catches_up()
    assert kinds(again.texts) == ["update"]
    first.sends("ping", have=0)
    assert kinds(first.catches_up().texts) == ["update", "change", "update"]
    ada.chooses(table, first.update["asked"][0])
    assert kinds(first.catches_up().texts)[-1] == kinds(again.catches_up().texts)[-1] == "change"


def test_whoever_missed_a_moment_gets_everything(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me")
    line = ada.sits(table, 0, changes=True).catches_up()
    (listener,) = house.room(table).listeners

    async def slow(listener: Listener, *, is_free: bool) -> None:
        listener.wire.is_free = lambda: is_free  # type: ignore[method-assign]
        listener.nudge()

    house.does(slow(listener, is_free=False))
    for _ in range(2):
        ada.chooses(table, ada.sees(table, 0)["asked"][0])
    house.does(slow(listener, is_free=True))
    assert kinds(line.catches_up().texts) == ["update", "update"]
    assert line.update["serial"] == ada.sees(table, 0)["serial"]
