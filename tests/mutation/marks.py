"""Marks that are true: a test that is marked with a rule fails for some change to the code that cites the rule."""

from __future__ import annotations

import json
import re
import signal
import sys
from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple

import pytest

from tests.mutation.children import answers
from tests.mutation.cited import in_order
from tests.mutation.graft import Importer, forget, graft
from tests.mutation.misprints import Misprint
from tests.mutation.mutants import Mutant, distinct
from tests.mutation.trials import PATIENCE, RAN, TIMES, Judge, NotGreen, Trials, be_quiet, may_kill

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from tests.mutation.children import Answer
    from tests.mutation.cited import Change
    from tests.mutation.trials import Suite

# A test that fails because changed data are refused has seen nothing of the rule.
REFUSED: Final = re.compile(r"(\w+\.)*DataError\b")


class Pair(NamedTuple):
    """A test, by its name without parameters, and a rule that it is marked with."""

    test: str
    rule: str


class Trial(NamedTuple):
    """A change and the tests that it meets: in the game as it is loaded, or in one that is imported with the change."""

    change: Change
    tests: tuple[str, ...]
    anew: bool = False


class Chosen(Judge):
    """Keeps to some tests and sees which of them fail."""

    def __init__(self, limits: dict[str, float], tests: Iterable[str]) -> None:
        super().__init__(limits)
        self.tests = set(tests)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the chosen tests."""
        items[:] = [item for item in items if named(item.nodeid) in self.tests and may_kill(item)]


class Marks(Trials):
    """Tries changes until every pair has bitten, or nothing is left that could show that it does."""

    def __init__(
        self,
        suite: Suite,
        changes: Mapping[str, Sequence[Change]],
        jobs: int,
        bitten: Callable[[Pair, Change], None],
        tick: Callable[[], None],
    ) -> None:
        super().__init__(suite, (), jobs, lambda _: None)
        self.changes = changes
        self.bitten = bitten
        self.tick = tick
        self.pairs: set[Pair] = set()
        self.properties: set[Pair] = set()  # pairs of a test that looks for any fault in random play
        self.open: dict[str, set[str]] = {}  # tests that have not bitten yet, by rule
        self.rules: dict[Change, list[str]] = {}
        self.later: list[Change] = []
        for rule, found in changes.items():
            for change in found:
                self.rules.setdefault(change, []).append(rule)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Read the marks, and keep the tests that may bite."""
        fit: set[Pair] = set()
        for item in items:
            pairs = {Pair(named(item.nodeid), mark.args[0]) for mark in item.iter_markers("rule")}
            pairs = {pair for pair in pairs if pair.rule in self.changes}
            self.pairs |= pairs
            if may_kill(item):
                fit |= pairs
        self.properties = self.pairs - fit
        for pair in fit:
            if self.changes[pair.rule]:
                self.open.setdefault(pair.rule, set()).add(pair.test)
        tests = set().union(*self.open.values())
        items[:] = [item for item in items if named(item.nodeid) in tests and may_kill(item)]

    def try_all(self) -> None:
        """Try the changes in the game that is loaded, then what is left in games that are imported with them."""
        for trials in (self.grafted(), self.imported()):
            alone: deque[Trial] = deque()
            for trial, answer in answers(trials, self.outcome, self.jobs):
                self.learn(trial, answer, alone)
            for trial, answer in answers(alone, self.outcome, self.jobs):
                self.learn(trial, answer, alone)

    def grafted(self) -> Iterator[Trial]:
        """Yield the changes that an open pair waits for, as long as it waits."""
        every = in_order(self.rules)
        mutants = (each for each in every if isinstance(each, Mutant) and self.waiting(each))
        misprints = (each for each in every if isinstance(each, Misprint))
        for some in (distinct(mutants), misprints):
            for change in some:
                if tests := self.waiting(change):
                    yield Trial(change, tests)

    def imported(self) -> Iterator[Trial]:
        """Yield the changes that came too late, or could not be made, after everything was imported."""
        for change in in_order(self.later):
            if tests := self.waiting(change):
                yield Trial(change, tests, anew=True)

    def waiting(self, change: Change) -> tuple[str, ...]:
        """List the tests that a change could make bite."""
        return tuple(sorted(set().union(*(self.open.get(rule, ()) for rule in self.rules[change]))))

    def learn(self, trial: Trial, answer: Answer, alone: deque[Trial]) -> None:
        """Note which tests failed; if one of several ended the process, each is tried alone."""
        self.tick()
        if answer.status and len(trial.tests) > 1:
            alone.extend(trial._replace(tests=(test,)) for test in trial.tests)
        elif answer.status:
            if answer.status > 0 and "MemoryError" not in answer.text:
                raise RuntimeError(answer.text)
            self.bite(trial.change, trial.tests)
        else:
            failed, is_sure = json.loads(answer.text)
            self.bite(trial.change, failed)
            if not is_sure:
                self.later.append(trial.change)

    def bite(self, change: Change, tests: Iterable[str]) -> None:
        """Close the pairs of tests that failed."""
        for rule in self.rules[change]:
            for test in sorted(self.open.get(rule, set()).intersection(tests)):
                self.open[rule].remove(test)
                self.bitten(Pair(test, rule), change)

    def outcome(self, trial: Trial) -> str:
        """Return the tests that fail, and whether the others have met the change for certain."""
        be_quiet()
        if trial.anew:
            return json.dumps((self.failed_anew(trial), True))
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
        change = trial.change
        if isinstance(change, Misprint):
            is_put, is_sure = change.put(), False
        else:
            former = graft(change)
            is_put, is_sure = former is not None, former is not None and former not in RAN
        if is_put:
            self.run([item for item in self.items if named(item.nodeid) in trial.tests])
        return json.dumps((failures(self, change), is_sure))

    def failed_anew(self, trial: Trial) -> list[str]:
        """Return the tests that fail in a game that is imported with the change in it."""
        signal.setitimer(signal.ITIMER_PROF, TIMES * PATIENCE)
        forget(self.suite.packages)
        if isinstance(trial.change, Misprint):
            trial.change.put_for_import()
        else:
            sys.meta_path.insert(0, Importer(trial.change))
        judge = Chosen(self.limits, trial.tests)
        files = {str(self.suite.root / test.partition("::")[0]) for test in trial.tests}
        pytest.main(self.suite.arguments(sorted(files)), [judge])
        return failures(judge, trial.change)

    def run(self, items: Sequence[pytest.Item]) -> None:
        """Run tests, whether they fail or not."""
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


def named(nodeid: str) -> str:
    """Name a test without its parameters."""
    return nodeid.partition("[")[0]


def failures(judge: Judge, change: Change) -> list[str]:
    """List the tests that failed for another reason than that misprinted data were refused."""
    failed = [each for each in judge.failed if not (isinstance(change, Misprint) and is_refusal(each))]
    return sorted({named(report.nodeid) for report in failed})


def is_refusal(report: pytest.TestReport) -> bool:
    """Tell whether a test failed because data were refused."""
    crash = getattr(report.longrepr, "reprcrash", None)
    return crash is not None and REFUSED.match(crash.message) is not None


def try_marks(marks: Marks) -> None:
    """Run the trials of one game's marks; everything is imported anew, so that what runs at import is seen."""
    forget(marks.suite.packages)
    status = pytest.main(marks.suite.arguments(), [marks])
    if marks.killer or status not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        raise NotGreen(marks.killer or f"pytest ended with {status}")
