"""The tables in the database: set up, joined, started, finished, and their logs."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ostoja.engine.errors import SetupError
from ostoja.games import find
from ostoja.table.agreement import check_seats
from ostoja.table.chairs import FIELDS, chairs_of, is_full, is_ready, sitter
from ostoja.table.colours import agreed_colours, coloured, wish_of
from ostoja.table.faults import TooEarly, TooMuch, Unknown
from ostoja.table.skill import rate
from ostoja.table.storage.schema import EntryRow, PlayerRow, SeatRow, TableRow
from ostoja.table.trial_deal import try_out
from ostoja.table.unlocked import together, with_another

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

    from ostoja.engine.game import Game
    from ostoja.table.position_tables import Opening
    from ostoja.table.protocol.tables import NewTable
    from ostoja.table.server_clock import Clock
    from ostoja.table.table_cards import Figures
    from ostoja.table.trial_deal import Dealt

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # without signs that look alike: ids are read out and typed

NOBODY: Final[dict[int, tuple[str, str]]] = {}
SAVED: Final = 60_000  # milliseconds for which the chairs of a rematch wait for their players


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
            select(func.count())
            .select_from(TableRow)
            .where(TableRow.host == host.id, TableRow.status.in_(("open", "playing")))
        )
        if (await session.scalar(unfinished) or 0) >= self.most_per_host:
            raise TooMuch(
                "too-many-tables", f"you host {self.most_per_host} unfinished tables; finish or close one first"
            )

    async def create(
        self,
        host: PlayerRow,
        wish: NewTable,
        *,
        again: TableRow | None = None,
        saved: Mapping[int, tuple[str, str]] = NOBODY,
        mates: Sequence[PlayerRow] = (),
        deal: str = "",
    ) -> TableRow:
        """Set a table up, after seeing that it can be dealt so; with nobody to wait for, its game has begun.

        `again` is the finished table whose rematch it is: each has one, whoever is faster; `saved` are the players,
        by chair, for whom it waits, with their names. What `mates` have unlocked is the host's, too.
        `deal` is the seed of another table whose deal it shall have.
        """
        game = find(wish.game)
        if not wish.seed.isprintable():
            raise SetupError("field seed: it has signs that cannot be printed")
        check_seats(wish.seats)
        if wish.seed and any(seat.who == "open" for seat in wish.seats):
            raise SetupError("field seed: who knows the seed knows every card and die; name one only to play with bots")
        found = [host.unlocked, *(mate.unlocked for mate in mates)]
        wish.options = {**game.unlocked_wish(together(found, game.key)), **wish.options}
        row = new_table(host, game, wish, self.clock())
        row.seed = deal or row.seed
        chairs = agreed_colours(game, wish.options, chairs_of(row.id, wish.seats, host))
        save_chairs(row, chairs, saved)
        dealt = await asyncio.to_thread(try_out, game, wish, chairs, row.seed)
        row.altered = msgspec.to_builtins(dealt.altered)
        if is_full(chairs):
            row.status, row.started, row.data = "playing", row.created, dealt.data
            row.agreement, chairs = begun(game, row.agreement, chairs)
        async with self.sessions.begin() as session:
            await self.check_host(session, host)
            if again is not None:
                await name_rematch(session, again, row.id)
            session.add(row)
            await session.flush()
            session.add_all(chairs)
        return row

    async def find(self, table: str) -> tuple[TableRow, list[SeatRow]]:
        """Return a table and its chairs."""
        async with self.sessions() as session:
            row = await session.get(TableRow, table) if table.isalnum() else None
            if row is None:
                raise Unknown("no-table", "there is no such table")
            chairs = await session.scalars(select(SeatRow).where(SeatRow.table == table).order_by(SeatRow.seat))
            return row, list(chairs)

    async def arrange(
        self,
        row: TableRow,
        was: Sequence[SeatRow],
        becomes: Sequence[SeatRow],
        game: Game,
        dealt: Dealt,
        *,
        starts: bool = False,
        **changes: Any,
    ) -> bool:
        """Change who sits at a table that waits, if all is still as it was: two cannot take the same chair.

        When all are there and ready, or the host says so, the game begins, in the same commit. Tell whether it was
        still as it was.
        """
        values: dict[str, Any] = {"status": "open", **changes}
        if starts or is_ready(becomes, str(row.agreement.get("start", "full"))):
            agreement, becomes = begun(game, row.agreement, becomes)
            values |= {"status": "playing", "started": self.clock(), "rules": game.rules, "data": dealt.data}
            values["agreement"] = agreement
        async with self.sessions() as session:
            # Written first, so that nobody else changes the chairs between the look at them and the commit.
            waits = update(TableRow).where(TableRow.id == row.id, TableRow.status == "open").values(**values)
            if (await session.execute(waits)).rowcount != 1:  # type: ignore[attr-defined]
                return False
            chairs = await session.scalars(select(SeatRow).where(SeatRow.table == row.id).order_by(SeatRow.seat))
            now = list(chairs)
            if [sitter(chair) for chair in now] != [sitter(chair) for chair in was]:
                return False
            for chair, wish in zip(now, becomes, strict=True):
                take_over(chair, wish)
            await session.commit()
        return True

    async def change_hands(
        self,
        row: TableRow,
        entry: tuple[int, int, str],
        was: Sequence[SeatRow],
        becomes: Sequence[SeatRow],
        **changes: Any,
    ) -> bool:
        """Change who sits at a table in play, and write it into its log (number, time, text), both or neither.

        Tell whether all was still as it was.
        """
        seq, at, text = entry
        async with self.sessions() as session:
            values = {"status": "playing", **changes}
            plays = update(TableRow).where(
                TableRow.id == row.id, TableRow.status == "playing", TableRow.host == row.host
            )
            if (await session.execute(plays.values(**values))).rowcount != 1:  # type: ignore[attr-defined]
                return False
            chairs = await session.scalars(select(SeatRow).where(SeatRow.table == row.id).order_by(SeatRow.seat))
            now = list(chairs)
            if [sitter(chair) for chair in now] != [sitter(chair) for chair in was]:
                return False
            for chair, wish in zip(now, becomes, strict=True):
                take_over(chair, wish)
            try:
                written = {"table_id": row.id, "seq": seq, "at": at, "entry": text}
                await session.execute(insert(EntryRow.__table__), [written])  # type: ignore[arg-type]
            except IntegrityError:
                return False  # another entry has that number
            await session.commit()
        return True

    async def close(self, row: TableRow) -> None:
        """Close a table for good, if its status is still what it was."""
        async with self.sessions.begin() as session:
            which = update(TableRow).where(TableRow.id == row.id, TableRow.status == row.status)
            if (await session.execute(which.values(status="closed"))).rowcount != 1:  # type: ignore[attr-defined]
                raise TooEarly("too-late", "the table has changed meanwhile; look at it again")

    async def set_tempo(self, row: TableRow, tempo: str) -> None:
        """Let the bots of a table play faster or slower."""
        async with self.sessions.begin() as session:
            changed = update(TableRow).where(TableRow.id == row.id)
            await session.execute(changed.values(agreement={**row.agreement, "tempo": tempo}))

    async def finish(
        self, row: TableRow, at: int, result: dict[str, Any], players: Sequence[str], unlocked: int
    ) -> None:
        """Write down how a game ended, and for all who played what it has unlocked."""
        async with self.sessions.begin() as session:
            ended = await session.execute(
                update(TableRow)
                .where(TableRow.id == row.id, TableRow.status == "playing")
                .values(status="over", ended=at, result=result, asked=0)
            )
            is_first = ended.rowcount == 1  # type: ignore[attr-defined]  # else another worker has done so
            if unlocked and is_first:
                await note_unlocked(session, row.game, players, unlocked)
            if is_first:
                chairs = await session.scalars(select(SeatRow).where(SeatRow.table == row.id).order_by(SeatRow.seat))
                await rate(session, row, list(chairs), result.get("winners", []))
        row.status, row.ended, row.result = "over", at, result

    async def post(self, notices: Mapping[str, Figures]) -> None:
        """Write down what the lobby shows of some games in play; what another worker knows better stays."""
        table: Any = TableRow.__table__
        notice = (
            update(table)
            .where(table.c.id == bindparam("table"), table.c.moved <= bindparam("latest"))
            .values(
                asked=bindparam("asks"),
                kept=bindparam("keeps"),
                moved=bindparam("latest"),
                paused=bindparam("pauses"),
                trouble="",
            )
        )
        rows = [
            {
                "table": name,
                "asks": figures.asked,
                "keeps": figures.kept,
                "latest": figures.moved,
                "pauses": figures.paused,
            }
            for name, figures in sorted(notices.items())
        ]
        async with self.sessions.begin() as session:
            await (await session.connection()).execute(notice, rows)

    async def shut(self, table: str, trouble: str) -> None:
        """Write down that a table cannot be opened, and why."""
        async with self.sessions.begin() as session:
            await session.execute(update(TableRow).where(TableRow.id == table).values(trouble=trouble))

    async def fork(
        self,
        host: PlayerRow,
        parent: TableRow,
        chairs: Sequence[SeatRow],
        log: Sequence[str],
        data: str,
        alone: tuple[int, str] | None = None,
    ) -> TableRow:
        """Open a position as a sandbox in which one player plays all seats, under the rules and data of now.

        `alone`: the one seat that they play, and the level of the bots on the others.
        """
        row = TableRow(
            game=parent.game,
            rules=find(parent.game).rules,
            data=data,
            agreement={**parent.agreement, "listed": False, "pace": {"kind": "none"}, "keep": False},
            changes=parent.changes,
            altered=parent.altered,
            seed=parent.seed,
            position=parent.position,
        )
        return await self.open_sandbox(host, row, [(chair.name, chair.colour) for chair in chairs], log, alone)

    async def open_position(self, host: PlayerRow, opening: Opening) -> TableRow:
        """Open a position that was written down as a sandbox in which one player plays all seats."""
        row = TableRow(
            game=opening.game,
            rules=opening.rules,
            data=opening.data,
            agreement=agreed(opening.agreement),
            changes=opening.changes,
            altered=msgspec.to_builtins(opening.altered),
            seed=secrets.token_hex(16),
            position=opening.text,
        )
        return await self.open_sandbox(host, row, [(name, -1) for name in opening.names], ())

    async def open_sandbox(
        self,
        host: PlayerRow,
        row: TableRow,
        chairs: Sequence[tuple[str, int]],
        log: Sequence[str],
        alone: tuple[int, str] | None = None,
    ) -> TableRow:
        """Store a sandbox, with the names and colours of its chairs and what was done there before."""
        now = self.clock()
        row.id, row.host, row.status = new_id(), host.id, "playing"
        row.sandbox, row.listed, row.rematch, row.result = True, False, "", {}
        row.former, row.paused, row.saved_until = {}, False, 0
        row.created, row.started, row.ended = now, now, 0
        seats = [
            SeatRow(
                table=row.id,
                seat=seat,
                kind="person" if alone is None or seat == alone[0] else "bot",
                player=host.id if alone is None or seat == alone[0] else None,
                level="" if alone is None or seat == alone[0] else alone[1],
                name=name,
                colour=colour,
                ready=False,
                saved_for="",
                saved_name="",
            )
            for seat, (name, colour) in enumerate(chairs)
        ]
        async with self.sessions.begin() as session:
            await self.check_host(session, host)
            session.add(row)
            await session.flush()
            session.add_all(seats)
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

    async def unfinished(self) -> list[str]:
        """List all tables in play, for the stewards."""
        async with self.sessions() as session:
            rows = await session.scalars(select(TableRow.id).where(TableRow.status == "playing"))
            return list(rows)


def begun(game: Game, agreement: dict[str, Any], chairs: Sequence[SeatRow]) -> tuple[dict[str, Any], list[SeatRow]]:
    """Return the agreement and the chairs of a game that begins: from now on its colours stand."""
    options = {**agreement.get("options", {}), **wish_of(game, chairs)}
    return {**agreement, "options": options}, coloured(game, chairs)


def take_over(chair: SeatRow, wish: SeatRow) -> None:
    """Let a stored chair be as wished."""
    for field in FIELDS:
        setattr(chair, field, getattr(wish, field))


def save_chairs(row: TableRow, chairs: Sequence[SeatRow], saved: Mapping[int, tuple[str, str]]) -> None:
    """Let free chairs of a rematch wait for the players of the last game for a while."""
    for chair in chairs:
        if chair.kind == "open" and chair.seat in saved:
            chair.saved_for, chair.saved_name = saved[chair.seat]
            row.saved_until = row.created + SAVED


def new_table(host: PlayerRow, game: Game, wish: NewTable, now: int) -> TableRow:
    """Return a table that waits for its players."""
    return TableRow(
        id=new_id(),
        game=game.key,
        rules=game.rules,
        status="open",
        host=host.id,
        agreement=agreed(wish),
        changes=wish.data,
        listed=wish.listed,
        seed=wish.seed or secrets.token_hex(16),
        created=now,
        started=0,
        ended=0,
        sandbox=False,
        rematch="",
        result={},
        former={},
        paused=False,
        saved_until=0,
    )


def agreed(wish: NewTable) -> dict[str, Any]:
    """Return what is kept of a wish for a table: all but its chairs, its data and its seed."""
    plain: dict[str, Any] = msgspec.to_builtins(wish)
    return {key: value for key, value in plain.items() if key not in {"seats", "data", "seed"}}


async def name_rematch(session: AsyncSession, row: TableRow, rematch: str) -> None:
    """Name the rematch of a finished table, unless it has got another one meanwhile."""
    named = update(TableRow).where(TableRow.id == row.id, TableRow.rematch == row.rematch)
    if (await session.execute(named.values(rematch=rematch))).rowcount != 1:  # type: ignore[attr-defined]
        raise TooEarly("too-late", "somebody else was faster; look at the table again")


async def note_unlocked(session: AsyncSession, game: str, players: Sequence[str], number: int) -> None:
    """Note for all who played what a finished game has unlocked."""
    for player in await session.scalars(select(PlayerRow).where(PlayerRow.id.in_(players))):
        player.unlocked = with_another(player.unlocked, game, number)
