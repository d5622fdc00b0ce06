"""What the mall cannot be: more monsters than notches or tokens, closed areas that are not, tokens out of place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.impossible_positions import refuse
from ostoja.games.osaczeni.variants import BLIND_FATE, BLIND_SPOT, CRAMPED, SECOND_DELIVERY, STANDARD
from ostoja.games.osaczeni.words import AREA, CAR_PARK, GUN, NUMBERS, SURVEILLANCE
from ostoja.kit.refuge.heads import KINDS, owners_of
from ostoja.kit.refuge.hidden_dice import NO_DIE
from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from ostoja.games.osaczeni.state import Lockdown


def check_mall(g: Lockdown) -> None:
    """Refuse a mall that no game can come to, and name the field that is wrong."""
    check_shutters(g)
    check_monsters(g)
    check_set_up(g)
    check_badge(g)
    check_variant(g)
    check_dice(g)
    check_items(g)
    if g.epilogue and g.rulings.unlocked >> g.epilogue & 1:
        refuse("epilogue", f"is {NUMBERS[g.epilogue]}, which the group has unlocked before")


def check_shutters(g: Lockdown) -> None:
    """OSA-CLOSE-05, OSA-VAR-08  The car park never closes; the variant closes one area, not the surveillance centre."""
    if not g.is_open(CAR_PARK):
        refuse("closed", "names car-park, which never closes")
    if g.cramped & ~g.shut:
        refuse("cramped", "names an area that is not closed")
    if g.cramped.bit_count() > 1 or g.cramped >> SURVEILLANCE & 1:
        refuse("cramped", "must name one of toilets, clothing, toys, hall at most")


def check_monsters(g: Lockdown) -> None:
    """OSA-GEN-13  Monsters stand in notches of open areas, and there are only so many tokens.

    OSA-GEN-14, OSA-CLOSE-03
    """
    for area in range(1, PLACES):
        field = f"monsters.{AREA.spell(area)}"
        if g.monsters[area] > g.data.notches[area]:
            refuse(field, f"has {g.data.notches[area]} notches, not {g.monsters[area]}")
        if g.monsters[area] and not g.is_open(area):
            refuse(field, "is closed, so no monster is there")
    if g.pool() < 0:
        refuse("monsters", f"names {sum(g.monsters)}, but there are {g.data.monsters}")


def check_set_up(g: Lockdown) -> None:
    """OSA-SET-05, OSA-SET-12  Nobody is eaten and no monster comes before all families are placed."""
    if g.unplaced and (g.cold or sum(g.monsters)):
        refuse("unplaced", "names characters still to be placed, but monsters have come already")


def check_variant(g: Lockdown) -> None:
    """OSA-EPI-04, OSA-VAR-21  The variant is the one agreed on, or one that blind fate could draw."""
    agreed = g.rulings.variant
    drawn = agreed == BLIND_FATE and (g.variant == STANDARD or g.rulings.is_available(g.variant))
    if g.variant != agreed and not drawn:
        refuse("variant", f"is {g.variant}, but the option variant says {agreed}")
    for field, needed, found in (
        ("cramped", CRAMPED, g.cramped != 0),
        ("covered", BLIND_SPOT, g.covered != NO_DIE),
        ("refilled", SECOND_DELIVERY, g.refilled),
    ):
        if found and g.variant != needed:
            refuse(field, f"is of variant {NUMBERS[needed]} alone")


def check_dice(g: Lockdown) -> None:
    """OSA-SET-06, OSA-BADGE-04  There are the dice of a family, or those in use; one of them may stay covered."""
    most = max(KINDS, g.data.dice + 2)
    if len(g.dice) > most:
        refuse("dice", f"must be {most} at most, not {len(g.dice)}")
    if g.covered >= len(g.dice):
        refuse("covered", f"must be the number of a die, from 0 to {len(g.dice) - 1}")


def check_items(g: Lockdown) -> None:
    """OSA-TRUCK-10, OSA-VOTE-12  Somebody put each boxed item there, and each gun in force has been played."""
    if len(g.boxers) != len(g.boxed):
        refuse("boxers", f"must name a seat for each of the {len(g.boxed)} boxed items")
    guns = (g.played & g.data.cards_of[GUN]).bit_count()
    if sum(g.extra_votes) > guns:
        refuse("extra_votes", f"adds up to {sum(g.extra_votes)}, but {guns} guns have been played")


def check_badge(g: Lockdown) -> None:
    """OSA-ELIM-01, OSA-ELIM-02  The badge lies with somebody who has characters, as long as anybody has."""
    families = owners_of(g.living() | g.unplaced)
    if families and not families >> g.badge & 1:
        refuse("badge", f"is with seat {g.badge}, who has no characters any more")
