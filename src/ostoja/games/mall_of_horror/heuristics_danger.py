"""Judgement: how dangerous every location is, and for whom."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from ostoja.engine.seats import seats_in
from ostoja.games.mall_of_horror.attack import PIN_UPS
from ostoja.games.mall_of_horror.heuristics_dice import LAST
from ostoja.games.mall_of_horror.heuristics_prices import NEVER, SPARE_CARD
from ostoja.games.mall_of_horror.state import head_of, owners_of, team_in
from ostoja.games.mall_of_horror.words import (
    CARDS,
    FIRST_WEAPON,
    HARDWARE,
    HIDE,
    HQ,
    KINDS,
    PARKING,
    PLACES,
)

if TYPE_CHECKING:
    from ostoja.games.mall_of_horror.heuristics_dice import Tail
    from ostoja.games.mall_of_horror.heuristics_prices import Outlook

SEARCH_GAIN: Final = 2.6  # the card kept is the best of three, one more is yours to give, and the others get neither
CHIEF_GAIN: Final = 0.9  # to see the dice and to move first is worth a little less than a card
LEADER_BAIT: Final = 0.15  # how much faster, per point, a voter's finger points at a player who is ahead
NEXT_ROUND: Final = 0.22  # a breach of the round after counts for less: there is a move in between
UNREST: Final = 0.12  # chance that the others' moves make a room stronger by one; weaker is as likely
MOST_FEASTS: Final = 4  # at Parking, more deaths than these in one round are hardly worth reckoning

_LOW: Final = 0xFFF  # the strengths of three seats at a time, as the state keeps them


class Danger:
    """What the coming attack does to the worth of every seat, for any arrangement of the heads."""

    __slots__ = ("_known", "bait", "look", "now", "power", "shelter", "soon", "unrest")

    def __init__(self, look: Outlook, now: list[Tail], soon: list[Tail], unrest: float) -> None:
        self.look = look
        self.now = now
        self.soon = soon
        self.unrest = unrest
        self.bait = baits(look)
        self.power = 0  # strength and kills in the seat's own hand
        self.shelter = 0.0  # what it costs the seat to hide a head; 0: it cannot
        self._known: dict[int, list[float]] = {}
        self.look_at_hand()

    def look_at_hand(self) -> None:
        """Reckon with the seat's own cards: a breach they close costs no head."""
        g = self.look.g
        hand = g.hands[self.look.seat]
        if not hand:
            return
        if hand & g.data.cards_of[HIDE]:
            self.shelter = self.look.prices.card[HIDE]
        self.power = (hand & g.data.cards_of[HARDWARE]).bit_count()
        for card in range(FIRST_WEAPON, CARDS):
            if hand & g.data.cards_of[card]:
                self.power += g.data.kills[card]

    def prospects(self, room: list[int]) -> float:
        """Return how good an arrangement of the heads is for the seat, the coming attack reckoned in."""
        worth = self.look.worth[:]
        crowded, alluring = drawn_to(room)
        for place in range(1, PLACES):
            if room[place]:
                losses = self.losses(place, room[place], (place == crowded) + (place == alluring))
                for seat in range(len(worth)):
                    worth[seat] -= losses[seat]
        return self.look.share(worth)

    def losses(self, place: int, heads: int, extra: int) -> list[float]:
        """Return, by seat, the worth that the heads in a place are likely to lose there, gains subtracted."""
        key = (heads << 2 | extra) << 3 | place
        known = self._known.get(key)
        if known is None:
            known = self.parking_losses(heads, extra) if place == PARKING else self.room_losses(place, heads, extra)
            self._known[key] = known
        return known

    def room_losses(self, place: int, heads: int, extra: int) -> list[float]:
        """Return the likely losses in a room: the chance of a breach times what the condemned gives up."""
        g = self.look.g
        strength = g.data.strengths[heads & _LOW] + g.data.strengths[heads >> 12]
        zombies = g.zombies[place] + extra
        sure = g.data.sure_breach[place]
        chance = self.breach(place, strength, zombies, sure)
        losses = [0.0] * g.seats
        if chance > 0.0:
            shares = condemned(self.look, heads, self.bait)
            for seat in seats_in(owners_of(heads)):
                losses[seat] = chance * shares[seat] * self.look.prices.cheapest[team_in(heads, seat)]
            own = losses[self.look.seat]
            if own > 0.0:
                saved = chance - self.breach(place, strength + self.power, zombies, sure + self.power if sure else 0)
                losses[self.look.seat] = self.shielded(own, chance, saved, heads, shares[self.look.seat])
        if place == HQ:
            self.add_prize(losses, heads, CHIEF_GAIN)
        return losses

    def breach(self, place: int, strength: int, zombies: int, sure: int) -> float:
        """Return the chance of a breach, that of the round after in part."""
        chance = 0.0
        unrest = self.unrest
        for drift, weight in ((0, 1.0 - 2.0 * unrest), (1, unrest), (-1, unrest)):
            if weight > 0.0:
                need = strength + drift - zombies
                if sure and sure - zombies < need:
                    need = sure - zombies
                need = min(LAST, max(0, need))
                now = self.now[place][need]
                chance += weight * (now + NEXT_ROUND * (self.soon[place][need] - now))
        return chance

    def shielded(self, loss: float, chance: float, saved: float, heads: int, share: float) -> float:
        """Return the seat's own loss if it answers a breach with the card that does it best."""
        best = loss
        if saved > 0.0:
            closed = saved / chance
            best = min(best, loss * (1.0 - closed) + saved * share * SPARE_CARD * 2.0)
        if self.shelter > 0.0 and team_in(heads, self.look.seat).bit_count() == 1:
            best = min(best, chance * share * self.shelter)
        return best

    def parking_losses(self, heads: int, extra: int) -> list[float]:
        """MOH-PARK-02  Return the likely losses at Parking: every zombie eats one head, each after its own vote."""
        g = self.look.g
        losses = [0.0] * g.seats
        zombies = g.zombies[PARKING] + extra
        left = heads & ~g.hidden
        for feast in range(1, MOST_FEASTS + 1):
            need = max(0, feast - zombies)
            now = self.now[PARKING][need]
            chance = now + NEXT_ROUND * (self.soon[PARKING][need] - now)
            if not left or chance <= 0.0:
                break
            left = self.feast(losses, left, chance, feast)
        if g.deck:
            self.add_prize(losses, heads, SEARCH_GAIN)
        return losses

    def feast(self, losses: list[float], heads: int, chance: float, feast: int) -> int:
        """Add what one more zombie at Parking costs, and return the heads that are likely left after it."""
        shares = condemned(self.look, heads, self.bait)
        cheapest = self.look.prices.cheapest
        likeliest = -1
        for seat in seats_in(owners_of(heads)):
            team = team_in(heads, seat)
            price = cheapest[team]
            if seat == self.look.seat:
                if feast <= self.power:
                    price = min(price, SPARE_CARD * 2.0)
                elif self.shelter > 0.0 and team.bit_count() == 1:
                    price = min(price, self.shelter)
            losses[seat] += chance * shares[seat] * price
            if likeliest < 0 or shares[seat] > shares[likeliest]:
                likeliest = seat
        return heads & ~head_of(likeliest, self.look.prices.kind[team_in(heads, likeliest)])

    def add_prize(self, losses: list[float], heads: int, gain: float) -> None:
        """Subtract what next round's vote in the place is worth to those who are there, by the cube of their votes."""
        votes = self.look.g.data.team_votes
        total = 0.0
        owners = seats_in(owners_of(heads))
        for seat in owners:
            weight = votes[team_in(heads, seat)]
            total += weight * weight * weight
        worth = gain * self.look.prices.early
        for seat in owners:
            weight = votes[team_in(heads, seat)]
            losses[seat] -= worth * weight * weight * weight / total


