"""Hidden information: deal anew everything that one seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.secrets import FACE_DOWN
from ostoja.games.outlive.draft import BUILDING, LEADING, SETTLING, Draft, choose, undraft
from ostoja.games.outlive.hunting import topmost
from ostoja.games.outlive.setup import named, room_tiles
from ostoja.games.outlive.state import NOBODY, NOWHERE
from ostoja.games.outlive.words import BASIC, DRAWN_LEADERS, DRAWN_ROOMS, HEROES, LEADERS, SLOTS, WILDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja.games.outlive.state import Wasteland

SECRETS: Final[Mapping[str, tuple[str, ...]]] = {
    "events": ("events",),
    "equipment": ("stack",),
    "search tokens": ("search",),
    "animals": ("herds", "stray"),
    "draft": ("offered_rooms", "offered_leaders", "rooms", "people", "airlock", "leaders", "where"),
}


def deal_anew(g: Wasteland, seat: int) -> None:
    """Shuffle events, equipment, search stacks and animals as far as the seat has not seen them, and draft anew."""
    hidden = g.events[g.revealed :]
    g.rng.shuffle(hidden)
    g.events[g.revealed :] = hidden
    g.rng.shuffle(g.stack)
    for city in range(2):
        if not g.peeked[city] >> seat & 1:
            g.rng.shuffle(g.search[city])
    deal_animals(g, seat)
    if g.drafting:
        draft_anew(g, seat)


def deal_animals(g: Wasteland, seat: int) -> None:
    """Mix the animals below the tops of the stacks with those that left the game, unless the seat has seen a stack."""
    unseen: list[int] = []
    places: list[list[int]] = []
    for wild in range(len(WILDS)):
        herd = g.herds[wild]
        known = g.tracked[wild] >> seat & 1
        places.append([] if known else [place for place in range(len(herd) - 1) if place != prey_place(g, wild)])
        unseen += [herd[place] for place in places[wild]]
    unseen += g.stray
    g.rng.shuffle(unseen)
    for wild in range(len(WILDS)):
        for place in places[wild]:
            g.herds[wild][place] = unseen.pop()
    g.stray = unseen


def prey_place(g: Wasteland, wild: int) -> int:
    """Return where in a stack the animal lies that is being hunted right now: everybody knows its kind."""
    if g.prey == NOBODY or g.where[g.hero] != WILDS[wild]:
        return NOBODY
    return topmost(g.herds[wild], g.prey)


def draft_anew(g: Wasteland, seat: int) -> None:
    """Deal the others' rooms and leaders from what the seat does not hold, and let each choose as often as it did."""
    rooms = room_tiles(g)
    leaders = list(range(LEADERS))
    for tile in g.offered_rooms[seat * DRAWN_ROOMS : (seat + 1) * DRAWN_ROOMS]:
        rooms.remove(tile)
    for leader in g.offered_leaders[seat * DRAWN_LEADERS : (seat + 1) * DRAWN_LEADERS]:
        leaders.remove(leader)
    g.rng.shuffle(rooms)
    g.rng.shuffle(leaders)
    for other in range(g.seats):
        if other != seat:
            offer = named([rooms.pop() for _ in range(DRAWN_ROOMS)])
            g.offered_rooms[other * DRAWN_ROOMS : (other + 1) * DRAWN_ROOMS] = offer
            lead = sorted(leaders.pop() for _ in range(DRAWN_LEADERS))
            g.offered_leaders[other * DRAWN_LEADERS : (other + 1) * DRAWN_LEADERS] = lead
            redraft(g, other)


def redraft(g: Wasteland, seat: int) -> None:
    """Let a seat begin its draft again and make as many choices as before, any of those it has."""
    count = g.drafted[seat]
    undraft(g, seat)
    draft = Draft()
    for _ in range(count):
        choose(g, seat, g.rng.pick(draft.options(g, seat)))


def conceal(g: Wasteland, seat: int) -> None:
    """Turn face down what the seat has not seen; of a stack whose pieces all know, nothing is hidden but the order."""
    g.events[g.revealed :] = sorted(g.events[g.revealed :])
    g.stack.sort()
    for city in range(2):
        if not g.peeked[city] >> seat & 1:
            g.search[city].sort()
    for wild in range(len(WILDS)):
        if not g.tracked[wild] >> seat & 1 and g.herds[wild]:
            below = len(g.herds[wild]) - 1
            g.herds[wild][:below] = [FACE_DOWN] * below
    g.stray = [FACE_DOWN] * len(g.stray)
    if g.drafting:
        for other in range(g.seats):
            if other != seat:
                conceal_draft(g, other)


def conceal_draft(g: Wasteland, seat: int) -> None:
    """Turn face down what a seat chooses from and what it has chosen; how often it chose is known."""
    g.offered_rooms[seat * DRAWN_ROOMS : (seat + 1) * DRAWN_ROOMS] = [FACE_DOWN] * DRAWN_ROOMS
    g.offered_leaders[seat * DRAWN_LEADERS : (seat + 1) * DRAWN_LEADERS] = [FACE_DOWN] * DRAWN_LEADERS
    count = g.drafted[seat]
    base = seat * SLOTS
    for slot in range(min(count, SLOTS - BASIC)):
        g.rooms[base + BASIC + slot] = FACE_DOWN
    if count > BUILDING:
        g.people[base : base + SLOTS] = [FACE_DOWN] * SLOTS
    if count > SETTLING:
        g.airlock[seat] = FACE_DOWN
    if count > LEADING:
        g.leaders[seat] = FACE_DOWN
    for hero in range(seat * HEROES, seat * HEROES + HEROES):
        if g.where[hero] != NOWHERE:
            g.where[hero] = FACE_DOWN
