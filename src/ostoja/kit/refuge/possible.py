"""What a refuge cannot be: heads in two places, more than a place holds, anybody behind closed doors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.impossible_positions import refuse
from ostoja.kit.refuge.gifts import gift_parts
from ostoja.kit.refuge.heads import KINDS, head_of
from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from ostoja.kit.refuge.notation import Notation
    from ostoja.kit.refuge.state import Refuge


def check_refuge(g: Refuge, notation: Notation, dead: int, graves: str) -> None:
    """Refuse a refuge that no game can come to; the dead lie in the field of that name."""
    check_heads(g, notation, dead, graves)
    check_rooms(g, notation)
    check_covered(g, notation)
    check_cards(g, notation)
    if len(set(g.colours)) != g.seats or len(g.colours) != g.seats:
        refuse("colours", f"must name {g.seats} different colours")


def check_heads(g: Refuge, notation: Notation, dead: int, graves: str) -> None:
    """Every head belongs to the game and is in one place: in a room, not yet placed, or dead."""
    families = sum(head_of(seat, kind) for seat in range(g.seats) for kind in kinds_at(g))
    seen = 0
    rooms = [(f"heads.{notation.places.spell(place)}", g.room[place]) for place in range(1, PLACES)]
    for field, heads in (*rooms, ("unplaced", g.unplaced), (graves, dead)):
        if heads & ~families:
            stranger = notation.spell_heads(heads & ~families)[0]
            refuse(field, f"names {stranger}, who is not in a game of {g.seats}")
        if heads & seen:
            refuse(field, f"names {notation.spell_heads(heads & seen)[0]}, who is somewhere else already")
        seen |= heads


def kinds_at(g: Refuge) -> list[int]:
    """List the kinds of heads that a game of so many seats has."""
    return [kind for kind in range(KINDS) if g.seats <= g.tables.most_players[kind]]


def check_rooms(g: Refuge, notation: Notation) -> None:
    """No room holds more heads than it has fields, and a closed one none."""
    for place in range(1, PLACES):
        field = f"heads.{notation.places.spell(place)}"
        capacity = g.tables.capacity[place]
        if capacity and g.crowd(place) > capacity:
            refuse(field, f"has room for {capacity}, not for {g.crowd(place)}")
        if g.room[place] and not g.is_open(place):
            refuse(field, "is closed, so nobody is there")


def check_covered(g: Refuge, notation: Notation) -> None:
    """Only somebody who lives can be hidden, and only one of those who are not can be about to be eaten."""
    if g.hidden & ~g.living():
        refuse("hidden", f"names {notation.spell_heads(g.hidden & ~g.living())[0]}, who is in no room")
    if g.doomed & ~(g.living() & ~g.hidden):
        refuse("doomed", f"names {notation.spell_heads(g.doomed)[0]}, who cannot be found in any room")
    if g.doomed.bit_count() > 1:
        refuse("doomed", "must name one head at most: they are eaten one by one")


def check_cards(g: Refuge, notation: Notation) -> None:
    """No more cards are drawn than a search brings, and whoever was given one for sure still holds it."""
    if len(g.truck) > g.tables.search:
        refuse("truck", f"holds the {g.tables.search} cards of a search at most, not {len(g.truck)}")
    for gift in g.gifts:
        _, receiver, kind = gift_parts(gift)
        held = (g.hands[receiver] & g.tables.cards_of[kind]).bit_count()
        if g.gifts.count(gift) > held:
            refuse("gifts", f"names more {notation.cards.spell(kind)} cards than seat {receiver} holds")
