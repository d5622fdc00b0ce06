"""Hidden dice: rolled under a cover, seen by some, opened to all later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from ostoja.kit.refuge.state import Refuge

NO_DIE: Final = -1


def shown_by(dice: list[int]) -> int:
    """Return the places that some dice show, as bits."""
    shown = 0
    for die in dice:
        shown |= 1 << die
    return shown


def roll_hidden(g: Refuge, dice: int) -> None:
    """Roll in secret; nobody has looked yet, and all destinations are open again."""
    g.dice = [g.rng.die(PLACES - 1) for _ in range(dice)]
    g.seers = 0
    g.revealed = False
    g.announced = 0
    g.destinations = [0] * g.seats
    g.tell("rolled", len(g.dice))


def look(g: Refuge, seat: int, covered: int = NO_DIE) -> None:
    """Show one seat the hidden dice, all but one that may stay covered."""
    g.seers |= 1 << seat
    for number in range(len(g.dice)):
        if number != covered:
            g.show(1 << seat, "saw-die", seat, g.dice[number])


def seen_dice(g: Refuge, seat: int, covered: int = NO_DIE) -> list[int]:
    """Return the hidden dice that a seat has seen."""
    if g.revealed or not g.seers >> seat & 1:
        return []
    return [die for number, die in enumerate(g.dice) if number != covered]


def open_all(g: Refuge) -> None:
    """Reveal the destinations, then the dice."""
    g.revealed = True
    for seat in range(g.seats):
        if g.destinations[seat]:
            g.reveal("destination", seat, g.destinations[seat])
    for die in g.dice:
        g.reveal("die", die)
