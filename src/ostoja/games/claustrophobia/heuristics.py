"""Judgement: every option of both sides rated by what it is worth to its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ostoja.engine.heuristics import Hearing, Heuristics
from ostoja.engine.steps import PASS
from ostoja.engine.valuing import Weights, read_weights
from ostoja.games.claustrophobia import heuristics_human as human
from ostoja.games.claustrophobia.heuristics_destiny import Plan
from ostoja.games.claustrophobia.heuristics_dice import Handout
from ostoja.games.claustrophobia.heuristics_map import Outlook
from ostoja.games.claustrophobia.heuristics_ratings import Ratings, SetUpRatings
from ostoja.games.claustrophobia.heuristics_ratings_demon import DemonRatings
from ostoja.games.claustrophobia.heuristics_ratings_human import HumanRatings
from ostoja.games.claustrophobia.heuristics_talk import speech
from ostoja.games.claustrophobia.heuristics_tiles import turn_against, turn_worth
from ostoja.games.claustrophobia.heuristics_value import FEATURES, features_of
from ostoja.games.claustrophobia.initiative import Assignment
from ostoja.games.claustrophobia.laying import Orientation
from ostoja.games.claustrophobia.threat import DicePlacement
from ostoja.games.claustrophobia.words import SET_UP, TO_ASSIGN, TO_CANCEL, TO_PLACE, TO_TURN
from ostoja.games.claustrophobia.wounds import Wounds

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.engine.rng import Rng
    from ostoja.engine.vocabulary import Word
    from ostoja.games.claustrophobia.state import Maze

WEIGHTS: Final = read_weights("ostoja.games.claustrophobia", FEATURES)


class Judgement(Heuristics):
    """The judgement of Claustrophobia for both sides."""

    def rate(self, world: State, seat: int, options: list[int], hearing: Hearing) -> list[float]:
        """Rate every option by the step that asks."""
        g = cast("Maze", world)
        step = g.agenda[-1]
        if isinstance(step, Orientation):
            judge = turn_worth if seat == g.human else turn_against
            return [judge(g, step.tile, step.direction, step.origin, TO_TURN.target(option)) for option in options]
        if isinstance(step, Wounds):
            return [-human.line_value(g, step.hero, TO_CANCEL.target(option)) for option in options]
        outlook = Outlook(g)
        if isinstance(step, DicePlacement):
            return rate_dice(g, outlook, step.filling, options)
        if isinstance(step, Assignment):
            handout = Handout(g, outlook, step.hero)
            return [handout.rate(TO_ASSIGN.target(option)) for option in options]
        ratings = ratings_of(g, outlook, seat)
        return [ratings.rate(option) for option in options]

    def speak(self, world: State, seat: int, hearing: Hearing, rng: Rng) -> list[tuple[int, list[Word]]]:
        """Return what the seat would say now."""
        return speech(cast("Maze", world), seat, hearing.candour, rng)

    def features(self, world: State) -> list[list[float]]:
        """Return what speaks for either side."""
        return features_of(cast("Maze", world))

    def weights(self) -> Weights:
        """Return what it weighs."""
        return WEIGHTS


def ratings_of(g: Maze, outlook: Outlook, seat: int) -> Ratings:
    """Return the eyes through which a seat looks at its options now."""
    if g.phase == SET_UP:
        return SetUpRatings(g, outlook)
    return HumanRatings(g, outlook) if seat == g.human else DemonRatings(g, outlook)


def rate_dice(g: Maze, outlook: Outlook, filling: int, options: list[int]) -> list[float]:
    """Rate Destiny dice by the best plan they begin."""
    plan = Plan(g, outlook)
    ratings: list[float] = []
    for option in options:
        if option == PASS:
            ratings.append(0.0)
        else:
            square, value = TO_PLACE.parts(option)
            ratings.append(plan.rate(filling, square, value))
    return ratings
