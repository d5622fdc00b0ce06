"""Positions of Claustrophobia in words, for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.errors import OptionError, RecordError
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

if TYPE_CHECKING:
    from collections.abc import Sequence

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
IN_WORDS: Final = (
    *("scenario", "tiles", "holes", "closed", "visited", "known", "warriors", "figures", "heroes", "spare_objects"),
    *("charges", "treasure", "advantages", "advantage_deck", "events", "events_open", "event_deck"),
)
FIELDS: Final = AS_THEY_ARE + tuple(name for name, _ in SETS) + SINGLES + ROWS + IN_WORDS
FARTHEST: Final = TILES - 1  # tiles from the start


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
    """Lay out a blank maze, if it can be; what is not written is empty, cards not named are discarded."""
    for name in table:
        if name not in FIELDS:
            raise RecordError(f"the table has no field {name!r}; fields: {', '.join(FIELDS)}")
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
        setattr(g, name, _set(domain, _list(table, name), name))
    for name in SINGLES:
        word = str(table.get(name, ""))
        setattr(g, name, _member(WARRIOR, word, name) if word else NOBODY)
    for name in ROWS:
        setattr(g, name, [_member(TILE, word, name) for word in _list(table, name)])
    _read_map(g, table)
    _read_warriors(g, table)
    _read_heroes(g, table)
    g.spare_objects = [_member(OBJECT, word, "spare_objects") for word in _list(table, "spare_objects")]
    g.charges = [_read_burden(str(word), "charges") for word in _list(table, "charges")]
    g.treasure = _read_burden(str(table.get("treasure", "")), "treasure")
    _read_advantages(g, table)
    _read_events(g, table)
    check_possible(g)


def _read_map(g: Maze, table: Table) -> None:
    """Lay the tiles."""
    spots, rotations, edges = list(g.spots), list(g.turned), list(g.edges)
    laid: list[int] = []
    for word in _list(table, "tiles"):
        name, x, y, quarter = _parts(word, "tiles", "TILE X Y QUARTER-TURNS")
        tile = _once(laid, _member(TILE, name, "tiles"), "tiles", name)
        spots[tile] = spot_of(_number(x, "tiles", -FARTHEST, FARTHEST), _number(y, "tiles", -FARTHEST, FARTHEST))
        rotations[tile] = _number(quarter, "tiles", 0, DIRECTIONS - 1)
        edges[tile] = turned(g.data.openings[tile], rotations[tile])
    g.laid, g.spots, g.turned, g.edges = tuple(laid), tuple(spots), tuple(rotations), tuple(edges)
    survey(g)
    g.holes = tuple(_member(TILE, word, "holes") for word in _list(table, "holes"))
    closed = list(g.closed)
    for word in _list(table, "closed"):
        name, ways = _parts(word, "closed", "TILE WAYS")
        closed[_member(TILE, name, "closed")] = _number(ways, "closed", 0, ALL_WAYS)
    g.closed = tuple(closed)
    for word in _list(table, "visited"):
        name, visitors = _parts(word, "visited", "TILE VISITORS")
        g.visited[_member(TILE, name, "visited")] = _number(visitors, "visited", 0, (1 << HEROES) - 1)
    for seat, words in enumerate(_list(table, "known")):
        if seat >= g.seats or not isinstance(words, list):
            raise RecordError("position field known must be a list of tiles for each of the two seats")
        g.known[seat] = _set(TILE, words, "known")


def _read_warriors(g: Maze, table: Table) -> None:
    """Place the figures and tell which Demons they are."""
    placed: list[int] = []
    for word in _list(table, "warriors"):
        name, tile = _parts(word, "warriors", "WARRIOR TILE")
        warrior = _once(placed, _member(WARRIOR, name, "warriors"), "warriors", name)
        if warrior >= WARRIORS:
            raise RecordError(f"position field warriors must name {name} one by one")
        g.put(warrior, _member(TILE, tile, "warriors"))
    numbered: list[int] = []
    for word in _list(table, "figures"):
        name, kind, wounds = _parts(word, "figures", "FIGURE DEMON WOUNDS")
        number = _once(numbered, _member(FIGURE, name, "figures"), "figures", name)
        g.kinds[number] = _member(DEMON, kind, "figures")
        g.wounds[number] = _number(wounds, "figures", 0, g.data.demon_health[g.kinds[number]])


def _read_heroes(g: Maze, table: Table) -> None:
    """Tell the condition of the heroes: the die, cancelled lines ("-" for none) and Objects."""
    told: list[int] = []
    for word in _list(table, "heroes"):
        name, die, lines, *things = _parts(word, "heroes", "HERO DIE LINES OBJECTS…")
        hero = _once(told, _member(HERO, name, "heroes"), "heroes", name)
        g.dice[hero] = _number(die, "heroes", 0, VALUES - 1)
        g.cancelled[hero] = sum(1 << _number(line, "heroes", 1, LINES) for line in set(lines) - {"-"})
        g.objects[hero] = _set(OBJECT, things, "heroes")


def _read_advantages(g: Maze, table: Table) -> None:
    """Find an Advantage card of the named kind for every word."""
    box = list(range(len(g.data.advantage_of)))
    hand = _take(table, "advantages", box, g.data.advantage_of, ADVANTAGE)
    g.advantage_deck = _take(table, "advantage_deck", box, g.data.advantage_of, ADVANTAGE)[::-1]
    g.advantages = sum(1 << card for card in hand)
    g.advantages_spent = sum(1 << card for card in box)


def _read_events(g: Maze, table: Table) -> None:
    """Find an Event card of the named kind for every word; those that both players know are some of the hand."""
    box = list(range(len(g.data.event_of)))
    hand = _take(table, "events", box, g.data.event_of, EVENT)
    shown = _take(table, "events_open", hand[:], g.data.event_of, EVENT)
    g.event_deck = _take(table, "event_deck", box, g.data.event_of, EVENT)[::-1]
    g.events_open = sum(1 << card for card in shown)
    g.events = sum(1 << card for card in hand)
    g.events_spent = sum(1 << card for card in box)


def _take(table: Table, field: str, box: list[int], kinds: tuple[int, ...], domain: Domain) -> list[int]:
    """Take cards of the kinds that a field names out of the box."""
    cards: list[int] = []
    for word in _list(table, field):
        kind = _member(domain, word, field)
        card = next((card for card in box if kinds[card] == kind), None)
        if card is None:
            raise RecordError(f"position field {field} names more {word} cards than there are")
        box.remove(card)
        cards.append(card)
    return cards


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


def _read_burden(word: str, field: str) -> int:
    """Read where a charge or the treasure is."""
    if word in HERO.labels:
        return HERO.read(word)
    if word == "planted":
        return PLANTED
    return LYING + _member(TILE, word, field) if word else OUT


def _list(table: Table, field: str) -> list[object]:
    """Return a list of a table, empty if there is none."""
    value = table.get(field, [])
    if not isinstance(value, list):
        raise RecordError(f"position field {field} must be a list, not {value!r}")
    return value


def _parts(word: object, field: str, form: str) -> list[str]:
    """Return the parts of an entry, one for each word of its form; of a last word with dots any number."""
    parts, wanted = str(word).split(), form.split()
    if len(parts) != len(wanted) and not (form.endswith("…") and len(parts) >= len(wanted) - 1):
        raise RecordError(f"position field {field} has {word!r}; write it as {form}")
    return parts


def _member(domain: Domain, word: object, field: str) -> int:
    """Return the member of a domain that is called so."""
    try:
        return domain.read(str(word))
    except OptionError as error:
        raise RecordError(f"position field {field}: {error}") from error


def _set(domain: Domain, words: Sequence[object], field: str) -> int:
    """Return a set of members as bits; none is named twice."""
    members: list[int] = []
    for word in words:
        _once(members, _member(domain, word, field), field, word)
    return sum(1 << member for member in members)


def _once(seen: list[int], member: int, field: str, word: object) -> int:
    """Note a thing that can be named once only, and return it."""
    if member in seen:
        raise RecordError(f"position field {field} names {word} twice")
    seen.append(member)
    return member


def _number(word: str, field: str, least: int, most: int) -> int:
    """Read a whole number within its range."""
    if not word.removeprefix("-").isdecimal() or not least <= int(word) <= most:
        raise RecordError(f"position field {field} has {word!r} for a number from {least} to {most}")
    return int(word)
