"""Chapter: the zombie turn's adding phase."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.engine.steps import PASS, Solo
from ostoja.games.zombie_terror.finds import OfferFind, can_hide_find, hatching
from ostoja.games.zombie_terror.grid import DIRECTIONS, NORTH
from ostoja.games.zombie_terror.state import IN_BOX, NOBODY, Town
from ostoja.games.zombie_terror.victory import check_horde
from ostoja.games.zombie_terror.words import (
    CAR_HALF,
    CHARACTERS,
    EITHER_HALF,
    FIELDS,
    HORDE,
    MUTANT,
    PLAGUE,
    SLOTS,
    SUPERMARKET_HALF,
    TO_FACE,
    TO_HORDE,
    TO_MUTATE,
    TO_PLACE,
    TO_PLAGUE,
    TO_TRAP,
    TRAP,
    ZOMBIE,
)
from ostoja.games.zombie_terror.zombie_cards import discard, play_horde, play_plague


def add(g: Town, kind: int, field: int) -> Next:
    """ZT-ADD-04  A zombie is put down; then its player says where it looks."""
    g.add_zombie(field, kind, NORTH)
    g.tell("added", kind, field)
    check_horde(g)
    return Facing(g.zombie_seat, field)


class Facing(Solo[Town]):
    """ZT-ADD-04, ZT-CLN-02, ZT-S4-FND-12, ZT-S4-DOG-12  The zombie player turns a zombie just put down as he likes."""

    __slots__ = ("field",)

    def __init__(self, seat: int = 0, field: int = 0) -> None:
        super().__init__(seat)
        self.field = field

    def options(self, g: Town, seat: int) -> list[int]:
        """Offer the four directions."""
        return TO_FACE.each(range(DIRECTIONS))

    def decide(self, g: Town, seat: int, option: int) -> Next:
        """Turn it."""
        g.face(self.field, TO_FACE.target(option))
        g.tell("faces", self.field, TO_FACE.target(option))
        return DONE

    def asks(self, g: Town) -> tuple[str, int, int]:
        """Ask where it looks."""
        return ("ask-facing", self.field, -1)

    def rule(self) -> str:
        """Cite the rule on facing."""
        return "ZT-ADD-04"

    def why_not(self, g: Town, seat: int, option: int) -> str:
        """It has to look somewhere first."""
        return "ZT-ADD-04"


def presence(g: Town) -> list[int]:
    """ZT-ADD-01, ZT-S4-DOG-02  Return how many zombies each half generates: one if a human or the dog is there."""
    halves = [0, 0]
    for character in range(CHARACTERS):
        if g.is_living(character):
            halves[g.ground.half[g.where[character]]] = 1
    return halves


def zombies_due(g: Town) -> list[int]:
    """ZT-ADD-01  Return how many zombies come: on each half, and on either.

    ZT-ADD-02, ZT-ADD-03, ZT-CARD-PLAGUE, ZT-CARD-HORDE
    """
    halves = presence(g)
    due = [halves[0] + g.more_per_half, halves[1] + g.more_per_half, g.shots + g.more_anywhere]
    if not g.rulings.same_half:  # ruling A4
        return [0, 0, sum(due)]
    return due


class Adding(Procedure[Town]):
    """ZT-S4-ADD-01  First the zombies of revealed finds, then the normal number, then a find token may be hidden."""

    __slots__ = ("hatched",)

    def __init__(self) -> None:
        super().__init__()
        self.hatched = False  # the zombie of a find was the first one put down

    def copy(self) -> Adding:
        """Return an adding phase that has got as far."""
        twin = Adding()
        twin.at = self.at
        twin.hatched = self.hatched
        return twin

    def phases(self) -> Phases:
        """List the parts of the phase."""
        return ADDING

    def hatch(self, g: Town) -> Next:
        """ZT-S4-FND-08, ZT-S4-FND-09, ZT-S4-MUT-08  A zombie marker comes from a revealed zombie find, as an extra."""
        token = hatching(g)
        if token == NOBODY:
            return None
        field = g.finds[token]
        g.finds[token] = IN_BOX
        self.hatched = True
        return add(g, ZOMBIE, field)

    def arrivals(self, g: Town) -> Next:
        """ZT-ADD-01, ZT-ADD-06, ZT-CARD-PLAGUE, ZT-CARD-HORDE  The normal number, counted after movement."""
        return Arrivals(g.zombie_seat, zombies_due(g), begun=self.hatched)

    def find(self, g: Town) -> Next:
        """ZT-S4-FND-01  One find token may be put on the board."""
        return OfferFind(g.zombie_seat) if can_hide_find(g) else None


ADDING: Final[Phases] = (Adding.hatch, Adding.arrivals, Adding.find)


class Arrivals(Solo[Town]):
    """ZT-ADD-02  The zombie player puts the new zombies down one by one as far as pool and fields allow.

    ZT-ADD-03, ZT-ADD-04, ZT-ADD-05, ZT-ADD-06, ZT-ADD-07
    """

    __slots__ = ("begun", "due", "mutant", "trapped")

    def __init__(self, seat: int = 0, due: list[int] | None = None, *, begun: bool = False) -> None:
        super().__init__(seat)
        self.due: list[int] = due or []  # by half, then those for either half
        self.begun = begun  # a zombie has been put down in this phase
        self.trapped = NOBODY  # the one that Trap lets go anywhere: of which half
        self.mutant = False  # the next one is the mutated zombie

    def copy(self) -> Arrivals:
        """Return arrivals with as many to come."""
        twin = Arrivals(self.seat, self.due[:], begun=self.begun)
        twin.trapped = self.trapped
        twin.mutant = self.mutant
        return twin

    def deciders(self, g: Town) -> int:
        """Ask while a zombie can be put down, or nothing has been yet and a card could change that."""
        waiting = bool(self.fields(g)) or (bool(g.hands[self.seat]) and not self.begun)
        return 1 << self.seat if waiting else 0

    def fields(self, g: Town) -> list[int]:
        """ZT-ADD-02  List where the next one may go: a free entry field; after Trap any free field.

        ZT-ADD-03, ZT-ADD-05, ZT-ADD-06
        """
        if not (g.pool() or g.mutant_waits()):
            return []
        if self.trapped != NOBODY:
            return [field for field in range(FIELDS) if g.is_free_for_zombie(field)]
        due, entries = self.due, g.ground.entries
        slots = (EITHER_HALF,) if due[EITHER_HALF] else (SUPERMARKET_HALF, CAR_HALF)
        return [f for slot in slots if due[slot] for f in entries[slot] if g.is_free_for_zombie(f)]

    def options(self, g: Town, seat: int) -> list[int]:
        """Offer the fields, the mutated zombie, and the cards of this phase."""
        found = self.cards(g, seat)
        fields = self.fields(g)
        if fields and g.mutant_waits() and not self.mutant:  # ZT-S4-MUT-01, ZT-S4-MUT-09
            found.append(TO_MUTATE)
        if g.pool() or self.mutant:
            found += TO_PLACE.each(fields)
            return found if fields else [PASS, *found]
        return [PASS, *found]

    def cards(self, g: Town, seat: int) -> list[int]:
        """ZT-CARD-PLAGUE  Plague and Horde until the first zombie is down, Trap while one is to come.

        ZT-CARD-HORDE, ZT-CARD-TRAP
        """
        found: list[int] = []
        if not self.begun and g.holds(seat, PLAGUE):
            found.append(TO_PLAGUE)
        if not self.begun and g.holds(seat, HORDE):
            found.append(TO_HORDE)
        if g.holds(seat, TRAP) and (g.pool() or g.mutant_waits()):
            found += TO_TRAP.each([slot for slot in range(SLOTS) if self.due[slot]])
        return found

    def decide(self, g: Town, seat: int, option: int) -> Next:
        """Put a zombie down, play a card, or leave it at that."""
        if option == PASS:
            return DONE
        if option == TO_MUTATE:
            self.mutant = True
        elif option in TO_TRAP:
            discard(g, seat, TRAP)
            self.trapped = TO_TRAP.target(option)
        elif option == TO_PLAGUE:
            play_plague(g, seat)
            self.due[EITHER_HALF] += g.data.plague
        elif option == TO_HORDE:
            play_horde(g, seat)
            self.swell(g)
        else:
            return self.place(g, TO_PLACE.target(option))
        return None

    def swell(self, g: Town) -> None:
        """ZT-CARD-HORDE  One more for each half (ruling A4: or for either)."""
        if g.rulings.same_half:
            self.due[SUPERMARKET_HALF] += g.data.horde
            self.due[CAR_HALF] += g.data.horde
        else:
            self.due[EITHER_HALF] += 2 * g.data.horde

    def place(self, g: Town, field: int) -> Next:
        """ZT-S4-MUT-01, ZT-CARD-TRAP  Put one down: it stands for the half's own first, then for one of either half."""
        slot = self.trapped
        if slot == NOBODY:
            half = g.ground.half[field]
            slot = half if self.due[half] else EITHER_HALF
        self.due[slot] -= 1
        kind = MUTANT if self.mutant else ZOMBIE
        self.begun = True
        self.trapped = NOBODY
        self.mutant = False
        return add(g, kind, field)

    def always_asks(self, g: Town, seat: int) -> bool:
        """Ask while the hand is not empty: who goes on at once would tell what it holds."""
        return g.hands[seat] != 0

    def asks(self, g: Town) -> tuple[str, int, int]:
        """Ask where the next zombie comes; tell how many are to come."""
        return ("ask-arrival", sum(self.due), g.pool())

    def rule(self) -> str:
        """Cite the rule on new zombies."""
        return "ZT-ADD-04"

    def why_not(self, g: Town, seat: int, option: int) -> str:
        """Name the rule that forbids a field, a card or stopping."""
        if option == PASS:
            return "ZT-ADD-06"
        if option in TO_PLACE:
            return "ZT-ADD-02"
        if option == TO_MUTATE:
            return "ZT-S4-MUT-01"
        return "ZT-CARD-TRAP" if option in TO_TRAP else "ZT-CARD-03"
