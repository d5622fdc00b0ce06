"""What a server refuses, each with a key of the texts, a detail and an HTTP status; and what keeps it from serving."""

from __future__ import annotations

from ostoja.engine.errors import OstojaError


class Fault(OstojaError):
    """A request that cannot be served; nothing was changed."""

    status = 400

    def __init__(self, error: str, detail: str) -> None:
        super().__init__(detail)
        self.error = error
        self.detail = detail


class Unknown(Fault):
    """There is no such thing here."""

    status = 404


class Unnamed(Fault):
    """Nobody is known by this request's cookie or token."""

    status = 401

    def __init__(self) -> None:
        super().__init__("unnamed", "say who you are first: POST /api/players with a name")


class Forbidden(Fault):
    """It is not this player's to do."""

    status = 403


class TooEarly(Fault):
    """It is not possible yet, or not any more."""

    status = 409


class Shut(Fault):
    """A table cannot be opened; the key says what is the trouble: broken, or outdated."""

    status = 409


class TooMuch(Fault):
    """Somebody asks for too much at once."""

    status = 429


class TryAgain(Fault):
    """The house cannot do it at the moment, through no fault of whoever asks."""

    status = 503


def not_written() -> TryAgain:
    """Say that the database did not take something: nothing was changed."""
    return TryAgain("try-again", "the database did not take it, nothing was changed; try again in a moment")


def unsure() -> TryAgain:
    """Say that nobody knows yet whether something was stored."""
    return TryAgain("unsure", "the database went silent; look whether it was done before you try again")


class HouseError(OstojaError):
    """Something about the machine, the data folder or the settings of a server; the message names the way out."""
