"""Chapter: combat. The roll, Frantic, Dodge, Bodyguard, hit by hit."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.engine.steps import Solo
from ostoja.games.claustrophobia.cards import CardWindow, holds, may_hold, spend
from ostoja.games.claustrophobia.state import HUMAN_SIDE, Maze, warriors_in
from ostoja.games.claustrophobia.targets import victim_of
from ostoja.games.claustrophobia.values import attack_combat, defence, talents
from ostoja.games.claustrophobia.words import (
    ALL_TROGLODYTES,
    BODYGUARD,
    DODGE,
    FRANTIC,
    HEROES,
    MIGHTY,
    TO_DODGE,
    TO_REROLL,
    TO_STRIKE,
    TO_SUFFER,
)
from ostoja.games.claustrophobia.wounds import TroglodyteHits, Wounds, wound_demon


class Attack(Procedure[Maze]):
    """CLA-CBT-02, CLA-CBT-05, CLA-CBT-06  As many dice as the attacker's CBT; nobody strikes back."""

    __slots__ = ("attacker", "target", "tile")

    def __init__(self, attacker: int = 0, target: int = 0, tile: int = 0) -> None:
        super().__init__()
        self.attacker = attacker
        self.target = target
        self.tile = tile

    def copy(self) -> Attack:
        """Return an attack that has got as far."""
        twin = Attack(self.attacker, self.target, self.tile)
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List what happens."""
        return ATTACK

    def declare(self, g: Maze) -> Next:
        """CLA-ADVC-MIGHTY  W8: a Mighty Blow may be played; without CBT it is part of the declaration."""
        g.tell("attacks", self.attacker, self.target, self.tile)
        g.mighty = 0
        if self.attacker >= HEROES:
            return None
        while attack_combat(g, self.attacker, g.mighty) < 1 and holds(g, MIGHTY):
            strike(g)
        return MightyBlows(1 << g.human, g.human, self.attacker) if may_hold(g, (MIGHTY,)) else None

    def roll(self, g: Maze) -> Next:
        """CLA-CBT-02  Each result that reaches the target's DEF is a hit."""
        dice = attack_combat(g, self.attacker, g.mighty)
        needed = defence(g, victim_of(self.target))
        g.blows = [g.roll() for _ in range(dice)]
        g.hits = count_hits(g.blows, needed)
        for blow in g.blows:
            g.tell("combat-die", self.attacker, blow, needed)
        if g.hits < dice and talents(g, self.attacker) & FRANTIC:  # CLA-TAL-01
            seat = g.human if self.attacker < HEROES else g.demon()
            return Reroll(seat, self.attacker, needed)
        return None

    def count(self, g: Maze) -> Next:
        """CLA-EVTC-CRITICAL, CLA-ADVC-DODGE  A Critical Hit adds one; W10: hits on a hero may be dodged."""
        if g.hits and g.critical >> self.attacker & 1:
            g.hits += 1
            g.tell("critical", self.attacker)
        g.tell("hits", self.attacker, self.target, g.hits)
        if g.hits and self.target < HEROES and may_hold(g, (DODGE,)):
            return Dodges(1 << g.human, g.human, self.target)
        return None

    def allot(self, g: Maze) -> Next:
        """CLA-WND-01  The wounded side allots the hits; hungry tunnels double them.

        CLA-WND-02, CLA-WND-03, CLA-WND-05, CLA-TIL-03
        """
        if not g.hits:
            return DONE
        if self.target < HEROES:
            return Allotment(g.human, self.target, self.tile)
        if self.target == ALL_TROGLODYTES:
            return TroglodyteHits(g.demon(), self.tile)
        wound_demon(g, victim_of(self.target), g.hits * weight_of_hit(g, self.tile))
        return DONE


ATTACK: Final[Phases] = (Attack.declare, Attack.roll, Attack.count, Attack.allot)


def count_hits(blows: list[int], needed: int) -> int:
    """CLA-CBT-02, CLA-CBT-03  Count the dice that reach the DEF."""
    hits = 0
    for blow in blows:
        if blow >= needed:
            hits += 1
    return hits


def weight_of_hit(g: Maze, tile: int) -> int:
    """CLA-TIL-03, CLA-TIL-06  Return the wounds of a combat hit on a warrior standing there."""
    return 2 if g.data.hungry >> tile & 1 else 1


def strike(g: Maze) -> None:
    """CLA-ADVC-MIGHTY  A Mighty Blow adds to the CBT of this attack."""
    spend(g, MIGHTY)
    g.mighty += g.data.mighty_combat


