"""The options of Zombie Terror: scenario, sides, debatable rulings and variants, each with a default."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.errors import SetupError
from ostoja.engine.setup_options import Amount, OneOf, SetupOption, Switch
from ostoja.games.zombie_terror.scenario import AUTO, SCENARIOS
from ostoja.games.zombie_terror.words import FIELDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja.engine.setup_options import Value
    from ostoja.games.zombie_terror.data import Board

RANDOM: Final = "random"
SIDES: Final = 2  # humans and zombies

SETUP_OPTIONS: Final[tuple[SetupOption, ...]] = (
    OneOf("scenario", AUTO, *SCENARIOS),
    OneOf("zombie_seat", RANDOM, "0", "1", "2"),
    Switch("zombies_on_car_fields", default=False),
    Switch("presence_zombie_on_same_half", default=True),
    Switch("base_setup_no_adjacent", default=True),
    Switch("left_human_counts_as_noise", default=True),
    Switch("interleave_activations", default=True),
    Switch("all_activations_must_be_used", default=False),
    Switch("briefcase_automatic", default=True),
    OneOf("terror_win", "reach", "leave"),
    Amount("dog_stars", 1, 0, 9),
    Amount("dog_stars_wounded", 0, 0, 9),
    Switch("long_race", default=False),
    Amount("round_cap", 60, 1, 999),
    Switch("open_hands", default=False),
    Switch("special_cards", default=True),
    Switch("double_game", default=False),
)


class Rulings:
    """The options of one game as the rules ask for them; shared by all copies of its state."""

    __slots__ = (
        "briefcase_automatic",
        "double_game",
        "interleaves",
        "leaving_is_noise",
        "long_race",
        "must_use_all",
        "no_adjacent",
        "no_zombie",
        "open_hands",
        "round_cap",
        "same_half",
        "special_cards",
        "terror_leaves",
        "zombie_seat",
    )

    def __init__(self, options: Mapping[str, Value], board: Board, seats: int) -> None:
        self.zombie_seat = read_seat(str(options["zombie_seat"]), seats)
        on_car = options["zombies_on_car_fields"] is True
        # ruling A3: where no zombie may ever stand
        self.no_zombie: tuple[bool, ...] = tuple(not on_car and board.is_car[field] for field in range(FIELDS))
        self.same_half = options["presence_zombie_on_same_half"] is True
        self.no_adjacent = options["base_setup_no_adjacent"] is True
        self.leaving_is_noise = options["left_human_counts_as_noise"] is True
        self.interleaves = options["interleave_activations"] is True
        self.must_use_all = options["all_activations_must_be_used"] is True
        self.briefcase_automatic = options["briefcase_automatic"] is True
        self.terror_leaves = options["terror_win"] == "leave"
        self.long_race = options["long_race"] is True
        self.round_cap = int(options["round_cap"])
        self.open_hands = options["open_hands"] is True
        self.special_cards = options["special_cards"] is True
        self.double_game = read_double(options["double_game"] is True, seats)


def read_seat(wish: str, seats: int) -> int:
    """ZT-SET-01  Return the seat of the zombie player, -1 if it is drawn; it must be at the table."""
    if wish == RANDOM:
        return -1
    if int(wish) >= seats:
        allowed = f"{RANDOM}, 0 to {seats - 1}, as seats are counted from 0"
        raise SetupError(f"option zombie_seat cannot be {wish}; allowed: {allowed}")
    return int(wish)


def read_double(wish: bool, seats: int) -> bool:  # noqa: FBT001  as the table wishes
    """ZT-DBL-01  Tell whether a second game follows with the sides swapped; only two players have sides to swap."""
    if wish and seats != SIDES:
        raise SetupError(f"option double_game needs exactly {SIDES} seats, not {seats}")
    return wish
