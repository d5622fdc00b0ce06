"""Positions of Mall of Horror in words, for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.mall_of_horror.words import CARD, CHARACTER, COLOUR, LOCATION
from ostoja.kit.notation import MANY, Notation, check_fields, set_fields
from ostoja.kit.reading import list_in, table_in

if TYPE_CHECKING:
    from ostoja.engine.datafile import Table
    from ostoja.games.mall_of_horror.state import Mall

NOTATION: Final = Notation(LOCATION, CHARACTER, CARD, COLOUR)
AS_THEY_ARE: Final = ("hardware", "chief_elected", "fell_in", "buriers")
IN_WORDS: Final = ("closed", "cursed", "zombies")


def write_table(g: Mall) -> Table:
    """Write down every fact in words; locations, heads and cards by name."""
    table = NOTATION.write(g)
    table.update({name: getattr(g, name) for name in AS_THEY_ARE})
    table["closed"] = NOTATION.spell_places(g.shut & ~g.cursed)
    table["cursed"] = NOTATION.spell_places(g.cursed)
    table["zombies"] = NOTATION.spell_counts(g.zombies)
    return table


def read_table(g: Mall, table: Table) -> None:
    """Lay out a blank mall; what is not written is empty, cards not named have left the game."""
    check_fields(table, AS_THEY_ARE + IN_WORDS)
    NOTATION.read(g, table, {})
    set_fields(g, table, AS_THEY_ARE)
    g.cursed = NOTATION.read_places(list_in(table, "cursed"), "cursed")
    g.shut = g.cursed | NOTATION.read_places(list_in(table, "closed"), "closed")
    NOTATION.read_counts(g.zombies, table_in(table, "zombies"), "zombies", MANY)
