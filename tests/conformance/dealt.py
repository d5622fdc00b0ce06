"""Whether what is hidden is really dealt anew: each thing, wherever it lies, becomes another sooner or later."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from tests.conformance.knowledge import at, field_of

if TYPE_CHECKING:
    from tests.conformance.knowledge import Knowledge

SOME = 10  # worlds after which something in a field must have changed that is hardly ever hidden
ENOUGH = 30  # worlds after which something in a field must have changed
PLENTY = 120  # worlds after which a single place must have: there may be one chance in seven that it does


class Dealt:
    """How often each hidden thing was dealt anew, and how often it became another."""

    def __init__(self) -> None:
        self.worlds: Counter[str] = Counter()
        self.changes: Counter[str] = Counter()

    def note(self, true: Knowledge, world: Knowledge) -> None:
        """Compare what is hidden in the true world with the same places of one dealt anew."""
        fields: dict[str, bool] = {}
        for place, value in true.hidden.items():
            field, changed = field_of(place), value != at(world.whole, place)
            fields[field] = fields.get(field, False) or changed
            for name in {place, from_the_top(true.whole, place)} - {field}:
                self.count(name, PLENTY, changed=changed)
        for field, changed in fields.items():
            self.count(field, ENOUGH, changed=changed)

    def count(self, name: str, enough: int, *, changed: bool) -> None:
        """Count one more world; say what has not changed in so many of them."""
        self.worlds[name] += 1
        self.changes[name] += changed
        stuck = self.worlds[name] >= enough and not self.changes[name]
        assert not stuck, f"{name} is hidden and never dealt anew"

    def judge(self, secrets: set[str]) -> None:
        """Say which secrets were hidden now and then, if not often, and never became another."""
        stuck = sorted(field for field in secrets if self.worlds[field] >= SOME and not self.changes[field])
        assert not stuck, f"hidden and never dealt anew: {stuck}"

    def lacking(self, secrets: set[str]) -> set[str]:
        """Return the secrets that have not been dealt anew often enough to judge."""
        return {field for field in secrets if self.worlds[field] < ENOUGH}


def from_the_top(whole: dict[str, Any], place: str) -> str:
    """Name the place counted from the end of its pile: the top card of a deck that grows or shrinks is one thing."""
    pile, _, number = place.rpartition("[")
    number = number.removesuffix("]")
    cards = at(whole, pile) if pile else None
    return f"{pile}[-{len(cards) - int(number)}]" if isinstance(cards, list) and number.isdecimal() else place
