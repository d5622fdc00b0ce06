"""Chapter: the twenty-one epilogues, and which of them a game unlocks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.osaczeni.state import CRYBABIES, DEFENDERS, LEADERS
from ostoja.games.osaczeni.words import BASEBALL_BAT, CAR_PARK, CHAINSAW, MOLOTOV, SURVEILLANCE, TRUCK_KEYS
from ostoja.kit.refuge.heads import team_in

if TYPE_CHECKING:
    from ostoja.games.osaczeni.state import Lockdown

NONE_OF_THEM: Final = 21


def unlock(g: Lockdown, winners: list[int]) -> int:
    """OSA-EPI-01  Return the first epilogue not yet unlocked whose condition holds; 0: none does.

    OSA-EPI-02, OSA-EPI-06
    """
    holding = [number for number, holds in conditions(g, winners) if holds]
    for number in holding:
        if not g.rulings.unlocked >> number & 1:
            return number
    return 0 if holding or g.rulings.unlocked >> NONE_OF_THEM & 1 else NONE_OF_THEM


def conditions(g: Lockdown, winners: list[int]) -> list[tuple[int, bool]]:
    """OSA-EPI-01, OSA-EPI-05  List twenty epilogues as they are checked, and whether their conditions hold now.

    OSA-EPI-07  Weapons are bat, chainsaw and Molotov cocktail. OSA-VAR-08  The area closed from the start is none.
    """
    room, cards_of = g.room, g.data.cards_of
    living = g.living()
    alive = living.bit_count()
    hands = [g.hands[seat] for seat in range(g.seats) if team_in(living, seat)]  # of those with a survivor
    weapons = cards_of[BASEBALL_BAT] | cards_of[CHAINSAW] | cards_of[MOLOTOV]
    closed = (g.shut & ~g.cramped).bit_count()
    return [
        (11, alive == 0),
        (2, any(not team_in(g.cold, seat) for seat in range(g.seats))),
        (17, alive == 1),
        (19, len(winners) == 2),
        (5, any((hand & weapons).bit_count() > 1 for hand in hands)),
        (4, alive == 2),
        (14, any(hand.bit_count() > 1 for hand in hands)),
        (3, (living & CRYBABIES).bit_count() > 2),
        (18, closed == 0),
        (8, closed > 1),
        (16, alive > 0 and room[CAR_PARK] == living),
        (12, (g.cold & CRYBABIES).bit_count() == g.seats),
        (10, (living & DEFENDERS).bit_count() > 2),
        (1, any(hand & cards_of[TRUCK_KEYS] for hand in hands)),
        (7, living in room and room[CAR_PARK] != living),
        (9, g.seats - len(hands) == 2),
        (15, (living & LEADERS).bit_count() > 2),
        (6, any(team_in(room[SURVEILLANCE], seat) for seat in winners)),
        (20, any(not hand for hand in hands)),
        (13, not g.deck),
    ]
