"""Chapter: placing the characters and the first zombies."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.engine.masks import count_of
from ostoja.engine.steps import Solo
from ostoja.games.mall_of_horror.state import Mall
from ostoja.games.mall_of_horror.words import TO_PLACE
from ostoja.kit.refuge.heads import head_of, team_in
from ostoja.kit.refuge.hidden_dice import shown_by
from ostoja.kit.refuge.state import PLACES


class Placement(Procedure[Mall]):
    """MOH-SET-10  Clockwise from the badge, one character per turn, until all characters are on the board."""

    __slots__ = ()

    def copy(self) -> Placement:
        """Return one that has got as far."""
        twin = Placement()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List what happens in a turn."""
        return PLACEMENT

    def roll(self, g: Mall) -> Next:
        """MOH-SET-06, MOH-SET-10  The next player clockwise rolls 2 dice and puts one own character where one says."""
        if not g.unplaced:
            return self.first_zombies(g)
        placed = count_of(g.living())
        seat = (g.badge + placed) % g.seats
        g.dice = [g.rng.die(PLACES - 1) for _ in range(g.data.placement_dice)]
        for die in g.dice:
            g.tell("placement-die", seat, die)
        return PlaceOne(seat)

    def next_turn(self, g: Mall) -> Next:
        """MOH-SET-10  Then it is somebody else's turn."""
        return self.again()

    def first_zombies(self, g: Mall) -> Next:
        """MOH-SET-11, MOH-SET-12  Four dice each add a zombie; those that show a closed location are ignored."""
        g.dice = []
        for _ in range(g.data.first_zombies):
            die = g.rng.die(PLACES - 1)
            g.tell("die", die)
            if g.is_open(die):
                g.add_zombie(die)
        return DONE


PLACEMENT: Final[Phases] = (Placement.roll, Placement.next_turn)


class PlaceOne(Solo[Mall]):
    """MOH-SET-06, MOH-SET-13  Pick one die and put any own unplaced character there."""

    __slots__ = ()

    def options(self, g: Mall, seat: int) -> list[int]:
        """MOH-SET-13  Offer each unplaced character in each allowed location."""
        return TO_PLACE.across(team_in(g.unplaced, seat), allowed_places(g))

    def decide(self, g: Mall, seat: int, option: int) -> Next:
        """MOH-SET-06  Put the character there."""
        kind, place = TO_PLACE.parts(option)
        head = head_of(seat, kind)
        g.unplaced &= ~head
        g.room[place] = g.room[place] | head
        g.tell("placed", seat, kind, place)
        return DONE

    def asks(self, g: Mall) -> tuple[str, int, int]:
        """Ask who goes where."""
        return ("ask-place", self.seat, 0)

    def rule(self) -> str:
        """Cite the rule on placing."""
        return "MOH-SET-06"

    def why_not(self, g: Mall, seat: int, option: int) -> str:
        """MOH-SET-03, MOH-SET-13  Name the rule that forbids a location, or a character who stands on the board."""
        if option not in TO_PLACE:
            return "MOH-SET-06"
        kind, place = TO_PLACE.parts(option)
        if not g.unplaced & head_of(seat, kind):
            return "MOH-SET-13"
        if not g.is_open(place):
            return "MOH-SET-03"
        return "MOH-SET-07" if place in g.dice else "MOH-SET-06"


def allowed_places(g: Mall) -> int:
    """MOH-SET-07  The dice's locations with room; if none, any location with room. Closed means full.

    MOH-SET-08, MOH-SET-09
    """
    with_room = 0
    for place in range(1, PLACES):
        if g.has_room(place):
            with_room |= 1 << place
    return shown_by(g.dice) & with_room or with_room
