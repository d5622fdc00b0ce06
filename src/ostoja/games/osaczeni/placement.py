"""Chapter: starting areas and the first monsters."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.engine.masks import count_of
from ostoja.engine.steps import Solo
from ostoja.games.osaczeni.arrival import place_monsters
from ostoja.games.osaczeni.state import Lockdown
from ostoja.games.osaczeni.words import CAR_PARK, TO_PLACE
from ostoja.kit.refuge.heads import head_of, team_in
from ostoja.kit.refuge.hidden_dice import shown_by
from ostoja.kit.refuge.state import PLACES


class Placement(Procedure[Lockdown]):
    """OSA-SET-05  From the badge holder clockwise, each player places the whole family before the next one rolls."""

    __slots__ = ("seat",)

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Placement:
        """Return a placement that has got as far."""
        twin = Placement(self.seat)
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List what a player does."""
        return PLACEMENT

    def roll(self, g: Lockdown) -> Next:
        """OSA-SET-06  Roll as many dice as there are characters to place, once and all together."""
        if not g.unplaced:
            return self.first_monsters(g)
        self.seat = g.badge if self.seat < 0 else (self.seat + 1) % g.seats
        g.dice = [g.rng.die(PLACES - 1) for _ in range(count_of(team_in(g.unplaced, self.seat)))]
        for die in g.dice:
            g.tell("placement-die", self.seat, die)
        return PlaceFamily(self.seat)

    def next_player(self, g: Lockdown) -> Next:
        """OSA-SET-05  Then the dice go to the left."""
        return self.again()

    def first_monsters(self, g: Lockdown) -> Next:
        """OSA-SET-12  Roll openly; dice, Crybabies and crowds bring the first monsters; nothing closes.

        OSA-SET-13, OSA-SET-15
        """
        g.dice = [g.rng.die(PLACES - 1) for _ in range(g.data.first_monsters)]
        for die in g.dice:
            g.tell("die", die)
        place_monsters(g)
        g.dice = []
        return DONE


PLACEMENT: Final[Phases] = (Placement.roll, Placement.next_player)


class PlaceFamily(Solo[Lockdown]):
    """OSA-SET-07, OSA-SET-08  Die by die: choose an unused die and an unplaced character, and put it into that area."""

    __slots__ = ()

    def options(self, g: Lockdown, seat: int) -> list[int]:
        """OSA-SET-08  Offer each unplaced character with each die that is left."""
        return TO_PLACE.across(team_in(g.unplaced, seat), shown_by(g.dice))

    def decide(self, g: Lockdown, seat: int, option: int) -> Next:
        """OSA-SET-07  Use the die; an area without a free field sends the character to the car park.

        OSA-SET-09, OSA-SET-10, OSA-SET-11, OSA-GEN-10, OSA-GEN-11
        """
        kind, die = TO_PLACE.parts(option)
        head = head_of(seat, kind)
        g.dice.remove(die)
        g.unplaced &= ~head
        if g.has_room(die):
            g.room[die] = g.room[die] | head
            g.tell("placed", seat, kind, die)
        else:
            g.room[CAR_PARK] = g.room[CAR_PARK] | head
            g.tell("overflowed", seat, kind, die)
        return None if g.dice else DONE

    def asks(self, g: Lockdown) -> tuple[str, int, int]:
        """Ask who goes where."""
        return ("ask-place", self.seat, 0)

    def rule(self) -> str:
        """Cite the rule on placing."""
        return "OSA-SET-07"

    def why_not(self, g: Lockdown, seat: int, option: int) -> str:
        """Only areas on unused dice, only unplaced characters."""
        return "OSA-SET-07"
