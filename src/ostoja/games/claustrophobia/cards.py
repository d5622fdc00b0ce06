"""Chapter: Advantage and Event cards. Hands, decks, and the windows in which cards are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.steps import PassOut
from ostoja.games.claustrophobia.state import Maze

if TYPE_CHECKING:
    from collections.abc import Sequence


def holds(g: Maze, card: int) -> bool:
    """Tell whether the Human player holds an Advantage card of a kind."""
    return g.advantages & g.data.advantages_of[card] != 0


def holds_event(g: Maze, card: int) -> bool:
    """Tell whether the Demon player holds an Event card of a kind."""
    return g.events & g.data.events_of[card] != 0


def may_hold(g: Maze, cards: Sequence[int]) -> bool:
    """Tell from what both players know whether the Human player may hold one of these kinds."""
    if not g.advantages:
        return False
    for card in cards:
        if g.data.advantages_of[card] & ~g.advantages_spent:
            return True
    return False


def may_hold_event(g: Maze, cards: Sequence[int]) -> bool:
    """Tell from what both players know whether the Demon player may hold one of these kinds."""
    if not g.events:
        return False
    for card in cards:
        if g.data.events_of[card] & ~g.events_spent:
            return True
    return False


def spend(g: Maze, card: int) -> None:
    """CLA-ADV-02  An Advantage card is used and discarded."""
    held = g.advantages & g.data.advantages_of[card]
    played = held & -held
    g.advantages &= ~played
    g.advantages_spent |= played
    g.reveal("advantage", card)


def spend_event(g: Maze, card: int) -> None:
    """CLA-EVT-02  An Event card is played and discarded; one that both players know goes first."""
    held = g.events & g.data.events_of[card]
    known = held & g.events_open
    played = known & -known if known else held & -held
    g.events &= ~played
    g.events_open &= ~played
    g.events_spent |= played
    g.reveal("event", card)


def draw_advantage(g: Maze) -> None:
    """CLA-SET-04, CLA-SC1-07  The Human player draws an Advantage card in secret; an empty deck gives nothing."""
    if not g.advantage_deck:
        return
    card = g.advantage_deck.pop()
    g.advantages |= 1 << card
    g.show(1 << g.human, "drew-advantage", g.data.advantage_of[card])
    g.tell_rest(1 << g.human, "drew-an-advantage")


def draw_event(g: Maze) -> None:
    """CLA-EVT-01, CLA-EVT-03  The Demon player draws an Event card in secret; an empty deck gives nothing."""
    if not g.event_deck:
        return
    card = g.event_deck.pop()
    g.events |= 1 << card
    g.show(1 << g.demon(), "drew-event", g.data.event_of[card])
    g.tell_rest(1 << g.demon(), "drew-an-event")


class CardWindow(PassOut[Maze]):
    """CLA-TIM-01, CLA-TIM-02, CLA-ADV-03  The phase's owner acts first, then the other, in turn until both pass."""

    __slots__ = ()

    def human_cards(self) -> tuple[int, ...]:
        """List the kinds of Advantage cards that belong to the window."""
        return ()

    def demon_cards(self) -> tuple[int, ...]:
        """List the kinds of Event cards that belong to the window."""
        return ()

    def always_asks(self, g: Maze, seat: int) -> bool:
        """Ask whoever may hold a card of this window, for all the others know: silence must not tell which."""
        if seat == g.human:
            return may_hold(g, self.human_cards())
        return may_hold_event(g, self.demon_cards())
