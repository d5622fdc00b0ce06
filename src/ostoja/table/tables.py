"""The tables in the database: set up, joined, started, finished, and their logs."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import func, insert, select, update

from ostoja.engine.errors import SetupError
from ostoja.games import find
from ostoja.table.agreement import agree, bot_name, check_seats
from ostoja.table.faults import TooEarly, TooMuch, Unknown
from ostoja.table.groups import Group, unlocks
from ostoja.table.people import tidy
from ostoja.table.storage.schema import EntryRow, PlayerRow, SeatRow, TableRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

    from ostoja.engine.game import View
    from ostoja.table.protocol.tables import NewTable, SeatWish
    from ostoja.table.times import Clock

SHOWN: Final = 50  # tables in a list of the lobby
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # without signs that look alike: ids are read out and typed


def new_id() -> str:
    """Return an id that nobody guesses."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


class Tables:
    """All tables of a server."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession], clock: Clock, most_per_host: int) -> None:
        self.sessions = sessions
        self.clock = clock
        self.most_per_host = most_per_host

    # ------------------------------------------------------------ setting up

    async def check_host(self, session: AsyncSession, host: PlayerRow) -> None:
        """Refuse one more table to somebody who hosts too many already."""
        unfinished = (
            select(func.count()).select_from(TableRow).where(TableRow.host == host.id, TableRow.status != "over")
        )
        if (await session.scalar(unfinished) or 0) >= self.most_per_host:
            raise TooMuch(
                "too-many-tables", f"you host {self.most_per_host} unfinished tables; finish or leave one first"
            )

    async def create(self, host: PlayerRow, wish: NewTable) -> TableRow:
        """Set a table up, after checking that its game can be played so."""
        game = find(wish.game)
        if not wish.seed.isprintable():
            raise SetupError("field seed: it has signs that cannot be printed")
        check_seats(wish.seats)
        if wish.seed and any(seat.who == "open" for seat in wish.seats):
            raise SetupError("field seed: who knows the seed knows every card and die; name one only to play with bots")
        wish.options = {**Group(host.unlocked).wishes(game.key), **wish.options}
        agree(game, wish, len(wish.seats), [seat.colour for seat in wish.seats])
        row = TableRow(
            id=new_id(),
            game=game.key,
            rules=game.rules,
            status="open",
            host=host.id,
            agreement=agreed(wish),
            seed=wish.seed or secrets.token_hex(16),
            created=self.clock(),
            started=0,
            ended=0,
            sandbox=False,
            rematch="",
            result={},
        )
        async with self.sessions.begin() as session:
            await self.check_host(session, host)
            session.add(row)
            await session.flush()
            taken: list[str] = []
            for seat, chair in enumerate(wish.seats):
                session.add(seated(row.id, seat, chair, host, taken))
        return row

    async def find(self, table: str) -> tuple[TableRow, list[SeatRow]]:
        """Return a table and its chairs."""
        async with self.sessions() as session:
            row = await session.get(TableRow, table) if table.isalnum() else None
            if row is None:
                raise Unknown("no-table", "there is no such table")
            chairs = await session.scalars(select(SeatRow).where(SeatRow.table == table).order_by(SeatRow.seat))
            return row, list(chairs)

    async def sit(self, table: str, seat: int, chair: dict[str, Any], *, was: str) -> None:
        """Change who sits on a chair, if it is still as it was: two cannot take the same one."""
        async with self.sessions.begin() as session:
            status = await session.scalar(select(TableRow.status).where(TableRow.id == table))
            changed = await session.execute(
                update(SeatRow).where(SeatRow.table == table, SeatRow.seat == seat, SeatRow.kind == was).values(**chair)
            )
            if status != "open" or changed.rowcount != 1:  # type: ignore[attr-defined]
                raise TooEarly("chair-taken", f"chair {seat} cannot be changed any more")

    async def start(self, row: TableRow) -> TableRow:
        """Begin the game."""
        return await self.change(row.id, was="open", status="playing", started=self.clock())

    async def finish(self, row: TableRow, at: int, result: dict[str, Any], players: Sequence[str], view: View) -> None:
        """Write down how a game ended, and for all who played what it has unlocked."""
        table = TableRow.__table__
        async with self.sessions.begin() as session:
            await session.execute(
                update(table).where(table.c.id == row.id).values(status="over", ended=at, result=result)  # type: ignore[arg-type]
            )
            if unlocks(view):
                for player in await session.scalars(select(PlayerRow).where(PlayerRow.id.in_(players))):
                    group = Group({key: list(numbers) for key, numbers in player.unlocked.items()})
                    group.tick(row.game, view)
                    player.unlocked = group.found
        row.status, row.ended, row.result = "over", at, result

    async def change(self, table: str, *, was: str, **values: Any) -> TableRow:
        """Change fields of a table, if its status is still what it was (empty: whatever it is)."""
        async with self.sessions.begin() as session:
            which = update(TableRow).where(TableRow.id == table)
            changed = await session.execute((which.where(TableRow.status == was) if was else which).values(**values))
            if changed.rowcount != 1:  # type: ignore[attr-defined]
                raise TooEarly("too-late", "the table has changed meanwhile; look at it again")
        return (await self.find(table))[0]

    async def fork(self, host: PlayerRow, parent: TableRow, chairs: Sequence[SeatRow], log: Sequence[str]) -> TableRow:
        """Open a position as a sandbox in which one player plays all seats."""
        now = self.clock()
        row = TableRow(
            id=new_id(),
            game=parent.game,
            rules=parent.rules,
            status="playing",
            host=host.id,
            agreement={**parent.agreement, "listed": False, "pace": {"kind": "none"}, "keep": False},
            seed=parent.seed,
            created=now,
            started=now,
            ended=0,
            sandbox=True,
            rematch="",
            result={},
        )
        async with self.sessions.begin() as session:
            await self.check_host(session, host)
            session.add(row)
            await session.flush()
            for chair in chairs:
                session.add(
                    SeatRow(
                        table=row.id,
                        seat=chair.seat,
                        kind="person",
                        player=host.id,
                        level="",
                        name=chair.name,
                        colour=chair.colour,
                    )
                )
            if log:
                rows = [{"table_id": row.id, "seq": seq, "at": now, "entry": text} for seq, text in enumerate(log)]
                await session.execute(insert(EntryRow.__table__), rows)  # type: ignore[arg-type]
        return row

    # ------------------------------------------------------------ looking up

    async def log(self, table: str, since: int) -> list[tuple[int, str]]:
        """Return the times and entries of a log from a number on."""
        async with self.sessions() as session:
            rows = await session.execute(
                select(EntryRow.at, EntryRow.entry)
                .where(EntryRow.table == table, EntryRow.seq >= since)
                .order_by(EntryRow.seq)
            )
            return [(at, entry) for at, entry in rows]

    async def waiting(self) -> list[str]:
        """List the tables that wait for players, the newest first."""
        return await self.listed("open")

    async def running(self) -> list[str]:
        """List the tables that anybody may watch."""
        return await self.listed("playing")

    async def listed(self, status: str) -> list[str]:
        """List the newest tables of a status; whether they are shown to everybody is part of their agreement."""
        async with self.sessions() as session:
            rows = await session.execute(
                select(TableRow.id, TableRow.agreement)
                .where(TableRow.status == status, TableRow.sandbox.is_(False))
                .order_by(TableRow.created.desc())
                .limit(SHOWN * 4)
            )
            return [table for table, agreement in rows if agreement["listed"]][:SHOWN]

    async def of(self, player: str) -> list[str]:
        """List a player's tables: those in play, then the newest finished ones."""
        async with self.sessions() as session:
            mine = select(SeatRow.table).where(SeatRow.player == player)
            rows = await session.execute(
                select(TableRow.id, TableRow.status)
                .where((TableRow.host == player) | TableRow.id.in_(mine))
                .order_by(TableRow.ended, TableRow.created.desc())
                .limit(SHOWN * 2)
            )
            return [table for table, _ in rows]

    async def unfinished(self) -> list[str]:
        """List all tables in play, for the stewards."""
        async with self.sessions() as session:
            rows = await session.scalars(select(TableRow.id).where(TableRow.status == "playing"))
            return list(rows)


def agreed(wish: NewTable) -> dict[str, Any]:
    """Return what is kept of a wish for a table: all but its chairs and its seed."""
    plain: dict[str, Any] = msgspec.to_builtins(wish)
    return {key: value for key, value in plain.items() if key not in {"seats", "seed"}}


def seated(table: str, seat: int, wish: SeatWish, host: PlayerRow, taken: list[str]) -> SeatRow:
    """Return the chair of a new table."""
    kind = {"me": "person", "open": "open", "bot": "bot"}[wish.who]
    name = tidy(wish.name) if wish.name else {"me": host.name, "open": "", "bot": bot_name(seat, taken)}[wish.who]
    taken.append(name)
    return SeatRow(
        table=table,
        seat=seat,
        kind=kind,
        player=host.id if wish.who == "me" else None,
        level=wish.level if wish.who == "bot" else "",
        name=name,
        colour=wish.colour,
    )
