"""Chapter: the candles and the dark."""

from __future__ import annotations

from ostoja.engine.agenda import DONE, Next
from ostoja.engine.seats import seats_in
from ostoja.engine.steps import PASS, Sealed, chosen
from ostoja_vigil.state import Cellar
from ostoja_vigil.words import TO_LIGHT


class Lighting(Sealed[Cellar]):
    """VIG-LIGHT-01  In secret, every living player chooses a candle of the hand to light, or none."""

    __slots__ = ()

    def copy(self) -> Lighting:
        """Return a question with the same choices in."""
        twin = Lighting()
        self.copy_choices(twin)
        return twin

    def options(self, g: Cellar, seat: int) -> list[int]:
        """Offer the dark, and each kind of candle in the hand."""
        return [PASS, *TO_LIGHT.each(sorted(set(g.hands[seat])))]

    def reveal(self, g: Cellar) -> Next:
        """VIG-LIGHT-02  All are shown at once; what was lit burns down."""
        for seat in chosen(self.choices):
            option = self.choices[seat]
            if option == PASS:
                g.reveal("huddled", seat)
            else:
                candle = TO_LIGHT.target(option)
                g.burn(seat, candle)
                g.lit[seat] = g.data.hours[candle]
                g.reveal("lit", seat, candle)
        return DONE

    def asks(self, g: Cellar) -> tuple[str, int, int]:
        """Ask for a candle."""
        return ("ask-light", g.night, g.depth)

    def rule(self) -> str:
        """Name the rule."""
        return "VIG-LIGHT-01"


def is_held_off(g: Cellar) -> bool:
    """VIG-LIGHT-03  Tell whether the hours of all candles together reach the depth of the dark."""
    hours = sum(g.lit)
    held = hours >= g.depth
    g.tell("held" if held else "fell", hours, g.depth)
    return held


def hearth(g: Cellar) -> None:
    """VIG-LIGHT-04  With the option `hearth`, whoever alone lit the most gets a heart back."""
    most = max(g.lit)
    if g.rulings.hearth and g.lit.count(most) == 1:
        seat = g.lit.index(most)
        g.heal(seat)
        g.tell("warmed", seat, g.hearts[seat])


def dark_comes_in(g: Cellar) -> None:
    """VIG-DARK-01  Everybody who gave the least of all the living loses a heart."""
    living = seats_in(g.living())
    least = min(g.lit[seat] for seat in living)
    for seat in living:
        if g.lit[seat] == least:
            g.hearts[seat] -= 1
            g.tell("bitten", seat, g.hearts[seat])
            if not g.hearts[seat]:
                be_taken(g, seat)


def be_taken(g: Cellar, seat: int) -> None:
    """VIG-DARK-02  Whoever has no heart left is taken; the candles left are shown and lie in the ash."""
    g.tell("taken", seat)
    for candle in g.hands[seat][:]:
        g.burn(seat, candle)
        g.reveal("dropped", seat, candle)
