"""Chapter: the zombie turn's clean-up: the doomed turn, faces are reset, the terror marker may move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.steps import Solo
from ostoja.games.zombie_terror.adding import add
from ostoja.games.zombie_terror.state import BODY, DOOMED, GONE, IDLE, MARKED, Town
from ostoja.games.zombie_terror.victory import check_turned
from ostoja.games.zombie_terror.words import CHARACTERS, DOG, HOUND, TO_RAISE, ZOMBIE

if TYPE_CHECKING:
    from ostoja.engine.agenda import Next


class Turning(Solo[Town]):
    """ZT-CLN-01, ZT-S4-TER-02  Every doomed character turns; the zombie player chooses the order."""

    __slots__ = ()

    def deciders(self, g: Town) -> int:
        """Ask while somebody is doomed."""
        return 1 << self.seat if doomed(g) else 0

    def options(self, g: Town, seat: int) -> list[int]:
        """Offer the doomed."""
        return TO_RAISE.each(doomed(g))

    def decide(self, g: Town, seat: int, option: int) -> Next:
        """Turn one of them."""
        return turn(g, TO_RAISE.target(option))

    def asks(self, g: Town) -> tuple[str, int, int]:
        """Ask who turns first."""
        return ("ask-turning", self.seat, len(doomed(g)))

    def rule(self) -> str:
        """Cite the rule on turning."""
        return "ZT-CLN-01"

    def why_not(self, g: Town, seat: int, option: int) -> str:
        """Only the doomed turn, and all of them."""
        return "ZT-CLN-01"


def doomed(g: Town) -> list[int]:
    """List the doomed characters on the board."""
    return [character for character in range(CHARACTERS) if g.health[character] == DOOMED]


def turn(g: Town, character: int) -> Next:
    """ZT-CLN-01  A zombie stands up on the field, if a marker is left.

    The dog becomes the zombie dog. Where the terror marker counts the turned, it moves one field.

    ZT-CLN-02, ZT-CLN-03, ZT-S4-DOG-12, ZT-S4-ZDG-01, ZT-S4-TER-02, ZT-S4-TER-03
    """
    field = g.where[character]
    assert g.board[field] == BODY + character
    g.take_off(character)
    g.health[character] = GONE
    g.tell("turned-zombie", character, field)
    if counts_turned(g):
        g.terror += 1
        g.tell("terror", g.terror)
        check_turned(g)
    if character == DOG:
        return add(g, HOUND, field)
    return add(g, ZOMBIE, field) if g.pool() else None


def counts_turned(g: Town) -> bool:
    """ZT-S4-TER-02, ZT-S4-TER-04  Tell whether the marker is on the track from the start: only the turned move it."""
    return g.scenario.terror > 0


def reset_faces(g: Town) -> None:
    """ZT-CLN-04  All zombies are turned back to the active face."""
    for field in g.horde:
        g.board[field] &= ~(IDLE | MARKED)


def enter_terror(g: Town) -> None:
    """ZT-TER-01  With no marker left in the pool the terror marker comes onto field 1; it never goes back.

    ZT-TER-04
    """
    if not g.terror and not g.pool():
        g.terror = 1
        g.tell("terror", g.terror)
