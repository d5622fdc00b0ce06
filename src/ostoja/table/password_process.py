"""The process in which passwords are made and tried: `python -m ostoja.table.password_process`.

A line comes in for every task and its answer goes out as another, one at a time. It ends with whoever writes the tasks,
also if that one is killed: then there is nothing more to read.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError, VerifyMismatchError
from argon2.profiles import RFC_9106_LOW_MEMORY
from msgspec import Struct

NICE: Final = 10  # how far it stands back behind those who serve, and behind the bots

# Named, so that old and new accounts, and logins that nobody has, take the same time whatever argon2 makes its default.
HASHER: Final = PasswordHasher.from_parameters(RFC_9106_LOW_MEMORY)
NOBODYS: Final = (  # what is tried for a login that nobody has; whatever fits it, nobody gets in by it
    "$argon2id$v=19$m=65536,t=3,p=4$bm9ib2R5IGhhcyBpdCAuLg$CsYk9jm+n+UKus36tf9YEDcuGTaLsaIBCX/Bornq+/g"
)


class Make(Struct, tag="make"):
    """Make what is stored of a password."""

    password: str


class Fit(Struct, tag="fit"):
    """Tell whether a password is the one; where none is stored it is not, which takes just as long to find."""

    stored: str
    password: str


class Outcome(Struct):
    """What came of a task: what is to be stored, or whether it fits; or what went wrong."""

    made: str = ""
    fits: bool = False
    trouble: str = ""


Task = Make | Fit

TASKS: Final[msgspec.json.Decoder[Task]] = msgspec.json.Decoder(Task)


def done(task: Task) -> Outcome:
    """Do a task."""
    try:
        if isinstance(task, Make):
            return Outcome(made=HASHER.hash(task.password))
        HASHER.verify(task.stored or NOBODYS, task.password)
        return Outcome(fits=bool(task.stored))
    except (VerifyMismatchError, InvalidHashError):
        return Outcome()
    except (Argon2Error, MemoryError) as error:
        return Outcome(trouble=str(error) or type(error).__name__)


def main() -> None:
    """Do what comes until nothing more can come."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server to handle
    if sys.platform != "win32":
        os.nice(NICE)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(done(TASKS.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
