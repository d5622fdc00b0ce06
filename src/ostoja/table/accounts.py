"""Accounts: a login and a password that keep a guest's tables, and how often somebody may try one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from ostoja.table.api.limits import Tries
from ostoja.table.faults import Fault, Forbidden, TooMuch
from ostoja.table.password_strength import check_password
from ostoja.table.passwords import Passwords

if TYPE_CHECKING:
    from ostoja.table.people import People
    from ostoja.table.protocol.people import Credentials
    from ostoja.table.storage.schema import PlayerRow


class Accounts:
    """The accounts of a server."""

    def __init__(self, people: People, most_tries: int) -> None:
        self.people = people
        self.passwords = Passwords()
        self.tries = Tries(most_tries)

    async def make(self, player: PlayerRow, credentials: Credentials) -> PlayerRow:
        """Give a guest a login and a password; the history stays."""
        if player.login:
            raise Fault("has-account", f"you already have an account: {player.login}")
        check_password(credentials.password, credentials.login, player.name)
        values = {"login": credentials.login, "password": await self.passwords.make(credentials.password)}
        try:
            return await self.people.store(player, values)
        except IntegrityError as error:
            raise Fault("login-taken", f"the field login: {credentials.login} is taken; take another") from error

    async def log_in(self, credentials: Credentials, household: str) -> tuple[PlayerRow, str]:
        """Make this device the account's; nothing in the answer, or in its time, tells which of the two was wrong."""
        login = credentials.login
        if not self.tries.take(login, household):
            raise TooMuch(
                "too-many-tries",
                "too many wrong passwords for this login from here; wait a quarter of an hour, "
                "or make a link to this device on one that is logged in",
            )
        try:
            player = await self.people.find_login(login)
            fits = await self.passwords.fits(player.password if player else "", credentials.password)
        except Exception:
            self.tries.give_back(login, household)  # nothing was tried
            raise
        if player is None or not fits:
            raise Forbidden("bad-login", "login and password do not fit")
        self.tries.forgive(login, household)
        return player, await self.people.open_session(player)

    def close(self) -> None:
        """Stop making and trying passwords."""
        self.passwords.close()
