"""Chapter: a death: the cold room, the victim token, and the badge of an eliminated player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.masks import count_of
from ostoja.engine.seats import first_from
from ostoja.games.osaczeni.variants import LONG_NIGHT, MOURNING
from ostoja.games.osaczeni.words import CRYBABY
from ostoja.kit.refuge.heads import seat_and_kind

if TYPE_CHECKING:
    from ostoja.games.osaczeni.state import Lockdown


def devour(g: Lockdown, head: int, area: int) -> None:
    """OSA-ATK-10  The character goes to the cold room; row effect, victim token, badge.

    OSA-ATK-11, OSA-COLD-01, OSA-COLD-07, OSA-VIC-01, OSA-VIC-03, OSA-VIC-04
    """
    seat, kind = seat_and_kind(head)
    g.room[area] = g.room[area] & ~head
    g.doomed = 0
    g.cold |= head
    g.tell("eaten", seat, kind, area)
    tell_row(g)
    g.victim = seat
    g.tell("victim", seat)
    if g.is_eliminated(seat):
        g.tell("eliminated", seat)
        pass_badge(g, seat)
    if g.variant == MOURNING and kind == CRYBABY:
        mourn(g, seat)


def tell_row(g: Lockdown) -> None:
    """OSA-COLD-02  Tell when a row's last space is filled: its effect holds from now on to the end.

    OSA-COLD-03, OSA-COLD-04, OSA-COLD-05, OSA-COLD-06, OSA-VAR-11
    """
    dead = count_of(g.cold)
    for row in (1, 2, 3):
        if g.data.rows[row - 1] == dead and not (row == 2 and g.variant == LONG_NIGHT):
            g.tell("row", row)


def pass_badge(g: Lockdown, seat: int) -> None:
    """OSA-ELIM-01, OSA-ELIM-02  An eliminated badge holder passes it to the next player on the left with characters."""
    survivors = g.survivors()
    if g.badge == seat and survivors:
        g.badge = first_from(survivors, (seat + 1) % g.seats)
        g.tell("badge", g.badge)


def mourn(g: Lockdown, seat: int) -> None:
    """OSA-VAR-12  When a Crybaby is eaten, its owner draws the top item, if any."""
    if g.deck:
        card = g.deck.pop()
        g.hands[seat] = g.hands[seat] | 1 << card
        g.show(1 << seat, "dealt", seat, g.data.card_of[card])
        g.tell_rest(1 << seat, "mourned", seat)
