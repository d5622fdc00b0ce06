"""A refuge under siege: heads in six places with capacity, hands, hidden dice and destinations, and who is elected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from ostoja.engine.agenda import State
from ostoja.engine.errors import SetupError
from ostoja.engine.masks import HALF, LOW, count_of
from ostoja.engine.naming import shown
from ostoja.engine.native import mypyc_attr
from ostoja.engine.setup_options import AUTO
from ostoja.kit.refuge.gifts import gift_of
from ostoja.kit.refuge.heads import KINDS, TEAM, head_of, owners_of, team_in

if TYPE_CHECKING:
    from ostoja.engine.rng import Rng
    from ostoja.kit.refuge.data import RefugeData

R = TypeVar("R", bound="Refuge")

PLACES: Final = 7  # places are numbered 1 to 6, as on a die; 0 is nowhere
NOBODY: Final = -1
EVERYWHERE: Final = (1 << PLACES) - 2  # all places, as bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Refuge(State):
    """The facts that games of teams in besieged places have in common."""

    __slots__ = (
        "announced",
        "badge",
        "colours",
        "deck",
        "destinations",
        "dice",
        "doomed",
        "elected",
        "extra_votes",
        "gifts",
        "hands",
        "hidden",
        "played",
        "revealed",
        "room",
        "round",
        "seers",
        "shut",
        "tables",
        "tied",
        "truck",
        "unplaced",
    )

    def __init__(self, seats: int, rng: Rng, tables: RefugeData) -> None:
        super().__init__(seats, rng)
        self.tables = tables
        self.colours: tuple[int, ...] = ()  # by seat
        self.round = 0
        self.badge = 0  # the seat that holds it: every sequence starts there
        self.unplaced = 0  # heads waiting to be placed during set-up
        self.hidden = 0  # heads that a card covers
        self.shut = 0  # places that nobody can enter any more, as bits
        self.tied = 0  # seats that can still be elected: candidates, once a ballot is counted those who share the lead
        self.elected = NOBODY  # the seat a vote has elected
        self.doomed = 0  # the head that is to be eaten
        self.announced = 0  # the destination that was chosen openly
        self.revealed = True  # whether the dice and the destinations lie open
        self.seers = 0  # seats that have seen the hidden dice
        self.played = 0  # cards that have left the game

    def lay_out(self) -> None:
        """Give the table its empty piles; a copy gets its own instead."""
        self.room: list[int] = [0] * PLACES  # heads by place
        self.hands: list[int] = [0] * self.seats  # cards by seat, as bit masks of card numbers
        self.deck: list[int] = []  # the truck; the top card is the last
        self.gifts: list[int] = []  # who gave whom which kind of card, while the giver can still be sure of it
        self.truck: list[int] = []  # the cards drawn by the searcher and not yet dealt out
        self.dice: list[int] = []
        self.destinations: list[int] = [0] * self.seats
        self.extra_votes: list[int] = [0] * self.seats  # by cards, in the present vote

    def copy_refuge(self, twin: Refuge) -> None:
        """Give a copy the same facts."""
        self.copy_table(twin)
        twin.colours = self.colours
        twin.round = self.round
        twin.badge = self.badge
        twin.unplaced = self.unplaced
        twin.hidden = self.hidden
        twin.shut = self.shut
        twin.tied = self.tied
        twin.elected = self.elected
        twin.doomed = self.doomed
        twin.announced = self.announced
        twin.revealed = self.revealed
        twin.seers = self.seers
        twin.played = self.played
        twin.room = self.room[:]
        twin.hands = self.hands[:]
        twin.deck = self.deck[:]
        twin.gifts = self.gifts[:]
        twin.truck = self.truck[:]
        twin.dice = self.dice[:]
        twin.destinations = self.destinations[:]
        twin.extra_votes = self.extra_votes[:]

    def unsaved(self) -> tuple[str, ...]:
        """Leave out the numbers and rulings: they come with the set-up."""
        return ("asked", "data", "journal", "offers", "rulings", "tables")

    def crowd(self, place: int) -> int:
        """Count the heads in a place."""
        return count_of(self.room[place])

    def is_full(self, place: int) -> bool:
        """Tell whether a place has no room for one more head; one without a capacity always has."""
        capacity = self.tables.capacity[place]
        return capacity != 0 and count_of(self.room[place]) >= capacity

    def is_open(self, place: int) -> bool:
        """Tell whether a place can still be entered."""
        return not self.shut >> place & 1

    def has_room(self, place: int) -> bool:
        """Tell whether one more head can enter a place."""
        return not (self.shut >> place & 1 or self.is_full(place))

    def present(self, place: int) -> int:
        """Return the seats with a head in a place, hidden or not."""
        return owners_of(self.room[place])

    def voters(self, place: int) -> int:
        """Return the seats with an unhidden head in a place."""
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
        """Count the votes a seat's unhidden heads give it in a place."""
        return self.tables.team_votes[team_in(self.room[place] & ~self.hidden, seat)]

    def strength(self, place: int) -> int:
        """Add up the strength of the heads in a place, hidden or not."""
        heads = self.room[place]
        strengths = self.tables.strengths
        return strengths[heads & LOW] + strengths[heads >> HALF]

    def value(self, seat: int) -> int:
        """Add up the values of a seat's living characters."""
        return self.tables.team_value[team_in(self.living(), seat)]

    def holds(self, seat: int, card: int) -> bool:
        """Tell whether a seat holds a card of some kind."""
        return self.hands[seat] & self.tables.cards_of[card] != 0

    def kinds_held(self, seat: int) -> int:
        """Return the kinds of card that a seat holds, as bits."""
        kinds = 0
        held = self.hands[seat]
        while held:
            kinds |= 1 << self.tables.card_of[held.bit_length() - 1]
            held ^= 1 << held.bit_length() - 1
        return kinds

    def discard(self, seat: int, card: int) -> None:
        """Let a played card leave the game at once."""
        held = self.hands[seat] & self.tables.cards_of[card]
        spent = held & -held
        self.hands[seat] = self.hands[seat] & ~spent
        self.played |= spent
        self.forget_gift(seat, card)
        self.tell("played", seat, card)

    def forget_gift(self, seat: int, card: int) -> None:
        """Whoever gave this seat such a card cannot know any more whether the seat still has it."""
        gifts = self.gifts
        for giver in range(self.seats if gifts else 0):
            gift = gift_of(giver, seat, card)
            if gift in gifts:
                gifts.remove(gift)

    def cover(self, seat: int, kind: int, card: int, place: int) -> None:
        """Let a card hide a head: it neither votes nor can be chosen; its strength still counts."""
        self.discard(seat, card)
        self.hidden |= head_of(seat, kind)
        self.tell("hid", seat, kind, place)

    def back(self, seat: int, card: int) -> None:
        """Let a card give its player one more vote in the present vote."""
        self.discard(seat, card)
        self.extra_votes[seat] = self.extra_votes[seat] + 1

    def end_backing(self) -> None:
        """Let the votes that cards have given count no longer."""
        self.extra_votes = [0] * self.seats


