"""Chapter: the Initiative phase, its end. Blessed, Courage and Terror, once the dice are assigned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.claustrophobia.cards import CardWindow, holds_event, spend_event
from ostoja.games.claustrophobia.values import has_gift, talents
from ostoja.games.claustrophobia.words import (
    BLESSED,
    COMBAT_BOON,
    COURAGE,
    MOVEMENT_BOON,
    REDEEMER,
    TERROR,
    TO_BLESS,
    TO_HEARTEN,
    TO_TERRIFY,
)
from ostoja.games.claustrophobia.wounds import heal

if TYPE_CHECKING:
    from ostoja.engine.agenda import Next
    from ostoja.games.claustrophobia.state import Maze


def supports(g: Maze) -> list[int]:
    """CLA-TAL-14, CLA-GIFT-COURAGE, CLA-GFT-02  The Redeemer can give Blessed to another, Courage to anybody."""
    found: list[int] = []
    if g.blessing_left and g.at[REDEEMER] >= 0 and talents(g, REDEEMER) & BLESSED:
        for hero in g.heroes():
            if hero != REDEEMER:
                found += [TO_BLESS.at(hero, MOVEMENT_BOON), TO_BLESS.at(hero, COMBAT_BOON)]
    if has_gift(g, COURAGE):
        found += TO_HEARTEN.each(g.heroes())
    return found


class Support(CardWindow):
    """W3  The dice are assigned: Blessed and Courage, in either order; Terror."""

    __slots__ = ()

    def copy(self) -> Support:
        """Return a window with the same turns left."""
        twin = Support()
        self.copy_turns(twin)
        return twin

    def demon_cards(self) -> tuple[int, ...]:
        """CLA-EVTC-TERROR  Terror."""
        return (TERROR,)

    def plays(self, g: Maze, seat: int) -> list[int]:
        """CLA-EVTC-TERROR, CLA-GFT-03  Terror strikes a Condemned, each once."""
        if seat == g.human:
            return supports(g)
        if not holds_event(g, TERROR):
            return []
        return TO_TERRIFY.each([h for h in g.heroes() if g.data.condemned >> h & 1 and not g.terrified >> h & 1])

    def play(self, g: Maze, seat: int, option: int) -> Next:
        """Give the token or play the card."""
        if option in TO_BLESS:
            hero, boon = TO_BLESS.parts(option)
            bless(g, hero, boon)
        elif option in TO_HEARTEN:
            g.gifts_used |= 1 << COURAGE
            g.courage = TO_HEARTEN.target(option)
            g.tell("heartened", g.courage)
        else:
            spend_event(g, TERROR)
            g.terrified |= 1 << TO_TERRIFY.target(option)
            g.tell("terrified", TO_TERRIFY.target(option))
        return None

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask for support or cards."""
        return ("ask-support", 0, 0)

    def rule(self) -> str:
        """Cite the rule on windows."""
        return "CLA-TIM-01"

    def why_not(self, g: Maze, seat: int, option: int) -> str:
        """Name the limit of the Talent, gift or card."""
        if option in TO_BLESS:
            return "CLA-TAL-16" if not g.blessing_left else "CLA-TAL-14"
        if option in TO_HEARTEN:
            return "CLA-INI-08"
        return "CLA-EVTC-TERROR" if option in TO_TERRIFY else "CLA-TIM-02"


def bless(g: Maze, hero: int, boon: int) -> None:
    """CLA-TAL-14, CLA-TAL-15, CLA-TAL-16  Once per scenario: +1 MVT or +2 CBT; a cancelled line is healed."""
    g.blessing_left = False
    g.blessed = hero
    g.boon = boon
    g.tell("blessed", hero, boon)
    line = g.dice[hero]
    if g.cancelled[hero] >> line & 1:
        heal(g, hero, line)
