"""Chapter: hunting in forest, mine and amusement park."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next
from ostoja.engine.steps import PASS, Solo
from ostoja.games.outlive.state import NOBODY, Wasteland
from ostoja.games.outlive.words import (
    AMMO,
    ANIMALS,
    BEAR_TRAP,
    GOODS,
    HUNT1,
    HUNT2,
    MEAT,
    MUTATION,
    PLAGUE,
    SHOTGUN,
    THERMAL_SENSOR,
    TO_HUNT,
    TO_SHOOT,
    TO_USE,
    WILD_OF,
    WILDS,
)

WEAPONS: Final = (SHOTGUN, BEAR_TRAP)
TO_TRACK: Final = TO_USE.at(THERMAL_SENSOR)


def is_hunt(option: int) -> bool:
    """Tell whether an action begins a hunt."""
    return option in TO_HUNT or option == TO_TRACK


def hunts(g: Wasteland, seat: int, area: int) -> list[int]:
    """OUT-HUNT-01  Offer the top animal if it can be hunted, and to look through the stack.

    OUT-HUNT-04, OUT-HUNT-05, OUT-HUNT-09, OUT-HUNT-12, OUT-EQ-thermal_sensor
    """
    herd = g.herds[WILD_OF[area]]
    if not herd or (g.hunts and not g.rulings.multi_hunt):
        return []
    options = [TO_HUNT.at(herd[-1])] if is_feasible(g, seat, herd[-1]) else []
    if g.can_use(seat, THERMAL_SENSOR) and may_hope(g, seat):
        options.append(TO_TRACK)
    return options


def toughness(g: Wasteland, seat: int, animal: int) -> int:
    """OUT-HUNT-02, OUT-EVT-17, OUT-EVC-mutation  An animal's toughness for a hunter: 1 more under the mutation."""
    tough = g.data.animal_toughness[animal]
    return tough + g.data.event_amount[MUTATION] if g.suffers(seat, MUTATION) else tough


def is_feasible(g: Wasteland, seat: int, animal: int) -> bool:
    """OUT-HUNT-02, OUT-HUNT-05, OUT-HUNT-10  Tell whether actions, ammunition and weapons are enough for an animal.

    OUT-EVT-11, OUT-EQ-shotgun, OUT-EQ-bear_trap
    """
    means = g.actions + g.goods[seat * GOODS + AMMO]
    for tile in WEAPONS:
        if g.can_use(seat, tile):
            means += g.data.equipment_amount[tile]
    return means >= toughness(g, seat, animal)


def may_hope(g: Wasteland, seat: int) -> bool:
    """OUT-HUNT-05  Tell whether a hunt can be declared before its animal is known: the weakest kind must do.

    OUT-HUNT-12
    """
    for animal in range(ANIMALS):
        if animal in g.data.animals and is_feasible(g, seat, animal):
            return True
    return False


def hunt(g: Wasteland, seat: int, option: int) -> Next:
    """OUT-HUNT-01, OUT-HUNT-12  Hunt the top animal, or look through the stack with the thermal sensor first.

    OUT-HUNT-13, OUT-EQ-thermal_sensor
    """
    if option == TO_TRACK:
        g.tire(seat, THERMAL_SENSOR)
        wild = WILD_OF[g.where[g.hero]]
        g.tracked[wild] |= 1 << seat
        herd = g.herds[wild]
        for place in range(len(herd)):
            g.show(1 << seat, "saw-animal", seat, WILDS[wild], place, herd[-1 - place])
        return Track(seat)
    return begin(g, seat, TO_HUNT.target(option))


def begin(g: Wasteland, seat: int, animal: int) -> Next:
    """OUT-HUNT-02  Declare the hunt; how it is paid is asked only where there is a choice."""
    g.prey = animal
    needed = toughness(g, seat, animal)
    ammo = g.goods[seat * GOODS + AMMO]
    if not ammo and not weapons(g, seat, needed):
        bag(g, seat, needed, 0)
        return None
    return Hunt(seat, needed)


def weapons(g: Wasteland, seat: int, needed: int) -> list[int]:
    """OUT-HUNT-10, OUT-EQ-shotgun, OUT-EQ-bear_trap  List the tiles that lend strength to a hunt that needs some."""
    if not needed:
        return []
    return TO_USE.each([tile for tile in WEAPONS if g.can_use(seat, tile)])


