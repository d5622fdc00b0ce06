"""Orders that seats of slow tables leave: carried out by what the seat itself can see, and by nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, func, select, update

from ostoja.engine.errors import OstojaError
from ostoja.table.entries import ChoiceEntry
from ostoja.table.faults import Fault, TooEarly, TooMuch, Unknown
from ostoja.table.protocol.orders import StandingOrder
from ostoja.table.protocol.updates import ToldAct, ToldEvent
from ostoja.table.storage.schema import OrderRow
from ostoja.table.tables import new_id

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

    from ostoja.engine.game import Game
    from ostoja.table.hall import Hall
    from ostoja.table.play import Play
    from ostoja.table.protocol.orders import NewOrder
    from ostoja.table.protocol.updates import Item
    from ostoja.table.room import Room

MOST: Final = 10  # orders of one seat
PASS: Final = 0  # the option that every game has
SEAT: Final = "seat"


class Orders:
    """The orders of all tables."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession]) -> None:
        self.sessions = sessions

    async def of(self, table: str, seat: int, player: str) -> list[StandingOrder]:
        """List the orders of a seat, the first one first."""
        async with self.sessions() as session:
            return [told(row) for row in await session.scalars(mine(table, seat, player))]

    async def give(self, room: Room, seat: int, player: str, wish: NewOrder) -> None:
        """Leave an order for a seat, if it can be carried out at all."""
        play = room.playing()
        if room.agreement.pace.kind != "slow":
            raise TooEarly("not-slow", "orders are for tables that are played over days")
        if wish.kind == "choose":
            check_words(play.game, wish.words)
        row = OrderRow(
            id=new_id(),
            table=room.id,
            seat=seat,
            player=player,
            kind=wish.kind,
            words=wish.words,
            question=wish.question,
            args=wish.args,
            once=wish.once,
            since=len(play.feeds.of(seat)),
            done=0,
            created=room.clock(),
        )
        async with self.sessions.begin() as session:
            count = select(func.count()).select_from(OrderRow)
            own = (OrderRow.table == room.id, OrderRow.seat == seat, OrderRow.player == player)
            if (await session.scalar(count.where(*own)) or 0) >= MOST:
                raise TooMuch("too-many-orders", f"a seat may leave {MOST} orders; cancel one first")
            session.add(row)

    async def cancel(self, table: str, seat: int, player: str, order: str) -> None:
        """Take an order back."""
        which = (OrderRow.id == order, OrderRow.table == table, OrderRow.seat == seat, OrderRow.player == player)
        async with self.sessions.begin() as session:
            gone = await session.execute(delete(OrderRow).where(*which))
            if gone.rowcount != 1:  # type: ignore[attr-defined]
                raise Unknown("no-order", "there is no such order of yours")

    async def carry_out(self, hall: Hall, room: Room, seat: int) -> bool:
        """Answer for a seat that is asked as its player ordered; tell whether anything was chosen."""
        player = room.players[seat]
        if room.agreement.pace.kind != "slow" or not player or room.is_here(seat):
            return False
        async with self.sessions() as session:
            rows = list(await session.scalars(mine(room.id, seat, player)))
        play = room.playing()
        for row in rows:
            if row.kind == "pass" and concerns(play, seat, play.feeds.of(seat)[row.since :]):
                await self.drop(row)
                continue
            option = option_for(play, seat, row)
            if option is not None and await self.choose(hall, room, seat, row, option):
                return True
        return False

    async def choose(self, hall: Hall, room: Room, seat: int, row: OrderRow, option: int) -> bool:
        """Choose in the name of the player who ordered it; if others were faster, the order stands."""
        try:
            await hall.submit(room, ChoiceEntry(seat, option), room.playing().serial(seat), row.player)
        except OstojaError:
            return False
        if row.once and row.kind == "choose":
            await self.drop(row)
        else:
            async with self.sessions.begin() as session:
                await session.execute(update(OrderRow).where(OrderRow.id == row.id).values(done=OrderRow.done + 1))
        return True

    async def drop(self, row: OrderRow) -> None:
        """Forget an order that is done, or over."""
        async with self.sessions.begin() as session:
            await session.execute(delete(OrderRow).where(OrderRow.id == row.id))


def mine(table: str, seat: int, player: str) -> Any:
    """Select the orders of a seat's player; those of whoever sat there before do not count."""
    which = (OrderRow.table == table, OrderRow.seat == seat, OrderRow.player == player)
    return select(OrderRow).where(*which).order_by(OrderRow.created, OrderRow.id)


def told(row: OrderRow) -> StandingOrder:
    """Return an order as its player sees it."""
    return StandingOrder(
        row.id, row.kind, list(row.words or []), row.question, list(row.args or []), row.once, row.done
    )  # type: ignore[arg-type]


def check_words(game: Game, words: Sequence[str | int]) -> None:
    """Refuse words that are no option of the game."""
    try:
        game.vocabulary.read(words)
    except (OstojaError, KeyError, ValueError, IndexError) as error:
        raise Fault("bad-order", f"field words: {list(words)!r} is nothing that can be chosen in this game") from error


def option_for(play: Play, seat: int, row: OrderRow) -> int | None:
    """Return what an order says to the open question of a seat; nothing if it is about another one."""
    offers = play.match.options(seat) if play.asked() >> seat & 1 else []
    question = play.question()
    if question is None:
        return None
    if row.kind == "pass":
        return PASS if PASS in offers else None
    if row.question and (question.key != row.question or list(row.args) != question.args[: len(row.args)]):
        return None
    try:
        option = play.game.vocabulary.read(row.words)
    except (OstojaError, KeyError, ValueError, IndexError):
        return None
    return option if option in offers else None


def concerns(play: Play, seat: int, items: Sequence[Item]) -> bool:
    """Tell whether something that a seat was told is about it: it names the seat, or was said to it alone."""
    return any(is_about(play, seat, item) for item in items)


def is_about(play: Play, seat: int, item: Item) -> bool:
    """Tell whether one item is about a seat that did not do it itself."""
    if isinstance(item, ToldAct):
        return item.to == seat
    if not isinstance(item, ToldEvent):
        return False
    domains = play.game.phrases.get(item.kind, ())
    named = [arg for domain, arg in zip(domains, item.args, strict=False) if domain.name == SEAT]
    return seat in named and named[0] != seat
