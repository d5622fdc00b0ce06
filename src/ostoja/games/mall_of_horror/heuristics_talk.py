"""Judgement: what to say. Some of it is true."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.seats import seats_in
from ostoja.engine.talk import EVERYBODY
from ostoja.games.mall_of_horror.destination import Announcement, SecretDestinations
from ostoja.games.mall_of_horror.heuristics_dice import knows_dice
from ostoja.games.mall_of_horror.heuristics_prices import NEVER
from ostoja.games.mall_of_horror.state import head_of, team_in
from ostoja.games.mall_of_horror.voting import FirstBallot, Threats
from ostoja.games.mall_of_horror.words import LOCATION, PARKING, PIN_UP, PLACES, TO_DIE, TO_GO, TO_VOTE

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing
    from ostoja.engine.rng import Rng
    from ostoja.engine.vocabulary import Word
    from ostoja.games.mall_of_horror.heuristics_prices import Outlook
    from ostoja.games.mall_of_horror.state import Mall

Speech = list[tuple[int, list["Word"]]]

LIAR: Final = 0.34  # one broken word and none kept: worth an accusation
BLUFF: Final = 30  # of a hundred seats that have seen the dice, so many lie about them
CHATTY: Final = 50  # of a hundred occasions for a promise or a request, so many are taken
THIN: Final = 1  # with no more than this above the zombies a Pin-Up's room calls for help
FAR_AHEAD: Final = 3.0  # points between a leader and the seat that make the others natural allies


def speech(look: Outlook, favourite: int, hearing: Hearing, rng: Rng) -> Speech:
    """Return what the seat says before it chooses its favourite option; never the same thing twice."""
    step = look.g.agenda[-1]
    said: Speech = accusations(look, hearing)
    if look.worth[look.seat] == NEVER:
        return fresh(look, said, hearing)
    if isinstance(step, (Announcement, SecretDestinations)):
        if knows_dice(look.g, look.seat):
            said += claims(look, favourite - TO_GO, rng)
        elif rng.below(100) < CHATTY:
            said += calls_for_help(look.g, look.seat)
    elif isinstance(step, Threats):
        if rng.below(100) < CHATTY:
            said += canvass(look, step.place)
    elif isinstance(step, FirstBallot) and step.purpose == TO_DIE and rng.below(100) < CHATTY:
        said += conspire(look, step.place, favourite - TO_VOTE)
    return fresh(look, said, hearing)


def fresh(look: Outlook, said: Speech, hearing: Hearing) -> Speech:
    """Drop what the seat has said before to the same ears."""
    before = [(act.to, act.spell()) for act in hearing.acts if act.seat == look.seat]
    return [line for line in said if line not in before]


def accusations(look: Outlook, hearing: Hearing) -> Speech:
    """Call those liars who have broken their word."""
    return [
        (EVERYBODY, ["accusation-liar", other])
        for other in range(look.g.seats)
        if other != look.seat and hearing.trust[other] < LIAR
    ]


def claims(look: Outlook, favourite: int, rng: Rng) -> Speech:
    """MOH-ARR-09  Tell what the dice show, or bluff: scare others away from one's room, or lure them into the worst."""
    g = look.g
    hits = [g.dice.count(place) if place and g.is_open(place) else -1 for place in range(PLACES)]
    worst = hits.index(max(hits))
    if hits[worst] <= 0:
        return []
    if rng.below(100) < BLUFF and not hits[favourite]:
        return [(EVERYBODY, claim("zombies", favourite)), (EVERYBODY, ["request-avoid", LOCATION.spell(favourite)])]
    if rng.below(100) < BLUFF and worst != favourite and not team_in(g.room[worst], look.seat):
        return [(EVERYBODY, claim("quiet", worst)), (EVERYBODY, ["request-go", LOCATION.spell(worst)])]
    return [(EVERYBODY, claim("zombies", worst))]


def claim(key: str, place: int) -> list[Word]:
    """Spell a claim about the dice."""
    return [f"claim-{key}", LOCATION.spell(place)]


def calls_for_help(g: Mall, seat: int) -> Speech:
    """Ask others to come where one's Pin-Up stands behind a thin line."""
    for place in range(1, PLACES):
        thin = g.strength(place) - g.zombies[place] <= THIN
        if thin and g.room[place] & head_of(seat, PIN_UP) and place != PARKING and not g.is_full(place):
            return [(EVERYBODY, ["request-go", LOCATION.spell(place)])]
    return []


def canvass(look: Outlook, place: int) -> Speech:
    """Ask for votes for truck or badge; a search is paid for with the gift."""
    partner = weakest(look, look.g.voters(place) & ~(1 << look.seat))
    if partner < 0:
        return []
    said: Speech = [(partner, ["request-vote", look.seat])]
    if place == PARKING:
        said.append((partner, ["promise-gift", partner]))
    return said


def conspire(look: Outlook, place: int, target: int) -> Speech:
    """Point at a victim, promise the weakest other voter to spare him, and offer an alliance against a leader."""
    if target == look.seat:
        return []
    said: Speech = [(EVERYBODY, ["request-vote", target])]
    partner = weakest(look, look.g.voters(place) & ~(1 << look.seat | 1 << target))
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
