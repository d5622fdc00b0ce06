"""The judgement of Zombie Terror: every question is rated by what the seat knows, and by nothing else.

Of the world it is given count the open table and the seat's own hand; never another hand, the deck or a closed find.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ostoja.engine.heuristics import Hearing, Heuristics
from ostoja.engine.steps import PASS
from ostoja.games.zombie_terror.activation import Activation
from ostoja.games.zombie_terror.adding import Arrivals, Facing
from ostoja.games.zombie_terror.finds import HideFind, OfferFind
from ostoja.games.zombie_terror.heuristics_human import rate_human_turn, rate_start
from ostoja.games.zombie_terror.heuristics_zombie import (
    rate_activation,
    rate_facing,
    rate_finds,
    rate_movement,
    rate_places,
)
from ostoja.games.zombie_terror.human_cards import Sewers, Silence
from ostoja.games.zombie_terror.human_turn import HumanTurn
from ostoja.games.zombie_terror.law_cards import Blocks, CardChoice
from ostoja.games.zombie_terror.movement import Movement
from ostoja.games.zombie_terror.placement import PlaceHumans, PlaceZombies
from ostoja.games.zombie_terror.words import DOG, TO_BLOCK, TO_HIDE_FIND, TO_PLACE, TO_RAISE, TO_SILENCE, TO_TAKE
from ostoja.games.zombie_terror.wounds import Briefcase

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.games.zombie_terror.state import Town

CARD_WORTH: Final = [4.0, 2.5, 5.0, 0.5, 3.0, 1.5]  # of the human cards in their order


class ZombieTerrorHeuristics(Heuristics):
    """Ratings for the human players, the zombie player, and the choices before and between."""

    def rate(self, world: State, seat: int, options: list[int], hearing: Hearing) -> list[float]:
        """Rate every option of the open question."""
        g = cast("Town", world)
        step = g.agenda[-1]
        if isinstance(step, HumanTurn):
            return rate_human_turn(g, seat, options)
        if isinstance(step, Movement):
            return rate_movement(g, step, options)
        if isinstance(step, Activation):
            return rate_activation(g, step, options)
        if isinstance(step, (Arrivals, Facing, PlaceZombies, HideFind, OfferFind)):
            return rate_arrivals(g, options)
        return rate_rest(g, options)


def rate_arrivals(g: Town, options: list[int]) -> list[float]:
    """Rate where zombies and finds go."""
    step = g.agenda[-1]
    if isinstance(step, Facing):
        return rate_facing(g, step.field, options)
    if isinstance(step, HideFind):
        return rate_finds(g, options)
    if isinstance(step, OfferFind):
        return [float(option == TO_HIDE_FIND) for option in options]
    return rate_places(g, options)


def rate_rest(g: Town, options: list[int]) -> list[float]:
    """Rate the start, the cards to take or to block, and the small questions."""
    step = g.agenda[-1]
    if isinstance(step, PlaceHumans):
        return rate_start(g, options)
    if isinstance(step, (CardChoice, Blocks)):
        verb = TO_TAKE if isinstance(step, CardChoice) else TO_BLOCK
        return [CARD_WORTH[verb.target(option)] for option in options]
    if isinstance(step, Silence):
        return [0.5 if option == PASS else float(g.noise >> TO_SILENCE.target(option) & 1) for option in options]
    if isinstance(step, Sewers):
        return [-float(g.ground.to_car[TO_PLACE.target(option)]) for option in options]
    if isinstance(step, Briefcase):
        return [float(option != PASS) for option in options]
    return [float(DOG - TO_RAISE.target(option)) for option in options]
