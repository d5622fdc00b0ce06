"""The fields of a view in the order in which the game's own type of its views names them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args, get_origin, get_type_hints, is_typeddict

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class Fields:
    """What a type says of the records that it describes; a type that says nothing describes none."""

    def __init__(self, kinds: Iterable[Any]) -> None:
        shapes = [kind for kind in kinds if is_typeddict(kind)]
        self.hints = {name: hint for shape in shapes for name, hint in get_type_hints(shape).items()}

    def names(self, records: Iterable[Mapping[str, object]]) -> list[str]:
        """Name the fields that any of the records has: as the type names them, then what it does not name."""
        held = dict.fromkeys(name for record in records for name in record)
        return [*(name for name in self.hints if name in held), *(name for name in held if name not in self.hints)]

    def inside(self, name: str) -> Fields:
        """Return the fields of the records that a field holds, be it one, several, or one of two kinds."""
        return Fields(parts(self.hints[name]) if name in self.hints else ())


def parts(kind: Any) -> list[Any]:
    """List a type and all that it is made up of, without what stands in a record."""
    return [kind, *(inner for part in get_args(kind) if get_origin(kind) is not None for inner in parts(part))]
