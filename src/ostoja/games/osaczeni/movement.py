"""Chapter: phase 4, over here! Movement and energy drinks."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.engine.seats import first_from
from ostoja.engine.steps import PASS, Solo
from ostoja.games.osaczeni.state import Lockdown
from ostoja.games.osaczeni.variants import TWO_BY_TWO
from ostoja.games.osaczeni.windows import ItemWindow
from ostoja.games.osaczeni.words import CAR_PARK, ENERGY_DRINK, TO_MOVE, TO_MOVE_TWO, TO_RUN
from ostoja.kit.refuge.heads import KINDS, KINDS_IN, head_of, place_of, team_in
from ostoja.kit.refuge.state import PLACES


class Movement(Procedure[Lockdown]):
    """OSA-MOVE-01, OSA-MOVE-02  In order from the badge holder clockwise, each player with characters has a turn."""

    __slots__ = ("first", "left", "seat")

    def __init__(self, seats: int = 0, first: int = 0) -> None:
        super().__init__()
        self.left = seats  # whose turns are still to come
        self.first = first
        self.seat = 0  # whose turn it is

    def copy(self) -> Movement:
        """Return a movement that has got as far."""
        twin = Movement(self.left, self.first)
        twin.at = self.at
        twin.seat = self.seat
        return twin

    def phases(self) -> Phases:
        """List what happens in a turn."""
        return MOVEMENT

    def between_turns(self, g: Lockdown) -> Next:
        """OSA-MOVE-11  Option energy_drink_window = any_time: before and after every turn anybody may use a drink."""
        return Refreshments(g.survivors(), g.badge) if g.rulings.drinks_any_time else None

    def move(self, g: Lockdown) -> Next:
        """OSA-MOVE-02, OSA-MOVE-03, OSA-MOVE-06  The next player moves a character, if one can move."""
        if not self.left:
            return DONE
        self.seat = first_from(self.left, self.first)
        self.left &= ~(1 << self.seat)
        if not g.destinations[self.seat]:
            return None
        if not movable(g, self.seat):
            g.tell("stuck", self.seat, g.destinations[self.seat])
            return None
        return Move(self.seat)

    def drink(self, g: Lockdown) -> Next:
        """OSA-MOVE-11  Right after the move, also if nothing could move, the player may use energy drinks."""
        return None if g.rulings.drinks_any_time else Drinks(self.seat)

    def next_turn(self, g: Lockdown) -> Next:
        """OSA-MOVE-02  Then the next player clockwise."""
        return self.again()


MOVEMENT: Final[Phases] = (Movement.between_turns, Movement.move, Movement.drink, Movement.next_turn)


def movable(g: Lockdown, seat: int) -> int:
    """OSA-MOVE-04  Return who can move: not who is there; if it is full, only those not on the car park.

    OSA-MOVE-05, OSA-MOVE-06, OSA-MOVE-07, OSA-MOVE-08, OSA-MOVE-09
    """
    area = g.destinations[seat]
    heads = g.team(seat) & ~g.room[area]
    return heads & ~g.room[CAR_PARK] if g.is_full(area) else heads


def step_into(g: Lockdown, seat: int, kind: int, area: int) -> None:
    """OSA-MOVE-05  Go there if there is a free field at this moment, else to the car park, which takes everyone.

    OSA-MOVE-07, OSA-MOVE-12, OSA-GEN-10, OSA-GEN-11
    """
    head = head_of(seat, kind)
    start = place_of(g.room, head)
    full = g.is_full(area)
    g.room[start] = g.room[start] & ~head
    g.room[CAR_PARK if full else area] = g.room[CAR_PARK if full else area] | head
    g.tell("bounced" if full else "moved", seat, kind, area, start)


class Move(Solo[Lockdown]):
    """OSA-MOVE-03  Exactly one of the player's characters must go to the chosen area."""

    __slots__ = ()

    def options(self, g: Lockdown, seat: int) -> list[int]:
        """OSA-MOVE-04  Offer every character that can move, or two that stand together.

        OSA-MOVE-05, OSA-MOVE-08, OSA-VAR-04
        """
        moves = TO_MOVE.among(team_in(movable(g, seat), seat))
        return moves + pairs(g, seat) if g.variant == TWO_BY_TWO else moves

    def decide(self, g: Lockdown, seat: int, option: int) -> Next:
        """OSA-MOVE-03, OSA-MOVE-05  Move the character, or to the car park if the area is full."""
        area = g.destinations[seat]
        if option in TO_MOVE:
            step_into(g, seat, TO_MOVE.target(option), area)
        else:
            for kind in TO_MOVE_TWO.parts(option):
                step_into(g, seat, kind, area)
        return DONE

    def asks(self, g: Lockdown) -> tuple[str, int, int]:
        """Ask who goes."""
        return ("ask-move", self.seat, g.destinations[self.seat])

    def rule(self) -> str:
        """Cite the rule on moving."""
        return "OSA-MOVE-03"

    def why_not(self, g: Lockdown, seat: int, option: int) -> str:
        """Name the rule that forbids a move."""
        area = g.destinations[seat]
        if option in TO_MOVE:
            there = g.room[area] & head_of(seat, TO_MOVE.target(option))
            return "OSA-MOVE-05" if g.is_full(area) and not there else "OSA-MOVE-04"
        return "OSA-MOVE-03"


