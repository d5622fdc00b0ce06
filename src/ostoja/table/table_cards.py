"""The card of a table: what the lobby shows of it, put together from its row and its chairs alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from ostoja.engine.rng import pledge
from ostoja.table.agreement import aftermath_of, agreement_of
from ostoja.table.alterations import read_altered
from ostoja.table.faults import Shut
from ostoja.table.protocol.tables import NewTable, Person, SeatWish, TableCard
from ostoja.table.tempo import NORMAL

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from ostoja.table.storage.schema import SeatRow, TableRow

Trouble = Literal["", "broken", "outdated"]


class Figures(NamedTuple):
    """What a card shows of a game in play: who is asked, whose chair a bot keeps, when something was last done."""

    asked: int
    kept: int
    moved: int


def figures_of(row: TableRow) -> Figures:
    """Return what was last written down of a game in play."""
    return Figures(row.asked, row.kept, row.moved)


def stored_card(row: TableRow, chairs: Sequence[SeatRow], player: str) -> TableCard:
    """Return the card of a table that is not open here; one that is damaged has a card all the same."""
    trouble: Trouble = row.trouble  # type: ignore[assignment]
    try:
        agreement = agreement_of(row)
    except Shut:
        agreement = NewTable(row.game, [SeatWish("open")], listed=row.listed)
        trouble = "broken"
    return card(row, chairs, agreement, figures_of(row), player, (), trouble)


def card(
    row: TableRow,
    chairs: Sequence[SeatRow],
    agreement: NewTable,
    figures: Figures,
    player: str,
    here: Container[int],
    trouble: Trouble = "",
) -> TableCard:
    """Return the card of a table as a player sees it."""
    mine = [chair.seat for chair in chairs if chair.player == player]
    in_play = row.status == "playing"
    return TableCard(
        id=row.id,
        game=row.game,
        status=row.status,  # type: ignore[arg-type]
        people=[person(row, chair, figures, here) for chair in chairs],
        options=agreement.options,
        pace=agreement.pace,
        timeout=agreement.timeout,
        keep=agreement.keep,
        talk=agreement.talk,
        listed=agreement.listed,
        spectators=agreement.spectators,
        sandbox=row.sandbox,
        pledge=pledge(row.seed),
        created=row.created,
        changed=row.ended or figures.moved or row.started or row.created,
        seats=mine,
        turn=in_play and any(figures.asked >> seat & 1 for seat in mine),
        host=row.host == player,
        rematch=row.rematch,
        begun=row.rules,
        trouble=trouble,
        altered=read_altered(row.altered),
        aftermath=aftermath_of(agreement),
        tempo=row.agreement.get("tempo", NORMAL),
    )


def person(row: TableRow, chair: SeatRow, figures: Figures, here: Container[int]) -> Person:
    """Return who sits on a chair."""
    return Person(
        seat=chair.seat,
        name=chair.name,
        kind=chair.kind,  # type: ignore[arg-type]
        level=chair.level,
        colour=chair.colour if chair.colour >= 0 else chair.seat,
        here=chair.kind == "bot" or chair.seat in here,
        kept=chair.kind == "person" and bool(figures.kept >> chair.seat & 1),
        host=chair.player == row.host and chair.kind == "person",
    )
