"""Walks that lead to a decision, and the law held there alone: for decisions that hardly ever come up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.conformance.law import FAMILIAR, Law
from tests.conformance.walks import some_walks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ostoja.engine.game import Game
    from ostoja.engine.match import Match
    from ostoja.engine.rng import Rng
    from tests.conformance.leaky_steps import Kind
    from tests.conformance.story import Choice
    from tests.conformance.walks import Walk

WALKS = 600  # on which a decision is looked for


class Trails:
    """Walks of a game, each with the decisions that come up on it."""

    def __init__(self, game: Game) -> None:
        self.found: list[tuple[Walk, set[str]]] = []
        self.walks = some_walks(game, WALKS, "trails")

    def to(self, kind: Kind) -> Iterator[Walk]:
        """Walk to a decision, again and again."""
        for number in range(WALKS):
            while number >= len(self.found):
                self.walk_on()
            walk, kinds = self.found[number]
            if kind.__name__ in kinds:
                yield walk

    def walk_on(self) -> None:
        """Note what comes up on one more walk."""
        walk = next(self.walks)
        match = walk.match()
        kinds: set[str] = set()
        for choice in walk.steps(match):
            kinds.add(type(match.decision()).__name__)
            match.state.apply(*choice)
        self.found.append((walk, kinds))


class AimedLaw(Law):
    """The law, held at decisions of one kind alone: whenever one comes up, as all seats see it."""

    def __init__(self, game: Game, kind: Kind) -> None:
        super().__init__(game)
        self.kind = kind

    def watchers(self, match: Match, choice: Choice, times: int, chance: Rng) -> list[int]:
        """Let everybody look, at that decision only, and not for ever at the same situation."""
        aimed = isinstance(match.decision(), self.kind) and times <= FAMILIAR
        return list(range(match.setup.seats)) if aimed else []
