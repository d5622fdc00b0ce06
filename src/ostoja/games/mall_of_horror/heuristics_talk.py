"""Judgement: what to say. Some of it is true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.mall_of_horror.destination import Announcement, SecretDestinations
from ostoja.games.mall_of_horror.voting import FirstBallot, Threats
from ostoja.games.mall_of_horror.words import LOCATION, PARKING, PIN_UP, TO_DIE, TO_GO, TO_SEARCH, TO_VOTE
from ostoja.kit.refuge.heads import head_of
from ostoja.kit.refuge.judge_dice import knows_dice
from ostoja.kit.refuge.judge_talk import (
    CHATTY,
    Speech,
    accusations,
    calls_for_help,
    canvass,
    claims,
    conspire,
    fresh,
    only_accuses,
)
from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing
    from ostoja.engine.rng import Rng
    from ostoja.games.mall_of_horror.heuristics_prices import MallOutlook


def speech(look: MallOutlook, favourite: int, hearing: Hearing, rng: Rng) -> Speech:
    """MOH-ARR-09  Return what the seat says before it chooses its favourite option; never the same thing twice."""
    g = look.g
    step = g.agenda[-1]
    said: Speech = accusations(look, hearing)
    if only_accuses(look):
        return fresh(look, said, hearing)
    if isinstance(step, (Announcement, SecretDestinations)):
        if knows_dice(g, look.seat):
            hits = [g.dice.count(place) if place and g.is_open(place) else -1 for place in range(PLACES)]
            said += claims(look, hits, TO_GO.target(favourite), "zombies", LOCATION, rng)
        elif rng.below(100) < CHATTY:
            said += calls_for_help(look, head_of(look.seat, PIN_UP), g.zombies, PARKING, LOCATION)
    elif isinstance(step, Threats):
        if step.purpose != TO_DIE and rng.below(100) < CHATTY:
            said += canvass(look, step.place, pays=step.purpose == TO_SEARCH)
    elif isinstance(step, FirstBallot) and step.purpose == TO_DIE and rng.below(100) < CHATTY:
        said += conspire(look, step.place, TO_VOTE.target(favourite))
    return fresh(look, said, hearing)
