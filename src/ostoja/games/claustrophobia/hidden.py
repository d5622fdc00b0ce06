"""Hidden information: deal anew everything that one seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.claustrophobia.state import warriors_in
from ostoja.games.claustrophobia.words import TILES

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.state import Maze


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
    if not g.laid:
        return
    shown = list(g.foresight) if seat == g.human else []
    places = [place for place in range(len(g.stack)) if not g.known[seat] >> g.stack[place] & 1]
    tiles = [g.stack[place] for place in places]
    if seat != g.human:
        tiles += g.foresight
    named = [tile for tile in tiles if g.scenario().named >> tile & 1]
    others = [tile for tile in tiles if not g.scenario().named >> tile & 1]
    others += tiles_in_box(g, shown)
    g.rng.shuffle(others)
    g.rng.shuffle(named)
    free = places[:]
    if seat != g.human:
        redeal_foresight(g, named, others)
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


def redeal_foresight(g: Maze, named: list[int], others: list[int]) -> None:
    """Give the Human player other tiles to look at: some of those that could be there."""
    looked = len(g.foresight)
    g.foresight = []
    for _ in range(looked):
        chance = g.rng.below(len(named) + len(g.stack) + 1)
        g.foresight.append(named.pop() if chance < len(named) and named else others.pop())


def tiles_in_box(g: Maze, shown: list[int]) -> list[int]:
    """List the tiles that nobody has seen and that are not in the stack."""
    scenario = g.scenario()
    seen = 0
    for tile in (*g.laid, *g.stack, *g.tile_discards, *g.foresight, *g.set_aside, *shown):
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