def hand_out(g: Refuge) -> None:
    """Give every seat its characters for this number of players, to be placed."""
    for seat in range(g.seats):
        for kind in range(KINDS):
            if g.seats <= g.tables.most_players[kind]:
                g.unplaced |= head_of(seat, kind)


def deal_hands(g: Refuge, cards: int) -> None:
    """Shuffle all cards into the deck and deal some to every seat, in secret."""
    g.deck = list(range(len(g.tables.card_of)))
    g.rng.shuffle(g.deck)
    for _ in range(cards):
        for seat in range(g.seats):
            card = g.deck.pop()
            g.hands[seat] = g.hands[seat] | 1 << card
            g.show(1 << seat, "dealt", seat, g.tables.card_of[card])


def pick_colours(seats: int, wish: str, names: list[str]) -> tuple[int, ...]:
    """Return a colour for every seat that nobody else has, as wished or one after the other."""
    if wish == AUTO:
        return tuple(range(seats))
    words = [word.strip() for word in wish.split(",")]
    if len(words) != seats or len(set(words)) != seats or not set(words) <= set(names):
        raise SetupError(f"option colours must name {seats} different colours of {', '.join(names)}, not {shown(wish)}")
    return tuple(names.index(word) for word in words)


def named_seat(seats: int, option: str, seat: int) -> int:
    """Return a seat that the host has named, if it is at the table."""
    if seat >= seats:
        raise SetupError(f"option {option} cannot be {seat}; allowed: 0 to {seats - 1}, as seats are counted from 0")
    return seat
