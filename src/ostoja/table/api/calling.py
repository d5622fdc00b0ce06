"""Routes about calling people back: by push message, mail or webhook, and when not."""

from __future__ import annotations

from litestar import Router, get, patch, post
from litestar.params import JSONBody

from ostoja.table.api.identity import address_of, hall_of, not_too_many, player_of
from ostoja.table.api.people import Asked
from ostoja.table.crier import wish_of
from ostoja.table.faults import TooMuch
from ostoja.table.protocol.calling import Calling, CallingNow, Device, House, MailAddress
from ostoja.table.protocol.tables import Code


@get("/house")
async def house(request: Asked) -> House:
    """Tell at which addresses others in the network reach this house."""
    return House(list(hall_of(request).settings.addresses))


@get("/me/calling")
async def calling(request: Asked) -> CallingNow:
    """Tell how one is called when it is one's turn."""
    return await hall_of(request).crier.now(await player_of(request))


@patch("/me/calling")
async def change_calling(request: Asked, data: JSONBody[Calling]) -> CallingNow:
    """Be called otherwise."""
    crier = hall_of(request).crier
    return await crier.now(await crier.wish(await player_of(request), data))


@post("/me/devices")
async def add_device(request: Asked, data: JSONBody[Device]) -> CallingNow:
    """Have push messages sent to this browser."""
    crier, player = hall_of(request).crier, await player_of(request)
    await crier.add_device(player.id, data)
    return await crier.now(player)


@post("/me/devices/forget", status_code=200)
async def forget_device(request: Asked, data: JSONBody[Device]) -> CallingNow:
    """Have no more push messages sent to this browser."""
    crier, player = hall_of(request).crier, await player_of(request)
    await crier.forget_device(player.id, data.endpoint)
    return await crier.now(player)


@post("/me/mail", guards=[not_too_many], status_code=200)
async def ask_for_mail(request: Asked, data: JSONBody[MailAddress]) -> CallingNow:
    """Have a code sent to an address, to be written to there."""
    hall = hall_of(request)
    if not hall.mails.take(address_of(request)):
        raise TooMuch("http-429", "too many codes were sent; wait a minute")
    return await hall.crier.now(await hall.crier.ask_for_mail(await player_of(request), data.address))


@post("/me/mail/code", guards=[not_too_many], status_code=200)
async def confirm_mail(request: Asked, data: JSONBody[Code]) -> CallingNow:
    """Confirm an address by the code that was sent there."""
    crier = hall_of(request).crier
    return await crier.now(await crier.confirm_mail(await player_of(request), data.code))


@post("/me/calling/test", guards=[not_too_many], status_code=200)
async def try_out(request: Asked) -> CallingNow:
    """Be called now, to see whether it works."""
    crier, player = hall_of(request).crier, await player_of(request)
    await crier.send(player, wish_of(player), [{"table": "", "game": "", "seat": 0, "path": "/"}])
    return await crier.now(player)


calling_routes = Router(
    path="/",
    route_handlers=[house, calling, change_calling, add_device, forget_device, ask_for_mail, confirm_mail, try_out],
    tags=["people"],
)
