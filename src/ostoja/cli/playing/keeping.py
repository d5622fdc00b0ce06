"""Keeping a record of the match in a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ostoja.engine.errors import RecordError
from ostoja.engine.record import write_record
from ostoja.engine.rng import pledge

if TYPE_CHECKING:
    from ostoja.cli.playing.screen import Screen
    from ostoja.engine.match import Match


class Keeping:
    """Where the record goes, if it was asked for. A file that is already there is never written over."""

    def __init__(self, match: Match, path: Path | None) -> None:
        self.match = match
        self.path = path
        if path is not None:
            check_free(path)

    def keep_so_far(self, screen: Screen) -> None:
        """Write the record now, without the seed: it gives no dice and no cards away, and is completed at the end."""
        if self.path is None:
            path = Path(f"{self.match.game.key}-{pledge(self.match.seed)[:8]}.jsonl")
            check_free(path)
            self.path = path
        self._write(with_seed=False)
        screen.say("play-saved-so-far", path=str(self.path))

    def keep(self, screen: Screen) -> None:
        """Write the whole record with its seed, once the person has seen the end or left."""
        if self.path is not None:
            self._write(with_seed=True)
            screen.say("play-saved", path=str(self.path))

    def _write(self, *, with_seed: bool) -> None:
        """Write the file."""
        assert self.path is not None
        try:
            self.path.write_text(write_record(self.match, with_seed=with_seed), encoding="utf-8")
        except OSError as error:
            raise RecordError(f"record {self.path} cannot be written: {error}") from error


def check_free(path: Path) -> None:
    """Refuse a file that is there already or cannot be made, before the game begins."""
    if path.exists():
        raise RecordError(f"record {path} is there already; name a new file")
    if not path.absolute().parent.is_dir():
        raise RecordError(f"record {path} cannot be written: there is no folder {path.parent}")
