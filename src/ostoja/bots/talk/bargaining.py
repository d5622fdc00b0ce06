"""Bargaining: what a deal is worth to both sides, found out by playing on a little with and without it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ostoja.bots.search.playing_on import Players, best_of
from ostoja.engine.heuristics import even_hearing
from ostoja.engine.rng import Rng
from ostoja.engine.talk import ACCEPT, Deal, agreed, read_act

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.bots.bot import Chair
    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game
    from ostoja.engine.heuristics import Hearing, Heuristics
    from ostoja.engine.talk import Act
    from ostoja.engine.vocabulary import Word

KEY_BYTES: Final = 16
WORLDS: Final = 2  # in which a deal is tried
MOST_CHOICES: Final = 10  # that are played on: a vote and what comes of it
BREACH: Final = 1e6  # more than any rating: a word is kept where that is possible
LEADS: Final = 1.5  # times the fair share, from which on somebody leads: nobody feeds the leader


class Weighed(NamedTuple):
    """What a deal adds to the chances of the one who weighs it and of the other."""

    own: float
    other: float


class Bound(Players):
    """Players of whom some have given their word, and keep it where they can."""

    def __init__(self, game: Game, judge: Heuristics, hearings: list[Hearing]) -> None:
        super().__init__(game, judge, hearings, 0)
        self.promises: list[Act] = []

    def choice(self, g: State, seat: int, options: list[int], rng: Rng) -> int:
        """Choose by judgement among what breaks no word."""
        if len(options) == 1:
            return options[0]
        ratings = self.judge.rate(g, seat, options, self.hearings[seat])
        for promise in self.promises:
            if promise.seat == seat:
                for place, option in enumerate(options):
                    ratings[place] -= BREACH if self.game.keeps(g, promise, option) < 0 else 0.0
        return best_of(options, ratings, rng)


class Bargain:
    """One seat's weighing of deals about the open question: all in the same few worlds."""

    def __init__(self, chair: Chair, judge: Heuristics, rng: Rng) -> None:
        self.chair = chair
        self.game: Game = chair.game
        self.seat = chair.seat
        seats = len(chair.hearing.trust)
        self.seats = seats
        self.players = Bound(self.game, judge, [even_hearing(seats) for _ in range(seats)])
        self.judge = judge
        self.keys = [bytes([rng.below(256) for _ in range(KEY_BYTES)]) for _ in range(WORLDS)]
        self.worlds = [chair.sample(Rng(key)) for key in self.keys]
        self.standing = [act for act in chair.hearing.acts if act.form.kind == "promise"]
        self.without = self.chances([])

    def chances(self, promises: Sequence[Act]) -> list[float]:
        """Return everybody's chance of winning if some promises are kept, beside those that stand."""
        total = [0.0] * self.seats
        self.players.promises = [*self.standing, *promises]
        for world, key in zip(self.worlds, self.keys, strict=True):
            g = world.copy()
            g.rng = Rng(key + b"deal")
            until = self.game.round_of(g) + 1
            self.players.play_on(g, Rng(key + b"play"), until, MOST_CHOICES)
            found = self.value(g)
            for seat in range(self.seats):
                total[seat] += found[seat] / len(self.worlds)
        return total

    def value(self, g: State) -> list[float]:
        """Return everybody's chance of winning in a world."""
        if not g.over:
            return self.judge.value(g)
        winners = self.game.result(g).winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def weigh(self, promises: Sequence[Act], other: int) -> Weighed:
        """Weigh a deal: the other one's word counts as far as it is trusted, the own one in any case."""
        trust = self.chair.hearing.trust[other]
        both = self.chances(promises)
        alone = self.chances([promise for promise in promises if promise.seat == self.seat])
        mixed = [trust * kept + (1.0 - trust) * broken for kept, broken in zip(both, alone, strict=True)]
        return Weighed(mixed[self.seat] - self.without[self.seat], both[other] - self.without[other])

    def is_leader(self, seat: int) -> bool:
        """Tell whether a seat is well ahead of everybody."""
        return self.without[seat] == max(self.without) and self.without[seat] * self.seats > LEADS


def promised_by(game: Game, seats: int, seat: int, to: int, words: Sequence[Word]) -> list[Act]:
    """Return the two promises that an offer would make if it were accepted."""
    offer = read_act(game.talk, seats, seat, to, words, 0)
    offer.number = 0
    answer = read_act(game.talk, seats, to, seat, [ACCEPT.name()], 0)
    answer.re = 0
    return agreed(answer, [offer]) if isinstance(offer.form, Deal) else []
