"""What came of the marks of a game: which pairs of a test and a rule bite, and which are excused for a reason."""

from __future__ import annotations

import time
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.mutation.excuses import BadEntry
from tests.mutation.marks import Pair
from tests.mutation.misprints import Misprint
from tests.mutation.mutants import shortened
from tests.mutation.scope import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from ostoja.lab.rule_places import Place
    from tests.mutation.cited import Change
    from tests.mutation.marks import Marks

LISTED: Final = Path(__file__).with_name("marks.toml")
FIELDS: Final = {"test", "rule", "reason"}
TOLD: Final = 5.0  # seconds between two lines of progress


def excused_pairs(listed: Path = LISTED) -> dict[Pair, str]:
    """Read the list of pairs that no change can show to bite, with the reasons."""
    found: dict[Pair, str] = {}
    for entry in tomllib.loads(listed.read_text(encoding="utf-8")).get("excused", []):
        if entry.keys() != FIELDS or not all(isinstance(value, str) and value for value in entry.values()):
            raise BadEntry(f"an entry has the fields {', '.join(sorted(FIELDS))}, not {entry}")
        found[Pair(entry["test"], entry["rule"])] = entry["reason"]
    return found


class MarkReport:
    """The pairs of one game."""

    def __init__(
        self,
        game: str,
        rules: Iterable[str],
        places: Mapping[str, Sequence[Place]],
        say: Callable[[str], None],
        *,
        closely: bool = False,
    ) -> None:
        self.game = game
        self.places = places
        self.say = say
        self.closely = closely  # whether every pair is shown with what it bit
        self.without_code = [rule for rule in rules if rule not in places]
        self.bitten: dict[Pair, Change] = {}
        self.dull: dict[Pair, str] = {}  # why a pair does not bite
        self.excused: dict[Pair, str] = {}
        self.pairs = 0
        self.tried = 0
        self.began = self.told = time.perf_counter()

    def add(self, pair: Pair, change: Change) -> None:
        """Note that a pair has bitten."""
        self.bitten[pair] = change
        if self.closely:
            self.say(f"{pair.rule}  {short(pair.test)}\n    {spelled(change)}")

    def tick(self) -> None:
        """Note one more trial, and say now and then how far it has got."""
        self.tried += 1
        if time.perf_counter() - self.told > TOLD:
            self.told = time.perf_counter()
            speed = 60 * self.tried / (self.told - self.began)
            self.say(f"{self.game}: {self.tried} changes tried, {speed:.0f} a minute; {len(self.bitten)} pairs bite")

    def close(self, marks: Marks, excused: Mapping[Pair, str]) -> None:
        """Find out why the others do not bite."""
        self.pairs = len(marks.pairs)
        for pair in sorted(marks.pairs - self.bitten.keys(), key=lambda each: (each.rule, each.test)):
            if pair in excused:
                self.excused[pair] = excused[pair]
            elif pair in marks.properties:
                self.dull[pair] = "a test of random play proves no rule"
            elif pair.rule not in self.places:
                self.dull[pair] = "the code does not cite the rule"
            elif not marks.changes[pair.rule]:
                self.dull[pair] = "nothing can be changed where it is cited"
            else:
                self.dull[pair] = f"none of {len(marks.changes[pair.rule])} changes"

    def refuted(self, excused: Mapping[Pair, str]) -> list[Pair]:
        """List what is excused and bites."""
        return sorted(self.bitten.keys() & excused.keys())

    def lines(self, excused: Mapping[Pair, str]) -> Iterator[str]:
        """Spell the report."""
        if self.dull:
            yield "\ndoes not bite:"
        for pair, reason in self.dull.items():
            where = ", ".join(f"{place.file.name}:{place.line}" for place in self.places.get(pair.rule, ()))
            yield f"  {pair.rule}  {short(pair.test)}"
            yield f"      {reason}{': ' if where else ''}{where}"
        if refuted := self.refuted(excused):
            yield "\nexcused, yet it bites:"
            yield from (f"  {pair.rule}  {short(pair.test)}" for pair in refuted)
        if self.without_code:
            yield f"\nrules without a place in the code: {', '.join(self.without_code)}"
        yield ""
        yield (
            f"{self.game}: {self.pairs} pairs of a test and a rule, {len(self.bitten)} bite, {len(self.dull)} do not, "
            f"{len(self.excused)} excused; {len(self.without_code)} rules without a place in the code; "
            f"{self.tried} changes tried in {time.perf_counter() - self.began:.0f} s"
        )


def short(test: str) -> str:
    """Name a test as `ostoja rules` does."""
    return test.rpartition("/")[2]


def spelled(change: Change) -> str:
    """Spell a change: where it stands and what it is."""
    if isinstance(change, Misprint):
        path, before, after = change.path, change.before, change.after
    else:
        path, before, after = change.chapter.path, change.key.before, change.key.after
    name = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path.name
    return f"{name}:{change.line} {change.operator}: {shortened(before.splitlines())}  →  {after}"
