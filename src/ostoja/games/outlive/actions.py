"""Chapter: actions in the areas: gathering, algae, the dam and the cities."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next
from ostoja.engine.steps import PASS
from ostoja.games.outlive.hunting import hunt, hunts, is_hunt
from ostoja.games.outlive.peeking import Watched, peek, peeks
from ostoja.games.outlive.search import draw_token
from ostoja.games.outlive.state import AGAIN, NOBODY, NOWHERE, Wasteland
from ostoja.games.outlive.words import (
    ACCESS_CARD,
    AMMO_CRATE,
    AXE,
    BACKPACK,
    BASE,
    CITY_OF,
    DAM,
    GOODS,
    JERRYCAN,
    MICROCHIP,
    PEEK,
    PICKAXE,
    SEARCH2,
    SLOTS,
    TO_ACTIVATE,
    TO_EAT_ALGAE,
    TO_GATHER,
    TO_OPEN,
    TO_PEEK,
    TO_SEARCH,
    TO_TAKE,
    TO_USE,
    WILD_OF,
    YIELD,
)

# OUT-ACT-07  The equipment that adds to what was gathered in an area: OUT-EQ-ammo_crate in the base, OUT-EQ-pickaxe in
# the mine, OUT-EQ-backpack in the park, OUT-EQ-axe in the forest, OUT-EQ-jerrycan at the dam.
MORE: Final = (AMMO_CRATE, NOBODY, PICKAXE, NOBODY, BACKPACK, NOBODY, AXE, JERRYCAN)
TO_UNLOCK: Final = TO_USE.at(ACCESS_CARD)


class Actions(Watched):
    """OUT-ACT-01  The hero does any of the area's actions in any order while it has some left, or stops.

    OUT-ACT-02, OUT-ACT-05
    """

    __slots__ = ()

    def is_open(self, g: Wasteland) -> bool:
        """Ask while there is something to do."""
        return bool(plays(g, self.seat))

    def plays(self, g: Wasteland, seat: int) -> list[int]:
        """Offer to stop, and everything that can be done here."""
        return [PASS, *plays(g, seat)]

    def play(self, g: Wasteland, seat: int, option: int) -> Next:
        """Do it."""
        if option == PASS:
            return DONE
        if is_hunt(option):
            return hunt(g, seat, option)
        if option in TO_PEEK:
            peek(g, seat, option)
        elif CITY_OF[g.where[g.hero]] >= 0:
            work_in_city(g, seat, option)
        else:
            work(g, seat, option)
        return None

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask for the next action."""
        return ("ask-action", g.where[g.hero], g.actions)

    def rule(self) -> str:
        """Cite the rule on mixing actions."""
        return "OUT-ACT-05"

    def forbidden_by(self, g: Wasteland, seat: int, option: int) -> str:
        """Name the rule that forbids an action."""
        return forbidden(g, seat, option)


def plays(g: Wasteland, seat: int) -> list[int]:
    """List what the hero can do where it stands."""
    area = g.where[g.hero]
    city = CITY_OF[area]
    if city >= 0:
        options = city_plays(g, seat, city)
    else:
        options = pool_plays(g, seat, area)
        if WILD_OF[area] >= 0:
            options += hunts(g, seat, area)
    return options + peeks(g, seat) if g.is_working(seat, PEEK) else options


def pool_plays(g: Wasteland, seat: int, area: int) -> list[int]:
    """OUT-ACT-03  List what a pool and the algae allow.

    OUT-ACT-04, OUT-ACT-07, OUT-MAT-01, OUT-BASE-01, OUT-BASE-02, OUT-DAM-01, OUT-SET-22
    """
    options: list[int] = []
    if g.pool[area]:
        if area == DAM and not g.opened:
            return dam_plays(g, seat)
        if g.actions:
            options.append(TO_GATHER.at(YIELD[area]))
        if g.gathered and g.can_use(seat, MORE[area]):
            options.append(TO_USE.at(MORE[area]))
    if area == BASE and g.algae and g.actions:
        options.append(TO_EAT_ALGAE)
    return options


def dam_plays(g: Wasteland, seat: int) -> list[int]:
    """OUT-DAM-01, OUT-DAM-02, OUT-DAM-04  A microchip or the access card opens the dam for the whole visit.

    OUT-EQ-access_card
    """
    options = [TO_OPEN] if g.goods[seat * GOODS + MICROCHIP] else []
    if g.can_use(seat, ACCESS_CARD):
        options.append(TO_UNLOCK)
    return options


