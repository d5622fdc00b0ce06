"""What sealing the car is worth to the zombies of Zombie Terror: a bot that does so, simulated.

    python -m benchmarks.sealing --games 60 --seed seal --set zombies_on_car_fields=true

Takes the options of `ostoja simulate` but those that say who plays what, and plays in one process.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from ostoja.bots.greedy import GreedyBot
from ostoja.bots.registry import BOTS
from ostoja.cli.main import run

if TYPE_CHECKING:
    from ostoja.bots.bot import Chair
    from ostoja.engine.rng import Rng

NAME: Final = "sealing"
GUARDS: Final = (["place", "P6"], ["place", "P8"], ["place", "O7"])  # at set-up, all of them looking east
CLOSER: Final = ["activate", "O7"]  # it steps into the gap, P7
ASLEEP: Final = (["activate", "P6"], ["activate", "P7"], ["activate", "P8"])


class SealingBot(GreedyBot):
    """It puts three zombies on the car, or where they get there, wakes them no more, and plays greedily otherwise.

    Whoever plays the humans has none of these choices, and so simply plays greedily.
    """

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.plan: list[list[str]] = []  # what follows at once upon the last choice
        self.is_closed = False

    def choose(self, chair: Chair) -> int:
        """Go on with the seal as far as that is offered; else take the best that leaves it as it is."""
        spelled = {option: chair.game.vocabulary.spell(option) for option in chair.options()}
        for option, words in spelled.items():
            if self.plan and words == self.plan[0]:
                del self.plan[0]
                return option
        self.plan = []
        for option, words in spelled.items():
            if words in GUARDS and chair.view()["phase"] == "set-up":
                self.plan = [["face", "east"]]
                return option
            if words == CLOSER and not self.is_closed:
                self.is_closed = True
                self.plan = [["step"], ["pass"]]
                return option
        return self.best([option for option, words in spelled.items() if words not in ASLEEP], chair)

    def best(self, options: list[int], chair: Chair) -> int:
        """Rate some of the options and take the best."""
        ratings = self.judgement(chair.game).rate(self.imagine(chair), chair.seat, options, chair.hearing)
        return self.rng.pick(
            [option for option, rating in zip(options, ratings, strict=True) if rating == max(ratings)]
        )


if __name__ == "__main__":
    BOTS[NAME] = SealingBot
    sys.exit(run(["simulate", "zombie-terror", "--bots", f"{NAME},{NAME}", *sys.argv[1:]]))
