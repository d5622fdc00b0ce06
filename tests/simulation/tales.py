"""What is compared of a game: little after every turn, all at the end; and the game that never took anything back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ostoja.engine.match import Match
from ostoja.engine.record import write_record
from ostoja.table.entries import ActEntry, Answered, ChoiceEntry, LineEntry, Resigned, Undone, Wished

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.table.entries import Entry
    from ostoja.table.play import Play


def light(play: Play) -> tuple[object, ...]:
    """Return what shows at once that two games stand differently."""
    back = play.back
    return (
        play.kept,
        play.deeds,
        play.epoch,
        len(play.choices),
        tuple(posed.id for posed in play.posed),
        play.feeds.lengths(),
        tuple(play.clocks.banks),
        tuple(sorted(play.clocks.running.items())),
        tuple(play.resigned),
        (back.seat, tuple(back.agreed)) if back else None,
    )


def full(play: Play) -> tuple[Any, ...]:
    """Return everything that a table tells of a game."""
    ledger = [(act.seat, act.to, act.spell(), verdict) for act, verdict in play.match.ledger()]
    feeds = [list(play.feeds.of(seat)) for seat in (*range(play.setup.seats), None)]
    return (*light(play), feeds, ledger, write_record(play.match, resigned=play.resigned))


def straight(play: Play, entries: Sequence[Entry]) -> Match:
    """Play what stands of a log from the beginning: the game that never took anything back, talk where it was said."""
    match = Match(play.game, play.setup, play.seed, play.names)
    for entry in standing(play, entries):
        if isinstance(entry, ChoiceEntry):
            match.choose(entry.seat, entry.option)
        elif isinstance(entry, ActEntry):
            match.say(entry.seat, entry.to, entry.words, entry.re, entry.voice, live=False)
        elif isinstance(entry, LineEntry) and entry.seat >= 0:
            match.chat(entry.seat, entry.text, entry.to)
    return match


def standing(play: Play, entries: Sequence[Entry]) -> list[Entry]:
    """Return the choices that still stand and all talk, in the order of the log."""
    kept: list[Entry] = []
    agreed: set[int] = set()
    for entry in entries:
        if isinstance(entry, ChoiceEntry | ActEntry | LineEntry):
            kept.append(entry)
            agreed = set() if isinstance(entry, ChoiceEntry) else agreed
        elif isinstance(entry, Undone):
            cut(kept, len([one for one in kept if isinstance(one, ChoiceEntry)]) - 1)
            agreed = set()
        elif isinstance(entry, Wished):
            wisher = entry.seat
            agreed = {wisher}
        elif isinstance(entry, Answered) and agreed:
            agreed = agreed | {entry.seat} if entry.agree else set()
            if len(agreed) == play.setup.seats:
                chosen = [one for one in kept if isinstance(one, ChoiceEntry)]
                cut(kept, max(place for place, one in enumerate(chosen) if one.seat == wisher))
                agreed = set()
        elif isinstance(entry, Resigned):
            agreed = set()
    return kept


def cut(kept: list[Entry], choices: int) -> None:
    """Take all choices after so many out."""
    places = [place for place, entry in enumerate(kept) if isinstance(entry, ChoiceEntry)]
    for place in reversed(places[choices:]):
        del kept[place]
