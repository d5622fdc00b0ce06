"""Numbers that a game reads from its data.toml, and the tables in which the rules look them up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.datafile import number
from ostoja.engine.errors import DataError
from ostoja.engine.native import mypyc_attr
from ostoja.kit.refuge.heads import by_half, by_team

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja.engine.vocabulary import Domain

DECK_LIMIT: Final = 62  # hands are bit masks of card numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class RefugeData:
    """Places, characters and cards of one game; shared by all copies of its state and never changed."""

    __slots__ = (
        "capacity",
        "card_of",
        "cards_of",
        "kills",
        "most_players",
        "printed",
        "search",
        "starting_hand",
        "strength",
        "strengths",
        "team_value",
        "team_votes",
        "value",
        "votes",
    )

    def __init__(self, source: Mapping[str, object], places: Domain, characters: Domain, cards: Domain) -> None:
        for place in range(1, len(places.labels)):
            field = f"{places.name}s.{places.labels[place]}.number"
            if number(source, field, 1, len(places.labels) - 1) != place:
                raise DataError(f"data field {field} must stay {place}: the die shows it")
        self.capacity = column(source, places, "capacity", 24)
        self.most_players = column(source, characters, "players", 6)
        self.value = column(source, characters, "value", 99)
        self.strength = column(source, characters, "strength", 9)
        self.votes = column(source, characters, "votes", 9)
        self.printed: list[dict[str, int]] = [
            {"value": value, "strength": strength, "votes": votes}
            for value, strength, votes in zip(self.value, self.strength, self.votes, strict=True)
        ]  # on the characters, for the views
        self.kills = column(source, cards, "kills", 99)
        copies = column(source, cards, "copies", 9)
        kinds = range(len(cards.labels))
        self.card_of: tuple[int, ...] = tuple(card for card in kinds for _ in range(copies[card]))
        if len(self.card_of) > DECK_LIMIT:
            fields = f"data fields {cards.name}s.*.copies"
            raise DataError(f"{fields} add up to {len(self.card_of)}; at most {DECK_LIMIT} cards")
        self.cards_of: tuple[int, ...] = tuple(
            sum(1 << number for number, kind in enumerate(self.card_of) if kind == card) for card in kinds
        )
        self.team_value = by_team(self.value)
        self.team_votes = by_team(self.votes)
        self.strengths = by_half(by_team(self.strength))
        self.starting_hand = number(source, "numbers.starting_hand", 0, 3)
        self.search = number(source, "numbers.search", 3, 3)


def check_hands(data: RefugeData, cards: Domain, seats: int, hand: int) -> None:
    """Refuse a deck from which not every seat can be dealt its first cards."""
    if len(data.card_of) < seats * hand:
        fields = f"data fields {cards.name}s.*.copies"
        raise DataError(f"{fields} add up to {len(data.card_of)}; {seats} players start with {seats * hand} cards")


def column(source: Mapping[str, object], rows: Domain, field: str, most: int) -> tuple[int, ...]:
    """Read one field of every row of a section; a row without it has 0."""
    return tuple(number(source, f"{rows.name}s.{row}.{field}", 0, most, default=0) if row else 0 for row in rows.labels)
