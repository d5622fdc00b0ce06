"""What a house holds at whose tables nothing happens: many tables, all seats connected, nobody chooses."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING, Final

from benchmarks.table.crowd import Crowd
from benchmarks.table.fleet import one
from benchmarks.table.seating import Desk

if TYPE_CHECKING:
    from benchmarks.table.loops import Row
    from benchmarks.table.showing import Bars

SEATS: Final = 4
SETTLED: Final = 3.0  # seconds until what was needed for a moment is given back


async def idle(game: str, tables: int, bars: Bars) -> Row:
    """Set up many tables, connect every seat, and see what the server holds."""
    with one(sys.executable, None) as fleet:
        desk = Desk(fleet.ports()[0])
        guests = await desk.guests(await desk.seats_of(game, SEATS))
        empty = fleet.memory()
        keys = await desk.tables(game, guests, tables, bars.counter("set up, idle", tables))
        await asyncio.sleep(SETTLED)
        with_tables = fleet.memory()
        crowd = Crowd(fleet.ports(), guests, deflate=False)
        lines = tables * len(guests)
        await crowd.sit_down(keys, bars.counter("sit down, idle", lines))
        await asyncio.sleep(SETTLED)
        memory = fleet.memory()
        used = fleet.cpu()
        await asyncio.sleep(SETTLED)
        share = (fleet.cpu() - used) / SETTLED
        await crowd.stand_up(list(crowd.tables))
        await desk.close()
    return {
        "tables": tables,
        "lines": lines,
        "empty_mb": empty,
        "tables_mb": with_tables,
        "memory_mb": memory,
        "table_kb": (with_tables - empty) * 1024 / tables,
        "line_kb": (memory - with_tables) * 1024 / lines,
        "idle_share": share,
        "problems": list(crowd.problems),
    }
