"""Judgement: when a card is worth playing, which to keep from the truck, and whom to give one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.seats import seats_in
from ostoja.engine.steps import PASS
from ostoja.games.mall_of_horror.heuristics_danger import baits, fill_shares
from ostoja.games.mall_of_horror.heuristics_moves import at_risk
from ostoja.games.mall_of_horror.heuristics_prices import NEVER
from ostoja.games.mall_of_horror.heuristics_trust import word_on_gift
from ostoja.games.mall_of_horror.heuristics_votes import prize, vote_weights
from ostoja.games.mall_of_horror.state import head_of, owners_of, team_in
from ostoja.games.mall_of_horror.words import (
    CAMERA,
    CARDS,
    FIRST_WEAPON,
    HARDWARE,
    HIDE,
    KINDS,
    PARKING,
    PLAYER_SEATS,
    THREAT,
    TO_BARRICADE,
    TO_FIGHT,
    TO_GIVE,
    TO_HIDE,
    TO_KEEP,
    TO_THREATEN,
)

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing
    from ostoja.games.mall_of_horror.defence import Defence
    from ostoja.games.mall_of_horror.heuristics_prices import Outlook
    from ostoja.games.mall_of_horror.state import Mall

HELP_PER_CARD: Final = 0.08  # chance that a later player's unseen card closes a breach that lacks one
MOST_HELP: Final = 0.4
FORESIGHT: Final = 0.35  # how much of the worth at risk a look at the dice saves
AHEAD: Final = 0.9  # most votes of all win, unless the others agree on somebody
LEVEL: Final = 0.4  # a tie goes to the whole table
BEHIND: Final = 0.1  # somebody may still vote for the seat
DUPLICATE: Final = 0.7  # a second card of the same kind is of less use


class Siege:
    """One breach through the eyes of a seat that may play cards: what happens if it ends like this."""

    __slots__ = ("bait", "hardware", "hidden", "look", "place", "threats", "zombies")

    def __init__(self, look: Outlook, place: int) -> None:
        g = look.g
        self.look = look
        self.place = place
        self.bait = baits(look)
        self.zombies = g.zombies[place]
        self.hardware = g.hardware[place]
        self.hidden = g.hidden
        self.threats = 0  # the seat's own, beyond those on the table

    def lacks(self) -> int:
        """Return by how much the place falls short of holding; 0: it holds."""
        g = self.look.g
        if self.place == PARKING:
            return self.zombies
        short = self.zombies - g.strength(self.place) - self.hardware + 1
        sure = g.data.sure_breach[self.place]
        if sure:
            short = max(short, self.zombies - sure + 1)
        return max(0, short) if self.zombies else 0

    def value(self, spent: int, cost: float, help_comes: float) -> float:
        """Return how good the end of the siege is for the seat, after own cards of some worth are spent."""
        look = self.look
        heads = look.g.room[self.place] & ~self.hidden
        safe = look.gaining(look.seat, -cost)
        if not heads or not self.lacks():
            return safe
        if self.place == PARKING:
            return self.feasts(heads, spent, cost)
        return help_comes * safe + (1.0 - help_comes) * self.vote(heads, spent, cost)

    def shares(self, heads: int) -> list[float]:
        """Return, by seat, how likely it is to lose the vote among some heads."""
        g = self.look.g
        shares = [0.0] * g.seats
        owners = seats_in(owners_of(heads))
        if len(owners) == 1:
            shares[owners[0]] = 1.0
            return shares
        weights = [0] * g.seats
        for seat in owners:
            weights[seat] = g.data.team_votes[team_in(heads, seat)] + g.threats[seat]
        if weights[self.look.seat]:
            weights[self.look.seat] += self.threats
        fill_shares(shares, owners, weights, self.bait)
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
        """MOH-PARK-02  Return the worth of Parking's votes, one for each zombie, one after the other."""
        look = self.look
        if self.zombies == 1 or look.to_go <= 1:
            return self.vote(heads, spent, cost)
        worth = look.worth[:]
        worth[look.seat] -= cost
        for _ in range(min(self.zombies, look.to_go, heads.bit_count())):
            shares = self.shares(heads)
            likeliest = -1
            for seat in seats_in(owners_of(heads)):
                worth[seat] -= shares[seat] * look.prices.cheapest[team_in(heads, seat)]
                if likeliest < 0 or shares[seat] > shares[likeliest]:
                    likeliest = seat
            heads &= ~head_of(likeliest, look.prices.kind[team_in(heads, likeliest)])
        return look.share(worth)


def rate_defence(look: Outlook, step: Defence, options: list[int]) -> list[float]:
    """MOH-ATK-07, -08  Rate each card by the siege it leads to; what it costs is reckoned in."""
    siege = Siege(look, step.place)
    passing = siege.value(0, 0.0, help_to_come(look, step, siege.lacks()))
    plan = closing_plan(look, siege)
    ratings: list[float] = []
    for option in options:
        if option == PASS:
            ratings.append(passing)
        elif option == TO_THREATEN:
            siege.threats = 1
            ratings.append(siege.value(1, look.prices.card[THREAT], 0.0))
            siege.threats = 0
        elif TO_HIDE <= option < TO_HIDE + KINDS:
            siege.hidden |= head_of(look.seat, option - TO_HIDE)
            ratings.append(siege.value(1, look.prices.card[HIDE], 0.0))
            siege.hidden = look.g.hidden
        else:
            ratings.append(fighting(look, siege, HARDWARE if option == TO_BARRICADE else option - TO_FIGHT, plan))
    return ratings


