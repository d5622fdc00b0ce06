"""Judgement: what every option is worth to the Demon player, verb by verb."""

from __future__ import annotations

from typing import Final

from ostoja.games.claustrophobia import heuristics_demon as demon
from ostoja.games.claustrophobia.heuristics_dice import line_worth
from ostoja.games.claustrophobia.heuristics_ratings import Judges, Ratings
from ostoja.games.claustrophobia.words import (
    BODYGUARD,
    FIRST_DEMON,
    TO_ACTIVATE,
    TO_AMBUSH,
    TO_ATTACK,
    TO_CRAWL,
    TO_CRITICAL,
    TO_CRUSH,
    TO_DIG,
    TO_ENRAGE,
    TO_EXPOSE,
    TO_FALL,
    TO_MISLEAD,
    TO_PANIC,
    TO_REGENERATE,
    TO_REROLL,
    TO_RESOLVE,
    TO_SEND,
    TO_SEND_TOUGH,
    TO_SNUFF,
    TO_STEP,
    TO_SUMMON,
    TO_TERRIFY,
    TO_TRAP,
    TO_TWIST,
    TO_UNSEAL,
    TO_WITHDRAW,
)


class DemonRatings(Ratings):
    """What the Demon player's options are worth to him."""

    __slots__ = ()

    def judges(self) -> Judges:
        """Say who judges what."""
        return DEMON_JUDGES

    def prowl(self, tile: int) -> float:
        """Go, or crawl, to the prey."""
        return demon.step_worth(self.g, self.outlook, self.g.active, tile)

    def maul(self, hero: int) -> float:
        """Attack a hero."""
        return 1.0 + demon.strike_worth(self.g, self.g.active, hero)

    def unseal(self) -> float:
        """Undo a Seal."""
        return 5.0

    def send_tough(self, tile: int) -> float:
        """Rather a tough one."""
        return demon.send_worth(self.g, self.outlook, tile) + 0.2

    def reroll(self, count: int) -> float:
        """Roll all misses again."""
        return float(count)

    def trap(self, hero: int) -> float:
        """Strike where it kills."""
        return demon.trap_worth(self.g, hero)

    def resolve(self, square: int) -> float:
        """Cards and points come before the Trap."""
        return 10.0

    def panic(self) -> float:
        """Play Panic!."""
        return demon.panic_worth(self.g, self.outlook)

    def crush(self, tile: int) -> float:
        """Let the ceiling come down."""
        return demon.crush_worth(self.g, tile)

    def expose(self, hero: int) -> float:
        """Take Bodyguard from one who has it."""
        return 1.0 if self.g.data.talents[hero] & BODYGUARD else 0.0

    def ambush(self, tile: int) -> float:
        """Lie in wait where most heroes are, with points to pay for it."""
        return 0.6 * self.outlook.heroes_on(tile) if self.g.threat >= 2 else -1.0

    def twist(self, value: int) -> float:
        """Spoil the die that is worth most."""
        return 0.2 + sum(line_worth(self.g, self.outlook, hero, value) for hero in self.g.heroes()) * 0.01

    def fall(self, warrior: int) -> float:
        """A tough one loses only its token."""
        return 1.0 if self.g.tough >> warrior & 1 else 0.0

    def regenerate(self, figure: int) -> float:
        """Heal two Wounds rather than one."""
        return self.g.wounds[figure] - 1.0

    def withdraw(self, warrior: int) -> float:
        """Rather a small one goes."""
        return -1.0 if warrior >= FIRST_DEMON else 1.0

    def snuff(self) -> float:
        """Put the light out while many are on their way."""
        return sum(1 for hero in self.g.heroes() if self.outlook.away[self.g.at[hero]] > 0) - 2.5

    def stir(self, warrior: int) -> float:
        """Choose the next Demon-side warrior."""
        return demon.activation_worth(self.g, self.outlook, warrior)

    def send(self, tile: int) -> float:
        """Send a Troglodyte."""
        return demon.send_worth(self.g, self.outlook, tile)

    def summon(self, tile: int) -> float:
        """Send the Demon."""
        return demon.summon_worth(self.g, self.outlook, tile)

    def dig(self, tile: int) -> float:
        """Put the other end of a hole."""
        return demon.dig_worth(self.outlook, tile)

    def terrify(self, hero: int) -> float:
        """Play Terror."""
        return demon.terror_worth(self.g, self.outlook, hero)

    def enrage(self, warrior: int) -> float:
        """Name a warrior for Frenzy or a Critical Hit."""
        return demon.enrage_worth(self.g, self.outlook, warrior)


DEMON_JUDGES: Final = Judges(
    {
        TO_UNSEAL: DemonRatings.unseal,
        TO_PANIC: DemonRatings.panic,
        TO_SNUFF: DemonRatings.snuff,
        TO_MISLEAD: DemonRatings.gladly,
    },
    (
        (TO_ACTIVATE, DemonRatings.stir),
        (TO_STEP, DemonRatings.prowl),
        (TO_CRAWL, DemonRatings.prowl),
        (TO_ATTACK, DemonRatings.maul),
        (TO_SEND, DemonRatings.send),
        (TO_SEND_TOUGH, DemonRatings.send_tough),
        (TO_SUMMON, DemonRatings.summon),
        (TO_REROLL, DemonRatings.reroll),
        (TO_TRAP, DemonRatings.trap),
        (TO_RESOLVE, DemonRatings.resolve),
        (TO_DIG, DemonRatings.dig),
        (TO_TERRIFY, DemonRatings.terrify),
        (TO_CRUSH, DemonRatings.crush),
        (TO_CRITICAL, DemonRatings.enrage),
        (TO_ENRAGE, DemonRatings.enrage),
        (TO_EXPOSE, DemonRatings.expose),
        (TO_AMBUSH, DemonRatings.ambush),
        (TO_TWIST, DemonRatings.twist),
        (TO_FALL, DemonRatings.fall),
        (TO_REGENERATE, DemonRatings.regenerate),
        (TO_WITHDRAW, DemonRatings.withdraw),
    ),
)
