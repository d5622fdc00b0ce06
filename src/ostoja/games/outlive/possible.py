"""What a position of Outlive cannot be: pieces in two places, more than a place or the box holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from ostoja.engine.errors import RecordError
from ostoja.games.outlive.payment import coverage
from ostoja.games.outlive.state import NOBODY, NOWHERE
from ostoja.games.outlive.words import (
    ANIMAL,
    ANIMALS,
    AREA,
    AREAS,
    BASIC,
    BERTHS,
    CALAMITY,
    CITIES,
    DRAWN_LEADERS,
    DRAWN_ROOMS,
    EQUIPMENT,
    EVENTS,
    GOODS,
    GRAPNEL,
    HEROES,
    KINDS,
    LEADER,
    NURSERY,
    RESOURCE,
    ROOM,
    ROOMS,
    SHIP,
    SLOTS,
    SMALLEST,
    TOKEN,
    TOKENS,
    WILD_OF,
    WILDS,
    YIELD,
    kind_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ostoja.engine.vocabulary import Domain
    from ostoja.games.outlive.state import Wasteland


def refuse(field: str, reason: str) -> NoReturn:
    """Say which field cannot be as it is written, and why."""
    raise RecordError(f"position field {field}: {reason}")


def check_possible(g: Wasteland) -> None:
    """Refuse a table that no game can ever come to."""
    check_events(g)
    check_board(g)
    check_herds(g)
    check_equipment(g)
    check_tokens(g)
    check_ship(g)
    check_draft(g)
    check_tiles(g)
    for seat in range(g.seats):
        check_heroes(g, seat)
        check_rooms(g, seat)
        check_bill(g, seat)
    if g.rulings.finite_supply:
        check_supply(g)


def check_twice(field: str, domain: Domain, members: Iterable[int]) -> None:
    """Refuse what is named twice although there is one of it."""
    seen = 0
    for member in members:
        if seen >> member & 1:
            refuse(field, f"{domain.spell(member)} stands there twice")
        seen |= 1 << member


def check_most(field: str, domain: Domain, found: list[int], most: Iterable[int]) -> None:
    """Refuse more pieces of a kind than there are."""
    for member, limit in enumerate(most):
        count = found.count(member)
        if count > limit:
            refuse(field, f"there are {limit} of {domain.spell(member)}, not {count}")


def check_events(g: Wasteland) -> None:
    """OUT-SET-19, OUT-EVT-01, OUT-RES-06  Twelve events, each once; one a round is turned over, and may be resolved."""
    check_twice("events", CALAMITY, g.events)
    if g.round and len(g.events) < EVENTS:
        refuse("events", f"all {EVENTS} have a place, six on the Convoy board and six out of the game")
    if g.revealed > g.round:
        refuse("revealed", f"in round {g.round} at most so many events lie face up, not {g.revealed}")
    if any(taker != NOBODY for taker in g.takers[g.revealed :]):
        refuse("takers", "only events that lie face up can be resolved")


def check_board(g: Wasteland) -> None:
    """OUT-DAWN-01  No pool holds more than its number."""
    for area in range(AREAS):
        if g.pool[area] > g.data.pool[area]:
            refuse(f"pools.{AREA.spell(area)}", f"the area holds at most {g.data.pool[area]}, not {g.pool[area]}")


def check_herds(g: Wasteland) -> None:
    """OUT-SET-21, OUT-HUNT-07  Every animal token is in one stack, with one hunter or out of the game."""
    every = list(g.stray)
    for wild, herd in enumerate(g.herds):
        if len(herd) > g.data.herd:
            refuse(f"herds.{AREA.spell(WILDS[wild])}", f"a stack has at most {g.data.herd} animals, not {len(herd)}")
        every += herd
    for place, count in enumerate(g.hunted):
        every += [place % ANIMALS] * count
    check_most("herds", ANIMAL, every, [g.data.animals.count(animal) for animal in range(ANIMALS)])
    if g.prey != NOBODY:
        wild = WILD_OF[g.where[g.hero]]
        if wild < 0 or g.prey not in g.herds[wild]:
            refuse("prey", f"there is no {ANIMAL.spell(g.prey)} where the hero is hunting")


def check_equipment(g: Wasteland) -> None:
    """OUT-DAWN-05, OUT-CITY-07, OUT-ACT-10  Each tile is in one place, and only repaired ones are used."""
    every = g.stack + g.discards
    for city, shown in enumerate(g.shown):
        if len(shown) > g.data.equipment_shown:
            limit = g.data.equipment_shown
            refuse(f"shown.{AREA.spell(CITIES[city])}", f"a city shows at most {limit} tiles, not {len(shown)}")
        every += shown
    for seat in range(g.seats):
        both = g.broken[seat] & g.repaired[seat]
        idle = g.tired[seat] & ~g.repaired[seat]
        for tile in range(KINDS):
            if both >> tile & 1:
                refuse(f"players[{seat}].repaired", f"{EQUIPMENT.spell(tile)} is broken as well")
            if idle >> tile & 1:
                refuse(f"players[{seat}].used", f"{EQUIPMENT.spell(tile)} is not repaired")
            if g.owns(seat, tile):
                every.append(tile)
    check_most("stack", EQUIPMENT, every, [g.data.equipment_copies] * KINDS)


def check_tokens(g: Wasteland) -> None:
    """OUT-DAWN-07, OUT-SET-16  Each city has its own search tokens, and a stack of some of them."""
    copies = [g.data.tokens.count(token) for token in range(TOKENS)]
    height = len(g.data.tokens) - g.data.tokens_shown
    for city, stack in enumerate(g.search):
        field = f"search.{AREA.spell(CITIES[city])}"
        if len(stack) > height:
            refuse(field, f"the stack has at most {height} tokens, not {len(stack)}")
        check_most(field, TOKEN, stack, copies)
    if len(g.drawn) > g.data.tokens_drawn:
        refuse("drawn", f"at most {g.data.tokens_drawn} tokens are drawn, not {len(g.drawn)}")
    check_most("drawn", TOKEN, g.drawn, [2 * count for count in copies])


def check_ship(g: Wasteland) -> None:
    """OUT-SHIP-01  A hero in a slot is on the ship, in no other slot, and of a strength that can reach it.

    OUT-SHIP-11
    """
    for berth in range(BERTHS):
        hero = g.berths[berth]
        if hero != NOBODY:
            strength = g.data.strengths[hero % HEROES]
            if g.where[hero] != SHIP:
                refuse("berths", f"hero {hero} is not on the ship")
            if g.berths.count(hero) > 1:
                refuse("berths", f"hero {hero} is in two slots")
            if not min(strength, g.data.storm) <= berth + SMALLEST <= strength + g.data.equipment_amount[GRAPNEL]:
                refuse("berths", f"hero {hero} of strength {strength} cannot be in slot {berth + SMALLEST}")


def check_draft(g: Wasteland) -> None:
    """OUT-SET-04  While the draft lasts, everybody has six rooms and two leaders to choose from.

    OUT-SET-05, OUT-SET-10
    """
    check_twice("players.leader", LEADER, [leader for leader in g.leaders if leader != NOBODY])
    check_twice("players.offered_leaders", LEADER, g.offered_leaders)
    rooms, leaders = (g.seats * DRAWN_ROOMS, g.seats * DRAWN_LEADERS) if g.drafting else (0, 0)
    if len(g.offered_rooms) != rooms:
        refuse("players.offered_rooms", f"all seats choose from {rooms} rooms, not from {len(g.offered_rooms)}")
    if len(g.offered_leaders) != leaders:
        refuse("players.offered_leaders", f"all seats choose from {leaders} leaders, not {len(g.offered_leaders)}")


def check_tiles(g: Wasteland) -> None:
    """OUT-SET-05, OUT-SET-06  There are only so many tiles of each advanced room for all players together."""
    tiles = g.offered_rooms if g.drafting else [tile for tile in g.rooms if tile >= BASIC]
    field = "players.offered_rooms" if g.drafting else "players.rooms"
    check_most(field, ROOM, [kind_of(tile) for tile in tiles], g.data.copies)


def check_heroes(g: Wasteland, seat: int) -> None:
    """OUT-MOVE-04  No two heroes of one colour share an area, and once the set-up is over all are somewhere.

    OUT-SET-10, OUT-SET-13
    """
    areas = [area for area in g.where[seat * HEROES : seat * HEROES + HEROES] if area != NOWHERE]
    check_twice(f"players[{seat}].heroes", AREA, areas)
    if g.round and len(areas) < HEROES:
        refuse(f"players[{seat}].heroes", f"all {HEROES} are somewhere, not just {len(areas)}")
    if g.round and g.leaders[seat] == NOBODY:
        refuse(f"players[{seat}].leader", "every shelter has one once the set-up is over")


def check_rooms(g: Wasteland, seat: int) -> None:
    """OUT-SET-03  Three basic and four advanced rooms, none with more people than places.

    OUT-SET-05, OUT-SET-06, OUT-BLD-10
    """
    field = f"players[{seat}].rooms"
    tiles = g.rooms[seat * SLOTS : seat * SLOTS + SLOTS]
    if g.round and NOBODY in tiles:
        refuse(field, f"a shelter has {SLOTS} rooms, built or not")
    check_twice(field, ROOM, [tile for tile in tiles if tile != NOBODY])
    for slot, tile in enumerate(tiles):
        if tile == NOBODY:
            continue
        if tile != slot if slot < BASIC else tile < BASIC:
            refuse(
                field, f"{ROOM.spell(tile)} cannot be room {slot + 1}: three basic ones come first, then advanced ones"
            )
        if tile >= ROOMS and kind_of(tile) not in tiles:
            refuse(field, f"{ROOM.spell(tile)} is the second copy, but the first is not there")
        if g.drafting and slot >= BASIC and tile not in g.offered_rooms[seat * DRAWN_ROOMS : (seat + 1) * DRAWN_ROOMS]:
            refuse(field, f"{ROOM.spell(tile)} was not offered")
        kind = kind_of(tile)
        places = g.data.places[kind] if kind != NURSERY else max(g.data.places[kind], g.data.room_amount[kind])
        people = g.people[seat * SLOTS + slot]
        if people > places:
            refuse(field, f"{ROOM.spell(tile)} has {places} places, not {people}")


def check_bill(g: Wasteland, seat: int) -> None:
    """Refuse a bill that the tokens at hand cannot pay: nobody is ever asked for one."""
    held = coverage(g, seat, g.caps[seat])
    if g.owed[seat] > held:
        refuse(f"players[{seat}].owed", f"{g.owed[seat]} tokens are owed, but only {held} at hand would pay for them")


def check_supply(g: Wasteland) -> None:
    """OUT-DAWN-09  Under the option finite_supply there is no more of anything than in the box."""
    for kind in range(GOODS):
        count = sum(g.goods[kind::GOODS]) + sum(g.pool[area] for area in range(AREAS) if YIELD[area] == kind)
        if count > g.data.supply:
            refuse("players.goods", f"the box holds {g.data.supply} of {RESOURCE.spell(kind)}, not {count}")
    people = sum(g.survivors(seat) for seat in range(g.seats)) + g.aboard.bit_count()
    if people > g.data.most_people:
        refuse("players.rooms", f"the box holds {g.data.most_people} survivors, not {people}")
