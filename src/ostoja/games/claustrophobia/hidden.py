"""Hidden information: deal anew everything that one seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.secrets import FACE_DOWN, backs, firsts, unmarked
from ostoja.games.claustrophobia.state import warriors_in
from ostoja.games.claustrophobia.words import TILES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja.games.claustrophobia.state import Maze

SECRETS: Final[Mapping[str, tuple[str, ...]]] = {
    "advantages": ("advantages", "advantage_deck"),
    "events": ("events", "event_deck"),
    "tiles": ("stack", "foresight", "known"),
    "treasures": ("treasures",),
}


def deal_anew(g: Maze, seat: int) -> None:
    """Shuffle what lies face down and deal the other player's hand anew."""
    deal_cards(g, seat)
    deal_tiles(g, seat)
    g.rng.shuffle(g.treasures)


def deal_cards(g: Maze, seat: int) -> None:
    """The decks are unknown to both, a hand to the other player, but for cards that both have seen go there."""
    if seat == g.human:
        hidden = g.events & ~g.events_open
        unseen = warriors_in(hidden) + g.event_deck
        g.rng.shuffle(unseen)
        g.events = g.events_open
        for _ in range(hidden.bit_count()):
            g.events |= 1 << unseen.pop()
        g.event_deck = unseen
        g.rng.shuffle(g.advantage_deck)
    else:
        held = g.advantages.bit_count()
        unseen = warriors_in(g.advantages) + g.advantage_deck
        g.rng.shuffle(unseen)
        g.advantages = 0
        for _ in range(held):
            g.advantages |= 1 << unseen.pop()
        g.advantage_deck = unseen
        g.rng.shuffle(g.event_deck)


def deal_tiles(g: Maze, seat: int) -> None:
    """CLA-SET-07  Unknown tiles are drawn anew from stack and box; named ones stay in their pile."""
    places = [place for place in range(len(g.stack)) if not g.known[seat] >> g.stack[place] & 1]
    tiles = [g.stack[place] for place in places]
    if seat != g.human:
        tiles += g.foresight
    named = [tile for tile in tiles if g.scenario().named >> tile & 1]
    others = [tile for tile in tiles if not g.scenario().named >> tile & 1]
    others += tiles_in_box(g)
    g.rng.shuffle(others)
    g.rng.shuffle(named)
    free = places[:]
    if seat != g.human:
        redeal_foresight(g, named, others, len(places))
    for tile in named:
        low, high = pile_bounds(g, tile)
        fitting = [place for place in free if low <= place < high] or free
        place = g.rng.pick(fitting)
        free.remove(place)
        g.stack[place] = tile
    for place in free:
        g.stack[place] = others.pop()
    if seat != g.human:  # what only the Human player knows lies somewhere else in this world
        own = g.known[g.human] & ~g.known[seat]
        g.known[g.human] &= g.known[seat]
        if own and g.stack:
            g.known[g.human] |= 1 << g.stack[-1]


def redeal_foresight(g: Maze, named: list[int], others: list[int], places: int) -> None:
    """Give the Human player other tiles to look at: some of those that could be there; the rest needs its places."""
    looked = len(g.foresight)
    g.foresight = []
    for left in range(looked - 1, -1, -1):
        chance = g.rng.below(len(named) + len(g.stack) + 1)
        is_named = chance < len(named) or len(named) > places + left
        g.foresight.append(named.pop() if is_named else others.pop())


def tiles_in_box(g: Maze) -> list[int]:
    """List the tiles that nobody has seen and that are not in the stack."""
    scenario = g.scenario()
    seen = 0
    for tile in (*g.laid, *g.stack, *g.tile_discards, *g.foresight, *g.set_aside):
        seen |= 1 << tile
    return [tile for tile in range(TILES) if scenario.pool >> tile & 1 and not seen >> tile & 1]


def pile_bounds(g: Maze, tile: int) -> tuple[int, int]:
    """Return from where to where in the stack, counted from the bottom, the pile of a named tile lies."""
    scenario = g.scenario()
    top = sum(scenario.pile_sizes)
    for number in range(len(scenario.piles)):
        bottom = top - scenario.pile_sizes[number]
        if tile in scenario.piles[number].named:
            return bottom, top
        top = bottom
    return 0, top


def conceal(g: Maze, seat: int) -> None:
    """Turn decks, tiles and tokens face down that the seat has not seen, and the other player's hand."""
    if seat == g.human:
        g.events = g.events_open | backs(g.events & ~g.events_open)
    else:
        g.advantages = backs(g.advantages)
        g.foresight = [FACE_DOWN] * len(g.foresight)
        g.known[g.human] &= g.known[seat]
    g.advantage_deck = [FACE_DOWN] * len(g.advantage_deck)
    g.event_deck = [FACE_DOWN] * len(g.event_deck)
    g.stack = [tile if g.known[seat] >> tile & 1 else FACE_DOWN for tile in g.stack]
    g.treasures.sort()


def unmark(g: Maze) -> None:
    """Make copies of a card equal, wherever they are."""
    advantages, events = g.data.advantages_of, g.data.events_of
    g.advantages = unmarked(g.advantages, advantages)
    g.advantages_spent = unmarked(g.advantages_spent, advantages)
    g.events = unmarked(g.events, events)
    g.events_open = unmarked(g.events_open, events)
    g.events_spent = unmarked(g.events_spent, events)
    g.advantage_deck = firsts(g.advantage_deck, g.data.advantage_of)
    g.event_deck = firsts(g.event_deck, g.data.event_of)
