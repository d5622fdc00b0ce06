"""The play-out: everybody plays on by the game's judgement, now and then otherwise, until a round is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.heuristics import even_hearing
from ostoja.engine.steps import Sealed, chosen

if TYPE_CHECKING:
    from ostoja.bots.search.tree import Tree
    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game
    from ostoja.engine.heuristics import Hearing, Heuristics
    from ostoja.engine.rng import Rng

WHIMS = 4096  # of which so many are the chance that somebody chooses otherwise


class Players:
    """Whoever plays on in an imagined world: all seats by one judgement, each by what it may know there."""

    __slots__ = ("game", "hearings", "judge", "whim")

    def __init__(self, game: Game, judge: Heuristics, hearings: list[Hearing], whim: int) -> None:
        self.game = game
        self.judge = judge
        self.hearings = hearings  # by seat
        self.whim = whim

    def choice(self, g: State, seat: int, options: list[int], rng: Rng) -> int:
        """Return what a seat chooses: the best by judgement, the first of equals by lot, rarely anything."""
        if len(options) == 1:
            return options[0]
        if self.whim and rng.below(WHIMS) < self.whim:
            return options[rng.below(len(options))]
        ratings = self.judge.rate(g, seat, options, self.hearings[seat])
        return best_of(options, ratings, rng)

    def play_on(self, g: State, rng: Rng, until: int, most: int) -> int:
        """Play until the round of that number begins or the game is over, at most so many choices; return how many."""
        game = self.game
        played = 0
        while not g.over and played < most:
            asked = g.asked
            seat = (asked & -asked).bit_length() - 1
            g.apply(seat, self.choice(g, seat, g.offers[seat], rng))
            played += 1
            if game.round_of(g) >= until:
                break
        return played

    def play_on_in(self, tree: Tree, searcher: int, g: State, rng: Rng, until: int, most: int) -> int:
        """Play on likewise; the first questions of whoever searches are answered by what was learned in a tree."""
        game = self.game
        played = 0
        while not g.over and played < most and tree.is_open():
            asked = g.asked
            seat = (asked & -asked).bit_length() - 1
            options = g.offers[seat]
            if len(options) > 1 and (seat == searcher or tree.settings.all_seats):
                option = tree.choose(g, seat, options, self.hearings[seat])
            else:
                option = self.choice(g, seat, options, rng)
            g.apply(seat, option)
            played += 1
            if game.round_of(g) >= until:
                return played
        return played + self.play_on(g, rng, until, most - played)

    def seal(self, g: State, seat: int, rng: Rng) -> None:
        """Let the others seal what they would choose by judgement: any option is a poor guess."""
        step = g.agenda[-1]
        if isinstance(step, Sealed):
            for other in chosen(step.choices):
                if other != seat:
                    step.choices[other] = self.choice(g, other, step.options(g, other), rng)
        self.judge.imagine(g, seat, rng)


def best_of(options: list[int], ratings: list[float], rng: Rng) -> int:
    """Return the option with the highest rating; equals are drawn by lot."""
    best = ratings[0]
    equals = 1
    chosen = 0
    for place in range(1, len(ratings)):
        rating = ratings[place]
        if rating > best:
            best = rating
            equals = 1
            chosen = place
        elif rating == best:
            equals += 1
    if equals == 1:
        return options[chosen]
    lot = rng.below(equals)
    for place in range(chosen, len(ratings)):
        if ratings[place] == best:
            if lot == 0:
                return options[place]
            lot -= 1
    return options[chosen]


def even_hearings(seats: int) -> list[Hearing]:
    """Return what everybody has heard where nothing was said."""
    return [even_hearing(seats) for _ in range(seats)]
