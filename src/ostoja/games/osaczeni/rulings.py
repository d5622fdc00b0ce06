"""The options of Osaczeni: rulings, the form of discussions, and the variant with what the group has unlocked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.choices import Amount, Choice, OneOf, PerSeat, Switch
from ostoja.engine.errors import SetupError
from ostoja.games.osaczeni.variants import STANDARD
from ostoja.games.osaczeni.words import COLOUR, EPILOGUES, NUMBERS
from ostoja.kit.heads import PLAYER_SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja.engine.choices import Value

NONE: Final = "none"
ALL: Final = ((1 << EPILOGUES) - 1) & ~1  # every epilogue, as bits of their numbers

CHOICES: Final[tuple[Choice, ...]] = (
    OneOf("discussion", "turns", "live"),
    Switch("hidden_player_may_use_gun", default=True),
    OneOf("energy_drink_window", "own_turn", "any_time"),
    OneOf("first_holders", "random", "host_choice"),
    Amount("badge_seat", 0, 0, PLAYER_SEATS - 1),
    Amount("victim_seat", 1, 0, PLAYER_SEATS - 1),
    OneOf("variant", NONE, *NUMBERS[1:]),
    Choice("unlocked", NONE),
    Switch("all_variants", default=False),
    PerSeat("colours", *(str(label) for label in COLOUR.labels)),
)


class Rulings:
    """The options of one game as the rules ask for them; shared by all copies of its state."""

    __slots__ = (
        "available",
        "drinks_any_time",
        "hidden_may_use_gun",
        "host_names_holders",
        "live",
        "unlocked",
        "variant",
    )

    def __init__(self, options: Mapping[str, Value]) -> None:
        self.live = options["discussion"] == "live"
        self.hidden_may_use_gun = options["hidden_player_may_use_gun"] is True
        self.drinks_any_time = options["energy_drink_window"] == "any_time"
        self.host_names_holders = options["first_holders"] == "host_choice"
        self.unlocked = read_unlocked(str(options["unlocked"]))
        self.available = ALL if options["all_variants"] is True else self.unlocked
        variant = str(options["variant"])
        self.variant = NUMBERS.index(variant) if variant != NONE else STANDARD
        if self.variant != STANDARD and not self.available >> self.variant & 1:  # OSA-EPI-04
            raise SetupError(f"option variant cannot be {variant}: the group has not unlocked epilogue {variant} yet")


def read_unlocked(words: str) -> int:
    """OSA-EPI-08  Read which epilogues a group has unlocked, such as "02,17"; as bits of their numbers."""
    unlocked = 0
    for word in words.split(","):
        number = word.strip()
        if number in {"", NONE}:
            continue
        if number not in NUMBERS:
            raise SetupError(f"option unlocked names epilogues from 01 to 21, separated by commas, not {number!r}")
        unlocked |= 1 << NUMBERS.index(number)
    return unlocked
