"""Trials: a game's tests are collected once, and every mutant meets them in a child until one of them fails."""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import time
from typing import TYPE_CHECKING, Final, NamedTuple

import pytest

from tests.mutation.children import answers
from tests.mutation.graft import Importer, forget, graft

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path
    from types import CodeType, FrameType

    from tests.mutation.mutants import Mutant

KILLED: Final = "killed"
TIMED_OUT: Final = "timed out"
SURVIVED: Final = "survived"

PATIENCE: Final = 2.0  # seconds of computing that any test may take
TIMES: Final = 10  # and so many times what it takes without a mutant
LONG: Final = 600.0
MEMORY: Final = 2 << 30

NO_KILLERS: Final = ("test_judgement.py", "test_well_played.py")  # of bots, and of what every game has to keep to


RAN: Final[set[CodeType]] = set()  # the functions that were called while the games and their tests were imported


def watch(frame: FrameType, event: str, _: object) -> None:
    """Note every function that is called."""
    if event == "call":
        RAN.add(frame.f_code)


class Suite(NamedTuple):
    """The tests that may kill, and what they import."""

    root: Path
    folder: Path
    packages: tuple[str, ...]

    def arguments(self, files: Iterable[str] = ()) -> list[str]:
        """Say it, or only some files of it, to pytest; plug-ins cost time, and their options are not used."""
        quiet = [
            "-qq",
            "--no-header",
            "--no-summary",
            "--capture=no",
            "--disable-plugin-autoload",
            "-p",
            "no:cacheprovider",
        ]
        where = [*files] or [str(self.folder)]
        return [*quiet, "-c", str(self.root / "pyproject.toml"), "--rootdir", str(self.root), *where]


class Verdict(NamedTuple):
    """What came of a mutant."""

    mutant: Mutant
    outcome: str
    killer: str  # the test that failed


class NotGreen(Exception):
    """The tests fail without any mutant."""


class Judge:
    """A plug-in of pytest that orders the tests for a mutant, limits their time and sees which one fails."""

    def __init__(self, limits: dict[str, float], mutant: Mutant | None = None) -> None:
        self.limits = limits
        self.mutant = mutant
        self.killer = ""
        self.failed: list[pytest.TestReport] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the tests that may kill, the likeliest first."""
        items[:] = [item for item in items if may_kill(item)]
        if self.mutant is not None:
            items[:] = ordered(items, self.mutant, self.limits)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A mutant that cannot be imported is dead."""
        if report.failed:
            self.killer = self.killer or f"import of {report.nodeid}"

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Give a test its time; the signal ends the process, whatever it is doing."""
        signal.setitimer(signal.ITIMER_PROF, self.limits.get(nodeid, PATIENCE))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """See which tests fail, and which one first."""
        if report.failed:
            self.killer = self.killer or report.nodeid
            self.failed.append(report)


class Trials(Judge):
    """The plug-in that holds the collected tests and, instead of running them, tries the mutants."""

    def __init__(self, suite: Suite, mutants: Iterable[Mutant], jobs: int, told: Callable[[Verdict], None]) -> None:
        super().__init__({})
        self.suite = suite
        self.mutants = mutants
        self.jobs = jobs
        self.told = told
        self.items: list[pytest.Item] = []

    def pytest_collection(self) -> None:
        """Watch what is worked out once, at import: there a change to a function would come too late."""
        sys.setprofile(watch)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Measure the tests as they are, then try the mutants."""
        sys.setprofile(None)
        self.items = session.items
        if self.is_green():
            self.try_all()
        return True

    def is_green(self) -> bool:
        """Give every test its time, if all of them pass without a mutant."""
        [(_, said)] = answers([()], self.measured, 1)
        took = json.loads(said.text) if said.status == 0 else said.text
        if not isinstance(took, dict):
            self.killer = str(took)
            return False
        self.limits = {test: PATIENCE + TIMES * seconds for test, seconds in took.items()}
        return True

    def try_all(self) -> None:
        """Try every mutant in a child of its own."""
        for mutant, answer in answers(self.mutants, self.tried, self.jobs):
            if answer.status == -signal.SIGPROF:
                self.told(Verdict(mutant, TIMED_OUT, ""))
            elif answer.status:
                self.told(Verdict(mutant, KILLED, f"crash: {answer.text or answer.status}"))
            else:
                self.told(Verdict(mutant, KILLED if answer.text else SURVIVED, answer.text))

    def measured(self, _: object) -> str:
        """Run all tests without a mutant; return what each takes, or the first that fails."""
        be_quiet()
        self.limits = dict.fromkeys((item.nodeid for item in self.items), LONG)
        took: dict[str, float] = {}
        for item in self.items:
            began = time.process_time()
            if self.killed_by([item]):
                return json.dumps(self.killer)
            took[item.nodeid] = time.process_time() - began
        return json.dumps(took)

    def tried(self, mutant: Mutant) -> str:
        """Return the test that kills a mutant, none if it survives."""
        be_quiet()
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
        former = graft(mutant)
        if former is not None and self.killed_by(ordered(self.items, mutant, self.limits)):
            return self.killer
        if former is not None and former not in RAN:
            return ""
        return self.tried_anew(mutant)

    def tried_anew(self, mutant: Mutant) -> str:
        """Return the test that kills a mutant in a game that is imported with the mutant in it."""
        signal.setitimer(signal.ITIMER_PROF, TIMES * PATIENCE)
        forget(self.suite.packages)
        sys.meta_path.insert(0, Importer(mutant))
        judge = Judge(self.limits, mutant)
        pytest.main([*self.suite.arguments(), "--exitfirst"], [judge])
        return judge.killer

    def killed_by(self, items: list[pytest.Item]) -> bool:
        """Run tests until one fails."""
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.killer:
                return True
        return False


def tried(suite: Suite, mutants: Iterable[Mutant], jobs: int, told: Callable[[Verdict], None]) -> None:
    """Try mutants against the tests of a game and tell of each what came of it."""
    trials = Trials(suite, mutants, jobs, told)
    status = pytest.main(suite.arguments(), [trials])
    if not trials.items or trials.killer or status not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        raise NotGreen(trials.killer or f"pytest ended with {status}")


def be_quiet() -> None:
    """Say nothing, and use no more memory than a game needs."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def may_kill(item: pytest.Item) -> bool:
    """Tell whether a test may kill: one that shows a rule, not one that looks for any fault in random play."""
    return item.path.name not in NO_KILLERS and not hasattr(getattr(item, "obj", None), "hypothesis")


def ordered(items: Iterable[pytest.Item], mutant: Mutant, limits: dict[str, float]) -> list[pytest.Item]:
    """Put first the tests of the rules that the changed function cites, then those of its chapter; fast ones first."""

    def order(item: pytest.Item) -> tuple[bool, bool, bool, float]:
        proven = {mark.args[0] for mark in item.iter_markers("rule")}
        return (
            proven.isdisjoint(mutant.rules),
            proven.isdisjoint(mutant.chapter.rules),
            item.path.stem != f"test_{mutant.chapter.path.stem}",
            limits.get(item.nodeid, 0),
        )

    return sorted(items, key=order)
