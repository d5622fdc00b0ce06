"""Judgement: every option of both sides rated by what it is worth to its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ostoja.engine.heuristics import Hearing, Heuristics
from ostoja.engine.steps import PASS
from ostoja.games.claustrophobia import heuristics_demon as demon
from ostoja.games.claustrophobia import heuristics_human as human
from ostoja.games.claustrophobia.exploration import Orientation
from ostoja.games.claustrophobia.heuristics_dice import EXHAUSTED, Plan, assignment_worth, line_worth
from ostoja.games.claustrophobia.heuristics_map import Outlook, free_lines
from ostoja.games.claustrophobia.initiative import Assignment
from ostoja.games.claustrophobia.threat import DicePlacement
from ostoja.games.claustrophobia.words import (
    ALL_TROGLODYTES,
    DEMONS,
    FIRST_DEMON,
    FOES,
    HEROES,
    HUMAN_ACTION,
    TARGETS,
    TILES,
    TO_ACTIVATE,
    TO_AMBUSH,
    TO_APPEAR,
    TO_ASSIGN,
    TO_ATTACK,
    TO_BID,
    TO_BLESS,
    TO_BUY,
    TO_CANCEL,
    TO_CHARM,
    TO_CHART,
    TO_CRAWL,
    TO_CRITICAL,
    TO_CRUSH,
    TO_DIG,
    TO_DODGE,
    TO_DRINK,
    TO_ENRAGE,
    TO_EQUIP,
    TO_EXORCISE,
    TO_EXPLORE,
    TO_EXPOSE,
    TO_FALL,
    TO_FORESEE,
    TO_GROW,
    TO_HEAL,
    TO_HEARTEN,
    TO_HIRE,
    TO_HUMBLE,
    TO_HURRY,
    TO_KEEP,
    TO_LEARN,
    TO_LOAD,
    TO_MISLEAD,
    TO_PANIC,
    TO_PLACE,
    TO_PLANT,
    TO_REGENERATE,
    TO_REROLL,
    TO_REROLL_DIE,
    TO_RESOLVE,
    TO_SEND,
    TO_SEND_TOUGH,
    TO_SHOOT,
    TO_SMITE,
    TO_SNUFF,
    TO_STEP,
    TO_STOCK,
    TO_STRIKE,
    TO_SUFFER,
    TO_SUMMON,
    TO_TAKE,
    TO_TERRIFY,
    TO_THROW,
    TO_TRAP,
    TO_TURN,
    TO_TWIST,
    TO_WITHDRAW,
    VALUES,
    VOCABULARY,
    WARRIORS,
)

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.games.claustrophobia.state import Maze

FAIR_BID = 16  # points with which the Humans are about even
GIFT_WISH = (1.0, 2.0, 1.2, 2.5, 1.8, 0.4)  # which gifts are worth having
PURCHASES = {TO_HIRE: 5.0, TO_HIRE + 1: 5.2, TO_BUY: 3.0, TO_BUY + 1: 2.5, TO_BUY + 2: 2.2, TO_BUY + 3: 1.0}


class Judgement(Heuristics):
    """The judgement of Claustrophobia for both sides."""

    def rate(self, world: State, seat: int, options: list[int], hearing: Hearing) -> list[float]:
        """Rate every option by the step that asks."""
        g = cast("Maze", world)
        outlook = Outlook(g)
        step = g.agenda[-1]
        if isinstance(step, DicePlacement):
            return rate_dice(g, outlook, step.filling, options)
        if isinstance(step, Orientation):
            judge = human.turn_worth if seat == g.human else demon.turn_against
            return [judge(g, step.tile, step.direction, step.origin, option - TO_TURN) for option in options]
        if isinstance(step, Assignment):
            return [assignment_worth(g, outlook, step.hero, option - TO_ASSIGN) for option in options]
        if g.phase == 0:
            return [rate_set_up(g, option) for option in options]
        if seat == g.human:
            return [rate_human(g, outlook, option) for option in options]
        return [rate_demon(g, outlook, option) for option in options]


def rate_dice(g: Maze, outlook: Outlook, filling: int, options: list[int]) -> list[float]:
    """Rate Destiny dice by the best plan they begin."""
    plan = Plan(g, outlook)
    ratings: list[float] = []
    for option in options:
        if option == PASS:
            ratings.append(0.0)
        else:
            square, value = divmod(option - TO_PLACE, VALUES)
            ratings.append(plan.rate(filling, square, value))
    return ratings


def rate_set_up(g: Maze, option: int) -> float:
    """Rate bids, purchases, and who carries what."""
    if TO_BID <= option < TO_BID + VOCABULARY.size and option < TO_HIRE:
        bid = option - TO_BID
        return 1.0 - abs(bid - FAIR_BID) * 0.01 if bid >= FAIR_BID else -1.0
    if TO_LEARN <= option < TO_BUY:
        return 3.2 if not g.gifts else GIFT_WISH[option - TO_LEARN]
    if option == TO_STOCK:
        return 0.8
    if TO_EQUIP <= option < TO_LOAD:
        hero = (option - TO_EQUIP) % HEROES
        return g.data.line_movement[hero * 7 + 6] if option < TO_EQUIP + HEROES else -0.1 * g.objects[hero]
    if TO_LOAD <= option < TO_LOAD + HEROES:
        return 1.0 if option - TO_LOAD >= 3 else 0.5
    return PURCHASES.get(option, 0.0)


def rate_human(g: Maze, outlook: Outlook, option: int) -> float:
    """Rate what the Human player may do."""
    if option == PASS:
        return 0.0
    if g.phase == HUMAN_ACTION and TO_ACTIVATE <= option < TO_ACTIVATE + WARRIORS:
        return human.activation_worth(g, outlook, option - TO_ACTIVATE)
    if TO_STEP <= option < TO_STEP + TILES:
        return human.step_worth(g, outlook, g.active, option - TO_STEP)
    if TO_EXPLORE <= option < TO_EXPLORE + 4:
        return human.explore_worth(g, outlook, g.active, option - TO_EXPLORE)
    if TO_PLANT <= option < TO_EXORCISE + DEMONS:
        return human.WIN
    if option == TO_TAKE:
        return human.WIN / 2
    if TO_ATTACK <= option < TO_SMITE + FOES:
        return rate_harm(g, option)
    return rate_support(g, outlook, option)


def rate_harm(g: Maze, option: int) -> float:
    """Rate attacks, shots, Grenades and Smite; a Mighty Blow by the target it is meant for."""
    hero = g.active
    if TO_ATTACK <= option < TO_ATTACK + TARGETS:
        return human.attack_worth(g, hero, option - TO_ATTACK, g.at[hero])
    if TO_SHOOT <= option < TO_SHOOT + FOES * 4:
        foe, direction = divmod(option - TO_SHOOT, 4)
        return human.shoot_worth(g, hero, foe, direction)
    if TO_THROW <= option < TO_THROW + TILES:
        return human.throw_worth(g, option - TO_THROW)
    if TO_SMITE <= option < TO_SMITE + FOES:
        return 4.0 if option == TO_SMITE else 4.5
    foes = g.here[g.at[hero]].bit_count() if hero >= 0 else 0
    return 0.5 if foes >= 4 or g.here[g.at[hero]] >> FIRST_DEMON else -0.5


def rate_support(g: Maze, outlook: Outlook, option: int) -> float:
    """Rate what saves or strengthens Human warriors."""
    if TO_CANCEL <= option < TO_CANCEL + 7:
        return -human.line_value(g, wounded_hero(g), option - TO_CANCEL)
    if TO_SUFFER <= option < TO_SUFFER + HEROES:
        return human.suffer_worth(g, option - TO_SUFFER)
    if option == TO_DODGE:
        return 1.0 if any(free_lines(g, hero) <= 3 for hero in g.heroes()) else -0.2
    if TO_BLESS <= option < TO_BLESS + HEROES * 2:
        return human.bless_worth(g, outlook, (option - TO_BLESS) // 2, (option - TO_BLESS) % 2)
    if TO_HEARTEN <= option < TO_HEARTEN + HEROES:
        return human.courage_worth(g, outlook, option - TO_HEARTEN)
    if TO_HEAL <= option < TO_HEAL + HEROES * 7:
        return human.heal_worth(g, (option - TO_HEAL) // 7, (option - TO_HEAL) % 7)
    if TO_DRINK <= option < TO_DRINK + 7:
        return human.potion_worth(g, option - TO_DRINK)
    if TO_KEEP <= option < TO_KEEP + TILES:
        return human.keep_worth(g, option - TO_KEEP)
    if TO_REROLL_DIE <= option < TO_REROLL_DIE + VALUES:
        return charm_worth(g, outlook, option - TO_REROLL_DIE)
    return rate_cards(g, outlook, option)


def rate_cards(g: Maze, outlook: Outlook, option: int) -> float:
    """Rate the Human player's other cards and gifts."""
    if option == TO_HURRY:
        return human.hurry_worth(g, outlook)
    if option == TO_CHARM:
        return max((charm_worth(g, outlook, value) for value in g.rolled), default=0.0) - 1.0
    return {TO_HUMBLE: 1.0, TO_FORESEE: 1.0, TO_CHART: 1.0, TO_STRIKE: 0.4}.get(option, 0.0)