class Track(Solo[Wasteland]):
    """OUT-HUNT-12  The hunter has looked through the stack alone and picks any animal of it, or gives up.

    OUT-HUNT-13
    """

    __slots__ = ("picked",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)
        self.picked = False

    def copy(self) -> Track:
        """Return a choice that has got as far."""
        twin = Track(self.seat)
        twin.picked = self.picked
        return twin

    def deciders(self, g: Wasteland) -> int:
        """Ask until an animal is picked."""
        return 0 if self.picked else 1 << self.seat

    def options(self, g: Wasteland, seat: int) -> list[int]:
        """Offer to give up, and every kind that is there and can be hunted."""
        herd = g.herds[WILD_OF[g.where[g.hero]]]
        kinds = [animal for animal in range(ANIMALS) if animal in herd and is_feasible(g, seat, animal)]
        return [PASS, *TO_HUNT.each(kinds)]

    def decide(self, g: Wasteland, seat: int, option: int) -> Next:
        """Begin the hunt; the sensor is spent in any case."""
        if option == PASS:
            return DONE
        self.picked = True
        return begin(g, seat, TO_HUNT.target(option))

    def always_asks(self, g: Wasteland, seat: int) -> bool:
        """Ask even if nothing can be hunted: the others must not learn it from the stack."""
        return True

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask which animal to hunt."""
        return ("ask-track", self.seat, g.where[g.hero])

    def rule(self) -> str:
        """Cite the rule on the thermal sensor."""
        return "OUT-HUNT-12"

    def why_not(self, g: Wasteland, seat: int, option: int) -> str:
        """An animal that is too tough or not there cannot be hunted."""
        return "OUT-HUNT-05"


class Hunt(Solo[Wasteland]):
    """OUT-HUNT-02, OUT-HUNT-03, OUT-HUNT-10  The hunter pays the toughness with weapons, ammunition and actions."""

    __slots__ = ("needed",)

    def __init__(self, seat: int = 0, needed: int = 0) -> None:
        super().__init__(seat)
        self.needed = needed

    def copy(self) -> Hunt:
        """Return a hunt that has got as far."""
        return Hunt(self.seat, self.needed)

    def options(self, g: Wasteland, seat: int) -> list[int]:
        """Offer the weapons, and every number of ammunition that the actions complete."""
        least = max(0, self.needed - g.actions)
        most = min(self.needed, g.goods[seat * GOODS + AMMO])
        return weapons(g, seat, self.needed) + TO_SHOOT.each(range(least, most + 1))

    def decide(self, g: Wasteland, seat: int, option: int) -> Next:
        """Use a weapon, or finish the hunt."""
        if option in TO_USE:
            tile = TO_USE.target(option)
            g.tire(seat, tile)
            self.needed = max(0, self.needed - g.data.equipment_amount[tile])
            return None
        bag(g, seat, self.needed, TO_SHOOT.target(option))
        return DONE

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask how to pay."""
        return ("ask-hunt", g.prey, self.needed)

    def rule(self) -> str:
        """Cite the rule on the cost of a hunt."""
        return "OUT-HUNT-02"

    def why_not(self, g: Wasteland, seat: int, option: int) -> str:
        """Name the rule that forbids a payment."""
        return "OUT-HUNT-03" if option in TO_SHOOT else "OUT-HUNT-02"


def bag(g: Wasteland, seat: int, needed: int, ammo: int) -> None:
    """OUT-HUNT-06  The animal is the hunter's: meat by its sequence, and the token for the next one.

    OUT-HUNT-01, OUT-HUNT-02, OUT-HUNT-04, OUT-HUNT-07, OUT-HUNT-08, OUT-HUNT-11
    """
    animal = g.prey
    g.goods[seat * GOODS + AMMO] -= ammo
    g.actions -= needed - ammo
    g.hunts += 1
    g.prey = NOBODY
    herd = g.herds[WILD_OF[g.where[g.hero]]]
    del herd[topmost(herd, animal)]  # OUT-HUNT-12  the rest keeps its order
    values = g.data.animal_meat[animal]
    count = g.hunted[seat * ANIMALS + animal]
    meat = values[min(count, len(values) - 1)]
    if g.suffers(seat, PLAGUE):  # OUT-EVT-16, OUT-EVC-plague
        meat = max(0, meat - g.data.event_amount[PLAGUE])
    g.hunted[seat * ANIMALS + animal] = count + 1
    g.reveal("hunted", seat, animal, ammo)
    g.gain(seat, MEAT, meat + extra_meat(g, seat))


def topmost(herd: list[int], animal: int) -> int:
    """OUT-HUNT-01, OUT-HUNT-12  Return where in a stack the topmost animal of a kind lies."""
    place = len(herd) - 1
    while herd[place] != animal:
        place -= 1
    return place


def extra_meat(g: Wasteland, seat: int) -> int:
    """OUT-HUNT-11  The rooms hunt1 and hunt2 add to the first hunt of the round: waiting could gain nothing.

    OUT-ROOM-hunt1, OUT-ROOM-hunt2
    """
    meat = 0
    for kind in (HUNT1, HUNT2):
        while g.is_ready(seat, kind):
            g.use_room(seat, kind)
            meat += g.data.room_amount[kind]
    return meat