def work(g: Wasteland, seat: int, option: int) -> None:
    """Do an action outside the cities."""
    area = g.where[g.hero]
    if option == TO_EAT_ALGAE:  # OUT-BASE-02, OUT-BASE-03
        g.actions -= 1
        g.algae = False
        g.tell("algae", seat)
        g.improve(seat, 1)
    elif option == TO_OPEN:  # OUT-DAM-01, OUT-DAM-03
        g.goods[seat * GOODS + MICROCHIP] -= 1
        g.opened = True
        g.tell("paid", seat, MICROCHIP)
    elif option == TO_UNLOCK:  # OUT-DAM-04, OUT-EQ-access_card
        g.tire(seat, ACCESS_CARD)
        g.opened = True
    elif option in TO_GATHER:
        g.actions -= 1
        g.gathered = True
        take_from_pool(g, seat, area, 1)
    else:  # OUT-ACT-07
        g.tire(seat, MORE[area])
        take_from_pool(g, seat, area, g.data.equipment_amount[MORE[area]])


def take_from_pool(g: Wasteland, seat: int, area: int, count: int) -> None:
    """OUT-ACT-04, OUT-ACT-06, OUT-ACT-07  Tokens go from the pool to the shelter, as far as there are any."""
    count = min(count, g.pool[area])
    g.pool[area] -= count
    g.goods[seat * GOODS + YIELD[area]] += count
    g.tell("gathered", seat, count, YIELD[area])


def city_plays(g: Wasteland, seat: int, city: int) -> list[int]:
    """OUT-CITY-01  List the tiles that may be taken, and searching.

    OUT-ACT-03, OUT-CITY-03, OUT-CITY-04, OUT-CITY-06, OUT-CITY-07, OUT-CITY-10, OUT-ROOM-search2
    """
    options: list[int] = []
    stack = g.search[city]
    if g.actions:
        owned = g.broken[seat] | g.repaired[seat]
        for tile in g.shown[city]:
            if not owned >> tile & 1:
                owned |= 1 << tile
                options.append(TO_TAKE.at(tile))
        if stack:
            options.append(TO_SEARCH)
    if g.gathered and stack:
        slot = g.ready(seat, SEARCH2, city * AGAIN)
        if slot != NOWHERE:
            options.append(TO_ACTIVATE.at(g.rooms[seat * SLOTS + slot]))
    return options


def work_in_city(g: Wasteland, seat: int, option: int) -> None:
    """Do an action in a city."""
    city = CITY_OF[g.where[g.hero]]
    if option in TO_TAKE:  # OUT-CITY-01, OUT-CITY-02
        g.actions -= 1
        tile = TO_TAKE.target(option)
        g.shown[city].remove(tile)
        g.broken[seat] |= 1 << tile
        g.tell("took", seat, tile)
    elif option == TO_SEARCH:  # OUT-CITY-03
        g.actions -= 1
        g.gathered = True
        draw_token(g, seat, city)
    else:  # OUT-CITY-10, OUT-ROOM-search2
        room = TO_ACTIVATE.target(option)
        g.spend(seat, g.slot_of(seat, room), city * AGAIN)
        g.tell("activated", seat, room)
        for _ in range(min(g.data.room_amount[SEARCH2], len(g.search[city]))):
            draw_token(g, seat, city)


def forbidden(g: Wasteland, seat: int, option: int) -> str:
    """Name the rule that stands against an action."""
    area = g.where[g.hero]
    rule = "OUT-ACT-01" if not g.actions else "OUT-ACT-04"
    if option in TO_TAKE:
        rule = "OUT-CITY-07" if g.owns(seat, TO_TAKE.target(option)) else "OUT-CITY-01"
    elif option == TO_SEARCH:
        rule = "OUT-CITY-06" if CITY_OF[area] >= 0 else "OUT-CITY-03"
    elif option == TO_EAT_ALGAE:
        rule = "OUT-BASE-02"
    elif area == DAM and not g.opened:
        rule = "OUT-DAM-02"
    elif is_hunt(option):
        rule = "OUT-HUNT-04" if g.hunts else "OUT-HUNT-05"
    elif option in TO_USE:
        rule = "OUT-ACT-09"
    return rule
