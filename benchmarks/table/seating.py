"""Guests who come in and sit down at tables, over HTTP like everybody else."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import httpx

if TYPE_CHECKING:
    from collections.abc import Callable

HOST: Final = "127.0.0.1"
PATIENCE: Final = 120.0
AT_ONCE: Final = 8  # tables that are set up side by side


class Guest(NamedTuple):
    """Somebody who plays, and what proves it."""

    name: str
    token: str

    def proof(self) -> dict[str, str]:
        """Return the header that says who asks."""
        return {"Authorization": f"Bearer {self.token}"}


class Desk:
    """The HTTP side of a server."""

    def __init__(self, port: int) -> None:
        limits = httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=AT_ONCE)
        address = f"http://{HOST}:{port}/api"
        self.client = httpx.AsyncClient(base_url=address, timeout=PATIENCE, limits=limits, trust_env=False)

    async def close(self) -> None:
        """Hang up."""
        await self.client.aclose()

    async def call(self, method: str, path: str, guest: Guest | None = None, body: Any = None) -> Any:
        """Ask for something and return the answer; complain if it was refused."""
        answer = await self.client.request(method, path, json=body, headers=guest.proof() if guest else None)
        if answer.is_error:
            raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer.json()

    async def guests(self, count: int) -> list[Guest]:
        """Let some guests come in."""
        names = [f"guest {number}" for number in range(1, count + 1)]
        return [Guest(name, (await self.call("POST", "/players", body={"name": name}))["token"]) for name in names]

    async def seats_of(self, game: str, wished: int) -> int:
        """Return how many may play, as near as can be to a wish."""
        card = (await self.call("GET", f"/games/{game}"))["card"]
        return min(max(wished, int(card["least_seats"])), int(card["most_seats"]))

    async def table(
        self,
        game: str,
        guests: list[Guest],
        bots: int = 0,
        level: str = "random",
        *,
        host: Guest | None = None,
        **more: Any,
    ) -> str:
        """Set up a table: the first guest is its host, the others join, and it starts when all sit.

        With a host who does not play, all chairs are the bots'.
        """
        people = [{"who": "me"}, *({"who": "open"} for _ in guests[1:])] if guests else []
        chairs = [*people, *({"who": "bot", "level": level},) * bots]
        body = {"game": game, "seats": chairs, "listed": False, "start": "full", **more}
        table = (await self.call("POST", "/tables", host or guests[0], body))["id"]
        for seat, guest in enumerate(guests[1:], 1):
            await self.call("POST", f"/tables/{table}/join", guest, {"seat": seat})
        return str(table)

    async def tables(
        self, game: str, guests: list[Guest], count: int, done: Callable[[], None], bots: int = 0
    ) -> list[str]:
        """Set up many tables of the same guests."""
        turn = asyncio.Semaphore(AT_ONCE)

        async def one() -> str:
            async with turn:
                table = await self.table(game, guests, bots)
            done()
            return table

        return list(await asyncio.gather(*(one() for _ in range(count))))
