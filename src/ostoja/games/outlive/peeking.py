"""Chapter: looking through a search stack, with the room that allows it."""

from __future__ import annotations

from ostoja.engine.agenda import Next, Unwritten
from ostoja.engine.steps import Solo
from ostoja.games.outlive.state import Wasteland
from ostoja.games.outlive.words import CITIES, PEEK, TO_PEEK, TO_WAIT


class Watched(Solo[Wasteland]):
    """OUT-ROOM-peek  A seat moves or acts; meanwhile others may look through a stack, and nobody waits for them."""

    __slots__ = ()

    def deciders(self, g: Wasteland) -> int:
        """Ask the seat whose turn it is, and everybody who may look meanwhile."""
        return 1 << self.seat | onlookers(g, self.seat) if self.is_open(g) else 0

    def options(self, g: Wasteland, seat: int) -> list[int]:
        """Offer the seat in turn what it may play, and the others to wait or to look."""
        return self.plays(g, seat) if seat == self.seat else [TO_WAIT, *peeks(g, seat)]

    def decide(self, g: Wasteland, seat: int, option: int) -> Next:
        """Do what was played; an onlooker waits or looks, and the turn goes on as it was."""
        if seat == self.seat:
            return self.play(g, seat, option)
        if option == TO_WAIT:
            g.patient |= 1 << seat
        else:
            peek(g, seat, option)
        return None

    def why_not(self, g: Wasteland, seat: int, option: int) -> str:
        """Name the rule that forbids something; onlookers may do nothing but look."""
        return self.forbidden_by(g, seat, option) if seat == self.seat else "OUT-ROOM-peek"

    def is_open(self, g: Wasteland) -> bool:
        """Tell whether the seat has anything to choose."""
        return True

    def plays(self, g: Wasteland, seat: int) -> list[int]:
        """List what the seat in turn may choose."""
        raise Unwritten(self, "plays")

    def play(self, g: Wasteland, seat: int, option: int) -> Next:
        """Do what the seat in turn has chosen."""
        raise Unwritten(self, "play")

    def forbidden_by(self, g: Wasteland, seat: int, option: int) -> str:
        """Name the rule that forbids the seat in turn something."""
        raise Unwritten(self, "reason")


def onlookers(g: Wasteland, actor: int) -> int:
    """OUT-ROOM-peek  Return the seats that may look through a stack on another's turn and have not put it off."""
    mask = 0
    if g.rulings.peek_any_time:
        for seat, works in enumerate(g.works):
            if works >> PEEK & 1 and seat != actor and not g.patient >> seat & 1 and peeks(g, seat):
                mask |= 1 << seat
    return mask


def peeks(g: Wasteland, seat: int) -> list[int]:
    """OUT-ROOM-peek  Offer both stacks, once per round."""
    if not g.is_ready(seat, PEEK):
        return []
    return TO_PEEK.each([CITIES[city] for city in range(2) if g.search[city]])


def peek(g: Wasteland, seat: int, option: int) -> None:
    """OUT-ROOM-peek  Look through a stack in secret; the order stays, and the seat knows it until the next Dawn."""
    city = CITIES.index(TO_PEEK.target(option))
    g.use_room(seat, PEEK)
    g.peeked[city] |= 1 << seat
    for place in range(len(g.search[city])):
        g.show(1 << seat, "saw-token", seat, CITIES[city], place, g.search[city][-1 - place])
    g.tell_rest(1 << seat, "peeked", seat, CITIES[city])
