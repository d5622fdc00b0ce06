"""Judgement of a human player: what an action is worth, given where everybody should end the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.steps import PASS
from ostoja.games.zombie_terror.heuristics_cards import rate_card, rate_support
from ostoja.games.zombie_terror.heuristics_danger import worth
from ostoja.games.zombie_terror.heuristics_plans import KILL, Plans
from ostoja.games.zombie_terror.human_actions import target_of_shot
from ostoja.games.zombie_terror.human_cards import is_card
from ostoja.games.zombie_terror.words import (
    DOG,
    LUMBERJACK,
    MECHANIC,
    NURSE,
    POLICEMAN,
    TO_AXE,
    TO_HEAL,
    TO_HOLD,
    TO_MOVE,
    TO_PLACE,
    TO_PUSH,
    TO_SHOOT,
    TO_SHOVE,
    TO_SUPPORT,
)

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.state import Town

BULLET: Final = 0.75  # a bullet, and the zombie that its noise brings
CARD: Final = 0.8  # what a card that is played once is worth in hand
DITHER: Final = 0.02  # a gain too small to move for


def rate_human_turn(g: Town, seat: int, options: list[int]) -> list[float]:
    """Rate every action, card and token; to end the turn is worth nothing more than what stands."""
    plans = Plans(g, seat)
    return [rate_option(g, plans, option) for option in options]


def rate_option(g: Town, plans: Plans, option: int) -> float:
    """Rate one option of a human turn."""
    if option == PASS:
        return DITHER
    if option in TO_MOVE:
        character, way = TO_MOVE.parts(option)
        scale = 0.5 if character == DOG else 1.0
        return scale * plans.gain(character, plans.step(character, way))
    if option in TO_PUSH:
        human, way = TO_PUSH.parts(option)
        return rate_push(g, plans, human, way)
    if option in TO_SUPPORT:
        return rate_support(g, plans, TO_SUPPORT.target(option))
    return rate_card(g, plans, option) - held_back(g) if is_card(option) else rate_power(g, plans, option)


def held_back(g: Town) -> float:
    """Return what keeping a card is worth: where cards come back every round, nothing."""
    return CARD if g.scenario.hand else 0.1


def rate_push(g: Town, plans: Plans, human: int, way: int) -> float:
    """ZT-PSH-04  A push takes the human into the zombie's field; more steps may follow."""
    zombie = g.next_to(g.where[human], way)
    return plans.gain(human, plans.within(human, zombie, g.ap[human] - 1)) - 0.05


def rate_power(g: Town, plans: Plans, option: int) -> float:
    """Rate the powers."""
    if option in TO_HOLD:
        field = g.next_to(g.where[DOG], TO_HOLD.target(option))
        return plans.kill(field) - KILL + 0.3 - plans.noise(DOG)
    if option in TO_AXE:
        field = g.next_to(g.where[LUMBERJACK], TO_AXE.target(option))
        return plans.kill(field) - plans.noise(LUMBERJACK)
    if option in TO_SHOOT:
        field = target_of_shot(g, TO_SHOOT.target(option))
        return plans.kill(field) - plans.crowd - BULLET - plans.noise(POLICEMAN)
    if option in TO_HEAL:
        human = TO_HEAL.target(option)
        return plans.side(human) * (0.8 + 0.1 * worth(g, human)) - plans.noise(NURSE)
    return rate_shove(g, plans, TO_SHOVE.target(option))


def rate_shove(g: Town, plans: Plans, way: int) -> float:
    """ZT-MEC-01  Two humans move for one noise; a rival may be shoved back."""
    field = g.next_to(g.where[MECHANIC], way)
    human = g.board[field] - 1
    moved = plans.within(human, g.next_to(field, way), 0) - plans.now[human]
    return plans.gain(MECHANIC, plans.within(MECHANIC, field, g.ap[MECHANIC] - 1)) + plans.side(human) * moved


def rate_start(g: Town, options: list[int]) -> list[float]:
    """ZT-SET-05  The best start near the car, next to each other."""
    return [-float(g.ground.to_car[TO_PLACE.target(option)]) for option in options]
