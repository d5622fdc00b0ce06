"""Parts of views that are kept until a fact changes which they were made of."""

from __future__ import annotations

from typing import Any


class Look:
    """Some things as they looked last, and the facts that this depended on.

    Copies of a state share it: by its facts, everybody knows whether it is how the things look to them.
    """

    __slots__ = ("facts", "seen")

    def __init__(self) -> None:
        self.facts: tuple[object, ...] = ()
        self.seen: list[dict[str, Any]] = []

    def keep(self, facts: tuple[object, ...], seen: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Keep how things look now, and return it."""
        self.facts = facts
        self.seen = seen
        return seen
