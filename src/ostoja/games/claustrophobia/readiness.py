"""Chapter: the start of a Human activation. Healing and Blessing, potions, Second Wind, and Panic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.claustrophobia.cards import (
    CardWindow,
    holds,
    holds_event,
    may_hold,
    may_hold_event,
    spend,
    spend_event,
)
from ostoja.games.claustrophobia.state import HUMAN_SIDE, Maze, warriors_in
from ostoja.games.claustrophobia.values import has_gift
from ostoja.games.claustrophobia.words import (
    BLESSING,
    HEALING,
    PANIC,
    POTION,
    REDEEMER,
    TO_DRINK,
    TO_HEAL,
    TO_HUMBLE,
    TO_HURRY,
    TO_PANIC,
    WIND,
)
from ostoja.games.claustrophobia.wounds import cancelled_lines, heal

if TYPE_CHECKING:
    from ostoja.engine.agenda import Next


def open_readiness(g: Maze) -> Next:
    """CLA-TIM-01  W5: open the window if a card may be in a hand, or a gift is there to be used."""
    seats = 0
    if may_hold(g, (POTION, WIND)) or auras(g):
        seats |= 1 << g.human
    if may_hold_event(g, (PANIC,)):
        seats |= 1 << g.demon()
    return Readiness(seats, g.human) if seats else None


def auras(g: Maze) -> list[int]:
    """CLA-GFT-08  List the gifts of his activation's start.

    CLA-GFT-03, CLA-GIFT-HEALING, CLA-GIFT-BLESSING
    """
    if g.active != REDEEMER:
        return []
    found: list[int] = []
    if has_gift(g, HEALING):
        for hero in warriors_in(g.here[g.at[REDEEMER]] & HUMAN_SIDE & g.data.condemned):
            found += [TO_HEAL.at(hero, line) for line in cancelled_lines(g, hero)]
    if has_gift(g, BLESSING) and g.threat:  # CLA-GFT-07
        found.append(TO_HUMBLE)
    return found


class Readiness(CardWindow):
    """W5  Before the activated warrior moves."""

    __slots__ = ()

    def copy(self) -> Readiness:
        """Return a window with the same turns left."""
        twin = Readiness()
        self.copy_turns(twin)
        return twin

    def human_cards(self) -> tuple[int, ...]:
        """CLA-ADVC-HEALING, CLA-ADVC-SECOND  Healing Potion and Second Wind."""
        return (POTION, WIND)

    def demon_cards(self) -> tuple[int, ...]:
        """CLA-EVTC-PANIC  The card Panic!."""
        return (PANIC,)

    def plays(self, g: Maze, seat: int) -> list[int]:
        """Offer gifts and cards."""
        if seat != g.human:
            return [TO_PANIC] if holds_event(g, PANIC) and not g.panic else []
        found = auras(g)
        if holds(g, POTION):  # CLA-HEA-04
            found += TO_DRINK.each(cancelled_lines(g, g.active))
        if holds(g, WIND):
            found.append(TO_HURRY)
        return found

    def play(self, g: Maze, seat: int, option: int) -> Next:
        """CLA-ADVC-HEALING, CLA-ADVC-SECOND, CLA-EVTC-PANIC  Use the gift or the card.

        CLA-GIFT-HEALING, CLA-GIFT-BLESSING
        """
        if option == TO_PANIC:
            spend_event(g, PANIC)
            g.panic = True
            g.tell("panic", g.active)
        elif option == TO_HUMBLE:
            g.gifts_used |= 1 << BLESSING
            g.threat -= 1
            g.tell("humbled", g.threat)
        elif option == TO_HURRY:
            spend(g, WIND)
            g.wind += g.data.second_wind_movement
        elif option in TO_DRINK:
            spend(g, POTION)
            heal(g, g.active, TO_DRINK.target(option))
        else:
            g.gifts_used |= 1 << HEALING
            hero, line = TO_HEAL.parts(option)
            heal(g, hero, line)
        return None

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask for gifts and cards."""
        return ("ask-ready", g.active, 0)

    def rule(self) -> str:
        """Cite the rule on windows."""
        return "CLA-TIM-01"

    def why_not(self, g: Maze, seat: int, option: int) -> str:
        """Name the limit of the gift or card."""
        if option in TO_HEAL:
            hero, _line = TO_HEAL.parts(option)
            if not g.data.condemned >> hero & 1:
                return "CLA-GFT-03"
            return "CLA-GIFT-HEALING" if not has_gift(g, HEALING) else "CLA-HEA-04"
        if option in TO_DRINK:
            return "CLA-HEA-04"
        return "CLA-GFT-07" if option == TO_HUMBLE else "CLA-TIM-02"
