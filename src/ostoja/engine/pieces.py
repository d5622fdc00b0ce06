"""Pieces: things that rules can neither lose nor make, and how the fields of a state hold them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ostoja.engine.agenda import State

SET: Final = "set"  # bits, one for each piece that is there
SETS: Final = "sets"  # a set for each seat, place or owner
PILE: Final = "pile"  # a list of pieces
PILES: Final = "piles"
COUNT: Final = "count"  # so many of them
COUNTS: Final = "counts"  # so many for each seat, place or kind
SPOTS: Final = "spots"  # for each piece, where it is
BOARD: Final = "board"  # for each field, what stands on it; 0: nothing


class Held:
    """A field that holds pieces, and how it does."""

    __slots__ = ("field", "how", "nowhere")

    def __init__(self, field: str, how: str, nowhere: int = -1) -> None:
        self.field = field
        self.how = how
        self.nowhere = nowhere  # among spots: of a piece that is off the board

    def count(self, state: State) -> int:
        """Count the pieces in the field."""
        value: Any = getattr(state, self.field)
        how = self.how
        if how in {SET, COUNT}:
            return int(value.bit_count() if how == SET else value)
        if how in {PILE, COUNTS}:
            return int(len(value) if how == PILE else sum(value))
        if how in {SETS, PILES}:
            return sum(part.bit_count() if how == SETS else len(part) for part in value)
        off = self.nowhere if how == SPOTS else 0
        return sum(1 for part in value if part != off)
