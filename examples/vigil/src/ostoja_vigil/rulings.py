"""The options of Vigil, each with a default."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.setup_options import SetupOption, Switch

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja.engine.setup_options import Value

SETUP_OPTIONS: Final[tuple[SetupOption, ...]] = (Switch("hearth", default=False),)


class Rulings:
    """The options of one game as the rules ask for them; shared by all copies of its state."""

    __slots__ = ("hearth",)

    def __init__(self, options: Mapping[str, Value]) -> None:
        self.hearth = options["hearth"] is True
