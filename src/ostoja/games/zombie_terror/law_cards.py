"""Chapter: choosing, blocking and giving back the human cards of The Law of the Stronger."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next
from ostoja.engine.steps import Solo
from ostoja.games.zombie_terror.state import Town
from ostoja.games.zombie_terror.words import HUMAN_CARDS, TO_BLOCK, TO_TAKE

ALL_CARDS: Final = (1 << HUMAN_CARDS) - 1


def unchosen(g: Town) -> int:
    """ZT-S4-CRD-01  Return the cards that are neither blocked nor chosen."""
    chosen = 0
    for hand in g.hands:
        chosen |= hand
    return ALL_CARDS & ~g.blocked & ~chosen


class CardChoice(Solo[Town]):
    """ZT-S4-CRD-02  First, second, first; the last card is the second player's."""

    __slots__ = ()

    def copy(self) -> CardChoice:
        """Return a choice that is as far."""
        return CardChoice(self.seat)

    def deciders(self, g: Town) -> int:
        """Ask in turn until no card is left."""
        return 1 << self.seat if unchosen(g) else 0

    def options(self, g: Town, seat: int) -> list[int]:
        """Offer the cards left."""
        return TO_TAKE.among(unchosen(g))

    def decide(self, g: Town, seat: int, option: int) -> Next:
        """ZT-S4-CRD-03, ZT-S4-CRD-04  The card lies turned to the player: it counts as his hand."""
        g.hands[seat] |= 1 << TO_TAKE.target(option)
        g.tell("took", seat, TO_TAKE.target(option))
        self.seat = g.second() if seat == g.first else g.first
        return None

    def asks(self, g: Town) -> tuple[str, int, int]:
        """Ask which card the player takes."""
        return ("ask-card", self.seat, -1)

    def rule(self) -> str:
        """Cite the rule on the choice."""
        return "ZT-S4-CRD-02"

    def why_not(self, g: Town, seat: int, option: int) -> str:
        """The card is blocked or taken, or it is not the time for anything else."""
        if option in TO_TAKE and g.blocked >> TO_TAKE.target(option) & 1:
            return "ZT-S4-CRD-01"
        return "ZT-S4-CRD-02"


def return_cards(g: Town) -> None:
    """ZT-S4-CRD-09, ZT-S4-SUP-04  All human cards go back to their first position; used support tokens to the box."""
    for seat in range(g.seats):
        if seat != g.zombie_seat:
            g.hands[seat] = 0
    g.played = 0
    g.supported = 0


def blocks(g: Town) -> Next:
    """ZT-S4-BLK-01  Let the tokens be laid, where there are any."""
    return Blocks(g.zombie_seat) if g.rulings.special_cards and g.scenario.blocks else None


class Blocks(Solo[Town]):
    """ZT-S4-BLK-01, ZT-S4-BLK-02, ZT-S4-BLK-03  Both tokens come off and go on two cards that were not blocked."""

    __slots__ = ("chosen",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)
        self.chosen = 0

    def copy(self) -> Blocks:
        """Return blocks as far as they lie."""
        twin = Blocks(self.seat)
        twin.chosen = self.chosen
        return twin

    def options(self, g: Town, seat: int) -> list[int]:
        """ZT-S4-BLK-03  Offer the cards not blocked so far."""
        return TO_BLOCK.among(ALL_CARDS & ~(g.blocked | self.chosen))

    def decide(self, g: Town, seat: int, option: int) -> Next:
        """Block one card after the other; with the last one the tokens move."""
        self.chosen |= 1 << TO_BLOCK.target(option)
        g.tell("blocked", seat, TO_BLOCK.target(option))
        if self.chosen.bit_count() < g.scenario.blocks:
            return None
        g.blocked = self.chosen
        return DONE

    def asks(self, g: Town) -> tuple[str, int, int]:
        """Ask which card is blocked."""
        return ("ask-block", self.seat, g.scenario.blocks - self.chosen.bit_count())

    def rule(self) -> str:
        """Cite the rule on blocks."""
        return "ZT-S4-BLK-02"

    def why_not(self, g: Town, seat: int, option: int) -> str:
        """A card blocked in the ending round may not be blocked in the next."""
        return "ZT-S4-BLK-03"
