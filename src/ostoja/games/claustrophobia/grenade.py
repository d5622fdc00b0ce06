"""Chapter: Grenades, Smite and falling rocks. Harm that is not an attack."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.games.claustrophobia.cards import holds, spend
from ostoja.games.claustrophobia.state import HUMAN_SIDE, Maze, warriors_in
from ostoja.games.claustrophobia.targets import targets_on
from ostoja.games.claustrophobia.values import combat, defence, has_gift, is_exhausted
from ostoja.games.claustrophobia.words import (
    ALL_TROGLODYTES,
    FIRST_DEMON,
    GRENADE,
    HEROES,
    REDEEMER,
    SMITE,
    TO_SMITE,
    TO_THROW,
)
from ostoja.games.claustrophobia.wounds import TroglodyteHits, Wounds, hit_troglodyte, wound_demon


def throws(g: Maze, hero: int) -> list[int]:
    """CLA-ADVC-GRENADE, CLA-RNG-01, CLA-SCN-02  W16: a Grenade reaches the own tile and those next door."""
    if g.fought or g.panic or not holds(g, GRENADE) or is_exhausted(g, hero) or combat(g, hero) < 1:
        return []
    tile = g.at[hero]
    return TO_THROW.each(warriors_in(g.passages[tile] | 1 << tile))


def why_not_throw(g: Maze, hero: int) -> str:
    """Name the rule that forbids a Grenade; to the Demon player without a look at the Human hand."""
    if hero >= HEROES:
        return "CLA-ADVC-GRENADE"
    if g.panic:
        return "CLA-EVTC-PANIC"
    if g.fought:
        return "CLA-RNG-05"
    return "CLA-RNG-01" if holds(g, GRENADE) and combat(g, hero) else "CLA-ADVC-GRENADE"


class Explosion(Procedure[Maze]):
    """CLA-RNG-04, CLA-ADVC-GRENADE  Every warrior on the tile, friend and foe, is rolled for by itself."""

    __slots__ = ("left", "tile")

    def __init__(self, tile: int = 0, left: int = 0) -> None:
        super().__init__()
        self.tile = tile
        self.left = left  # warriors not yet rolled for, as bits

    def copy(self) -> Explosion:
        """Return an explosion that has got as far."""
        twin = Explosion(self.tile, self.left)
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List what happens; it is gone through again for the next warrior."""
        return EXPLOSION

    def roll(self, g: Maze) -> Next:
        """CLA-TIL-05, CLA-SC5-02  One die against DEF; one hit, never doubled, no Bodyguard, no Dodge."""
        while self.left:
            warrior = (self.left & -self.left).bit_length() - 1
            self.left &= self.left - 1
            if g.at[warrior] != self.tile or (warrior >= FIRST_DEMON and g.is_prostrate(warrior)):
                continue
            die = g.roll()
            needed = defence(g, warrior)
            g.tell("blast-die", warrior, die, needed)
            if die < needed:
                continue
            if warrior < HEROES:
                self.again()
                return Wounds(g.human, warrior, 1)
            if warrior < FIRST_DEMON:
                hit_troglodyte(g, warrior)
            else:
                wound_demon(g, warrior, 1)
            if g.over:
                break
        return DONE


EXPLOSION: Final[Phases] = (Explosion.roll,)


def throw(g: Maze, tile: int) -> Next:
    """CLA-ADVC-GRENADE, CLA-RNG-05  The Grenade takes the place of the fight."""
    spend(g, GRENADE)
    g.tell("thrown", g.active, tile)
    return Explosion(tile, g.here[tile])


def smites(g: Maze) -> list[int]:
    """CLA-GIFT-SMITE  Once in his activation the Redeemer may strike one target on his tile without a roll."""
    if g.active != REDEEMER or not has_gift(g, SMITE):
        return []
    return TO_SMITE.each([target - ALL_TROGLODYTES for target in targets_on(g, REDEEMER, g.at[REDEEMER])])


def smite(g: Maze, foe: int) -> Next:
    """CLA-GIFT-SMITE  One automatic hit: not combat, so never doubled."""
    g.gifts_used |= 1 << SMITE
    g.tell("smote", foe, g.at[REDEEMER])
    if foe == 0:
        g.hits = 1
        return TroglodyteHits(g.demon(), g.at[REDEEMER])
    wound_demon(g, FIRST_DEMON + foe - 1, 1)
    return None


class Rockfall(Procedure[Maze]):
    """CLA-EVTC-ROCKFALL  The Demon player rolls for every Human warrior on a tile; 5-6 is a wound, not combat."""

    __slots__ = ("left",)

    def __init__(self, left: int = 0) -> None:
        super().__init__()
        self.left = left

    def copy(self) -> Rockfall:
        """Return a rockfall that has got as far."""
        twin = Rockfall(self.left)
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List what happens; it is gone through again for the next warrior."""
        return ROCKFALL

    def roll(self, g: Maze) -> Next:
        """One die each."""
        while self.left:
            hero = (self.left & -self.left).bit_length() - 1
            self.left &= self.left - 1
            die = g.roll()
            g.tell("rock-die", hero, die)
            if die >= g.data.rockfall_value:
                self.again()
                return Wounds(g.human, hero, 1)
        return DONE


ROCKFALL: Final[Phases] = (Rockfall.roll,)


def crush(g: Maze, tile: int) -> Next:
    """CLA-EVTC-ROCKFALL  The ceiling comes down on a tile."""
    g.tell("rockfall", tile)
    return Rockfall(g.here[tile] & HUMAN_SIDE)
