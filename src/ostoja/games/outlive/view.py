"""What a seat sees of the wasteland, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ostoja.games.outlive.ending import sheet
from ostoja.games.outlive.events import limits
from ostoja.games.outlive.feeding import hunger, room_upkeep, thirst, unpaid
from ostoja.games.outlive.flow import Round
from ostoja.games.outlive.hunting import toughness
from ostoja.games.outlive.night import Night, deficit
from ostoja.games.outlive.printed import printed_view
from ostoja.games.outlive.resolving import deal_of, resolvable
from ostoja.games.outlive.state import NOBODY, UNBUILT
from ostoja.games.outlive.words import (
    ANIMALS,
    BASIC,
    CITIES,
    GOODS,
    HEROES,
    KINDS,
    SLOTS,
    TOKENS,
    WILDS,
    kind_of,
)

if TYPE_CHECKING:
    from ostoja.engine.game import View
    from ostoja.games.outlive.state import Wasteland

PHASES: Final = ("day", "day", "day", "night", "over")
STEPS: Final = ("resolve", "feed", "feed", "radiation", "recruit", "build", "repair", "clean-up")
LINES: Final = ("events", "rooms", "gauge", "survivors", "equipment", "symbols")


def own_view(g: Wasteland, seat: int) -> View:
    """Return what a seat alone may see: its draft, and the stacks it has looked through."""
    seen: View = {"seat": seat, "offer": offer_view(g, seat)}
    if g.drafting:
        seen["players"] = [player_view(g, other, is_open=other == seat) for other in range(g.seats)]
    if (g.peeked[0] | g.peeked[1]) >> seat & 1:
        seen["cities"] = [city_view(g, city, seat) for city in range(2)]
    if any(looked >> seat & 1 for looked in g.tracked):
        seen["wilds"] = [wild_view(g, wild, seat) for wild in range(len(WILDS))]
    return seen


def open_view(g: Wasteland) -> View:
    """Return what lies open on the board."""
    seen = board_view(g)
    seen["players"] = [player_view(g, seat, is_open=not g.drafting) for seat in range(g.seats)]
    seen["cities"] = [city_view(g, city, None) for city in range(2)]
    seen["wilds"] = [wild_view(g, wild, None) for wild in range(len(WILDS))]
    return seen


def board_view(g: Wasteland) -> View:
    """Return the board itself: what is not a player's, a city's or a herd's."""
    return {
        "round": g.round,
        "rounds": g.data.rounds,
        "phase": phase_of(g),
        "step": step_of(g),
        "first": g.first,
        "heir": g.heir,
        "radiation": list(g.data.levels),
        "events": events_view(g),
        "pools": list(g.pool),
        "limits": limits(g),
        "printed_limits": list(g.data.pool),
        "algae": g.algae,
        "ship": [berth_view(g, berth) for berth in range(len(g.berths))],
        "stack": len(g.stack),
        "discards": [g.discards.count(tile) for tile in range(KINDS)],
        "drawn_tokens": list(g.drawn),
        "turn": turn_view(g),
        "printed": printed_view(g.data),
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


def events_view(g: Wasteland) -> list[dict[str, Any]]:
    """Return the revealed events: cost, points, who took them, and whose tokens would pay for them right now."""
    able = [paid_by(g, seat) for seat in range(g.seats)] if g.raging else []
    return [
        {
            "event": event,
            "points": g.data.event_points[event],
            "cost": list(g.data.event_cost[event]),
            "food": g.data.event_food[event],
            "taker": taker,
            "payers": [seat for seat, events in enumerate(able) if taker == NOBODY and event in events],
        }
        for event, taker in zip(g.events[: g.revealed], g.takers, strict=False)
    ]


def paid_by(g: Wasteland, seat: int) -> set[int]:
    """Return the events that a seat's tokens would pay for, with the event room or without."""
    return {deal_of(option)[0] for option in resolvable(g, seat)}


def berth_view(g: Wasteland, berth: int) -> dict[str, Any]:
    """Return a slot of the ship."""
    return {"cans": g.data.berth_cans[berth], "survivor": bool(g.aboard >> berth & 1), "hero": g.berths[berth]}


def player_view(g: Wasteland, seat: int, *, is_open: bool) -> dict[str, Any]:
    """Return what is known of a player; while the draft lasts, a player's choices are open only to the player."""
    if not is_open:
        return {"seat": seat, "drafted": False}
    base = seat * SLOTS
    lines = sheet(g, seat)
    return {
        "seat": seat,
        "drafted": True,
        "leader": g.leaders[seat],
        "goods": g.goods[seat * GOODS : seat * GOODS + GOODS],
        "reserve": g.reserve(seat),
        "gauge": g.data.gauge[g.gauge[seat]],
        "gauge_step": g.gauge[seat],
        "airlock": g.airlock[seat],
        "airlock_places": g.data.airlock,
        "rooms": [room_view(g, seat, base + slot) for slot in range(SLOTS) if g.rooms[base + slot] != NOBODY],
        "survivors": g.survivors(seat),
        "broken": tiles_in(g.broken[seat]),
        "repaired": tiles_in(g.repaired[seat]),
        "used": tiles_in(g.tired[seat]),
        "animals": g.hunted[seat * ANIMALS : seat * ANIMALS + ANIMALS],
        "heroes": [hero_view(g, hero) for hero in range(seat * HEROES, seat * HEROES + HEROES)],
        "out": bool(g.out >> seat & 1),
        "owed": g.owed[seat],
        "losses": g.losses[seat],
        "tonight": needs_view(g, seat),
        "forecast": dict(zip(LINES, lines, strict=True)),
        "points": sum(lines),
    }


def room_view(g: Wasteland, seat: int, place: int) -> dict[str, Any]:
    """Return a room: its people, what it costs tonight, and whether it works and was used."""
    kind = kind_of(g.rooms[place])
    slot = place - seat * SLOTS
    return {
        "room": g.rooms[place],
        "basic": slot < BASIC,
        "built": g.people[place] != UNBUILT,
        "people": max(0, g.people[place]),
        "places": g.data.places[kind],
        "upkeep": g.data.upkeep[kind],
        "due": room_upkeep(g, place),
        "works": g.people[place] >= g.data.places[kind],
        "used": bool(g.spent[seat] >> slot & 1),
    }


def hero_view(g: Wasteland, hero: int) -> dict[str, Any]:
    """Return a hero: strength, area, and whether it has moved today."""
    return {
        "strength": g.data.strengths[hero % HEROES],
        "area": g.where[hero],
        "active": bool(g.standing >> hero & 1),
    }


def needs_view(g: Wasteland, seat: int) -> dict[str, int]:
    """Return what the coming Night asks for: food for rooms, water for the airlock, what is missing, and radiation."""
    return {
        "food": hunger(g, seat),
        "water": thirst(g, seat),
        "missing": unpaid(g, seat),
        "radiation": deficit(g, seat),
    }


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
        "rooms": g.offered_rooms[seat * 6 : seat * 6 + 6],
        "leaders": g.offered_leaders[seat * 2 : seat * 2 + 2],
    }


def tiles_in(tiles: int) -> list[int]:
    """List the equipment in a set."""
    return [tile for tile in range(KINDS) if tiles >> tile & 1]
