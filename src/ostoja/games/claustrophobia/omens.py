"""Chapter: cards at the start of an Action phase. Snuffed Lantern; Critical Hit, Rockfall and Frenzy."""

from __future__ import annotations

from ostoja.engine.agenda import DONE, Next
from ostoja.engine.steps import Solo
from ostoja.games.claustrophobia.cards import CardWindow, holds_event, may_hold_event, spend_event
from ostoja.games.claustrophobia.grenade import crush
from ostoja.games.claustrophobia.state import DEMON_SIDE, HUMAN_SIDE, Maze, warriors_in
from ostoja.games.claustrophobia.values import movement
from ostoja.games.claustrophobia.words import (
    CRITICAL,
    FRENZY,
    ROCKFALL,
    SNUFFED,
    TILES,
    TO_CRITICAL,
    TO_CRUSH,
    TO_ENRAGE,
    TO_EXPOSE,
    TO_SNUFF,
)
from ostoja.games.claustrophobia.wounds import unlike, upright


def open_dusk(g: Maze) -> Next:
    """CLA-TIM-01  W4: open the window if Snuffed Lantern may be in the hand."""
    return Dusk(1 << g.demon(), g.demon()) if may_hold_event(g, (SNUFFED,)) else None


def open_omens(g: Maze) -> Next:
    """CLA-TIM-01  W14: open the window if a card of this moment may be in the hand."""
    return Omens(1 << g.demon(), g.demon()) if may_hold_event(g, (CRITICAL, ROCKFALL, FRENZY)) else None


class Dusk(CardWindow):
    """W4  The Human Action phase begins."""

    __slots__ = ()

    def copy(self) -> Dusk:
        """Return a window with the same turns left."""
        twin = Dusk()
        self.copy_turns(twin)
        return twin

    def demon_cards(self) -> tuple[int, ...]:
        """CLA-EVTC-SNUFFED  Snuffed Lantern."""
        return (SNUFFED,)

    def plays(self, g: Maze, seat: int) -> list[int]:
        """Offer the card."""
        return [TO_SNUFF] if holds_event(g, SNUFFED) else []

    def play(self, g: Maze, seat: int, option: int) -> Next:
        """CLA-EVTC-SNUFFED  Whoever has MVT 2 or more now loses 1 for this phase."""
        spend_event(g, SNUFFED)
        for hero in g.heroes():
            if movement(g, hero) >= g.data.snuffed_from:
                g.snuffed |= 1 << hero
        return None

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask for the card."""
        return ("ask-dusk", 0, 0)

    def rule(self) -> str:
        """Cite the card."""
        return "CLA-EVTC-SNUFFED"


class Omens(CardWindow):
    """W14  The Demon Action phase begins."""

    __slots__ = ()

    def copy(self) -> Omens:
        """Return a window with the same turns left."""
        twin = Omens()
        self.copy_turns(twin)
        return twin

    def demon_cards(self) -> tuple[int, ...]:
        """CLA-EVTC-CRITICAL, CLA-EVTC-ROCKFALL, CLA-EVTC-FRENZY  The cards of this moment."""
        return (CRITICAL, ROCKFALL, FRENZY)

    def plays(self, g: Maze, seat: int) -> list[int]:
        """Offer what the hand holds with all its targets."""
        found: list[int] = []
        fiends = warriors_in(own_warriors(g))
        if holds_event(g, CRITICAL):
            found += TO_CRITICAL.each([warrior for warrior in fiends if not g.critical >> warrior & 1])
        if holds_event(g, ROCKFALL):
            found += TO_CRUSH.each([tile for tile in range(TILES) if g.here[tile] & HUMAN_SIDE])
        if holds_event(g, FRENZY):
            found += TO_ENRAGE.each(fiends)
        return found

    def play(self, g: Maze, seat: int, option: int) -> Next:
        """CLA-EVTC-CRITICAL, CLA-EVTC-FRENZY, CLA-EVT-04  Do what the card says, for this phase."""
        if option in TO_CRUSH:
            spend_event(g, ROCKFALL)
            return crush(g, TO_CRUSH.target(option))
        if option in TO_ENRAGE:
            spend_event(g, FRENZY)
            g.frenzied |= 1 << TO_ENRAGE.target(option)
            g.tell("enraged", TO_ENRAGE.target(option))
            return None
        spend_event(g, CRITICAL)
        g.critical |= 1 << TO_CRITICAL.target(option)
        g.tell("named", TO_CRITICAL.target(option))
        return Exposure(g.demon())

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask for the cards."""
        return ("ask-omens", 0, 0)

    def rule(self) -> str:
        """Cite the rule on windows."""
        return "CLA-TIM-01"


class Exposure(Solo[Maze]):
    """CLA-EVTC-CRITICAL, CLA-EVT-04  A Human warrior of the Demon player's choice loses Bodyguard for this phase."""

    __slots__ = ()

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer every Human warrior in play."""
        return TO_EXPOSE.each(g.heroes())

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """He has no Bodyguard now."""
        g.unguarded |= 1 << TO_EXPOSE.target(option)
        g.tell("exposed", TO_EXPOSE.target(option))
        return DONE

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask who is exposed."""
        return ("ask-expose", 0, 0)

    def rule(self) -> str:
        """Cite the card."""
        return "CLA-EVT-04"


def own_warriors(g: Maze) -> int:
    """Return the Demon-side warriors a card can name: Troglodytes that are alike as one, no prostrate Possessed."""
    present = 0
    for tile in g.laid:
        present |= g.here[tile] & DEMON_SIDE
    return unlike(g, upright(g, present))
