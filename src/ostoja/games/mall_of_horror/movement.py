"""Chapter e: movement and Sprint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.steps import PASS, InTurn
from ostoja.games.mall_of_horror.arrival import curse
from ostoja.games.mall_of_horror.ending import check_end
from ostoja.games.mall_of_horror.state import Mall
from ostoja.games.mall_of_horror.words import PARKING, SPRINT, TO_MOVE, TO_SPRINT
from ostoja.kit.refuge.heads import KINDS_IN, head_of, place_of, team_in
from ostoja.kit.refuge.state import EVERYWHERE

if TYPE_CHECKING:
    from ostoja.engine.agenda import Next


class Movement(InTurn[Mall]):
    """MOH-MOVE-01  In order from the badge, every player with a destination must move one of his characters.

    MOH-MOVE-08
    """

    __slots__ = ()

    def copy(self) -> Movement:
        """Return a movement with the same turns left."""
        twin = Movement()
        self.copy_turns(twin)
        return twin

    def options(self, g: Mall, seat: int) -> list[int]:
        """MOH-MOVE-02, MOH-MOVE-03, MOH-SPR-01  Offer every own head outside the chosen location, and Sprints.

        MOH-MOVE-08  But not to stay without one.
        """
        moves = TO_MOVE.among(team_in(g.living() & ~g.room[g.destinations[seat]], seat))
        return moves + sprints(g, seat) if g.holds(seat, SPRINT) else moves

    def decide(self, g: Mall, seat: int, option: int) -> Next:
        """MOH-MOVE-01, MOH-SPR-05  Move the character, with or without a Sprint."""
        if option in TO_SPRINT:
            kind, place = TO_SPRINT.parts(option)
            g.discard(seat, SPRINT)
            move(g, seat, kind, place)
        else:
            move(g, seat, TO_MOVE.target(option), g.destinations[seat])
        if g.rulings.curse_after_moves:
            curse(g)
        check_end(g)
        return self.end_turn(seat)

    def always_asks(self, g: Mall, seat: int) -> bool:
        """Ask whoever holds any card: a move made at once would tell that there is no Sprint among them."""
        return g.hands[seat] != 0

    def asks(self, g: Mall) -> tuple[str, int, int]:
        """Ask who moves to the chosen location."""
        seat = self.deciders(g).bit_length() - 1
        return ("ask-move", seat, g.destinations[seat])

    def rule(self) -> str:
        """Cite the rule on moving."""
        return "MOH-MOVE-01"

    def why_not(self, g: Mall, seat: int, option: int) -> str:
        """Name the rule that forbids a move or a Sprint."""
        if option == PASS:
            return "MOH-MOVE-08"
        if option in TO_MOVE:
            return "MOH-MOVE-02"
        return "MOH-SPR-04" if option in TO_SPRINT else "MOH-SPR-06"


def sprints(g: Mall, seat: int) -> list[int]:
    """MOH-SPR-02  Any own head may run to any open location but the one first chosen, or stay where it is.

    MOH-SPR-03, MOH-SPR-04
    """
    first_choice = g.destinations[seat]
    places = EVERYWHERE & ~g.shut
    found: list[int] = []
    for kind in KINDS_IN[team_in(g.living(), seat)]:
        is_there = g.room[first_choice] & head_of(seat, kind)
        found += TO_SPRINT.across(1 << kind, places if is_there else places & ~(1 << first_choice))
    return found


def move(g: Mall, seat: int, kind: int, place: int) -> None:
    """MOH-MOVE-04  Go there if there is room at this moment, else to Parking, or stay at Parking.

    MOH-MOVE-05, MOH-MOVE-06, MOH-MOVE-07, MOH-SPR-03, MOH-COMP-01, MOH-COMP-02, MOH-COMP-03
    """
    head = head_of(seat, kind)
    start = place_of(g.room, head)
    if start == place:
        g.tell("stayed", seat, kind, place)
        return
    bounced = not g.has_room(place)
    end = PARKING if bounced else place
    g.room[start] = g.room[start] & ~head
    g.room[end] = g.room[end] | head
    if bounced:
        g.tell("bounced", seat, kind, place, start)
    else:
        g.tell("moved", seat, kind, place, start)
