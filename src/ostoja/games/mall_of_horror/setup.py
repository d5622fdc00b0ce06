"""Chapter: set-up, as far as nobody chooses anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.errors import SetupError
from ostoja.games.mall_of_horror.rulings import AUTO
from ostoja.games.mall_of_horror.state import head_of
from ostoja.games.mall_of_horror.words import COLOUR, KINDS, PLACES

if TYPE_CHECKING:
    from ostoja.games.mall_of_horror.state import Mall

FEW = 3  # players with a Little Girl each, and only the first three colours


def deal(g: Mall, colours: str, first_seat: int) -> None:
    """MOH-SET-01 to -05, -15  Teams, the closed location, the badge and one card each."""
    g.colours = pick_colours(g.seats, colours)
    for place in range(1, PLACES):
        if g.seats < g.data.least_players[place]:  # MOH-SET-03
            g.closed |= 1 << place
    for seat in range(g.seats):
        for kind in range(KINDS):
            if g.seats <= g.data.most_players[kind]:  # MOH-SET-01, -02
                g.unplaced |= head_of(seat, kind)
    g.badge = first_chief(g, first_seat)  # MOH-SET-04, -15
    g.deck = list(range(len(g.data.card_of)))
    g.rng.shuffle(g.deck)
    for _ in range(g.data.starting_hand):  # MOH-SET-05
        for seat in range(g.seats):
            card = g.deck.pop()
            g.hands[seat] |= 1 << card
            g.show(1 << seat, "dealt", seat, g.data.card_of[card])
    g.tell("chief", g.badge)


def first_chief(g: Mall, first_seat: int) -> int:
    """MOH-SET-15  The option first_chief decides who takes the badge first."""
    if not g.rulings.host_chooses_chief:
        return g.rng.below(g.seats)
    if first_seat >= g.seats:
        raise SetupError(f"option first_seat cannot be {first_seat}; allowed: 0 to {g.seats - 1}")
    return first_seat


def pick_colours(seats: int, wish: str) -> tuple[int, ...]:
    """MOH-SET-01, -02, -14  Each player has a colour nobody else has; three players use yellow, red and blue."""
    if wish == AUTO:
        return tuple(range(seats))
    names = [str(label) for label in COLOUR.labels[: FEW if seats == FEW else len(COLOUR.labels)]]
    words = [word.strip() for word in wish.split(",")]
    if len(words) != seats or len(set(words)) != seats or not set(words) <= set(names):
        raise SetupError(f"option colours must name {seats} different colours of {', '.join(names)}, not {wish!r}")
    return tuple(names.index(word) for word in words)
