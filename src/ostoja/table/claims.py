"""Chairs that somebody asks for from another device: by the name on the chair, and a code that the host is shown."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import delete, select, update

from ostoja.table.faults import Forbidden, TooEarly
from ostoja.table.protocol.tables import Claim
from ostoja.table.storage.schema import ClaimRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

    from ostoja.table.server_clock import Clock
    from ostoja.table.storage.schema import SeatRow, TableRow

LIFE: Final = 10 * 60 * 1000  # milliseconds
TRIES: Final = 5  # wrong codes until one has to ask again
DIGITS: Final = 6


class Asking(NamedTuple):
    """A claim as its host sees it, and until when it holds."""

    claim: Claim
    expires: int


class Claims:
    """What is asked for at all tables; at most one claim for each chair."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession], clock: Clock) -> None:
        self.sessions = sessions
        self.clock = clock

    async def of(self, row: TableRow, chairs: Sequence[SeatRow]) -> list[Asking]:
        """List what is asked for at a table."""
        if row.status not in {"open", "playing"}:
            return []
        async with self.sessions() as session:
            rows = await session.scalars(select(ClaimRow).where(ClaimRow.table == row.id).order_by(ClaimRow.seat))
            now = self.clock()
            return [
                Asking(Claim(claim.seat, chairs[claim.seat].name, claim.code), claim.expires)
                for claim in rows
                if claim.expires > now and claim.seat < len(chairs)
            ]

    async def ask(self, table: str, seat: int, player: str) -> None:
        """Ask for a chair; whoever asked for it before has to wait until that is over."""
        code = "".join(secrets.choice("0123456789") for _ in range(DIGITS))
        async with self.sessions.begin() as session:
            stands = await session.get(ClaimRow, (table, seat))
            if stands is not None and stands.player != player and stands.expires > self.clock():
                raise TooEarly("asked-already", "somebody asks for this chair already; wait some minutes")
            if stands is not None:
                await session.delete(stands)
                await session.flush()
            expires = self.clock() + LIFE
            session.add(ClaimRow(table=table, seat=seat, player=player, code=code, tries=0, expires=expires))

    async def try_code(self, table: str, seat: int, player: str, code: str) -> None:
        """Refuse a code that is not the one which the host was shown; each try is counted before it is looked at."""
        mine = (ClaimRow.table == table, ClaimRow.seat == seat, ClaimRow.player == player)
        async with self.sessions.begin() as session:
            open_to_me = update(ClaimRow).where(*mine, ClaimRow.tries < TRIES, ClaimRow.expires > self.clock())
            counted = await session.execute(open_to_me.values(tries=ClaimRow.tries + 1))
            if counted.rowcount != 1:  # type: ignore[attr-defined]
                raise TooEarly("ask-again", "nothing is asked for here any more; ask for your chair again")
            right = await session.scalar(select(ClaimRow.code).where(*mine))
        if not secrets.compare_digest(str(right).encode(), code.strip().encode()):
            raise Forbidden("wrong-code", "that is not the code that the host was shown")

    async def done(self, table: str, seat: int) -> None:
        """Forget what was asked for."""
        async with self.sessions.begin() as session:
            await session.execute(delete(ClaimRow).where(ClaimRow.table == table, ClaimRow.seat == seat))
