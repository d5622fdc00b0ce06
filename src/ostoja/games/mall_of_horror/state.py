"""The mall: where everybody stands, what is before the doors, and the questions the rules ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.agenda import State
from ostoja.games.mall_of_horror.words import KINDS, PARKING, PLACES

if TYPE_CHECKING:
    from ostoja.engine.rng import Rng
    from ostoja.games.mall_of_horror.data import Data
    from ostoja.games.mall_of_horror.rulings import Rulings

NOBODY: Final = -1
TEAM: Final = (1 << KINDS) - 1  # the four heads of one seat

# Sets of heads are bit masks: head = seat * 4 + kind. These tables answer for three seats (12 bits) at a time.
_HALF: Final = 12
_LOW: Final = (1 << _HALF) - 1
_OWNERS: Final = tuple(
    sum(1 << seat for seat in range(3) if heads >> KINDS * seat & TEAM) for heads in range(1 << _HALF)
)


def head_of(seat: int, kind: int) -> int:
    """Return the head of a seat's character, as a set of one."""
    return 1 << seat * KINDS + kind


def team_in(heads: int, seat: int) -> int:
    """Return which of a seat's four kinds are among some heads, as a bit mask of kinds."""
    return heads >> seat * KINDS & TEAM


def owners_of(heads: int) -> int:
    """Return the seats that own some heads, as a bit mask."""
    return _OWNERS[heads & _LOW] | _OWNERS[heads >> _HALF] << 3


