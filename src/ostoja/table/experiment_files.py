"""Experiments in the data folder: how far each is, and its pictures; all workers of a machine read the same."""

from __future__ import annotations

import os
import re
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from ostoja.table.protocol.experiments import ExperimentCard, NewExperiment, Pictures
from ostoja.table.storage.home import OWNER_ONLY, make

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NAME: Final = re.compile(r"[A-Za-z0-9_-]{8,24}")
SILENT: Final = 60.0  # seconds without a word after which whoever played an experiment is gone
KEPT: Final = 200  # experiments of all
UNFINISHED: Final = ("waiting", "playing")


class Stored(Struct):
    """An experiment as its file holds it."""

    card: ExperimentCard
    player: str

    def wish(self) -> NewExperiment:
        """Return what is tried."""
        card = self.card
        return NewExperiment(card.game, card.seats, card.games, card.options, card.data, card.bot)


class ExperimentFiles:
    """The experiments of a house."""

    def __init__(self, home: Path) -> None:
        self.folder = home / "experiments"

    def write(self, stored: Stored) -> None:
        """Write down how far an experiment is."""
        make(self.folder)
        self.put(f"{stored.card.id}.json", msgspec.json.encode(stored))

    def put(self, name: str, content: bytes) -> None:
        """Write a file whole or not at all; it is the owner's alone."""
        beside = self.folder / f"{name}.new"
        with open(beside, "wb", opener=lambda path, flags: os.open(path, flags, OWNER_ONLY)) as file:
            file.write(content)
        beside.replace(self.folder / name)

    def read(self, name: str) -> Stored | None:
        """Read an experiment; one whose worker has fallen silent is lost."""
        if not NAME.fullmatch(name):
            return None
        file = self.folder / f"{name}.json"
        try:
            stored = msgspec.json.decode(file.read_bytes(), type=Stored)
            silence = time.time() - file.stat().st_mtime
        except (OSError, msgspec.MsgspecError):
            return None
        if stored.card.status in UNFINISHED and silence > SILENT:
            stored.card.status, stored.card.trouble = "failed", "lost"
        return stored

    def all(self) -> Iterator[Stored]:
        """List all experiments, the newest first."""
        found = [self.read(file.stem) for file in self.folder.glob("*.json")]
        yield from sorted((one for one in found if one is not None), key=lambda one: -one.card.created)

    def keep(self, name: str, language: str, pictures: Pictures, page: str) -> None:
        """Keep the pictures of an experiment in one language."""
        self.put(f"{name}.{language}.pictures", msgspec.json.encode(pictures))
        self.put(f"{name}.{language}.html", page.encode())

    def pictures(self, name: str, language: str) -> Pictures | None:
        """Return the pictures of an experiment, if there are any."""
        content = self.content(f"{name}.{language}.pictures")
        return msgspec.json.decode(content, type=Pictures) if content else None

    def page(self, name: str, language: str) -> bytes:
        """Return the page that stands by itself; nothing if there is none."""
        return self.content(f"{name}.{language}.html")

    def content(self, name: str) -> bytes:
        """Return what a file holds; nothing if there is no such file."""
        with suppress(OSError):
            return (self.folder / name).read_bytes()
        return b""

    def ask_to_stop(self, name: str) -> None:
        """Leave word for whoever plays an experiment that it is to end."""
        (self.folder / f"{name}.stop").touch()

    def is_to_stop(self, name: str) -> bool:
        """Tell whether somebody wants an experiment to end."""
        return (self.folder / f"{name}.stop").exists()

    def forget_old(self) -> None:
        """Remove the oldest experiments, so that they never fill a disk."""
        for stored in list(self.all())[KEPT:]:
            for file in self.folder.glob(f"{stored.card.id}.*"):
                file.unlink(missing_ok=True)
