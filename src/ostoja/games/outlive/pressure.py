"""Chapter: pressure. A stronger hero who arrives takes tokens from weaker active ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.engine.seats import first_from
from ostoja.engine.steps import PASS, Solo
from ostoja.games.outlive.state import NOBODY, Wasteland
from ostoja.games.outlive.words import (
    AMMO,
    BAT,
    GOODS,
    HERO3,
    HEROES,
    MEAT,
    MICROCHIP,
    PRESS_CHOICE,
    TO_PAY,
    TO_ROB,
    TO_SHIELD,
    TO_SHOOT,
    TO_USE,
    VEST,
)

if TYPE_CHECKING:
    from ostoja.engine.vocabulary import Verb

TO_SWING: Final = TO_USE.at(BAT)
TO_WEAR: Final = TO_USE.at(VEST)
WEAKEST: Final = 3  # OUT-PRS-18, OUT-ROOM-hero3  the strength of the heroes whom the Guard protects


def hero_there(g: Wasteland, seat: int, area: int) -> int:
    """OUT-PRS-03, OUT-MOVE-10  Return a seat's active hero in an area, or nobody; there is at most one."""
    for hero in range(seat * HEROES, seat * HEROES + HEROES):
        if g.where[hero] == area and g.standing >> hero & 1:
            return hero
    return NOBODY


def victims(g: Wasteland, attacker: int, level: int) -> int:
    """OUT-PRS-01  Return the seats with an active hero there below the arriving hero's level, as bits.

    OUT-PRS-03, OUT-PRS-04
    """
    area = g.where[g.hero]
    mask = 0
    for seat in range(g.seats):
        if seat != attacker:
            hero = hero_there(g, seat, area)
            if hero != NOBODY and g.data.strengths[hero % HEROES] < level:
                mask |= 1 << seat
    return mask


def swings_bat(g: Wasteland, seat: int) -> bool:
    """OUT-PRS-16  Tell whether the bat is at hand and would press somebody."""
    return g.can_use(seat, BAT) and victims(g, seat, g.level + g.data.equipment_amount[BAT]) != 0


class Bat(Solo[Wasteland]):
    """OUT-PRS-16, OUT-EQ-bat  The arriving hero's level is 1 higher against everybody there, if its owner wishes."""

    __slots__ = ()

    def options(self, g: Wasteland, seat: int) -> list[int]:
        """Offer to use the bat or not."""
        return [PASS, TO_SWING]

    def decide(self, g: Wasteland, seat: int, option: int) -> Next:
        """OUT-PRS-16, OUT-EQ-bat  Raise the level."""
        if option != PASS:
            g.tire(seat, BAT)
            g.level += g.data.equipment_amount[BAT]
        return DONE

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask whether to use the bat."""
        return ("ask-bat", self.seat, g.where[g.hero])

    def rule(self) -> str:
        """Cite the rule on the bat."""
        return "OUT-PRS-16"


class Pressure(Procedure[Wasteland]):
    """OUT-PRS-15  Several victims are handled one after the other, from the attacker's left."""

    __slots__ = ("attacker", "done", "victim")

    def __init__(self, attacker: int = 0) -> None:
        super().__init__()
        self.attacker = attacker
        self.victim = NOBODY
        self.done = 0

    def copy(self) -> Pressure:
        """Return a pressure that has got as far."""
        twin = Pressure(self.attacker)
        twin.at = self.at
        twin.victim = self.victim
        twin.done = self.done
        return twin

    def phases(self) -> Phases:
        """List what happens to one victim."""
        return PRESSURE

    def defend(self, g: Wasteland) -> Next:
        """OUT-PRS-02, OUT-PRS-12  Pressure is the difference of the strengths, whatever ammunition the attacker has.

        OUT-PRS-06  A victim with something to lose may defend.
        """
        left = victims(g, self.attacker, g.level) & ~self.done
        if not left:
            return DONE
        self.victim = first_from(left, self.attacker)
        self.done |= 1 << self.victim
        hero = hero_there(g, self.victim, g.where[g.hero])
        g.pressure = g.level - g.data.strengths[hero % HEROES]
        g.tell("pressed", self.attacker, self.victim, g.pressure)
        if g.stock(self.victim, MEAT, MICROCHIP) and defences(g, self.victim):
            return Defence(self.victim)
        return None

    def pay_tribute(self, g: Wasteland) -> Next:
        """OUT-PRS-07  The victim picks the tokens, or the attacker with the room press_choice.

        OUT-PRS-08, OUT-PRS-19, OUT-ROOM-press_choice
        """
        hand_over_forced(g, self.attacker, self.victim)
        if g.pressure:
            picker = self.attacker if g.is_working(self.attacker, PRESS_CHOICE) else self.victim
            return Tribute(picker, self.attacker, self.victim)
        return None

    def next_victim(self, g: Wasteland) -> Next:
        """OUT-PRS-15  The next victim follows."""
        return self.again()


PRESSURE: Final[Phases] = (Pressure.defend, Pressure.pay_tribute, Pressure.next_victim)


