"""Who plays: guests with a name, owners of accounts, and the devices they play on."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET
from sqlalchemy import delete, select

from ostoja.engine.errors import SetupError
from ostoja.table.faults import Forbidden
from ostoja.table.protocol.people import Me
from ostoja.table.storage.schema import LinkRow, PlayerRow, RatingRow, SessionRow

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

    from ostoja.table.protocol.people import MeChange
    from ostoja.table.server_clock import Clock

PORTION: Final = 500  # devices that are looked up together
KNOWN: Final = 20_000  # devices remembered without asking the database
LINK_LIFE: Final = 15 * 60 * 1000  # milliseconds
LASTING: Final = 30 * 24 * 3600 * 1000  # of a link that somebody keeps, to find the chair again


def hashed(token: str) -> str:
    """Return what is stored of a token: it cannot be used by whoever reads the database."""
    return hashlib.sha256(token.encode()).hexdigest()


def tidy(name: str) -> str:
    """Return a name without control signs and double spaces, or refuse it."""
    name = " ".join("".join(sign for sign in name if sign.isprintable()).split())
    if not name:
        raise SetupError("the field name needs at least one visible letter")
    return name


class People:
    """The players of a server."""

    def __init__(
        self, sessions: async_sessionmaker[AsyncSession], clock: Clock, most_settings: int, *, shared: bool = False
    ) -> None:
        self.sessions = sessions
        self.clock = clock
        self.most_settings = most_settings
        self.shared = shared  # other workers change people too: nothing that is known here can be relied on
        self.known: dict[str, PlayerRow] = {}  # by the hash of a token: looked up at every request

    async def welcome(self, name: str) -> tuple[PlayerRow, str]:
        """Take in a guest; return the player and the token of this device."""
        player = PlayerRow(
            id=secrets.token_hex(8),
            name=tidy(name),
            settings={},
            webhook="",
            unlocked={},
            calling={},
            rated=False,
            password="",
            created=self.clock(),
        )
        async with self.sessions.begin() as session:
            session.add(player)
        return player, await self.open_session(player)

    async def open_session(self, player: PlayerRow) -> str:
        """Make this device the player's; return its token."""
        token = secrets.token_urlsafe(24)
        async with self.sessions.begin() as session:
            session.add(SessionRow(token=hashed(token), player=player.id, created=self.clock()))
        self.known[hashed(token)] = player
        return token

    async def close_session(self, key: str) -> None:
        """Forget a device, by what is stored of its token."""
        async with self.sessions.begin() as session:
            await session.execute(delete(SessionRow).where(SessionRow.token == key))
        self.known.pop(key, None)  # last: a request in between would have it looked up and remembered again

    async def who(self, token: str) -> PlayerRow | None:
        """Return whose device a token belongs to."""
        key = hashed(token)
        if self.shared or key not in self.known:
            async with self.sessions() as session:
                found = await session.scalar(
                    select(PlayerRow).join(SessionRow, SessionRow.player == PlayerRow.id).where(SessionRow.token == key)
                )
            if found is None:
                return None
            if len(self.known) >= KNOWN:
                self.known.clear()
            self.known[key] = found
        return self.known[key]

    async def known_devices(self, sessions: Iterable[str]) -> set[str]:
        """Return which of some devices, named by what is stored of their tokens, are still somebody's."""
        keys = sorted(sessions)
        found: set[str] = set()
        async with self.sessions() as session:
            for first in range(0, len(keys), PORTION):
                portion = keys[first : first + PORTION]
                found.update(await session.scalars(select(SessionRow.token).where(SessionRow.token.in_(portion))))
        return found

    def look_up_again(self, players: Sequence[str | None]) -> None:
        """Forget what is known of players who were changed elsewhere."""
        self.known = {key: known for key, known in self.known.items() if known.id not in players}

    async def find(self, player: str) -> PlayerRow | None:
        """Return a player by id."""
        async with self.sessions() as session:
            return await session.get(PlayerRow, player)

    async def find_login(self, login: str) -> PlayerRow | None:
        """Return whose account a login is."""
        async with self.sessions() as session:
            return await session.scalar(select(PlayerRow).where(PlayerRow.login == login))

    async def unlocked(self, players: Sequence[str]) -> list[dict[str, list[int]]]:
        """List what each of some players has unlocked."""
        async with self.sessions() as session:
            return list(await session.scalars(select(PlayerRow.unlocked).where(PlayerRow.id.in_(players))))

    async def change(self, player: PlayerRow, change: MeChange) -> PlayerRow:
        """Change what somebody wants changed."""
        values: dict[str, Any] = {}
        if change.name is not UNSET:
            values["name"] = tidy(change.name)
        if change.webhook is not UNSET:
            values["webhook"] = change.webhook
        if change.settings is not UNSET:
            if len(json.dumps(change.settings)) > self.most_settings:
                raise SetupError(f"the field settings may have {self.most_settings} bytes")
            values["settings"] = change.settings
        return await self.store(player, values)

    async def store(self, player: PlayerRow, values: dict[str, Any]) -> PlayerRow:
        """Write changed fields of a player, and forget what was known of them."""
        async with self.sessions.begin() as session:
            row = await session.get_one(PlayerRow, player.id)
            for field, value in values.items():
                setattr(row, field, value)
        for key, known in self.known.items():
            if known.id == row.id:
                self.known[key] = row
        return row

    async def rate(self, player: PlayerRow, *, rated: bool) -> PlayerRow:
        """Let somebody be rated or not; who does not want it any more has no ratings left."""
        if not rated:
            async with self.sessions.begin() as session:
                await session.execute(delete(RatingRow).where(RatingRow.holder == player.id))
        return await self.store(player, {"rated": rated})

    async def make_link(self, player: PlayerRow, *, lasting: bool = False) -> tuple[str, int]:
        """Make a one-time link by which another device becomes the same player; return its path and when it expires."""
        token = secrets.token_urlsafe(24)
        expires = self.clock() + (LASTING if lasting else LINK_LIFE)
        async with self.sessions.begin() as session:
            session.add(LinkRow(token=hashed(token), player=player.id, expires=expires))
        return f"/move/{token}", expires

    async def use_link(self, token: str) -> tuple[PlayerRow, str]:
        """Use a one-time link; it works once."""
        async with self.sessions.begin() as session:
            link = await session.get(LinkRow, hashed(token))
            player = await session.get(PlayerRow, link.player) if link and link.expires > self.clock() else None
            used = await session.execute(delete(LinkRow).where(LinkRow.token == hashed(token)))
        if player is None or used.rowcount != 1:  # type: ignore[attr-defined]
            raise Forbidden("bad-link", "this link was used already or is too old; make a new one on the first device")
        return player, await self.open_session(player)


def me(player: PlayerRow) -> Me:
    """Return a player as the player's own client sees them."""
    return Me(player.id, player.name, player.login or "", player.settings, player.webhook, player.unlocked)
