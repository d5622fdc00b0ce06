"""Chapter: the zombie turn's movement phase: forced moves, then the player's own choice."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next
from ostoja.engine.steps import PASS, Solo
from ostoja.games.zombie_terror.activation import forced_move, ordinary_move
from ostoja.games.zombie_terror.state import IDLE, MARKED, NOBODY, Town
from ostoja.games.zombie_terror.words import (
    AWE,
    BLOODLUST,
    DOG,
    HORDE,
    PLAGUE,
    RAMPAGE,
    TO_ACTIVATE,
    TO_AWE,
    TO_BLOODLUST,
    TO_HORDE,
    TO_PLAGUE,
    TO_RAMPAGE,
    TO_TRAP,
)
from ostoja.games.zombie_terror.zombie_cards import discard, play_horde, play_plague

CARD_PLAYS: Final = (TO_PLAGUE, TO_HORDE, TO_BLOODLUST, TO_AWE, TO_RAMPAGE)  # that are played in this phase


def begin_movement(g: Town) -> None:
    """ZT-ACT-01  Work out the allowance and mark the forced zombies.

    A zombie the dog has blocked uses up one activation if it is still there.

    ZT-MAN-01, ZT-S4-ACT-01, ZT-S4-DOG-09, ZT-S4-DOG-17
    """
    held = 0
    for field in g.horde:
        if g.board[field] & IDLE:
            held += 1
        elif g.seen_by(field) != NOBODY:
            g.board[field] |= MARKED
            g.tell("marked", field, g.seen_by(field))
    allowance = g.data.quiet_activations + g.noise_made()
    g.activations = max(0, allowance - held)
    g.tell("allowance", g.activations, g.noise_made())


def forced(g: Town) -> list[int]:
    """ZT-MAN-02, ZT-MAN-05, ZT-MAN-06  List the marked zombies that still wait and see somebody at this moment."""
    board = g.board
    return [f for f in g.horde if board[f] & MARKED and not board[f] & IDLE and g.seen_by(f) != NOBODY]


def awake(g: Town) -> list[int]:
    """ZT-ACT-02  List the zombies not activated yet."""
    return [field for field in g.horde if not g.board[field] & IDLE]


def awed(g: Town) -> list[int]:
    """ZT-CARD-AWE, ZT-S4-DCK-06  List the zombies Awe may set free: any active one that is not forced by the dog."""
    return [f for f in awake(g) if not (g.board[f] & MARKED and g.seen_by(f) == DOG)]


def can_awe(g: Town) -> bool:
    """ZT-CARD-AWE, ZT-S4-DCK-06, ZT-S4-DOG-03  Awe needs a zombie that a human, not the dog, forces to move."""
    return any(g.seen_by(field) != DOG for field in forced(g))


class Movement(Solo[Town]):
    """ZT-ACT-01  The zombie player activates zombies one by one, the forced ones first.

    ZT-ACT-08, ZT-MAN-02, ZT-MAN-07
    """

    __slots__ = ("awe", "rampage")

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)
        self.awe = False  # the next zombie is freed from forced moves
        self.rampage = False  # the next zombie has more AP

    def copy(self) -> Movement:
        """Return a movement phase with the same cards in effect."""
        twin = Movement(self.seat)
        twin.awe = self.awe
        twin.rampage = self.rampage
        return twin

    def deciders(self, g: Town) -> int:
        """ZT-ACT-08  The phase lasts while a zombie may be activated or a card could still be played."""
        return 1 << self.seat if (g.activations and awake(g)) or g.hands[self.seat] else 0

    def candidates(self, g: Town) -> list[int]:
        """ZT-MAN-02, ZT-MAN-07  A forced zombie if there is one left, else any active one; Awe sets free."""
        if not g.activations:
            return []
        return awed(g) if self.awe else forced(g) or awake(g)

    def may_end(self, g: Town) -> bool:
        """ZT-ACT-08  Activations may be left over, but not forced ones (option all_activations_must_be_used: none)."""
        if self.awe or self.rampage:
            return False
        return not g.activations or not (awake(g) if g.rulings.must_use_all else forced(g))

    def options(self, g: Town, seat: int) -> list[int]:
        """Offer the zombies to activate, the cards of this phase, and the end of it."""
        found = TO_ACTIVATE.each(self.candidates(g))
        found += self.cards(g, seat)
        return [PASS, *found] if self.may_end(g) else found

    def cards(self, g: Town, seat: int) -> list[int]:
        """ZT-CARD-03, ZT-CARD-04, ZT-CARD-06  List the cards that can be played at this moment."""
        found: list[int] = []
        if g.holds(seat, PLAGUE):
            found.append(TO_PLAGUE)
        if g.holds(seat, HORDE):
            found.append(TO_HORDE)
        if g.holds(seat, BLOODLUST):
            found.append(TO_BLOODLUST)
        if g.holds(seat, AWE) and g.activations and can_awe(g):
            found.append(TO_AWE)
        if g.holds(seat, RAMPAGE) and self.candidates(g):
            found.append(TO_RAMPAGE)
        return found

    def decide(self, g: Town, seat: int, option: int) -> Next:
        """Activate a zombie, play a card, or end the phase."""
        if option == PASS:
            return self.end(g)
        if option in TO_ACTIVATE:
            return self.activate(g, TO_ACTIVATE.target(option))
        self.play(g, seat, option)
        return None

    def play(self, g: Town, seat: int, option: int) -> None:
        """ZT-CARD-04  Do what a played card says; it is out of the hand."""
        if option == TO_PLAGUE:
            play_plague(g, seat)
        elif option == TO_HORDE:
            play_horde(g, seat)
        elif option == TO_BLOODLUST:
            discard(g, seat, BLOODLUST)
            g.activations += g.data.bloodlust  # ZT-CARD-BLOODLUST
        elif option == TO_AWE:
            discard(g, seat, AWE)
            self.awe = True
        else:
            discard(g, seat, RAMPAGE)
            self.rampage = True

    def activate(self, g: Town, field: int) -> Next:
        """ZT-ACT-02  Use up one activation: a forced zombie walks by itself, another as told.

        ZT-ACT-03, ZT-CARD-RAMPAGE
        """
        more = g.data.rampage if self.rampage else 0
        freed = self.awe
        self.awe = False
        self.rampage = False
        g.activations -= 1
        if not freed and g.board[field] & MARKED and g.seen_by(field) != NOBODY:
            return forced_move(g, field, more)
        return ordinary_move(g, field, more)

    def end(self, g: Town) -> Next:
        """ZT-ACT-08  What is left of the allowance is lost."""
        g.activations = 0
        return DONE

    def always_asks(self, g: Town, seat: int) -> bool:
        """Ask while the hand is not empty: who goes on at once would tell what it holds."""
        return g.hands[seat] != 0

    def asks(self, g: Town) -> tuple[str, int, int]:
        """Ask which zombie moves; tell how many may, and how many must."""
        return ("ask-zombie", g.activations, len(forced(g)))

    def rule(self) -> str:
        """Cite the rule on activations."""
        return "ZT-ACT-01"

    def why_not(self, g: Town, seat: int, option: int) -> str:
        """Name the rule that keeps a zombie waiting, a card in hand or the phase open."""
        if option == PASS:
            return "ZT-ACT-08"
        if option in TO_ACTIVATE:
            if not g.activations:
                return "ZT-ACT-01"
            return "ZT-MAN-02" if forced(g) else "ZT-ACT-02"
        if option == TO_AWE:
            return "ZT-CARD-AWE"
        return "ZT-CARD-03" if option in CARD_PLAYS or option in TO_TRAP else "ZT-ACT-01"
