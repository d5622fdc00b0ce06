"""Positions of Outlive in words, for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.errors import RecordError
from ostoja.games.outlive.state import NOBODY, NOWHERE, UNBUILT
from ostoja.games.outlive.words import (
    ANIMAL,
    ANIMALS,
    AREA,
    AREAS,
    CALAMITY,
    CITIES,
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

if TYPE_CHECKING:
    from ostoja.engine.datafile import Table
    from ostoja.engine.vocabulary import Domain
    from ostoja.games.outlive.state import Wasteland

NUMBERS: Final = ("round", "first", "heir", "revealed", "hero", "actions", "hunts", "berth", "level", "pressure")
SWITCHES: Final = ("drafting", "algae", "gathered", "opened", "squeezed")
MASKS: Final = ("out", "aboard")  # seats, and slots of the ship
LISTS: Final = ("berths", "takers", "peeked", "tracked")
BY_SEAT: Final = ("gauge", "airlock", "spent", "owed", "caps", "losses", "drafted")
AS_THEY_ARE: Final = NUMBERS + SWITCHES + MASKS + LISTS
STANDING: Final = " standing"
EMPTY: Final = "unbuilt"


def write_table(g: Wasteland) -> Table:
    """Write down every fact in words; stacks from the top down."""
    table: Table = {name: getattr(g, name) for name in AS_THEY_ARE}
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


def _write_player(g: Wasteland, seat: int) -> Table:
    """Write down a shelter and its heroes."""
    player: Table = {name: getattr(g, name)[seat] for name in BY_SEAT}
    player["leader"] = LEADER.spell(g.leaders[seat]) if g.leaders[seat] != NOBODY else ""
    player["rooms"] = [_spell_room(g, place) for place in range(seat * SLOTS, seat * SLOTS + SLOTS)]
    player["broken"] = _spell(EQUIPMENT, _members(g.broken[seat]))
    player["repaired"] = _spell(EQUIPMENT, _members(g.repaired[seat]))
    player["used"] = _spell(EQUIPMENT, _members(g.tired[seat]))
    player["heroes"] = [_spell_hero(g, hero) for hero in range(seat * HEROES, seat * HEROES + HEROES)]
    player["offered_rooms"] = _spell(ROOM, g.offered_rooms[seat * 6 : seat * 6 + 6])
    player["offered_leaders"] = _spell(LEADER, g.offered_leaders[seat * 2 : seat * 2 + 2])
    player["goods"] = _counts(RESOURCE, g.goods[seat * GOODS : seat * GOODS + GOODS])
    player["animals"] = _counts(ANIMAL, g.hunted[seat * ANIMALS : seat * ANIMALS + ANIMALS])
    return player


def read_table(g: Wasteland, table: Table) -> None:
    """Lay out a blank wasteland; what is not written is empty."""
    for name, value in table.items():
        if name in AS_THEY_ARE:
            setattr(g, name, list(value) if isinstance(value, list) else value)
    g.prey = ANIMAL.read(str(table["prey"])) if table.get("prey") else NOBODY
    g.events = _read(CALAMITY, table.get("events"))
    g.stack = _read(EQUIPMENT, table.get("stack"))[::-1]
    g.discards = _read(EQUIPMENT, table.get("discards"))
    g.stray = _read(ANIMAL, table.get("stray"))
    g.drawn = _read(TOKEN, table.get("drawn"))
    _read_board(g, table)
    players = table.get("players", [])
    if not isinstance(players, list) or len(players) > g.seats:
        raise RecordError(f"position field players must list at most {g.seats} players")
    for seat, player in enumerate(players):
        _read_player(g, seat, player)
    for slot in range(g.revealed):
        if g.takers[slot] == NOBODY:
            g.raging |= 1 << g.events[slot]


def _read_board(g: Wasteland, table: Table) -> None:
    """Lay out the areas."""
    for word, number in _table(table, "pools").items():
        g.pool[AREA.read(word)] = int(str(number))
    for word, tiles in _table(table, "shown").items():
        g.shown[_place(CITIES, word)] = _read(EQUIPMENT, tiles)
    for word, tokens in _table(table, "search").items():
        g.search[_place(CITIES, word)] = _read(TOKEN, tokens)[::-1]
    for word, animals in _table(table, "herds").items():
        g.herds[_place(WILDS, word)] = _read(ANIMAL, animals)[::-1]


def _read_player(g: Wasteland, seat: int, player: Table) -> None:
    """Lay out a shelter and its heroes."""
    for name in BY_SEAT:
        if name in player:
            getattr(g, name)[seat] = int(str(player[name]))
    if player.get("leader"):
        g.leaders[seat] = LEADER.read(str(player["leader"]))
    for slot, words in enumerate(_list(player, "rooms")[:SLOTS]):
        _read_room(g, seat * SLOTS + slot, str(words))
    g.broken[seat] = _mask(_read(EQUIPMENT, player.get("broken")))
    g.repaired[seat] = _mask(_read(EQUIPMENT, player.get("repaired")))
    g.tired[seat] = _mask(_read(EQUIPMENT, player.get("used")))
    for number, words in enumerate(_list(player, "heroes")[:HEROES]):
        hero = seat * HEROES + number
        area = str(words).removesuffix(STANDING)
        g.where[hero] = AREA.read(area) if area else NOWHERE
        if str(words).endswith(STANDING):
            g.standing |= 1 << hero
    g.offered_rooms += _read(ROOM, player.get("offered_rooms"))
    g.offered_leaders += _read(LEADER, player.get("offered_leaders"))
    for word, count in _table(player, "goods").items():
        g.goods[seat * GOODS + RESOURCE.read(word)] = int(str(count))
    for word, count in _table(player, "animals").items():
        g.hunted[seat * ANIMALS + ANIMAL.read(word)] = int(str(count))
    g.restaff(seat)


def _spell_room(g: Wasteland, place: int) -> str:
    """Spell a room as its name and its people."""
    if g.rooms[place] == NOBODY:
        return ""
    people = EMPTY if g.people[place] == UNBUILT else str(g.people[place])
    return f"{ROOM.spell(g.rooms[place])} {people}"


def _read_room(g: Wasteland, place: int, words: str) -> None:
    """Read a room spelled as its name and its people."""
    if words:
        name, _, people = words.partition(" ")
        if people != EMPTY and not people.isdecimal():
            raise RecordError(f"{words!r} is not a room: write its name and {EMPTY} or a number of survivors")
        g.rooms[place] = ROOM.read(name)
        g.people[place] = UNBUILT if people == EMPTY else int(people)


def _spell_hero(g: Wasteland, hero: int) -> str:
    """Spell where a hero is, and whether it has moved today."""
    if g.where[hero] == NOWHERE:
        return ""
    return f"{AREA.spell(g.where[hero])}{STANDING if g.standing >> hero & 1 else ''}"


def _spell(domain: Domain, members: list[int]) -> list[str]:
    """Spell members of a domain."""
    return [str(domain.spell(member)) for member in members]


def _read(domain: Domain, words: object) -> list[int]:
    """Read members of a domain."""
    return [domain.read(str(word)) for word in words] if isinstance(words, list) else []


def _counts(domain: Domain, counts: list[int]) -> dict[str, int]:
    """Write down how many of each there are."""
    return {str(domain.spell(member)): count for member, count in enumerate(counts)}


def _members(mask: int) -> list[int]:
    """List the members of a set."""
    return [member for member in range(mask.bit_length()) if mask >> member & 1]


def _mask(members: list[int]) -> int:
    """Return the set of some members."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def _place(areas: tuple[int, ...], word: str) -> int:
    """Return which city, or which hunting ground, an area is."""
    area = AREA.read(word)
    if area not in areas:
        raise RecordError(f"{word!r} is not one of {', '.join(str(AREA.spell(known)) for known in areas)}")
    return areas.index(area)


def _list(table: Table, key: str) -> list[object]:
    """Return a list of a table, empty if there is none."""
    value = table.get(key, [])
    if not isinstance(value, list):
        raise RecordError(f"position field {key} must be a list, not {value!r}")
    return value


def _table(table: Table, key: str) -> dict[str, object]:
    """Return a table in a table, empty if there is none."""
    value = table.get(key, {})
    if not isinstance(value, dict):
        raise RecordError(f"position field {key} must be a table, not {value!r}")
    return value
