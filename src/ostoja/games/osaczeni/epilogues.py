"""Chapter: the twenty-one epilogues, and which of them a game unlocks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.osaczeni.state import CRYBABIES, DEFENDERS, LEADERS
from ostoja.games.osaczeni.words import (
    BASEBALL_BAT,
    CAR_PARK,
    CHAINSAW,
    EPILOGUES,
    MOLOTOV,
    SURVEILLANCE,
    TRUCK_KEYS,
)
from ostoja.kit.refuge.heads import team_in

if TYPE_CHECKING:
    from ostoja.games.osaczeni.state import Lockdown

# OSA-EPI-01  The order in which the conditions are checked.
ORDER: Final = (11, 2, 17, 19, 5, 4, 14, 3, 18, 8, 16, 12, 10, 1, 7, 9, 15, 6, 20, 13)
NONE_OF_THEM: Final = 21


def unlock(g: Lockdown, winners: list[int]) -> int:
    """OSA-EPI-01  Return the first epilogue not yet unlocked whose condition holds; 0: none does.

    OSA-EPI-02, OSA-EPI-06
    """
    holding = conditions(g, winners)
    for number in ORDER:
        if holding >> number & 1 and not g.rulings.unlocked >> number & 1:
            return number
    return 0 if holding or g.rulings.unlocked >> NONE_OF_THEM & 1 else NONE_OF_THEM


def conditions(g: Lockdown, winners: list[int]) -> int:
    """OSA-EPI-05  Return, as bits, the epilogues 1 to 20 whose conditions hold after phase 7 A."""
    survivors = Survivors(g, winners)
    found = 0
    for number in range(1, EPILOGUES - 1):
        if survivors.fulfil(number):
            found |= 1 << number
    return found


class Survivors:
    """What the conditions ask about: who is alive, where, with what in hand."""

    __slots__ = ("g", "hands", "living", "winners")

    def __init__(self, g: Lockdown, winners: list[int]) -> None:
        self.g = g
        self.winners = winners
        self.living = g.living()
        self.hands = [g.hands[seat] for seat in range(g.seats) if team_in(self.living, seat)]

    def fulfil(self, number: int) -> bool:
        """OSA-EPI-01  Tell whether the condition of an epilogue holds."""
        if number in {1, 5, 14, 20}:
            return self.hold(number)
        if number in {3, 10, 12, 15}:
            return self.are(number)
        if number in {6, 7, 16}:
            return self.stand(number)
        if number in {8, 13, 18}:
            return self.leave(number)
        return self.count(number)

    def hold(self, number: int) -> bool:
        """OSA-EPI-07  Conditions on the items of a player with a survivor; weapons are bat, chainsaw and Molotov."""
        cards_of = self.g.data.cards_of
        weapons = cards_of[BASEBALL_BAT] | cards_of[CHAINSAW] | cards_of[MOLOTOV]
        for hand in self.hands:
            if number == 1 and hand & cards_of[TRUCK_KEYS]:
                return True
            if number == 5 and (hand & weapons).bit_count() > 1:
                return True
            if number == 14 and hand.bit_count() > 1:
                return True
            if number == 20 and not hand:
                return True
        return False

    def are(self, number: int) -> bool:
        """Conditions on the kinds of characters alive, or dead."""
        if number == 12:
            return (self.g.cold & CRYBABIES).bit_count() == self.g.seats
        kinds = {3: CRYBABIES, 10: DEFENDERS, 15: LEADERS}[number]
        return (self.living & kinds).bit_count() > 2

    def stand(self, number: int) -> bool:
        """Conditions on where survivors are; without any they are false."""
        room = self.g.room
        if not self.living:
            return False
        if number == 16:
            return room[CAR_PARK] == self.living
        if number == 7:
            return self.living in room and room[CAR_PARK] != self.living
        return any(team_in(room[SURVEILLANCE], seat) for seat in self.winners)

    def leave(self, number: int) -> bool:
        """Conditions on what is left of the mall: closed areas (OSA-VAR-08: but one) and the stack."""
        closed = (self.g.shut & ~self.g.cramped).bit_count()
        if number == 13:
            return not self.g.deck
        return closed == 0 if number == 18 else closed > 1

    def count(self, number: int) -> bool:
        """Conditions on how many are alive, untouched, eliminated or victorious."""
        g = self.g
        alive = self.living.bit_count()
        lost = [team_in(g.cold, seat) for seat in range(g.seats)]
        if number == 2:
            return 0 in lost
        if number == 9:
            return g.seats - len(self.hands) == 2
        if number == 19:
            return len(self.winners) == 2
        return alive == {11: 0, 17: 1, 4: 2}[number]
