"""The options of Mall of Horror: debatable rulings, each with a default."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.choices import Amount, Choice, OneOf, PerSeat, Switch
from ostoja.games.mall_of_horror.words import COLOUR
from ostoja.kit.heads import PLAYER_SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja.engine.choices import Value

CHOICES: Final[tuple[Choice, ...]] = (
    OneOf("end_check", "immediate", "round_end"),
    OneOf("dead_player_zombie", "every_round", "once"),
    OneOf("threat_revote", "persists", "first_ballot_only"),
    Switch("threat_outsiders", default=False),
    OneOf("second_tie", "colour", "head"),
    OneOf("parking_idle", "stay", "cleared"),
    OneOf("curse_check", "arrival", "continuous"),
    Switch("gift_to_eliminated", default=False),
    OneOf("zombie_supply", "unlimited", "30"),
    OneOf("first_chief", "random", "host_choice"),
    Amount("first_seat", 0, 0, PLAYER_SEATS - 1),
    PerSeat("colours", *(str(label) for label in COLOUR.labels)),
)


class Rulings:
    """The options of one game as the rules ask for them; shared by all copies of its state."""

    __slots__ = (
        "curse_after_moves",
        "ends_at_once",
        "gift_to_eliminated",
        "host_chooses_chief",
        "limited_supply",
        "lot_draws_head",
        "outsiders_threaten",
        "parking_cleared",
        "threat_persists",
        "zombie_every_round",
    )

    def __init__(self, options: Mapping[str, Value]) -> None:
        self.ends_at_once = options["end_check"] == "immediate"
        self.zombie_every_round = options["dead_player_zombie"] == "every_round"
        self.threat_persists = options["threat_revote"] == "persists"
        self.outsiders_threaten = options["threat_outsiders"] is True
        self.lot_draws_head = options["second_tie"] == "head"
        self.parking_cleared = options["parking_idle"] == "cleared"
        self.curse_after_moves = options["curse_check"] == "continuous"
        self.gift_to_eliminated = options["gift_to_eliminated"] is True
        self.limited_supply = options["zombie_supply"] != "unlimited"
        self.host_chooses_chief = options["first_chief"] == "host_choice"
