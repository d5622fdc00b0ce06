"""A study of a game's balance: the same deals played as usual, with other numbers, and by bots of unlike strength."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.bots.registry import BOTS
from ostoja.games import find
from ostoja.lab.balance import Games, compared
from ostoja.lab.balance_page import Page
from ostoja.lab.running import Run
from ostoja.lab.tally import Tally
from ostoja.text import CommonTexts, Texts

if TYPE_CHECKING:
    from collections.abc import Generator

    from ostoja.engine.datafile import Section
    from ostoja.lab.balance import Difference
    from ostoja.lab.intervals import Share
    from ostoja.lab.outcome import Block
    from ostoja.lab.plan import Plan

USUAL, OTHER, SKILL = "usual", "other", "skill"
ENOUGH: Final = 2  # whole blocks, of which something can be said


class Study:
    """What is played for one page, and what came of it so far.

    `shown` says which of the two sets of numbers the pictures are about: the plan's own, or the others.
    """

    def __init__(self, plan: Plan, bot: str, other: Section | None = None, shown: str = USUAL) -> None:
        seats, weakest = plan.places(), next(iter(BOTS))
        usual = plan._replace(bots=(bot,) * seats, watched=True)
        self.plans = {USUAL: usual}
        if other is not None:
            self.plans[OTHER] = usual._replace(changes=other)
        self.shown = shown if shown in self.plans else USUAL
        if bot != weakest:
            bots = (bot, *[weakest] * (seats - 1))
            self.plans[SKILL] = self.plans[self.shown]._replace(bots=bots, watched=False)
        for each in self.plans.values():
            each.check()
        self.found: dict[str, list[Block]] = {name: [] for name in self.plans}

    def total(self) -> int:
        """Return how many games are to be played."""
        return sum(plan.games for plan in self.plans.values())

    def done(self) -> int:
        """Return how many games have been played."""
        return sum(len(block.games) for blocks in self.found.values() for block in blocks)

    def play(self, jobs: int = 1, cluster: str = "") -> Generator[int]:
        """Play one plan after another; yield how many games are done."""
        for name, plan in self.plans.items():
            for part in Run(plan, jobs, cluster).blocks():
                self.found[name].extend(part)
                yield self.done()

    def enough(self) -> bool:
        """Tell whether anything can be said yet."""
        return len(self.games(self.shown).blocks) >= ENOUGH

    def games(self, name: str) -> Games:
        """Return what was played of a plan."""
        return Games(self.found.get(name, []))

    def skill(self) -> Share | None:
        """Return how often one strong bot among weak ones won."""
        blocks = self.found.get(SKILL, [])
        if not blocks:
            return None
        tally = Tally(len(self.plans[SKILL].bots))
        for block in blocks:
            tally.note(block)
        row = tally.rows[0]
        return row.moments.share(row.parts(), tally.games, tally.size)

    def against(self) -> dict[str, Difference] | None:
        """Return what the other numbers change, over the deals that were played with both."""
        usual, other = self.games(USUAL), self.games(OTHER)
        return compared(usual, other) if min(len(usual.blocks), len(other.blocks)) >= ENOUGH else None

    def page(self, language: str) -> Page:
        """Return the page in a language, still to be written."""
        game = find(self.plans[USUAL].game)
        say = CommonTexts(language, package="ostoja.lab").say
        return Page(game, self.games(self.shown), Texts(game, language), say)
