"""Chapter: the Initiative phase. Action dice, what changes them, and their assignment."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.engine.steps import Picks, Solo
from ostoja.games.claustrophobia.cards import (
    CardWindow,
    holds,
    holds_event,
    may_hold,
    may_hold_event,
    spend,
    spend_event,
)
from ostoja.games.claustrophobia.scenes import infect, next_infected
from ostoja.games.claustrophobia.state import NOBODY, Maze
from ostoja.games.claustrophobia.support import Support, supports
from ostoja.games.claustrophobia.values import has_gift
from ostoja.games.claustrophobia.words import (
    CHARM,
    GATHER,
    MOST_DICE,
    SCEPTER,
    TERROR,
    TO_ASSIGN,
    TO_CHARM,
    TO_REROLL_DIE,
    TO_TWIST,
    TWIST,
    VALUES,
)


class Initiative(Procedure[Maze]):
    """CLA-INI-01  The Human player rolls, and gives every Human warrior one die.

    CLA-INI-02, CLA-INI-03, CLA-INI-04, CLA-INI-05, CLA-INI-06, CLA-INI-07, CLA-INI-08, CLA-INI-09
    """

    __slots__ = ("hero",)

    def __init__(self, hero: int = NOBODY) -> None:
        super().__init__()
        self.hero = hero  # how far the infection, then the assignment has got

    def copy(self) -> Initiative:
        """Return a phase that has got as far."""
        twin = Initiative(self.hero)
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List what happens."""
        return INITIATIVE_PHASE

    def infection(self, g: Maze) -> Next:
        """CLA-SC7-01  Before the roll the disease strikes, where the scenario knows one."""
        self.hero = next_infected(g, self.hero)
        if self.hero == NOBODY:
            return None
        self.again()
        return infect(g, self.hero)

    def roll(self, g: Maze) -> Next:
        """CLA-INI-01  W1: one die per warrior in play, and all extra dice together.

        CLA-INI-02, CLA-GFT-06, CLA-RND-03, CLA-TIM-01
        """
        g.courage = NOBODY
        g.gifts_used = 0
        g.exhausted = 0
        count = len(g.heroes()) + g.gather
        for hero in g.heroes():
            g.dice[hero] = 0
            if g.objects[hero] >> SCEPTER & 1:  # CLA-EXH-03, CLA-ITEM-SCEPTER
                count += g.data.scepter_dice
        g.gather = 0
        g.rolled = [g.roll() for _ in range(min(MOST_DICE, count))]
        tell_dice(g)
        seats = (1 << g.human if may_hold(g, (CHARM,)) else 0) | (1 << g.demon() if may_hold_event(g, (TWIST,)) else 0)
        return DiceCards(seats, g.human) if seats else None

    def assign(self, g: Maze) -> Next:
        """CLA-INI-03  Each warrior gets exactly one die; it goes round until all have one."""
        for hero in g.heroes():
            if not g.dice[hero]:
                self.at = ASSIGN
                return Assignment(g.human, hero)
        g.rolled = []  # CLA-INI-04
        return None

    def support(self, g: Maze) -> Next:
        """CLA-GIFT-GATHER, CLA-TIM-01  W3: Gather Round! is counted; Blessed and Courage in any order, and Terror."""
        if has_gift(g, GATHER):
            g.gifts_used |= 1 << GATHER
            g.gather = g.data.gather_dice
            g.tell("gathered", g.gather)
        seats = 1 << g.human if supports(g) else 0
        if may_hold_event(g, (TERROR,)):
            seats |= 1 << g.demon()
        return Support(seats, g.human) if seats else None


INITIATIVE_PHASE: Final[Phases] = (Initiative.infection, Initiative.roll, Initiative.assign, Initiative.support)
ASSIGN: Final = INITIATIVE_PHASE.index(Initiative.assign)


def tell_dice(g: Maze) -> None:
    """Tell what the Action dice show."""
    for die in g.rolled:
        g.tell("action-die", die)


