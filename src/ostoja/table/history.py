"""The history of players and groups: their finished games, and what these come to."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select
from sqlalchemy.orm import defer

from ostoja.table.protocol.company import Figures, Played, Sat, Tally
from ostoja.table.storage.schema import SeatRow, TableRow

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

MOST: Final = 500  # games that are looked back at
RIVALS: Final = 8  # that are listed


class Told:
    """A finished game with its chairs, and which words were kept and broken at it, by seat."""

    def __init__(self, row: TableRow, chairs: Sequence[SeatRow]) -> None:
        self.row = row
        self.chairs = chairs
        self.result: dict[str, Any] = row.result or {}
        self.winners: list[int] = list(self.result.get("winners", []))

    def words(self, seat: int, verdict: str) -> int:
        """Count the words of a seat with a verdict."""
        ledger = self.result.get("ledger", [])
        return sum(1 for word in ledger if word.get("seat") == seat and word.get("verdict") == verdict)

    def side(self, seat: int) -> str:
        """Return which side a seat played, where the game has sides."""
        sides = self.result.get("sides", [])
        return str(sides[seat]) if seat < len(sides) else ""

    def played(self, reader: str) -> Played:
        """Return the game as one of a list."""
        scores = self.result.get("scores", [])
        people = [
            Sat(
                seat=chair.seat,
                name=chair.name,
                player=chair.player or "",
                bot=chair.kind == "bot",
                colour=chair.colour,
                won=chair.seat in self.winners,
                score=int(scores[chair.seat]) if chair.seat < len(scores) else 0,
                side=self.side(chair.seat),
            )
            for chair in self.chairs
        ]
        mine = [chair.seat for chair in self.chairs if reader and chair.player == reader]
        row = self.row
        return Played(row.id, row.game, row.started, row.ended, int(self.result.get("rounds", 0)), people, mine)


class History:
    """Reads what is over."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession]) -> None:
        self.sessions = sessions

    async def of(self, players: Collection[str]) -> list[Told]:
        """List the newest finished games at which any of some players sat, the newest first."""
        sat = select(SeatRow.table).where(SeatRow.player.in_(sorted(players)))
        over = (TableRow.status == "over", ~TableRow.sandbox, TableRow.id.in_(sat))
        wanted = select(TableRow).where(*over).order_by(TableRow.ended.desc()).limit(MOST)
        async with self.sessions() as session:
            rows = list(await session.scalars(wanted.options(defer(TableRow.changes, raiseload=True))))
            chairs: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            found = select(SeatRow).where(SeatRow.table.in_(chairs)).order_by(SeatRow.table, SeatRow.seat)
            for chair in await session.scalars(found):
                chairs[chair.table].append(chair)
        return [Told(row, chairs[row.id]) for row in rows]

    async def of_group(self, members: Collection[str]) -> list[Told]:
        """List the games of a group: at which two or more of its members sat, and nobody else but bots."""
        return [told for told in await self.of(members) if is_among(told.chairs, members)]


def is_among(chairs: Iterable[SeatRow], members: Collection[str]) -> bool:
    """Tell whether only members of a group, at least two of them, and bots sit on some chairs."""
    people = [chair.player for chair in chairs if chair.kind == "person"]
    return len(set(people)) > 1 and all(player in members for player in people)


def figures_of(player: str, games: Sequence[Told]) -> Figures:
    """Work out what somebody's games come to; who plays several seats of one game has won it if one of them has."""
    sat = [(told, [chair.seat for chair in told.chairs if chair.player == player]) for told in games]
    mine = [(told, seats) for told, seats in sat if seats]
    won = [any(seat in told.winners for seat in seats) for told, seats in mine]
    rivals = rivalries(player, mine)
    ahead = Counter({one.name: one.won for one in rivals})
    behind = Counter({one.name: one.played - one.won for one in rivals})
    return Figures(
        played=len(mine),
        won=sum(won),
        streak=longest(reversed(won)),
        kept=sum(told.words(seat, "kept") for told, seats in mine for seat in seats),
        broken=sum(told.words(seat, "broken") for told, seats in mine for seat in seats),
        games=tallied(mine, won, lambda told, _: told.row.game),
        sides=[one for one in tallied(mine, won, side_key) if not one.key.endswith(":")],
        rivals=rivals[:RIVALS],
        victim=best(ahead),
        nemesis=best(behind),
    )


def side_key(told: Told, seats: list[int]) -> str:
    """Name the side that somebody played in a game."""
    return f"{told.row.game}:{told.side(seats[0])}"


def tallied(
    mine: Sequence[tuple[Told, list[int]]], won: Sequence[bool], key: Callable[[Told, list[int]], str]
) -> list[Tally]:
    """Count games and victories by something, the most played first."""
    played: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for (told, seats), is_won in zip(mine, won, strict=True):
        played[key(told, seats)] += 1
        wins[key(told, seats)] += is_won
    return [Tally(one, "", count, wins[one]) for one, count in played.most_common()]


def rivalries(player: str, mine: Sequence[tuple[Told, list[int]]]) -> list[Tally]:
    """List whom somebody met, and how often of the games that one of the two won it was they."""
    met: Counter[str] = Counter()
    ahead: Counter[str] = Counter()
    names: dict[str, str] = {}
    for told, seats in mine:
        for chair in told.chairs:
            if chair.kind != "person" or not chair.player or chair.player == player:
                continue
            names.setdefault(chair.player, chair.name)
            own, theirs = any(seat in told.winners for seat in seats), chair.seat in told.winners
            if own != theirs:
                met[chair.player] += 1
                ahead[chair.player] += own
    return [Tally(other, names[other], count, ahead[other]) for other, count in met.most_common()]


def longest(won: Iterable[bool]) -> int:
    """Return the longest row of victories."""
    best_row = row = 0
    for is_won in won:
        row = row + 1 if is_won else 0
        best_row = max(best_row, row)
    return best_row


def best(counts: Counter[str]) -> str:
    """Return whoever was counted most often, if anybody was."""
    ((name, count),) = counts.most_common(1) or [("", 0)]
    return name if count else ""
