"""Judgement: what to say at a besieged table. Some of it is true, and nothing in it tells which.

Whether a claim is true is drawn first; what it sounds like and which place it names are then drawn in the same way for
both. Nobody names the place that he goes to himself: an open choice must not give a lie away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.seats import seats_in
from ostoja.engine.steps import PASS, chosen
from ostoja.engine.talk import EVERYBODY, REQUEST, TERM, THIS_ROUND, THIS_VOTE
from ostoja.kit.refuge.heads import owners_of, team_in
from ostoja.kit.refuge.judge_prices import NEVER
from ostoja.kit.refuge.promises import QUIET, TO_DIE, TO_SEARCH
from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing, Heuristics
    from ostoja.engine.rng import Rng
    from ostoja.engine.vocabulary import Domain, Word
    from ostoja.kit.refuge.election import PlaceBallot
    from ostoja.kit.refuge.judge_prices import Outlook
    from ostoja.kit.refuge.state import R, Refuge

Speech = list[tuple[int, list["Word"]]]

PERCENT: Final = 100
CHATTY: Final = 35  # of a hundred occasions for a request or a question, so many are taken
THIN: Final = 1  # with no more than this above the besiegers a room calls for help
MOST_DEALS: Final = 12
FEW: Final = 2  # victims, and rooms, that are thought of


def favourite_of(judgement: Heuristics, g: Refuge, seat: int, hearing: Hearing) -> int:
    """Return the option that a seat rates highest; to pass, if it is not asked."""
    if not g.asked >> seat & 1:
        return PASS
    options = g.offers[seat]
    ratings = judgement.rate(g, seat, options, hearing)
    return options[ratings.index(max(ratings))]


def is_out(look: Outlook) -> bool:
    """Tell whether a seat has nothing to win any more: the dead claim, ask and promise nothing."""
    return look.worth[look.seat] == NEVER


def claim(
    look: Outlook, hits: list[int], avoided: int, menace: str, places: Domain, candour: float, rng: Rng
) -> Speech:
    """Claim something about the dice: true as often as the seat is candid, whatever it is about.

    What the dice bring to a place is 0 or more, or -1 where nobody can be; one place is never spoken of.
    """
    is_true = rng.below(PERCENT) < candour * PERCENT
    says_menace = rng.below(2) == 0
    fitting = [
        place
        for place in range(1, PLACES)
        if hits[place] >= 0 and place != avoided and (hits[place] > 0) == (is_true == says_menace)
    ]
    if not fitting:
        return []
    busy = [place for place in fitting if look.table.room[place]]  # what concerns nobody is not worth a word
    place = places.spell(rng.pick(busy or fitting))
    return [(EVERYBODY, [f"claim-{menace}" if says_menace else f"claim-{QUIET}", place])]


def calls_for_help(look: Outlook, head: int, outside: list[int], outdoors: int, places: Domain) -> Speech:
    """Ask others to come where one's dearest head stands behind a thin line."""
    g = look.table
    for place in range(1, PLACES):
        thin = g.strength(place) - outside[place] <= THIN
        if thin and g.room[place] & head and place != outdoors and not g.is_full(place):
            return [(EVERYBODY, ["request-go", places.spell(place)])]
    return []


def ask_seer(look: Outlook, hearing: Hearing) -> Speech:
    """Ask somebody who has seen the dice, unless he has said something about them."""
    g = look.table
    for seer in seats_in(g.seers & g.survivors() & ~(1 << look.seat)):
        if not any(act.seat == seer and act.form.kind == "claim" for act in hearing.acts):
            return [(seer, ["question-where"])]
    return []


# ---------------------------------------------------------------- offers


def ballot_deals(look: Outlook, step: PlaceBallot[R]) -> Speech:
    """List what may be agreed on before a ballot: against whom, whom to spare, a card for a vote."""
    voters = step.waiting
    for seat in chosen(step.choices):
        voters |= 1 << seat
    partners = [seat for seat in seats_in(voters & ~(1 << look.seat)) if look.worth[seat] != NEVER]
    if step.purpose == TO_DIE:
        return victim_deals(look, step.candidates, partners)
    if step.purpose == TO_SEARCH and step.candidates >> look.seat & 1:
        return [(partner, ["offer-search"]) for partner in partners]
    return []


def victim_deals(look: Outlook, candidates: int, partners: list[int]) -> Speech:
    """List deals about a victim: together against one of the others, the leader first, or sparing each other."""
    found: Speech = []
    dearest = sorted(seats_in(candidates & ~(1 << look.seat)), key=lambda seat: -look.worth[seat])
    for partner in partners:
        others = [victim for victim in dearest if victim != partner]
        found += [(partner, ["offer-against", victim]) for victim in others[:FEW]]
        if others and candidates >> look.seat & 1 and candidates >> partner & 1:
            found.append((partner, ["offer-truce", TERM.spell(THIS_VOTE)]))
    return found[:MOST_DEALS]


def going_deals(look: Outlook, favourite: int, places: Domain) -> Speech:
    """List what may be agreed on before everybody goes somewhere: a truce with neighbours, and who goes where."""
    g = look.table
    found: Speech = []
    for place in range(1, PLACES):
        if not team_in(g.room[place], look.seat):
            continue
        for other in seats_in(owners_of(g.room[place]) & ~(1 << look.seat)):
            if (other, ["offer-truce", "round"]) not in found:
                found.append((other, ["offer-truce", TERM.spell(THIS_ROUND)]))
    for other in seats_in(g.survivors() & ~(1 << look.seat)):
        for place in shelters(look, favourite)[:FEW]:
            found.append((other, ["offer-rooms", places.spell(favourite), places.spell(place)]))
    return found[:MOST_DEALS]


def shelters(look: Outlook, favourite: int) -> list[int]:
    """List the places of own heads with room for one more, where help would be welcome."""
    g = look.table
    return [
        place
        for place in range(1, PLACES)
        if place != favourite and team_in(g.room[place], look.seat) and g.has_room(place)
    ]


# ---------------------------------------------------------------- questions, and what is asked for


def asked_for_vote(look: Outlook, target: int, hearing: Hearing) -> Speech:
    """Point at a victim, openly, unless somebody has done so: the others may follow."""
    if target == look.seat or any(act.form.kind == REQUEST and act.form.key == "vote" for act in hearing.acts):
        return []
    return [(EVERYBODY, ["request-vote", target])]


def threaten(look: Outlook, candidates: int, hearing: Hearing, limit: float) -> Speech:
    """Warn a candidate whose word is worth nothing."""
    for other in seats_in(candidates & ~(1 << look.seat)):
        if hearing.trust[other] < limit:
            return [(other, ["threat-vote", other])]
    return []


def rarely(rng: Rng, percent: int) -> bool:
    """Draw whether an occasion is taken."""
    return rng.below(PERCENT) < percent
