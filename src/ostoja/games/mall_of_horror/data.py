"""The numbers of Mall of Horror, read from data.toml and turned into the tables the rules look things up in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.datafile import number
from ostoja.games.mall_of_horror.words import CARD, CHARACTER, LOCATION
from ostoja.kit.refuge.data import RefugeData, column

if TYPE_CHECKING:
    from collections.abc import Mapping


class Data(RefugeData):
    """The numbers of one game; shared by all copies of its state and never changed."""

    __slots__ = (
        "curse",
        "figures",
        "first_zombies",
        "last_round",
        "least_players",
        "outsider_votes",
        "placement_dice",
        "printed_cards",
        "rescue",
        "rescue_of_six",
        "round_dice",
        "sure_breach",
    )

    def __init__(self, source: Mapping[str, object]) -> None:
        super().__init__(source, LOCATION, CHARACTER, CARD)
        self.printed_cards: list[dict[str, int]] = [
            {"copies": copies.bit_count(), "kills": kills}
            for copies, kills in zip(self.cards_of, self.kills, strict=True)
        ]  # for the views
        self.sure_breach = column(source, LOCATION, "sure_breach", 99)
        self.least_players = column(source, LOCATION, "players", 6)
        self.placement_dice = number(source, "numbers.placement_dice", 1, 6)
        self.first_zombies = number(source, "numbers.first_zombies", 0, 12)
        self.round_dice = number(source, "numbers.round_dice", 1, 4)
        self.outsider_votes = number(source, "numbers.outsider_votes", 0, 9)
        self.curse = number(source, "numbers.curse", 1, 99)
        self.rescue = number(source, "numbers.rescue", 1, 11)
        self.rescue_of_six = number(source, "numbers.rescue_of_six", 1, 17)
        self.last_round = number(source, "numbers.last_round", 1, 99)
        self.figures = number(source, "numbers.figures", 1, 999)
