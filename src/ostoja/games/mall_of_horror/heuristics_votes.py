"""Judgement: whom to vote for, who is likely to win a vote, and whom to sacrifice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.seats import seats_in
from ostoja.games.mall_of_horror.heuristics_danger import CHIEF_GAIN, SEARCH_GAIN, baits
from ostoja.games.mall_of_horror.heuristics_trust import believe, word_on_vote
from ostoja.games.mall_of_horror.state import team_in
from ostoja.games.mall_of_horror.words import KINDS, PARKING, TO_SACRIFICE

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing
    from ostoja.games.mall_of_horror.heuristics_prices import Outlook
    from ostoja.games.mall_of_horror.state import Mall

LATE_PRIZE: Final = 0.3  # near the end a card or the badge is worth a part of what it was
SELFISH: Final = 0.85  # how surely a candidate for truck or badge votes for himself


def rate_ballot(
    look: Outlook, place: int, voters: int, candidates: int, weights: list[int], hearing: Hearing, *, picks_victim: bool
) -> list[float]:
    """Rate each candidate by who is then likely to be elected, and by what each election is worth to the seat."""
    elections = election_worths(look, place, candidates, picks_victim=picks_victim)
    support = others_support(look, voters, candidates, weights, hearing, picks_victim=picks_victim)
    own = weights[look.seat] if voters >> look.seat & 1 else 0
    rest = sum(weights[voter] for voter in seats_in(voters)) - own
    ratings: list[float] = []
    for choice in seats_in(candidates):
        if own > rest:
            value = elections[choice]
        else:
            support[choice] += own
            value = expected(elections, support, candidates)
            support[choice] -= own
        ratings.append(value + word_on_vote(hearing, look.seat, choice, picks_victim=picks_victim))
    return ratings


def election_worths(look: Outlook, place: int, candidates: int, *, picks_victim: bool) -> list[float]:
    """Return, by candidate, how good his election is for the seat."""
    worths = [0.0] * look.g.seats
    for candidate in seats_in(candidates):
        if picks_victim:
            worths[candidate] = after_feast(look, place, candidate)
        else:
            worths[candidate] = look.gaining(candidate, prize(look, place))
    return worths


def prize(look: Outlook, place: int) -> float:
    """Return what an election at Parking (the truck) or at Security HQ (the badge) is worth, in points."""
    return (SEARCH_GAIN if place == PARKING else CHIEF_GAIN) * max(LATE_PRIZE, look.prices.early)


def after_feast(look: Outlook, place: int, victim: int) -> float:
    """Return how good the table is once a seat has given up a head in a place: its cheapest."""
    g = look.g
    team = team_in(g.room[place] & ~g.hidden, victim)
    if victim == look.seat:
        best = -1.0
        for kind in range(KINDS):
            if team >> kind & 1:
                best = max(best, look.after_death(victim, kind, 0, 0.0))
        return best
    return look.after_death(victim, look.prices.kind[team], 0, 0.0)


def others_support(
    look: Outlook, voters: int, candidates: int, weights: list[int], hearing: Hearing, *, picks_victim: bool
) -> list[float]:
    """Return, by candidate, the votes that are to be expected from all other voters."""
    bait = baits(look)
    support = [0.0] * look.g.seats
    for voter in seats_in(voters):
        if voter == look.seat:
            continue
        wishes = wishes_of(look, voter, candidates, bait, picks_victim=picks_victim)
        if hearing.acts:
            believe(wishes, hearing, voter, candidates)
        total = sum(wishes)
        for candidate in seats_in(candidates):
            support[candidate] += weights[voter] * wishes[candidate] / total
    return support


def wishes_of(look: Outlook, voter: int, candidates: int, bait: list[float], *, picks_victim: bool) -> list[float]:
    """Return, by candidate, how much a voter may wish him elected: as a victim the leader, else himself or the last."""
    wishes = [0.0] * look.g.seats
    for candidate in seats_in(candidates):
        if picks_victim:
            wishes[candidate] = bait[candidate] if candidate != voter else 0.0
        else:
            wishes[candidate] = (1.0 - SELFISH) / max(bait[candidate], 0.01)
    if not picks_victim and candidates >> voter & 1:
        wishes[voter] = 0.0
        wishes[voter] = sum(wishes) * SELFISH / (1.0 - SELFISH)
    return wishes


def expected(worths: list[float], support: list[float], candidates: int) -> float:
    """Return the mean worth of the election, each candidate being as likely as the cube of his support."""
    total = 0.0
    value = 0.0
    for candidate in seats_in(candidates):
        weight = support[candidate] * support[candidate] * support[candidate]
        total += weight
        value += weight * worths[candidate]
    return value / total


def rate_sacrifice(look: Outlook, options: list[int]) -> list[float]:
    """MOH-VOTE-10  Rate each own head by the table without it: near the end by the result, else by its price."""
    return [look.after_death(look.seat, option - TO_SACRIFICE, 0, 0.0) for option in options]


def vote_weights(g: Mall, place: int) -> list[int]:
    """Return, by seat, the votes of the unhidden heads in a place, and the Threats played."""
    return [g.votes(seat, place) + g.threats[seat] for seat in range(g.seats)]
