"""Positions of Mall of Horror in words, for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.mall_of_horror.possible import check_mall
from ostoja.games.mall_of_horror.setup import closed_places
from ostoja.games.mall_of_horror.words import CARD, CHARACTER, COLOUR, LOCATION
from ostoja.kit.reading import by_seat_in, list_in, refuse, switch_in, table_in, wholes_in
from ostoja.kit.refuge.notation import MANY, Notation, check_fields
from ostoja.kit.refuge.possible import check_refuge

if TYPE_CHECKING:
    from ostoja.engine.datafile import Section
    from ostoja.games.mall_of_horror.state import Mall

NOTATION: Final = Notation(LOCATION, CHARACTER, CARD, COLOUR)
AS_THEY_ARE: Final = ("chief_elected", "fell_in", "buriers")
IN_WORDS: Final = ("closed", "cursed", "hardware", "zombies")


def write_facts(g: Mall) -> Section:
    """Write down every fact in words; locations, heads and cards by name."""
    table = NOTATION.write(g)
    table.update({name: getattr(g, name) for name in AS_THEY_ARE})
    table["closed"] = NOTATION.spell_places(g.shut & ~g.cursed)
    table["cursed"] = NOTATION.spell_places(g.cursed)
    table["hardware"] = NOTATION.spell_counts(g.hardware)
    table["zombies"] = NOTATION.spell_counts(g.zombies)
    return table


def read_facts(g: Mall, table: Section) -> None:
    """Lay out a blank mall, if it can be; what is not written is empty, cards not named have left the game."""
    check_fields(table, AS_THEY_ARE + IN_WORDS)
    NOTATION.read(g, table, {})
    g.chief_elected = switch_in(table, "chief_elected", missing=False)
    g.fell_in = by_seat_in(table, "fell_in", g.seats, MANY)
    g.buriers = wholes_in(table, "buriers", 0, g.seats - 1)
    read_shut(g, table)
    NOTATION.read_counts(g.hardware, table_in(table, "hardware"), "hardware", MANY)
    NOTATION.read_counts(g.zombies, table_in(table, "zombies"), "zombies", MANY)
    check_refuge(g, NOTATION, 0, "")
    check_mall(g)


def read_shut(g: Mall, table: Section) -> None:
    """Read which places are lost; which are closed follows from the number of players, written or not."""
    closed = closed_places(g)
    if "closed" in table and NOTATION.read_places(list_in(table, "closed"), "closed") != closed:
        names = ", ".join(map(str, NOTATION.spell_places(closed))) or "no location"
        refuse("closed", f"must name {names} in a game of {g.seats}")
    g.cursed = NOTATION.read_places(list_in(table, "cursed"), "cursed")
    g.shut = g.cursed | closed
