"""Judgement: what to make of Action dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.claustrophobia.heuristics_map import Outlook, carries
from ostoja.games.claustrophobia.words import GIFTS, PRECOGNITION, REDEEMER, VALUES

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.state import Maze

EXHAUSTED: Final = -4.0
GIFT_WORTH: Final = [1.2, 0.8, 0.9, 0.8, 1.6, 0.5]


def line_worth(g: Maze, outlook: Outlook, hero: int, value: int) -> float:
    """Return what a die on a line is worth to a hero where he stands now."""
    if g.cancelled[hero] >> value & 1:
        return EXHAUSTED
    data = g.data
    row = hero * VALUES + value
    tile = g.at[hero]
    foes = outlook.foes_on(tile)
    near = outlook.threat_to(tile)
    speed = data.line_movement[row]
    worth = (1.6 if carries(g, hero) or not foes else 1.1) * speed
    worth += (1.0 if foes else 0.55 if near else 0.15) * data.line_combat[row]
    worth += (0.7 if near else 0.35) * data.line_defence[row]
    if hero == REDEEMER:
        for gift in range(GIFTS):
            if g.gifts >> gift & 1 and data.gift_value[gift] == value and (outlook.exploring or gift != PRECOGNITION):
                worth += GIFT_WORTH[gift]
    return worth


class Handout:
    """The best way to give every hero one of the Action dice, found by trying all that differ."""

    __slots__ = ("left", "others", "worth")

    def __init__(self, g: Maze, outlook: Outlook, hero: int) -> None:
        self.others = [other for other in g.heroes() if not g.dice[other] and other != hero]
        self.left = [0] * VALUES  # dice by value
        for value in g.rolled:
            self.left[value] += 1
        self.worth: list[list[float]] = []  # by hero, the one who is asked for last
        for other in [*self.others, hero]:
            self.worth.append(
                [line_worth(g, outlook, other, value) if self.left[value] else 0.0 for value in range(VALUES)]
            )

    def rate(self, value: int) -> float:
        """Return the worth of giving the hero a die, the others making the best of the rest."""
        self.left[value] -= 1
        worth = self.worth[-1][value] + self.best(0)
        self.left[value] += 1
        return worth

    def best(self, place: int) -> float:
        """Return the worth of the best dice for the others, from one of them on."""
        if place == len(self.others):
            return 0.0
        found = -1000.0
        row = self.worth[place]
        for value in range(1, VALUES):
            if self.left[value]:
                self.left[value] -= 1
                found = max(found, row[value] + self.best(place + 1))
                self.left[value] += 1
        return found
