"""Chapters: the Action phases. Warriors are activated one at a time: one movement, one fight, in either order."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.engine.steps import PASS, Solo
from ostoja.games.claustrophobia.cards import may_hold
from ostoja.games.claustrophobia.combat import Attack
from ostoja.games.claustrophobia.exploration import Exploration, can_explore
from ostoja.games.claustrophobia.grenade import smite, smites, throw, throws, why_not_throw
from ostoja.games.claustrophobia.leaving import (
    hole_ways,
    movement_left,
    side_of,
    why_held,
    why_not_enter,
    why_not_step,
)
from ostoja.games.claustrophobia.maze import tile_beyond
from ostoja.games.claustrophobia.readiness import open_readiness
from ostoja.games.claustrophobia.scenes import can_take, deeds, do_deed, is_deed, take
from ostoja.games.claustrophobia.state import (
    DEMON_SIDE,
    ENDED,
    HUMAN_SIDE,
    MOVING,
    NOBODY,
    NOT_BEGUN,
    Maze,
    warriors_in,
)
from ostoja.games.claustrophobia.targets import fights, why_not_attack
from ostoja.games.claustrophobia.tiles import enter
from ostoja.games.claustrophobia.values import movement
from ostoja.games.claustrophobia.words import (
    ALL_TROGLODYTES,
    FIRST_DEMON,
    GRENADE,
    HEROES,
    HUMAN_ACTION,
    MIGHTY,
    TO_ACTIVATE,
    TO_ATTACK,
    TO_CRAWL,
    TO_EXPLORE,
    TO_SHOOT,
    TO_SMITE,
    TO_STEP,
    TO_TAKE,
    TO_THROW,
)
from ostoja.games.claustrophobia.wounds import unlike, upright


class Actions(Procedure[Maze]):
    """CLA-HAC-01, CLA-DAC-01  The owner of the phase activates his warriors one after the other."""

    __slots__ = ()

    def copy(self) -> Actions:
        """Return one that has got as far."""
        twin = Actions()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List what happens; it is gone through again for the next warrior."""
        return ACTIONS

    def choose(self, g: Maze) -> Next:
        """CLA-HAC-02, CLA-HAC-06, CLA-EXH-09  Any warrior that was not activated yet is next, or the phase ends."""
        g.active = NOBODY
        seat = g.human if g.phase == HUMAN_ACTION else g.demon()
        return NextWarrior(seat) if waiting(g) else DONE

    def begin(self, g: Maze) -> Next:
        """W5  Gifts and cards at the start of an activation."""
        if g.active == NOBODY:
            return DONE
        g.activated |= 1 << g.active
        g.steps = 0
        g.wind = 0
        g.panic = False
        g.moved = NOT_BEGUN
        g.fought = False
        g.tell("activated", g.active, g.at[g.active])
        return open_readiness(g) if g.phase == HUMAN_ACTION else None

    def act(self, g: Maze) -> Next:
        """CLA-HAC-03  The warrior acts."""
        return Activation(g.human if g.phase == HUMAN_ACTION else g.demon())

    def end(self, g: Maze) -> Next:
        """CLA-HAC-01  He has finished before the next one starts."""
        return self.again()


ACTIONS: Final[Phases] = (Actions.choose, Actions.begin, Actions.act, Actions.end)


def waiting(g: Maze) -> int:
    """CLA-HAC-02, CLA-SC5-02  Return who can be activated; Troglodytes that are alike as one, nobody prostrate."""
    side = HUMAN_SIDE if g.phase == HUMAN_ACTION else DEMON_SIDE
    ready = 0
    for tile in g.laid:
        ready |= g.here[tile]
    ready &= side & ~g.activated
    return unlike(g, upright(g, ready))


