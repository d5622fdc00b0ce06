"""Chapter: what an activated zombie does: steps, turns and the bite."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.steps import PASS, Solo
from ostoja.games.zombie_terror.grid import DIRECTIONS
from ostoja.games.zombie_terror.state import IDLE, LIVING, NOBODY, Town, kind_of
from ostoja.games.zombie_terror.words import TO_BITE, TO_STEP, TO_TURN
from ostoja.games.zombie_terror.wounds import wound

if TYPE_CHECKING:
    from ostoja.engine.agenda import Next


def victim_of(g: Town, field: int) -> int:
    """ZT-BITE-01  Return the living character on the front field of a zombie, NOBODY if there is none."""
    code = g.board[g.front(field)]
    return code - 1 if code <= LIVING else NOBODY  # a free field is number 0


def walk(g: Town, field: int) -> int:
    """ZT-ACT-04  A zombie steps to its front field; return where it stands now."""
    target = g.front(field)
    g.shift_zombie(field, target)
    g.tell("stepped", field, target)
    return target


def bite(g: Town, field: int) -> Next:
    """ZT-BITE-01, ZT-BITE-02, ZT-BITE-03, ZT-WND-03  The zombie wounds whom it faces, and that ends its activation."""
    victim = victim_of(g, field)
    g.tell("bitten", victim, field)
    return wound(g, victim)


def forced_move(g: Town, field: int, more: int) -> Next:
    """ZT-MAN-03, ZT-MAN-04, ZT-S4-ZDG-05  It walks straight to whom it sees as far as its AP go, then bites.

    ZT-BITE-04
    """
    for _ in range(g.data.zombie_ap[kind_of(g.board[field])] + more):
        if victim_of(g, field) != NOBODY or not g.is_free_for_zombie(g.front(field)):
            break
        field = walk(g, field)
    g.board[field] |= IDLE
    return None if victim_of(g, field) == NOBODY else bite(g, field)


def ordinary_move(g: Town, field: int, more: int) -> Next:
    """ZT-ACT-03  An activated zombie has its AP and its quarter turns; one that can do nothing is done."""
    kind = kind_of(g.board[field])
    activation = Activation(g.zombie_seat, field, g.data.zombie_ap[kind] + more, g.data.zombie_turns[kind])
    if activation.deeds(g):
        return activation
    activation.finish(g)
    return None


class Activation(Solo[Town]):
    """ZT-ACT-03  A zombie steps and turns as its player likes, and may bite.

    ZT-ACT-04, ZT-ACT-05, ZT-ACT-06, ZT-ACT-07, ZT-S4-MUT-02, ZT-S4-ZDG-02, ZT-S4-ZDG-03
    """

    __slots__ = ("ap", "field", "turns")

    def __init__(self, seat: int = 0, field: int = NOBODY, ap: int = 0, turns: int = 0) -> None:
        super().__init__(seat)
        self.field = field  # NOBODY once the activation is over
        self.ap = ap
        self.turns = turns  # quarter turns left

    def copy(self) -> Activation:
        """Return an activation that has got as far."""
        return Activation(self.seat, self.field, self.ap, self.turns)

    def deciders(self, g: Town) -> int:
        """Ask until the activation is over."""
        return 0 if self.field == NOBODY else 1 << self.seat

    def deeds(self, g: Town) -> list[int]:
        """ZT-ACT-04  List the step, the quarter turns and the bite that are possible.

        ZT-ACT-05, ZT-ACT-06, ZT-BITE-04, ZT-BITE-05
        """
        found: list[int] = []
        if victim_of(g, self.field) != NOBODY:
            found.append(TO_BITE)
        if self.ap:
            if g.is_free_for_zombie(g.front(self.field)):
                found.append(TO_STEP)
            if self.turns:
                facing = g.board[self.field] & 3
                found += [TO_TURN.at((facing + 1) % DIRECTIONS), TO_TURN.at((facing + 3) % DIRECTIONS)]
        return found

    def options(self, g: Town, seat: int) -> list[int]:
        """ZT-ACT-07  Offer all that, and to stop (option all_activations_must_be_used: not while something is left)."""
        found = self.deeds(g)
        return found if g.rulings.must_use_all else [PASS, *found]

    def decide(self, g: Town, seat: int, option: int) -> Next:
        """Do one thing; a bite, a stop, or nothing left to do ends the activation."""
        field = self.field
        if option == TO_STEP:
            self.ap -= 1
            self.field = walk(g, field)
        elif option == TO_BITE:
            self.finish(g)
            return bite(g, field)
        elif option == PASS:
            self.finish(g)
        else:
            self.ap -= 1
            self.turns -= 1
            g.face(field, TO_TURN.target(option))
            g.tell("turned", field, TO_TURN.target(option))
        if self.field != NOBODY and not self.deeds(g):
            self.finish(g)
        return None

    def finish(self, g: Town) -> None:
        """ZT-ACT-02  The zombie is turned to its inactive face."""
        g.board[self.field] |= IDLE
        self.field = NOBODY

    def asks(self, g: Town) -> tuple[str, int, int]:
        """Ask what the zombie does."""
        return ("ask-activation", self.field, self.ap)

    def rule(self) -> str:
        """Cite the rule on activated zombies."""
        return "ZT-ACT-03"

    def why_not(self, g: Town, seat: int, option: int) -> str:
        """Name the rule that forbids a step, a turn, a bite or a stop."""
        if option == TO_STEP:
            return "ZT-ACT-04"
        if option in TO_TURN:
            return "ZT-ACT-05"
        return "ZT-BITE-01" if option == TO_BITE else "ZT-ACT-07"
