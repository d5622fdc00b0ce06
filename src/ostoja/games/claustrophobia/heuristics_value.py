"""Judgement: what speaks for either side in a position, as named numbers, from which a chance of winning follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.claustrophobia.heuristics_aims import Errand
from ostoja.games.claustrophobia.heuristics_map import carries, free_lines
from ostoja.games.claustrophobia.leaving import why_held
from ostoja.games.claustrophobia.maze import distances
from ostoja.games.claustrophobia.state import DEMON_SIDE, HUMAN_SIDE, TROGLODYTE_SIDE, warriors_in
from ostoja.games.claustrophobia.words import FIRST_DEMON, HEROES, LEGION, REDEEMER, RESIST, TIGHT

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.state import Maze

CLOSE: Final = 2  # steps within which a Troglodyte is close
WEAK: Final = 2  # lines with which a hero is weak
LATE: Final = 6  # rounds before the last one from which time presses

# By aim: whether the scenario has it, tiles to explore before its place is known, steps to take, deeds to do.
AIMS: Final = ("escape", "charges", "master", "seals", "possessed", "treasure")
FEATURES: Final = (
    *[f"aim_{aim}" for aim in AIMS],
    *[f"tiles_{aim}" for aim in AIMS],
    *[f"steps_{aim}" for aim in AIMS],
    *[f"deeds_{aim}" for aim in AIMS],
    "infected",  # the disease runs
    "heroes",  # Human warriors in play
    "heroes_to_spare",  # more of them than the aim needs
    "too_few",  # fewer of them than the aim needs: at best a draw
    "lines",  # lines that are not cancelled, of all heroes
    "weak_heroes",  # heroes with hardly a line left
    "key_lines",  # lines of those without whom nothing is won
    "held_heroes",  # heroes who may not leave their tile
    "lonely_heroes",  # heroes with no friend on their tile or next to it
    "advantages",  # Advantage cards in hand
    "blessing",  # the Blessing token is still there
    "gathered_dice",  # Action dice promised for the next round
    "late",  # how far the last rounds have got
    "threat",  # threat points
    "riches",  # threat points beyond what one phase can use
    "events",  # Event cards in hand
    "destiny_dice",  # bonus dice of the next Threat phase
    "contact",  # Demon-side warriors on tiles with heroes
    "close",  # Troglodytes a step or two away from a hero
    "distant",  # all other Troglodytes
    "on_the_weak",  # Demon-side warriors on tiles with a weak hero
    "legion",  # those in contact while they are Legion
    "resistance",  # those in contact while Resistance is Futile
    "big_health",  # Health left to a Demon that was sent or to those who rose
    "big_contact",  # that Demon stands among heroes
    "demons_left",  # Demons that may still be sent
    "doors",  # tiles by the heroes on which warriors can arrive
)


def features_of(g: Maze) -> list[list[float]]:
    """Return the features of both seats: the Human player's errand and strength, the Demon player's means."""
    found: list[list[float]] = [[], []]
    found[g.human] = human_features(g)
    found[g.demon()] = demon_features(g)
    return found


def human_features(g: Maze) -> list[float]:
    """Return what speaks for and against the Human player."""
    errand = Errand(g)
    aims = len(AIMS)
    row = [0.0] * len(FEATURES)
    row[errand.aim] = 1.0
    row[aims + errand.aim] = errand.tiles / 10.0
    row[2 * aims + errand.aim] = errand.steps / 10.0
    row[3 * aims + errand.aim] = errand.deeds / 5.0
    row[INFECTED] = 1.0 if g.scenario().infection else 0.0
    heroes = g.heroes()
    row[INFECTED + 1] = len(heroes) / 5.0
    row[INFECTED + 2] = max(0, len(heroes) - errand.needed) / 5.0
    row[INFECTED + 3] = 1.0 if len(heroes) < errand.needed else 0.0
    strength(g, heroes, errand, row)
    row[CARDS] = g.advantages.bit_count() / 5.0
    row[CARDS + 1] = 1.0 if g.blessing_left else 0.0
    row[CARDS + 2] = g.gather / 2.0
    left = max(0, g.scenario().round_limit - g.round)
    row[CARDS + 3] = max(0, LATE - left) / LATE
    return row


def strength(g: Maze, heroes: list[int], errand: Errand, row: list[float]) -> None:
    """Count lines, and who is weak, held or alone."""
    lines = weak = key = held = lonely = 0
    for hero in heroes:
        own = free_lines(g, hero)
        lines += own
        if own <= WEAK:
            weak += 1
        if (hero == REDEEMER and errand.needs_redeemer) or carries(g, hero):
            key += own
        tile = g.at[hero]
        if g.here[tile] & DEMON_SIDE and why_held(g, hero):
            held += 1
        near = g.here[tile]
        for other in warriors_in(g.passages[tile]):
            near |= g.here[other]
        if not near & HUMAN_SIDE & ~(1 << hero):
            lonely += 1
    row[LINES_LEFT] = lines / 24.0
    row[LINES_LEFT + 1] = weak / 3.0
    row[LINES_LEFT + 2] = key / 6.0
    row[LINES_LEFT + 3] = held / 3.0
    row[LINES_LEFT + 4] = lonely / 3.0


def demon_features(g: Maze) -> list[float]:
    """Return what speaks for the Demon player."""
    row = [0.0] * len(FEATURES)
    row[MEANS] = g.threat / 10.0
    row[MEANS + 1] = max(0, g.threat - 8) / 10.0
    row[MEANS + 2] = g.events.bit_count() / 5.0
    row[MEANS + 3] = float(g.bonus_dice)
    swarm_features(g, row)
    big_features(g, row)
    return row


def swarm_features(g: Maze, row: list[float]) -> None:
    """Count who of the Demon side is where, and the doors through which more can come."""
    away = distances(g, hero_tiles(g))
    contact = close = distant = on_weak = doors = 0
    for tile in g.laid:
        here = g.here[tile]
        foes = here & DEMON_SIDE
        if here & HUMAN_SIDE:
            contact += foes.bit_count()
            on_weak += foes.bit_count() if foes and has_weak(g, here) else 0
            continue
        swarm = (foes & TROGLODYTE_SIDE).bit_count()
        if away[tile] <= CLOSE:
            close += swarm
        else:
            distant += swarm
        if away[tile] == 1 and is_door(g, tile):
            doors += 1
    row[SWARM] = contact / 5.0
    row[SWARM + 1] = close / 5.0
    row[SWARM + 2] = distant / 5.0
    row[SWARM + 3] = on_weak / 3.0
    row[SWARM + 4] = contact / 5.0 if g.powers >> LEGION & 1 else 0.0
    row[SWARM + 5] = contact / 5.0 if g.powers >> RESIST & 1 else 0.0
    row[DOORS] = doors / 3.0


def big_features(g: Maze, row: list[float]) -> None:
    """Count the Health of the big figures, and who of them stands among heroes."""
    for figure in range(FIRST_DEMON, len(g.at)):
        if g.at[figure] >= 0 and not is_prize(g, figure):
            kind = g.kind_of(figure)
            row[BIG] += (g.data.demon_health[kind] - g.wounds[figure - FIRST_DEMON]) / 5.0
            if g.here[g.at[figure]] & HUMAN_SIDE:
                row[BIG + 1] += 1.0
    row[BIG + 2] = g.demons_left / 2.0


def hero_tiles(g: Maze) -> int:
    """Return the tiles with heroes, as bits."""
    there = 0
    for tile in g.laid:
        if g.here[tile] & HUMAN_SIDE:
            there |= 1 << tile
    return there


def is_door(g: Maze, tile: int) -> bool:
    """Tell whether warriors can arrive on a tile, and more than one of them."""
    return (g.frontier[tile] != 0 or g.data.lairs >> tile & 1 != 0) and g.data.kind[tile] != TIGHT


def has_weak(g: Maze, here: int) -> bool:
    """Tell whether a weak hero is among some warriors."""
    for hero in range(HEROES):
        if here >> hero & 1 and free_lines(g, hero) <= WEAK:
            return True
    return False


def is_prize(g: Maze, figure: int) -> bool:
    """Tell whether a big figure is what the Human player is after: its Health is counted there."""
    s = g.scenario()
    kind = g.kind_of(figure)
    return kind == s.summoned or s.possessed >> kind & 1 != 0


INFECTED: Final = FEATURES.index("infected")
LINES_LEFT: Final = FEATURES.index("lines")
CARDS: Final = FEATURES.index("advantages")
MEANS: Final = FEATURES.index("threat")
SWARM: Final = FEATURES.index("contact")
BIG: Final = FEATURES.index("big_health")
DOORS: Final = FEATURES.index("doors")
