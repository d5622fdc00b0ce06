"""Positions of Claustrophobia in words, for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.errors import RecordError
from ostoja.games.claustrophobia.maze import ALL_WAYS, place_of, spot_of, survey
from ostoja.games.claustrophobia.maze import turn as turned
from ostoja.games.claustrophobia.possible import check_possible
from ostoja.games.claustrophobia.state import LYING, NOBODY, OUT, PLANTED, warriors_in
from ostoja.games.claustrophobia.words import (
    ADVANTAGE,
    DEMON,
    DIRECTIONS,
    EVENT,
    FIGURE,
    FIRST_DEMON,
    GIFT,
    HERO,
    HEROES,
    LINES,
    OBJECT,
    SQUARE,
    TILE,
    TILES,
    VALUES,
    WARRIOR,
    WARRIORS,
)
from ostoja.kit.fields import Fields, take_cards

if TYPE_CHECKING:
    from ostoja.engine.datafile import Section
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
IN_WORDS: Final = (
    *("scenario", "tiles", "holes", "closed", "visited", "known", "warriors", "figures", "heroes", "spare_objects"),
    *("charges", "treasure", "advantages", "advantage_deck", "events", "events_open", "event_deck"),
)
FIELDS: Final = AS_THEY_ARE + tuple(name for name, _ in SETS) + SINGLES + ROWS + IN_WORDS
FARTHEST: Final = TILES - 1  # tiles from the start


def write_facts(g: Maze) -> Section:
    """Write down every fact in words: tiles with place and rotation, warriors by tile, cards by name."""
    table: Section = {"scenario": g.scenario().key}
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


def read_facts(g: Maze, table: Section) -> None:
    """Lay out a blank maze, if it can be; what is not written is empty, cards not named are discarded."""
    fields = Fields(table)
    fields.refuse_others(FIELDS)
    _read_story(g, fields)
    for name in AS_THEY_ARE:
        if name in table:
            setattr(g, name, table[name])
    for name, domain in SETS:
        setattr(g, name, fields.set_of(name, domain))
    for name in SINGLES:
        setattr(g, name, fields.member(name, WARRIOR, NOBODY))
    for name in ROWS:
        setattr(g, name, fields.members(name, TILE))
    _read_map(g, fields)
    _read_warriors(g, fields)
    _read_heroes(g, fields)
    g.spare_objects = fields.members("spare_objects", OBJECT)
    g.charges = [_read_burden(fields, "charges", word) for word in fields.texts("charges")]
    g.treasure = _read_burden(fields, "treasure", fields.text("treasure"))
    _read_advantages(g, fields)
    _read_events(g, fields)
    check_possible(g)


def _read_story(g: Maze, fields: Fields) -> None:
    """Find the scenario among those of the set-up."""
    keys = [scenario.key for scenario in g.scenarios]
    key = fields.text("scenario")
    if key and key not in keys:
        raise RecordError(f"the position is one of scenario {key!r}; the set-up has {', '.join(keys)}")
    g.story = keys.index(key) if key else g.story


def _read_map(g: Maze, fields: Fields) -> None:
    """Lay the tiles."""
    spots, rotations, edges = list(g.spots), list(g.turned), list(g.edges)
    laid: list[int] = []
    found = 0
    for entry in fields.items("tiles"):
        name, x, y, quarter = fields.parts("tiles", entry, "TILE X Y QUARTER-TURNS")
        tile = fields.read("tiles", TILE, name)
        found = fields.once("tiles", found, tile, name)
        laid.append(tile)
        east, north = (fields.number("tiles", word, -FARTHEST, FARTHEST) for word in (x, y))
        spots[tile] = spot_of(east, north)
        rotations[tile] = fields.number("tiles", quarter, 0, DIRECTIONS - 1)
        edges[tile] = turned(g.data.openings[tile], rotations[tile])
    g.laid, g.spots, g.turned, g.edges = tuple(laid), tuple(spots), tuple(rotations), tuple(edges)
    survey(g)
    g.holes = tuple(fields.members("holes", TILE))
    closed = list(g.closed)
    for entry in fields.items("closed"):
        name, ways = fields.parts("closed", entry, "TILE WAYS")
        closed[fields.read("closed", TILE, name)] = fields.number("closed", ways, 0, ALL_WAYS)
    g.closed = tuple(closed)
    for entry in fields.items("visited"):
        name, visitors = fields.parts("visited", entry, "TILE VISITORS")
        g.visited[fields.read("visited", TILE, name)] = fields.number("visited", visitors, 0, (1 << HEROES) - 1)
    for seat, tiles in enumerate(fields.lists("known", g.seats)):
        g.known[seat] = fields.set_from("known", TILE, tiles)


def _read_warriors(g: Maze, fields: Fields) -> None:
    """Place the figures and tell which Demons they are."""
    placed = 0
    for entry in fields.items("warriors"):
        name, tile = fields.parts("warriors", entry, "WARRIOR TILE")
        warrior = fields.read("warriors", WARRIOR, name)
        placed = fields.once("warriors", placed, warrior, name)
        if warrior >= WARRIORS:
            fields.refuse("warriors", f"must name {name} one by one")
        g.put(warrior, fields.read("warriors", TILE, tile))
    numbered = 0
    for entry in fields.items("figures"):
        name, kind, wounds = fields.parts("figures", entry, "FIGURE DEMON WOUNDS")
        number = fields.read("figures", FIGURE, name)
        numbered = fields.once("figures", numbered, number, name)
        g.kinds[number] = fields.read("figures", DEMON, kind)
        g.wounds[number] = fields.number("figures", wounds, 0, g.data.demon_health[g.kinds[number]])


def _read_heroes(g: Maze, fields: Fields) -> None:
    """Tell the condition of the heroes: the die, cancelled lines ("-" for none) and Objects."""
    told = 0
    for entry in fields.items("heroes"):
        name, die, lines, *things = fields.parts("heroes", entry, "HERO DIE LINES OBJECTS…")
        hero = fields.read("heroes", HERO, name)
        told = fields.once("heroes", told, hero, name)
        g.dice[hero] = fields.number("heroes", die, 0, VALUES - 1)
        g.cancelled[hero] = sum(1 << fields.number("heroes", line, 1, LINES) for line in set(lines) - {"-"})
        g.objects[hero] = fields.set_from("heroes", OBJECT, things)


def _read_advantages(g: Maze, fields: Fields) -> None:
    """Find an Advantage card of the named kind for every word."""
    box = list(range(len(g.data.advantage_of)))
    hand = take_cards(fields, "advantages", box, g.data.advantage_of, ADVANTAGE)
    g.advantage_deck = take_cards(fields, "advantage_deck", box, g.data.advantage_of, ADVANTAGE)[::-1]
    g.advantages = sum(1 << card for card in hand)
    g.advantages_spent = sum(1 << card for card in box)


def _read_events(g: Maze, fields: Fields) -> None:
    """Find an Event card of the named kind for every word; those that both players know are some of the hand."""
    box = list(range(len(g.data.event_of)))
    hand = take_cards(fields, "events", box, g.data.event_of, EVENT)
    known = take_cards(fields, "events_open", hand[:], g.data.event_of, EVENT)
    g.event_deck = take_cards(fields, "event_deck", box, g.data.event_of, EVENT)[::-1]
    g.events_open = sum(1 << card for card in known)
    g.events = sum(1 << card for card in hand)
    g.events_spent = sum(1 << card for card in box)


def _read_burden(fields: Fields, key: str, word: str) -> int:
    """Read where a charge or the treasure is."""
    if word in HERO.labels:
        return HERO.read(word)
    if word == "planted":
        return PLANTED
    return LYING + fields.read(key, TILE, word) if word else OUT


def _spell_tile(g: Maze, tile: int) -> str:
    """Spell a tile with its place and quarter turns."""
    x, y = place_of(g.spots[tile])
    return f"{TILE.spell(tile)} {x} {y} {g.turned[tile]}"


def _spell_hero(g: Maze, hero: int) -> str:
    """Spell a hero's die, cancelled lines and Objects."""
    lines = "".join(str(line) for line in range(1, LINES + 1) if g.cancelled[hero] >> line & 1) or "-"
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
