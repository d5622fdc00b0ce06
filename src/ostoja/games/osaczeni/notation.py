"""Positions of Osaczeni in words, for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.osaczeni.words import AREA, CHARACTER, COLOUR, ITEM
from ostoja.kit.notation import Notation, check_fields, list_in, set_fields, table_in

if TYPE_CHECKING:
    from ostoja.engine.datafile import Table
    from ostoja.games.osaczeni.state import Lockdown

NOTATION: Final = Notation(AREA, CHARACTER, ITEM, COLOUR)
AS_THEY_ARE: Final = ("victim", "covered", "variant", "refilled", "epilogue", "boxers")
IN_WORDS: Final = ("boxed", "cold", "closed", "cramped", "monsters")


def write_table(g: Lockdown) -> Table:
    """Write down every fact in words; areas, characters and items by name."""
    table = NOTATION.write(g)
    table.update({name: getattr(g, name) for name in AS_THEY_ARE})
    table["boxed"] = NOTATION.spell_cards(g, g.boxed)
    table["cold"] = NOTATION.spell_heads(g.cold)
    table["closed"] = NOTATION.spell_places(g.shut)
    table["cramped"] = NOTATION.spell_places(g.cramped)
    table["monsters"] = NOTATION.spell_counts(g.monsters)
    return table


def read_table(g: Lockdown, table: Table) -> None:
    """Lay out a blank mall; what is not written is empty, items not named have left the game."""
    check_fields(table, AS_THEY_ARE + IN_WORDS)
    NOTATION.read(g, table, {"boxed": g.boxed})
    g.variant = g.rulings.variant
    set_fields(g, table, AS_THEY_ARE)
    g.cold = NOTATION.read_heads(g, table.get("cold", []))
    g.shut = NOTATION.read_places(list_in(table, "closed"))
    g.cramped = NOTATION.read_places(list_in(table, "cramped"))
    NOTATION.read_counts(g.monsters, table_in(table, "monsters"))
