"""What a game knows about playing it well: ratings for a bot that looks one choice ahead, and what to say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.agenda import State, Unwritten
from ostoja.engine.native import mypyc_attr
from ostoja.engine.talk import PROMISE
from ostoja.engine.valuing import LOST, chances, weighed

if TYPE_CHECKING:
    from ostoja.engine.rng import Rng
    from ostoja.engine.talk import Act
    from ostoja.engine.valuing import Weights
    from ostoja.engine.vocabulary import Word


IMAGINED_HONOUR: Final = 0.2  # what others are thought to lose with their word, if they are trusted altogether
SPREADS: Final = 8.0  # between the best and the worst option of a question lies about an eighth of a victory
EVEN_TRUST: Final = 0.5  # nothing is known of anybody's word


class Hearing:
    """What a seat has heard: what still stands of it, and how far it trusts every seat (0 liar, 1 honest, 0.5 unknown).

    Beside that, for whoever speaks: what it has said itself, which words were broken that nobody has spoken of yet, how
    often its claims are true, and what it thinks breaking a word would cost, as a chance of winning.
    """

    __slots__ = ("acts", "candour", "character", "credit", "honour", "own", "spoken", "trust", "wrongs")

    def __init__(self, acts: list[Act], trust: list[float]) -> None:
        self.acts = acts
        self.trust = trust
        self.credit = trust  # how far it believes what each of them claims to know
        self.own: list[Act] = []  # all that the seat has said, from the first on
        self.wrongs: list[Act] = []  # broken words of others, which it may still call a lie
        self.spoken = 0  # how much it has said in this round
        self.character = ""  # in which it speaks; none: it does not speak by itself
        self.candour = 1.0
        self.honour = 0.0

    def imagined(self, other: int) -> Hearing:
        """Return what another seat may reckon with: the promises that it has made, which it is likely to keep."""
        found = Hearing([act for act in self.acts if act.seat == other and act.form.kind == PROMISE], self.trust)
        found.honour = IMAGINED_HONOUR * self.trust[other]
        return found


def even_hearing(seats: int) -> Hearing:
    """Return what is heard where nothing was said."""
    return Hearing([], [EVEN_TRUST] * seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """The judgement of one game. It is given a world the seat cannot tell from the true one, never the true one."""

    def rate(self, world: State, seat: int, options: list[int], hearing: Hearing) -> list[float]:
        """Rate every option; the highest is the best. Only what the seat knows of the world may count."""
        raise Unwritten(self, "ratings")

    def features(self, world: State) -> list[list[float]]:
        """Return, by seat, what speaks for and against its victory, as numbers; nothing for one that is lost."""
        raise Unwritten(self, "features of a position")

    def weights(self) -> Weights:
        """Return what each feature weighs."""
        raise Unwritten(self, "weights")

    def value(self, world: State) -> list[float]:
        """Return every seat's chance of winning from here; together they are one."""
        weights = self.weights().of(world.seats)
        return chances([weighed(found, weights) if found else LOST for found in self.features(world)])

    def imagine(self, world: State, seat: int, rng: Rng) -> None:
        """Set anew, in a world dealt anew for a seat, what the others have chosen in secret, as their play suggests."""

    def speak(self, world: State, seat: int, hearing: Hearing, rng: Rng) -> list[tuple[int, list[Word]]]:
        """Return what the seat would say now: to whom (-1: everybody) and in which words."""
        return []

    def deals(self, world: State, seat: int, hearing: Hearing) -> list[tuple[int, list[Word]]]:
        """List offers that may be worth making now, at most a dozen; what each is worth is tried out."""
        return []

    def reply(self, world: State, seat: int, question: Act, hearing: Hearing, rng: Rng) -> list[Word]:
        """Return what the seat answers to a question, in the words of an act; nothing: it keeps silent."""
        return []

    def harms(self, world: State, option: int) -> int:
        """Return the seats that an option is aimed at, as bits."""
        return 0

    def unit(self, ratings: list[float]) -> float:
        """Return what a whole victory is worth in ratings, where they are no chances of winning."""
        return SPREADS * (max(ratings) - min(ratings))
