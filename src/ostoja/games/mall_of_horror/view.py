"""What a seat sees of the mall, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ostoja.engine.seats import seats_in
from ostoja.engine.steps import UNDECIDED, Sealed, chosen
from ostoja.games.mall_of_horror.destination import SecretDestinations
from ostoja.games.mall_of_horror.ending import limit
from ostoja.games.mall_of_horror.flow import Round
from ostoja.games.mall_of_horror.voting import FirstBallot, ReVote
from ostoja.kit.looks import Look
from ostoja.kit.refuge.state import NOBODY, PLACES
from ostoja.kit.refuge.views import family_view, hand_view, phase_of, room_view, table_view

if TYPE_CHECKING:
    from ostoja.engine.game import View
    from ostoja.games.mall_of_horror.state import Mall

PHASES: Final = ("search", "election", "arrival", "destination", "movement", "attack", "attack")


def own_view(g: Mall, seat: int) -> View:
    """Return what a seat alone may see."""
    seen = hand_view(g, seat)
    seen["buried"] = buried_by(g, seat)
    seen.update(sealed_by(g, seat))
    return seen


def open_view(g: Mall) -> View:
    """Return what lies open on the table."""
    seen = table_view(g)
    seen["phase"] = phase_of(g, Round, PHASES)
    seen["players"] = [player_view(g, seat) for seat in range(g.seats)]
    seen["places"] = places_view(g)
    seen["kinds"] = g.data.printed
    seen["cards"] = g.data.printed_cards
    seen["ballot"] = ballot_view(g)
    seen["chief_elected"] = g.chief_elected
    seen["rescue"] = limit(g)
    seen["curse"] = g.data.curse
    return seen


def player_view(g: Mall, seat: int) -> dict[str, Any]:
    """Return what everybody knows of a player."""
    seen = family_view(g, seat)
    seen["fell_in"] = g.fell_in[seat]
    seen["threats"] = g.extra_votes[seat]
    return seen


def places_view(g: Mall) -> list[dict[str, Any]]:
    """Return every location, looked at again if something changed there."""
    if not g.looks:
        g.looks = tuple([Look() for _ in range(PLACES)])
    return [place_seen(g, place) for place in range(1, PLACES)]


def place_seen(g: Mall, place: int) -> dict[str, Any]:
    """Return a location as it looked last, or look again if something changed there."""
    look = g.looks[place]
    heads = g.room[place]
    facts = (heads, heads & g.hidden, g.zombies[place], g.hardware[place], g.shut >> place & 1, g.cursed >> place & 1)
    return look.seen[0] if facts == look.facts else look.keep(facts, [place_view(g, place)])[0]


def place_view(g: Mall, place: int) -> dict[str, Any]:
    """Return what everybody sees of a location."""
    seen = room_view(g, place)
    seen["zombies"] = g.zombies[place]
    seen["hardware"] = g.hardware[place]
    seen["sure_breach"] = g.data.sure_breach[place]
    seen["breached"] = g.is_breached(place)
    seen["closed"] = bool(g.shut & ~g.cursed & 1 << place)
    seen["cursed"] = bool(g.cursed >> place & 1)
    return seen


def buried_by(g: Mall, seat: int) -> list[list[int]]:
    """List the cards a seat has laid under the deck, by their depth."""
    return [[depth, g.data.card_of[g.deck[depth]]] for depth in range(len(g.buriers)) if g.buriers[depth] == seat]


def ballot_view(g: Mall) -> dict[str, Any] | None:
    """Return what everybody knows of the open ballot: where and what for, who can be named, and who weighs how much."""
    step = g.agenda[-1] if g.agenda else None
    if not isinstance(step, FirstBallot):
        return None
    voters = {*seats_in(step.waiting), *chosen(step.choices)}
    return {
        "place": step.place,
        "purpose": step.purpose,
        "again": isinstance(step, ReVote),
        "candidates": list(seats_in(step.candidates)),
        "weights": [step.weight(g, seat) if seat in voters else 0 for seat in range(g.seats)],
    }


def sealed_by(g: Mall, seat: int) -> dict[str, int]:
    """Return what the seat itself has set on its wheel while the others still choose."""
    step = g.agenda[-1] if g.agenda else None
    made = step.choices[seat] if isinstance(step, Sealed) and seat < len(step.choices) else UNDECIDED
    if made != UNDECIDED and isinstance(step, SecretDestinations):
        return {"vote": NOBODY, "destination": step.goes().target(made)}
    if made != UNDECIDED and isinstance(step, FirstBallot):
        return {"vote": step.votes().target(made)}
    return {"vote": NOBODY}
