"""Chapter: set-up as far as it is chosen: where the humans start and where the first zombies stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.steps import Solo
from ostoja.games.zombie_terror.adding import add
from ostoja.games.zombie_terror.grid import DIRECTIONS, WAYS
from ostoja.games.zombie_terror.scenario import BASE
from ostoja.games.zombie_terror.state import FREE, WALL, Town
from ostoja.games.zombie_terror.words import HUMANS, NOWHERE, TO_PLACE, ZOMBIE

if TYPE_CHECKING:
    from ostoja.engine.agenda import Next


class PlaceHumans(Solo[Town]):
    """ZT-SET-05  The human player puts all humans, healthy, on free fields of the supermarket, as he likes."""

    __slots__ = ()

    def deciders(self, g: Town) -> int:
        """Ask until all stand."""
        return 1 << self.seat if NOWHERE in g.where[:HUMANS] else 0

    def options(self, g: Town, seat: int) -> list[int]:
        """Offer the free fields of the supermarket."""
        return TO_PLACE.each([field for field in g.ground.supermarket if g.is_free(field)])

    def decide(self, g: Town, seat: int, option: int) -> Next:
        """Put the next human there."""
        human = g.where.index(NOWHERE)
        g.put(human, TO_PLACE.target(option))
        g.tell("placed", human, TO_PLACE.target(option))
        return None

    def asks(self, g: Town) -> tuple[str, int, int]:
        """Ask where the next human starts."""
        return ("ask-start", g.where.index(NOWHERE), -1)

    def rule(self) -> str:
        """Cite the rule on the start."""
        return "ZT-SET-05"

    def why_not(self, g: Town, seat: int, option: int) -> str:
        """Only free fields of the supermarket will do."""
        return "ZT-SET-05"


class PlaceZombies(Solo[Town]):
    """ZT-SET-06, ZT-S4-SET-06  The zombie player puts the first zombies on free fields of one half, facing anywhere."""

    __slots__ = ("half", "left")

    def __init__(self, seat: int = 0, half: int = 0, left: int = 0) -> None:
        super().__init__(seat)
        self.half = half
        self.left = left

    def copy(self) -> PlaceZombies:
        """Return a placement with as many left."""
        return PlaceZombies(self.seat, self.half, self.left)

    def deciders(self, g: Town) -> int:
        """Ask until all stand; a half without a lawful field takes no more."""
        if self.left:
            apart = self.apart(g)
            for field in g.ground.halves[self.half]:
                if is_lawful(g, field, apart):
                    return 1 << self.seat
        return 0

    def apart(self, g: Town) -> bool:
        """ZT-SET-06, ZT-S4-SET-06  The option base_setup_no_adjacent may allow neighbours in the base game."""
        return g.rulings.no_adjacent or g.scenario.key != BASE

    def fields(self, g: Town) -> list[int]:
        """ZT-SET-06, ZT-S4-SET-06  List the free fields of the half that are not next to a zombie or a character."""
        apart = self.apart(g)
        return [field for field in g.ground.halves[self.half] if is_lawful(g, field, apart)]

    def options(self, g: Town, seat: int) -> list[int]:
        """Offer these fields."""
        return TO_PLACE.each(self.fields(g))

    def decide(self, g: Town, seat: int, option: int) -> Next:
        """Put a zombie there."""
        self.left -= 1
        return add(g, ZOMBIE, TO_PLACE.target(option))

    def asks(self, g: Town) -> tuple[str, int, int]:
        """Ask where the next zombie stands."""
        return ("ask-first-zombies", self.half, self.left)

    def rule(self) -> str:
        """Cite the rule on the first zombies."""
        return "ZT-SET-06"

    def why_not(self, g: Town, seat: int, option: int) -> str:
        """The field is taken, on the other half, or next to somebody."""
        return "ZT-SET-06"


def is_lawful(g: Town, field: int, apart: bool) -> bool:  # noqa: FBT001  as ruled
    """ZT-SET-06, ZT-S4-SET-06  Tell whether one of the first zombies may stand on a field."""
    return g.is_free_for_zombie(field) and not (apart and has_neighbour(g, field))


def has_neighbour(g: Town, field: int) -> bool:
    """ZT-GEN-03  Tell whether a piece stands next to a field."""
    board, step = g.board, g.ground.grid.step  # asked of every field of a half at every placing
    start = field * WAYS
    for way in range(DIRECTIONS):
        if board[step[start + way]] not in (FREE, WALL):
            return True
    return False
