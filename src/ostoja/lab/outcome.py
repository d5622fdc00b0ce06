"""What came of a game, and of a block of games: plain data that goes through pipes and into files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from ostoja.lab.watching import Story

WHOLE: Final = 840  # a victory, so that the part of everybody who shares it among up to eight is a whole number


class Talk(NamedTuple):
    """How much one seat said, and what became of its word."""

    acts: int = 0
    kept: int = 0
    broken: int = 0


class Noted(NamedTuple):
    """One choice of a game, with what its seat knew."""

    seat: int
    serial: int
    question: str
    options: tuple[int, ...]
    chosen: int
    seconds: float
    known: bytes  # the fields of the view as 32-bit numbers, as the game's encoder writes them


class Outcome(NamedTuple):
    """How one game ended, seat by seat."""

    places: tuple[int, ...]  # who sat there: places in the list of bots
    scores: tuple[int, ...]
    winners: tuple[int, ...]  # seats
    sides: tuple[str, ...]  # empty names where sides do not differ
    rounds: int
    decisions: int
    talk: tuple[Talk, ...] = ()  # where the bots may talk
    choices: tuple[Noted, ...] = ()  # where they are noted
    story: Story | None = None  # where it was watched

    def parts(self, seat: int) -> int:
        """Return a seat's part of the victory, of which WHOLE is all."""
        return WHOLE // len(self.winners) if seat in self.winners else 0


class Block(NamedTuple):
    """One deal, played with every rotation of the seats: one observation."""

    number: int
    games: tuple[Outcome, ...]
    whole: bool = True  # all rotations were played


def written(block: Block) -> dict[str, Any]:
    """Return a block as plain data; choices stay out of it."""
    return {"block": block.number, "whole": block.whole, "games": [list(game[:7]) for game in block.games]}


def read_block(data: dict[str, Any]) -> Block:
    """Make a block anew from plain data."""
    games = []
    for places, scores, winners, sides, rounds, decisions, talk in data["games"]:
        said = tuple(Talk(*row) for row in talk)
        games.append(Outcome(tuple(places), tuple(scores), tuple(winners), tuple(sides), rounds, decisions, said))
    return Block(int(data["block"]), tuple(games), bool(data["whole"]))