def charm_worth(g: Maze, outlook: Outlook, value: int) -> float:
    """Return what it is worth to roll a die again: much if hardly anybody has a use for it."""
    worth = [line_worth(g, outlook, hero, value) for hero in g.heroes()]
    return 1.5 if worth and max(worth) <= EXHAUSTED + 0.1 else -0.5


def wounded_hero(g: Maze) -> int:
    """Return the hero whose line is asked for."""
    return int(getattr(g.agenda[-1], "hero", 0))


def rate_demon(g: Maze, outlook: Outlook, option: int) -> float:
    """Rate what the Demon player may do."""
    if option == PASS:
        return 0.0
    if TO_ACTIVATE <= option < TO_ACTIVATE + WARRIORS:
        return demon.activation_worth(g, outlook, option - TO_ACTIVATE)
    if TO_STEP <= option < TO_CRAWL + TILES:
        return demon.step_worth(g, outlook, g.active, (option - TO_STEP) % TILES)
    if TO_ATTACK <= option < TO_ATTACK + ALL_TROGLODYTES:
        return 1.0 + demon.strike_worth(g, g.active, option - TO_ATTACK)
    if TO_PLANT <= option < TO_EXORCISE:
        return 5.0
    if TO_SEND <= option < TO_SUMMON + TILES:
        return rate_sending(g, outlook, option)
    if TO_REROLL <= option < TO_REROLL + 16:
        return float(option - TO_REROLL)
    if TO_TRAP <= option < TO_TRAP + HEROES:
        return demon.trap_worth(g, option - TO_TRAP)
    if TO_RESOLVE <= option < TO_TRAP:
        return 10.0  # cards and points before the Trap
    if TO_DIG <= option < TO_DIG + TILES:
        return demon.dig_worth(g, outlook, option - TO_DIG)
    return rate_events(g, outlook, option)


