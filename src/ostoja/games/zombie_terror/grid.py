"""A square grid: which field lies in which direction of which, worked out once and looked up ever after."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

NORTH: Final = 0
DIRECTIONS: Final = 4  # straight: north, east, south, west
WAYS: Final = 8  # straight, then diagonal: north-east, south-east, south-west, north-west
DX: Final = (0, 1, 0, -1, 1, 1, -1, -1)
DY: Final = (-1, 0, 1, 0, -1, 1, 1, -1)
FAR: Final = 1 << 20  # the distance of a field that cannot be reached


class Grid:
    """Fields in rows from the top left, some of them walls. The field after the last one stands for everything outside.

    `step[field * WAYS + way]` is the neighbour in one of eight ways. `line[field * DIRECTIONS + direction]` lists the
    fields straight ahead up to a wall or the edge.
    """

    __slots__ = ("fields", "height", "line", "nowhere", "step", "walls", "width")

    def __init__(self, width: int, height: int, walls: frozenset[int]) -> None:
        self.width = width
        self.height = height
        self.fields = width * height
        self.nowhere = self.fields
        self.walls = walls
        self.step: tuple[int, ...] = tuple(
            self._neighbour(field, way) for field in range(self.fields + 1) for way in range(WAYS)
        )
        self.line: tuple[tuple[int, ...], ...] = tuple(
            self._ahead(field, direction) for field in range(self.fields) for direction in range(DIRECTIONS)
        )

    def _neighbour(self, field: int, way: int) -> int:
        """Return the field next to one, nowhere beyond the edge."""
        x = field % self.width + DX[way]
        y = field // self.width + DY[way]
        if field == self.nowhere or not (0 <= x < self.width and 0 <= y < self.height):
            return self.nowhere
        return y * self.width + x

    def _ahead(self, field: int, direction: int) -> tuple[int, ...]:
        """List the fields straight ahead as far as no wall stands in between."""
        found: list[int] = []
        ahead = self.step[field * WAYS + direction]
        while ahead != self.nowhere and ahead not in self.walls:
            found.append(ahead)
            ahead = self.step[ahead * WAYS + direction]
        return tuple(found)

    def sight(self, reach: int) -> tuple[tuple[int, ...], ...]:
        """Return the lines cut off after so many fields."""
        return tuple(line[:reach] for line in self.line)

    def distances(self, goals: Sequence[int], ways: int = DIRECTIONS) -> tuple[int, ...]:
        """Return for every field the number of steps to the nearest goal around the walls, FAR if there is no way."""
        found = [FAR] * (self.fields + 1)
        for goal in goals:
            found[goal] = 0
        edge = list(goals)
        while edge:
            wave: list[int] = []
            for field in edge:
                for way in range(ways):
                    neighbour = self.step[field * WAYS + way]
                    if neighbour != self.nowhere and neighbour not in self.walls and found[neighbour] == FAR:
                        found[neighbour] = found[field] + 1
                        wave.append(neighbour)
            edge = wave
        return tuple(found)
