"""A table that the test plays alone, move by move, with somebody listening at every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.match import Match
from ostoja.engine.rng import seeded
from ostoja.table.entries import ChoiceEntry

if TYPE_CHECKING:
    from ostoja.engine.game import Game
    from ostoja.table.play import Play
    from tests.table.house import House, Socket


class Driven:
    """One player holds all chairs; the clock and the order of everything are the test's."""

    def __init__(self, house: House, game: str, seats: int, seed: str, **agreed: object) -> None:
        self.house = house
        self.ada = house.guest("Ada")
        self.table = self.ada.sets_up(game, *["me"] * seats, seed=seed, **agreed)
        self.lines: list[Socket] = []
        self.marks: list[int] = []

    def play(self) -> Play:
        """Return the game."""
        return self.house.play(self.table)

    def goes(self, choices: list[tuple[int, int]]) -> None:
        """Make some choices before anybody listens."""
        room = self.house.room(self.table)
        for seat, option in choices:
            self.house.does(self.house.hall.submit(room, ChoiceEntry(seat, option)))

    def connects(self) -> None:
        """Let somebody listen at every seat and beside the table; what comes from now on counts."""
        seats = [*range(self.play().setup.seats), None]
        for seat in seats:
            self.lines.append(self.ada.sits(self.table, seat))
            self.settles()
        self.counts_from_here()

    def settles(self) -> None:
        """Hear everything that was sent."""
        for line in self.lines:
            line.catches_up()

    def counts_from_here(self) -> None:
        """Forget what was heard."""
        self.marks = [len(line.texts) for line in self.lines]

    def chooses(self, seat: int, option: int) -> None:
        """Choose over the seat's connection."""
        line = self.lines[seat]
        answer = line.sends("choose", serial=line.update["serial"], option=option)
        assert answer["t"] == "ack", answer
        self.settles()

    def heard(self, seat: int | None) -> list[str]:
        """Return every byte that a seat has got since the count began, without the name of the table."""
        number = len(self.lines) - 1 if seat is None else seat
        return [text.replace(self.table, "TABLE") for text in self.lines[number].texts[self.marks[number] :]]

    def everybody_but(self, *seats: int) -> list[int | None]:
        """List the other seats and the spectator."""
        return [line.seat for line in self.lines if line.seat not in seats]


def walk(game: Game, seats: int, seed: str) -> list[tuple[int, int]]:
    """Return the choices of a whole game at random."""
    match = Match(game, game.agree(seats), seed)
    chance = seeded(f"walk {seed}")
    choices: list[tuple[int, int]] = []
    while not match.state.over:
        seat = chance.pick(list(match.asked()))
        choices.append((seat, chance.pick(match.options(seat))))
        match.choose(*choices[-1])
    return choices


def sealed_moments(game: Game, seats: int, seed: str, choices: list[tuple[int, int]]) -> list[int]:
    """List after how many choices several seats are asked in secret, and the first of them has a choice."""
    match = Match(game, game.agree(seats), seed)
    found: list[int] = []
    for at, choice in enumerate(choices):
        asked = match.asked()
        everybody = all(chosen == -1 for chosen in getattr(match.decision(), "choices", [0]))
        if match.decision().sealed() and everybody and len(asked) > 1 and len(match.options(asked[0])) > 1:
            found.append(at)
        match.choose(*choice)
    return found
