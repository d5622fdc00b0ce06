"""The crier: calls people back to slow tables by push message, mail or webhook, when and as they want to be called."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ostoja.table.faults import Fault, Forbidden, TooEarly, TooMuch
from ostoja.table.mailing import send_mail
from ostoja.table.protocol.calling import Calling, CallingNow
from ostoja.table.quiet_hours import HOUR, due, is_quiet
from ostoja.table.storage.schema import CallRow, DeviceRow, HouseRow, PlayerRow, TableRow
from ostoja.table.web_push import Subscribed, check, headers, new_key, public_key, sealed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.table.hall import Hall
    from ostoja.table.protocol.calling import Device
    from ostoja.table.room import Room

PAUSE: Final = 15.0  # seconds between two looks at who is to be called
AT_ONCE: Final = 200  # calls that are looked at together
DEVICES: Final = 8  # of one player
KEY: Final = "push-key"
CODE_LIFE: Final = 30 * 60 * 1000  # milliseconds
CODE_TRIES: Final = 5
WORDS: Final = {
    "en": ("It is your turn", "{count} tables wait for you", "Your code for Ostoja: {code}"),
    "pl": ("Twój ruch", "Stoły, które na ciebie czekają: {count}", "Twój kod do Ostoi: {code}"),
}

log = structlog.get_logger()


def wish_of(player: PlayerRow) -> Calling:
    """Return how somebody wants to be called; what cannot be read is no wish."""
    try:
        return msgspec.convert((player.calling or {}).get("wish", {}), Calling)
    except msgspec.ValidationError:
        return Calling()


class Crier:
    """Keeps a list of who is to be called, in the database: a restart forgets nobody and calls nobody twice."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.key = ""
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to call."""
        self.task = asyncio.create_task(self.run(), name="crier")

    async def stop(self) -> None:
        """Call nobody any more."""
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        """Look time and again who is to be called."""
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.call_all()
            except Exception as error:  # noqa: BLE001  there is a next time
                log.warning("nobody called", reason=type(error).__name__)

    # ------------------------------------------------------------ who is to be called

    async def call(self, room: Room, seat: int, serial: int, called: set[tuple[int, int]]) -> None:
        """Note that somebody who is not at a slow table is asked there, once for every question."""
        player_id = room.players[seat]
        if room.agreement.pace.kind != "slow" or (seat, serial) in called or room.is_here(seat) or not player_id:
            return
        player = await self.hall.people.find(player_id)
        wish = wish_of(player) if player is not None else Calling()
        if wish.channel == "none":
            await self.hall.caller.call(room, seat, serial, called)  # a webhook alone is called at once
            return
        called.add((seat, serial))
        now = self.hall.clock()
        values = {"player": player_id, "serial": serial, "due": due(wish, now), "sent": 0}
        async with self.hall.sessions() as session:
            mine = (CallRow.table == room.id, CallRow.seat == seat)
            other = update(CallRow).where(*mine, (CallRow.serial != serial) | (CallRow.player != player_id))
            if (await session.execute(other.values(**values))).rowcount == 0:
                try:
                    await session.execute(insert(CallRow).values(table=room.id, seat=seat, **values))
                except IntegrityError:
                    return  # it stands there already
            await session.commit()

    async def call_all(self) -> None:
        """Call all whose time has come, each once for all their tables."""
        now = self.hall.clock()
        async with self.hall.sessions() as session:
            rows = await session.scalars(
                select(CallRow).where(CallRow.due > 0, CallRow.due <= now).order_by(CallRow.due).limit(AT_ONCE)
            )
            by_player: dict[str, list[CallRow]] = {}
            for row in rows:
                by_player.setdefault(row.player, []).append(row)
        for player_id, calls in by_player.items():
            player = await self.hall.people.find(player_id)
            if player is not None:
                await self.call_one(player, calls, now)

    async def call_one(self, player: PlayerRow, calls: Sequence[CallRow], now: int) -> None:
        """Call somebody, unless all of it has been done meanwhile or it is a quiet hour."""
        wish = wish_of(player)
        open_calls = [call for call in calls if await self.is_asked(call)]
        later = due(wish, now) if is_quiet(wish, now) else 0
        mine: list[CallRow] = []
        for call in calls:
            remind = now + wish.remind * HOUR if wish.remind and call.sent == 0 else 0
            is_open = call in open_calls
            following = (later or remind) if is_open else 0
            if await self.claim(call, following, sends=is_open and not later) and is_open:
                mine.append(call)
        if mine and not later:
            await self.send(player, wish, [await self.told(call) for call in mine])

    async def is_asked(self, call: CallRow) -> bool:
        """Tell whether a table still waits for a seat, and for the same player."""
        async with self.hall.sessions() as session:
            row = await session.get(TableRow, call.table)
        if row is None or row.status != "playing" or not row.asked >> call.seat & 1:
            return False
        room = self.hall.rooms.get(call.table)
        return room is None or (room.players[call.seat] == call.player and not room.is_here(call.seat))

    async def claim(self, call: CallRow, following: int, *, sends: bool) -> bool:
        """Take a call upon oneself: only one worker does."""
        which = (CallRow.table == call.table, CallRow.seat == call.seat, CallRow.due == call.due)
        async with self.hall.sessions.begin() as session:
            taken = update(CallRow).where(*which, CallRow.serial == call.serial)
            done = await session.execute(taken.values(due=following, sent=CallRow.sent + int(sends)))
            return bool(done.rowcount == 1)

    async def told(self, call: CallRow) -> dict[str, object]:
        """Return what a call says: which table waits for which seat, and nothing of what happened there."""
        row, _ = await self.hall.tables.find(call.table)
        return {"table": call.table, "game": row.game, "seat": call.seat, "path": f"/table/{call.table}"}

    # ------------------------------------------------------------ calling

    async def send(self, player: PlayerRow, wish: Calling, tables: Sequence[dict[str, object]]) -> None:
        """Call somebody by what they wish for."""
        one, many, _ = WORDS.get(wish.language, WORDS["en"])
        title = one if len(tables) == 1 else many.format(count=len(tables))
        if wish.channel == "push":
            await self.push(player.id, {"title": title, "path": str(tables[0]["path"]) if len(tables) == 1 else "/"})
        elif wish.channel == "mail" and (address := self.address_of(player)) and self.hall.settings.mail:
            base = self.hall.settings.public.rstrip("/")
            lines = [f"{base}{table['path']}" for table in tables]
            await send_mail(self.hall.settings.mail, address, f"Ostoja: {title}", "\n".join([title, "", *lines]))
        elif wish.channel == "webhook" and player.webhook:
            for table in tables:
                self.hall.caller.begin(player.id, player.webhook, table)

    def address_of(self, player: PlayerRow) -> str:
        """Return the address that somebody has confirmed."""
        return str((player.calling or {}).get("mail", ""))

    async def push(self, player: str, message: dict[str, str]) -> None:
        """Send a push message to all devices of somebody; those that want none any more are forgotten."""
        key = await self.push_key()
        async with self.hall.sessions() as session:
            devices = list(await session.scalars(select(DeviceRow).where(DeviceRow.player == player)))
        for row in devices:
            device = Subscribed(row.endpoint, row.p256dh, row.auth)
            now = self.hall.clock() // 1000
            body = sealed(json.dumps(message).encode(), device)
            status = await self.hall.caller.send(
                row.endpoint, body, headers(row.endpoint, key, self.hall.settings.contact, now)
            )
            if status in {404, 410}:
                await self.forget_device(player, row.endpoint)

    async def push_key(self) -> str:
        """Return the key with which this house signs its messages; it is made once, whichever worker needs it first."""
        if not self.key:
            async with self.hall.sessions() as session:
                found = await session.get(HouseRow, KEY)
            if found is None:
                try:
                    async with self.hall.sessions.begin() as session:
                        session.add(HouseRow(key=KEY, value=new_key()))
                except IntegrityError:
                    pass
                async with self.hall.sessions() as session:
                    found = await session.get_one(HouseRow, KEY)
            self.key = found.value
        return self.key

    # ------------------------------------------------------------ what somebody wants

    async def now(self, player: PlayerRow) -> CallingNow:
        """Return how somebody is called now."""
        async with self.hall.sessions() as session:
            count = await session.scalar(
                select(func.count()).select_from(DeviceRow).where(DeviceRow.player == player.id)
            )
        held = player.calling or {}
        pending = str(held.get("pending", {}).get("address", ""))
        key = public_key(await self.push_key())
        mails = self.hall.settings.mail is not None
        return CallingNow(wish_of(player), self.address_of(player), pending, count or 0, key, mails)

    async def wish(self, player: PlayerRow, wish: Calling) -> PlayerRow:
        """Call somebody otherwise from now on."""
        if wish.channel == "mail" and not self.address_of(player):
            raise TooEarly("no-mail", "field channel: confirm an address for mail first")
        if wish.channel == "webhook" and not player.webhook:
            raise TooEarly("no-webhook", "field channel: name a webhook first")
        held = {**(player.calling or {}), "wish": msgspec.to_builtins(wish)}
        return await self.hall.people.store(player, {"calling": held})

    async def add_device(self, player: str, device: Device) -> None:
        """Write to one more device from now on; an endpoint belongs to whoever named it last."""
        subscribed = Subscribed(device.endpoint, device.p256dh, device.auth)
        try:
            check(subscribed)
        except ValueError as error:
            raise Fault("bad-device", str(error)) from error
        self.hall.caller.check(device.endpoint)
        async with self.hall.sessions.begin() as session:
            await session.execute(delete(DeviceRow).where(DeviceRow.endpoint == device.endpoint))
            mine = select(func.count()).select_from(DeviceRow).where(DeviceRow.player == player)
            if (await session.scalar(mine) or 0) >= DEVICES:
                raise TooMuch("too-many-devices", f"{DEVICES} devices are called already; take one off first")
            session.add(DeviceRow(player=player, created=self.hall.clock(), **subscribed._asdict()))

    async def forget_device(self, player: str, endpoint: str) -> None:
        """Write to a device no more."""
        async with self.hall.sessions.begin() as session:
            await session.execute(delete(DeviceRow).where(DeviceRow.player == player, DeviceRow.endpoint == endpoint))

    # ------------------------------------------------------------ mail

    async def ask_for_mail(self, player: PlayerRow, address: str) -> PlayerRow:
        """Send a code to an address: nobody is written to who has not said so themselves."""
        settings = self.hall.settings.mail
        if settings is None:
            raise TooEarly("no-mails", "this house sends no mail; its host has named no mail server")
        code = "".join(secrets.choice("0123456789") for _ in range(6))
        text = WORDS.get(wish_of(player).language, WORDS["en"])[2].format(code=code)
        if not await send_mail(settings, address, text, text):
            raise TooEarly("mail-failed", "the mail server did not take it; try again later")
        pending: dict[str, Any] = {"address": address, "code": code, "tries": 0, "until": self.hall.clock() + CODE_LIFE}
        return await self.hall.people.store(player, {"calling": {**(player.calling or {}), "pending": pending}})

    async def confirm_mail(self, player: PlayerRow, code: str) -> PlayerRow:
        """Write to an address from now on whose code is right."""
        held = dict(player.calling or {})
        pending = dict(held.get("pending") or {})
        if not pending or pending["until"] < self.hall.clock() or pending["tries"] >= CODE_TRIES:
            raise TooEarly("ask-again", "there is no code that you could confirm; ask for another one")
        pending["tries"] += 1
        if not secrets.compare_digest(str(pending["code"]).encode(), code.strip().encode()):
            await self.hall.people.store(player, {"calling": {**held, "pending": pending}})
            raise Forbidden("wrong-code", "that is not the code that was sent")
        del held["pending"]
        return await self.hall.people.store(player, {"calling": {**held, "mail": pending["address"]}})
