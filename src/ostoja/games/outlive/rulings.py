"""The options of Outlive: debatable rulings, each with a default."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.setup_options import SetupOption, Switch

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja.engine.setup_options import Value

SETUP_OPTIONS: Final[tuple[SetupOption, ...]] = (
    Switch("finite_supply", default=False),
    Switch("multi_hunt", default=False),
    Switch("one_event_per_turn", default=False),
    Switch("event2_ammo", default=False),
    Switch("decline_survivor", default=True),
    Switch("peek_any_time", default=True),
    Switch("sequential_hero_setup", default=False),
)


class Rulings:
    """The options of one game as the rules ask for them; shared by all copies of its state."""

    __slots__ = (
        "decline_survivor",
        "event2_ammo",
        "finite_supply",
        "multi_hunt",
        "one_event_per_turn",
        "peek_any_time",
        "sequential_hero_setup",
    )

    def __init__(self, options: Mapping[str, Value]) -> None:
        self.finite_supply = options["finite_supply"] is True
        self.multi_hunt = options["multi_hunt"] is True
        self.one_event_per_turn = options["one_event_per_turn"] is True
        self.event2_ammo = options["event2_ammo"] is True
        self.decline_survivor = options["decline_survivor"] is True
        self.peek_any_time = options["peek_any_time"] is True
        self.sequential_hero_setup = options["sequential_hero_setup"] is True
