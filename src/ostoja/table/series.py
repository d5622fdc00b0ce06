"""Series: tables that count together, with points; and the same deal at several tables, compared when all are over."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from ostoja.table.faults import Forbidden, TooEarly, TooMuch, Unknown
from ostoja.table.history import Told
from ostoja.table.people import tidy
from ostoja.table.protocol.series import Board, Compared, Place, SeriesPage
from ostoja.table.storage.schema import SeatRow, SeriesRow, SeriesTableRow, TableRow
from ostoja.table.tables import new_id

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

    from ostoja.table.protocol.series import NewSeries
    from ostoja.table.server_clock import Clock

SERIES: Final = 30  # of one group
TABLES: Final = 200  # of one series
HALF: Final = 0.5


class Series:
    """All series of a house."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession], clock: Clock) -> None:
        self.sessions = sessions
        self.clock = clock

    async def begin(self, group: str, wish: NewSeries) -> str:
        """Begin a series of a group; return its id."""
        row = SeriesRow(
            id=new_id(), group=group, name=tidy(wish.name), win=wish.win, play=wish.play, created=self.clock()
        )
        async with self.sessions.begin() as session:
            count = select(func.count()).select_from(SeriesRow).where(SeriesRow.group == group)
            if (await session.scalar(count) or 0) >= SERIES:
                raise TooMuch("too-many-series", f"a group has at most {SERIES} series")
            session.add(row)
        return row.id

    async def find(self, series: str) -> SeriesRow:
        """Return a series."""
        async with self.sessions() as session:
            row = await session.get(SeriesRow, series)
        if row is None:
            raise Unknown("no-series", "there is no such series")
        return row

    async def of(self, group: str) -> list[SeriesRow]:
        """List the series of a group, the newest first."""
        async with self.sessions() as session:
            wanted = select(SeriesRow).where(SeriesRow.group == group).order_by(SeriesRow.created.desc())
            return list(await session.scalars(wanted))

    async def add(self, series: str, table: str, board: int = 0) -> None:
        """Let a table count for a series: with a deal of its own, or with one that others have."""
        async with self.sessions.begin() as session:
            numbers = list(await session.scalars(select(SeriesTableRow.board).where(SeriesTableRow.series == series)))
            if len(numbers) >= TABLES:
                raise TooMuch("too-many-tables", f"a series has at most {TABLES} tables")
            session.add(SeriesTableRow(table=table, series=series, board=board or max(numbers, default=0) + 1))
            try:
                await session.flush()
            except IntegrityError as error:
                raise TooEarly("counts-already", "that table counts for a series already") from error

    # ------------------------------------------------------------ the same deal at several tables

    async def beside(self, table: str) -> list[tuple[str, str]]:
        """List the other tables with the same deal as one, and how they stand."""
        async with self.sessions() as session:
            own = await session.get(SeriesTableRow, table)
            if own is None:
                return []
            same = (SeriesTableRow.series == own.series, SeriesTableRow.board == own.board)
            rows = await session.execute(
                select(TableRow.id, TableRow.status)
                .join(SeriesTableRow, SeriesTableRow.table == TableRow.id)
                .where(*same, TableRow.id != table)
            )
            return [(other, status) for other, status in rows]

    async def board(self, series: str, table: str) -> int | None:
        """Return the number of a table's deal in a series, if it counts there."""
        async with self.sessions() as session:
            own = await session.get(SeriesTableRow, table)
        return own.board if own is not None and own.series == series else None

    async def withholds(self, table: str) -> bool:
        """Tell whether a deal must not be shown yet, because others still have it before them."""
        return any(status in {"open", "playing"} for _, status in await self.beside(table))

    async def check_newcomer(self, table: str, player: str) -> None:
        """Refuse somebody who has seen the same deal at another table."""
        others = [other for other, _ in await self.beside(table)]
        if not others:
            return
        async with self.sessions() as session:
            sat = select(SeatRow.seat).where(SeatRow.table.in_(others), SeatRow.player == player)
            knows = await session.scalar(sat.limit(1))
            rows = await session.scalars(select(TableRow.former).where(TableRow.id.in_(others)))
            knows_once = any(player in (former or {}) for former in rows)
        if knows is not None or knows_once:
            raise Forbidden("knows-deal", "you have seen this deal at another table")

    # ------------------------------------------------------------ how it stands

    async def page(self, row: SeriesRow, names: Mapping[str, str], reader: str) -> SeriesPage:
        """Put together how a series stands among the members of its group."""
        async with self.sessions() as session:
            counted = list(
                await session.scalars(
                    select(SeriesTableRow).where(SeriesTableRow.series == row.id).order_by(SeriesTableRow.board)
                )
            )
            ids = [one.table for one in counted]
            tables = {one.id: one for one in await session.scalars(select(TableRow).where(TableRow.id.in_(ids)))}
            chairs: dict[str, list[SeatRow]] = {table: [] for table in ids}
            found = select(SeatRow).where(SeatRow.table.in_(ids)).order_by(SeatRow.table, SeatRow.seat)
            for chair in await session.scalars(found):
                chairs[chair.table].append(chair)
        games = {table: Told(tables[table], chairs[table]) for table in ids if table in tables}
        over = [told for told in games.values() if told.row.status == "over"]
        boards = [
            board_of(number, [games[one.table] for one in counted if one.board == number and one.table in games])
            for number in sorted({one.board for one in counted})
        ]
        return SeriesPage(
            id=row.id,
            name=row.name,
            win=row.win,
            play=row.play,
            places=places(row, names, over),
            boards=boards,
            games=[told.played(reader) for told in over],
        )


def places(row: SeriesRow, names: Mapping[str, str], over: Sequence[Told]) -> list[Place]:
    """Count the points of all members, the best first; a game counts once for whoever played several seats of it."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for told in over:
        for player in {chair.player for chair in told.chairs if chair.player in names}:
            seats = [chair.seat for chair in told.chairs if chair.player == player]
            played[str(player)] += 1
            won[str(player)] += any(seat in told.winners for seat in seats)
    found = [
        Place(player, name, row.win * won[player] + row.play * played[player], played[player], won[player])
        for player, name in names.items()
    ]
    return sorted(found, key=lambda place: (-place.points, -place.won, place.name))


def board_of(number: int, tables: Sequence[Told]) -> Board:
    """Put a deal together; what came of it is compared once nobody plays it any more."""
    waits = sum(told.row.status in {"open", "playing"} for told in tables)
    over = [told for told in tables if told.row.status == "over"]
    compared = [seat for told in over for seat in seats_of(told, over)] if not waits and len(over) > 1 else []
    game = tables[0].row.game if tables else ""
    return Board(number, game, [told.row.id for told in tables], waits, compared)


def seats_of(told: Told, over: Sequence[Told]) -> list[Compared]:
    """Compare all seats of a table with the same seats at the others."""
    return [
        Compared(
            table=told.row.id,
            seat=chair.seat,
            name=chair.name,
            score=worth(told, chair.seat)[1],
            won=chair.seat in told.winners,
            beaten=sum(
                better(worth(told, chair.seat), worth(other, chair.seat)) for other in over if other is not told
            ),
        )
        for chair in told.chairs
    ]


def worth(told: Told, seat: int) -> tuple[bool, int]:
    """Return how a seat ended: whether it won, then its score."""
    scores = told.result.get("scores", [])
    return seat in told.winners, int(scores[seat]) if seat < len(scores) else 0


def better(own: tuple[bool, int], other: tuple[bool, int]) -> float:
    """Compare how two ended."""
    return 1.0 if own > other else HALF if own == other else 0.0
