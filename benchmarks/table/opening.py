"""How long it takes to open the longest games, in a server that has just started, and to move the slider of a replay.

    python -m benchmarks.table.opening [--tries 60] [--rounds 3] [--json FILE]

Of every title many random games are played with as many seats as it allows, and the longest goes into a database as if
it had been played at a table. Then, in every round and for every title, the server is started anew and asked.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from benchmarks import report
from benchmarks.run import busy_loop
from benchmarks.table.house import House, serving
from benchmarks.table.seating import Desk, Guest
from benchmarks.table.showing import Bars

from ostoja.engine.match import Match
from ostoja.games import all_games
from ostoja.table.entries import Chosen
from ostoja.table.people import People
from ostoja.table.protocol.tables import NewTable, SeatWish
from ostoja.table.room import Room
from ostoja.table.storage.database import connect, sessions, sqlite_url
from ostoja.table.storage.migrate import upgrade
from ostoja.table.storage.writer import Writer
from ostoja.table.tables import Tables
from ostoja.table.times import wall_clock

if TYPE_CHECKING:
    from ostoja.engine.game import Game
    from ostoja.table.storage.schema import PlayerRow

STEPS: Final = 40  # of the slider, in each round
MOST_CHOICES: Final = 20_000  # a random game that is not over by then is left
OPENING, STEP = 1000.0, 200.0  # milliseconds: the goals
PLENTY: Final = 10**6


class Story(NamedTuple):
    """A game that was played out: its seed and its choices."""

    game: str
    seats: int
    seed: str
    choices: list[tuple[int, int]]


# ---------------------------------------------------------------- the games


def play_out(game: Game, seats: int, seed: str) -> Story:
    """Play a game at random."""
    match = Match(game, game.agree(seats, {}, {}), seed)
    chance = random.Random(seed)
    choices: list[tuple[int, int]] = []
    while not match.state.over and len(choices) < MOST_CHOICES:
        seat = chance.choice(match.asked())
        option = chance.choice(match.options(seat))
        match.choose(seat, option)
        choices.append((seat, option))
    return Story(game.key, seats, seed, choices)


def longest(game: Game, tries: int) -> Story:
    """Return the longest of some games."""
    stories = (play_out(game, game.most_seats, f"{game.key} {number}") for number in range(tries))
    return max(stories, key=lambda story: len(story.choices))


class Archive:
    """The database into which the games go."""

    def __init__(self, home: Path) -> None:
        self.engine = connect(sqlite_url(home))
        made = sessions(self.engine)
        self.people = People(made, wall_clock, PLENTY)
        self.tables = Tables(made, wall_clock, PLENTY)
        self.writer = Writer(self.engine)

    async def keep(self, host: PlayerRow, story: Story) -> str:
        """Store a game as a table at which one person played all seats."""
        chairs = [SeatWish("me", name=f"player {seat + 1}") for seat in range(story.seats)]
        row = await self.tables.create(host, NewTable(story.game, chairs, seed=story.seed))
        room = Room(row, (await self.tables.find(row.id))[1], self.tables, self.writer, wall_clock)
        room.begin()
        play = room.playing()
        rows: list[tuple[int, str]] = []
        for number, (seat, option) in enumerate(story.choices):
            entry = Chosen(seat, option)
            rows.append((number, play.written(entry)))
            play.follow(entry, wall_clock())
        self.writer.start()
        await asyncio.gather(*(self.writer.append(row.id, number, wall_clock(), text) for number, text in rows))
        await self.writer.stop()
        await self.tables.finish(row, wall_clock(), msgspec.to_builtins(play.ending()), [], 0)
        return row.id


async def fill(home: Path, stories: list[Story]) -> tuple[Guest, dict[str, str]]:
    """Put games into a new database; return who played them and the tables by their game."""
    archive = Archive(home)
    host, token = await archive.people.welcome("archivist")
    tables = {story.game: await archive.keep(host, story) for story in stories}
    await archive.engine.dispose()
    return Guest(host.name, token), tables


# ---------------------------------------------------------------- the measurements


async def timed(desk: Desk, path: str, guest: Guest) -> float:
    """Return the milliseconds of a request."""
    begin = time.perf_counter()
    await desk.call("GET", path, guest)
    return (time.perf_counter() - begin) * 1e3


async def ask(house: House, guest: Guest, table: str, story: Story) -> dict[str, Any]:
    """Open a table in a server that has just started, and move the slider."""
    desk = Desk(house.port)
    opened = await timed(desk, f"/tables/{table}/play?seat=0", guest)
    again = await timed(desk, f"/tables/{table}/play?seat=0", guest)
    film = await timed(desk, f"/tables/{table}/replay", guest)
    places = [0, len(story.choices), *(random.randint(0, len(story.choices)) for _ in range(STEPS - 2))]
    steps = [
        await timed(desk, f"/tables/{table}/replay/{at}?seat={random.randrange(story.seats)}", guest) for at in places
    ]
    await desk.close()
    return {"open_ms": opened, "again_ms": again, "film_ms": film, "steps_ms": steps}


async def measure(args: argparse.Namespace, house: House) -> dict[str, Any]:
    """Play, store, and ask."""
    games = [game for key, game in sorted(all_games().items()) if not args.games or key in args.games]
    rows: dict[str, list[dict[str, Any]]] = {game.key: [] for game in games}
    with Bars() as bars:
        played = bars.counter("random games, by title", len(games))
        stories = []
        for game in games:
            stories.append(longest(game, args.tries))
            played()
        guest, tables = await fill(house.home, stories)
        asked = bars.counter("servers started", args.rounds * len(stories))
        for _ in range(args.rounds):
            for story in stories:
                house.stop()
                house.start()
                rows[story.game].append(await ask(house, guest, tables[story.game], story))
                asked()
    return {"choices": {story.game: len(story.choices) for story in stories}, "rows": rows}


# ---------------------------------------------------------------- the report


def show(found: dict[str, Any]) -> bool:
    """Print the figures; tell whether the goals are reached."""
    head = ("longest game", "choices", "open, ms", "again, ms", "replay opens, ms", "slider, ms", "slider, worst")
    lines = []
    for game, rows in found["rows"].items():
        steps = [step for row in rows for step in row["steps_ms"]]
        cells = [
            report.ranged(report.spread([row[field] for row in rows])) for field in ("open_ms", "again_ms", "film_ms")
        ]
        middle = report.spread(steps)
        assert middle is not None
        lines.append(
            (game, str(found["choices"][game]), *cells, report.written(middle.middle), report.written(max(steps)))
        )
    print(f"A fixed loop took {min(found['noise_ms']):.0f} ms at best and {max(found['noise_ms']):.0f} ms at worst.\n")
    print(report.table(head, lines) + "\n")
    every = [row for rows in found["rows"].values() for row in rows]
    goals = [
        report.Goal("opening, ms: below 1000", OPENING, [row["open_ms"] for row in every], at_most=True),
        report.Goal("opening the replay, ms: below 1000", OPENING, [row["film_ms"] for row in every], at_most=True),
        report.Goal("a step of the slider, ms: below 200", STEP, [max(row["steps_ms"]) for row in every], at_most=True),
    ]
    print(report.goal_table(goals))
    return all(goal.verdict() == "reached" for goal in goals)


def main() -> int:
    """Measure, print, and write it down where that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tries", type=int, default=60, help="random games per title (default: 60)")
    parser.add_argument("--rounds", type=int, default=3, help="starts of the server per title (default: 3)")
    parser.add_argument("--games", nargs="+", metavar="KEY", help="only these")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write every round")
    args = parser.parse_args()
    noise = [busy_loop() for _ in range(5)]
    house = House(serving())
    upgrade(sqlite_url(house.home))
    with house:
        found = asyncio.run(measure(args, house))
    found["noise_ms"] = [*noise, *(busy_loop() for _ in range(5))]
    is_good = show(found)
    if args.json:
        args.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
