"""Chapter: what is left of the night."""

from __future__ import annotations

from ostoja.engine.agenda import NONE, Next
from ostoja.engine.steps import InTurn
from ostoja_vigil.state import Cellar
from ostoja_vigil.words import TO_REST, TO_SEARCH


class Searching(InTurn[Cellar]):
    """VIG-SEARCH-01  Clockwise, every living player may search the chest or rest."""

    __slots__ = ()

    def copy(self) -> Searching:
        """Return a question with the same turns left."""
        twin = Searching()
        self.copy_turns(twin)
        return twin

    def plays(self, g: Cellar, seat: int) -> list[int]:
        """Offer the chest while there is a candle in it, and rest to the wounded."""
        plays = [TO_SEARCH] if g.chest else []
        if g.hearts[seat] < g.data.hearts:
            plays.append(TO_REST)
        return plays

    def play(self, g: Cellar, seat: int, option: int) -> Next:
        """Do the one or the other; either ends the turn."""
        if option == TO_SEARCH:
            search(g, seat)
        else:
            rest(g, seat)
        return self.end_turn(seat)

    def asks(self, g: Cellar) -> tuple[str, int, int]:
        """Ask what to do with the rest of the night."""
        return ("ask-search", len(g.chest), NONE)

    def rule(self) -> str:
        """Name the rule."""
        return "VIG-SEARCH-01"


def search(g: Cellar, seat: int) -> None:
    """VIG-SEARCH-02  Who searches draws the top candle of the chest in secret."""
    candle = g.draw(seat)
    g.show(1 << seat, "found", seat, candle)
    g.tell_rest(1 << seat, "searched", seat)


def rest(g: Cellar, seat: int) -> None:
    """VIG-SEARCH-03  Who rests gets a heart back."""
    g.heal(seat)
    g.tell("rested", seat, g.hearts[seat])
