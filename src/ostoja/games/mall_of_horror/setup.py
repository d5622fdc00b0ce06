"""Set-up that nobody chooses: teams, badge, cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.mall_of_horror.words import COLOUR
from ostoja.kit.refuge import PLACES, deal_hands, hand_out, named_seat, pick_colours

if TYPE_CHECKING:
    from ostoja.games.mall_of_horror.state import Mall

FEW = 3  # players with a Little Girl each, and only the first three colours


def deal(g: Mall, colours: str, first_seat: int) -> None:
    """MOH-SET-01 to -05, -14, -15  Teams, the closed location, the badge and one card each."""
    names = [str(label) for label in COLOUR.labels[: FEW if g.seats == FEW else len(COLOUR.labels)]]
    g.colours = pick_colours(g.seats, colours, names)
    for place in range(1, PLACES):
        if g.seats < g.data.least_players[place]:  # MOH-SET-03
            g.shut |= 1 << place
    hand_out(g)  # MOH-SET-01, -02
    g.badge = first_chief(g, first_seat)  # MOH-SET-04, -15
    deal_hands(g, g.data.starting_hand)  # MOH-SET-05
    g.tell("chief", g.badge)


def first_chief(g: Mall, first_seat: int) -> int:
    """MOH-SET-15  The option first_chief decides who takes the badge first."""
    return named_seat(g, "first_seat", first_seat) if g.rulings.host_chooses_chief else g.rng.below(g.seats)
