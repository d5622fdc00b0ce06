"""The options of Claustrophobia: the scenario, the sides, handicaps, the auction and debatable rulings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.setup_options import OneOf, SetupOption, Switch

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja.engine.setup_options import Value

RANDOM: Final = "random"


def setup_options(scenarios: list[str]) -> tuple[SetupOption, ...]:
    """CLA-HCP-04  List what a table may agree on, handicaps in any number; the first scenario is the default."""
    return (
        OneOf("scenario", *scenarios, RANDOM),
        OneOf("human_seat", RANDOM, "0", "1"),
        Switch("auction", default=False),
        Switch("handicap_human", default=False),
        OneOf("handicap_events", "removed", "hand"),
        Switch("handicap_card", default=False),
        Switch("handicap_gift", default=False),
        OneOf("booby_scope", "tile", "warrior"),
    )


class Rulings:
    """The options of one game as the rules ask for them; shared by all copies of its state."""

    __slots__ = (
        "auction",
        "booby_per_warrior",
        "events_in_hand",
        "fewer_events",
        "human_seat",
        "more_advantage",
        "more_gift",
        "scenario",
    )

    def __init__(self, options: Mapping[str, Value]) -> None:
        self.scenario = str(options["scenario"])
        seat = str(options["human_seat"])
        self.human_seat = -1 if seat == RANDOM else int(seat)
        self.auction = options["auction"] is True
        self.fewer_events = options["handicap_human"] is True
        self.events_in_hand = options["handicap_events"] == "hand"
        self.more_advantage = options["handicap_card"] is True
        self.more_gift = options["handicap_gift"] is True
        self.booby_per_warrior = options["booby_scope"] == "warrior"
