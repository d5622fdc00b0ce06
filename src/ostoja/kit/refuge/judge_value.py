"""Judgement: what speaks for a seat's victory at the beginning of a round, as named features."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.seats import seats_in
from ostoja.kit.refuge.heads import owners_of, team_in
from ostoja.kit.refuge.judge_prices import NEVER
from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from ostoja.kit.refuge.judge_prices import Outlook

# What is called early counts fully while many deaths are to come, what is called late the nearer the end is.
FEATURES: Final = (
    "worth",  # heads and cards at the prices of the judgement, the colder the nearer the end
    "points",  # what the heads would score, likewise
    "late_points",
    "early_heads",
    "early_cards",
    "late_cards",  # ties are broken by cards
    "hand",  # own cards at the judgement's prices
    "early_badge",
    "breached",  # heads in places into which the besiegers get as things stand
    "pressed",  # heads by how near their places are to a breach
    "outdoors",
    "majorities",  # places in which the seat outvotes all others together
    "outvoted",  # heads in places in which somebody else does
    "alone",  # heads that share their place with nobody
)
_OUTNUMBERED: Final = 2.0  # besiegers per strength beyond which it gets no worse


def features(look: Outlook, outside: list[int], outdoors: int) -> list[float]:
    """Return the features of a seat through its own eyes; none if it has no head left."""
    seat = look.seat
    if look.worth[seat] == NEVER:
        return []
    g = look.table
    prices = look.prices
    late = 1.0 - prices.early
    team = team_in(look.living, seat)
    points = float(g.tables.team_value[team])
    breached, pressed, majorities, outvoted, alone = stands(look, outside, outdoors)
    return [
        prices.coldness * look.worth[seat],
        prices.coldness * points,
        late * points,
        prices.early * team.bit_count(),
        prices.early * look.cards[seat],
        late * look.cards[seat],
        prices.coldness * look.hand_worth(),
        prices.early if g.badge == seat else 0.0,
        breached,
        pressed,
        float(team_in(g.room[outdoors], seat).bit_count()),
        majorities,
        outvoted,
        alone,
    ]


def stands(look: Outlook, outside: list[int], outdoors: int) -> tuple[float, float, float, float, float]:
    """Return how the seat's heads stand: breached, pressed, with majorities, outvoted, alone."""
    g = look.table
    seat = look.seat
    breached = pressed = majorities = outvoted = alone = 0.0
    for place in range(1, PLACES):
        heads = g.room[place]
        team = team_in(heads, seat)
        if not team:
            continue
        count = float(team.bit_count())
        strength = g.strength(place) if place != outdoors else 1
        if outside[place] >= strength:
            breached += count
        pressed += count * min(_OUTNUMBERED, outside[place] / max(1, strength))
        own = g.tables.team_votes[team]
        total = most = 0
        for other in seats_in(owners_of(heads)):
            votes = g.tables.team_votes[team_in(heads, other)]
            total += votes
            if other != seat and votes > most:
                most = votes
        if total == own:
            alone += count
        elif 2 * own > total:
            majorities += 1.0
        elif 2 * most > total:
            outvoted += count
    return breached, pressed, majorities, outvoted, alone
