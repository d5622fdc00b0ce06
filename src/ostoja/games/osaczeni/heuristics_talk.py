"""Judgement: what to say, what to offer, and what to answer. Some of it is true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.osaczeni.destination import OpenMap, SecretMaps
from ostoja.games.osaczeni.heuristics_danger import landed
from ostoja.games.osaczeni.voting import Pointing
from ostoja.games.osaczeni.words import AREA, CAR_PARK, CRYBABY, TO_DIE, TO_GO, TO_VOTE
from ostoja.kit.refuge.heads import head_of
from ostoja.kit.refuge.hidden_dice import seen_dice
from ostoja.kit.refuge.judge_dice import knows_dice
from ostoja.kit.refuge.judge_talk import (
    CHATTY,
    Speech,
    ask_seer,
    asked_for_vote,
    ballot_deals,
    calls_for_help,
    claim,
    going_deals,
    is_out,
    rarely,
    threaten,
)

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing
    from ostoja.engine.rng import Rng
    from ostoja.engine.talk import Act
    from ostoja.engine.vocabulary import Word
    from ostoja.games.osaczeni.heuristics_prices import LockdownOutlook

WARY = 0.4  # whose word is worth less than this is warned


def speech(look: LockdownOutlook, favourite: int, hearing: Hearing, rng: Rng) -> Speech:
    """OSA-GEN-05, OSA-DEST-07, OSA-DEST-10  Return what the seat says by itself before it chooses its favourite."""
    g = look.g
    step = g.agenda[-1]
    if is_out(look) or not g.asked >> look.seat & 1:
        return []
    if isinstance(step, (OpenMap, SecretMaps)):
        if knows_dice(g, look.seat):
            return seen(look, TO_GO.target(favourite), hearing, rng)
        if rarely(rng, CHATTY):
            return ask_seer(look, hearing) or calls_for_help(
                look, head_of(look.seat, CRYBABY), g.monsters, CAR_PARK, AREA
            )
    elif isinstance(step, Pointing) and step.purpose == TO_DIE and rarely(rng, CHATTY):
        return threaten(look, step.candidates, hearing, WARY) or asked_for_vote(
            look, TO_VOTE.target(favourite), hearing
        )
    return []


def seen(look: LockdownOutlook, favourite: int, hearing: Hearing, rng: Rng) -> Speech:
    """Say something about the dice that the seat has seen, once for every throw."""
    g = look.g
    if any(act.seat == look.seat and act.form.kind == "claim" for act in hearing.acts):
        return []
    hits = landed(g, seen_dice(g, look.seat, g.covered))
    return claim(look, hits, favourite, "monsters", AREA, hearing.candour, rng)


def deals(look: LockdownOutlook, favourite: int) -> Speech:
    """List what the seat may offer now."""
    step = look.g.agenda[-1]
    if is_out(look):
        return []
    if isinstance(step, Pointing):
        return ballot_deals(look, step)
    if isinstance(step, (OpenMap, SecretMaps)) and look.g.asked >> look.seat & 1:
        return going_deals(look, TO_GO.target(favourite), AREA)
    return []


def reply(look: LockdownOutlook, question: Act, favourite: int, hearing: Hearing, rng: Rng) -> list[Word]:
    """Answer a question: about the dice as candidly as always, about a vote or a way with what the seat wants."""
    g = look.g
    if is_out(look):
        return []
    key = question.form.key
    if key == "where" and knows_dice(g, look.seat):
        avoided = TO_GO.target(favourite) if favourite in TO_GO else 0
        said = seen(look, avoided, hearing, rng)
        return said[0][1] if said else []
    if key == "vote" and favourite in TO_VOTE:
        return ["promise-vote", TO_VOTE.target(favourite)]
    if key == "go" and favourite in TO_GO:
        return ["promise-go", AREA.spell(TO_GO.target(favourite))]
    return []
