"""The caller: tells players of slow tables that it is their turn, by the webhook they gave."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import httpx
import structlog

if TYPE_CHECKING:
    from ostoja.table.people import People
    from ostoja.table.room import Room

PATIENCE: Final = 5.0

log = structlog.get_logger()


class Caller:
    """Calls webhooks. It tells only which table waits for which seat, and never reaches into private networks."""

    def __init__(self, people: People, *, private: bool = False) -> None:
        self.people = people
        self.private = private
        self.calls: set[asyncio.Task[None]] = set()

    async def call(self, room: Room, seat: int, decision: int, called: set[tuple[int, int]]) -> None:
        """Call the player on a seat of a slow table who is not at it, once for every question."""
        chair = room.seats[seat]
        if room.agreement.pace.kind != "slow" or (seat, decision) in called or room.is_here(seat) or not chair.player:
            return
        player = await self.people.find(chair.player)
        called.add((seat, decision))
        if player is not None and player.webhook:
            body = {"table": room.row.id, "game": room.row.game, "seat": seat, "path": f"/table/{room.row.id}"}
            task = asyncio.create_task(self.post(player.webhook, body))
            self.calls.add(task)
            task.add_done_callback(self.calls.discard)

    async def post(self, address: str, body: dict[str, object]) -> None:
        """Send one call; whether it arrives is the player's affair."""
        try:
            await self.check(address)
            async with httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False) as client:
                await client.post(address, json=body)
        except Exception as error:  # noqa: BLE001  there is no end of what can be wrong with an address
            log.info("webhook failed", reason=type(error).__name__)

    async def check(self, address: str) -> None:
        """Refuse an address inside a private network: the server must not be used to look around there."""
        host = urlsplit(address).hostname or ""
        found = await asyncio.get_running_loop().getaddrinfo(host, None, type=socket.SOCK_STREAM)
        if not self.private and any(not ipaddress.ip_address(entry[4][0]).is_global for entry in found):
            raise ValueError("the webhook points into a private network")
