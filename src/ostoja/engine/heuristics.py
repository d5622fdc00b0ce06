"""What a game knows about playing it well: ratings for a bot that looks one choice ahead, and what to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.agenda import State, Unwritten
from ostoja.engine.native import mypyc_attr
from ostoja.engine.valuing import LOST, chances, weighed

if TYPE_CHECKING:
    from ostoja.engine.rng import Rng
    from ostoja.engine.talk import Act
    from ostoja.engine.valuing import Weights
    from ostoja.engine.vocabulary import Word


class Hearing:
    """What a seat has heard: all acts it was told, and how far it trusts every seat (0 liar, 1 honest, 0.5 unknown)."""

    __slots__ = ("acts", "trust")

    def __init__(self, acts: list[Act], trust: list[float]) -> None:
        self.acts = acts
        self.trust = trust


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """The judgement of one game. It is given a world the seat cannot tell from the true one, never the true one."""

    def rate(self, world: State, seat: int, options: list[int], hearing: Hearing) -> list[float]:
        """Rate every option; the highest is the best. Only what the seat knows of the world may count."""
        raise Unwritten(self, "ratings")

    def features(self, world: State) -> list[list[float]]:
        """Return, by seat, what speaks for and against its victory, as numbers; nothing for one that is lost."""
        raise Unwritten(self, "features of a position")

    def weights(self) -> Weights:
        """Return what each feature weighs."""
        raise Unwritten(self, "weights")

    def value(self, world: State) -> list[float]:
        """Return every seat's chance of winning from here; together they are one."""
        weights = self.weights().of(world.seats)
        return chances([weighed(found, weights) if found else LOST for found in self.features(world)])

    def imagine(self, world: State, seat: int, rng: Rng) -> None:
        """Set anew, in a world dealt anew for a seat, what the others have chosen in secret, as their play suggests."""

    def speak(self, world: State, seat: int, hearing: Hearing, rng: Rng) -> list[tuple[int, list[Word]]]:
        """Return what the seat would say now: to whom (-1: everybody) and in which words."""
        return []
