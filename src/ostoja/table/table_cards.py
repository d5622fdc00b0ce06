"""The card of a table: what the lobby shows of it, put together from its row and its chairs alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from ostoja.engine.rng import pledge
from ostoja.games import all_games
from ostoja.table.agreement import aftermath_of, agreement_of
from ostoja.table.alterations import read_altered
from ostoja.table.colours import colours_of
from ostoja.table.faults import Shut
from ostoja.table.protocol.tables import Claim, NewTable, Person, SeatWish, TableCard

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from ostoja.table.storage.schema import SeatRow, TableRow

Trouble = Literal["", "broken", "outdated"]


class Figures(NamedTuple):
    """What a card shows of a game in play: who is asked, whose chair a bot keeps, when something was last done."""

    asked: int
    kept: int
    moved: int
    paused: bool = False


class Standing(NamedTuple):
    """What only an open room knows: the seats that were left for good, and who asks for a chair of theirs."""

    left: Container[int] = ()
    claims: Sequence[Claim] = ()


NOTHING_MORE: Final = Standing()


def figures_of(row: TableRow) -> Figures:
    """Return what was last written down of a game in play."""
    return Figures(row.asked, row.kept, row.moved, row.paused)


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
    more: Standing = NOTHING_MORE,
) -> TableCard:
    """Return the card of a table as a player sees it."""
    mine = [chair.seat for chair in chairs if player and chair.player == player]
    in_play = row.status == "playing"
    game = all_games().get(row.game)
    colours = [chair.colour for chair in chairs]
    if row.status == "open" and game is not None:
        colours = colours_of(game, chairs)
    is_host = row.host == player
    return TableCard(
        id=row.id,
        game=row.game,
        status=row.status,  # type: ignore[arg-type]
        people=[
            person(row, chair, colours[chair.seat], figures, here, late=is_late(row, agreement, chair, more.left))
            for chair in chairs
        ],
        options=agreement.options,
        pace=agreement.pace,
        timeout=agreement.timeout,
        keep=agreement.keep,
        start=agreement.start,
        late=agreement.late,
        talk=agreement.talk,
        listed=agreement.listed,
        spectators=agreement.spectators,
        sandbox=row.sandbox,
        pledge=pledge(row.seed),
        created=row.created,
        changed=row.ended or figures.moved or row.started or row.created,
        seats=mine,
        turn=in_play and any(figures.asked >> seat & 1 for seat in mine),
        host=is_host,
        rematch=row.rematch,
        begun=row.rules,
        trouble=trouble,
        altered=read_altered(row.altered),
        aftermath=aftermath_of(agreement),
        tempo=agreement.tempo,
        paused=in_play and figures.paused,
        palette=list(game.palette(len(chairs))) if game is not None else [],
        claims=list(more.claims) if is_host else [],
    )


def is_late(row: TableRow, agreement: NewTable, chair: SeatRow, left: Container[int]) -> bool:
    """Tell whether somebody who comes late may take over a chair: a bot's own, or of somebody who has left for good."""
    may = agreement.late and row.status == "playing" and not row.sandbox
    return may and (chair.kind == "bot" or chair.seat in left)


def person(row: TableRow, chair: SeatRow, colour: int, figures: Figures, here: Container[int], *, late: bool) -> Person:
    """Return who sits on a chair."""
    return Person(
        seat=chair.seat,
        name=chair.name,
        kind=chair.kind,  # type: ignore[arg-type]
        level=chair.level,
        colour=colour,
        here=chair.kind == "bot" or chair.seat in here,
        kept=chair.kind == "person" and bool(figures.kept >> chair.seat & 1),
        host=chair.player == row.host and chair.kind == "person",
        ready=chair.ready,
        free=late,
        saved=chair.saved_name if chair.kind == "open" else "",
    )
