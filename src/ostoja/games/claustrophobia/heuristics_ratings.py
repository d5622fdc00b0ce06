"""Judgement: what every option is worth, verb by verb, and who judges which verb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ostoja.games.claustrophobia import heuristics_demon as demon
from ostoja.games.claustrophobia import heuristics_human as human
from ostoja.games.claustrophobia.heuristics_dice import EXHAUSTED, line_worth
from ostoja.games.claustrophobia.heuristics_map import Outlook, free_lines
from ostoja.games.claustrophobia.words import (
    BLADES,
    BODYGUARD,
    DEMONS,
    FIRST_DEMON,
    FOES,
    GIFTS,
    HEROES,
    MOST_BID,
    OBJECTS,
    SQUARES,
    TARGETS,
    TILES,
    TO_ACTIVATE,
    TO_AMBUSH,
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
    TO_EXPLORE,
    TO_EXPOSE,
    TO_FALL,
    TO_FORESEE,
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
    TO_TWIST,
    TO_UNSEAL,
    TO_WITHDRAW,
    VALUES,
    WARRIORS,
)
from ostoja.games.claustrophobia.wounds import Wounds

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.games.claustrophobia.state import Maze

FAIR_BID: Final = 16  # points with which the Humans are about even
GIFT_WISH: Final[tuple[float, ...]] = (1.0, 2.0, 1.2, 2.5, 1.8, 0.4)  # which gifts are worth having
OBJECT_WISH: Final[tuple[float, ...]] = (3.0, 2.5, 2.2, 1.0)  # and which Objects

# Who judges which options: the first one of a verb, how many it has, and what each is worth.
Judges = tuple[tuple[int, int, "Callable[[Any, int], float]"], ...]


class Ratings:
    """The worth of options in one maze, by verb."""

    __slots__ = ("g", "outlook")

    def __init__(self, g: Maze, outlook: Outlook) -> None:
        self.g = g
        self.outlook = outlook

    def look_up(self, judges: Judges, option: int) -> float:
        """Rate an option by the judge of its verb; what nobody judges, as a pass, is worth nothing."""
        for first, count, judge in judges:
            if first <= option < first + count:
                return judge(self, option - first)
        return 0.0

    # ---------------------------------------------------------------- set-up: what is bid, bought and carried

    def bid(self, points: int) -> float:
        """Bid down to what the Humans are about worth, one step at a time."""
        return 1.0 - abs(points - FAIR_BID) * 0.01 if points >= FAIR_BID else -1.0

    def hire(self, force: int) -> float:
        """Warriors come first."""
        return 5.0 + 0.2 * force

    def learn(self, gift: int) -> float:
        """Two gifts are worth having."""
        return GIFT_WISH[gift] + (1.0 if not self.g.gifts else 0.0)

    def buy(self, thing: int) -> float:
        """Then Objects."""
        return OBJECT_WISH[thing]

    def stock(self, number: int) -> float:
        """The rest goes into cards."""
        return 0.8

    def equip(self, pair: int) -> float:
        """Spread Objects over the warriors."""
        return -0.1 * self.g.objects[pair % HEROES]

    def load(self, hero: int) -> float:
        """Blades get through best."""
        return 1.0 if hero in BLADES else 0.5

    # ---------------------------------------------------------------- Human player

    def explore(self, direction: int) -> float:
        """Explore."""
        return human.explore_worth(self.g, self.outlook, self.g.active, direction)

    def step(self, tile: int) -> float:
        """Go on."""
        return human.step_worth(self.g, self.outlook, self.g.active, tile)

    def deed(self, number: int) -> float:
        """Do what wins."""
        return human.WIN

    def take(self, number: int) -> float:
        """Take what lies there."""
        return human.WIN / 2

    def attack(self, target: int) -> float:
        """Attack on the own tile."""
        return human.attack_worth(self.g, self.g.active, target, self.g.at[self.g.active])

    def shoot(self, shot: int) -> float:
        """Shoot at the next tile."""
        return human.shoot_worth(self.g, self.g.active, shot // 4, shot % 4)

    def throw(self, tile: int) -> float:
        """Throw a Grenade."""
        return human.throw_worth(self.g, tile)

    def smite(self, foe: int) -> float:
        """Smite costs nothing."""
        return 4.0 + 0.1 * foe

    def strike(self, number: int) -> float:
        """Keep a Mighty Blow for many, or for a Demon."""
        here = self.g.here[self.g.at[self.g.active]]
        return 0.5 if here.bit_count() >= 4 or here >> FIRST_DEMON else -0.5

    def cancel(self, line: int) -> float:
        """Give up the line that is worth least."""
        wounds = self.g.agenda[-1]
        return -human.line_value(self.g, wounds.hero, line) if isinstance(wounds, Wounds) else 0.0

    def suffer(self, hero: int) -> float:
        """Let the hit fall where it hurts least."""
        return human.suffer_worth(self.g, hero)

    def dodge(self, number: int) -> float:
        """Dodge when somebody is in danger."""
        return 1.0 if any(free_lines(self.g, hero) <= 3 for hero in self.g.heroes()) else -0.2

    def bless(self, pair: int) -> float:
        """Bless a warrior."""
        return human.bless_worth(self.g, self.outlook, pair // 2, pair % 2)

    def heal(self, pair: int) -> float:
        """Heal a line."""
        return human.heal_worth(self.g, pair // 7, pair % 7)

    def drink(self, line: int) -> float:
        """Drink a potion."""
        return human.potion_worth(self.g, line)

    def hurry(self, number: int) -> float:
        """Play Second Wind."""
        return human.hurry_worth(self.g, self.outlook)

    def keep(self, tile: int) -> float:
        """Choose a tile."""
        return human.keep_worth(self.g, tile)

    def reroll_die(self, value: int) -> float:
        """Roll a die again if hardly anybody has a use for it."""
        worth = [line_worth(self.g, self.outlook, hero, value) for hero in self.g.heroes()]
        return 1.5 if worth and max(worth) <= EXHAUSTED + 0.1 else -0.5

    def charm(self, number: int) -> float:
        """Play the Lucky Charm for dice nobody can use."""
        return max((self.reroll_die(value) for value in self.g.rolled), default=0.0) - 1.0

    def gladly(self, number: int) -> float:
        """Do what costs nothing and helps."""
        return 1.0

    # ---------------------------------------------------------------- Demon player

    def prowl(self, tile: int) -> float:
        """Go, or crawl, to the prey."""
        return demon.step_worth(self.g, self.outlook, self.g.active, tile)

    def maul(self, hero: int) -> float:
        """Attack a hero."""
        return 1.0 + demon.strike_worth(self.g, self.g.active, hero)

    def unseal(self, number: int) -> float:
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

    def panic(self, number: int) -> float:
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

    def snuff(self, number: int) -> float:
        """Put the light out while many are on their way."""
        return sum(1 for hero in self.g.heroes() if self.outlook.away[self.g.at[hero]] > 0) - 2.5

    def activate(self, hero: int) -> float:
        """Choose the next hero."""
        return human.activation_worth(self.g, self.outlook, hero)

    def hearten(self, hero: int) -> float:
        """Give the Courage token."""
        return human.courage_worth(self.g, self.outlook, hero)

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


SET_UP_JUDGES: Final[Judges] = (
    *(
        (TO_BID, MOST_BID + 1, Ratings.bid),
        (TO_HIRE, 2, Ratings.hire),
        (TO_LEARN, GIFTS, Ratings.learn),
        (TO_BUY, OBJECTS, Ratings.buy),
    ),
    *((TO_STOCK, 1, Ratings.stock), (TO_EQUIP, OBJECTS * HEROES, Ratings.equip), (TO_LOAD, HEROES, Ratings.load)),
)
HUMAN_JUDGES: Final[Judges] = (
    *((TO_ACTIVATE, WARRIORS, Ratings.activate), (TO_STEP, TILES, Ratings.step), (TO_EXPLORE, 4, Ratings.explore)),
    *((TO_PLANT, TO_TAKE - TO_PLANT, Ratings.deed), (TO_TAKE, 1, Ratings.take), (TO_ATTACK, TARGETS, Ratings.attack)),
    *(
        (TO_SHOOT, FOES * 4, Ratings.shoot),
        (TO_STRIKE, 1, Ratings.strike),
        (TO_THROW, TILES, Ratings.throw),
        (TO_SMITE, FOES, Ratings.smite),
    ),
    *(
        (TO_CANCEL, 7, Ratings.cancel),
        (TO_SUFFER, HEROES, Ratings.suffer),
        (TO_DODGE, 1, Ratings.dodge),
        (TO_BLESS, HEROES * 2, Ratings.bless),
    ),
    *((TO_HEARTEN, HEROES, Ratings.hearten), (TO_HEAL, HEROES * 7, Ratings.heal), (TO_DRINK, 7, Ratings.drink)),
    *(
        (TO_HURRY, 1, Ratings.hurry),
        (TO_KEEP, TILES, Ratings.keep),
        (TO_REROLL_DIE, VALUES, Ratings.reroll_die),
        (TO_CHARM, 1, Ratings.charm),
    ),
    *((TO_HUMBLE, 1, Ratings.gladly), (TO_FORESEE, 1, Ratings.gladly), (TO_CHART, 1, Ratings.gladly)),
)
DEMON_JUDGES: Final[Judges] = (
    *((TO_ACTIVATE, WARRIORS, Ratings.stir), (TO_STEP, TILES, Ratings.prowl), (TO_CRAWL, TILES, Ratings.prowl)),
    *((TO_ATTACK, HEROES, Ratings.maul), (TO_UNSEAL, 1, Ratings.unseal), (TO_SEND, TILES, Ratings.send)),
    *((TO_SEND_TOUGH, TILES, Ratings.send_tough), (TO_SUMMON, TILES, Ratings.summon), (TO_REROLL, 16, Ratings.reroll)),
    *((TO_TRAP, HEROES, Ratings.trap), (TO_RESOLVE, SQUARES, Ratings.resolve), (TO_DIG, TILES, Ratings.dig)),
    *((TO_PANIC, 1, Ratings.panic), (TO_TERRIFY, HEROES, Ratings.terrify), (TO_CRUSH, TILES, Ratings.crush)),
    *((TO_CRITICAL, WARRIORS, Ratings.enrage), (TO_ENRAGE, WARRIORS, Ratings.enrage)),
    *(
        (TO_EXPOSE, HEROES, Ratings.expose),
        (TO_AMBUSH, TILES, Ratings.ambush),
        (TO_TWIST, VALUES, Ratings.twist),
        (TO_FALL, WARRIORS, Ratings.fall),
    ),
    *(
        (TO_REGENERATE, DEMONS, Ratings.regenerate),
        (TO_WITHDRAW, WARRIORS, Ratings.withdraw),
        (TO_MISLEAD, 1, Ratings.gladly),
    ),
    (TO_SNUFF, 1, Ratings.snuff),
)
