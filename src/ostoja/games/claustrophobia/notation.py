"""Positions of Claustrophobia in words, for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.errors import RecordError
from ostoja.games.claustrophobia.maze import place_of, spot_of, survey
from ostoja.games.claustrophobia.maze import turn as turned
from ostoja.games.claustrophobia.state import LYING, NOBODY, OUT, PLANTED, warriors_in
from ostoja.games.claustrophobia.words import (
    ADVANTAGE,
    DEMON,
    EVENT,
    FIRST_DEMON,
    GIFT,
    HERO,
    HEROES,
    OBJECT,
    SQUARE,
    TILE,
    TILES,
    WARRIOR,
)

if TYPE_CHECKING:
    from ostoja.engine.datafile import Table
    from ostoja.engine.vocabulary import Domain
    from ostoja.games.claustrophobia.state import Maze

NUMBERS: Final = (
    *("human", "round", "phase", "winner", "bid", "points", "countdown", "map_left", "demons_left", "gather", "boon"),
    *("steps", "wind", "moved", "hits", "mighty", "bonus_dice", "threat", "seals", "freed"),
)
SWITCHES: Final = ("blessing_left", "panic", "fought", "legion_due", "slain")
LISTS: Final = ("rolled", "placed", "blows", "treasures")
AS_THEY_ARE: Final = NUMBERS + SWITCHES + LISTS
SETS: Final[tuple[tuple[str, Domain], ...]] = (
    *((name, WARRIOR) for name in ("activated", "tough", "frenzied", "critical", "unguarded", "exhausted")),
    *((name, WARRIOR) for name in ("terrified", "snuffed", "escaped")),
    *(("gifts", GIFT), ("gifts_used", GIFT), ("possessed", DEMON), ("powers", SQUARE), ("pending", SQUARE)),
)
SINGLES: Final = ("active", "courage", "blessed")
ROWS: Final = ("stack", "tile_discards", "foresight", "set_aside", "ambushes")


def write_table(g: Maze) -> Table:
    """Write down every fact in words: tiles with place and rotation, warriors by tile, cards by name."""
    table: Table = {"scenario": g.scenario().key}
    table.update({name: getattr(g, name) for name in AS_THEY_ARE})
    for name, domain in SETS:
        table[name] = [domain.spell(one) for one in warriors_in(getattr(g, name))]
    for name in SINGLES:
        one = getattr(g, name)
        table[name] = WARRIOR.spell(one) if one >= 0 else ""
    for name in ROWS:
        table[name] = [TILE.spell(tile) for tile in getattr(g, name)]
    table["tiles"] = [_spell_tile(g, tile) for tile in g.laid]
    table["holes"] = [TILE.spell(tile) for tile in g.holes]
    table["closed"] = [f"{TILE.spell(t)} {g.closed[t]}" for t in range(TILES) if g.closed[t]]
    table["visited"] = [f"{TILE.spell(t)} {g.visited[t]}" for t in range(TILES) if g.visited[t]]
    table["known"] = [[TILE.spell(tile) for tile in warriors_in(known)] for known in g.known]
    table["warriors"] = [f"{WARRIOR.spell(w)} {TILE.spell(t)}" for w, t in enumerate(g.at) if t >= 0]
    table["figures"] = [
        f"{WARRIOR.spell(FIRST_DEMON + n)} {DEMON.spell(kind)} {g.wounds[n]}"
        for n, kind in enumerate(g.kinds)
        if kind >= 0
    ]
    table["heroes"] = [_spell_hero(g, hero) for hero in range(HEROES)]
    table["spare_objects"] = [OBJECT.spell(thing) for thing in g.spare_objects]
    table["charges"] = [_spell_burden(where) for where in g.charges]
    table["treasure"] = _spell_burden(g.treasure)
    table["advantages"] = _spell_cards(warriors_in(g.advantages), g.data.advantage_of, ADVANTAGE)
    table["advantage_deck"] = _spell_cards(g.advantage_deck[::-1], g.data.advantage_of, ADVANTAGE)
    table["events"] = _spell_cards(warriors_in(g.events), g.data.event_of, EVENT)
    table["events_open"] = _spell_cards(warriors_in(g.events_open), g.data.event_of, EVENT)
    table["event_deck"] = _spell_cards(g.event_deck[::-1], g.data.event_of, EVENT)
    return table


def read_table(g: Maze, table: Table) -> None:
    """Lay out a blank maze; what is not written is empty, cards not named are discarded."""
    keys = [scenario.key for scenario in g.scenarios]
    if "scenario" in table:
        if table["scenario"] not in keys:
            raise RecordError(
                f"the position is one of scenario {table['scenario']!r}; the set-up has {', '.join(keys)}"
            )
        g.story = keys.index(str(table["scenario"]))
    for name in AS_THEY_ARE:
        if name in table:
            setattr(g, name, table[name])
    for name, domain in SETS:
        setattr(g, name, sum(1 << domain.read(str(word)) for word in _list(table, name)))
    for name in SINGLES:
        word = str(table.get(name, ""))
        setattr(g, name, WARRIOR.read(word) if word else NOBODY)
    for name in ROWS:
        setattr(g, name, [TILE.read(str(word)) for word in _list(table, name)])
    _read_map(g, table)
    _read_warriors(g, table)
    g.spare_objects = [OBJECT.read(str(word)) for word in _list(table, "spare_objects")]
    g.charges = [_read_burden(str(word)) for word in _list(table, "charges")]
    g.treasure = _read_burden(str(table.get("treasure", "")))
    _read_advantages(g, table)
    _read_events(g, table)


def _read_map(g: Maze, table: Table) -> None:
    """Lay the tiles."""
    spots, rotations, edges = list(g.spots), list(g.turned), list(g.edges)
    laid: list[int] = []
    for word in _list(table, "tiles"):
        name, x, y, quarter = str(word).split()
        tile = TILE.read(name)
        laid.append(tile)
        spots[tile] = spot_of(int(x), int(y))
        rotations[tile] = int(quarter)
        edges[tile] = turned(g.data.openings[tile], int(quarter))
    g.laid, g.spots, g.turned, g.edges = tuple(laid), tuple(spots), tuple(rotations), tuple(edges)
    survey(g)
    g.holes = tuple(TILE.read(str(word)) for word in _list(table, "holes"))
    closed = list(g.closed)
    for word in _list(table, "closed"):
        name, ways = str(word).split()
        closed[TILE.read(name)] = int(ways)
    g.closed = tuple(closed)
    for word in _list(table, "visited"):
        name, visitors = str(word).split()
        g.visited[TILE.read(name)] = int(visitors)
    for seat, words in enumerate(_list(table, "known")):
        g.known[seat] = sum(1 << TILE.read(str(word)) for word in words) if isinstance(words, list) else 0


def _read_warriors(g: Maze, table: Table) -> None:
    """Place the figures and tell their condition."""
    for word in _list(table, "warriors"):
        name, tile = str(word).split()
        g.put(WARRIOR.read(name), TILE.read(tile))
    for word in _list(table, "figures"):
        name, kind, wounds = str(word).split()
        number = WARRIOR.read(name) - FIRST_DEMON
        g.kinds[number] = DEMON.read(kind)
        g.wounds[number] = int(wounds)
    for word in _list(table, "heroes"):
        name, die, cancelled, *things = str(word).split()
        hero = HERO.read(name)
        g.dice[hero] = int(die)
        g.cancelled[hero] = sum(1 << int(line) for line in cancelled if line != "-")
        g.objects[hero] = sum(1 << OBJECT.read(thing) for thing in things)


def _read_advantages(g: Maze, table: Table) -> None:
    """Find an Advantage card of the named kind for every word."""
    box = list(range(len(g.data.advantage_of)))
    hand = _take(_list(table, "advantages"), box, g.data.advantage_of, ADVANTAGE)
    g.advantage_deck = _take(_list(table, "advantage_deck"), box, g.data.advantage_of, ADVANTAGE)[::-1]
    g.advantages = sum(1 << card for card in hand)
    g.advantages_spent = sum(1 << card for card in box)


def _read_events(g: Maze, table: Table) -> None:
    """Find an Event card of the named kind for every word; of the hand, those both players know first."""
    box = list(range(len(g.data.event_of)))
    words = [str(word) for word in _list(table, "events")]
    for word in _list(table, "events_open"):
        words.remove(str(word))
    shown = _take(_list(table, "events_open"), box, g.data.event_of, EVENT)
    hand = _take(words, box, g.data.event_of, EVENT)
    g.event_deck = _take(_list(table, "event_deck"), box, g.data.event_of, EVENT)[::-1]
    g.events_open = sum(1 << card for card in shown)
    g.events = g.events_open | sum(1 << card for card in hand)
    g.events_spent = sum(1 << card for card in box)


def _take(words: list[object] | list[str], box: list[int], kinds: tuple[int, ...], domain: Domain) -> list[int]:
    """Take cards of the named kinds out of the box."""
    cards: list[int] = []
    for word in words:
        kind = domain.read(str(word))
        card = next((card for card in box if kinds[card] == kind), None)
        if card is None:
            raise RecordError(f"the position names more {word} cards than the game has")
        box.remove(card)
        cards.append(card)
    return cards


def _spell_tile(g: Maze, tile: int) -> str:
    """Spell a tile with its place and quarter turns."""
    x, y = place_of(g.spots[tile])
    return f"{TILE.spell(tile)} {x} {y} {g.turned[tile]}"


def _spell_hero(g: Maze, hero: int) -> str:
    """Spell a hero's die, cancelled lines and Objects."""
    lines = "".join(str(line) for line in range(1, 7) if g.cancelled[hero] >> line & 1) or "-"
    things = [str(OBJECT.spell(thing)) for thing in warriors_in(g.objects[hero])]
    return " ".join([str(HERO.spell(hero)), str(g.dice[hero]), lines, *things])


def _spell_cards(cards: list[int], kinds: tuple[int, ...], domain: Domain) -> list[str]:
    """Spell cards by their kinds."""
    return [str(domain.spell(kinds[card])) for card in cards]


def _spell_burden(where: int) -> str:
    """Spell where a charge or the treasure is."""
    if where >= LYING:
        return str(TILE.spell(where - LYING))
    if where >= 0:
        return str(HERO.spell(where))
    return "planted" if where == PLANTED else ""


def _read_burden(word: str) -> int:
    """Read where a charge or the treasure is."""
    if word in HERO.labels:
        return HERO.read(word)
    if word == "planted":
        return PLANTED
    return LYING + TILE.read(word) if word else OUT


def _list(table: Table, key: str) -> list[object]:
    """Return a list of a table, empty if there is none."""
    value = table.get(key, [])
    if not isinstance(value, list):
        raise RecordError(f"position field {key} must be a list, not {value!r}")
    return value
