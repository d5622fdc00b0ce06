"""Webhooks: tell players of slow tables that it is their turn, by the webhook they gave."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Final

import httpx
import structlog

from ostoja.table.addresses import Directory, is_public, taken_apart
from ostoja.table.api.limits import Doorman, PerMinute
from ostoja.table.faults import Fault

if TYPE_CHECKING:
    import ssl

    from ostoja.table.people import People
    from ostoja.table.room import Room

PATIENCE: Final = 5.0  # seconds for a whole call, from the look-up to the answer
TO_CONNECT: Final = 2.0  # seconds for each place behind a name
PLACES: Final = 3  # that are tried
AT_ONCE: Final = 64  # calls
WAITING: Final = 256  # calls under way, also those whose turn has not come: more are not begun
PER_PLAYER: Final = 2  # calls at once
PER_MINUTE: Final = 30  # calls for one player

log = structlog.get_logger()


@cache
def trust() -> ssl.SSLContext:
    """Return whose certificates are believed."""
    return httpx.create_ssl_context(trust_env=False)


class WebhookCaller:
    """Calls webhooks. It tells only which table waits for which seat, and never reaches into private networks."""

    def __init__(self, people: People, *, private: bool = False) -> None:
        self.people = people
        self.private = private
        self.directory = Directory()
        self.calls: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Semaphore(AT_ONCE)
        self.lines = Doorman(PER_PLAYER)
        self.rate = PerMinute(PER_MINUTE)

    def check(self, address: str) -> None:
        """Refuse an address that would never be called; none at all is fine."""
        try:
            if address:
                taken_apart(address, any_port=self.private)
        except ValueError as error:
            raise Fault("bad-webhook", f"the field webhook: {error}") from error

    async def call(self, room: Room, seat: int, serial: int, called: set[tuple[int, int]]) -> None:
        """Call the player on a seat of a slow table who is not at it, once for every question."""
        chair = room.seats[seat]
        if room.agreement.pace.kind != "slow" or (seat, serial) in called or room.is_here(seat) or not chair.player:
            return
        player = await self.people.find(chair.player)
        called.add((seat, serial))
        if player is not None and player.webhook:
            body = {"table": room.row.id, "game": room.row.game, "seat": seat, "path": f"/table/{room.row.id}"}
            self.begin(player.id, player.webhook, body)

    def begin(self, player: str, address: str, body: dict[str, object]) -> None:
        """Begin a call, unless there are too many already: nobody is flooded in this house's name."""
        if len(self.calls) >= WAITING or not self.rate.take(player) or not self.lines.come(player):
            log.info("webhook left out", calls=len(self.calls))
            return
        task = asyncio.create_task(self.post(address, body))
        self.calls.add(task)
        task.add_done_callback(self.calls.discard)
        task.add_done_callback(lambda _: self.lines.go(player))

    async def post(self, address: str, body: dict[str, object]) -> None:
        """Send one call; whether it arrives is the player's affair."""
        try:
            async with self.turn, asyncio.timeout(PATIENCE):
                await self.deliver(address, body)
        except Exception as error:  # noqa: BLE001  there is no end of what can be wrong with an address
            log.info("webhook failed", reason=type(error).__name__)

    async def send(self, address: str, content: bytes, headers: dict[str, str]) -> int:
        """Send something at once to an address that somebody gave; return how it was answered, 0 if not at all."""
        try:
            async with self.turn, asyncio.timeout(PATIENCE):
                return await self.deliver(address, content, headers)
        except Exception as error:  # noqa: BLE001  as above
            log.info("push failed", reason=type(error).__name__)
            return 0

    async def deliver(
        self, address: str, body: dict[str, object] | bytes, headers: dict[str, str] | None = None
    ) -> int:
        """Look an address up once, and call exactly what was found and is allowed: it may lead elsewhere by now."""
        url = taken_apart(address, any_port=self.private)
        places = await self.directory.look_up(url)
        if not self.private and not all(is_public(place) for place in places):
            raise ValueError("the webhook points into a private network")
        certain = await asyncio.to_thread(trust)
        patience = httpx.Timeout(PATIENCE, connect=TO_CONNECT)
        async with httpx.AsyncClient(verify=certain, trust_env=False, timeout=patience) as client:
            for place in places[:PLACES]:
                there, named = url.copy_with(host=place), {**(headers or {}), **as_named(url)}
                if isinstance(body, bytes):
                    request = client.build_request("POST", there, content=body, headers=named)
                else:
                    request = client.build_request("POST", there, json=body, headers=named)
                request.extensions["sni_hostname"] = url.raw_host.decode("ascii")  # the certificate must be its own
                try:
                    answer = await client.send(request, stream=True, follow_redirects=False)
                except (httpx.ConnectError, httpx.ConnectTimeout):
                    continue
                await answer.aclose()  # unread: whatever it says, it is of no interest here
                return answer.status_code
        raise ConnectionError("nobody answers there")


def as_named(url: httpx.URL) -> dict[str, str]:
    """Return the headers by which a server knows which of its names is meant."""
    return {"host": url.netloc.decode("ascii"), "connection": "close"}
