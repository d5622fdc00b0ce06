"""The judgement of Mall of Horror: every question is rated by what the seat knows, and by nothing else.

The world it is given is one of many that the seat cannot tell apart. Of it count the open table, the seat's own hand
and wheel, dice it has seen, and how many cards the others hold; never their cards, wheels or ballots, nor unseen dice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ostoja.engine.heuristics import Hearing, Heuristics
from ostoja.engine.valuing import Weights, read_weights
from ostoja.games.mall_of_horror.arrival import Cameras
from ostoja.games.mall_of_horror.attack import Victim
from ostoja.games.mall_of_horror.defence import Defence
from ostoja.games.mall_of_horror.destination import Announcement, Lures, SecretDestinations
from ostoja.games.mall_of_horror.heuristics_cards import rate_cameras, rate_defence, rate_threats
from ostoja.games.mall_of_horror.heuristics_moves import (
    rate_destinations,
    rate_lures,
    rate_movement,
    rate_placement,
)
from ostoja.games.mall_of_horror.heuristics_prices import MallOutlook, card_worths, deaths_to_go
from ostoja.games.mall_of_horror.heuristics_talk import deals, reply, speech
from ostoja.games.mall_of_horror.movement import Movement
from ostoja.games.mall_of_horror.placement import PlaceOne
from ostoja.games.mall_of_horror.truck import Draw, Give, Keep
from ostoja.games.mall_of_horror.voting import FirstBallot, Threats
from ostoja.games.mall_of_horror.words import PARKING, THREAT, TO_DIE, TO_DRAW, TO_GIVE, TO_KEEP, TO_SACRIFICE, TO_VOTE
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
    from ostoja.games.mall_of_horror.state import Mall

WEIGHTS: Final = read_weights(__package__, FEATURES)


class MallHeuristics(Heuristics):
    """The judgement of Mall of Horror."""

    def __init__(self) -> None:
        self.book: PriceBook | None = None

    def outlook(self, g: Mall, seat: int) -> MallOutlook:
        """Return the table through the eyes of a seat."""
        if self.book is None or self.book.tables is not g.data:
            self.book = PriceBook(g.data)
        to_go = deaths_to_go(g)
        return MallOutlook(g, seat, self.book.at(to_go, card_worths(g.data)), to_go)

    def rate(self, world: State, seat: int, options: list[int], hearing: Hearing) -> list[float]:
        """Rate every option of the open question."""
        if len(options) == 1:
            return [0.0]
        g = cast("Mall", world)
        look = self.outlook(g, seat)
        step = g.agenda[-1]
        if isinstance(step, FirstBallot):
            return ballot(look, step, hearing)
        if isinstance(step, (SecretDestinations, Announcement)):
            return rate_destinations(look, options, hearing)
        if isinstance(step, Movement):
            return rate_movement(look, step.left, options)
        return rate_cards(look, options, hearing)

    def features(self, world: State) -> list[list[float]]:
        """Return what speaks for each seat's victory, through its own eyes."""
        g = cast("Mall", world)
        return [features(self.outlook(g, seat), g.zombies, PARKING) for seat in range(g.seats)]

    def weights(self) -> Weights:
        """Return what each feature weighs."""
        return WEIGHTS

    def speak(self, world: State, seat: int, hearing: Hearing, rng: Rng) -> list[tuple[int, list[Word]]]:
        """Return what the seat would say now."""
        g = cast("Mall", world)
        return speech(self.outlook(g, seat), favourite_of(self, g, seat, hearing), hearing, rng)

    def deals(self, world: State, seat: int, hearing: Hearing) -> list[tuple[int, list[Word]]]:
        """List what the seat may offer now."""
        g = cast("Mall", world)
        return deals(self.outlook(g, seat), favourite_of(self, g, seat, hearing))

    def reply(self, world: State, seat: int, question: Act, hearing: Hearing, rng: Rng) -> list[Word]:
        """Return what the seat answers to a question."""
        g = cast("Mall", world)
        return reply(self.outlook(g, seat), question, favourite_of(self, g, seat, hearing), hearing, rng)

    def harms(self, world: State, option: int) -> int:
        """Return the candidate that a vote would have eaten."""
        return harmed_by(cast("Mall", world), option, TO_VOTE)

    def unit(self, ratings: list[float]) -> float:
        """Ratings are chances of winning already."""
        return 1.0


def ballot(look: MallOutlook, step: FirstBallot, hearing: Hearing) -> list[float]:
    """Rate the candidates of a ballot or re-vote."""
    picks_victim = step.purpose == TO_DIE
    if picks_victim:
        elections = victim_worths(look, step.place, step.candidates)
    else:
        elections = prize_worths(look, prize(look, step.place), step.candidates)
    return rate_ballot(look, step, elections, hearing, picks_victim=picks_victim)


def prize(look: MallOutlook, place: int) -> float:
    """Return what an election at Parking (the truck) or at Security HQ (the badge) is worth, in points."""
    return prize_of(look, SEARCH_GAIN if place == PARKING else BADGE_GAIN)


def threats(look: MallOutlook, step: Threats, options: list[int]) -> list[float]:
    """Rate a Threat by the vote it is played for."""
    if step.purpose == TO_DIE:
        return rate_threats(look, step, options)
    return rate_backing(look, step.place, prize(look, step.place), look.prices.card[THREAT], options)


def rate_cards(look: MallOutlook, options: list[int], hearing: Hearing) -> list[float]:
    """Rate the questions about cards, from the attack's window to the truck."""
    step = look.g.agenda[-1]
    if isinstance(step, Defence):
        return rate_defence(look, step, options)
    if isinstance(step, Cameras):
        return rate_cameras(look, options, hearing)
    if isinstance(step, Threats):
        return threats(look, step, options)
    if isinstance(step, Keep):
        return rate_keeping(look, [TO_KEEP.target(option) for option in options])
    if isinstance(step, Give):
        return rate_gifts(look, [TO_GIVE.parts(option) for option in options], hearing)
    return rate_rest(look, options, hearing)


def rate_rest(look: MallOutlook, options: list[int], hearing: Hearing) -> list[float]:
    """Rate the rarer questions: set-up, the sacrifice, and the zombies of the eliminated."""
    step = look.g.agenda[-1]
    if isinstance(step, PlaceOne):
        return rate_placement(look, options)
    if isinstance(step, Draw):
        return [prize(look, PARKING) if option == TO_DRAW else 0.0 for option in options]
    if isinstance(step, Victim):
        return rate_sacrifice(look, [TO_SACRIFICE.target(option) for option in options])
    if isinstance(step, Lures):
        return rate_lures(look, options, hearing)
    return [0.0] * len(options)
