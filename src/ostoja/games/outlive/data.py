"""The numbers of Outlive, read from data.toml and turned into the tables the rules look things up in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.datafile import number, table
from ostoja.engine.errors import DataError, OptionError
from ostoja.games.outlive.bills import bill_of
from ostoja.games.outlive.printed import printed_view
from ostoja.games.outlive.words import (
    ANIMAL,
    AREA,
    AREAS,
    BASIC,
    CALAMITY,
    DRAWN_ROOMS,
    EQUIPMENT,
    GOODS,
    HEROES,
    KINDS,
    LEADER,
    MICROCHIP,
    PLAYER_SEATS,
    RESOURCE,
    ROOM_KEYS,
    ROOMS,
    SLOTS,
    SYMBOL,
    TOKEN,
    WOOD,
    YIELD,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja.engine.vocabulary import Domain

HALVES = ("left", "right")


class Data:
    """The numbers of one game for its number of players; shared by all copies of its state and never changed."""

    __slots__ = (
        "age",
        "airlock",
        "animal_meat",
        "animal_toughness",
        "animals",
        "berth_cans",
        "building",
        "copies",
        "equipment_amount",
        "equipment_copies",
        "equipment_points",
        "equipment_shown",
        "event_amount",
        "event_bill",
        "event_cost",
        "event_cut",
        "event_food",
        "event_points",
        "gauge",
        "herd",
        "leader_areas",
        "leader_equipment",
        "leader_goods",
        "levels",
        "most_people",
        "partner",
        "places",
        "pool",
        "printed",
        "repair",
        "repair_bill",
        "room_amount",
        "room_points",
        "rounds",
        "rows",
        "spared_food",
        "start",
        "storm",
        "strengths",
        "supply",
        "survivor_points",
        "survivors",
        "symbol",
        "symbol_points",
        "token_goods",
        "token_radiation",
        "tokens",
        "tokens_drawn",
        "tokens_kept",
        "tokens_shown",
        "upkeep",
        "water_stored",
    )

    def __init__(self, source: Mapping[str, object], seats: int) -> None:
        self.read_numbers(source, seats)
        self.read_board(source, seats)
        self.read_leaders(source)
        self.read_rooms(source)
        self.read_equipment(source)
        self.read_events(source, seats)
        self.printed = printed_view(self)

    def read_numbers(self, source: Mapping[str, object], seats: int) -> None:
        """Read what stands alone."""
        self.rounds = number(source, "numbers.rounds", 1, 6)
        self.strengths = _numbers(source, "numbers.strengths", HEROES, 3, 5)
        self.survivors = number(source, "numbers.survivors", 0, 7)
        self.building = number(source, "numbers.building", 1, 9)
        self.equipment_shown = number(source, "numbers.equipment_shown", 0, 9)
        self.equipment_copies = number(source, "numbers.equipment_copies", 1, 9)
        self.herd = _for_players(source, "numbers.herd", seats, 50)
        self.water_stored = number(source, "numbers.water_stored", 0, 99)
        self.tokens_drawn = number(source, "numbers.tokens_drawn", 2, 10)
        self.tokens_kept = number(source, "numbers.tokens_kept", 1, self.tokens_drawn - 1)
        self.storm = number(source, "numbers.storm", 3, 5)
        self.supply = number(source, "numbers.supply", 1, 999)
        self.most_people = number(source, "numbers.people", 1, 999)
        self.levels = _numbers(source, "radiation.levels", self.rounds, 0, 9)
        self.gauge = _list(source, "radiation.gauge", -99, 99)
        if 0 not in self.gauge or list(self.gauge) != sorted(self.gauge, reverse=True):
            raise DataError("data field radiation.gauge must fall from the best step to the worst and hold 0")
        self.start = self.gauge.index(0)
        self.rows = _list(source, "airlock.rows", 1, 9)
        self.airlock = sum(self.rows)
        self.room_points = _numbers(source, "scoring.rooms", SLOTS + 1, 0, 99)
        self.survivor_points = number(source, "scoring.survivor", 0, 9)
        self.equipment_points = number(source, "scoring.equipment", 0, 9)
        self.symbol_points = number(source, "scoring.symbol", 0, 9)

    def read_board(self, source: Mapping[str, object], seats: int) -> None:
        """Read what lies in the areas: pools, the ship, search tokens and animals."""
        self.pool: tuple[int, ...] = tuple(
            _for_players(source, f"pools.{AREA.spell(area)}", seats, 30) if YIELD[area] >= 0 else 0
            for area in range(AREAS)
        )
        self.berth_cans = _numbers(source, "berths.cans", 4, 0, 9)
        keys = _keys(TOKEN)
        self.tokens: tuple[int, ...] = tuple(
            token for token, key in enumerate(keys) for _ in range(number(source, f"search.{key}.copies", 0, 10))
        )
        self.token_goods = _goods(source, "search", keys)
        self.token_radiation = _column(source, "search", keys, "radiation", 9)
        self.tokens_shown = len(self.tokens) - _for_players(source, "numbers.search_stack", seats, len(self.tokens))
        if self.tokens_drawn > 2 * len(self.tokens):
            raise DataError(f"data field numbers.tokens_drawn must be at most {2 * len(self.tokens)}")
        keys = _keys(ANIMAL)
        self.animal_toughness = _column(source, "animals", keys, "toughness", 9)
        copies = _column(source, "animals", keys, "tokens", 30)
        self.animals: tuple[int, ...] = tuple(animal for animal in range(len(keys)) for _ in range(copies[animal]))
        self.animal_meat: tuple[tuple[int, ...], ...] = tuple(
            _list(source, f"animals.{key}.meat", 0, 20) for key in keys
        )
        if 3 * self.herd > len(self.animals):
            raise DataError(f"data field numbers.herd asks for more than the {len(self.animals)} animals there are")

    def read_leaders(self, source: Mapping[str, object]) -> None:
        """OUT-SET-11, OUT-SET-18  Read ages, start areas, goods and tiles."""
        keys = _keys(LEADER)
        self.age = _column(source, "leaders", keys, "age", 199)
        if len(set(self.age)) < len(keys):
            raise DataError("data fields leaders.*.age must all be different: the oldest leader goes first")
        self.leader_goods = _goods(source, "leaders", keys)
        self.leader_areas: tuple[tuple[int, ...], ...] = tuple(_areas(source, key) for key in keys)
        self.leader_equipment: tuple[int, ...] = tuple(
            _member(source, f"leaders.{key}.equipment", EQUIPMENT) for key in keys
        )

    def read_rooms(self, source: Mapping[str, object]) -> None:
        """Read places, upkeep and the numbers of the effects."""
        keys = [str(key) for key in ROOM_KEYS]
        self.copies = _column(source, "rooms", keys, "copies", 4)
        if max(self.copies[BASIC:]) > 2:
            raise DataError("data fields rooms.*.copies: there are at most 2 of an advanced room")
        self.places: tuple[int, ...] = tuple(number(source, f"rooms.{key}.places", 1, 9) for key in keys)
        self.upkeep = _column(source, "rooms", keys, "upkeep", 9)
        self.room_amount = _column(source, "rooms", keys, "amount", 12)
        self.spared_food = number(source, "rooms.event2.food", 0, 9)
        if sum(self.copies[BASIC:]) < DRAWN_ROOMS * PLAYER_SEATS or len(self.copies) != ROOMS:
            raise DataError("data fields rooms.*.copies: four players draw 24 advanced rooms")

    def read_equipment(self, source: Mapping[str, object]) -> None:
        """Read repair costs, symbols and the numbers of the effects; `partner` holds the other half of a symbol."""
        keys = _keys(EQUIPMENT)
        self.repair = _goods(source, "equipment", keys)
        self.repair_bill: tuple[int, ...] = tuple(bill_of(cost, WOOD, MICROCHIP) for cost in self.repair)
        self.equipment_amount = _column(source, "equipment", keys, "amount", 9)
        self.symbol: tuple[int, ...] = tuple(_member(source, f"equipment.{key}.symbol", SYMBOL) for key in keys)
        half = [_half(source, key) for key in keys]
        partner: list[int] = []
        for tile in range(KINDS):
            partner += [
                other for other in range(KINDS) if self.symbol[tile] == self.symbol[other] and half[tile] != half[other]
            ]
        if len(partner) != KINDS or len(set(partner)) < KINDS:
            raise DataError("data fields equipment.*.symbol: every symbol needs one left and one right half")
        self.partner: tuple[int, ...] = tuple(partner)

    def read_events(self, source: Mapping[str, object], seats: int) -> None:
        """Read points, costs and the numbers of the effects."""
        keys = _keys(CALAMITY)
        self.event_points = _column(source, "events", keys, "points", 99)
        self.event_cost = _goods(source, "events", keys)
        self.event_bill: tuple[int, ...] = tuple(bill_of(cost, WOOD, MICROCHIP) for cost in self.event_cost)
        self.event_food = _column(source, "events", keys, "food", 9)
        self.event_amount = _column(source, "events", keys, "amount", 9)
        self.event_cut: tuple[int, ...] = tuple(
            _for_players(source, f"events.{key}.cut", seats, 30) if "cut" in table(source, "events", key) else 0
            for key in keys
        )


def _keys(domain: Domain) -> list[str]:
    """List the names of a domain."""
    return [str(label) for label in domain.labels]


def _column(source: Mapping[str, object], section: str, rows: list[str], field: str, most: int) -> tuple[int, ...]:
    """Read one field of every row of a section; a row without it has 0."""
    return tuple(number(source, f"{section}.{row}.{field}", 0, most, default=0) for row in rows)


def _goods(source: Mapping[str, object], section: str, rows: list[str]) -> tuple[tuple[int, ...], ...]:
    """Read how many tokens of every resource each row of a section names."""
    return tuple(
        tuple(number(source, f"{section}.{row}.{RESOURCE.spell(kind)}", 0, 9, default=0) for kind in range(GOODS))
        for row in rows
    )


def _list(source: Mapping[str, object], field: str, least: int, most: int) -> tuple[int, ...]:
    """Read a list of whole numbers."""
    *path, key = field.split(".")
    values = table(source, *path).get(key)
    if not isinstance(values, list) or not values:
        raise DataError(f"data field {field} must be a list of whole numbers, not {values!r}")
    for value in values:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise DataError(f"data field {field} must hold whole numbers from {least} to {most}, not {value!r}")
    return tuple(values)


def _numbers(source: Mapping[str, object], field: str, length: int, least: int, most: int) -> tuple[int, ...]:
    """Read a list of a given length."""
    values = _list(source, field, least, most)
    if len(values) < length:
        raise DataError(f"data field {field} must hold {length} numbers, not {len(values)}")
    return values[:length]


def _for_players(source: Mapping[str, object], field: str, seats: int, most: int) -> int:
    """Read the number for so many players from a list for 2, 3 and 4."""
    return _numbers(source, field, 3, 0, most)[seats - 2]


def _member(source: Mapping[str, object], field: str, domain: Domain) -> int:
    """Read a name of some domain."""
    *path, key = field.split(".")
    word = table(source, *path).get(key)
    try:
        return domain.read(str(word))
    except OptionError as error:
        raise DataError(f"data field {field}: {error}") from error


def _half(source: Mapping[str, object], key: str) -> int:
    """Read on which edge of a tile its half of the symbol is."""
    word = table(source, "equipment", key).get("half")
    if word not in HALVES:
        raise DataError(f"data field equipment.{key}.half must be left or right, not {word!r}")
    return HALVES.index(str(word))


def _areas(source: Mapping[str, object], key: str) -> tuple[int, ...]:
    """OUT-SET-13  Read the four different areas in which a leader's heroes start."""
    words = table(source, "leaders", key).get("areas")
    if not isinstance(words, list) or len(words) != HEROES or len(set(words)) != HEROES:
        raise DataError(f"data field leaders.{key}.areas must name {HEROES} different areas, not {words!r}")
    try:
        return tuple(AREA.read(str(word)) for word in words)
    except OptionError as error:
        raise DataError(f"data field leaders.{key}.areas: {error}") from error
