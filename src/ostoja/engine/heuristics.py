"""What a game knows about playing it well: ratings for a bot that looks one choice ahead, and what to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.agenda import State, Unwritten
from ostoja.engine.native import mypyc_attr

if TYPE_CHECKING:
    from ostoja.engine.rng import Rng
    from ostoja.engine.talk import Act
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

    def speak(self, world: State, seat: int, hearing: Hearing, rng: Rng) -> list[tuple[int, list[Word]]]:
        """Return what the seat would say now: to whom (-1: everybody) and in which words."""
        return []
