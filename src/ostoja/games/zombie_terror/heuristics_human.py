"""Judgement of a human player: where everybody should end the turn, and what an action, a card or a noise is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.steps import PASS
from ostoja.games.zombie_terror.grid import DIRECTIONS, WAYS
from ostoja.games.zombie_terror.heuristics_danger import Danger, standing, worth, wound_cost
from ostoja.games.zombie_terror.human_actions import target_of_shot, ways_of
from ostoja.games.zombie_terror.human_cards import free_manholes, is_card
from ostoja.games.zombie_terror.state import FREE
from ostoja.games.zombie_terror.words import (
    ADRENALINE,
    CHARACTERS,
    COURAGE,
    DOG,
    FIRST_AID,
    HUMANS,
    LUMBERJACK,
    MECHANIC,
    NURSE,
    POLICEMAN,
    REGROUP,
    TO_ADRENALINE,
    TO_AXE,
    TO_COURAGE,
    TO_FIRST_AID,
    TO_HEAL,
    TO_HOLD,
    TO_MOVE,
    TO_PLACE,
    TO_PUSH,
    TO_REGROUP,
    TO_SEWERS,
    TO_SHOOT,
    TO_SHOVE,
    TO_SILENCE,
    TO_SUPPORT,
    ZOMBIE,
)

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.state import Town

NOISE: Final = 0.25  # what one more activated zombie costs
HUNT: Final = 0.9  # what a zombie within reach of the axe is worth
CROWD: Final = 0.2  # and how that grows with every marker beyond half of them, where a full horde wins
KILL: Final = 1.0  # what one zombie less is worth wherever it stands
BULLET: Final = 0.75  # a bullet, and the zombie that its noise brings
CARD: Final = 0.8  # what a card that is played once is worth in hand
RIVAL: Final = 0.5  # how much of a rival's loss is one's own gain
TOKEN: Final = 2.0  # what the support token is worth at the end
DITHER: Final = 0.02  # a gain too small to move for


class Plans:
    """What a seat's characters could gain from here, worked out once for one decision."""

    __slots__ = ("best", "danger", "g", "now", "seat", "steps")

    def __init__(self, g: Town, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.danger: list[Danger | None] = [None] * CHARACTERS
        self.now: list[float] = [0.0] * CHARACTERS  # how good the present field is
        self.best: list[float] = [0.0] * CHARACTERS  # the best field in reach, moving only
        self.steps: list[list[float]] = [[] for _ in range(CHARACTERS)]  # the best field by the first step's way
        for character in range(CHARACTERS):
            if g.is_living(character):
                self.look(character)

    def look(self, character: int) -> None:
        """Work out where a character can get, and how good that is."""
        g = self.g
        danger = Danger(g, character)
        self.danger[character] = danger
        here = g.where[character]
        self.now[character] = standing(g, g.owner(character), character, here, danger)
        self.best[character] = self.now[character]
        if g.ap[character]:
            self.steps[character] = [
                self.after(character, way, g.ap[character]) for way in range(ways_of(g, character))
            ]
            self.best[character] = max(self.now[character], *self.steps[character])

    def after(self, character: int, way: int, ap: int) -> float:
        """Return the best that can come of a first step in one way."""
        g = self.g
        target = g.next_to(g.where[character], way)
        if g.board[target] != FREE:
            return -99.0
        return self.within(character, target, ap - 1)

    def within(self, character: int, start: int, ap: int) -> float:
        """Return how good the best field is within some straight steps of one."""
        g = self.g
        danger = self.danger[character]
        assert danger is not None
        best = standing(g, g.owner(character), character, start, danger) + self.hunt(character, start, ap)
        seen = [start]
        edge = [start]
        step = g.ground.grid.step
        ways = WAYS if character == DOG else DIRECTIONS
        for far in range(ap):
            wave: list[int] = []
            for field in edge:
                for way in range(ways):
                    target = step[field * WAYS + way]
                    if g.board[target] == FREE and target not in seen:
                        seen.append(target)
                        wave.append(target)
                        value = standing(g, g.owner(character), character, target, danger) - 0.001 * (far + 1)
                        best = max(best, value + self.hunt(character, target, ap - far - 1))
            edge = wave
        return best

    def hunt(self, character: int, field: int, ap: int) -> float:
        """ZT-LUM-01  Return what the Lumberjack could still do from a field: zombies at hand that do not face him."""
        if character != LUMBERJACK or not ap:
            return 0.0
        g = self.g
        prey = 0
        for way in range(DIRECTIONS):
            beside = g.next_to(field, way)
            if g.is_zombie(beside) and not g.faces_piece(beside, field):
                prey += 1
        return (HUNT + self.crowd()) * min(prey, ap)

    def gain(self, character: int, value: float) -> float:
        """Return what a new best place for a character is worth to the seat; waking it makes noise."""
        return value - self.now[character] - self.noise(character)

    def noise(self, character: int) -> float:
        """ZT-ACT-01  Return what waking a character costs."""
        return 0.0 if (self.g.noise | self.g.quiet) >> character & 1 else NOISE

    def side(self, human: int) -> float:
        """Return whose gain a human's gain is: own, or the rival's."""
        return 1.0 if self.g.teams[self.seat] >> human & 1 else -RIVAL

    def crowd(self) -> float:
        """ZT-S4-WIN-06  Return how much more a zombie less is worth where a complete horde wins the game."""
        return 0.0 if self.g.scenario.hand else CROWD * max(0, self.g.data.markers[ZOMBIE] // 2 - self.g.pool())

    def kill(self, field: int) -> float:
        """Return what a zombie's end is worth: what it could do now, and where it stands."""
        g = self.g
        place = g.horde.index(field)
        value = KILL + self.crowd() + (1.2 if g.ground.is_car[field] else 0.0)
        for character in range(CHARACTERS):
            danger = self.danger[character]
            if danger is not None and g.owner(character) == self.seat and g.where[character] in danger.reach[place]:
                value += 0.55 * wound_cost(g, character) / danger.cover[g.where[character]]
        return value


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
        return scale * plans.gain(character, plans.steps[character][way])
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
        return plans.kill(field) - plans.crowd() - BULLET - plans.noise(POLICEMAN)
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


def rate_card(g: Town, plans: Plans, option: int) -> float:
    """Rate a card by what it changes at once."""
    if option in TO_SILENCE:
        return NOISE * (g.data.silence if (g.noise & ~g.quiet).bit_count() > 1 else 0.5) + 0.01 * (
            g.noise >> TO_SILENCE.target(option) & 1
        )
    if option in TO_ADRENALINE:
        human = TO_ADRENALINE.target(option)
        return plans.within(human, g.where[human], g.ap[human] + g.data.adrenaline) - max(0.0, plans.best[human]) - 0.6
    if option in TO_SEWERS:
        human = TO_SEWERS.target(option)
        return max(plans.within(human, field, 0) for field in free_manholes(g)) - plans.best[human]
    if option in TO_REGROUP:
        human, other = TO_REGROUP.parts(option)
        return rate_swap(g, plans, human, other)
    if option in TO_FIRST_AID:
        return 0.9 + 0.15 * worth(g, TO_FIRST_AID.target(option))
    human, way = TO_COURAGE.parts(option)
    return plans.kill(g.next_to(g.where[human], way))


def rate_swap(g: Town, plans: Plans, human: int, other: int) -> float:
    """ZT-CARD-REGROUP  Two humans exchange fields, and may walk on as far as they have AP."""
    gained = plans.within(human, g.where[other], g.ap[human]) - plans.best[human]
    lost = plans.within(other, g.where[human], g.ap[other]) - plans.best[other]
    return gained + plans.side(other) * lost


def rate_support(g: Town, plans: Plans, card: int) -> float:
    """ZT-S4-SUP-05  The token is a star at the end: it must buy more than that."""
    best = 0.0
    for human in range(HUMANS):
        if not (g.teams[plans.seat] >> human & 1 and g.is_living(human)):
            continue
        if card == ADRENALINE:
            best = max(best, rate_card(g, plans, TO_ADRENALINE.at(human)))
        elif card == REGROUP:
            best = max(best, best_swap(g, plans, human))
        elif card == FIRST_AID and g.health[human]:
            best = max(best, rate_card(g, plans, TO_FIRST_AID.at(human)))
        elif card == COURAGE:
            best = max(best, best_kill(g, plans, human))
    return best - TOKEN


def best_swap(g: Town, plans: Plans, human: int) -> float:
    """Return what the best exchange of a human's field is worth."""
    others = [other for other in range(HUMANS) if other != human and g.is_living(other)]
    return max([rate_swap(g, plans, human, other) for other in others], default=0.0)


def best_kill(g: Town, plans: Plans, human: int) -> float:
    """Return what the best hit next to a human is worth."""
    beside = [g.next_to(g.where[human], way) for way in range(DIRECTIONS)]
    return max([plans.kill(field) for field in beside if g.is_zombie(field)], default=0.0)


def rate_start(g: Town, options: list[int]) -> list[float]:
    """ZT-SET-05  The best start near the car, next to each other."""
    return [-float(g.ground.to_car[TO_PLACE.target(option)]) for option in options]
