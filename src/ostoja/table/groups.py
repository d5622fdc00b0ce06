"""Groups of people who play together: founded by one, joined by a code; what they unlock belongs to all of them."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, func, select

from ostoja.table.faults import Forbidden, TooMuch, Unknown
from ostoja.table.people import tidy
from ostoja.table.protocol.company import GroupCard
from ostoja.table.storage.schema import GroupRow, MemberRow, PlayerRow
from ostoja.table.tables import new_id

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

    from ostoja.table.server_clock import Clock
    from ostoja.table.unlocked import Unlocked

GROUPS: Final = 20  # of one player
MEMBERS: Final = 60  # of one group


class Groups:
    """All groups of a house."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession], clock: Clock) -> None:
        self.sessions = sessions
        self.clock = clock

    async def found(self, player: PlayerRow, name: str) -> str:
        """Found a group; return its id."""
        group = GroupRow(id=new_id(), name=tidy(name), owner=player.id, code=secrets.token_hex(6), created=self.clock())
        async with self.sessions.begin() as session:
            await check_groups(session, player.id)
            session.add(group)
            await session.flush()
            session.add(MemberRow(group=group.id, player=player.id, since=self.clock()))
        return group.id

    async def join(self, player: PlayerRow, code: str) -> str:
        """Join the group of a code; return its id."""
        async with self.sessions.begin() as session:
            group = await session.scalar(select(GroupRow).where(GroupRow.code == code.strip()))
            if group is None:
                raise Unknown("no-group", "no group has that code")
            if await session.get(MemberRow, (group.id, player.id)) is None:
                await check_groups(session, player.id)
                count = select(func.count()).select_from(MemberRow).where(MemberRow.group == group.id)
                if (await session.scalar(count) or 0) >= MEMBERS:
                    raise TooMuch("full-group", f"a group has at most {MEMBERS} members")
                session.add(MemberRow(group=group.id, player=player.id, since=self.clock()))
        return group.id

    async def leave(self, player: str, group: str) -> None:
        """Leave a group; the next member owns it then, and one without members is gone."""
        async with self.sessions.begin() as session:
            await session.execute(delete(MemberRow).where(MemberRow.group == group, MemberRow.player == player))
            row = await session.get(GroupRow, group)
            following = await session.scalar(
                select(MemberRow.player).where(MemberRow.group == group).order_by(MemberRow.since)
            )
            if row is not None and following is None:
                await session.delete(row)
            elif row is not None and row.owner == player and following is not None:
                row.owner = following

    async def of(self, player: str) -> list[GroupCard]:
        """List somebody's groups."""
        counted = select(MemberRow.group.label("counted"), func.count().label("members"))
        count = counted.group_by(MemberRow.group).subquery()
        mine = select(MemberRow.group).where(MemberRow.player == player)
        async with self.sessions() as session:
            rows = await session.execute(
                select(GroupRow.id, GroupRow.name, count.c.members)
                .join(count, count.c.counted == GroupRow.id)
                .where(GroupRow.id.in_(mine))
                .order_by(GroupRow.name)
            )
            return [GroupCard(group, name, members) for group, name, members in rows]

    async def find(self, group: str, player: str) -> tuple[GroupRow, list[PlayerRow]]:
        """Return a group and its members, to one of them."""
        async with self.sessions() as session:
            row = await session.get(GroupRow, group)
            wanted = select(PlayerRow).join(MemberRow, MemberRow.player == PlayerRow.id).where(MemberRow.group == group)
            members = list(await session.scalars(wanted.order_by(MemberRow.since)))
        if row is None or player not in {member.id for member in members}:
            raise Forbidden("no-group", "there is no such group of yours")
        return row, members

    async def mates(self, player: str) -> list[PlayerRow]:
        """List those who are in a group with somebody, and that player."""
        mine = select(MemberRow.group).where(MemberRow.player == player)
        everybody = select(MemberRow.player).where(MemberRow.group.in_(mine))
        async with self.sessions() as session:
            wanted = select(PlayerRow).where(PlayerRow.id.in_(everybody) | (PlayerRow.id == player))
            return list(await session.scalars(wanted))


async def check_groups(session: AsyncSession, player: str) -> None:
    """Refuse one more group to somebody who is in many."""
    count = select(func.count()).select_from(MemberRow).where(MemberRow.player == player)
    if (await session.scalar(count) or 0) >= GROUPS:
        raise TooMuch("too-many-groups", f"you are in {GROUPS} groups; leave one first")


def unlocked_together(players: list[PlayerRow]) -> Unlocked:
    """Return what any of some players has unlocked, by game: it belongs to all of them."""
    found: dict[str, set[int]] = {}
    for player in players:
        for game, numbers in (player.unlocked or {}).items():
            found.setdefault(game, set()).update(numbers)
    return {game: sorted(numbers) for game, numbers in found.items()}
