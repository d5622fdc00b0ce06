"""Routes about the orders that a seat of a slow table leaves."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from ostoja.table.api.identity import hall_of, player_of
from ostoja.table.api.people import Asked
from ostoja.table.api.tables import TableId
from ostoja.table.protocol.orders import NewOrder, StandingOrder


@get("/tables/{table:str}/seats/{seat:int}/orders")
async def orders(request: Asked, table: TableId, seat: FromPath[int]) -> list[StandingOrder]:
    """List the orders of one's seat."""
    hall, player = hall_of(request), await player_of(request)
    (await hall.room(table)).check_seat(player.id, seat)
    return await hall.orders.of(table, seat, player.id)


@post("/tables/{table:str}/seats/{seat:int}/orders")
async def give_order(
    request: Asked, table: TableId, seat: FromPath[int], data: JSONBody[NewOrder]
) -> list[StandingOrder]:
    """Leave an order for one's seat."""
    hall, player = hall_of(request), await player_of(request)
    room = await hall.room(table)
    room.check_seat(player.id, seat)
    await hall.orders.give(room, seat, player.id, data)
    room.changed.set()
    return await hall.orders.of(table, seat, player.id)


@post("/tables/{table:str}/seats/{seat:int}/orders/{order:str}/cancel", status_code=200)
async def cancel_order(
    request: Asked, table: TableId, seat: FromPath[int], order: FromPath[str]
) -> list[StandingOrder]:
    """Take an order of one's seat back."""
    hall, player = hall_of(request), await player_of(request)
    (await hall.room(table)).check_seat(player.id, seat)
    await hall.orders.cancel(table, seat, player.id, order)
    return await hall.orders.of(table, seat, player.id)


order_routes = Router(path="/", route_handlers=[orders, give_order, cancel_order], tags=["play"])
