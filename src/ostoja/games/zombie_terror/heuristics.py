"""The judgement of Zombie Terror: every question is rated by what the seat knows, and by nothing else.

Of the world it is given count the open table and the seat's own hand; never another hand, the deck or a closed find.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ostoja.engine.heuristics import Hearing, Heuristics
from ostoja.engine.steps import PASS
from ostoja.engine.valuing import read_weights
from ostoja.games.zombie_terror.activation import Activation
from ostoja.games.zombie_terror.adding import Arrivals, Facing
from ostoja.games.zombie_terror.finds import HideFind, OfferFind
from ostoja.games.zombie_terror.heuristics_cards import rate_blocks, rate_cards
from ostoja.games.zombie_terror.heuristics_demand import demand
from ostoja.games.zombie_terror.heuristics_human import rate_human_turn, rate_start
from ostoja.games.zombie_terror.heuristics_talk import deals, speech
from ostoja.games.zombie_terror.heuristics_value import FEATURES, features
from ostoja.games.zombie_terror.heuristics_zombie import (
    Map,
    rate_activation,
    rate_facing,
    rate_movement,
    rate_places,
)
from ostoja.games.zombie_terror.human_cards import Sewers, Silence
from ostoja.games.zombie_terror.human_turn import HumanTurn
from ostoja.games.zombie_terror.law_cards import Blocks, CardChoice
from ostoja.games.zombie_terror.movement import Movement
from ostoja.games.zombie_terror.placement import PlaceHumans, PlaceZombies
from ostoja.games.zombie_terror.words import DOG, TO_HIDE_FIND, TO_PLACE, TO_RAISE, TO_SILENCE
from ostoja.games.zombie_terror.wounds import Briefcase

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.engine.rng import Rng
    from ostoja.engine.valuing import Weights
    from ostoja.engine.vocabulary import Word
    from ostoja.games.zombie_terror.data import Data
    from ostoja.games.zombie_terror.state import Town

WEIGHTS: Final = read_weights("ostoja.games.zombie_terror", FEATURES)


class ZombieTerrorHeuristics(Heuristics):
    """Ratings for the human players, the zombie player, and the choices before and between; the value of a position."""

    def __init__(self) -> None:
        # What the humans want changes only when somebody moves or is wounded: kept from one question to the next.
        self.asker: Data | None = None
        self.where: list[int] = []
        self.health: list[int] = []
        self.wanted: list[float] = []

    def rate(self, world: State, seat: int, options: list[int], hearing: Hearing) -> list[float]:
        """Rate every option of the open question."""
        g = cast("Town", world)
        step = g.agenda[-1]
        if isinstance(step, HumanTurn):
            return rate_human_turn(g, seat, options)
        if isinstance(step, (Activation, Movement, Facing, Arrivals, PlaceZombies)):
            return rate_horde(g, Map(g, self.demand(g)), options)
        if isinstance(step, HideFind):
            wanted = self.demand(g)
            return [wanted[TO_PLACE.target(option)] for option in options]  # where the humans want to go
        if isinstance(step, (CardChoice, Blocks)):
            return rate_blocks(g, options) if isinstance(step, Blocks) else rate_cards(g, seat, options)
        return rate_rest(g, options)

    def speak(self, world: State, seat: int, hearing: Hearing, rng: Rng) -> list[tuple[int, list[Word]]]:
        """Return what the seat would say now."""
        return speech(cast("Town", world), seat, hearing.candour, rng)

    def deals(self, world: State, seat: int, hearing: Hearing) -> list[tuple[int, list[Word]]]:
        """List what the seat may offer now."""
        return deals(cast("Town", world), seat)

    def demand(self, g: Town) -> list[float]:
        """Return what the humans want, worked out anew if anything has changed."""
        if self.asker is not g.data or self.where != g.where or self.health != g.health:
            self.asker = g.data
            self.where = g.where[:]
            self.health = g.health[:]
            self.wanted = demand(g)
        return self.wanted

    def features(self, world: State) -> list[list[float]]:
        """Return what speaks for and against every seat's victory."""
        return features(cast("Town", world))

    def weights(self) -> Weights:
        """Return what each feature weighs."""
        return WEIGHTS


def rate_horde(g: Town, board: Map, options: list[int]) -> list[float]:
    """Rate what the zombies do, and where new ones come."""
    step = g.agenda[-1]
    if isinstance(step, Activation):
        return rate_activation(g, step, board, options)
    if isinstance(step, Movement):
        return rate_movement(g, step, board, options)
    return rate_facing(board, step.field, options) if isinstance(step, Facing) else rate_places(g, board, options)


def rate_rest(g: Town, options: list[int]) -> list[float]:
    """Rate the start and the small questions."""
    step = g.agenda[-1]
    if isinstance(step, PlaceHumans):
        return rate_start(g, options)
    if isinstance(step, OfferFind):
        return [float(option == TO_HIDE_FIND) for option in options]
    if isinstance(step, Silence):
        return [0.5 if option == PASS else float(g.noise >> TO_SILENCE.target(option) & 1) for option in options]
    if isinstance(step, Sewers):
        return [-float(g.ground.to_car[TO_PLACE.target(option)]) for option in options]
    if isinstance(step, Briefcase):
        return [float(option != PASS) for option in options]
    return [float(DOG - TO_RAISE.target(option)) for option in options]
