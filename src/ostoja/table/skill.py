"""Ratings by game for those who want them, and for the bots they played with (Weng and Lin's Plackett-Luce)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, select

from ostoja.table.protocol.company import Rating
from ostoja.table.storage.schema import PlayerRow, RatingRow

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

    from ostoja.table.storage.schema import SeatRow, TableRow

BOT: Final = "bot:"  # how the name of a bot's level begins, in the place of a player's id
MIDDLE: Final = 1500  # points of somebody who is neither good nor bad
POINT: Final = 40  # points for one step of the scale
MODEL: Final = PlackettLuce()


async def rate(session: AsyncSession, row: TableRow, chairs: Sequence[SeatRow], winners: Collection[int]) -> None:
    """Rate a game that has just ended: all who want to be rated, and bots; a game with changed rules counts for nobody.

    Who plays several seats is left out, for they cannot win against themselves.
    """
    if row.sandbox or row.altered or not winners:
        return
    holders = [holder_of(chair) for chair in chairs]
    willing = set(await session.scalars(select(PlayerRow.id).where(PlayerRow.rated, PlayerRow.id.in_(holders))))
    taking_part = [
        (chair.seat, holder)
        for chair, holder in zip(chairs, holders, strict=True)
        if (holder in willing and holders.count(holder) == 1) or holder.startswith(BOT)
    ]
    places = {seat in winners for seat, _ in taking_part}
    if len(places) < len((True, False)) or not any(holder in willing for _, holder in taking_part):
        return
    stored = {holder: await rating_row(session, holder, row.game) for _, holder in taking_part}
    teams = [[MODEL.rating(mu=stored[holder].mu, sigma=stored[holder].sigma)] for _, holder in taking_part]
    ranks = [0.0 if seat in winners else 1.0 for seat, _ in taking_part]
    for (_, holder), (new,) in zip(taking_part, MODEL.rate(teams, ranks=ranks), strict=True):
        stored[holder].mu, stored[holder].sigma = new.mu, new.sigma
    for rating in stored.values():
        rating.games += 1


def holder_of(chair: SeatRow) -> str:
    """Return under which name a chair is rated: its player's id, or a bot's level."""
    return f"{BOT}{chair.level}" if chair.kind == "bot" else chair.player or ""


async def rating_row(session: AsyncSession, holder: str, game: str) -> RatingRow:
    """Return somebody's rating at a game, new if there is none."""
    found = await session.get(RatingRow, (holder, game))
    if found is None:
        new = MODEL.rating()
        found = RatingRow(holder=holder, game=game, mu=new.mu, sigma=new.sigma, games=0)
        session.add(found)
    return found


async def ratings_of(
    sessions: async_sessionmaker[AsyncSession], names: Mapping[str, str], *, bots: bool
) -> list[Rating]:
    """List the ratings of some players, by their names, and of the bots beside them; the best first, game by game."""
    which: ColumnElement[bool] = RatingRow.holder.in_(sorted(names))
    if bots:
        which |= RatingRow.holder.startswith(BOT)
    async with sessions() as session:
        rows = list(await session.scalars(select(RatingRow).where(which)))
    found = [
        Rating(
            game=row.game,
            name=names.get(row.holder, row.holder.removeprefix(BOT)),
            player="" if row.holder.startswith(BOT) else row.holder,
            bot=row.holder.startswith(BOT),
            points=round(MIDDLE + (row.mu - MODEL.mu) * POINT),
            give=round(row.sigma * POINT),
            games=row.games,
        )
        for row in rows
    ]
    return sorted(found, key=lambda one: (one.game, -one.points))
