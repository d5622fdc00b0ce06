"""Positions of Mall of Horror in words, for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.mall_of_horror.possible import check_mall
from ostoja.games.mall_of_horror.setup import closed_places
from ostoja.games.mall_of_horror.words import CARD, CHARACTER, COLOUR, LOCATION
from ostoja.kit.fields import Fields
from ostoja.kit.refuge.notation import COMMON, MANY, Notation
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
    fields = Fields(table)
    fields.refuse_others(COMMON + AS_THEY_ARE + IN_WORDS)
    NOTATION.read(g, fields, {})
    g.chief_elected = fields.switch("chief_elected")
    g.fell_in = fields.wholes_like("fell_in", [0] * g.seats, 0, MANY)
    g.buriers = fields.wholes("buriers", 0, g.seats - 1)
    read_shut(g, fields)
    NOTATION.read_counts(g.hardware, fields, "hardware", MANY)
    NOTATION.read_counts(g.zombies, fields, "zombies", MANY)
    check_refuge(g, NOTATION, 0, "")
    check_mall(g)


def read_shut(g: Mall, fields: Fields) -> None:
    """Read which places are lost; which are closed follows from the number of players, written or not."""
    closed = closed_places(g)
    if "closed" in fields.values and fields.set_of("closed", LOCATION) != closed:
        names = ", ".join(map(str, NOTATION.spell_places(closed))) or "no location"
        fields.refuse("closed", f"must name {names} in a game of {g.seats}")
    g.cursed = fields.set_of("cursed", LOCATION)
    g.shut = g.cursed | closed