def pairs(g: Lockdown, seat: int) -> list[int]:
    """OSA-VAR-04  Two own characters of the same area may go together if there is room for both."""
    area = g.destinations[seat]
    capacity = g.data.capacity[area]
    if capacity and g.crowd(area) + 2 > capacity:
        return []
    found: list[int] = []
    for first in range(KINDS):
        for second in range(first + 1, KINDS):
            both = head_of(seat, first) | head_of(seat, second)
            start = place_of(g.room, head_of(seat, first))
            if start != area and g.room[start] & both == both:
                found.append(TO_MOVE_TWO.at(first, second))
    return found


def drinks(g: Lockdown, seat: int) -> list[int]:
    """OSA-MOVE-10, OSA-MOVE-12  Any own character may run to any other open area with a free field."""
    if not g.holds(seat, ENERGY_DRINK):
        return []
    roomy = [area for area in range(1, PLACES) if g.has_room(area)]
    return [
        TO_RUN.at(kind, area)
        for kind in KINDS_IN[team_in(g.living(), seat)]
        for area in roomy
        if not g.room[area] & head_of(seat, kind)
    ]


def run(g: Lockdown, seat: int, option: int) -> None:
    """OSA-MOVE-10  Use an energy drink: move a character at once."""
    kind, area = TO_RUN.parts(option)
    g.discard(seat, ENERGY_DRINK)
    step_into(g, seat, kind, area)


class Drinks(Solo[Lockdown]):
    """OSA-MOVE-11  On the own turn, after the move, any number of energy drinks may be used."""

    __slots__ = ()

    def options(self, g: Lockdown, seat: int) -> list[int]:
        """Offer to stop, or a run."""
        return [PASS, *drinks(g, seat)]

    def decide(self, g: Lockdown, seat: int, option: int) -> Next:
        """Run and be asked again, or stop."""
        if option == PASS:
            return DONE
        run(g, seat, option)
        return None

    def always_asks(self, g: Lockdown, seat: int) -> bool:
        """Ask whoever holds any item: silence must not tell which."""
        return g.hands[seat] != 0

    def asks(self, g: Lockdown) -> tuple[str, int, int]:
        """Ask for energy drinks."""
        return ("ask-drink", self.seat, 0)

    def rule(self) -> str:
        """Cite the rule on energy drinks."""
        return "OSA-MOVE-11"

    def why_not(self, g: Lockdown, seat: int, option: int) -> str:
        """Only an energy drink, and only to an area with room."""
        return "OSA-MOVE-10"


class Refreshments(ItemWindow):
    """OSA-MOVE-11  Option energy_drink_window = any_time: between the turns anybody may use an energy drink."""

    __slots__ = ()

    def copy(self) -> Refreshments:
        """Return a window that has got as far."""
        twin = Refreshments()
        self.copy_turns(twin)
        return twin

    def plays(self, g: Lockdown, seat: int) -> list[int]:
        """Offer the runs."""
        return drinks(g, seat)

    def play(self, g: Lockdown, seat: int, option: int) -> Next:
        """Run."""
        run(g, seat, option)
        return None

    def asks(self, g: Lockdown) -> tuple[str, int, int]:
        """Ask for energy drinks."""
        return ("ask-drink", 0, 0)

    def rule(self) -> str:
        """Cite the rule on energy drinks."""
        return "OSA-MOVE-11"

    def why_not(self, g: Lockdown, seat: int, option: int) -> str:
        """Only an energy drink, and only to an area with room."""
        return "OSA-MOVE-10"
