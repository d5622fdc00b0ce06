"""Two bots against each other until it is decided which is the stronger one."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Any

from ostoja.lab.outcome import WHOLE
from ostoja.lab.running import Run
from ostoja.lab.sequential import OPEN, Test
from ostoja.lab.tally import DIGITS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.lab.outcome import Block
    from ostoja.lab.results import Ledger
    from ostoja.lab.sequential import Claims

FIRST = 0  # the place of the bot that the claims are about


class Duel:
    """A duel being fought; blocks are judged in the order of the plan, so any number of processes decides alike."""

    def __init__(self, ledger: Ledger, claims: Claims, jobs: int = 1, cluster: str = "") -> None:
        self.ledger = ledger
        self.test = Test(claims)
        self.games = 0
        self.draws = 0
        known = ledger.blocks
        for number in sorted(known):
            if number == self.test.blocks and self.test.verdict() == OPEN:
                self.judge(known[number])
        self.running = Run(ledger.plan, jobs, cluster, range(self.test.blocks))

    def run(self, watch: Callable[[Duel], None]) -> None:
        """Fight until it is decided or the games are used up."""
        if self.test.verdict() != OPEN:
            return
        with closing(self.running.blocks()) as parts:
            for part in parts:
                taken = self.take(part)
                self.ledger.add(taken)
                watch(self)
                if self.test.verdict() != OPEN:
                    return

    def take(self, part: list[Block]) -> list[Block]:
        """Judge block after block until it is decided; return those that were needed."""
        for place, block in enumerate(part):
            self.judge(block)
            if self.test.verdict() != OPEN:
                return part[: place + 1]
        return part

    def judge(self, block: Block) -> None:
        """Note the first bot's share of a block's victories; where nobody won, both have half."""
        self.games += len(block.games)
        if not block.whole:
            return
        parts = 0
        for game in block.games:
            self.draws += not game.winners
            own = [seat for seat, place in enumerate(game.places) if place == FIRST]
            parts += sum(game.parts(seat) for seat in own) if game.winners else WHOLE // 2
        self.test.note(parts / (WHOLE * len(block.games)))

    def report(self) -> dict[str, Any]:
        """Return what was found."""
        share, claims = self.test.share(), self.test.claims
        low, high = claims.bounds()
        plan = self.ledger.plan
        return {
            "game": plan.game,
            "seed": plan.seed,
            "bots": list(plan.bots),
            "seats": plan.places(),
            "games": self.games,
            "blocks": self.test.blocks,
            "draws": self.draws,
            "share": round(share.share, DIGITS),
            "low": round(share.low, DIGITS),
            "high": round(share.high, DIGITS),
            "claims": claims._asdict(),
            "ratio": round(self.test.ratio(), DIGITS),
            "bounds": [round(low, DIGITS), round(high, DIGITS)],
            "verdict": self.test.verdict(),
        }
