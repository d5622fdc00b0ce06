"""Sequential halving: all options are tried in the same worlds with the same dice, and the worse half drops out."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from ostoja.bots.search.playing_on import WHIMS, Players, even_hearings
from ostoja.bots.search.tree import Tree
from ostoja.engine.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.bots.search.settings import Settings
    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game
    from ostoja.engine.heuristics import Hearing, Heuristics

KEY_BYTES: Final = 16
TICK: Final = 1e-6  # seconds; less cannot be measured
SURE: Final = 3.0  # standard errors by which the best must lead to end the search early
LEAST_PAIRS: Final = 12  # tries of both before anybody is sure


class Tried:
    """One option, and what trying it came to: own chance by world, and everybody's chance in all."""

    __slots__ = ("chances", "option", "outcomes", "prior", "stayed", "total", "tree")

    def __init__(self, option: int, prior: float, seats: int, tree: Tree | None = None) -> None:
        self.option = option
        self.prior = prior  # by judgement: nothing for the best, the negative bias for the worst
        self.outcomes: list[float] = []
        self.total = 0.0
        self.chances = [0.0] * seats
        self.stayed = 0  # halvings that it was not dropped at
        self.tree = tree  # what is known below it


class Search:
    """The search for the best option of one question at one seat."""

    __slots__ = (
        "errors",
        "game",
        "judge",
        "keys",
        "players",
        "sample",
        "seat",
        "settings",
        "simulations",
        "tried",
        "until",
        "worlds",
    )

    def __init__(
        self,
        game: Game,
        judge: Heuristics,
        seat: int,
        sample: Callable[[Rng], State],
        settings: Settings,
        hearing: Hearing,
    ) -> None:
        self.game = game
        self.judge = judge
        self.seat = seat
        self.sample = sample
        self.settings = settings
        self.worlds: list[State] = []
        self.keys: list[bytes] = []
        self.tried: list[Tried] = []
        self.simulations = 0
        self.until = 0
        self.errors: dict[int, float] = {}  # by option, how far its chance is misjudged
        others = range(len(hearing.trust))
        hearings = [hearing.imagined(other) for other in others] if hearing.acts else even_hearings(len(others))
        self.players = Players(game, judge, hearings, int(settings.whim * WHIMS))
        self.players.hearings[seat] = hearing

    def begin(self, options: list[int], rng: Rng) -> None:
        """Imagine the first world and rate the options there: the best by judgement are tried."""
        world = self.world(0, rng)
        seats = world.seats
        self.until = self.game.round_of(world) + self.settings.rounds
        ratings = self.judge.rate(world, self.seat, options, self.players.hearings[self.seat])
        best = max(ratings)
        spread = best - min(ratings)
        ranked = sorted(zip(ratings, range(len(options)), strict=True), key=lambda pair: (-pair[0], pair[1]))
        for rating, place in ranked[: self.settings.shortlist]:
            prior = self.settings.bias * (rating - best) / spread if spread > 0.0 else 0.0
            tree = Tree(self.judge, self.settings) if self.settings.depth else None
            self.tried.append(Tried(options[place], prior, seats, tree))

    def world(self, number: int, rng: Rng) -> State:
        """Return the imagined world of a number; further ones are imagined as they are needed."""
        while len(self.worlds) <= number:
            key = bytes([rng.below(256) for _ in range(KEY_BYTES)])
            self.keys.append(key)
            world = self.sample(Rng(key))
            self.players.seal(world, self.seat, Rng(key + b"seal"))
            self.worlds.append(world)
        return self.worlds[number]

    def simulate(self, tried: Tried, rng: Rng) -> None:
        """Try an option in the next world that it has not been tried in."""
        number = len(tried.outcomes)
        g = self.world(number, rng).copy()
        key = self.keys[number]
        g.rng = Rng(key + b"dice")
        g.apply(self.seat, tried.option)
        tree = tried.tree
        if tree is not None:
            tree.begin()
        if not g.over and self.game.round_of(g) < self.until:
            whims = Rng(key + b"play")
            if tree is None:
                self.players.play_on(g, whims, self.until, self.settings.most_choices)
            else:
                self.players.play_on_in(tree, self.seat, g, whims, self.until, self.settings.most_choices)
        chances = self.chances_of(g)
        if tree is not None:
            tree.learn(chances)
        own = chances[self.seat]
        tried.outcomes.append(own)
        tried.total += own
        for seat in range(len(chances)):
            tried.chances[seat] += chances[seat]
        self.simulations += 1

    def chances_of(self, g: State) -> list[float]:
        """Return everybody's chance of winning: by the result if the game is over, else by judgement."""
        if not g.over:
            return self.judge.value(g)
        chances = [0.0] * g.seats
        winners = self.game.result(g).winners
        for seat in winners:
            chances[seat] = 1.0 / len(winners)
        return chances

    def score(self, tried: Tried) -> float:
        """Return how good an option seems: its mean outcome, pulled towards the judgement's rating by few tries."""
        tries = len(tried.outcomes)
        weight = self.settings.worth_of_prior
        error = self.errors.get(tried.option, 0.0)
        return tried.total / max(1, tries) + tried.prior * weight / (weight + tries) + error

    def run(self, simulations: int, seconds: float, rng: Rng) -> None:
        """Try all, then the better half, then the better half of those: as much as the budget allows."""
        deadline = time.monotonic() + seconds if seconds else 0.0
        left = self.tried[:]
        if seconds:
            affordable = self.affordable(seconds, rng)
            simulations = min(simulations, affordable) if simulations else affordable
        rounds = max(1, (len(left) - 1).bit_length())
        for phase in range(rounds):
            share = (simulations - self.simulations) // (rounds - phase)
            self.try_all(left, max(1, share // len(left)), deadline, rng)
            left.sort(key=self.score, reverse=True)
            left = left[: (len(left) + 1) // 2]
            for tried in left:
                tried.stayed += 1
            if len(left) < 2 or (deadline and time.monotonic() > deadline):
                break
        self.tried.sort(key=self.rank, reverse=True)

    def affordable(self, seconds: float, rng: Rng) -> int:
        """Return how many simulations the time is enough for, by those of a first one of every option."""
        start = time.monotonic()
        for tried in self.tried:
            self.simulate(tried, rng)
            if time.monotonic() - start > seconds:
                break
        return int(self.simulations * seconds / max(TICK, time.monotonic() - start))

    def try_all(self, left: list[Tried], times: int, deadline: float, rng: Rng) -> None:
        """Try each of the options left so many times, in the same worlds; stop when time is up or all is clear."""
        for _ in range(times):
            for tried in left:
                self.simulate(tried, rng)
                if deadline and time.monotonic() > deadline:
                    return
            if len(left) == 2 and self.is_sure(left[0], left[1]):
                return

    def rank(self, tried: Tried) -> tuple[int, float]:
        """Order the options: those that stayed longest in the search first, then by how good they seem."""
        return (tried.stayed, self.score(tried))

    def is_sure(self, one: Tried, other: Tried) -> bool:
        """Tell whether one option leads the other in the same worlds beyond doubt."""
        pairs = min(len(one.outcomes), len(other.outcomes))
        if pairs < LEAST_PAIRS or pairs % 4:
            return False
        total = 0.0
        squares = 0.0
        for place in range(pairs):
            lead = one.outcomes[place] - other.outcomes[place]
            total += lead
            squares += lead * lead
        mean = total / pairs
        variance = squares / pairs - mean * mean
        return mean * mean * pairs > SURE * SURE * variance
