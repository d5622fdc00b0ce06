"""Set-up that nobody chooses: families, tokens, the variant, items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.osaczeni.variants import ARSENAL, ARSENAL_ITEMS, BLIND_FATE, CRAMPED, EMPTY_SHELVES, STANDARD
from ostoja.games.osaczeni.words import CLOTHING, HALL, TOILETS, TOYS
from ostoja.kit.refuge.state import NOBODY, deal_hands, hand_out

if TYPE_CHECKING:
    from ostoja.games.osaczeni.data import Data
    from ostoja.games.osaczeni.rulings import Rulings
    from ostoja.games.osaczeni.state import Lockdown


def deal(g: Lockdown) -> None:
    """OSA-SET-01, OSA-SET-02, OSA-SET-03  Families, the badge and the victim token, and one secret item each.

    OSA-GEN-02, OSA-GEN-07
    """
    g.colours = g.rulings.colours
    hand_out(g)  # OSA-SET-02
    first_holders(g)
    g.variant = draw_variant(g) if g.rulings.variant == BLIND_FATE else g.rulings.variant
    if g.variant != STANDARD:
        g.tell("variant", g.variant)
    deal_hands(g, starting_items(g))  # OSA-SET-03
    if g.variant == CRAMPED:
        close_one(g)


def first_holders(g: Lockdown) -> None:
    """OSA-SET-01, OSA-VIC-01  The host names who first holds badge and victim token, or lots name two players."""
    if g.rulings.badge_seat != NOBODY:
        g.badge = g.rulings.badge_seat
        g.victim = g.rulings.victim_seat
    else:
        g.badge = g.rng.below(g.seats)
        g.victim = (g.badge + 1 + g.rng.below(g.seats - 1)) % g.seats
    g.tell("badge", g.badge)
    g.tell("victim", g.victim)


def draw_variant(g: Lockdown) -> int:
    """OSA-VAR-21  Draw one of the other variants that are available; if there is none, play the standard game."""
    others = [variant for variant in range(1, BLIND_FATE) if g.rulings.is_available(variant)]
    return g.rng.pick(others) if others else STANDARD


def starting_items(g: Lockdown) -> int:
    """OSA-SET-03, OSA-VAR-05, OSA-VAR-20  Return with how many items every player starts."""
    return items_in(g.variant, g.data)


def items_in(variant: int, data: Data) -> int:
    """OSA-VAR-05, OSA-VAR-20  Return with how many items every player starts in a variant."""
    if variant == ARSENAL:
        return ARSENAL_ITEMS
    return 0 if variant == EMPTY_SHELVES else data.starting_hand


def most_starting_items(data: Data, rulings: Rulings) -> int:
    """OSA-VAR-21  Return with how many items every player starts at most, whatever variant is drawn."""
    if rulings.variant != BLIND_FATE:
        return items_in(rulings.variant, data)
    most = items_in(STANDARD, data)
    return max(most, ARSENAL_ITEMS) if rulings.is_available(ARSENAL) else most


def close_one(g: Lockdown) -> None:
    """OSA-VAR-08  Before placement one random area of 1, 2, 4, 5 is closed."""
    area = g.rng.pick((TOILETS, CLOTHING, TOYS, HALL))
    g.shut |= 1 << area
    g.cramped = 1 << area
    g.tell("closed", area)
