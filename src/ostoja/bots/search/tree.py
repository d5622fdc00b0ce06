"""Below the root: what a seat learned to choose at its later questions, remembered by what it saw on the way there."""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ostoja.bots.search.settings import Settings
    from ostoja.engine.agenda import State
    from ostoja.engine.heuristics import Hearing, Heuristics

Key = tuple[int, int, tuple[int, ...]]  # the seat's last question here, what it chose there, and what is offered now


class Node:
    """One question of one seat as that seat sees it: what it chose, how often, and what came of it."""

    __slots__ = ("number", "options", "priors", "totals", "visits", "visits_in_all")

    def __init__(self, number: int, options: list[int], priors: list[float]) -> None:
        self.number = number
        self.options = options  # the best by judgement first
        self.priors = priors
        self.visits = [0] * len(options)
        self.totals = [0.0] * len(options)
        self.visits_in_all = 0


class Tree:
    """What is known below one option of the root. Two worlds that a seat cannot tell apart there share their nodes."""

    __slots__ = ("judge", "last", "nodes", "path", "settings")

    def __init__(self, judge: Heuristics, settings: Settings) -> None:
        self.judge = judge
        self.settings = settings
        self.nodes: dict[Key, Node] = {}
        self.path: list[tuple[Node, int, int]] = []  # of this try: node, place of the option, seat
        self.last: dict[int, tuple[int, int]] = {}  # by seat, its last node and choice of this try

    def begin(self) -> None:
        """Begin another try."""
        self.path = []
        self.last = {}

    def is_open(self) -> bool:
        """Tell whether this try may still choose by what was learned."""
        return len(self.path) < self.settings.depth

    def choose(self, g: State, seat: int, options: list[int], hearing: Hearing) -> int:
        """Return what a seat chooses: at its first visit the best by judgement, later by what came of it."""
        before, chosen = self.last.get(seat, (-1 - seat, 0))
        key = (before, chosen, tuple(options))
        node = self.nodes.get(key)
        if node is None:
            node = self.opened(g, seat, options, hearing)
            self.nodes[key] = node
        place = self.best(node)
        option = node.options[place]
        self.path.append((node, place, seat))
        self.last[seat] = (node.number, option)
        return option

    def opened(self, g: State, seat: int, options: list[int], hearing: Hearing) -> Node:
        """Rate the options of a question that was not met before."""
        ratings = self.judge.rate(g, seat, options, hearing)
        best = max(ratings)
        spread = best - min(ratings)
        ranked = sorted(zip(ratings, range(len(options)), strict=True), key=lambda pair: (-pair[0], pair[1]))
        bias = self.settings.bias / spread if spread > 0.0 else 0.0
        kept = ranked[: self.settings.shortlist]
        return Node(
            len(self.nodes), [options[place] for _, place in kept], [bias * (rating - best) for rating, _ in kept]
        )

    def best(self, node: Node) -> int:
        """Return the place of the most promising option; the more visits, the more options are looked at."""
        visits = node.visits_in_all
        if not visits:
            return 0
        wide = min(len(node.options), 1 + int(self.settings.widening * sqrt(visits)))
        known = log(visits + 1.0)
        weight = self.settings.worth_of_prior
        found, best = 0, -1e9
        for place in range(wide):
            tries = node.visits[place]
            if not tries:
                return place
            score = node.totals[place] / tries + node.priors[place] * weight / (weight + tries)
            score += self.settings.curiosity * sqrt(known / tries)
            if score > best:
                found, best = place, score
        return found

    def learn(self, chances: list[float]) -> None:
        """Note what a try came to, for everybody who chose on the way."""
        for node, place, seat in self.path:
            node.visits_in_all += 1
            node.visits[place] += 1
            node.totals[place] += chances[seat]
