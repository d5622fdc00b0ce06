"""Equivalent mutants: changes that change nothing a player could notice, each with the reason."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tests.mutation.mutants import Key

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tests.mutation.mutants import Mutant

LISTED: Final = Path(__file__).with_name("equivalent")  # a file for each game, and one for the kit
FIELDS: Final = {*Key._fields, "reason", "games", "occurrence"}


class BadEntry(Exception):
    """An entry of the list that cannot be meant."""


class Excuse(NamedTuple):
    """One entry: which mutant, for which games (none: for all), and why nobody could notice."""

    key: Key
    occurrence: int  # where the same change can be made to several lines of a function that read the same
    games: tuple[str, ...]
    reason: str

    def holds_for(self, game: str) -> bool:
        """Tell whether the reason holds for a game."""
        return not self.games or game in self.games


def excuses(folder: Path = LISTED) -> list[Excuse]:
    """Read the lists."""
    lists = [tomllib.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.toml"))]
    return [excuse(entry) for listed in lists for entry in listed.get("equivalent", [])]


def excuse(entry: Mapping[str, object]) -> Excuse:
    """Read one entry."""
    if unknown := sorted(entry.keys() - FIELDS):
        raise BadEntry(f"an entry has the unknown fields {', '.join(unknown)}: {dict(entry)}")
    if missing := [field for field in (*Key._fields, "reason") if not isinstance(entry.get(field), str)]:
        raise BadEntry(f"an entry lacks {', '.join(missing)}: {dict(entry)}")
    occurrence, named = entry.get("occurrence", 1), entry.get("games", [])
    if not isinstance(occurrence, int) or not isinstance(named, list):
        raise BadEntry(f"an entry counts or names games wrongly: {dict(entry)}")
    key = Key(*(str(entry[field]) for field in Key._fields))
    return Excuse(key, occurrence, tuple(map(str, named)), str(entry["reason"]))


def excused(listed: Iterable[Excuse], mutants: Iterable[Mutant], game: str) -> dict[Mutant, Excuse]:
    """Find the mutants of a game that the list names."""
    wanted = {(each.key, each.occurrence): each for each in listed if each.holds_for(game)}
    places = {(key.module, key.function, key.operator) for key, _ in wanted}
    seen: dict[Key, int] = {}
    found: dict[Mutant, Excuse] = {}
    for mutant in mutants:
        if (mutant.chapter.name, mutant.function, mutant.operator) in places:
            key = mutant.key
            seen[key] = seen.get(key, 0) + 1
            if each := wanted.get((key, seen[key])):
                found[mutant] = each
    return found
