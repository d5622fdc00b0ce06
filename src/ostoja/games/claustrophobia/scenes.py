"""Chapter: scenario rules. Who appears where, what is carried, and what is done in place of a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.agenda import DONE
from ostoja.engine.steps import Solo
from ostoja.games.claustrophobia.ending import check_end
from ostoja.games.claustrophobia.state import BIG_FIGURES, HUMAN_SIDE, LYING, NOBODY, PLANTED, Maze, warriors_in
from ostoja.games.claustrophobia.tiles import place_troglodyte
from ostoja.games.claustrophobia.values import combat, is_exhausted
from ostoja.games.claustrophobia.words import (
    FIRST_DEMON,
    HEROES,
    REDEEMER,
    TO_APPEAR,
    TO_EXORCISE,
    TO_PLANT,
    TO_SEAL,
    TO_UNSEAL,
)
from ostoja.games.claustrophobia.wounds import Wounds, free_figure, place_figure, remove_fiend

if TYPE_CHECKING:
    from ostoja.engine.agenda import Next


def summon_master(g: Maze) -> None:
    """CLA-SC3-01, CLA-SND-12  He and his free Troglodytes appear on the tile just laid, as far as there is room."""
    scenario = g.scenario()
    figure = free_figure(g)
    if figure != NOBODY:
        place_figure(g, figure, scenario.summoned, scenario.summons_tile)
    for _ in range(scenario.summoned_troglodytes):
        place_troglodyte(g, scenario.summons_tile)


class Appearance(Solo[Maze]):
    """CLA-SC5-01  The Demon player puts one of the Possessed that have not appeared yet on the tile just laid."""

    __slots__ = ("tile",)

    def __init__(self, seat: int = 0, tile: int = 0) -> None:
        super().__init__(seat)
        self.tile = tile

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer those that have not appeared."""
        return TO_APPEAR.among(g.possessed)

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """Place it; its figure stands for the tile."""
        kind = TO_APPEAR.target(option)
        g.possessed &= ~(1 << kind)
        haunted = [tile for tile in g.laid if g.scenario().possession >> tile & 1]
        place_figure(g, FIRST_DEMON + haunted.index(self.tile), kind, self.tile)
        return DONE

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask who appears."""
        return ("ask-appear", self.tile, 0)

    def rule(self) -> str:
        """Cite the scenario's rule."""
        return "CLA-SC5-01"


def deeds(g: Maze, warrior: int) -> list[int]:
    """CLA-SCN-02  List what a warrior may do in place of the fight; CBT of at least 1 is needed."""
    if g.fought or g.panic or combat(g, warrior) < 1:
        return []
    if warrior >= HEROES:
        return [TO_UNSEAL] if can_unseal(g, warrior) else []
    if is_exhausted(g, warrior):
        return []
    found: list[int] = []
    scenario = g.scenario()
    tile = g.at[warrior]
    if tile == scenario.charge_tile and warrior in g.charges:  # CLA-SC2-02
        found.append(TO_PLANT)
    if warrior == REDEEMER:  # CLA-SC4-02, CLA-SC5-03
        if tile == scenario.seal_tile and g.seals < scenario.seals:
            found.append(TO_SEAL)
        figures = warriors_in(g.here[tile] & BIG_FIGURES)
        found += TO_EXORCISE.each([figure - FIRST_DEMON for figure in figures if g.is_prostrate(figure)])
    return found


def can_unseal(g: Maze, warrior: int) -> bool:
    """CLA-SC4-03  A Demon-side warrior on the sealed tile, while no Human warrior is there."""
    tile = g.at[warrior]
    return g.seals != 0 and tile == g.scenario().seal_tile and not g.here[tile] & HUMAN_SIDE


def is_deed(option: int) -> bool:
    """Tell whether an option is one of those that take the place of a fight by a rule of the scenario."""
    return option in {TO_PLANT, TO_SEAL, TO_UNSEAL} or option in TO_EXORCISE


def do_deed(g: Maze, warrior: int, option: int) -> None:
    """CLA-SC2-02  Plant, seal, unseal or exorcise; victory is checked at once.

    CLA-SC4-01, CLA-SC4-02, CLA-SC4-03, CLA-SC5-03
    """
    if option == TO_PLANT:
        g.charges[g.charges.index(warrior)] = PLANTED
        g.tell("planted", warrior, g.at[warrior])
    elif option == TO_SEAL:
        g.seals += 1
        g.tell("sealed", warrior, g.seals)
    elif option == TO_UNSEAL:
        g.seals -= 1
        g.tell("unsealed", warrior, g.seals)
    else:
        figure = TO_EXORCISE.target(option) + FIRST_DEMON
        g.tell("exorcised", warrior, figure, g.kind_of(figure))
        remove_fiend(g, figure)
        g.freed += 1
    check_end(g)


def can_take(g: Maze, hero: int) -> bool:
    """CLA-SCN-03  A non-Exhausted Human warrior takes a charge or treasure that lies on his tile, at any point."""
    if is_exhausted(g, hero):
        return False
    here = LYING + g.at[hero]
    return here in g.charges or g.treasure == here


def take(g: Maze, hero: int) -> None:
    """CLA-SCN-03, CLA-SC6-03  He picks one of them up; a treasure taken on its goal wins at once."""
    here = LYING + g.at[hero]
    if here in g.charges:
        g.charges[g.charges.index(here)] = hero
    else:
        g.treasure = hero
    g.tell("took", hero, g.at[hero])
    check_end(g)


def recover(g: Maze) -> None:
    """CLA-SC5-02  W15: every prostrate Possessed loses Wounds and rises."""
    for figure in warriors_in(BIG_FIGURES):
        if g.at[figure] >= 0 and g.is_prostrate(figure):
            g.wounds[figure - FIRST_DEMON] = max(0, g.wounds[figure - FIRST_DEMON] - g.scenario().recovery)
            g.tell("rose", figure, g.kind_of(figure))


def next_infected(g: Maze, after: int) -> int:
    """CLA-SC7-01  Return the next Condemned with too few cancelled lines, or NOBODY."""
    for hero in range(after + 1, HEROES):
        if g.at[hero] >= 0 and g.data.condemned >> hero & 1 and g.cancelled[hero].bit_count() < g.scenario().infection:
            return hero
    return NOBODY


def infect(g: Maze, hero: int) -> Next:
    """CLA-SC7-01  The disease cancels a line of the Human player's choice."""
    g.tell("infected", hero)
    return Wounds(g.human, hero, 1)
