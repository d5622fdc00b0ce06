"""The numbers of Mall of Horror, read from data.toml and turned into the tables the rules look things up in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.datafile import number
from ostoja.engine.errors import DataError
from ostoja.games.mall_of_horror.words import CARD, CARDS, CHARACTER, FIRST_WEAPON, KINDS, LOCATION, PLACES

if TYPE_CHECKING:
    from collections.abc import Mapping

DECK_LIMIT = 62  # hands are bit masks of card numbers
TEAMS = 1 << KINDS


class Data:
    """The numbers of one game; shared by all copies of its state and never changed."""

    __slots__ = (
        "capacity",
        "card_of",
        "cards_of",
        "curse",
        "figures",
        "first_zombies",
        "kills",
        "least_players",
        "most_players",
        "outsider_votes",
        "placement_dice",
        "rescue",
        "rescue_of_six",
        "round_dice",
        "search",
        "starting_hand",
        "strength",
        "strengths",
        "sure_breach",
        "team_value",
        "team_votes",
        "value",
        "votes",
    )

    def __init__(self, source: Mapping[str, object]) -> None:
        places = [str(label) for label in LOCATION.labels]
        kinds = [str(label) for label in CHARACTER.labels]
        cards = [str(label) for label in CARD.labels]
        for place in range(1, PLACES):
            if number(source, f"locations.{places[place]}.number", 1, PLACES - 1) != place:
                raise DataError(f"data field locations.{places[place]}.number must stay {place}: the die shows it")
        self.capacity = _column(source, "locations", places, "capacity", 24)
        self.sure_breach = _column(source, "locations", places, "sure_breach", 99)
        self.least_players = _column(source, "locations", places, "players", 6)
        self.most_players = _column(source, "characters", kinds, "players", 6)
        self.value = _column(source, "characters", kinds, "value", 99)
        self.strength = _column(source, "characters", kinds, "strength", 9)
        self.votes = _column(source, "characters", kinds, "votes", 9)
        self.kills = _column(source, "cards", cards, "kills", 99)
        copies = _column(source, "cards", cards, "copies", 9)
        self.card_of: tuple[int, ...] = tuple(card for card in range(CARDS) for _ in range(copies[card]))
        if len(self.card_of) > DECK_LIMIT:
            raise DataError(f"data fields cards.*.copies add up to {len(self.card_of)}; at most {DECK_LIMIT} cards")
        self.cards_of: tuple[int, ...] = tuple(
            sum(1 << number for number, kind in enumerate(self.card_of) if kind == card) for card in range(CARDS)
        )
        self.team_value = _by_team(self.value)
        self.team_votes = _by_team(self.votes)
        team_strength = _by_team(self.strength)
        self.strengths: tuple[int, ...] = tuple(
            team_strength[heads & 15] + team_strength[heads >> 4 & 15] + team_strength[heads >> 8]
            for heads in range(TEAMS**3)
        )
        self.starting_hand = number(source, "numbers.starting_hand", 0, 3)
        self.placement_dice = number(source, "numbers.placement_dice", 1, 6)
        self.first_zombies = number(source, "numbers.first_zombies", 0, 12)
        self.round_dice = number(source, "numbers.round_dice", 1, 4)
        self.search = number(source, "numbers.search", 3, 3)
        self.outsider_votes = number(source, "numbers.outsider_votes", 0, 9)
        self.curse = number(source, "numbers.curse", 1, 99)
        self.rescue = number(source, "numbers.rescue", 1, 11)
        self.rescue_of_six = number(source, "numbers.rescue_of_six", 1, 17)
        self.figures = number(source, "numbers.figures", 1, 999)

    def is_weapon(self, card: int) -> bool:
        """Tell whether a card is one of the six weapons."""
        return card >= FIRST_WEAPON


def _column(source: Mapping[str, object], section: str, rows: list[str], field: str, most: int) -> tuple[int, ...]:
    """Read one field of every row of a section; a row without it has 0."""
    return tuple(number(source, f"{section}.{row}.{field}", 0, most, default=0) if row else 0 for row in rows)


def _by_team(worth: tuple[int, ...]) -> tuple[int, ...]:
    """Add up a number over every possible set of a seat's characters."""
    return tuple(sum(worth[kind] for kind in range(KINDS) if team >> kind & 1) for team in range(TEAMS))