class DiceCards(CardWindow):
    """W2  The Action dice are rolled and not assigned: Lucky Charm, Twist of Fate."""

    __slots__ = ()

    def copy(self) -> DiceCards:
        """Return a window with the same turns left."""
        twin = DiceCards()
        self.copy_turns(twin)
        return twin

    def human_cards(self) -> tuple[int, ...]:
        """CLA-ADVC-LUCKY  Lucky Charm."""
        return (CHARM,)

    def demon_cards(self) -> tuple[int, ...]:
        """CLA-EVTC-TWIST  Twist of Fate."""
        return (TWIST,)

    def plays(self, g: Maze, seat: int) -> list[int]:
        """Offer the card."""
        if seat == g.human:
            return [TO_CHARM] if holds(g, CHARM) else []
        return TO_TWIST.each(values_of(g)) if holds_event(g, TWIST) else []

    def play(self, g: Maze, seat: int, option: int) -> Next:
        """CLA-EVTC-TWIST, CLA-ADVC-LUCKY  One die, or any number of dice, are rolled again."""
        if option == TO_CHARM:
            spend(g, CHARM)
            return CharmedDice(g.human)
        spend_event(g, TWIST)
        roll_again(g, [g.rolled.index(TO_TWIST.target(option))])
        return None

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask for cards."""
        return ("ask-dice-cards", 0, 0)

    def rule(self) -> str:
        """Cite the rule on windows."""
        return "CLA-TIM-01"


def values_of(g: Maze) -> list[int]:
    """List the values among the Action dice that are not assigned yet."""
    return [value for value in range(1, VALUES) if value in g.rolled]


def roll_again(g: Maze, dice: list[int]) -> None:
    """Roll some of the Action dice again."""
    for die in dice:
        g.rolled[die] = g.roll()
        g.tell("rerolled", g.rolled[die])


class CharmedDice(Picks[Maze]):
    """CLA-ADVC-LUCKY  The Human player picks any number of Action dice, which are re-rolled once."""

    __slots__ = ()

    def copy(self) -> CharmedDice:
        """Return the same picks."""
        twin = CharmedDice()
        self.copy_picks(twin)
        return twin

    def candidates(self, g: Maze) -> list[int]:
        """Offer the dice that are not picked yet, by value and in ascending order."""
        picked = [TO_REROLL_DIE.target(option) for option in self.picked]
        least = picked[-1] if picked else 1
        values = [value for value in range(least, VALUES) if g.rolled.count(value) > picked.count(value)]
        return TO_REROLL_DIE.each(values)

    def is_enough(self, g: Maze) -> bool:
        """Any number will do."""
        return True

    def taken(self, g: Maze) -> Next:
        """Roll them again."""
        dice: list[int] = []
        for option in self.picked:
            value = TO_REROLL_DIE.target(option)
            dice.append(next(d for d in range(len(g.rolled)) if g.rolled[d] == value and d not in dice))
        roll_again(g, dice)
        return DONE

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask which dice."""
        return ("ask-charm", len(self.picked), 0)

    def rule(self) -> str:
        """Cite the card."""
        return "CLA-ADVC-LUCKY"


class Assignment(Solo[Maze]):
    """CLA-INI-03  A warrior gets one of the dice; on a line that is cancelled by now it makes him Exhausted.

    CLA-INI-05, CLA-INI-06, CLA-INI-07, CLA-EXH-07
    """

    __slots__ = ("hero",)

    def __init__(self, seat: int = 0, hero: int = 0) -> None:
        super().__init__(seat)
        self.hero = hero

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer the values of the dice that are left."""
        return TO_ASSIGN.each(values_of(g))

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """CLA-INI-05, CLA-INI-06, CLA-EXH-07  Put the die on its line; one cancelled later will exhaust nobody."""
        value = TO_ASSIGN.target(option)
        g.rolled.remove(value)
        g.dice[self.hero] = value
        g.tell("assigned", self.hero, value)
        if g.cancelled[self.hero] >> value & 1:
            g.exhausted |= 1 << self.hero
            g.tell("exhausted", self.hero)
        return DONE

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask for a die."""
        return ("ask-assign", self.hero, 0)

    def rule(self) -> str:
        """Cite the rule on dice."""
        return "CLA-INI-03"

    def why_not(self, g: Maze, seat: int, option: int) -> str:
        """Each warrior gets exactly one die of those rolled."""
        return "CLA-INI-03"
