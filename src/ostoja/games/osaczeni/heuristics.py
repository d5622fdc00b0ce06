"""The judgement of Osaczeni: every question is rated by what the seat knows, and by nothing else.

The world it is given is one of many that the seat cannot tell apart. Of it count the open table, the seat's own hand
and map, dice it has seen, and how many items the others hold; never their items, maps or votes, nor unseen dice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ostoja.engine.heuristics import Hearing, Heuristics
from ostoja.engine.valuing import Weights, read_weights
from ostoja.games.osaczeni.arrival import Haunting
from ostoja.games.osaczeni.attack import Victim
from ostoja.games.osaczeni.badge import WalkieTalkies
from ostoja.games.osaczeni.destination import OpenMap, SecretMaps
from ostoja.games.osaczeni.discussion import Discussion
from ostoja.games.osaczeni.heuristics_items import rate_discussion, rate_walkie_talkies
from ostoja.games.osaczeni.heuristics_moves import (
    rate_destinations,
    rate_haunting,
    rate_movement,
    rate_placement,
)
from ostoja.games.osaczeni.heuristics_prices import LockdownOutlook, deaths_to_go, item_worths
from ostoja.games.osaczeni.heuristics_talk import deals, reply, speech
from ostoja.games.osaczeni.movement import Drinks, Move, Refreshments
from ostoja.games.osaczeni.placement import PlaceFamily
from ostoja.games.osaczeni.truck import Give, Keep, LastItem, Surplus
from ostoja.games.osaczeni.voting import Pointing, TieBreak
from ostoja.games.osaczeni.words import (
    CAR_PARK,
    GUN,
    TO_BOX,
    TO_CHOOSE,
    TO_DIE,
    TO_GIVE,
    TO_KEEP,
    TO_SACRIFICE,
    TO_SEARCH,
    TO_VOTE,
)
from ostoja.kit.refuge.judge_danger import BADGE_GAIN, SEARCH_GAIN
from ostoja.kit.refuge.judge_prices import PriceBook
from ostoja.kit.refuge.judge_siege import rate_gifts, rate_keeping
from ostoja.kit.refuge.judge_talk import favourite_of
from ostoja.kit.refuge.judge_value import FEATURES, features
from ostoja.kit.refuge.judge_votes import (
    prize_of,
    prize_worths,
    rate_backing,
    rate_ballot,
    rate_sacrifice,
    victim_worths,
)
from ostoja.kit.refuge.promises import harmed_by

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.engine.rng import Rng
    from ostoja.engine.talk import Act
    from ostoja.engine.vocabulary import Word
    from ostoja.games.osaczeni.state import Lockdown

WEIGHTS: Final = read_weights(__package__, FEATURES)


class LockdownHeuristics(Heuristics):
    """The judgement of Osaczeni."""

    def __init__(self) -> None:
        self.book: PriceBook | None = None

    def outlook(self, g: Lockdown, seat: int) -> LockdownOutlook:
        """Return the table through the eyes of a seat."""
        if self.book is None or self.book.tables is not g.data:
            self.book = PriceBook(g.data)
        to_go = deaths_to_go(g)
        return LockdownOutlook(g, seat, self.book.at(to_go, item_worths()), to_go)

    def rate(self, world: State, seat: int, options: list[int], hearing: Hearing) -> list[float]:
        """Rate every option of the open question."""
        if len(options) == 1:
            return [0.0]
        g = cast("Lockdown", world)
        look = self.outlook(g, seat)
        step = g.agenda[-1]
        if isinstance(step, Pointing):
            elections = election_worths(look, step.place, step.purpose, step.candidates)
            return rate_ballot(look, step, elections, hearing, picks_victim=step.purpose == TO_DIE)
        if isinstance(step, TieBreak):
            worths = election_worths(look, step.place, step.purpose, g.tied)
            return [worths[TO_CHOOSE.target(option)] for option in options]
        if isinstance(step, (SecretMaps, OpenMap)):
            return rate_destinations(look, options, hearing)
        if isinstance(step, (Move, Drinks, Refreshments)):
            return rate_movement(look, options, hearing)
        return rate_items(look, options, hearing)

    def features(self, world: State) -> list[list[float]]:
        """Return what speaks for each seat's victory, through its own eyes."""
        g = cast("Lockdown", world)
        return [features(self.outlook(g, seat), g.monsters, CAR_PARK) for seat in range(g.seats)]

    def weights(self) -> Weights:
        """Return what each feature weighs."""
        return WEIGHTS

    def speak(self, world: State, seat: int, hearing: Hearing, rng: Rng) -> list[tuple[int, list[Word]]]:
        """Return what the seat would say now."""
        g = cast("Lockdown", world)
        return speech(self.outlook(g, seat), favourite_of(self, g, seat, hearing), hearing, rng)

    def deals(self, world: State, seat: int, hearing: Hearing) -> list[tuple[int, list[Word]]]:
        """List what the seat may offer now."""
        g = cast("Lockdown", world)
        return deals(self.outlook(g, seat), favourite_of(self, g, seat, hearing))

    def reply(self, world: State, seat: int, question: Act, hearing: Hearing, rng: Rng) -> list[Word]:
        """Return what the seat answers to a question."""
        g = cast("Lockdown", world)
        return reply(self.outlook(g, seat), question, favourite_of(self, g, seat, hearing), hearing, rng)

    def harms(self, world: State, option: int) -> int:
        """Return the candidate that a vote would have eaten."""
        return harmed_by(cast("Lockdown", world), option, TO_VOTE)

    def unit(self, ratings: list[float]) -> float:
        """Ratings are chances of winning already."""
        return 1.0


