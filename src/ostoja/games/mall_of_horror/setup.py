"""Set-up that nobody chooses: teams, badge, cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.kit.refuge.state import NOBODY, PLACES, deal_hands, hand_out

if TYPE_CHECKING:
    from ostoja.games.mall_of_horror.state import Mall


def deal(g: Mall) -> None:
    """MOH-SET-01  Teams, the closed location, the badge and one card each.

    MOH-SET-02, MOH-SET-03, MOH-SET-04, MOH-SET-05, MOH-SET-14, MOH-SET-15
    """
    g.colours = g.rulings.colours
    g.shut = closed_places(g)  # MOH-SET-03
    hand_out(g)  # MOH-SET-01, MOH-SET-02
    g.badge = first_chief(g)  # MOH-SET-04, MOH-SET-15
    deal_hands(g, g.data.starting_hand)  # MOH-SET-05
    g.tell("chief", g.badge)


def closed_places(g: Mall) -> int:
    """MOH-SET-03  Return the places that are closed for the whole game with so few players, as bits."""
    return sum(1 << place for place in range(1, PLACES) if g.seats < g.data.least_players[place])


def first_chief(g: Mall) -> int:
    """MOH-SET-15  The option first_chief decides who takes the badge first."""
    return g.rng.below(g.seats) if g.rulings.first_chief == NOBODY else g.rulings.first_chief
