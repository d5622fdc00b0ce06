"""Tuning a search: which settings win most, found by a bandit over combinations of their values.

The N-tuple bandit evolutionary algorithm (Lucas, Liu and Perez-Liebana, 2018): every game is one noisy look at one
combination; what is known of single values and of pairs of values guides which combination is looked at next.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import log, sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ostoja.bots.bot import Chair
from ostoja.bots.budget import Budget
from ostoja.bots.registry import bot, budget_of
from ostoja.bots.search.bot import PlanningBot
from ostoja.bots.search.settings import settings_of
from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ostoja.bots.bot import Bot
    from ostoja.bots.search.settings import Settings
    from ostoja.engine.game import Game, Setup
    from ostoja.engine.rng import Rng

Point = tuple[int, ...]  # by setting, the place of its value
Space = Mapping[str, tuple[float, ...]]  # by setting, the values that it may have

# What may be varied, and what it may be; the settings not named here stay as they are.
SPACE: Final[Space] = {
    "rounds": (1, 2, 3),
    "whim": (0.0, 0.02, 0.05, 0.1, 0.2),
    "bias": (0.0, 0.03, 0.1, 0.2, 0.4),
    "worth_of_prior": (2.0, 4.0, 8.0, 16.0),
    "shortlist": (4, 8, 16, 32),
    "depth": (0, 2, 4, 8),
    "curiosity": (0.03, 0.1, 0.2),
}
NEIGHBOURS: Final = 40  # combinations that are compared before one is looked at
CURIOSITY: Final = 0.5  # how much what was seldom looked at is preferred
UNSEEN: Final = 0.5  # looks that nothing counts as, where something was never looked at


class Look(NamedTuple):
    """One look at a combination: the share of a block's victories that it won."""

    number: int
    point: Point
    share: float


class Known:
    """What is known of single values and pairs of values: how often they were looked at, and what they won in all."""

    def __init__(self, sizes: Sequence[int]) -> None:
        places = range(len(sizes))
        self.sizes = list(sizes)
        self.tuples = [(place,) for place in places] + list(combinations(places, 2))
        self.looks: dict[tuple[Point, Point], list[float]] = {}  # by places and values: number, sum
        self.total = 0

    def note(self, point: Point, share: float) -> None:
        """Note what a look showed."""
        self.total += 1
        for places in self.tuples:
            found = self.looks.setdefault((places, values_at(point, places)), [0.0, 0.0])
            found[0] += 1.0
            found[1] += share

    def worth(self, point: Point, curiosity: float = 0.0) -> float:
        """Return what a combination seems to win, by all that is known of its parts, and how little is known of it."""
        worth = weight = bonus = 0.0
        for places in self.tuples:
            number, won = self.looks.get((places, values_at(point, places)), (0.0, 0.0))
            worth += won
            weight += number
            bonus += sqrt(log(self.total + 1.0) / (number + UNSEEN))
        mean = worth / weight if weight else UNSEEN
        return mean + curiosity * bonus / len(self.tuples)

    def neighbour(self, point: Point, rng: Rng) -> Point:
        """Return a combination near another: one value changed for sure, any other one now and then."""
        changed = list(point)
        sure = rng.below(len(point))
        for place in range(len(point)):
            if place == sure or rng.below(len(point)) == 0:
                changed[place] = rng.below(self.sizes[place])
        return tuple(changed)

    def best(self, seen: Sequence[Point]) -> Point:
        """Return the best of some combinations, by all that is known."""
        return max(dict.fromkeys(seen), key=self.worth)


def values_at(point: Point, places: Sequence[int]) -> Point:
    """Return the values of some settings."""
    return tuple(point[place] for place in places)


class Tuning:
    """A search for the best settings of a game; a block of games is one look."""

    def __init__(self, game: Game, setup: Setup, simulations: int, against: str, seed: str, space: Space) -> None:
        self.game = game
        self.setup = setup
        self.simulations = simulations
        self.against = against
        self.seed = seed
        self.space = space
        self.usual = settings_of(game.package())
        self.known = Known([len(values) for values in space.values()])
        self.looks: list[Look] = []

    def run(self, looks: int, watch: Callable[[Look], None]) -> None:
        """Look so many times, each time where most is promised."""
        rng = seeded(f"{self.seed}:tuning")
        point = self.nearest(self.usual)
        for number in range(looks):
            share = self.share(self.settings(point), f"{self.seed}:{number}")
            look = Look(number, point, share)
            self.looks.append(look)
            self.known.note(point, share)
            watch(look)
            near = [self.known.neighbour(point, rng) for _ in range(NEIGHBOURS)]
            point = max(near, key=lambda other: self.known.worth(other, CURIOSITY))

    def best(self) -> Point:
        """Return the combination that seems best among those looked at."""
        return self.known.best([look.point for look in self.looks])

    def named(self, point: Point) -> dict[str, Any]:
        """Return the values of a combination by their names."""
        return {name: values[place] for (name, values), place in zip(self.space.items(), point, strict=True)}

    def settings(self, point: Point) -> Settings:
        """Return the settings of a combination."""
        return self.usual._replace(**self.named(point))

    def written(self) -> str:
        """Write the best combination down as a game's `search.toml` has it."""
        best = self.best()
        times = sum(look.point == best for look in self.looks)
        lines = [
            f"# {len(self.looks)} looks against {self.against}, {self.simulations} simulations, seed {self.seed};",
            f"# this was looked at {times} times, its parts won {self.known.worth(best):.3f} on average",
            *(f"{name} = {value!r}" for name, value in self.named(best).items()),
        ]
        return "\n".join(lines)

    def nearest(self, settings: Settings) -> Point:
        """Return the combination that is nearest to some settings."""
        found = []
        for name, values in self.space.items():
            wanted = getattr(settings, name)
            far = [abs(value - wanted) for value in values]
            found.append(far.index(min(far)))
        return tuple(found)

    def share(self, settings: Settings, deal: str) -> float:
        """Play one deal from every seat against the others, and return its share of the victories."""
        won = 0.0
        seats = self.setup.seats
        for own in range(seats):
            winners = self.winners(settings, own, deal)
            won += 1.0 / len(winners) if own in winners else 0.0 if winners else 1.0 / seats
        return won / seats

    def winners(self, settings: Settings, own: int, deal: str) -> list[int]:
        """Play one game with the settings at one seat."""
        state = self.game.new(self.setup, seeded(deal))
        bots: list[Bot] = [bot(self.against, seeded(f"{deal}:{own}:{seat}")) for seat in range(state.seats)]
        chairs = [Chair(self.game, state, seat, None, budget_of(self.against)) for seat in range(state.seats)]
        bots[own] = PlanningBot(seeded(f"{deal}:{own}"), simulations=self.simulations, settings=settings)
        chairs[own].budget = Budget(simulations=self.simulations)
        while not state.over:
            seat = seats_in(state.asked)[0]
            state.apply(seat, bots[seat].choose(chairs[seat]))
        return list(self.game.result(state).winners)