class NextWarrior(Solo[Maze]):
    """CLA-HAC-06  The order of activation is the owner's free choice; he may also end the phase."""

    __slots__ = ()

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer everybody who waits."""
        return [PASS, *TO_ACTIVATE.among(waiting(g))]

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """The warrior is active now."""
        g.active = NOBODY if option == PASS else TO_ACTIVATE.target(option)
        return DONE

    def fallback(self, g: Maze, seat: int) -> int:
        """End the phase."""
        return PASS

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask who is next."""
        return ("ask-activate", 0, 0)

    def rule(self) -> str:
        """Cite the rule on the order."""
        return "CLA-HAC-06"

    def why_not(self, g: Maze, seat: int, option: int) -> str:
        """Each warrior is activated at most once."""
        return "CLA-HAC-02"


class Activation(Solo[Maze]):
    """CLA-HAC-03  At most one movement and one fight, each optional, in either order, never split.

    CLA-HAC-04, CLA-HAC-05
    """

    __slots__ = ()

    def deciders(self, g: Maze) -> int:
        """Ask until he is done, dead or gone."""
        return 1 << self.seat if g.active >= 0 and g.at[g.active] >= 0 else 0

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer to end, to move, to explore, to fight, and what takes the place of a fight."""
        warrior = g.active
        found = [PASS]
        found += moves(g, warrior)
        found += fights(g, warrior)
        if warrior < HEROES:
            found += throws(g, warrior)
            found += smites(g)
            if can_take(g, warrior):
                found.append(TO_TAKE)
        found += deeds(g, warrior)
        return found

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """Do it; the activation goes on."""
        warrior = g.active
        if option == PASS:
            return DONE
        if option in TO_STEP:
            return walk(g, warrior, TO_STEP.target(option))
        if option in TO_CRAWL:
            return walk(g, warrior, TO_CRAWL.target(option))
        if option in TO_EXPLORE:
            pay(g, warrior)
            return Exploration(g.at[warrior], TO_EXPLORE.target(option))
        return self.act_here(g, warrior, option)

    def act_here(self, g: Maze, warrior: int, option: int) -> Next:
        """CLA-GIFT-SMITE, CLA-SCN-03  Smite and taking what lies there cost neither movement nor the fight."""
        if option in TO_SMITE:
            return smite(g, TO_SMITE.target(option))
        if option == TO_TAKE:
            take(g, warrior)
            return None
        return self.fight(g, warrior, option)

    def fight(self, g: Maze, warrior: int, option: int) -> Next:
        """CLA-HAC-03, CLA-HAC-04, CLA-RNG-05, CLA-SCN-02  The one fight, or what takes its place; a movement ends."""
        g.fought = True
        if g.moved == MOVING:
            g.moved = ENDED
        if option in TO_ATTACK:
            return Attack(warrior, TO_ATTACK.target(option), g.at[warrior])
        if option in TO_SHOOT:
            foe, direction = TO_SHOOT.parts(option)
            return Attack(warrior, foe + ALL_TROGLODYTES, tile_beyond(g, g.at[warrior], direction))
        if option in TO_THROW:
            return throw(g, TO_THROW.target(option))
        do_deed(g, warrior, option)
        return None

    def always_asks(self, g: Maze, seat: int) -> bool:
        """Ask the Human player whenever he may hold a Grenade or a Mighty Blow: silence must not tell."""
        return seat == g.human and not g.fought and not g.panic and may_hold(g, (GRENADE, MIGHTY))

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask what the warrior does."""
        return ("ask-act", g.active, max(0, movement_left(g, g.active)))

    def rule(self) -> str:
        """Cite the rule on activations."""
        return "CLA-HAC-03"

    def why_not(self, g: Maze, seat: int, option: int) -> str:
        """Name the rule that forbids a step, an exploration, an attack or a deed."""
        warrior = g.active
        if option in TO_STEP:
            return why_not_move(g) or why_not_step(g, warrior, TO_STEP.target(option))
        if option in TO_CRAWL:
            return why_not_crawl(g, warrior, TO_CRAWL.target(option))
        if option in TO_EXPLORE:
            return why_not_explore(g, warrior, TO_EXPLORE.target(option))
        return why_not_fight(g, warrior, option)


