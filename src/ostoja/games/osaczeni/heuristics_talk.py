"""Judgement: what to say. Some of it is true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.osaczeni.destination import OpenMap, SecretMaps
from ostoja.games.osaczeni.discussion import Discussion
from ostoja.games.osaczeni.heuristics_danger import landed
from ostoja.games.osaczeni.voting import Pointing
from ostoja.games.osaczeni.words import AREA, CAR_PARK, CRYBABY, TO_DIE, TO_GO, TO_SEARCH, TO_VOTE
from ostoja.kit.refuge.heads import head_of
from ostoja.kit.refuge.hidden_dice import seen_dice
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

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing
    from ostoja.engine.rng import Rng
    from ostoja.games.osaczeni.heuristics_prices import LockdownOutlook


def speech(look: LockdownOutlook, favourite: int, hearing: Hearing, rng: Rng) -> Speech:
    """OSA-GEN-05, OSA-DEST-07, OSA-DEST-10  Return what the seat says before it chooses; never the same thing twice."""
    g = look.g
    step = g.agenda[-1]
    said: Speech = accusations(look, hearing)
    if only_accuses(look):
        return fresh(look, said, hearing)
    if isinstance(step, (OpenMap, SecretMaps)):
        if knows_dice(g, look.seat):
            hits = landed(g, seen_dice(g, look.seat, g.covered))
            said += claims(look, hits, TO_GO.target(favourite), "monsters", AREA, rng)
        elif rng.below(100) < CHATTY:
            said += calls_for_help(look, head_of(look.seat, CRYBABY), g.monsters, CAR_PARK, AREA)
    elif isinstance(step, Discussion) and step.purpose != TO_DIE:
        if rng.below(100) < CHATTY:
            said += canvass(look, step.place, pays=step.purpose == TO_SEARCH)
    elif isinstance(step, Pointing) and step.purpose == TO_DIE and rng.below(100) < CHATTY:
        said += conspire(look, step.place, TO_VOTE.target(favourite))
    return fresh(look, said, hearing)
