"""The options of Mall of Horror: debatable rulings, each with a default."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.setup_options import Amount, OneOf, PerSeat, SetupOption, Switch
from ostoja.games.mall_of_horror.words import COLOUR
from ostoja.kit.refuge.heads import PLAYER_SEATS
from ostoja.kit.refuge.state import NOBODY, named_seat, pick_colours

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja.engine.setup_options import Value

FEW: Final = 3  # players with a Little Girl each, and only the first three colours

SETUP_OPTIONS: Final[tuple[SetupOption, ...]] = (
    OneOf("end_check", "immediate", "round_end"),
    OneOf("dead_player_zombie", "every_round", "once"),
    OneOf("threat_revote", "persists", "first_ballot_only"),
    Switch("threat_outsiders", default=False),
    Switch("threats_before_revote", default=False),
    OneOf("second_tie", "colour", "head"),
    OneOf("parking_idle", "stay", "cleared"),
    OneOf("curse_check", "arrival", "continuous"),
    Switch("search_may_decline", default=False),
    Switch("gift_to_eliminated", default=False),
    OneOf("zombie_supply", "unlimited", "30"),
    OneOf("first_chief", "random", "host_choice"),
    Amount("first_seat", 0, 0, PLAYER_SEATS - 1),
    PerSeat("colours", *(str(label) for label in COLOUR.labels)),
)


class Rulings:
    """The options of one game as the rules ask for them; shared by all copies of its state."""

    __slots__ = (
        "colours",
        "curse_after_moves",
        "ends_at_once",
        "first_chief",
        "gift_to_eliminated",
        "limited_supply",
        "lot_draws_head",
        "outsiders_threaten",
        "parking_cleared",
        "search_may_decline",
        "threat_persists",
        "threats_before_revote",
        "zombie_every_round",
    )

    def __init__(self, options: Mapping[str, Value], seats: int) -> None:
        self.ends_at_once = options["end_check"] == "immediate"
        self.zombie_every_round = options["dead_player_zombie"] == "every_round"
        self.threat_persists = options["threat_revote"] == "persists"
        self.outsiders_threaten = options["threat_outsiders"] is True
        self.threats_before_revote = options["threats_before_revote"] is True
        self.lot_draws_head = options["second_tie"] == "head"
        self.parking_cleared = options["parking_idle"] == "cleared"
        self.curse_after_moves = options["curse_check"] == "continuous"
        self.search_may_decline = options["search_may_decline"] is True
        self.gift_to_eliminated = options["gift_to_eliminated"] is True
        self.limited_supply = options["zombie_supply"] != "unlimited"
        chosen = options["first_chief"] == "host_choice"
        self.first_chief = named_seat(seats, "first_seat", int(options["first_seat"])) if chosen else NOBODY
        names = [str(label) for label in COLOUR.labels[: FEW if seats == FEW else len(COLOUR.labels)]]  # MOH-SET-14
        self.colours = pick_colours(seats, str(options["colours"]), names)