def rate_sending(g: Maze, outlook: Outlook, option: int) -> float:
    """Rate arrivals."""
    if option < TO_SEND + TILES:
        return demon.send_worth(g, outlook, option - TO_SEND)
    if option < TO_SEND_TOUGH + TILES:
        return demon.send_worth(g, outlook, option - TO_SEND_TOUGH) + 0.2
    return demon.summon_worth(g, outlook, option - TO_SUMMON)


def rate_events(g: Maze, outlook: Outlook, option: int) -> float:
    """Rate Event cards and the Demon player's small choices."""
    if option == TO_PANIC:
        return demon.panic_worth(g, outlook)
    if TO_TERRIFY <= option < TO_TERRIFY + HEROES:
        return demon.terror_worth(g, outlook, option - TO_TERRIFY)
    if TO_CRUSH <= option < TO_CRUSH + TILES:
        return demon.crush_worth(g, option - TO_CRUSH)
    if TO_CRITICAL <= option < TO_CRITICAL + WARRIORS:
        return demon.enrage_worth(g, outlook, option - TO_CRITICAL)
    if TO_ENRAGE <= option < TO_ENRAGE + WARRIORS:
        return demon.enrage_worth(g, outlook, option - TO_ENRAGE)
    if TO_EXPOSE <= option < TO_EXPOSE + HEROES:
        return 1.0 if g.data.talents[option - TO_EXPOSE] & 2 else 0.0
    if TO_AMBUSH <= option < TO_AMBUSH + TILES:
        return 0.6 * outlook.heroes_on(option - TO_AMBUSH) if g.threat >= 2 else -1.0
    if TO_TWIST <= option < TO_TWIST + VALUES:
        return 0.2 + sum(line_worth(g, outlook, h, option - TO_TWIST) for h in g.heroes()) * 0.01
    if TO_FALL <= option < TO_FALL + WARRIORS:
        return 1.0 if g.tough >> option - TO_FALL & 1 else 0.0
    if TO_REGENERATE <= option < TO_REGENERATE + DEMONS:
        return g.wounds[option - TO_REGENERATE] - 1.0
    if TO_WITHDRAW <= option < TO_WITHDRAW + WARRIORS:
        return -1.0 if option - TO_WITHDRAW >= FIRST_DEMON else 1.0
    snuff = sum(1 for hero in g.heroes() if outlook.away[g.at[hero]] > 0) - 2.5
    return {TO_MISLEAD: 1.0, TO_SNUFF: snuff, TO_GROW: -0.1, TO_APPEAR + 4: 1.0}.get(option, 0.0)
