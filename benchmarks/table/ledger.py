"""What was done at a table, compared: what its people remember, the log in the database, and the exported record."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

from ostoja.engine.record import parse_record, replay
from ostoja.games import find
from ostoja.table.entries import Chosen, scribe

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from benchmarks.table.party import Party, Sent

Choice = tuple[int, int]  # a seat and its option


def logs(home: Path) -> dict[str, list[Choice]]:
    """Read the choices of all tables from the log, and make sure that its numbers have no gap."""
    found: dict[str, list[Choice]] = {}
    with closing(sqlite3.connect(home / "ostoja.db")) as database:
        numbers: dict[str, int] = {}
        rows = "select game, table_id, seq, entry from entries join tables on id = table_id order by table_id, seq"
        for game, table, seq, text in database.execute(rows):
            if seq != numbers.get(table, 0):
                raise ValueError(f"table {table}: entry {seq} follows {numbers.get(table, 0) - 1}")
            numbers[table] = seq + 1
            entry = scribe(find(game).vocabulary).read(text)
            if isinstance(entry, Chosen):
                found.setdefault(table, []).append((entry.seat, entry.option))
    return found


def disagreements(party: Party, log: Sequence[Choice]) -> list[str]:
    """List where the log differs from what the people of a table remember."""
    found = list(party.complaints)
    acked = [(sent.seat, sent.decision) for sent in party.sent if sent.fate == "acked"]
    if len(set(acked)) < len(acked):
        found.append("a question was acknowledged twice to the same seat")
    people = len(party.people)
    mine = [choice for choice in log if choice[0] < people]
    found += unlike(party.sent, mine)
    return [text if text.startswith("table") else f"table {party.key} ({party.game}): {text}" for text in found]


def unlike(sent: Sequence[Sent], log: Sequence[Choice]) -> list[str]:
    """Walk along both: what was stored must be there, in order and once; what was refused or dropped must not.

    What is still in doubt may be there or not, so the walk keeps every place of the log that it may have reached.
    """
    places = {0}
    for number, move in enumerate(sent):
        if move.fate in {"refused", "dropped"}:
            continue
        passed = {at + 1 for at in places if at < len(log) and log[at] == (move.seat, move.option)}
        is_sure = move.fate in {"acked", "stored"}
        if is_sure and not passed:
            what = "acknowledged" if move.fate == "acked" else "known to be stored"
            return [f"choice {number} (seat {move.seat}, option {move.option}) was {what} and is not in the log"]
        places = passed if is_sure else places | passed
    if len(log) not in places:
        at = max(places)
        return [f"the log holds {len(log) - at} choices that nobody made: {log[at : at + 3]}"]
    return []


def unlike_record(text: str, log: Sequence[Choice], key: str) -> list[str]:
    """Compare the record of a table with its log; if the game is over, run it again as well."""
    lines = parse_record(text)
    header: Any = lines[0]
    vocabulary = find(header["game"]).vocabulary
    written = [(int(line[0]), vocabulary.read(line[1:])) for line in lines if isinstance(line, list)]
    if written != list(log):
        return [f"table {key}: the record has {len(written)} choices, the log {len(log)}, and they are not the same"]
    if "seed" in header:
        replay(text, find)
    return []