def why_not_fight(g: Maze, warrior: int, option: int) -> str:
    """Name the rule that forbids an attack, a Grenade or a deed."""
    if option in TO_ATTACK or option in TO_SHOOT:
        return why_not_attack(g, warrior, option)
    if option in TO_THROW:
        return why_not_throw(g, warrior)
    if is_deed(option):
        return "CLA-EVTC-PANIC" if g.panic else "CLA-SCN-02"
    return "CLA-SCN-03" if option == TO_TAKE else "CLA-HAC-03"


def moves(g: Maze, warrior: int) -> list[int]:
    """CLA-MOV-02  List steps, explorations and holes, through which nobody is held.

    CLA-EXP-01, CLA-BLK-03, CLA-TIL-17, CLA-TIL-18, CLA-TIL-19, CLA-TAL-10, CLA-DAC-02
    """
    if movement_left(g, warrior) < 1:
        return []
    tile = g.at[warrior]
    steps = 0
    held = why_held(g, warrior) != ""
    if not held:
        for other in warriors_in(g.passages[tile]):
            if not why_not_enter(g, warrior, other):
                steps |= 1 << other
    found = TO_STEP.among(steps)
    if warrior < HEROES:
        if not held and can_explore(g):
            found = found + TO_EXPLORE.among(g.frontier[tile] & ~g.closed[tile])
    elif warrior < FIRST_DEMON and g.holes:  # CLA-TIL-19
        holes = [other for other in warriors_in(hole_ways(g, tile) & ~steps) if g.has_room(other, DEMON_SIDE)]
        found = found + TO_CRAWL.each(holes)
    return found


def pay(g: Maze, warrior: int) -> None:
    """CLA-MOV-02, CLA-TIL-09, CLA-TIL-10  A step costs 1 MVT; leaving a Flooded Tunnel costs all of it."""
    g.moved = MOVING
    if g.data.flooded >> g.at[warrior] & 1:
        g.steps = movement(g, warrior)
    else:
        g.steps += 1


def walk(g: Maze, warrior: int, tile: int) -> Next:
    """CLA-MOV-02, CLA-MOV-07  Pay for the step and enter; enemies there do not end the movement."""
    pay(g, warrior)
    return enter(g, warrior, tile)


def why_not_move(g: Maze) -> str:
    """CLA-HAC-04, CLA-TIL-08  Movement is over once a fight has followed it, or a tile has ended it."""
    return "CLA-HAC-04" if g.moved == ENDED else ""


def why_not_crawl(g: Maze, warrior: int, tile: int) -> str:
    """CLA-TIL-17, CLA-TIL-19  Only Troglodytes crawl, between Hole tiles and tokens, where there is room."""
    if not HEROES <= warrior < FIRST_DEMON:
        return "CLA-TIL-19"
    if not hole_ways(g, g.at[warrior]) >> tile & 1:
        return "CLA-TIL-17"
    return "CLA-MOV-01" if g.has_room(tile, side_of(warrior)) else "CLA-TIL-19"


def why_not_explore(g: Maze, warrior: int, direction: int) -> str:
    """CLA-EXP-01, CLA-EXP-06, CLA-EXP-07, CLA-BLK-03, CLA-DAC-02  Name the rule that forbids an exploration."""
    if warrior >= HEROES:
        return "CLA-DAC-02"
    tile = g.at[warrior]
    if not g.frontier[tile] >> direction & 1:
        return "CLA-EXP-06"
    if g.closed[tile] >> direction & 1:
        return "CLA-EVTC-LOST"
    if not can_explore(g):
        return "CLA-EXP-07"
    if why_not_move(g):
        return why_not_move(g)
    return "CLA-MOV-01" if movement_left(g, warrior) < 1 else why_held(g, warrior)
