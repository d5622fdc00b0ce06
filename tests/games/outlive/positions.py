"""Positions for the tests: a situation written down, altered in one field, and laid out again."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, cast

from ostoja.engine.rng import Scripted
from ostoja.games.outlive import GAME
from tests.games.outlive.driver import BEIGE, RED, table

if TYPE_CHECKING:
    from ostoja.engine.setup_options import Value
    from ostoja.games.outlive.state import Wasteland

Facts = dict[str, Any]


def written(**options: Value) -> Facts:
    """Write down a situation of two players in the middle of a day: red's 5 is on the ship and has hunted a wolf."""
    t = table(
        2,
        heroes={RED: {"5": "ship standing", "4": "base"}, BEIGE: {"5": "mine"}},
        goods={RED: {"can": 3, "wood": 2}},
        rooms={RED: ["event2 4", "nursery 8", "ammo4 3"], BEIGE: ["peek 4"]},
        broken={RED: ["axe"]},
        repaired={RED: ["bow", "bat"]},
        hunted={RED: {"wolf": 1}},
        events=["fire", "rats"],
        takers=[RED],
        herds={"park": ["hare", "wolf"]},
        stack=["vest", "axe", "torch"],
        shown={"blackwood": ["bat"]},
        options=options,
    )
    t.g.berths[2] = RED * 4 + 3
    t.g.tired[RED] = 1 << 16  # the bat
    return cast("Facts", deepcopy(GAME.write_facts(t.g)))


def laid_out(facts: Facts, changes: Facts | None = None, **options: Value) -> Wasteland:
    """Lay a situation out on a blank table for two, whose numbers may have been changed."""
    g = GAME.blank(GAME.agree(2, options, changes), Scripted())
    GAME.read_facts(g, facts)
    return g


def altered(facts: Facts, path: str, value: object) -> Facts:
    """Write something else into one field; numbers in the path are places in a list."""
    *way, last = [int(part) if part.isdecimal() else part for part in path.split(".")]
    inner: Any = facts
    for part in way:
        inner = inner[part]
    inner[last] = value
    return facts
