"""Mutate the rules and see whether a test notices: `make mutants GAME=mall-of-horror SAMPLE=200 SEED=1`."""

from __future__ import annotations

import argparse
import fnmatch
import os
import sys
import time
from typing import TYPE_CHECKING, Final

from ostoja.games import find
from ostoja.lab.rule_places import code_of, places_of
from ostoja.text.rulebook import rulebook
from tests.mutation.cited import cited
from tests.mutation.excuses import excused, excuses
from tests.mutation.mark_report import MarkReport, excused_pairs
from tests.mutation.marks import Marks, try_marks
from tests.mutation.mutants import mutants_of, sample
from tests.mutation.report import Report, place, portrait
from tests.mutation.scope import ROOT, Rules, games
from tests.mutation.trials import SURVIVED, NotGreen, Suite, Verdict, tried

if TYPE_CHECKING:
    from tests.mutation.mutants import Mutant

TOLD: Final = 5.0  # seconds between two lines of progress
EVERY: Final = 1 << 30


def asked() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--game", default="", help="one game, as mall-of-horror; all, if none is named")
    parser.add_argument("--sample", type=int, default=200, help="how many mutants of each game; 0: all")
    parser.add_argument("--seed", default="1", help="which mutants; the same seed draws the same ones")
    parser.add_argument("--least", type=float, default=0.95, help="the share that has to be killed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", metavar="FILE:LINE", help="all mutants of a file, or of one of its lines")
    parser.add_argument(
        "--rule", default="", metavar="ID", help="all mutants of functions that cite a rule, or rules as ABC-VOTE-*"
    )
    parser.add_argument("--marks", action="store_true", help="see of every marked test whether it bites by itself")
    parser.add_argument("--told", action="store_true", help="also mutate what is told, not only what happens")
    return parser.parse_args()


def is_wanted(mutant: Mutant, wish: argparse.Namespace) -> bool:
    """Tell whether a mutant is one that was asked for."""
    if mutant.told and not wish.told:
        return False
    if wish.rule and not fnmatch.filter(mutant.rules, wish.rule):
        return False
    file, _, line = wish.only.partition(":")
    return str(mutant.chapter.path).endswith(file) and (not line or mutant.line == int(line))


def run(game: str, wish: argparse.Namespace) -> bool:
    """Try the mutants of one game; tell whether its tests bite."""
    every = [mutant for chapter in Rules(game).chapters() for mutant in mutants_of(chapter)]
    closely = bool(wish.only or wish.rule)
    wanted = [mutant for mutant in every if is_wanted(mutant, wish)]
    chosen = sample(wanted, EVERY if closely else wish.sample or EVERY, wish.seed)
    report = Report(game, len(chosen), excused(excuses(), every, game))
    told = time.perf_counter()

    def tell(verdict: Verdict) -> None:
        nonlocal told
        report.add(verdict)
        if closely:
            show(verdict)
        elif report.column(verdict) == SURVIVED:
            print("\n".join(portrait(verdict)), flush=True)
        elif time.perf_counter() - told > TOLD:
            told = time.perf_counter()
            print(report.progress(), flush=True)

    tried(Suite(ROOT, ROOT / "tests" / "games" / game, ("ostoja", "tests")), chosen, wish.jobs, tell)
    print("\n".join(report.lines()), flush=True)
    return not report.survivors and not report.refuted and report.share >= wish.least


def run_marks(game: str, wish: argparse.Namespace) -> bool:
    """Try whether every test of one game fails for some change to the code that cites its rules."""
    title = find(game.replace("_", "-"))
    book = rulebook(title, "en").rules
    rules = fnmatch.filter(book, wish.rule or "*")
    places = places_of(title, rules)
    report = MarkReport(game, rules, places, say, closely=bool(wish.rule))
    found = cited(places, code_of(title))
    suite = Suite(ROOT, ROOT / "tests" / "games" / game, ("ostoja", "tests"))
    marks = Marks(suite, {rule: found.get(rule, []) for rule in rules}, wish.jobs, report.add, report.tick)
    try_marks(marks)
    reasons = excused_pairs()
    report.close(marks, reasons)
    print("\n".join(report.lines(reasons)), flush=True)
    return not (report.dull or report.refuted(reasons) or report.without_code)


def say(line: str) -> None:
    """Print a line at once."""
    print(line, flush=True)


def show(verdict: Verdict) -> None:
    """Show one mutant closely."""
    print(f"\n{verdict.outcome}: {place(verdict.mutant)}")
    print("\n".join((*portrait(verdict), *verdict.mutant.diff())), flush=True)


def main() -> int:
    """Run what the command line asks for."""
    wish = asked()
    names = [wish.game.replace("-", "_")] if wish.game else games()
    if unknown := sorted({*names} - {*games()}):
        print(f"unknown game {unknown[0]}; known: {', '.join(games())}", file=sys.stderr)
        return 2
    try:
        bites = [run_marks(name, wish) if wish.marks else run(name, wish) for name in names]
    except NotGreen as fault:
        print(f"the tests fail without any mutant: {fault}", file=sys.stderr)
        return 2
    return 0 if all(bites) else 1


if __name__ == "__main__":
    sys.exit(main())
