"""What a seat sees of the wasteland, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ostoja.games.outlive.events import limits
from ostoja.games.outlive.flow import Round
from ostoja.games.outlive.hunting import toughness
from ostoja.games.outlive.night import Night
from ostoja.games.outlive.player_views import look_around, look_at, looks_of, player_view
from ostoja.games.outlive.state import NOBODY
from ostoja.games.outlive.words import ANIMALS, CITIES, DRAWN_LEADERS, DRAWN_ROOMS, KINDS, TOKENS, WILDS

if TYPE_CHECKING:
    from ostoja.engine.game import View
    from ostoja.games.outlive.player_views import Looks
    from ostoja.games.outlive.state import Wasteland

PHASES: Final = ("day", "day", "day", "night", "over")
STEPS: Final = ("resolve", "feed", "feed", "radiation", "recruit", "build", "repair", "clean-up")


def own_view(g: Wasteland, seat: int) -> View:
    """Return what a seat alone may see: its draft, and the stacks it has looked through."""
    seen: View = {"seat": seat, "offer": offer_view(g, seat)}
    if g.drafting:
        look_at(g, looks_of(g), seat)
        seen["players"] = [player_view(g, other, is_open=other == seat) for other in range(g.seats)]
    if (g.peeked[0] | g.peeked[1]) >> seat & 1:
        seen["cities"] = [city_view(g, city, seat) for city in range(2)]
    if any(looked >> seat & 1 for looked in g.tracked):
        seen["wilds"] = [wild_view(g, wild, seat) for wild in range(len(WILDS))]
    return seen


def open_view(g: Wasteland) -> View:
    """Return what lies open on the board."""
    seen = board_view(g, look_around(g))
    seen["players"] = [player_view(g, seat, is_open=not g.drafting) for seat in range(g.seats)]
    seen["cities"] = cities_view(g)
    seen["wilds"] = wilds_view(g)
    return seen


def board_view(g: Wasteland, looks: Looks) -> View:
    """Return the board itself: what is not a player's, a city's or a herd's."""
    if g.raging not in looks.limits:
        looks.limits[g.raging] = limits(g)
    return {
        "round": g.round,
        "rounds": g.data.rounds,
        "phase": phase_of(g),
        "step": step_of(g),
        "first": g.first,
        "heir": g.heir,
        "radiation": list(g.data.levels),
        "events": events_view(g, looks.payable),
        "pools": list(g.pool),
        "limits": looks.limits[g.raging],
        "printed_limits": list(g.data.pool),
        "algae": g.algae,
        "ship": [berth_view(g, berth) for berth in range(len(g.berths))],
        "stack": len(g.stack),
        "discards": [g.discards.count(tile) for tile in range(KINDS)],
        "drawn_tokens": list(g.drawn),
        "turn": turn_view(g),
        "printed": g.data.printed,
    }


def phase_of(g: Wasteland) -> str:
    """Name the phase of the round."""
    for step in g.agenda:
        if isinstance(step, Round):
            return PHASES[step.at - 1]
    return "over" if g.over else "setup"


def step_of(g: Wasteland) -> str:
    """Name the step of the Night; by day there is none."""
    for step in g.agenda:
        if isinstance(step, Night):
            return STEPS[step.at - 1]
    return ""


def turn_view(g: Wasteland) -> dict[str, Any]:
    """Return where the hero stands whose turn it is."""
    return {
        "hero": g.hero,
        "actions": g.actions,
        "opened": g.opened,
        "level": g.level,
        "pressure": g.pressure,
        "prey": g.prey,
    }


def events_view(g: Wasteland, payable: list[set[int]]) -> list[dict[str, Any]]:
    """Return the revealed events: cost, points, who took them, and whose tokens would pay for them right now."""
    return [
        {
            "event": event,
            "points": g.data.event_points[event],
            "cost": list(g.data.event_cost[event]),
            "food": g.data.event_food[event],
            "taker": taker,
            "payers": [seat for seat in range(g.seats) if taker == NOBODY and event in payable[seat]],
        }
        for event, taker in zip(g.events[: g.revealed], g.takers, strict=False)
    ]


def berth_view(g: Wasteland, berth: int) -> dict[str, Any]:
    """Return a slot of the ship."""
    return {"cans": g.data.berth_cans[berth], "survivor": bool(g.aboard >> berth & 1), "hero": g.berths[berth]}


def cities_view(g: Wasteland) -> list[dict[str, Any]]:
    """Return the cities as they lie open, looked at again if something was drawn there."""
    look = looks_of(g).cities
    facts = (*(stack[:] for stack in g.search), *(shown[:] for shown in g.shown), g.peeked[:])
    return look.seen if facts == look.facts else look.keep(facts, [city_view(g, city, None) for city in range(2)])


def wilds_view(g: Wasteland) -> list[dict[str, Any]]:
    """Return the stacks of animals as they lie open, looked at again if a hunter's luck or an event changed them."""
    look = looks_of(g).wilds
    facts = (*(herd[-1:] for herd in g.herds), *map(len, g.herds), g.tracked[:], g.hunted[:], g.raging, g.works[:])
    if facts == look.facts:
        return look.seen
    return look.keep(facts, [wild_view(g, wild, None) for wild in range(len(WILDS))])


def city_view(g: Wasteland, city: int, seat: int | None) -> dict[str, Any]:
    """Return a city: tiles, open search tokens, what is left in the stack, and its order for a seat that has looked."""
    stack = g.search[city]
    inside = [stack.count(token) for token in range(TOKENS)]
    every = [g.data.tokens.count(token) for token in range(TOKENS)]
    knows = seat is not None and g.peeked[city] >> seat & 1
    return {
        "area": CITIES[city],
        "shown": list(g.shown[city]),
        "stack": len(stack),
        "inside": inside,
        "open": [all_of - left for all_of, left in zip(every, inside, strict=True)],
        "peeked": g.peeked[city],
        "order": stack[::-1] if knows else [],
    }


def wild_view(g: Wasteland, wild: int, seat: int | None) -> dict[str, Any]:
    """Return a stack of animals: its top, and the whole of it for a seat that has looked through it."""
    herd = g.herds[wild]
    top = herd[-1] if herd else NOBODY
    knows = seat is not None and g.tracked[wild] >> seat & 1
    seen: dict[str, Any] = {"area": WILDS[wild], "left": len(herd), "top": top, "tracked": g.tracked[wild]}
    seen["toughness"] = [toughness(g, other, top) if herd else 0 for other in range(g.seats)]
    seen["meat"] = [next_meat(g, other, top) if herd else 0 for other in range(g.seats)]
    seen["order"] = herd[::-1] if knows else []
    return seen


def next_meat(g: Wasteland, seat: int, animal: int) -> int:
    """Return the meat that the next animal of a kind holds for a seat, without events and rooms."""
    values = g.data.animal_meat[animal]
    return values[min(g.hunted[seat * ANIMALS + animal], len(values) - 1)]


def offer_view(g: Wasteland, seat: int) -> dict[str, list[int]]:
    """Return the rooms and leaders a seat chooses from while the draft lasts."""
    if not g.drafting:
        return {"rooms": [], "leaders": []}
    return {
        "rooms": g.offered_rooms[seat * DRAWN_ROOMS : (seat + 1) * DRAWN_ROOMS],
        "leaders": g.offered_leaders[seat * DRAWN_LEADERS : (seat + 1) * DRAWN_LEADERS],
    }
