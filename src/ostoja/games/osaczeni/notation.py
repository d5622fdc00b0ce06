"""Positions of Osaczeni in words, for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.osaczeni.possible import check_mall
from ostoja.games.osaczeni.variants import BLIND_FATE, STANDARD
from ostoja.games.osaczeni.words import AREA, CHARACTER, COLOUR, EPILOGUES, ITEM
from ostoja.kit.fields import Fields
from ostoja.kit.refuge.hidden_dice import NO_DIE
from ostoja.kit.refuge.notation import COMMON, Notation
from ostoja.kit.refuge.possible import check_refuge
from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from ostoja.engine.datafile import Section
    from ostoja.games.osaczeni.state import Lockdown

NOTATION: Final = Notation(AREA, CHARACTER, ITEM, COLOUR)
AS_THEY_ARE: Final = ("victim", "covered", "variant", "refilled", "epilogue", "boxers")
IN_WORDS: Final = ("boxed", "cold", "closed", "cramped", "monsters")


def write_facts(g: Lockdown) -> Section:
    """Write down every fact in words; areas, characters and items by name."""
    table = NOTATION.write(g)
    table.update({name: getattr(g, name) for name in AS_THEY_ARE})
    table["boxed"] = NOTATION.spell_cards(g, g.boxed)
    table["cold"] = NOTATION.spell_heads(g.cold)
    table["closed"] = NOTATION.spell_places(g.shut)
    table["cramped"] = NOTATION.spell_places(g.cramped)
    table["monsters"] = NOTATION.spell_counts(g.monsters)
    return table


def read_facts(g: Lockdown, table: Section) -> None:
    """Lay out a blank mall, if it can be; what is not written is empty, items not named have left the game."""
    fields = Fields(table)
    fields.refuse_others(COMMON + AS_THEY_ARE + IN_WORDS)
    NOTATION.read(g, fields, {"boxed": g.boxed})
    g.cold = NOTATION.read_heads(g, fields, "cold")
    g.shut = fields.set_of("closed", AREA)
    g.cramped = fields.set_of("cramped", AREA)
    NOTATION.read_counts(g.monsters, fields, "monsters", g.data.monsters)
    agreed = STANDARD if g.rulings.variant == BLIND_FATE else g.rulings.variant
    g.variant = fields.whole("variant", agreed, STANDARD, BLIND_FATE - 1)
    g.victim = fields.whole("victim", g.victim, 0, g.seats - 1)
    g.covered = fields.whole("covered", NO_DIE, NO_DIE, PLACES)
    g.refilled = fields.switch("refilled")
    g.epilogue = fields.whole("epilogue", 0, 0, EPILOGUES - 1)
    g.boxers = fields.wholes("boxers", 0, g.seats - 1)
    check_refuge(g, NOTATION, g.cold, "cold")
    check_mall(g)
