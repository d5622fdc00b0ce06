"""Games and choices as columns of a Parquet file, portion by portion: memory stays flat however many there are.

The schema is written down in docs/reference/columns.md, and a test holds the files against it.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any, Final, Self

import pyarrow as pa
from pyarrow import parquet

from ostoja.engine.errors import SetupError
from ostoja.games import find
from ostoja.lab.encoding import encoder_of
from ostoja.lab.outcome import WHOLE
from ostoja.lab.plan import Schedule

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ostoja.lab.outcome import Block, Outcome
    from ostoja.lab.plan import Plan

GROUP: Final = 4096  # rows that are written together

ONE_GAME: Final = [
    ("game", pa.string()),
    ("rules", pa.string()),
    ("seed", pa.string()),
    ("block", pa.int64()),
    ("turn", pa.int32()),
]
GAMES: Final = pa.schema(
    [
        *ONE_GAME,
        ("bots", pa.list_(pa.string())),
        ("scores", pa.list_(pa.int32())),
        ("won", pa.list_(pa.float64())),
        ("sides", pa.list_(pa.string())),
        ("rounds", pa.int32()),
        ("decisions", pa.int32()),
        ("acts", pa.list_(pa.int32())),
        ("kept", pa.list_(pa.int32())),
        ("broken", pa.list_(pa.int32())),
    ]
)


def choices_schema(size: int) -> pa.Schema:
    """Return the columns of a choice; what its seat knew is a row of so many numbers."""
    return pa.schema(
        [
            *ONE_GAME,
            ("choice", pa.int32()),
            ("seat", pa.int32()),
            ("bot", pa.string()),
            ("side", pa.string()),
            ("question", pa.string()),
            ("options", pa.list_(pa.int32())),
            ("chosen", pa.int32()),
            ("seconds", pa.float64()),
            ("known", pa.list_(pa.int32(), size)),
            ("score", pa.int32()),
            ("won", pa.float64()),
        ]
    )


class Columns:
    """A file of rows that grows; left by `with`, it is whole, also after Ctrl-C."""

    def __init__(self, path: Path, plan: Plan, schema: pa.Schema, notes: dict[str, str] | None = None) -> None:
        game = find(plan.game)
        self.plan = plan
        self.head = (game.key, game.rules)
        self.schedule = Schedule(plan)
        self.schema = schema.with_metadata(notes or {})
        self.rows: list[tuple[Any, ...]] = []
        try:
            self.file = parquet.ParquetWriter(path, self.schema, compression="zstd")
        except OSError as error:
            raise SetupError(f"{path} cannot be written: {error.strerror or error}") from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.flush()
        self.file.close()

    def write(self, blocks: list[Block]) -> None:
        """Add what came of some blocks."""
        for block in blocks:
            for turn, game in enumerate(block.games):
                for row in self.rows_of(game):
                    self.rows.append((*self.head, self.schedule.deal(block.number), block.number, turn, *row))
                    if len(self.rows) == GROUP:
                        self.flush()

    def rows_of(self, game: Outcome) -> Iterator[tuple[Any, ...]]:
        """Return what a game adds, behind the columns that tell which game it was."""
        yield (
            [self.plan.bots[place] for place in game.places],
            game.scores,
            [game.parts(seat) / WHOLE for seat in range(len(game.places))],
            game.sides,
            game.rounds,
            game.decisions,
            *([said[place] for said in game.talk] for place in range(3)),
        )

    def flush(self) -> None:
        """Write the rows that are waiting."""
        if self.rows:
            columns = zip(*self.rows, strict=True)
            arrays = [pa.array(list(column), field.type) for column, field in zip(columns, self.schema, strict=True)]
            self.file.write_table(pa.Table.from_arrays(arrays, schema=self.schema))
            self.rows = []


class Choices(Columns):
    """A file of choices."""

    def rows_of(self, game: Outcome) -> Iterator[tuple[Any, ...]]:
        """Return every choice of a game."""
        for number, choice in enumerate(game.choices):
            yield (
                number,
                choice.seat,
                self.plan.bots[game.places[choice.seat]],
                game.sides[choice.seat],
                choice.question,
                choice.options,
                choice.chosen,
                choice.seconds,
                memoryview(choice.known).cast("i").tolist(),
                game.scores[choice.seat],
                game.parts(choice.seat) / WHOLE,
            )


@contextlib.contextmanager
def open_columns(plan: Plan, games: Path | None, choices: Path | None) -> Iterator[list[Columns]]:
    """Open the files that somebody wishes for."""
    plan.check()
    with contextlib.ExitStack() as files:
        opened: list[Columns] = []
        if games is not None:
            opened.append(files.enter_context(Columns(games, plan, GAMES)))
        if choices is not None:
            encoder = encoder_of(find(plan.game), plan.agree())
            schema = choices_schema(encoder.size)
            notes = {"known": "\n".join(encoder.names)}
            opened.append(files.enter_context(Choices(choices, plan, schema, notes)))
        yield opened