def defences(g: Wasteland, seat: int) -> list[int]:
    """OUT-PRS-05  List how a victim may defend: the room hero3, the vest, or ammunition.

    OUT-PRS-06, OUT-PRS-17, OUT-PRS-18, OUT-EQ-vest, OUT-ROOM-hero3
    """
    plays: list[int] = []
    hero = hero_there(g, seat, g.where[g.hero])
    if g.data.strengths[hero % HEROES] == WEAKEST and g.is_ready(seat, HERO3):
        plays.append(TO_SHIELD)
    if g.can_use(seat, VEST):
        plays.append(TO_WEAR)
    most = min(g.pressure, g.goods[seat * GOODS + AMMO])
    return plays + TO_SHOOT.each(range(1, most + 1))


class Defence(Solo[Wasteland]):
    """OUT-PRS-05  The victim cancels pressure, in part or as a whole, or not at all.

    OUT-PRS-06, OUT-PRS-17, OUT-PRS-18
    """

    __slots__ = ()

    def options(self, g: Wasteland, seat: int) -> list[int]:
        """Offer to suffer the pressure, and every defence."""
        return [PASS, *defences(g, seat)]

    def decide(self, g: Wasteland, seat: int, option: int) -> Next:
        """The vest comes before ammunition; the others end the defence."""
        if option == TO_WEAR:  # OUT-PRS-17, OUT-EQ-vest
            g.tire(seat, VEST)
            g.pressure = max(0, g.pressure - g.data.equipment_amount[VEST])
            return None if g.pressure and defences(g, seat) else DONE
        if option == TO_SHIELD:  # OUT-PRS-18, OUT-ROOM-hero3
            g.use_room(seat, HERO3)
            g.pressure = 0
            g.tell("shielded", seat)
        elif option != PASS:  # OUT-PRS-05
            count = TO_SHOOT.target(option)
            g.goods[seat * GOODS + AMMO] -= count
            g.pressure -= count
            g.tell("shot", seat, count)
        return DONE

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask for the defence."""
        return ("ask-defence", self.seat, g.pressure)

    def rule(self) -> str:
        """Cite the rule on ammunition against pressure."""
        return "OUT-PRS-05"

    def why_not(self, g: Wasteland, seat: int, option: int) -> str:
        """Name the rule that forbids a defence."""
        if option == TO_WEAR:
            return "OUT-PRS-17"
        return "OUT-PRS-18" if option == TO_SHIELD else "OUT-PRS-05"


def hand_over(g: Wasteland, attacker: int, victim: int, kind: int) -> None:
    """OUT-PRS-07, OUT-PRS-13  One token goes from shelter to shelter and may be used at once."""
    g.goods[victim * GOODS + kind] -= 1
    g.goods[attacker * GOODS + kind] += 1
    g.pressure -= 1
    g.tell("robbed", attacker, victim, kind)


def hand_over_forced(g: Wasteland, attacker: int, victim: int) -> None:
    """OUT-PRS-09  What cannot be chosen changes hands at once; who has too little gives all and no more.

    OUT-PRS-10, OUT-PRS-11
    """
    while g.pressure:
        kinds = takable(g, victim)
        if not kinds:
            g.pressure = 0
        elif len(kinds) > 1 and g.stock(victim, MEAT, MICROCHIP) > g.pressure:
            return
        else:
            hand_over(g, attacker, victim, kinds[0])


def takable(g: Wasteland, victim: int) -> list[int]:
    """OUT-PRS-07  List the kinds of food and materials a victim has; never ammunition or reserve water.

    OUT-PRS-09, OUT-PRS-20
    """
    base = victim * GOODS
    return [kind for kind in range(MEAT, MICROCHIP + 1) if g.goods[base + kind]]


class Tribute(Solo[Wasteland]):
    """OUT-PRS-07, OUT-PRS-08, OUT-PRS-19  Pick the tokens that change hands, one by one."""

    __slots__ = ("attacker", "victim")

    def __init__(self, seat: int = 0, attacker: int = 0, victim: int = 0) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.victim = victim

    def options(self, g: Wasteland, seat: int) -> list[int]:
        """Offer the kinds of tokens the victim has."""
        return self.verb().each(takable(g, self.victim))

    def decide(self, g: Wasteland, seat: int, option: int) -> Next:
        """Hand one over; what is forced then follows at once."""
        hand_over(g, self.attacker, self.victim, self.verb().target(option))
        hand_over_forced(g, self.attacker, self.victim)
        return None if g.pressure else DONE

    def verb(self) -> Verb:
        """OUT-PRS-08, OUT-PRS-19  The victim pays; an attacker who picks robs."""
        return TO_PAY if self.seat == self.victim else TO_ROB

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask for the next token."""
        return ("ask-tribute", self.victim, g.pressure)

    def rule(self) -> str:
        """Cite the rule on tribute."""
        return "OUT-PRS-08"

    def why_not(self, g: Wasteland, seat: int, option: int) -> str:
        """OUT-PRS-09  Ammunition is never handed over."""
        return "OUT-PRS-09" if option in {TO_PAY.at(AMMO), TO_ROB.at(AMMO)} else "OUT-PRS-07"
