"""What was done at a table, compared: what its people remember, the log in the database, and the exported record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import text as sql

from ostoja.engine.errors import OstojaError
from ostoja.engine.record import parse_record, replay
from ostoja.games import all_games, find
from ostoja.table.entries import ChoiceEntry, Kept, scribe
from ostoja.table.storage.database import connect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from benchmarks.table.party import Party, Sent

    from ostoja.table.entries import Scribe

Choice = tuple[int, int]  # a seat and its option


class Log:
    """What the database holds of a table."""

    def __init__(self) -> None:
        self.length = 0
        self.choices: list[Choice] = []
        self.troubles: list[str] = []


async def logs(url: str) -> dict[str, Log]:
    """Read the logs of all tables; a number that is missing, a chair taken from somebody and a flag are troubles."""
    found: dict[str, Log] = {}
    engine = connect(url)
    rows = "select game, table_id, seq, entry from entries join tables on id = table_id order by table_id, seq"
    async with engine.connect() as connection:
        for game, table, seq, text in await connection.execute(sql(rows)):
            if game in all_games():
                note(found.setdefault(table, Log()), scribe(find(game).vocabulary), seq, text)
    await engine.dispose()
    return found


def note(log: Log, words: Scribe, seq: int, text: str) -> None:
    """Take in one entry."""
    if seq != log.length:
        log.troubles.append(f"entry {seq} follows {log.length - 1}")
    log.length = seq + 1
    try:
        entry = words.read(text)
    except (OstojaError, msgspec.MsgspecError) as error:  # one of the faults damages rows of a table of its own
        log.troubles.append(f"entry {seq} cannot be read: {error}")
        return
    if isinstance(entry, ChoiceEntry):
        log.choices.append((entry.seat, entry.option))
        if entry.by == "timeout":
            log.troubles.append(f"the time of seat {entry.seat} was taken for up at entry {seq}")
    elif isinstance(entry, Kept) and entry.kept:
        log.troubles.append(f"a bot took the chair of seat {entry.seat} at entry {seq} ({entry.why})")


def disagreements(party: Party, log: Sequence[Choice]) -> list[str]:
    """List where the log differs from what the people of a table remember."""
    found = list(party.complaints)
    acked = [(sent.seat, sent.serial) for sent in party.sent if sent.fate == "acked"]
    if len(set(acked)) < len(acked):
        found.append("a question was acknowledged twice to the same seat")
    mine = [choice for choice in log if choice[0] < party.players]
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
