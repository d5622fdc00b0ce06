"""Judgement: what every option is worth to the Human player, verb by verb."""

from __future__ import annotations

from typing import Final

from ostoja.games.claustrophobia import heuristics_human as human
from ostoja.games.claustrophobia.combat import Dodges
from ostoja.games.claustrophobia.heuristics_dice import EXHAUSTED, line_worth
from ostoja.games.claustrophobia.heuristics_ratings import Judges, Ratings
from ostoja.games.claustrophobia.heuristics_tiles import keep_worth
from ostoja.games.claustrophobia.words import (
    FIRST_DEMON,
    TO_ACTIVATE,
    TO_ATTACK,
    TO_BLESS,
    TO_CHARM,
    TO_CHART,
    TO_DODGE,
    TO_DRINK,
    TO_EXORCISE,
    TO_EXPLORE,
    TO_FORESEE,
    TO_HEAL,
    TO_HEARTEN,
    TO_HUMBLE,
    TO_HURRY,
    TO_KEEP,
    TO_PLANT,
    TO_REROLL_DIE,
    TO_SEAL,
    TO_SHOOT,
    TO_SMITE,
    TO_STEP,
    TO_STRIKE,
    TO_SUFFER,
    TO_TAKE,
    TO_THROW,
)


class HumanRatings(Ratings):
    """What the Human player's options are worth to him."""

    __slots__ = ()

    def judges(self) -> Judges:
        """Say who judges what."""
        return HUMAN_JUDGES

    def activate(self, hero: int) -> float:
        """Choose the next hero."""
        return human.activation_worth(self.g, self.outlook, hero)

    def explore(self, direction: int) -> float:
        """Explore."""
        return human.explore_worth(self.g, self.outlook, self.g.active, direction)

    def step(self, tile: int) -> float:
        """Go on."""
        return human.step_worth(self.g, self.outlook, self.g.active, tile)

    def deed(self) -> float:
        """Do what wins."""
        return human.WIN

    def exorcise(self, figure: int) -> float:
        """Free a Possessed: that wins, too."""
        return human.WIN

    def take(self) -> float:
        """Take what lies there."""
        return human.WIN / 2

    def attack(self, target: int) -> float:
        """Attack on the own tile."""
        return human.attack_worth(self.g, self.g.active, target, self.g.at[self.g.active])

    def shoot(self, foe: int, direction: int) -> float:
        """Shoot at the next tile."""
        return human.shoot_worth(self.g, self.g.active, foe, direction)

    def throw(self, tile: int) -> float:
        """Throw a Grenade."""
        return human.throw_worth(self.g, tile)

    def smite(self, foe: int) -> float:
        """Smite costs nothing."""
        return 4.0 + 0.1 * foe

    def strike(self) -> float:
        """Keep a Mighty Blow for many, or for a Demon."""
        here = self.g.here[self.g.at[self.g.active]]
        return 0.5 if here.bit_count() >= 4 or here >> FIRST_DEMON else -0.5

    def suffer(self, hero: int) -> float:
        """Let the hit fall where it hurts least."""
        return human.suffer_worth(self.g, hero)

    def dodge(self) -> float:
        """Dodge when somebody is in danger."""
        window = self.g.agenda[-1]
        return human.dodge_worth(self.g, window.victim) if isinstance(window, Dodges) else 0.0

    def bless(self, hero: int, boon: int) -> float:
        """Bless a warrior."""
        return human.bless_worth(self.g, self.outlook, hero, boon)

    def heal(self, hero: int, line: int) -> float:
        """Heal a line."""
        return human.heal_worth(self.g, hero, line)

    def drink(self, line: int) -> float:
        """Drink a potion."""
        return human.potion_worth(self.g, line)

    def hurry(self) -> float:
        """Play Second Wind."""
        return human.hurry_worth(self.g, self.outlook)

    def keep(self, tile: int) -> float:
        """Choose a tile."""
        return keep_worth(self.g, tile)

    def reroll_die(self, value: int) -> float:
        """Roll a die again if hardly anybody has a use for it."""
        worth = [line_worth(self.g, self.outlook, hero, value) for hero in self.g.heroes()]
        return 1.5 if worth and max(worth) <= EXHAUSTED + 0.1 else -0.5

    def charm(self) -> float:
        """Play the Lucky Charm for dice nobody can use."""
        return max((self.reroll_die(value) for value in self.g.rolled), default=0.0) - 1.0

    def hearten(self, hero: int) -> float:
        """Give the Courage token."""
        return human.courage_worth(self.g, self.outlook, hero)


HUMAN_JUDGES: Final = Judges(
    {
        TO_PLANT: HumanRatings.deed,
        TO_SEAL: HumanRatings.deed,
        TO_TAKE: HumanRatings.take,
        TO_STRIKE: HumanRatings.strike,
        TO_DODGE: HumanRatings.dodge,
        TO_HURRY: HumanRatings.hurry,
        TO_CHARM: HumanRatings.charm,
        TO_HUMBLE: HumanRatings.gladly,
        TO_FORESEE: HumanRatings.gladly,
        TO_CHART: HumanRatings.gladly,
    },
    (
        (TO_ACTIVATE, HumanRatings.activate),
        (TO_STEP, HumanRatings.step),
        (TO_EXPLORE, HumanRatings.explore),
        (TO_ATTACK, HumanRatings.attack),
        (TO_SUFFER, HumanRatings.suffer),
        (TO_THROW, HumanRatings.throw),
        (TO_SMITE, HumanRatings.smite),
        (TO_EXORCISE, HumanRatings.exorcise),
        (TO_HEARTEN, HumanRatings.hearten),
        (TO_DRINK, HumanRatings.drink),
        (TO_KEEP, HumanRatings.keep),
        (TO_REROLL_DIE, HumanRatings.reroll_die),
    ),
    (
        (TO_SHOOT, HumanRatings.shoot),
        (TO_BLESS, HumanRatings.bless),
        (TO_HEAL, HumanRatings.heal),
    ),
)