class Mall(State):
    """All facts of one game of Mall of Horror."""

    __slots__ = (
        "announced",
        "badge",
        "buriers",
        "chief_elected",
        "closed",
        "colours",
        "cursed",
        "data",
        "deck",
        "destinations",
        "dice",
        "doomed",
        "elected",
        "fell_in",
        "gifts",
        "hands",
        "hardware",
        "hidden",
        "played",
        "revealed",
        "room",
        "round",
        "rulings",
        "seers",
        "threats",
        "tied",
        "truck",
        "unplaced",
        "zombies",
    )

    def __init__(self, seats: int, rng: Rng, data: Data, rulings: Rulings) -> None:
        super().__init__(seats, rng)
        self.data = data
        self.rulings = rulings
        self.colours: tuple[int, ...] = ()  # by seat
        self.round = 0
        self.badge = 0  # the seat that holds it: every sequence starts there
        self.chief_elected = False  # in this very round
        self.unplaced = 0  # heads waiting to be placed during set-up
        self.hidden = 0  # heads covered by Hide
        self.closed = 0  # places shut for the whole game, as bits
        self.cursed = 0  # places overrun, as bits
        self.tied = 0  # seats that lead the last ballot
        self.elected = NOBODY  # the seat a vote has elected
        self.doomed = 0  # the head drawn by lot (option second_tie = head)
        self.announced = 0  # the elected Chief's destination
        self.revealed = True  # whether the dice and the wheels with the destinations lie open
        self.seers = 0  # seats that have seen the hidden dice
        self.played = 0  # cards that have left the game

    def lay_out(self) -> None:
        """Give the table its empty piles; a copy gets its own instead."""
        self.room: list[int] = [0] * PLACES  # heads by place
        self.zombies: list[int] = [0] * PLACES
        self.hardware: list[int] = [0] * PLACES  # strength added to a place for this round
        self.hands: list[int] = [0] * self.seats  # cards by seat, as bit masks of card numbers
        self.deck: list[int] = []  # the truck; the top card is the last
        self.buriers: list[int] = []  # who laid each of the lowest cards of the deck there, from the bottom up
        self.gifts: list[int] = []  # who gave whom which kind of card, while the giver can still be sure of it
        self.truck: list[int] = []  # the cards drawn by the searcher and not yet dealt out
        self.dice: list[int] = []
        self.destinations: list[int] = [0] * self.seats
        self.threats: list[int] = [0] * self.seats  # extra votes in the present vote
        self.fell_in: list[int] = [0] * self.seats  # the round in which a seat lost its last head; 0: it lives

    def unsaved(self) -> tuple[str, ...]:
        """Leave out the numbers and rulings: they come with the set-up."""
        return ("asked", "data", "journal", "offers", "rulings")

    def copy(self) -> Mall:
        """Return an independent copy."""
        twin = Mall(self.seats, self.rng.copy(), self.data, self.rulings)
        self.copy_table(twin)
        twin.colours = self.colours
        twin.round = self.round
        twin.badge = self.badge
        twin.chief_elected = self.chief_elected
        twin.unplaced = self.unplaced
        twin.hidden = self.hidden
        twin.closed = self.closed
        twin.cursed = self.cursed
        twin.tied = self.tied
        twin.elected = self.elected
        twin.doomed = self.doomed
        twin.announced = self.announced
        twin.revealed = self.revealed
        twin.seers = self.seers
        twin.played = self.played
        twin.room = self.room[:]
        twin.zombies = self.zombies[:]
        twin.hardware = self.hardware[:]
        twin.hands = self.hands[:]
        twin.deck = self.deck[:]
        twin.buriers = self.buriers[:]
        twin.gifts = self.gifts[:]
        twin.truck = self.truck[:]
        twin.dice = self.dice[:]
        twin.destinations = self.destinations[:]
        twin.threats = self.threats[:]
        twin.fell_in = self.fell_in[:]
        return twin

    def crowd(self, place: int) -> int:
        """Count the heads in a place."""
        return self.room[place].bit_count()

    def is_full(self, place: int) -> bool:
        """Tell whether a place has no room for one more head; Parking always has."""
        capacity = self.data.capacity[place]
        return capacity != 0 and self.room[place].bit_count() >= capacity

    def is_open(self, place: int) -> bool:
        """Tell whether a place is neither closed nor cursed."""
        return not (self.closed | self.cursed) >> place & 1

    def present(self, place: int) -> int:
        """Return the seats with a head in a place, hidden or not."""
        return owners_of(self.room[place])

    def voters(self, place: int) -> int:
        """Return the seats with an unhidden head in a place: those who vote there and can be elected."""
        return owners_of(self.room[place] & ~self.hidden)

    def team(self, seat: int) -> int:
        """Return all living heads of a seat."""
        return self.living() & TEAM << seat * KINDS

    def living(self) -> int:
        """Return all heads on the board."""
        room = self.room
        return room[1] | room[2] | room[3] | room[4] | room[5] | room[6]

    def survivors(self) -> int:
        """Return the seats with a living head."""
        return owners_of(self.living())

    def everybody(self) -> int:
        """Return all seats."""
        return (1 << self.seats) - 1

    def votes(self, seat: int, place: int) -> int:
        """Count the votes a seat's unhidden heads give it in a place; a Gunman gives two."""
        return self.data.team_votes[team_in(self.room[place] & ~self.hidden, seat)]

    def strength(self, place: int) -> int:
        """Add up what holds the zombies off in a place: its heads, a Tough Guy counting two."""
        heads = self.room[place]
        strengths = self.data.strengths
        return strengths[heads & _LOW] + strengths[heads >> _HALF]

    def is_breached(self, place: int) -> bool:
        """MOH-ATK-02, -03, -05, MOH-PARK-01  Tell whether zombies get into a place, given the Hardware played there."""
        zombies = self.zombies[place]
        if not zombies or not self.room[place]:
            return False
        if place == PARKING:
            return True
        sure = self.data.sure_breach[place]
        return (sure != 0 and zombies >= sure) or zombies >= self.strength(place) + self.hardware[place]

    def add_zombie(self, place: int) -> None:
        """MOH-SUP-01  Put one zombie in front of a place; only the option zombie_supply limits the figures."""
        if self.rulings.limited_supply and sum(self.zombies) >= self.data.figures:
            self.tell("no-figure", place)
            return
        self.zombies[place] += 1
        self.tell("zombie", place)

    def holds(self, seat: int, card: int) -> bool:
        """Tell whether a seat holds a card of some kind."""
        return self.hands[seat] & self.data.cards_of[card] != 0

    def discard(self, seat: int, card: int) -> None:
        """MOH-ATK-15, -16  A played card leaves the game at once."""
        held = self.hands[seat] & self.data.cards_of[card]
        spent = held & -held
        self.hands[seat] &= ~spent
        self.played |= spent
        self.forget_gift(seat, card)
        self.tell("played", seat, card)

    def forget_gift(self, seat: int, card: int) -> None:
        """Whoever gave this seat such a card cannot know any more whether the seat still has it."""
        gifts = self.gifts
        for giver in range(self.seats):
            gift = gift_of(giver, seat, card)
            if gift in gifts:
                gifts.remove(gift)

    def value(self, seat: int) -> int:
        """MOH-SCORE-01  Score = sum of the values of own living characters."""
        return self.data.team_value[team_in(self.living(), seat)]


def gift_of(giver: int, receiver: int, card: int) -> int:
    """Write down as one number who gave whom which kind of card."""
    return (giver << 3 | receiver) << 4 | card


def gift_parts(gift: int) -> tuple[int, int, int]:
    """Read who gave whom which kind of card."""
    return gift >> 7, gift >> 4 & 7, gift & 15
