"""The account of a finished game: every word and how it turned out, who trusted whom, and why words were broken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.bots.talk.memory import END, GAIN, memory_of
from ostoja.engine.talk import BROKEN, PROMISE, ROUND
from ostoja.table.protocol.updates import LedgerEntry, TrustTurn

if TYPE_CHECKING:
    from ostoja.bots.talk.memory import Memory
    from ostoja.engine.match import Match
    from ostoja.engine.talk import Act


def account_of(match: Match) -> tuple[list[LedgerEntry], list[TrustTurn]]:
    """Return the ledger, and when every bot that spoke in a character began or ceased to trust somebody."""
    rounds = rounds_of(match)
    memories = remembered(match)
    last = rounds[-1]
    reasons = {
        id(act): END if why == GAIN and rounds[min(act.at, len(rounds) - 1)] == last else why
        for memory in memories
        for act, why in memory.breaches
    }
    ledger = [
        LedgerEntry(
            *(act.seat, act.to, act.spell(), verdict, rounds[min(act.at, len(rounds) - 1)]),
            why=reasons.get(id(act), "") if verdict == BROKEN and act.form.kind == PROMISE else "",
        )
        for act, verdict in match.ledger()
    ]
    turns = [
        TrustTurn(turn.round, memory.seat, turn.other, turn.trusts) for memory in memories for turn in memory.turns
    ]
    return ledger, sorted(turns, key=lambda turn: (turn.round, turn.seat, turn.other))


def rounds_of(match: Match) -> list[int]:
    """Return the number of the round before every event, and after the last."""
    numbers = [0]
    for event in match.journal.events:
        numbers.append(numbers[-1] + (event.kind == ROUND))
    return numbers


def remembered(match: Match) -> list[Memory]:
    """Let every seat that spoke in a voice remember the game from its beginning to its end, event by event."""
    voices: dict[int, str] = {}
    for act in match.said:
        if act.voice:
            voices[act.seat] = act.voice.rpartition("-")[0]
    memories = [memory_of(match.setup.seats, seat, name) for seat, name in sorted(voices.items())]
    events = match.journal.events
    ends = [number for number, event in enumerate(events) if event.kind == ROUND] + [len(events)]
    for end in ends:
        for memory in memories:
            memory.listen(match.game, heard_by(match, memory.seat, end), events[:end])
    return memories


def heard_by(match: Match, seat: int, end: int) -> list[Act]:
    """List what a seat had heard after so many events."""
    return [act for act in match.acts(seat) if act.at <= end]
