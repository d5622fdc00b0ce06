"""Judgement: whom to vote for, who is likely to win a vote, and whom to sacrifice."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, cast

from ostoja.engine.seats import seats_in
from ostoja.engine.steps import PASS, chosen
from ostoja.kit.refuge.heads import KINDS, owners_of, team_in
from ostoja.kit.refuge.judge_prices import NEVER
from ostoja.kit.refuge.judge_trust import believe, word_on_vote

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing
    from ostoja.kit.refuge.election import PlaceBallot
    from ostoja.kit.refuge.judge_prices import Outlook
    from ostoja.kit.refuge.state import R, Refuge

LATE_PRIZE: Final = 0.3  # near the end a card or the badge is worth a part of what it was
LEADER_BAIT: Final = 0.15  # how much faster, per point, a voter's finger points at a player who is ahead
AHEAD: Final = 0.9  # most votes of all win, unless the others agree on somebody
LEVEL: Final = 0.4  # a tie goes to others
BEHIND: Final = 0.1  # somebody may still vote for the seat
SELFISH: Final = 0.85  # how surely a candidate for truck or badge votes for himself


def rate_ballot(
    look: Outlook, step: PlaceBallot[R], elections: list[float], hearing: Hearing, *, picks_victim: bool
) -> list[float]:
    """Rate each candidate by who is then likely to be elected, and by what each election is worth to the seat."""
    g = cast("R", look.table)
    candidates = step.candidates
    voters = step.waiting
    for seat in chosen(step.choices):
        voters |= 1 << seat
    weights = [step.weight(g, seat) for seat in range(g.seats)]
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


def victim_worths(look: Outlook, place: int, candidates: int) -> list[float]:
    """Return, by candidate, how good it is for the seat that he gives up a head in a place: his cheapest."""
    g = look.table
    worths = [0.0] * g.seats
    for victim in seats_in(candidates):
        team = team_in(g.room[place] & ~g.hidden, victim)
        worths[victim] = look.after_death(victim, look.prices.kind[team], 0, 0.0)
        if victim == look.seat:
            for kind in range(KINDS):
                if team >> kind & 1:
                    worths[victim] = max(worths[victim], look.after_death(victim, kind, 0, 0.0))
    return worths


def prize_worths(look: Outlook, prize: float, candidates: int) -> list[float]:
    """Return, by candidate, how good it is for the seat that he wins a prize of some points."""
    worths = [0.0] * look.table.seats
    for candidate in seats_in(candidates):
        worths[candidate] = look.gaining(candidate, prize)
    return worths


def prize_of(look: Outlook, gain: float) -> float:
    """Return what the truck or the badge is worth at this stage, in points."""
    return gain * max(LATE_PRIZE, look.prices.early)


def others_support(
    look: Outlook, voters: int, candidates: int, weights: list[int], hearing: Hearing, *, picks_victim: bool
) -> list[float]:
    """Return, by candidate, the votes that are to be expected from all other voters."""
    bait = baits(look)
    support = [0.0] * look.table.seats
    for voter in seats_in(voters):
        if voter == look.seat:
            continue
        wishes = wishes_of(look, voter, candidates, bait, picks_victim=picks_victim)
        if hearing.acts:
            believe(wishes, hearing, voter, candidates, picks_victim=picks_victim)
        total = sum(wishes)
        for candidate in seats_in(candidates):
            support[candidate] += weights[voter] * wishes[candidate] / total
    return support


def wishes_of(look: Outlook, voter: int, candidates: int, bait: list[float], *, picks_victim: bool) -> list[float]:
    """Return, by candidate, how much a voter may wish him elected: as a victim the leader, else himself or the last."""
    wishes = [0.0] * look.table.seats
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


def rate_sacrifice(look: Outlook, kinds: list[int]) -> list[float]:
    """Rate each own head by the table without it: near the end by the result, else by its price."""
    return [look.after_death(look.seat, kind, 0, 0.0) for kind in kinds]


def rate_backing(look: Outlook, place: int, gain: float, price: float, options: list[int]) -> list[float]:
    """Rate a card that adds a vote, before a vote for a prize: it pays if it lifts the seat above every other voter."""
    g = look.table
    weights = vote_weights(g, place)
    own = weights[look.seat]
    best = max(weights[seat] for seat in range(g.seats) if seat != look.seat)
    ratings: list[float] = []
    for option in options:
        if option == PASS:
            ratings.append(look.gaining(look.seat, gain * winning_chance(own, best)))
        else:
            ratings.append(look.gaining(look.seat, gain * winning_chance(own + 1, best) - price))
    return ratings


def winning_chance(own: int, best: int) -> float:
    """Return how likely some votes elect their owner against the strongest other voter."""
    if own > best:
        return AHEAD
    return LEVEL if own == best else BEHIND


def vote_weights(g: Refuge, place: int) -> list[int]:
    """Return, by seat, the votes of the unhidden heads in a place, and of the cards played."""
    return [g.votes(seat, place) + g.extra_votes[seat] for seat in range(g.seats)]


def baits(look: Outlook) -> list[float]:
    """Return, by seat, how much it invites the votes of the others: the leader most."""
    best = max(look.worth)
    return [exp(LEADER_BAIT * (worth - best)) if worth != NEVER else 0.0 for worth in look.worth]


def condemned(look: Outlook, heads: int, bait: list[float]) -> list[float]:
    """Return, by seat, how likely it is to lose a victim vote among these heads."""
    g = look.table
    shares = [0.0] * g.seats
    owners = seats_in(owners_of(heads))
    if len(owners) == 1:
        shares[owners[0]] = 1.0
        return shares
    votes = g.tables.team_votes
    weights = [0] * g.seats
    for seat in owners:
        weights[seat] = votes[team_in(heads, seat)]
    fill_shares(shares, owners, weights, bait, look.breaker)
    return shares


def fill_shares(
    shares: list[float], owners: tuple[int, ...], weights: list[int], bait: list[float], breaker: int
) -> None:
    """Share out the risk: a majority chooses freely, two level ones go by whoever breaks ties, more by all fingers."""
    total = 0
    inviting = 0.0
    for seat in owners:
        total += weights[seat]
        inviting += bait[seat]
    for seat in owners:
        if 2 * weights[seat] > total:
            for other in owners:
                shares[other] = bait[other] / (inviting - bait[seat]) if other != seat else 0.0
            return
    risk = 0.0
    for seat in owners:
        fingers = 0.0
        for other in owners:
            if other != seat:
                fingers += weights[other] * bait[seat] / (inviting - bait[other])
        if len(owners) == 2:
            fingers = 0.0 if seat == breaker else bait[seat]  # one against one is a tie
        shares[seat] = fingers * fingers * fingers if len(owners) > 2 else fingers
        risk += shares[seat]
    for seat in owners:
        shares[seat] /= risk
