"""The options of Osaczeni: rulings, the form of discussions, and the variant with what the group has unlocked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.errors import SetupError
from ostoja.engine.setup_options import NONE, Amount, Locked, OneOf, PerSeat, SetupOption, Switch, Unlocked
from ostoja.games.osaczeni.variants import STANDARD
from ostoja.games.osaczeni.words import COLOUR, NUMBERS
from ostoja.kit.refuge.heads import PLAYER_SEATS
from ostoja.kit.refuge.state import NOBODY, named_seat, pick_colours

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja.engine.setup_options import Value

UNLOCKED: Final = Unlocked("unlocked", *NUMBERS[1:])

SETUP_OPTIONS: Final[tuple[SetupOption, ...]] = (
    OneOf("discussion", "turns", "live"),
    Switch("hidden_player_may_use_gun", default=True),
    OneOf("energy_drink_window", "own_turn", "any_time"),
    OneOf("first_holders", "random", "host_choice"),
    Amount("badge_seat", 0, 0, PLAYER_SEATS - 1),
    Amount("victim_seat", 1, 0, PLAYER_SEATS - 1),
    Locked("variant", "all_variants", NONE, *NUMBERS[1:]),
    UNLOCKED,
    Switch("all_variants", default=False),
    PerSeat("colours", *(str(label) for label in COLOUR.labels)),
)


class Rulings:
    """The options of one game as the rules ask for them; shared by all copies of its state."""

    __slots__ = (
        "all_variants",
        "badge_seat",
        "colours",
        "drinks_any_time",
        "hidden_may_use_gun",
        "live",
        "unlocked",
        "variant",
        "victim_seat",
    )

    def __init__(self, options: Mapping[str, Value], seats: int) -> None:
        self.live = options["discussion"] == "live"
        self.hidden_may_use_gun = options["hidden_player_may_use_gun"] is True
        self.drinks_any_time = options["energy_drink_window"] == "any_time"
        self.colours = pick_colours(seats, str(options["colours"]), [str(label) for label in COLOUR.labels])
        # OSA-SET-01  The host may name who holds badge and victim token first.
        self.badge_seat = NOBODY
        self.victim_seat = NOBODY
        if options["first_holders"] == "host_choice":
            self.badge_seat = named_seat(seats, "badge_seat", int(options["badge_seat"]))
            self.victim_seat = named_seat(seats, "victim_seat", int(options["victim_seat"]))
            if self.badge_seat == self.victim_seat:
                raise SetupError("options badge_seat and victim_seat must name two different seats")
        self.unlocked = read_unlocked(str(options["unlocked"]))
        self.all_variants = options["all_variants"] is True
        variant = str(options["variant"])
        self.variant = NUMBERS.index(variant) if variant != NONE else STANDARD
        if self.variant != STANDARD and not self.is_available(self.variant):
            raise SetupError(
                f"option variant cannot be {variant}: the group has not unlocked epilogue {variant} yet; "
                "reach it in play, or switch all_variants on"
            )

    def is_available(self, variant: int) -> bool:
        """OSA-EPI-04  Tell whether the group has unlocked a variant, or plays with all of them at hand."""
        return self.all_variants or bool(self.unlocked >> variant & 1)


def read_unlocked(words: str) -> int:
    """OSA-EPI-08  Read which epilogues a group has unlocked, such as "02,17"; as bits of their numbers."""
    unlocked = 0
    for number in UNLOCKED.listed(words):
        unlocked |= 1 << NUMBERS.index(number)
    return unlocked
