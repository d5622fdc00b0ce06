"""Tapes: every byte that somebody got from a server, each with what the server's own code says at that moment."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from ostoja.engine.errors import OstojaError
from ostoja.engine.rng import seeded
from ostoja.table.api.commands import refusal
from ostoja.table.api.play import closed_to
from ostoja.table.entries import ChoiceEntry
from ostoja.table.entry_checks import check
from ostoja.table.play import Play

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ostoja.engine.agenda import State
    from ostoja.table.entries import Entry
    from tests.table.house import Guest, House, Socket

ENCODER: Final = msgspec.json.Encoder()
WRONG: Final = 3  # choices that are not offered, tried before each choice


class Heard(NamedTuple):
    """A text that a seat (None: a spectator) got, and how the server comes to it."""

    seat: int | None
    text: str
    says: Callable[[Play], str]


def update(seat: int | None, text: str, now: int) -> Heard:
    """Return an update as it was heard."""
    start = json.loads(text)["start"]
    return Heard(seat, text, lambda play: ENCODER.encode(play.update(seat, start, now)).decode())


def refused(seat: int, text: str, entry: ChoiceEntry, serial: int) -> Heard:
    """Return the answer to a choice that is not offered."""

    def says(play: Play) -> str:
        try:
            check(play, entry, serial)
        except OstojaError as error:
            return ENCODER.encode(refusal(error, json.loads(text)["ref"])).decode()
        return "taken"

    return Heard(seat, text, says)


def closed(seat: int, text: str) -> Heard:
    """Return the list of what is forbidden."""
    return Heard(seat, text, lambda play: ENCODER.encode(closed_to(play, seat)).decode())


class Recording:
    """A whole game, heard at every seat and by a spectator: one seat is the test's, bots play for the others."""

    def __init__(self, house: House, ada: Guest, game: str, seats: int) -> None:
        self.house = house
        self.ada = ada
        self.seed = f"tape {game}"
        self.table = ada.sets_up(game, *["me"] * seats, seed=self.seed)
        self.chance = seeded(self.seed)
        self.lines = [ada.sits(self.table, seat) for seat in range(seats)]
        self.watcher = ada.watches(self.table)
        self.refusals: list[Heard] = []
        self.fetched: list[Heard] = []
        self.play()

    def play(self) -> None:
        """Play to the end."""
        mine = self.lines[0]
        for line in self.lines[1:]:
            line.sends("away", away=True)
        while not mine.until(lambda update: update["options"] or update["end"])["end"]:
            self.try_what_is_wrong(mine)
            if self.chance.below(4) == 0:
                self.fetch()
            if not mine.catches_up().update["options"]:
                continue
            answer = mine.chooses(self.chance.below(len(mine.update["options"])))
            assert answer["t"] == "ack" or "is over" in answer["detail"], answer  # a bot was faster: it is asked anew
            mine.catches_up()
        for line in (*self.lines, self.watcher):
            line.until(lambda update: update["end"])
            line.catches_up()

    def try_what_is_wrong(self, mine: Socket) -> None:
        """Choose what is not offered."""
        serial = mine.update["serial"]
        size = self.house.play(self.table).game.vocabulary.size
        for option in {self.chance.below(size) for _ in range(WRONG)} - {o["id"] for o in mine.update["options"]}:
            answer = mine.sends("choose", serial=serial, option=option)
            assert answer["t"] == "refusal"
            text = next(text for text in reversed(mine.texts) if text.startswith('{"t":"refusal"'))
            self.refusals.append(refused(0, text, ChoiceEntry(0, option), serial))

    def fetch(self) -> None:
        """Ask over plain HTTP for what a seat sees and what is closed to it."""
        path = f"/api/tables/{self.table}"
        seat = self.chance.below(len(self.lines))
        text = self.ada.client.get(f"{path}/play", params={"seat": seat}).text
        self.fetched.append(update(seat, text, self.house.clock()))
        self.fetched.append(closed(seat, self.ada.client.get(f"{path}/closed", params={"seat": seat}).text))

    def tapes(self) -> list[list[Heard]]:
        """Return all that was heard, connection by connection."""
        now = self.house.clock()
        return [
            *(
                [update(line.seat, text, now) for text in line.texts if text.startswith('{"t":"update"')]
                for line in (*self.lines, self.watcher)
            ),
            self.refusals,
            self.fetched,
        ]


def moments(house: House, table: str) -> Iterator[tuple[Play, Entry | None]]:
    """Run the log of a table again; yield the game before every entry, with that entry, and at the end."""
    room = house.room(table)
    known = room.playing()
    play = Play(known.game, known.setup, known.seed, known.names, room.agreement.pace, room.row.started)
    for at, text in house.log(table):
        entry = play.read(text)
        yield play, entry
        play.follow(entry, at)
    yield play, None


class Elsewhere:
    """A game put into another world for a moment."""

    def __init__(self, play: Play, world: State) -> None:
        self.match = play.match
        self.world = world

    def __enter__(self) -> None:
        """Go there."""
        self.true, self.match.state = self.match.state, self.world

    def __exit__(self, *_: object) -> None:
        """Come back."""
        self.match.state = self.true
