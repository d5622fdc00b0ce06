"""What the mall cannot be: lost places that are not, zombies where none can come, cards and deaths out of place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.impossible_positions import refuse
from ostoja.games.mall_of_horror.setup import closed_places
from ostoja.games.mall_of_horror.words import HARDWARE, LOCATION, PARKING, THREAT
from ostoja.kit.refuge.heads import owners_of
from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from ostoja.games.mall_of_horror.state import Mall


def check_mall(g: Mall) -> None:
    """Refuse a mall that no game can come to, and name the field that is wrong."""
    check_lost_places(g)
    check_zombies(g)
    check_set_up(g)
    check_dice(g)
    check_cards(g)
    check_deaths(g)


def check_lost_places(g: Mall) -> None:
    """MOH-CURSE-05  Parking is never cursed; neither is a place that was closed from the start.

    MOH-SET-03, MOH-DEST-03
    """
    closed = closed_places(g)
    if g.cursed & (closed | 1 << PARKING):
        refuse("cursed", "must name neither parking nor a closed location")
    for place in (*g.destinations, g.announced):
        if closed >> place & 1:
            refuse(
                "announced" if place == g.announced else "destinations",
                f"names {LOCATION.spell(place)}, which is closed",
            )


def check_zombies(g: Mall) -> None:
    """MOH-REV-03, MOH-REV-04  No zombie stands before a closed or cursed place; option zombie_supply: nor too many."""
    for place in range(1, PLACES):
        if g.zombies[place] and not g.is_open(place):
            refuse(f"zombies.{LOCATION.spell(place)}", "is closed or cursed, so no zombie is there")
    if g.rulings.limited_supply and sum(g.zombies) > g.data.figures:
        refuse("zombies", f"names {sum(g.zombies)}, but there are {g.data.figures} figures")


def check_set_up(g: Mall) -> None:
    """MOH-SET-11  No zombie comes and no round begins before all characters are placed."""
    if g.unplaced and (sum(g.zombies) or g.round):
        refuse("unplaced", "names characters still to be placed, but the first zombies have come already")


def check_dice(g: Mall) -> None:
    """MOH-SET-06, MOH-ARR-01  There are the dice of a placement, or those of a round."""
    most = max(g.data.placement_dice, g.data.round_dice)
    if len(g.dice) > most:
        refuse("dice", f"must be {most} at most, not {len(g.dice)}")


def check_cards(g: Mall) -> None:
    """MOH-THR-02, MOH-HW-01  Each Threat and Hardware in force has been played.

    MOH-HW-02  None at Parking. MOH-TRUCK-06  Whoever buried a card, it is in the deck.
    """
    threats = (g.played & g.data.cards_of[THREAT]).bit_count()
    if sum(g.extra_votes) > threats:
        refuse("extra_votes", f"adds up to {sum(g.extra_votes)}, but {threats} Threats have been played")
    hardware = (g.played & g.data.cards_of[HARDWARE]).bit_count()
    if sum(g.hardware) > hardware:
        refuse("hardware", f"adds up to {sum(g.hardware)}, but {hardware} Hardware cards have been played")
    if g.hardware[PARKING]:
        refuse("hardware.parking", "must be 0: there is nothing to barricade")
    if len(g.buriers) > len(g.deck):
        refuse("buriers", f"names {len(g.buriers)} buried cards, but the deck holds {len(g.deck)}")


def check_deaths(g: Mall) -> None:
    """MOH-ELIM-03  A player without characters fell in some round, this one at the latest; all others have not."""
    alive = owners_of(g.living() | g.unplaced)
    for seat in range(g.seats):
        fell = g.fell_in[seat]
        if alive >> seat & 1 and fell:
            refuse("fell_in", f"says that seat {seat} fell in round {fell}, who still has characters")
        if alive and not alive >> seat & 1 and not 0 < fell <= g.round:
            refuse("fell_in", f"must name a round up to {g.round} for seat {seat}, who has no characters any more")
