"""Chapters: lines, Exhausted, Talents, Objects. What every warrior can do at this moment, all bonuses included."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.claustrophobia.state import BIG_FIGURES, TROGLODYTE_SIDE, warriors_in
from ostoja.games.claustrophobia.words import (
    BLUNDERBUSS,
    BODYGUARD,
    CLAWS,
    COMBAT_BOON,
    ELUSIVE,
    FIRST_DEMON,
    FRANTIC,
    HEROES,
    LANTERN,
    LEGION,
    MOST_COMBAT,
    MOVEMENT_BOON,
    REDEEMER,
    RESIST,
    SHIELD,
    SPEED,
    VALUES,
)

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.state import Maze


def is_exhausted(g: Maze, hero: int) -> bool:
    """CLA-INI-06  Tell whether a hero's die lies on a line that was cancelled when it was assigned."""
    return g.exhausted >> hero & 1 != 0


def bears(g: Maze, hero: int, thing: int) -> bool:
    """CLA-EXH-03  Tell whether a hero has the use of an Object: an Exhausted one has not."""
    return g.objects[hero] >> thing & 1 != 0 and not g.exhausted >> hero & 1


def bearers(g: Maze, thing: int) -> list[int]:
    """CLA-OBJ-03, CLA-OBJ-04  List who may bear an Object: as the card restricts it, nobody two of the same name."""
    return [h for h in g.heroes() if g.data.bearers[thing] >> h & 1 and not g.objects[h] >> thing & 1]


def movement(g: Maze, warrior: int) -> int:
    """CLA-INI-05, CLA-EXH-01, CLA-EXH-04, CLA-EXH-05, CLA-TIM-04  Return MVT; it never falls below 0."""
    data = g.data
    if warrior >= FIRST_DEMON:
        return data.demon_movement[g.kinds[warrior - FIRST_DEMON]]
    if warrior >= HEROES:  # CLA-DST-07, CLA-DST-22
        return data.troglodyte_movement + (data.speed_movement if g.powers >> SPEED & 1 else 0)
    total = 0
    if not g.exhausted >> warrior & 1:
        total = data.line_movement[warrior * VALUES + g.dice[warrior]]
        if total == 1 and g.objects[warrior] >> LANTERN & 1:  # CLA-ITEM-LANTERN
            total += data.lantern_movement
    if g.blessed == warrior and g.boon == MOVEMENT_BOON:
        total += data.blessed_movement
    if g.active == warrior:  # CLA-ADVC-SECOND
        total += g.wind
    if g.terrified >> warrior & 1:
        total -= data.terror_loss
    if g.snuffed >> warrior & 1:
        total -= data.snuffed_loss
    return max(0, total)


def combat(g: Maze, warrior: int) -> int:
    """CLA-INI-05  Return CBT for anything but an attack; it never falls below 0.

    CLA-EXH-01, CLA-EXH-04, CLA-EXH-05, CLA-TIM-04
    """
    data = g.data
    if warrior >= FIRST_DEMON:
        return data.demon_combat[g.kinds[warrior - FIRST_DEMON]] + _frenzy(g, warrior)
    if warrior >= HEROES:
        tough = data.tough_combat if g.tough >> warrior & 1 else 0  # CLA-EVTC-TOUGH
        return data.troglodyte_combat + tough + _frenzy(g, warrior)
    return max(0, _hero_combat(g, warrior))


def attack_combat(g: Maze, warrior: int, mighty: int = 0) -> int:
    """CLA-ITEM-BLUNDERBUSS, CLA-TIM-04  Return CBT for an attack: everything is added up before it is held at 0."""
    if warrior >= HEROES:
        return min(MOST_COMBAT, combat(g, warrior))
    total = _hero_combat(g, warrior) + mighty
    if bears(g, warrior, BLUNDERBUSS):
        total += g.data.blunderbuss_combat
    return max(0, min(MOST_COMBAT, total))


def _hero_combat(g: Maze, hero: int) -> int:
    """Add up a hero's CBT, bonuses and losses."""
    data = g.data
    total = 0 if g.exhausted >> hero & 1 else data.line_combat[hero * VALUES + g.dice[hero]]
    if g.blessed == hero and g.boon == COMBAT_BOON:
        total += data.blessed_combat
    if g.terrified >> hero & 1:
        total -= data.terror_loss
    big = g.here[g.at[hero]] & BIG_FIGURES
    if big:
        for figure in warriors_in(big):  # CLA-DEMON-TEMPTER
            total -= data.demon_loss[g.kinds[figure - FIRST_DEMON]]
    return total


def _frenzy(g: Maze, warrior: int) -> int:
    """CLA-EVTC-FRENZY  Return what Frenzy adds."""
    return g.data.frenzy_combat if g.frenzied >> warrior & 1 else 0


def defence(g: Maze, warrior: int) -> int:
    """CLA-CBT-03, CLA-EXH-01, CLA-TIM-04  Return DEF, at most 6 after all bonuses."""
    data = g.data
    if warrior >= FIRST_DEMON:
        total = data.demon_defence[g.kinds[warrior - FIRST_DEMON]]
    elif warrior >= HEROES:  # CLA-DST-08
        total = data.troglodyte_defence + (data.legion_defence if g.powers >> LEGION & 1 else 0)
    elif g.exhausted >> warrior & 1:
        total = data.exhausted_defence
    else:
        total = data.line_defence[warrior * VALUES + g.dice[warrior]]
        if g.objects[warrior] >> SHIELD & 1:  # CLA-ITEM-SHIELD
            total += data.shield_defence
    if g.courage == warrior:  # CLA-GIFT-COURAGE
        total += data.courage_defence
    return min(data.most_defence, total)


def talents(g: Maze, warrior: int) -> int:
    """CLA-EXH-02  Return the Talents a warrior has the use of, as bits.

    CLA-TAL-13, CLA-DST-10, CLA-DST-19, CLA-EVT-04, CLA-SC5-02
    """
    if warrior < HEROES:
        if g.exhausted >> warrior & 1:
            return 0
        found = g.data.talents[warrior]
        if g.powers >> RESIST & 1:
            found &= ~ELUSIVE
        if g.unguarded >> warrior & 1:
            found &= ~BODYGUARD
        return found
    found = FRANTIC if g.frenzied >> warrior & 1 else 0
    if warrior < FIRST_DEMON:
        if g.powers >> CLAWS & 1:
            found |= FRANTIC
        if g.powers >> RESIST & 1:
            found |= ELUSIVE
        return found
    if g.is_prostrate(warrior):
        return 0
    return found | g.data.demon_talents[g.kinds[warrior - FIRST_DEMON]]


def talents_among(g: Maze, mask: int) -> int:
    """Return all Talents that some of these warriors have; Troglodytes are asked once."""
    found = 0
    swarm = mask & TROGLODYTE_SIDE
    if swarm and g.powers >> RESIST & 1:
        found = ELUSIVE
    for warrior in warriors_in(mask & ~TROGLODYTE_SIDE):
        found |= talents(g, warrior)
    return found


def has_gift(g: Maze, gift: int) -> bool:
    """CLA-INI-08, CLA-EXH-06, CLA-GFT-04, CLA-GFT-05  Tell whether the Redeemer can use a gift now."""
    return (
        g.gifts >> gift & 1 != 0
        and g.dice[REDEEMER] == g.data.gift_value[gift]
        and not g.exhausted >> REDEEMER & 1
        and not g.gifts_used >> gift & 1
    )