def election_worths(look: LockdownOutlook, place: int, purpose: int, candidates: int) -> list[float]:
    """Return, by candidate, how good it is for the seat that this one is chosen."""
    if purpose == TO_DIE:
        return victim_worths(look, place, candidates)
    return prize_worths(look, prize(look, purpose), candidates)


def prize(look: LockdownOutlook, purpose: int) -> float:
    """Return what the truck or the badge is worth, in points."""
    return prize_of(look, SEARCH_GAIN if purpose == TO_SEARCH else BADGE_GAIN)


def rate_items(look: LockdownOutlook, options: list[int], hearing: Hearing) -> list[float]:
    """Rate the questions about items, from the discussion to the truck."""
    step = look.g.agenda[-1]
    if isinstance(step, Discussion):
        if step.purpose == TO_DIE:
            return rate_discussion(look, step, options)
        return rate_backing(look, step.place, prize(look, step.purpose), look.prices.card[GUN], options)
    if isinstance(step, WalkieTalkies):
        return rate_walkie_talkies(look, options, hearing)
    return rate_truck(look, options, hearing)


def rate_truck(look: LockdownOutlook, options: list[int], hearing: Hearing) -> list[float]:
    """OSA-TRUCK-04, OSA-TRUCK-08  Rate what to keep, what to give, and to whom."""
    step = look.g.agenda[-1]
    if isinstance(step, Keep):
        return rate_keeping(look, [TO_KEEP.target(option) for option in options])
    if isinstance(step, LastItem):
        kept = [
            look.gaining(look.seat, look.prices.card[TO_KEEP.target(option)]) for option in options if option in TO_KEEP
        ]
        return kept + rate_gifts(look, [TO_GIVE.parts(option) for option in options if option in TO_GIVE], hearing)
    if isinstance(step, Give):
        return rate_gifts(look, [TO_GIVE.parts(option) for option in options], hearing)
    return rate_rest(look, options, hearing)


def rate_rest(look: LockdownOutlook, options: list[int], hearing: Hearing) -> list[float]:
    """Rate the rarer questions: set-up, the sacrifice, surplus items, and the monsters of the eliminated."""
    step = look.g.agenda[-1]
    if isinstance(step, PlaceFamily):
        return rate_placement(look, options)
    if isinstance(step, Victim):
        return rate_sacrifice(look, [TO_SACRIFICE.target(option) for option in options])
    if isinstance(step, Surplus):
        return [-look.prices.card[TO_BOX.target(option)] for option in options]
    if isinstance(step, Haunting):
        return rate_haunting(look, options, hearing)
    return [0.0] * len(options)
