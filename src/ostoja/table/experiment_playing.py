"""An experiment as it is played, in a process of its own: what is played stays there, and only figures come out."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from ostoja.engine.datafile import parse
from ostoja.lab.plan import Plan
from ostoja.lab.study import OTHER, Study
from ostoja.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Generator

    from ostoja.table.protocol.experiments import NewExperiment

STANDING_BACK: Final = 15  # how nice the process is: whoever plays at a table comes first
SLICE: Final = 0.5  # seconds after which it tells how far it is


class Step(NamedTuple):
    """How far an experiment is."""

    done: int
    total: int
    over: bool


class Drawn(NamedTuple):
    """The pictures of an experiment in one language, and the page that stands by itself."""

    title: str
    played: str
    figures: list[tuple[str, str, str]]
    page: str


def study_of(wish: NewExperiment) -> Study:
    """Return what an experiment plays: the usual numbers, and the others over the same deals."""
    plan = Plan(wish.game, (wish.bot,), wish.games, "experiment", dict(wish.options), {}, wish.seats)
    changes = parse(wish.data, "the data file")
    return Study(plan, wish.bot, changes or None, OTHER)


class Laboratory:
    """The experiment that this process plays."""

    def __init__(self, wish: NewExperiment) -> None:
        self.study = study_of(wish)
        self.going: Generator[int] = self.study.play()

    def advance(self) -> Step:
        """Play for a moment."""
        since = time.perf_counter()
        for _ in self.going:
            if time.perf_counter() - since >= SLICE:
                return Step(self.study.done(), self.study.total(), over=False)
        return Step(self.study.done(), self.study.total(), over=True)

    def draw(self, language: str) -> Drawn:
        """Say and draw what was played."""
        study = self.study
        page = study.page(language)
        written = page.write(study.skill(), "", study.against())
        return Drawn(
            page.title(), page.played(), [(one.heading, one.sentence, one.picture) for one in page.parts], written
        )


_here: list[Laboratory] = []  # what this process is at; it plays one experiment and ends


def begin(wish: NewExperiment) -> Step:
    """Begin an experiment; whoever plays at a table comes first from now on."""
    with suppress(OSError):  # where it is not allowed, or there is no such thing
        os.nice(STANDING_BACK)
    _here[:] = [Laboratory(wish)]
    return Step(0, _here[0].study.total(), over=False)


def advance(_wish: NewExperiment) -> Step:
    """Go on for a moment."""
    return _here[0].advance()


def draw(_wish: NewExperiment) -> dict[str, Drawn]:
    """Draw what was played, in every language; nothing where it was too little to say anything."""
    if not _here[0].study.enough():
        return {}
    return {language: _here[0].draw(language) for language in LANGUAGES}
