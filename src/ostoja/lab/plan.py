"""What is simulated, and where it is played: the same games in this process as in any other."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ostoja.bots.registry import check
from ostoja.engine.errors import SetupError
from ostoja.games import find
from ostoja.lab.arena import play
from ostoja.lab.tally import Tally

if TYPE_CHECKING:
    from ostoja.engine.datafile import Section
    from ostoja.engine.setup_options import Value


class Plan(NamedTuple):
    """What is simulated: everything another process needs to play the same games."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, Value]
    changes: Section

    def check(self) -> None:
        """Refuse a plan that cannot be played, before anything starts."""
        game = find(self.game)
        if not game.least_seats <= len(self.bots) <= game.most_seats:
            allowed = f"{game.least_seats} to {game.most_seats}"
            raise SetupError(f"{game.title} has {allowed} seats and needs as many bots, not {len(self.bots)}")
        for name in self.bots:
            check(name)
        game.agree(len(self.bots), self.options, self.changes)


class Venue:
    """Where the games of a plan are played: its set-up is worked out once in every process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find(plan.game)
        self.setup = self.game.agree(len(plan.bots), plan.options, plan.changes)

    def play(self, numbers: range) -> Tally:
        """Play the games of some numbers."""
        tally = Tally(len(self.plan.bots))
        for number in numbers:
            tally.note(play(self.game, self.setup, self.plan.bots, self.plan.seed, number))
        return tally
