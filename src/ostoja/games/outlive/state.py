"""The wasteland and its shelters: who stands where, who owns what, and the questions the rules ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.agenda import State
from ostoja.games.outlive.words import (
    ANIMALS,
    AREAS,
    BERTHS,
    GOODS,
    HEROES,
    IMMUNITY,
    SANDSTORM,
    SLOTS,
    WATER1,
    YIELD,
    kind_of,
)

if TYPE_CHECKING:
    from ostoja.engine.rng import Rng
    from ostoja.games.outlive.data import Data
    from ostoja.games.outlive.player_views import Looks
    from ostoja.games.outlive.rulings import Rulings

NOBODY: Final = -1
NOWHERE: Final = -1
UNBUILT: Final = -1  # survivors in a room that is not built
AGAIN: Final = 8  # a room's second mark lies so many bits beyond its first


class Wasteland(State):
    """All facts of one game of Outlive. A hero's number is seat * 4 + hero, a room's place seat * 7 + slot."""

    __slots__ = (
        "aboard",
        "actions",
        "airlock",
        "algae",
        "berth",
        "berths",
        "broken",
        "caps",
        "data",
        "discards",
        "drafted",
        "drafting",
        "drawn",
        "events",
        "first",
        "gathered",
        "gauge",
        "goods",
        "heir",
        "herds",
        "hero",
        "hunted",
        "hunts",
        "leaders",
        "level",
        "looks",
        "losses",
        "offered_leaders",
        "offered_rooms",
        "opened",
        "out",
        "owed",
        "patient",
        "peeked",
        "people",
        "pool",
        "pressure",
        "prey",
        "raging",
        "repaired",
        "revealed",
        "rooms",
        "round",
        "rulings",
        "search",
        "shown",
        "spent",
        "squeezed",
        "stack",
        "standing",
        "stray",
        "takers",
        "tired",
        "tracked",
        "where",
        "works",
    )

    def __init__(self, seats: int, rng: Rng, data: Data, rulings: Rulings) -> None:
        super().__init__(seats, rng)
        self.data = data
        self.rulings = rulings
        self.round = 0
        self.first = 0  # the seat with the first-player marker
        self.heir = NOBODY  # the seat that takes the marker tonight
        self.drafting = False  # whether the choices of the set-up are still secret
        self.standing = 0  # active heroes, as bits
        self.out = 0  # seats that cannot or will not move any more today
        self.patient = 0  # seats that will not look through a search stack before their own next turn
        self.aboard = 0  # ship slots with a survivor, as bits
        self.algae = False
        self.revealed = 0  # events turned face up so far
        self.raging = 0  # kinds of events that are face up and not resolved, as bits
        # the hero that is having its turn
        self.hero = 0
        self.actions = 0
        self.gathered = False  # a token, or in a city a search, was paid with an action
        self.hunts = 0
        self.opened = False  # the dam
        self.berth = NOBODY  # the slot of the ship it takes
        self.squeezed = False  # although the slot was occupied
        self.level = 0  # strength with which the hero presses
        self.pressure = 0  # points of pressure on the present victim
        self.prey = NOBODY  # the kind of animal being hunted
        self.looks: Looks | None = None  # how things looked last, for views; copies share it

    def lay_out(self) -> None:
        """OUT-SET-01, OUT-SET-02, OUT-SET-03  Give the table its empty piles, each seat heroes, gauge and rooms.

        A copy gets its own instead.
        """
        seats = self.seats
        self.leaders: list[int] = [NOBODY] * seats
        self.goods: list[int] = [0] * (seats * GOODS)
        self.gauge: list[int] = [self.data.start] * seats  # steps from the best one
        self.airlock: list[int] = [0] * seats
        self.rooms: list[int] = [0, 1, 2, NOBODY, NOBODY, NOBODY, NOBODY] * seats  # tiles
        self.people: list[int] = [UNBUILT] * (seats * SLOTS)
        self.works: list[int] = [0] * seats  # kinds of rooms that are fully staffed, as bits
        self.spent: list[int] = [0] * seats  # slots whose effect was used this round, as bits
        self.broken: list[int] = [0] * seats  # equipment, as bits of kinds
        self.repaired: list[int] = [0] * seats
        self.tired: list[int] = [0] * seats  # repaired equipment used this round
        self.hunted: list[int] = [0] * (seats * ANIMALS)
        self.where: list[int] = [NOWHERE] * (seats * HEROES)
        self.pool: list[int] = [0] * AREAS
        self.berths: list[int] = [NOBODY] * BERTHS  # the active hero in each slot of the ship
        self.stack: list[int] = []  # equipment; the top tile is the last
        self.discards: list[int] = []
        self.shown: list[list[int]] = [[], []]  # equipment in Blackwood and Silent Peak
        self.search: list[list[int]] = [[], []]  # their search stacks; the top token is the last
        self.peeked: list[int] = [0, 0]  # seats that know the order of the stack until Dawn
        self.herds: list[list[int]] = [[], [], []]  # animals in forest, mine and park; the top one is the last
        self.tracked: list[int] = [0, 0, 0]  # seats that know the order of the herd
        self.stray: list[int] = []  # animals that left the game unseen
        self.events: list[int] = []  # the six on the Convoy board, then the six that are not used
        self.takers: list[int] = [NOBODY] * self.data.rounds  # who resolved the event of each slot
        self.owed: list[int] = [0] * seats  # tokens still to be paid
        self.caps: list[int] = [0] * seats  # and of which kinds (see payment)
        self.losses: list[int] = [0] * seats  # survivors still to be lost
        self.offered_rooms: list[int] = []  # six by seat while the draft lasts
        self.offered_leaders: list[int] = []  # two by seat
        self.drafted: list[int] = [0] * seats  # choices made in the draft
        self.drawn: list[int] = []  # Mary Koolpepper's search tokens

    def unsaved(self) -> tuple[str, ...]:
        """Leave out the numbers and rulings, which come with the set-up, and how things looked last."""
        return ("asked", "data", "journal", "looks", "offers", "rulings")

    def copy(self) -> Wasteland:
        """Return an independent copy."""
        twin = Wasteland(self.seats, self.rng.copy(), self.data, self.rulings)
        self.copy_table(twin)
        self.copy_turn(twin)
        self.copy_shelters(twin)
        twin.where = self.where[:]
        twin.pool = self.pool[:]
        twin.berths = self.berths[:]
        twin.stack = self.stack[:]
        twin.discards = self.discards[:]
        shown, search, herds = self.shown, self.search, self.herds
        twin.shown = [shown[0][:], shown[1][:]]
        twin.search = [search[0][:], search[1][:]]
        twin.herds = [herds[0][:], herds[1][:], herds[2][:]]
        twin.peeked = self.peeked[:]
        twin.tracked = self.tracked[:]
        twin.stray = self.stray[:]
        twin.events = self.events[:]
        twin.takers = self.takers[:]
        twin.offered_rooms = self.offered_rooms[:]
        twin.offered_leaders = self.offered_leaders[:]
        twin.drafted = self.drafted[:]
        twin.drawn = self.drawn[:]
        return twin

    def copy_turn(self, twin: Wasteland) -> None:
        """Tell a copy where the game and the present turn stand."""
        twin.looks = self.looks
        twin.round = self.round
        twin.first = self.first
        twin.heir = self.heir
        twin.drafting = self.drafting
        twin.standing = self.standing
        twin.out = self.out
        twin.patient = self.patient
        twin.aboard = self.aboard
        twin.algae = self.algae
        twin.revealed = self.revealed
        twin.raging = self.raging
        twin.hero = self.hero
        twin.actions = self.actions
        twin.gathered = self.gathered
        twin.hunts = self.hunts
        twin.opened = self.opened
        twin.berth = self.berth
        twin.squeezed = self.squeezed
        twin.level = self.level
        twin.pressure = self.pressure
        twin.prey = self.prey

    def copy_shelters(self, twin: Wasteland) -> None:
        """Give a copy its own shelters."""
        twin.leaders = self.leaders[:]
        twin.goods = self.goods[:]
        twin.gauge = self.gauge[:]
        twin.airlock = self.airlock[:]
        twin.rooms = self.rooms[:]
        twin.people = self.people[:]
        twin.works = self.works[:]
        twin.spent = self.spent[:]
        twin.broken = self.broken[:]
        twin.repaired = self.repaired[:]
        twin.tired = self.tired[:]
        twin.hunted = self.hunted[:]
        twin.owed = self.owed[:]
        twin.caps = self.caps[:]
        twin.losses = self.losses[:]

    # -------------------------------------------------------- goods

    def stock(self, seat: int, first: int, last: int) -> int:
        """Count the tokens of some kinds in a row that a seat has."""
        base = seat * GOODS
        count = 0
        for place in range(base + first, base + last + 1):
            count += self.goods[place]
        return count

    def gain(self, seat: int, kind: int, count: int) -> int:
        """OUT-ACT-06, OUT-DAWN-09  Tokens from the supply go to the shelter at once; return how many."""
        if self.rulings.finite_supply:
            count = min(count, self.supply(kind))
        if count:
            self.goods[seat * GOODS + kind] += count
            self.tell("gained", seat, count, kind)
        return count

    def supply(self, kind: int) -> int:
        """OUT-DAWN-09  Count what the supply still holds under the option finite_supply."""
        held = sum(self.goods[kind::GOODS])
        lying = sum(self.pool[area] for area in range(AREAS) if YIELD[area] == kind)
        return self.data.supply - held - lying

    # -------------------------------------------------------- equipment

    def owns(self, seat: int, tile: int) -> bool:
        """Tell whether a seat has a tile, broken or repaired."""
        return (self.broken[seat] | self.repaired[seat]) >> tile & 1 != 0

    def can_use(self, seat: int, tile: int) -> bool:
        """OUT-ACT-09, OUT-ACT-10  Only repaired equipment works, each tile once per round."""
        return (self.repaired[seat] & ~self.tired[seat]) >> tile & 1 != 0

    def tire(self, seat: int, tile: int) -> None:
        """OUT-ACT-10  Mark a tile as used."""
        self.tired[seat] |= 1 << tile
        self.tell("used", seat, tile)

    # -------------------------------------------------------- rooms

    def is_working(self, seat: int, kind: int) -> bool:
        """OUT-BLD-06  Tell whether a seat has such a room, built and with all its places filled."""
        return self.works[seat] >> kind & 1 != 0

    def restaff(self, seat: int) -> None:
        """OUT-BLD-06, OUT-EVT-18  Work out which rooms of a shelter are fully staffed."""
        works = 0
        places = self.data.places
        base = seat * SLOTS
        for place in range(base, base + SLOTS):
            kind = kind_of(self.rooms[place])
            if self.people[place] >= places[kind]:
                works |= 1 << kind
        self.works[seat] = works

    def ready(self, seat: int, kind: int, mark: int = 0) -> int:
        """OUT-BLD-08  Return the slot of a working room of some kind whose effect is not used yet, or nowhere."""
        if not self.works[seat] >> kind & 1:
            return NOWHERE
        base = seat * SLOTS
        spent = self.spent[seat] >> mark
        for slot in range(SLOTS):
            if not spent >> slot & 1:
                place = base + slot
                if kind_of(self.rooms[place]) == kind and self.people[place] >= self.data.places[kind]:
                    return slot
        return NOWHERE

    def is_ready(self, seat: int, kind: int, mark: int = 0) -> bool:
        """OUT-BLD-08  Tell whether a seat has a working room of some kind whose effect is not used yet."""
        return self.ready(seat, kind, mark) != NOWHERE

    def use_room(self, seat: int, kind: int, mark: int = 0) -> None:
        """OUT-BLD-08  Mark the effect of a room that is ready as used this round."""
        self.spend(seat, self.ready(seat, kind, mark), mark)

    def slot_of(self, seat: int, tile: int) -> int:
        """Return the slot in which a seat has a room tile."""
        base = seat * SLOTS
        return self.rooms.index(tile, base) - base

    def spend(self, seat: int, slot: int, mark: int = 0) -> None:
        """OUT-BLD-08  Mark a room's effect as used this round."""
        self.spent[seat] |= 1 << slot + mark

    def reserve(self, seat: int) -> int:
        """OUT-FEED-09, OUT-ROOM-water1  Count the reserve water that a seat still has this round."""
        if not self.works[seat] >> WATER1 & 1:
            return 0
        base = seat * SLOTS
        count = 0
        for slot in range(SLOTS):
            place = base + slot
            if kind_of(self.rooms[place]) == WATER1 and not self.spent[seat] >> slot & 1:
                count += self.people[place] >= self.data.places[WATER1]
        return count

    def survivors(self, seat: int) -> int:
        """Count the survivors in a shelter."""
        count = self.airlock[seat]
        for inside in self.people[seat * SLOTS : seat * SLOTS + SLOTS]:
            count += max(0, inside)
        return count

    # -------------------------------------------------------- heroes and events

    def everybody(self) -> int:
        """Return all seats, as bits."""
        return (1 << self.seats) - 1

    def suffers(self, seat: int, event: int) -> bool:
        """OUT-EVT-19, OUT-ROOM-immunity  Tell whether an event is at work and the seat is not immune to it."""
        return self.raging >> event & 1 != 0 and not self.works[seat] >> IMMUNITY & 1

    def vigour(self, hero: int) -> int:
        """OUT-ACT-01  A hero's strength for actions and on the ship: at most 3 in the sandstorm.

        OUT-EVT-08, OUT-EVT-09, OUT-EVC-sandstorm
        """
        strength = self.data.strengths[hero % HEROES]
        if self.suffers(hero // HEROES, SANDSTORM):
            return min(strength, self.data.storm)
        return strength

    def improve(self, seat: int, steps: int) -> None:
        """OUT-RAD-04  The gauge gets better; at the best step nothing happens."""
        steps = min(steps, self.gauge[seat])
        if steps:
            self.gauge[seat] -= steps
            self.tell("healed", seat, steps)

    def worsen(self, seat: int, steps: int) -> None:
        """OUT-RAD-02, OUT-RAD-03  The gauge gets worse; every point beyond the last step costs a survivor instead."""
        worst = len(self.data.gauge) - 1
        beyond = max(0, self.gauge[seat] + steps - worst)
        if steps > beyond:
            self.gauge[seat] += steps - beyond
            self.tell("irradiated", seat, steps - beyond)
        if beyond:
            self.losses[seat] += beyond
            self.tell("beyond", seat, beyond)
