"""A situation of Mall of Horror in a few lines, and matches that go on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.mall_of_horror import GAME

if TYPE_CHECKING:
    from ostoja.engine.match import Match

SITUATION: Final = """
game = "mall-of-horror"

[table]
round = 2
badge = 1
closed = ["cachou"]
revealed = false
dice = [1, 1, 5, 6]
hands = [["camera"], ["sprint"]]
deck = ["threat", "hide"]

[table.heads]
restroom = ["0 pin-up", "1 gunman"]
parking = ["0 gunman", "1 pin-up", "2 pin-up"]
supermarket = ["0 little-girl", "2 tough-guy"]

[table.zombies]
hq = 2

[[agenda]]
step = "Round"
at = "movement"

[[agenda]]
step = "SecretDestinations"
waiting = 7
choices = [-1, -1, -1]
"""  # all three choose their destinations; then the hidden dice are revealed


def match_at(text: str = SITUATION) -> Match:
    """Return a match that goes on from a position."""
    return GAME.position(text).match()


def go(match: Match, *places: str) -> None:
    """Let every seat in turn choose a destination."""
    for seat, place in enumerate(places):
        match.choose(seat, match.read(seat, ["go", place]))