def fighting(look: Outlook, siege: Siege, card: int, plan: list[int]) -> float:
    """Return the worth of a Weapon or a Hardware: as part of a plan that closes the breach, else on its own."""
    if card in plan:
        cost = sum(look.prices.card[planned] for planned in plan)
        return look.gaining(look.seat, -cost)
    if siege.place != PARKING:
        return -1.0  # it closes nothing, so it would be wasted
    siege.zombies -= min(siege.zombies, look.g.data.kills[card])
    value = siege.value(1, look.prices.card[card], 0.0)
    siege.zombies = look.g.zombies[siege.place]
    return value


def closing_plan(look: Outlook, siege: Siege) -> list[int]:
    """List the own cards, cheapest first, that close the breach; empty: they cannot."""
    g = look.g
    lacks = siege.lacks()
    cards = own_defences(g, look.seat, siege.place)
    if not lacks:
        return []
    for card in cards:  # one card, if one is enough
        if power_of(g, card) >= lacks and is_useful(g, siege, card):
            return [card]
    plan: list[int] = []
    for card in reversed(cards):  # the strongest first: Hardware counts only where few enough zombies are left
        if lacks > 0:
            plan.append(card)
            lacks -= power_of(g, card)
    return plan if lacks <= 0 and holds_after(g, siege, plan) else []


def is_useful(g: Mall, siege: Siege, card: int) -> bool:
    """MOH-HW-03  Tell whether a card by itself helps here: Hardware does not where the zombies get in anyway."""
    sure = g.data.sure_breach[siege.place]
    return card != HARDWARE or not sure or siege.zombies < sure


def holds_after(g: Mall, siege: Siege, plan: list[int]) -> bool:
    """Tell whether a place holds after all cards of a plan."""
    kills = sum(g.data.kills[card] for card in plan)
    sure = g.data.sure_breach[siege.place]
    return not sure or siege.zombies - kills < sure


def own_defences(g: Mall, seat: int, place: int) -> list[int]:
    """List the kinds of Hardware and Weapons a seat holds that can serve in a place, the weakest first."""
    found: list[int] = [HARDWARE] if place != PARKING and g.holds(seat, HARDWARE) else []
    found += [card for card in range(CARDS - 1, FIRST_WEAPON - 1, -1) if g.holds(seat, card)]
    return found


def power_of(g: Mall, card: int) -> int:
    """Return how many zombies a card keeps out: one by Hardware, as many as it kills by a Weapon."""
    return 1 if card == HARDWARE else g.data.kills[card]


def help_to_come(look: Outlook, step: Defence, lacks: int) -> float:
    """Return the chance that a later player closes the breach; only how many cards he holds is known."""
    if lacks != 1 or step.place == PARKING:
        return 0.0
    cards = sum(look.cards[seat] for seat in seats_in(step.left) if seat != look.seat)
    return min(MOST_HELP, HELP_PER_CARD * cards)


def rate_threats(look: Outlook, place: int, options: list[int]) -> list[float]:
    """MOH-THR-01  A Threat before a truck or Chief vote pays if it lifts the seat above every other voter."""
    g = look.g
    weights = vote_weights(g, place)
    own = weights[look.seat]
    best = max(weights[seat] for seat in range(g.seats) if seat != look.seat)
    gain = prize(look, place)
    ratings: list[float] = []
    for option in options:
        if option == PASS:
            chance = winning_chance(own, best)
            ratings.append(look.gaining(look.seat, gain * chance))
        else:
            chance = winning_chance(own + 1, best)
            ratings.append(look.gaining(look.seat, gain * chance - look.prices.card[THREAT]))
    return ratings


def winning_chance(own: int, best: int) -> float:
    """Return how likely some votes elect their owner against the strongest other voter."""
    if own > best:
        return AHEAD
    return LEVEL if own == best else BEHIND


def rate_cameras(look: Outlook, options: list[int], hearing: Hearing) -> list[float]:
    """MOH-ARR-04  A look at the dice is worth part of what the seat stands to lose without it."""
    gain = FORESIGHT * at_risk(look, hearing) - look.prices.card[CAMERA]
    return [0.0 if option == PASS else gain for option in options]


def rate_keep(look: Outlook, options: list[int]) -> list[float]:
    """MOH-TRUCK-04  Keep the card of the highest price; a second one of a kind counts for less."""
    ratings: list[float] = []
    for option in options:
        card = option - TO_KEEP
        price = look.prices.card[card]
        ratings.append(price * DUPLICATE if look.g.holds(look.seat, card) else price)
    return ratings


def rate_gifts(look: Outlook, options: list[int], hearing: Hearing) -> list[float]:
    """MOH-TRUCK-04, -05  Give what harms the seat least to whom it harms least, or to whom it was promised."""
    ratings: list[float] = []
    for option in options:
        card, receiver = divmod(option - TO_GIVE, PLAYER_SEATS)
        price = look.prices.card[card] if look.worth[receiver] != NEVER else 0.0
        ratings.append(look.gaining(receiver, price) + word_on_gift(hearing, look.seat, receiver))
    return ratings
