"""Chapter: find tokens."""

from __future__ import annotations

from ostoja.engine.agenda import DONE, Next
from ostoja.engine.steps import PASS, Solo
from ostoja.games.zombie_terror.state import FREE, IN_BOX, IN_POOL, NOBODY, Town
from ostoja.games.zombie_terror.words import BIOHAZARD, FIELDS, TO_HIDE_FIND, TO_PLACE, ZOMBIE_FIND
from ostoja.games.zombie_terror.wounds import wound


def enter(g: Town, character: int, field: int) -> Next:
    """ZT-S4-FND-03  A character comes onto a field; a closed find there is revealed before anything else.

    ZT-S4-FND-13
    """
    g.put(character, field)
    token = closed_find(g, field)
    return None if token == NOBODY else reveal(g, character, token)


def closed_find(g: Town, field: int) -> int:
    """Return the closed find token on a field, NOBODY if there is none."""
    for token in range(len(g.finds)):
        if g.finds[token] == field and not g.revealed >> token & 1:
            return token
    return NOBODY


def reveal(g: Town, character: int, token: int) -> Next:
    """ZT-S4-FND-04  Turn a find over: it activates who found it; a biohazard wounds him and is gone.

    ZT-S4-FND-05, ZT-S4-FND-06, ZT-S4-FND-14
    """
    g.revealed |= 1 << token
    g.wake(character)
    g.reveal("find", character, g.finds[token], g.faces[token])
    if g.faces[token] != BIOHAZARD:
        return None
    g.finds[token] = IN_BOX
    return wound(g, character)


def hatching(g: Town) -> int:
    """ZT-S4-FND-08  Return the revealed zombie find that lets a zombie out now, NOBODY if none does.

    ZT-S4-FND-09, ZT-S4-FND-10, ZT-S4-FND-12
    """
    for token in range(len(g.finds)):
        field = g.finds[token]
        if g.revealed >> token & 1 and field != IN_BOX and g.faces[token] == ZOMBIE_FIND:
            return token if g.is_free_for_zombie(field) and g.pool() else NOBODY
    return NOBODY


def find_fields(g: Town) -> list[int]:
    """ZT-S4-FND-01, ZT-S4-FND-02  List the fields without obstacle, piece, find or car."""
    return [f for f in range(FIELDS) if g.board[f] == FREE and not g.ground.is_car[f] and f not in g.finds]


def can_hide_find(g: Town) -> bool:
    """ZT-S4-FND-01  Tell whether a token is left in the pool."""
    return IN_POOL in g.finds


class OfferFind(Solo[Town]):
    """ZT-S4-FND-01  The zombie player may put one find token down."""

    __slots__ = ("offered",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)
        self.offered = False

    def copy(self) -> OfferFind:
        """Return an offer made as far."""
        twin = OfferFind(self.seat)
        twin.offered = self.offered
        return twin

    def deciders(self, g: Town) -> int:
        """Ask once."""
        return 0 if self.offered else 1 << self.seat

    def options(self, g: Town, seat: int) -> list[int]:
        """Offer to keep the tokens or to hide one."""
        return [PASS, TO_HIDE_FIND]

    def decide(self, g: Town, seat: int, option: int) -> Next:
        """Hide one, or none."""
        self.offered = True
        return HideFind(seat) if option == TO_HIDE_FIND else None

    def asks(self, g: Town) -> tuple[str, int, int]:
        """Ask whether a token is hidden."""
        return ("ask-find", self.seat, -1)

    def rule(self) -> str:
        """Cite the rule on finds."""
        return "ZT-S4-FND-01"

    def why_not(self, g: Town, seat: int, option: int) -> str:
        """Nothing else is possible before."""
        return "ZT-S4-FND-01"


class HideFind(Solo[Town]):
    """ZT-S4-FND-01, ZT-S4-FND-02  The zombie player puts one find token, unseen, on an empty field."""

    __slots__ = ()

    def options(self, g: Town, seat: int) -> list[int]:
        """Offer every empty field."""
        return TO_PLACE.each(find_fields(g))

    def decide(self, g: Town, seat: int, option: int) -> Next:
        """Put the token down, can side up."""
        g.finds[g.finds.index(IN_POOL)] = TO_PLACE.target(option)
        g.tell("find-hidden", TO_PLACE.target(option))
        return DONE

    def asks(self, g: Town) -> tuple[str, int, int]:
        """Ask where."""
        return ("ask-find-field", self.seat, -1)

    def rule(self) -> str:
        """Cite the rule on finds."""
        return "ZT-S4-FND-02"

    def why_not(self, g: Town, seat: int, option: int) -> str:
        """An occupied field, a find or the car is in the way."""
        return "ZT-S4-FND-02"
