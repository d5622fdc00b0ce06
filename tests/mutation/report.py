"""What came of a run: how many mutants died, by operator, and which survived."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, Final

from tests.mutation.scope import ROOT
from tests.mutation.trials import KILLED, SURVIVED, TIMED_OUT

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tests.mutation.excuses import Excuse
    from tests.mutation.mutants import Mutant
    from tests.mutation.trials import Verdict

EQUIVALENT: Final = "equivalent"
COLUMNS: Final = (KILLED, TIMED_OUT, SURVIVED, EQUIVALENT)


class Report:
    """The verdicts on the mutants of one game."""

    def __init__(self, game: str, total: int, known: Mapping[Mutant, Excuse]) -> None:
        self.game = game
        self.total = total
        self.known = known
        self.verdicts: list[Verdict] = []
        self.began = time.perf_counter()

    def add(self, verdict: Verdict) -> None:
        """Note one more verdict."""
        self.verdicts.append(verdict)

    def column(self, verdict: Verdict) -> str:
        """Say under which heading a verdict counts."""
        return EQUIVALENT if verdict.outcome == SURVIVED and verdict.mutant in self.known else verdict.outcome

    def counted(self) -> Counter[str]:
        """Count the verdicts."""
        return Counter(self.column(verdict) for verdict in self.verdicts)

    @property
    def share(self) -> float:
        """Return the share of the killed among all that were tried, the equivalent ones included."""
        counted = self.counted()
        return (counted[KILLED] + counted[TIMED_OUT]) / max(len(self.verdicts), 1)

    @property
    def survivors(self) -> list[Verdict]:
        """List what survived without a reason."""
        return in_order(verdict for verdict in self.verdicts if self.column(verdict) == SURVIVED)

    @property
    def refuted(self) -> list[Verdict]:
        """List what is called equivalent and was killed."""
        known = self.known
        return in_order(each for each in self.verdicts if each.mutant in known and each.outcome != SURVIVED)

    def progress(self) -> str:
        """Say how far it has got."""
        counted = self.counted()
        seconds = max(time.perf_counter() - self.began, 1e-9)
        return (
            f"{self.game}: {len(self.verdicts)}/{self.total} tried, {counted[KILLED]} killed, "
            f"{counted[TIMED_OUT]} timed out, {counted[SURVIVED]} survived, {counted[EQUIVALENT]} equivalent, "
            f"{60 * len(self.verdicts) / seconds:.0f} a minute"
        )

    def lines(self) -> Iterator[str]:
        """Spell the report."""
        yield ""
        yield f"{self.game}: {len(self.verdicts)} mutants, {100 * self.share:.1f} % killed"
        yield ""
        yield from self.by_operator()
        for title, found in (("survived", self.survivors), ("called equivalent, yet killed", self.refuted)):
            if found:
                yield ""
                yield f"{title}:"
            for verdict in found:
                yield from portrait(verdict)

    def by_operator(self) -> Iterator[str]:
        """Spell the table of operators."""
        counts = Counter((verdict.mutant.operator, self.column(verdict)) for verdict in self.verdicts)
        yield "".join(("operator".ljust(16), *(column.rjust(12) for column in COLUMNS)))
        for operator in sorted({operator for operator, _ in counts}):
            yield "".join((operator.ljust(16), *(str(counts[operator, column]).rjust(12) for column in COLUMNS)))
        yield "".join(("all".ljust(16), *(str(self.counted()[column]).rjust(12) for column in COLUMNS)))


def in_order(verdicts: Iterator[Verdict]) -> list[Verdict]:
    """Sort verdicts by where their mutants stand."""
    return sorted(verdicts, key=lambda each: (each.mutant.chapter.path, each.mutant.line, each.mutant.operator))


def portrait(verdict: Verdict) -> Iterator[str]:
    """Spell one mutant: where it stands, what it changes, and which rules its function cites."""
    mutant = verdict.mutant
    key = mutant.key
    tag = " (told)" if mutant.told else ""
    yield f"  {place(mutant)} {mutant.function}, {mutant.operator}{tag}: {', '.join(mutant.rules) or 'no rule'}"
    yield f"      {key.before}  →  {key.after}"
    if verdict.killer:
        yield f"      {verdict.killer}"


def place(mutant: Mutant) -> str:
    """Say in which line of which file a mutant stands."""
    path = mutant.chapter.path
    return f"{path.relative_to(ROOT) if path.is_relative_to(ROOT) else path.name}:{mutant.line}"
