"""Positions of Outlive in words, for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.vocabulary import Domain
from ostoja.games.outlive.bills import WIDTH
from ostoja.games.outlive.draft import DRAFTED
from ostoja.games.outlive.possible import check_possible, refuse
from ostoja.games.outlive.state import AGAIN, NOBODY, NOWHERE, UNBUILT
from ostoja.games.outlive.words import (
    AIRLOCK,
    ANIMAL,
    ANIMALS,
    AREA,
    AREAS,
    BAT,
    BERTHS,
    CALAMITY,
    CITIES,
    DRAWN_LEADERS,
    DRAWN_ROOMS,
    EQUIPMENT,
    GOODS,
    HEROES,
    LEADER,
    RESOURCE,
    ROOM,
    SLOTS,
    TOKEN,
    WILDS,
    YIELD,
)
from ostoja.kit.fields import Fields

if TYPE_CHECKING:
    from ostoja.engine.datafile import Section
    from ostoja.games.outlive.state import Wasteland

NUMBERS: Final = ("round", "first", "heir", "revealed", "hero", "actions", "hunts", "berth", "level", "pressure")
SWITCHES: Final = ("drafting", "algae", "gathered", "opened", "squeezed")
MASKS: Final = ("out", "patient", "aboard")  # seats, and slots of the ship
LISTS: Final = ("berths", "takers", "peeked", "tracked")
BY_SEAT: Final = ("gauge", "airlock", "spent", "owed", "caps", "losses", "drafted")
AS_THEY_ARE: Final = NUMBERS + SWITCHES + MASKS + LISTS
TABLE_FIELDS: Final = (
    *AS_THEY_ARE,
    *("prey", "events", "stack", "discards", "stray", "drawn", "pools", "shown", "search", "herds", "players"),
)
PLAYER_FIELDS: Final = (
    *BY_SEAT,
    *(
        "leader",
        "rooms",
        "broken",
        "repaired",
        "used",
        "heroes",
        "offered_rooms",
        "offered_leaders",
        "goods",
        "animals",
    ),
)
TILE: Final = Domain("room", ROOM.labels[:AIRLOCK])  # the airlock is no room
STANDING: Final = " standing"
EMPTY: Final = "unbuilt"
PLENTY: Final = 999  # more tokens or points than any game sees


def write_facts(g: Wasteland) -> Section:
    """Write down every fact in words; stacks from the top down."""
    table: Section = {name: getattr(g, name) for name in AS_THEY_ARE}
    table["prey"] = ANIMAL.spell(g.prey) if g.prey != NOBODY else ""
    table["events"] = _spell(CALAMITY, g.events)
    table["stack"] = _spell(EQUIPMENT, g.stack[::-1])
    table["discards"] = _spell(EQUIPMENT, g.discards)
    table["stray"] = _spell(ANIMAL, g.stray)
    table["drawn"] = _spell(TOKEN, g.drawn)
    table["pools"] = {str(AREA.spell(area)): g.pool[area] for area in range(AREAS) if YIELD[area] >= 0}
    table["shown"] = {str(AREA.spell(area)): _spell(EQUIPMENT, g.shown[city]) for city, area in enumerate(CITIES)}
    table["search"] = {str(AREA.spell(area)): _spell(TOKEN, g.search[city][::-1]) for city, area in enumerate(CITIES)}
    table["herds"] = {str(AREA.spell(area)): _spell(ANIMAL, g.herds[wild][::-1]) for wild, area in enumerate(WILDS)}
    table["players"] = [_write_player(g, seat) for seat in range(g.seats)]
    return table


def _write_player(g: Wasteland, seat: int) -> Section:
    """Write down a shelter and its heroes."""
    player: Section = {name: getattr(g, name)[seat] for name in BY_SEAT}
    player["leader"] = LEADER.spell(g.leaders[seat]) if g.leaders[seat] != NOBODY else ""
    player["rooms"] = [_spell_room(g, place) for place in range(seat * SLOTS, seat * SLOTS + SLOTS)]
    player["broken"] = _spell(EQUIPMENT, _members(g.broken[seat]))
    player["repaired"] = _spell(EQUIPMENT, _members(g.repaired[seat]))
    player["used"] = _spell(EQUIPMENT, _members(g.tired[seat]))
    player["heroes"] = [_spell_hero(g, hero) for hero in range(seat * HEROES, seat * HEROES + HEROES)]
    player["offered_rooms"] = _spell(ROOM, g.offered_rooms[seat * DRAWN_ROOMS : (seat + 1) * DRAWN_ROOMS])
    player["offered_leaders"] = _spell(LEADER, g.offered_leaders[seat * DRAWN_LEADERS : (seat + 1) * DRAWN_LEADERS])
    player["goods"] = _counts(RESOURCE, g.goods[seat * GOODS : seat * GOODS + GOODS])
    player["animals"] = _counts(ANIMAL, g.hunted[seat * ANIMALS : seat * ANIMALS + ANIMALS])
    return player


def read_facts(g: Wasteland, table: Section) -> None:
    """Lay out a blank wasteland; what is not written is empty, and what cannot be is refused by its field."""
    fields = Fields(table)
    fields.refuse_others(TABLE_FIELDS)
    _read_facts(g, fields)
    _read_board(g, fields)
    for seat, player in enumerate(fields.tables("players", g.seats)):
        _read_player(g, seat, player)
    check_possible(g)
    for slot in range(g.revealed):
        if g.takers[slot] == NOBODY:
            g.raging |= 1 << g.events[slot]


def _read_facts(g: Wasteland, fields: Fields) -> None:
    """Read the numbers, masks, lists and switches that are written as they are."""
    last, heroes, everybody = g.seats - 1, g.seats * HEROES, g.everybody()
    strongest = max(g.data.strengths)
    g.round = fields.whole("round", g.round, 0, g.data.rounds)
    g.first = fields.whole("first", g.first, 0, last)
    g.heir = fields.whole("heir", g.heir, NOBODY, last)
    g.revealed = fields.whole("revealed", g.revealed, 0, g.data.rounds)
    g.hero = fields.whole("hero", g.hero, NOBODY, heroes - 1)
    g.actions = fields.whole("actions", g.actions, 0, strongest)
    g.hunts = fields.whole("hunts", g.hunts, 0, len(g.data.animals))
    g.berth = fields.whole("berth", g.berth, NOBODY, BERTHS - 1)
    g.level = fields.whole("level", g.level, 0, strongest + g.data.equipment_amount[BAT])
    g.pressure = fields.whole("pressure", g.pressure, 0, strongest + g.data.equipment_amount[BAT])
    g.out = fields.whole("out", g.out, 0, everybody)
    g.patient = fields.whole("patient", g.patient, 0, everybody)
    g.aboard = fields.whole("aboard", g.aboard, 0, (1 << BERTHS) - 1)
    g.berths = fields.wholes_like("berths", g.berths, NOBODY, heroes - 1)
    g.takers = fields.wholes_like("takers", g.takers, NOBODY, last)
    g.peeked = fields.wholes_like("peeked", g.peeked, 0, everybody)
    g.tracked = fields.wholes_like("tracked", g.tracked, 0, everybody)
    for name in SWITCHES:
        setattr(g, name, fields.switch(name))


def _read_board(g: Wasteland, fields: Fields) -> None:
    """Lay out events, stacks and areas."""
    g.prey = fields.member("prey", ANIMAL, NOBODY)
    g.events = fields.members("events", CALAMITY)
    g.stack = fields.members("stack", EQUIPMENT)[::-1]
    g.discards = fields.members("discards", EQUIPMENT)
    g.stray = fields.members("stray", ANIMAL)
    g.drawn = fields.members("drawn", TOKEN)
    for area, count in fields.counts("pools", AREA, PLENTY).items():
        g.pool[area] = count
    for city, tiles in fields.piles("shown", AREA, CITIES, EQUIPMENT).items():
        g.shown[city] = tiles
    for city, tokens in fields.piles("search", AREA, CITIES, TOKEN).items():
        g.search[city] = tokens[::-1]
    for wild, animals in fields.piles("herds", AREA, WILDS, ANIMAL).items():
        g.herds[wild] = animals[::-1]


def _read_player(g: Wasteland, seat: int, fields: Fields) -> None:
    """Lay out a shelter and its heroes."""
    fields.refuse_others(PLAYER_FIELDS)
    g.gauge[seat] = fields.whole("gauge", g.gauge[seat], 0, len(g.data.gauge) - 1)
    g.airlock[seat] = fields.whole("airlock", 0, 0, g.data.airlock)
    g.spent[seat] = fields.whole("spent", 0, 0, (1 << AGAIN + SLOTS) - 1)
    g.owed[seat] = fields.whole("owed", 0, 0, PLENTY)
    g.caps[seat] = fields.whole("caps", 0, 0, (1 << WIDTH * GOODS) - 1)
    g.losses[seat] = fields.whole("losses", 0, 0, PLENTY)
    g.drafted[seat] = fields.whole("drafted", 0, 0, DRAFTED)
    g.leaders[seat] = fields.member("leader", LEADER, NOBODY)
    g.broken[seat] = fields.set_of("broken", EQUIPMENT)
    g.repaired[seat] = fields.set_of("repaired", EQUIPMENT)
    g.tired[seat] = fields.set_of("used", EQUIPMENT)
    for slot, words in enumerate(fields.texts("rooms", SLOTS)):
        _read_room(g, seat * SLOTS + slot, fields, words)
    for number, words in enumerate(fields.texts("heroes", HEROES)):
        _read_hero(g, seat * HEROES + number, fields, words)
    g.offered_rooms += fields.members("offered_rooms", TILE)
    g.offered_leaders += fields.members("offered_leaders", LEADER)
    for kind, count in fields.counts("goods", RESOURCE, PLENTY).items():
        g.goods[seat * GOODS + kind] = count
    for animal, count in fields.counts("animals", ANIMAL, PLENTY).items():
        g.hunted[seat * ANIMALS + animal] = count
    g.restaff(seat)


def _spell_room(g: Wasteland, place: int) -> str:
    """Spell a room as its name and its people."""
    if g.rooms[place] == NOBODY:
        return ""
    people = EMPTY if g.people[place] == UNBUILT else str(g.people[place])
    return f"{ROOM.spell(g.rooms[place])} {people}"


def _read_room(g: Wasteland, place: int, fields: Fields, words: str) -> None:
    """Read a room spelled as its name and its people."""
    if words:
        name, _, people = words.partition(" ")
        if people != EMPTY and not people.isdecimal():
            refuse(
                fields.name("rooms"), f"{words!r} is not a room: write its name and {EMPTY} or a number of survivors"
            )
        g.rooms[place] = fields.read("rooms", TILE, name)
        g.people[place] = UNBUILT if people == EMPTY else fields.number("rooms", people, 0, PLENTY)


def _spell_hero(g: Wasteland, hero: int) -> str:
    """Spell where a hero is, and whether it has moved today."""
    if g.where[hero] == NOWHERE:
        return ""
    return f"{AREA.spell(g.where[hero])}{STANDING if g.standing >> hero & 1 else ''}"


def _read_hero(g: Wasteland, hero: int, fields: Fields, words: str) -> None:
    """Read where a hero is, and whether it has moved today."""
    if words:
        g.where[hero] = fields.read("heroes", AREA, words.removesuffix(STANDING))
        if words.endswith(STANDING):
            g.standing |= 1 << hero


def _spell(domain: Domain, members: list[int]) -> list[str]:
    """Spell members of a domain."""
    return [str(domain.spell(member)) for member in members]


def _counts(domain: Domain, counts: list[int]) -> dict[str, int]:
    """Write down how many of each there are."""
    return {str(domain.spell(member)): count for member, count in enumerate(counts)}


def _members(mask: int) -> list[int]:
    """List the members of a set."""
    return [member for member in range(mask.bit_length()) if mask >> member & 1]
