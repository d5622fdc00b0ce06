"""Judgement: cards in a siege, which to keep from the truck, and whom to give one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.agenda import Unwritten
from ostoja.engine.native import mypyc_attr
from ostoja.engine.seats import seats_in
from ostoja.kit.refuge.heads import head_of, owners_of, team_in
from ostoja.kit.refuge.judge_prices import NEVER
from ostoja.kit.refuge.judge_trust import word_on_gift
from ostoja.kit.refuge.judge_votes import baits, fill_shares

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing
    from ostoja.kit.refuge.judge_prices import Outlook

HELP_PER_CARD: Final = 0.08  # chance that another player's unseen card closes a breach that lacks one
MOST_HELP: Final = 0.4
DUPLICATE: Final = 0.7  # a second card of the same kind is of less use
FORESIGHT: Final = 0.35  # how much of the worth at risk a look at the dice saves

# What may be done in a siege: a deed and the kind of character or card it is about.
PASS_ON: Final = 0
BACK: Final = 1  # add a vote
HIDE: Final = 2
FIGHT: Final = 3
Deed = tuple[int, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Siege:
    """One breach through the eyes of a seat that may play cards: what happens if it ends like this."""

    __slots__ = ("backing", "bait", "help_comes", "hidden", "look", "outdoors", "outside", "place")

    def __init__(self, look: Outlook, place: int, outside: int, *, outdoors: bool) -> None:
        self.look = look
        self.outdoors = outdoors  # every besieger eats, and strength does not count
        self.place = place
        self.bait = baits(look)
        self.outside = outside  # how many besiegers there are
        self.hidden = look.table.hidden
        self.help_comes = 0.0  # the chance that somebody else closes the breach
        self.backing = 0  # the seat's own extra votes, beyond those on the table

    def lacks(self) -> int:
        """Return by how much the place falls short of holding; 0: it holds."""
        raise Unwritten(self, "measure of a breach")

    def value(self, spent: int, cost: float, help_comes: float) -> float:
        """Return how good the end of the siege is for the seat, after own cards of some worth are spent."""
        look = self.look
        heads = look.table.room[self.place] & ~self.hidden
        safe = look.gaining(look.seat, -cost)
        if not heads or not self.lacks():
            return safe
        if self.outdoors:
            return self.feasts(heads, spent, cost)
        return help_comes * safe + (1.0 - help_comes) * self.vote(heads, spent, cost)

    def shares(self, heads: int) -> list[float]:
        """Return, by seat, how likely it is to lose the vote among some heads."""
        g = self.look.table
        shares = [0.0] * g.seats
        owners = seats_in(owners_of(heads))
        if len(owners) == 1:
            shares[owners[0]] = 1.0
            return shares
        weights = [0] * g.seats
        for seat in owners:
            weights[seat] = g.tables.team_votes[team_in(heads, seat)] + g.extra_votes[seat]
        if weights[self.look.seat]:
            weights[self.look.seat] += self.backing
        fill_shares(shares, owners, weights, self.bait, self.look.breaker)
        return shares

    def vote(self, heads: int, spent: int, cost: float) -> float:
        """Return the mean worth of the victim vote."""
        shares = self.shares(heads)
        value = 0.0
        for seat in seats_in(owners_of(heads)):
            if shares[seat] > 0.0:
                kind = self.look.prices.kind[team_in(heads, seat)]
                value += shares[seat] * self.look.after_death(seat, kind, spent, cost)
        return value

    def feasts(self, heads: int, spent: int, cost: float) -> float:
        """Return the worth of the votes outdoors, one for each besieger, one after the other."""
        look = self.look
        if self.outside == 1 or look.to_go <= 1:
            return self.vote(heads, spent, cost)
        worth = look.worth[:]
        worth[look.seat] -= cost
        for _ in range(min(self.outside, look.to_go, heads.bit_count())):
            shares = self.shares(heads)
            likeliest = -1
            for seat in seats_in(owners_of(heads)):
                worth[seat] -= shares[seat] * look.prices.cheapest[team_in(heads, seat)]
                if likeliest < 0 or shares[seat] > shares[likeliest]:
                    likeliest = seat
            heads &= ~head_of(likeliest, look.prices.kind[team_in(heads, likeliest)])
        return look.share(worth)


def rate_deeds(
    siege: Siege, deeds: list[Deed], costs: tuple[int, int], plan: list[int], powers: list[int]
) -> list[float]:
    """Rate what may be done in a siege by what it leads to; costs are the kinds of the cards that back and hide.

    The plan lists cards that together close the breach, the powers say how many besiegers each kind of card removes.
    """
    look = siege.look
    backer, cover = costs
    ratings: list[float] = []
    for deed, which in deeds:
        if deed == BACK:
            siege.backing = 1
            ratings.append(siege.value(1, look.prices.card[backer], 0.0))
            siege.backing = 0
        elif deed == HIDE:
            siege.hidden |= head_of(look.seat, which)
            ratings.append(siege.value(1, look.prices.card[cover], 0.0))
            siege.hidden = look.table.hidden
        elif deed == FIGHT:
            ratings.append(fighting(siege, which, plan, powers))
        else:
            ratings.append(siege.value(0, 0.0, siege.help_comes))
    return ratings


def fighting(siege: Siege, card: int, plan: list[int], powers: list[int]) -> float:
    """Return the worth of a card against the besiegers: as part of a plan that closes the breach, else on its own."""
    look = siege.look
    if card in plan:
        cost = sum(look.prices.card[planned] for planned in plan)
        return look.gaining(look.seat, -cost)
    if not siege.outdoors:
        return -1.0  # it closes nothing, so it would be wasted
    before = siege.outside
    siege.outside -= min(before, powers[card])
    value = siege.value(1, look.prices.card[card], 0.0)
    siege.outside = before
    return value


def closing_plan(singles: list[int], cards: list[int], powers: list[int], lacks: int) -> list[int]:
    """List own cards that close a breach: one of those that do it alone, else the strongest first; empty: they cannot.

    The powers are by kind of card, the cards the weakest first.
    """
    if not lacks:
        return []
    for card in singles:
        if powers[card] >= lacks:
            return [card]
    plan: list[int] = []
    for card in reversed(cards):
        if lacks > 0:
            plan.append(card)
            lacks -= powers[card]
    return plan if lacks <= 0 else []


def help_to_come(look: Outlook, seats: int, lacks: int) -> float:
    """Return the chance that somebody else of some seats closes a breach; only how many cards they hold is known."""
    if lacks != 1:
        return 0.0
    cards = sum(look.cards[seat] for seat in seats_in(seats) if seat != look.seat)
    return min(MOST_HELP, HELP_PER_CARD * cards)


def rate_keeping(look: Outlook, kinds: list[int]) -> list[float]:
    """Keep the card of the highest price; a second one of a kind counts for less."""
    ratings: list[float] = []
    for card in kinds:
        price = look.prices.card[card]
        ratings.append(price * DUPLICATE if look.table.holds(look.seat, card) else price)
    return ratings


def rate_gifts(look: Outlook, gifts: list[tuple[int, int]], hearing: Hearing) -> list[float]:
    """Rate gifts, each a card and its receiver: what harms the seat least to whom it harms least, or as promised."""
    ratings: list[float] = []
    for card, receiver in gifts:
        price = look.prices.card[card] if look.worth[receiver] != NEVER else 0.0
        ratings.append(look.gaining(receiver, price) + word_on_gift(hearing, look.seat, receiver))
    return ratings
