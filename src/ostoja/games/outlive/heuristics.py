"""The judgement of Outlive: every option is rated by what the seat knows, and by nothing else.

All ratings are survival points. What draws on hidden things is priced by what is known to lie there, on average, or by
what the seat has seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ostoja.engine.heuristics import Hearing, Heuristics
from ostoja.engine.steps import PASS
from ostoja.engine.valuing import read_weights
from ostoja.games.outlive.actions import Actions
from ostoja.games.outlive.arrival import Bonuses
from ostoja.games.outlive.building import Building
from ostoja.games.outlive.draft import Draft, Stations
from ostoja.games.outlive.heuristics_acts import FREE, LOOK, rate_acts, rate_hunt, rate_track
from ostoja.games.outlive.heuristics_draft import draft_by_judgement, rate_draft
from ostoja.games.outlive.heuristics_goods import RESOLVED, Needs, goods_of, night_phase
from ostoja.games.outlive.heuristics_night import Builder, after, rate_recruiting, rate_resolving
from ostoja.games.outlive.heuristics_pressure import rate_defence, rate_tribute
from ostoja.games.outlive.heuristics_prices import PRICES
from ostoja.games.outlive.heuristics_talk import deals, reply, speech
from ostoja.games.outlive.heuristics_value import FEATURES, features_of
from ostoja.games.outlive.heuristics_visits import Visits
from ostoja.games.outlive.heuristics_worth import worth
from ostoja.games.outlive.hunting import Hunt, Track
from ostoja.games.outlive.movement import Moor, Move
from ostoja.games.outlive.payment import Toll
from ostoja.games.outlive.pressure import Bat, Defence, Tribute
from ostoja.games.outlive.recruiting import Recruiting
from ostoja.games.outlive.repairing import Repairing
from ostoja.games.outlive.resolving import Resolving
from ostoja.games.outlive.setup import Discard
from ostoja.games.outlive.talk import may_press
from ostoja.games.outlive.words import TO_DISCARD, TO_MOOR, TO_PAY, TO_PEEK, TO_WAIT

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.engine.rng import Rng
    from ostoja.engine.talk import Act
    from ostoja.engine.valuing import Weights
    from ostoja.engine.vocabulary import Word
    from ostoja.games.outlive.heuristics_prices import Prices
    from ostoja.games.outlive.state import Wasteland

WEIGHTS: Final = read_weights("ostoja.games.outlive", FEATURES)
NOTHING_LEFT: Final = -1.0  # staying out of the day


class OutliveHeuristics(Heuristics):
    """The judgement of Outlive."""

    def __init__(self, prices: Prices | None = None) -> None:
        self.prices = prices or PRICES

    def rate(self, world: State, seat: int, options: list[int], hearing: Hearing) -> list[float]:
        """Rate every option of the open question."""
        g = cast("Wasteland", world)
        if options[0] == TO_WAIT:
            return [LOOK if option != TO_WAIT else 0.0 for option in options]
        if isinstance(g.agenda[-1], (Draft, Stations)):
            return [rate_draft(g.data, option, self.prices) for option in options]
        if night_phase(g):
            return rate_by_night(g, seat, options, self.prices)
        return rate_by_day(g, seat, options, self.prices)

    def features(self, world: State) -> list[list[float]]:
        """Return what speaks for every seat."""
        g = cast("Wasteland", world)
        return [features_of(g, seat, self.prices) for seat in range(g.seats)]

    def weights(self) -> Weights:
        """Return what each feature weighs."""
        return WEIGHTS

    def speak(self, world: State, seat: int, hearing: Hearing, rng: Rng) -> list[tuple[int, list[Word]]]:
        """Return what the seat would say now."""
        g = cast("Wasteland", world)
        return speech(g, seat, self.favourite(g, seat, hearing), rng)

    def deals(self, world: State, seat: int, hearing: Hearing) -> list[tuple[int, list[Word]]]:
        """List what the seat may offer now."""
        g = cast("Wasteland", world)
        return deals(g, seat, self.favourite(g, seat, hearing))

    def reply(self, world: State, seat: int, question: Act, hearing: Hearing, rng: Rng) -> list[Word]:
        """Return what the seat answers to a question."""
        return reply(question, self.favourite(cast("Wasteland", world), seat, hearing))

    def harms(self, world: State, option: int) -> int:
        """Return whom a move would press."""
        g = cast("Wasteland", world)
        step = g.agenda[-1]
        return may_press(g, option, step.seat) if isinstance(step, Move) else 0

    def favourite(self, g: Wasteland, seat: int, hearing: Hearing) -> int:
        """Return the option that a seat rates highest; to pass, if it is not asked."""
        if not g.asked >> seat & 1:
            return PASS
        options = g.offers[seat]
        ratings = self.rate(g, seat, options, hearing)
        return options[ratings.index(max(ratings))]

    def imagine(self, world: State, seat: int, rng: Rng) -> None:
        """Let the others draft as they would by judgement, from what was dealt to them."""
        g = cast("Wasteland", world)
        if g.drafting:
            for other in range(g.seats):
                if other != seat:
                    draft_by_judgement(g, other, self.prices, rng)
            g.reopen()


def rate_by_day(g: Wasteland, seat: int, options: list[int], prices: Prices) -> list[float]:
    """Rate the options of a question of the Day: what a hero does, or what happens around it."""
    step = g.agenda[-1]
    if isinstance(step, Actions):
        return rate_acts(g, seat, options, prices)
    if isinstance(step, Hunt):
        return rate_hunt(g, seat, options, step, prices)
    if isinstance(step, Track):
        return rate_track(g, seat, options, prices)
    if isinstance(step, Tribute):
        return rate_tribute(g, step, options, prices)
    if isinstance(step, Defence):
        return rate_defence(g, seat, options, prices)
    return rate_coming(g, seat, options, prices)


def rate_coming(g: Wasteland, seat: int, options: list[int], prices: Prices) -> list[float]:
    """Rate where to go and what to do on arrival."""
    step = g.agenda[-1]
    if isinstance(step, (Bat, Bonuses)):  # what they give costs nothing, and they are fresh again tomorrow
        return [0.0 if option == PASS else FREE for option in options]
    if isinstance(step, (Move, Moor, Discard)):
        visits = Visits(g, seat, prices)
        if isinstance(step, Move):
            return [rate_move(visits, option) for option in options]
        if isinstance(step, Moor):
            return [visits.mooring(g.hero, TO_MOOR.target(option)) for option in options]
        return [-visits.token(TO_DISCARD.target(option)) for option in options]
    return rate_rest(g, seat, options, prices)


def rate_by_night(g: Wasteland, seat: int, options: list[int], prices: Prices) -> list[float]:
    """Rate the options of a question of the Night."""
    step = g.agenda[-1]
    if g.owed[seat]:
        return rate_payment(g, seat, options, prices)
    if isinstance(step, Resolving):
        return rate_resolving(g, seat, options, prices)
    if isinstance(step, Recruiting):
        return rate_recruiting(g, seat, options, prices, night_phase(g))
    if isinstance(step, (Building, Repairing)):
        builder = Builder(g, seat, prices)
        return [builder.rate(option) for option in options]
    return rate_rest(g, seat, options, prices)


def rate_rest(g: Wasteland, seat: int, options: list[int], prices: Prices) -> list[float]:
    """Rate what is left: tokens paid for an event, survivors lost or taken in."""
    if isinstance(g.agenda[-1], Toll):
        return rate_payment(g, seat, options, prices)
    return [worth(g, seat, prices) if option == PASS else after(g, seat, option, prices) for option in options]


def rate_move(visits: Visits, option: int) -> float:
    """Rate a hero's move; looking through a stack comes first, staying out last."""
    if option == PASS:
        return NOTHING_LEFT
    return FREE if option in TO_PEEK else visits.move(option)


def rate_payment(g: Wasteland, seat: int, options: list[int], prices: Prices) -> list[float]:
    """Rate a token that is paid by what the others are still worth."""
    phase = night_phase(g)
    needs = Needs(g, seat, prices, phase)
    if phase == RESOLVED:  # the airlock has drunk, and the rooms are eating just now
        needs.thirst = 0
        needs.hunger = g.owed[seat] - 1
    goods = goods_of(g, seat)
    return [needs.without(goods, TO_PAY.target(option), 1) for option in options]