def drawn_to(room: list[int]) -> tuple[int, int]:
    """MOH-ATTR-01 to -04  Return the places that draw the crowd zombie and the Pin-Up zombie; 0: none does."""
    crowd = crowded = allure = alluring = 0
    for place in range(1, PLACES):
        heads = room[place]
        if heads:
            count = heads.bit_count()
            if count > crowd:
                crowd, crowded = count, place
            elif count == crowd:
                crowded = 0
            count = (heads & PIN_UPS).bit_count()
            if count > allure:
                allure, alluring = count, place
            elif count == allure:
                alluring = 0
    return crowded, alluring


def baits(look: Outlook) -> list[float]:
    """Return, by seat, how much it invites the votes of the others: the leader most."""
    best = max(look.worth)
    return [exp(LEADER_BAIT * (worth - best)) if worth != NEVER else 0.0 for worth in look.worth]


def condemned(look: Outlook, heads: int, bait: list[float]) -> list[float]:
    """Return, by seat, how likely it is to lose a victim vote among these heads."""
    g = look.g
    shares = [0.0] * g.seats
    owners = seats_in(owners_of(heads))
    if len(owners) == 1:
        shares[owners[0]] = 1.0
        return shares
    votes = g.data.team_votes
    weights = [0] * g.seats
    for seat in owners:
        weights[seat] = votes[heads >> seat * KINDS & 15]
    fill_shares(shares, owners, weights, bait)
    return shares


def fill_shares(shares: list[float], owners: tuple[int, ...], weights: list[int], bait: list[float]) -> None:
    """Share out the risk: a majority chooses freely, two go by the whole table's, more by all fingers."""
    total = 0
    inviting = 0.0
    for seat in owners:
        total += weights[seat]
        inviting += bait[seat]
    for seat in owners:
        if 2 * weights[seat] > total:
            for other in owners:
                shares[other] = bait[other] / (inviting - bait[seat]) if other != seat else 0.0
            return
    risk = 0.0
    for seat in owners:
        fingers = 0.0
        for other in owners:
            if other != seat:
                fingers += weights[other] * bait[seat] / (inviting - bait[other])
        if len(owners) == 2:
            fingers = bait[seat]  # one against one is a tie: the re-vote of the whole table decides
        shares[seat] = fingers * fingers * fingers if len(owners) > 2 else fingers
        risk += shares[seat]
    for seat in owners:
        shares[seat] /= risk
