"""Chapter: set-up. What nobody chooses is dealt; then the draft, its reveal, and Mary Koolpepper's search tokens."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.engine.steps import Solo
from ostoja.games.outlive.draft import Draft, Stations
from ostoja.games.outlive.search import grant
from ostoja.games.outlive.state import NOBODY, UNBUILT, Wasteland
from ostoja.games.outlive.words import (
    ADVANCED,
    BASIC,
    DRAWN_LEADERS,
    DRAWN_ROOMS,
    EVENTS,
    GOODS,
    HEROES,
    KINDS,
    LEADERS,
    MARY,
    ROOMS,
    SLOTS,
    TO_DISCARD,
    TOKENS,
)


def deal(g: Wasteland) -> None:
    """OUT-SET-04, OUT-SET-19, OUT-SET-21  Rooms and leaders to choose from, the events and the animals."""
    rooms = room_tiles(g)
    g.rng.shuffle(rooms)
    leaders = list(range(LEADERS))
    g.rng.shuffle(leaders)
    for _ in range(g.seats):
        g.offered_rooms += named([rooms.pop() for _ in range(DRAWN_ROOMS)])
        g.offered_leaders += sorted(leaders.pop() for _ in range(DRAWN_LEADERS))
    g.events = list(range(EVENTS))
    g.rng.shuffle(g.events)
    g.stray = list(g.data.animals)
    g.rng.shuffle(g.stray)
    for herd in g.herds:
        for _ in range(g.data.herd):
            herd.append(g.stray.pop())
    g.drafting = True


def room_tiles(g: Wasteland) -> list[int]:
    """List all advanced room tiles."""
    tiles: list[int] = []
    for kind in range(BASIC, ROOMS):
        tiles += [kind, kind + ADVANCED][: g.data.copies[kind]]
    return tiles


def named(tiles: list[int]) -> list[int]:
    """OUT-SET-06  Call a tile the second copy only where the first is there too."""
    return sorted(tile - ADVANCED if tile >= ROOMS and tile - ADVANCED not in tiles else tile for tile in tiles)


class Setup(Procedure[Wasteland]):
    """OUT-SET-24  The draft in secret, then everything is shown."""

    __slots__ = ()

    def copy(self) -> Setup:
        """Return one that has got as far."""
        twin = Setup()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the parts of the set-up."""
        return SETUP

    def draft(self, g: Wasteland) -> Next:
        """OUT-SET-05, OUT-SET-07, OUT-SET-08, OUT-SET-10, OUT-SET-13  Everybody chooses."""
        return Draft()

    def reveal(self, g: Wasteland) -> Next:
        """OUT-SET-09, OUT-SET-11, OUT-SET-18  All choices are shown; the leaders bring what they have."""
        g.drafting = False
        g.offered_rooms = []
        g.offered_leaders = []
        for seat in range(g.seats):
            show_shelter(g, seat)
            bring(g, seat)
        g.first = max(range(g.seats), key=lambda seat: g.data.age[g.leaders[seat]])
        g.tell("first", g.first)
        return Stations() if g.rulings.sequential_hero_setup else None

    def equipment(self, g: Wasteland) -> Next:
        """OUT-SET-12, OUT-SET-20  The other tiles are shuffled into a stack."""
        for seat in range(g.seats):
            for hero in range(seat * HEROES, seat * HEROES + HEROES):
                g.tell("stationed", seat, hero % HEROES, g.where[hero])
        g.stack = [tile for tile in range(KINDS) for _ in range(g.data.equipment_copies)]
        for seat in range(g.seats):
            g.stack.remove(g.data.leader_equipment[g.leaders[seat]])
        g.rng.shuffle(g.stack)
        return None

    def tokens(self, g: Wasteland) -> Next:
        """OUT-SET-16, OUT-LDR-koolpepper  Mary Koolpepper draws search tokens in both cities, seen by everybody."""
        if MARY not in g.leaders:
            return None
        seat = g.leaders.index(MARY)
        for city in range(2):
            tokens = list(g.data.tokens)
            g.rng.shuffle(tokens)
            g.drawn += tokens[: (g.data.tokens_drawn + 1 - city) // 2]
        for token in g.drawn:
            g.reveal("drew-token", seat, token)
        return Discard(seat)


SETUP: Final[Phases] = (Setup.draft, Setup.reveal, Setup.equipment, Setup.tokens)


def show_shelter(g: Wasteland, seat: int) -> None:
    """OUT-SET-05  Show the rooms a seat kept, the one it built and who lives there; if full, it works.

    OUT-SET-07, OUT-SET-08, OUT-SET-09
    """
    base = seat * SLOTS
    for slot in range(BASIC, SLOTS):
        g.reveal("kept", seat, g.rooms[base + slot])
    for slot in range(SLOTS):
        if g.people[base + slot] != UNBUILT:
            g.reveal("settled", seat, g.rooms[base + slot], g.people[base + slot], g.airlock[seat])
    g.restaff(seat)


def bring(g: Wasteland, seat: int) -> None:
    """OUT-SET-11  The leader brings goods and a broken tile."""
    leader = g.leaders[seat]
    g.reveal("leader", seat, leader)
    for kind in range(GOODS):
        g.gain(seat, kind, g.data.leader_goods[leader][kind])
    g.broken[seat] = 1 << g.data.leader_equipment[leader]
    g.tell("tile", seat, g.data.leader_equipment[leader])


class Discard(Solo[Wasteland]):
    """OUT-SET-16, OUT-LDR-koolpepper  Mary's owner puts one of the drawn tokens back and gains what the others show."""

    __slots__ = ()

    def options(self, g: Wasteland, seat: int) -> list[int]:
        """Offer each kind of token drawn."""
        return TO_DISCARD.each([token for token in range(TOKENS) if token in g.drawn])

    def decide(self, g: Wasteland, seat: int, option: int) -> Next:
        """OUT-SET-16, OUT-SET-17  Put it back; tablets heal at once, an empty cupboard gives nothing."""
        put_back = TO_DISCARD.target(option)
        g.drawn.remove(put_back)
        g.tell("put-back", seat, put_back)
        if len(g.drawn) > g.data.tokens_kept:
            return None
        for token in g.drawn:
            grant(g, seat, token)
        g.drawn = []
        return DONE

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask which token to put back."""
        return ("ask-discard", self.seat, NOBODY)

    def rule(self) -> str:
        """Cite the rule on Mary's tokens."""
        return "OUT-SET-16"
