"""Judgement: what to say. Some of it is true."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.seats import seats_in
from ostoja.engine.steps import PASS
from ostoja.engine.talk import EVERYBODY
from ostoja.kit.refuge.heads import team_in
from ostoja.kit.refuge.judge_prices import NEVER
from ostoja.kit.refuge.promises import QUIET
from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing, Heuristics
    from ostoja.engine.rng import Rng
    from ostoja.engine.vocabulary import Domain, Word
    from ostoja.kit.refuge.judge_prices import Outlook
    from ostoja.kit.refuge.state import Refuge

Speech = list[tuple[int, list["Word"]]]

LIAR: Final = 0.34  # one broken word and none kept: worth an accusation
BLUFF: Final = 30  # of a hundred seats that have seen the dice, so many lie about them
CHATTY: Final = 50  # of a hundred occasions for a promise or a request, so many are taken
THIN: Final = 1  # with no more than this above the zombies a room calls for help
FAR_AHEAD: Final = 3.0  # points between a leader and the seat that make the others natural allies


def favourite_of(judgement: Heuristics, g: Refuge, seat: int, hearing: Hearing) -> int:
    """Return the option that a seat rates highest; to pass, if it is not asked."""
    if not g.asked >> seat & 1:
        return PASS
    options = g.offers[seat]
    ratings = judgement.rate(g, seat, options, hearing)
    return options[ratings.index(max(ratings))]


def only_accuses(look: Outlook) -> bool:
    """Tell whether a seat has nothing to choose: whoever is dead or not asked claims, asks and promises nothing."""
    return look.worth[look.seat] == NEVER or not look.table.asked >> look.seat & 1


def fresh(look: Outlook, said: Speech, hearing: Hearing) -> Speech:
    """Drop what the seat has said before to the same ears."""
    before = [(act.to, act.spell()) for act in hearing.acts if act.seat == look.seat]
    return [line for line in said if line not in before]


def accusations(look: Outlook, hearing: Hearing) -> Speech:
    """Call those liars who have broken their word."""
    return [
        (EVERYBODY, ["accusation-liar", other])
        for other in range(look.table.seats)
        if other != look.seat and hearing.trust[other] < LIAR
    ]


def claims(look: Outlook, hits: list[int], favourite: int, menace: str, places: Domain, rng: Rng) -> Speech:
    """Tell what the dice show, or bluff: scare others away from one's place, or lure them into the worst."""
    g = look.table
    worst = hits.index(max(hits))
    if hits[worst] <= 0:
        return []
    if rng.below(100) < BLUFF and not hits[favourite]:
        place = places.spell(favourite)
        return [(EVERYBODY, [f"claim-{menace}", place]), (EVERYBODY, ["request-avoid", place])]
    place = places.spell(worst)
    if rng.below(100) < BLUFF and worst != favourite and not team_in(g.room[worst], look.seat):
        return [(EVERYBODY, [f"claim-{QUIET}", place]), (EVERYBODY, ["request-go", place])]
    return [(EVERYBODY, [f"claim-{menace}", place])]


def calls_for_help(look: Outlook, head: int, outside: list[int], outdoors: int, places: Domain) -> Speech:
    """Ask others to come where one's dearest head stands behind a thin line."""
    g = look.table
    for place in range(1, PLACES):
        thin = g.strength(place) - outside[place] <= THIN
        if thin and g.room[place] & head and place != outdoors and not g.is_full(place):
            return [(EVERYBODY, ["request-go", places.spell(place)])]
    return []


def canvass(look: Outlook, place: int, *, pays: bool) -> Speech:
    """Ask for votes for truck or badge; a search is paid for with the gift."""
    partner = weakest(look, look.table.voters(place) & ~(1 << look.seat))
    if partner < 0:
        return []
    said: Speech = [(partner, ["request-vote", look.seat])]
    if pays:
        said.append((partner, ["promise-gift", partner]))
    return said


def conspire(look: Outlook, place: int, target: int) -> Speech:
    """Point at a victim, promise the weakest other voter to spare him, and offer an alliance against a leader."""
    if target == look.seat:
        return []
    said: Speech = [(EVERYBODY, ["request-vote", target])]
    partner = weakest(look, look.table.voters(place) & ~(1 << look.seat | 1 << target))
    if partner >= 0:
        said += [(partner, ["promise-vote", target]), (partner, ["promise-spare", partner])]
        if look.worth[target] > look.worth[look.seat] + FAR_AHEAD:
            said.append((partner, ["offer-alliance", partner]))
    else:
        said.append((target, ["threat-vote", target]))
    return said


def weakest(look: Outlook, seats: int) -> int:
    """Return the seat of a set that is worth least, -1 if the set is empty."""
    found = -1
    for seat in seats_in(seats):
        if found < 0 or look.worth[seat] < look.worth[found]:
            found = seat
    return found