class MightyBlows(CardWindow):
    """W8  The attack is declared, nothing rolled yet."""

    __slots__ = ("attacker",)

    def __init__(self, seats: int = 0, first: int = 0, attacker: int = 0) -> None:
        super().__init__(seats, first)
        self.attacker = attacker

    def copy(self) -> MightyBlows:
        """Return a window with the same turns left."""
        twin = MightyBlows(0, 0, self.attacker)
        self.copy_turns(twin)
        return twin

    def human_cards(self) -> tuple[int, ...]:
        """CLA-ADVC-MIGHTY  Mighty Blow."""
        return (MIGHTY,)

    def plays(self, g: Maze, seat: int) -> list[int]:
        """Offer the card."""
        return [TO_STRIKE] if holds(g, MIGHTY) else []

    def play(self, g: Maze, seat: int, option: int) -> Next:
        """Play it."""
        strike(g)
        return None

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask for a Mighty Blow."""
        return ("ask-strike", self.attacker, 0)

    def rule(self) -> str:
        """Cite the card."""
        return "CLA-ADVC-MIGHTY"


class Reroll(Solo[Maze]):
    """CLA-TAL-01, CLA-TAL-02  W9, Frantic: any number of missed dice may be rolled once more, never a second time."""

    __slots__ = ("attacker", "needed")

    def __init__(self, seat: int = 0, attacker: int = 0, needed: int = 0) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.needed = needed

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer to re-roll all misses, fewer, or none."""
        misses = len(g.blows) - g.hits
        return TO_REROLL.each(range(misses, -1, -1))

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """Roll them again."""
        again = [g.roll() for _ in range(TO_REROLL.target(option))]
        for blow in again:
            g.tell("combat-die", self.attacker, blow, self.needed)
        g.hits += count_hits(again, self.needed)
        return DONE

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask how many."""
        return ("ask-reroll", self.attacker, len(g.blows) - g.hits)

    def rule(self) -> str:
        """Cite Frantic."""
        return "CLA-TAL-01"


class Dodges(CardWindow):
    """W10  Hits are known and not yet allotted."""

    __slots__ = ("victim",)

    def __init__(self, seats: int = 0, first: int = 0, victim: int = 0) -> None:
        super().__init__(seats, first)
        self.victim = victim

    def copy(self) -> Dodges:
        """Return a window with the same turns left."""
        twin = Dodges(0, 0, self.victim)
        self.copy_turns(twin)
        return twin

    def human_cards(self) -> tuple[int, ...]:
        """CLA-ADVC-DODGE  Dodge."""
        return (DODGE,)

    def plays(self, g: Maze, seat: int) -> list[int]:
        """Offer the card while there is a hit to cancel."""
        return [TO_DODGE] if g.hits and holds(g, DODGE) else []

    def play(self, g: Maze, seat: int, option: int) -> Next:
        """CLA-ADVC-DODGE  One hit is cancelled with whatever would double it."""
        spend(g, DODGE)
        g.hits -= 1
        return None

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask for a Dodge."""
        return ("ask-dodge", self.victim, g.hits)

    def rule(self) -> str:
        """Cite the card."""
        return "CLA-ADVC-DODGE"


class Allotment(Solo[Maze]):
    """CLA-TAL-03  Hit by hit of an attack the victim takes it, or a Bodyguard on his tile does instead.

    CLA-TAL-04, CLA-TAL-05, CLA-TAL-07
    """

    __slots__ = ("tile", "victim")

    def __init__(self, seat: int = 0, victim: int = 0, tile: int = 0) -> None:
        super().__init__(seat)
        self.victim = victim
        self.tile = tile

    def deciders(self, g: Maze) -> int:
        """Ask for every hit as long as the victim lives."""
        return 1 << self.seat if g.hits and g.at[self.victim] >= 0 else 0

    def options(self, g: Maze, seat: int) -> list[int]:
        """CLA-EVT-04, CLA-TAL-13  Offer the victim and every other warrior there who has Bodyguard now."""
        others = warriors_in(g.here[self.tile] & HUMAN_SIDE & ~(1 << self.victim))
        guards = [hero for hero in others if talents(g, hero) & BODYGUARD]
        return TO_SUFFER.each([self.victim, *guards])

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """CLA-TIL-03  The hit cancels one line, two in Hungry Tunnels."""
        g.hits -= 1
        hero = TO_SUFFER.target(option)
        if hero != self.victim:
            g.tell("guarded", hero, self.victim)
        return Wounds(seat, hero, weight_of_hit(g, self.tile))

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask who takes the hit."""
        return ("ask-suffer", self.victim, g.hits)

    def rule(self) -> str:
        """Cite Bodyguard."""
        return "CLA-TAL-03"

    def why_not(self, g: Maze, seat: int, option: int) -> str:
        """Only a Bodyguard with his Talents steps in."""
        return "CLA-TAL-03"
