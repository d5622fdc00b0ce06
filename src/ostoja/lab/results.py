"""Results as a file that grows: a line for the plan, then one for every block. Files can be added up.

A run that was interrupted goes on where it was; a line that was cut short by a crash is played again.
"""

from __future__ import annotations

import json
from typing import IO, TYPE_CHECKING, Any, Final, NamedTuple, Self

from ostoja.engine.errors import RecordError
from ostoja.lab.outcome import read_block, written
from ostoja.lab.plan import Plan

if TYPE_CHECKING:
    from pathlib import Path

    from ostoja.lab.outcome import Block

KIND: Final = "ostoja results 1"
LONGEST: Final = 2**20  # characters of a line
FREE: Final = ("games",)  # what a run that goes on may change: it may get longer


class Results(NamedTuple):
    """A plan and what was played of it."""

    plan: Plan
    blocks: dict[int, Block]


def header(plan: Plan) -> dict[str, Any]:
    """Return the first line of a file."""
    return {"kind": KIND, "plan": plan.written()}


def read_results(path: Path) -> Results:
    """Read a file, or say why it is none of ours."""
    with path.open(encoding="utf-8") as file:
        try:
            plan = read_plan(json.loads(file.readline(LONGEST)))
        except (ValueError, KeyError, TypeError) as error:
            raise RecordError(f"{path} holds no results: its first line names no plan") from error
        blocks: dict[int, Block] = {}
        number = 1
        while line := file.readline(LONGEST):
            number += 1
            block = _block(line, path, number, plan)
            if block is not None and block.whole:  # one cut short is played again where the plan got longer
                blocks[block.number] = block
    return Results(plan, blocks)


def _block(line: str, path: Path, number: int, plan: Plan) -> Block | None:
    """Read one line; the last one may be cut short."""
    if not line.endswith("\n"):
        return None
    try:
        block = read_block(json.loads(line))
        strangers = {place for game in block.games for place in game.places} - set(range(len(plan.bots)))
    except (ValueError, KeyError, TypeError) as error:
        raise RecordError(f"line {number} of {path} is no block of results") from error
    if strangers:
        raise RecordError(f"line {number} of {path} tells of a bot that the plan does not name")
    return block


def read_plan(data: dict[str, Any]) -> Plan:
    """Read the first line of a file."""
    if data["kind"] != KIND:
        raise ValueError("another kind of file")
    return Plan.read(data["plan"])


class Ledger:
    """A file to which a run adds; without a path, nothing is kept."""

    def __init__(self, path: Path | None, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.blocks: dict[int, Block] = {}
        self.file: IO[str] | None = None

    def __enter__(self) -> Self:
        if self.path is not None:
            if self.path.exists() and self.path.stat().st_size:
                self.take_up(self.path)
            self.rewrite(self.path)
        return self

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()

    def take_up(self, path: Path) -> None:
        """Take up what an earlier run has played, if it was of the same plan."""
        results = read_results(path)
        theirs, ours = results.plan.written(), json.loads(json.dumps(self.plan.written()))
        differs = [field for field in ours if theirs[field] != ours[field] and field not in FREE]
        if differs:
            raise RecordError(f"{path} holds results of another plan ({', '.join(differs)}); name another file")
        self.blocks = results.blocks

    def rewrite(self, path: Path) -> None:
        """Write what is known into a file beside it and put that in its place: a crash loses nothing."""
        beside = path.with_name(f"{path.name}.new")
        with beside.open("w", encoding="utf-8") as file:
            file.write(json.dumps(header(self.plan), ensure_ascii=False) + "\n")
            file.writelines(_line(block) for block in self.blocks.values())
        beside.replace(path)
        self.file = path.open("a", encoding="utf-8")

    def add(self, blocks: list[Block]) -> None:
        """Keep some blocks."""
        if self.file is not None:
            self.file.writelines(_line(block) for block in blocks)
            self.file.flush()
        self.blocks |= {block.number: block for block in blocks}


def _line(block: Block) -> str:
    """Write a block as a line."""
    return json.dumps(written(block), ensure_ascii=False, separators=(",", ":")) + "\n"
