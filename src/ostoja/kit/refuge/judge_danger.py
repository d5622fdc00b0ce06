"""Judgement: how dangerous every place is, and for whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.agenda import Unwritten
from ostoja.engine.masks import HALF, LOW
from ostoja.engine.native import mypyc_attr
from ostoja.engine.seats import seats_in
from ostoja.kit.refuge.heads import head_of, owners_of, team_in
from ostoja.kit.refuge.judge_dice import LAST
from ostoja.kit.refuge.judge_prices import SPARE_CARD
from ostoja.kit.refuge.judge_votes import baits, condemned
from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from ostoja.kit.refuge.judge_dice import Tail
    from ostoja.kit.refuge.judge_prices import Outlook

SEARCH_GAIN: Final = 2.6  # the card kept is the best of three, one more is yours to give, and the others get neither
BADGE_GAIN: Final = 0.9  # to see the dice and to move first is worth a little less than a card
NEXT_ROUND: Final = 0.22  # a breach of the round after counts for less: there is a move in between
UNREST: Final = 0.12  # chance that the others' moves make a room stronger by one; weaker is as likely
MOST_FEASTS: Final = 4  # outdoors, more deaths than these in one round are hardly worth reckoning


@mypyc_attr(allow_interpreted_subclasses=True)
class Danger:
    """What the coming attack does to the worth of every seat, for any arrangement of the heads."""

    __slots__ = ("_known", "bait", "look", "now", "outdoors", "outside", "post", "power", "shelter", "soon", "unrest")

    def __init__(self, look: Outlook, outside: list[int], now: list[Tail], soon: list[Tail], unrest: float) -> None:
        self.look = look
        self.outside = outside  # by place, who waits there already
        self.outdoors = 0  # the place without a defence, where every besieger eats
        self.post = 0  # the place where the badge is voted on
        self.now = now
        self.soon = soon
        self.unrest = unrest
        self.bait = baits(look)
        self.power = 0  # how many besiegers the seat's own hand keeps out
        self.shelter = 0.0  # what it costs the seat to hide a head; 0: it cannot
        self._known: dict[int, list[float]] = {}

    def pulls(self, room: list[int]) -> list[int]:
        """Return, by place, how many more an arrangement of the heads draws there."""
        raise Unwritten(self, "pulls")

    def need(self, place: int, strength: int, outside: int, shield: int) -> int:
        """Return how many more have to come for a breach; a shield of own cards may be added."""
        raise Unwritten(self, "need for a breach")

    def prospects(self, room: list[int]) -> float:
        """Return how good an arrangement of the heads is for the seat, the coming attack reckoned in."""
        worth = self.look.worth[:]
        pulls = self.pulls(room)
        for place in range(1, PLACES):
            if room[place]:
                losses = self.losses(place, room[place], pulls[place])
                for seat in range(len(worth)):
                    worth[seat] -= losses[seat]
        return self.look.share(worth)

    def losses(self, place: int, heads: int, extra: int) -> list[float]:
        """Return, by seat, the worth that the heads in a place are likely to lose there, gains subtracted."""
        key = (heads << 2 | extra) << 3 | place
        known = self._known.get(key)
        if known is None:
            if place == self.outdoors:
                known = self.outdoor_losses(heads, extra)
            else:
                known = self.room_losses(place, heads, extra)
            self._known[key] = known
        return known

    def room_losses(self, place: int, heads: int, extra: int) -> list[float]:
        """Return the likely losses in a room: the chance of a breach times what the condemned gives up."""
        g = self.look.table
        strength = g.tables.strengths[heads & LOW] + g.tables.strengths[heads >> HALF]
        outside = self.outside[place] + extra
        chance = self.breach(place, strength, outside, 0)
        losses = [0.0] * g.seats
        if chance > 0.0:
            shares = condemned(self.look, heads, self.bait)
            for seat in seats_in(owners_of(heads)):
                losses[seat] = chance * shares[seat] * self.look.prices.cheapest[team_in(heads, seat)]
            own = losses[self.look.seat]
            if own > 0.0:
                saved = chance - self.breach(place, strength, outside, self.power)
                losses[self.look.seat] = self.shielded(own, chance, saved, heads, shares[self.look.seat])
        if place == self.post:
            self.add_prize(losses, heads, BADGE_GAIN)
        return losses

    def breach(self, place: int, strength: int, outside: int, shield: int) -> float:
        """Return the chance of a breach, that of the round after in part."""
        chance = 0.0
        unrest = self.unrest
        for drift, weight in ((0, 1.0 - 2.0 * unrest), (1, unrest), (-1, unrest)):
            if weight > 0.0:
                need = min(LAST, max(0, self.need(place, strength + drift, outside, shield)))
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

    def outdoor_losses(self, heads: int, extra: int) -> list[float]:
        """Return the likely losses outdoors: every besieger eats one head, each after its own vote."""
        g = self.look.table
        losses = [0.0] * g.seats
        outside = self.outside[self.outdoors] + extra
        left = heads & ~g.hidden
        for feast in range(1, MOST_FEASTS + 1):
            need = max(0, feast - outside)
            now = self.now[self.outdoors][need]
            chance = now + NEXT_ROUND * (self.soon[self.outdoors][need] - now)
            if not left or chance <= 0.0:
                break
            left = self.feast(losses, left, chance, feast)
        if g.deck:
            self.add_prize(losses, heads, SEARCH_GAIN)
        return losses

    def feast(self, losses: list[float], heads: int, chance: float, feast: int) -> int:
        """Add what one more besieger outdoors costs, and return the heads that are likely left after it."""
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
        votes = self.look.table.tables.team_votes
        total = 0.0
        owners = seats_in(owners_of(heads))
        for seat in owners:
            weight = votes[team_in(heads, seat)]
            total += weight * weight * weight
        worth = gain * self.look.prices.early
        for seat in owners:
            weight = votes[team_in(heads, seat)]
            losses[seat] -= worth * weight * weight * weight / total
