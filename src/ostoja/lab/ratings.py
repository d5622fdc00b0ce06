"""How strong bots are beside each other: ratings by Plackett and Luce, with intervals, and who beats whom.

At a table everybody wins with a chance in proportion to their strength, and so of any two who sat there one wins
before the other in the proportion of theirs. Who won at whose table is therefore all that is counted; `choix` finds
the strengths that explain it best, and blocks drawn anew from those that were played say how sure that is.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Any, Final

import choix
import numpy as np

from ostoja.engine.errors import RecordError
from ostoja.lab.outcome import WHOLE
from ostoja.lab.tally import DIGITS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from ostoja.lab.outcome import Block
    from ostoja.lab.results import Results

POINTS: Final = 400 / log(10)  # so many points for a factor of e: 400 are ten times the strength, as in chess
DRAWN: Final = 400  # times that blocks are drawn anew
GHOST: Final = 1.0  # victories that everybody who met is credited with: one who never won has a rating, too
BOUNDS: Final = (2.5, 97.5)  # per cent
SEED: Final = 20_261_118


class Standings:
    """Who won at whose table, block by block."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)
        self.games = 0
        self.blocks: list[NDArray[np.float64]] = []

    def note(self, block: Block, bots: Sequence[str]) -> None:
        """Count the games of a block: for every two who met, the victories of either.

        Who sits twice at a table wins twice as easily: such a victory counts half.
        """
        beat = np.zeros((len(self.names), len(self.names)))
        for game in block.games:
            self.games += 1
            at = [self.names.index(bots[place]) for place in game.places]
            for seat in game.winners:
                part = game.parts(seat) / WHOLE / at.count(at[seat])
                for other in set(at) - {at[seat]}:
                    beat[at[seat], other] += part
        self.blocks.append(beat)

    def report(self) -> dict[str, Any]:
        """Return ratings, the matrix, and where the order is not one."""
        blocks = np.array(self.blocks).reshape(-1, len(self.names), len(self.names))
        beat = blocks.sum(axis=0)
        ratings = rate(beat + credit(beat))
        drawn = _drawn_anew(blocks)
        low, high = _bounds([rate(again) for again in drawn], ratings)
        pairs_low, pairs_high = _bounds([shares(again) for again in drawn], shares(beat))
        order = sorted(range(len(self.names)), key=lambda bot: -ratings[bot])
        matrix = [[_pair(shares(beat), pairs_low, pairs_high, beat, one, other) for other in order] for one in order]
        return {
            "games": self.games,
            "blocks": len(blocks),
            "ratings": [
                {"name": self.names[bot], **_rounded(rating=ratings[bot], low=low[bot], high=high[bot])}
                for bot in order
            ],
            "matrix": matrix,
            "not_transitive": list(self._upsets(order, matrix)),
        }

    def _upsets(self, order: Sequence[int], matrix: list[list[Any]]) -> Iterable[dict[str, Any]]:
        """List who surely beats somebody with a better rating: by such a pair the order is not one."""
        for better, strong in enumerate(order):
            for worse in range(better + 1, len(order)):
                cell = matrix[worse][better]
                if cell is not None and cell["low"] > 0.5:
                    yield {"winner": self.names[order[worse]], "loser": self.names[strong], **cell}


def credit(beat: NDArray[np.float64], split: float | NDArray[np.float64] = 0.5) -> NDArray[np.float64]:
    """Return the victories that all who met are credited with, and how they fall to either."""
    half = np.triu(np.broadcast_to(split, beat.shape), 1)
    fallen = half + np.tril(1 - half.T, -1)
    return np.where(beat + beat.T > 0, 2 * GHOST * fallen, 0.0)


def rate(beat: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the strengths in points, 0 in the middle."""
    if not beat.any():
        return np.zeros(len(beat))
    try:
        found: NDArray[np.float64] = choix.ilsr_pairwise_dense(beat, alpha=1e-6)
    except (RuntimeError, ValueError) as error:
        reason = "not all of them have met, even through others"
        raise RecordError(f"the results do not tell how bots compare: {reason}") from error
    points: NDArray[np.float64] = (found - found.mean()) * POINTS
    return points


def shares(beat: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return for every two the share that the first has of the victories of both; none: half."""
    both = beat + beat.T
    return np.divide(beat, both, out=np.full_like(beat, 0.5), where=both > 0)


def _drawn_anew(blocks: NDArray[np.float64]) -> list[NDArray[np.float64]]:
    """Draw as many blocks as there are from those that were played, again and again, and add them up.

    How the credited victories fall is drawn, too: twenty victories without a defeat do not prove that there is none.
    """
    if not len(blocks):
        return []
    chance = np.random.default_rng(SEED)
    weights = chance.multinomial(len(blocks), [1 / len(blocks)] * len(blocks), DRAWN)
    met = blocks.sum(axis=0)
    return [np.tensordot(weight, blocks, axes=1) + credit(met, chance.random(met.shape)) for weight in weights]


def _bounds(drawn: list[NDArray[np.float64]], usual: NDArray[np.float64]) -> tuple[Any, Any]:
    """Return the bounds within which nearly all draws lie."""
    if not drawn:
        return usual, usual
    low, high = np.percentile(np.array(drawn), BOUNDS, axis=0)
    return low, high


def _pair(share: Any, low: Any, high: Any, beat: Any, one: int, other: int) -> dict[str, float] | None:
    """Return how one bot does against another, if they have met."""
    if one == other or not beat[one, other] + beat[other, one]:
        return None
    cell = {"share": share[one, other], "low": low[one, other], "high": high[one, other]}
    return {key: round(float(value), DIGITS) for key, value in cell.items()}


def _rounded(**points: float) -> dict[str, float]:
    """Round points as they are reported."""
    return {key: round(float(value), 1) for key, value in points.items()}


def added_up(results: Sequence[Results]) -> Standings:
    """Add up what lies in several files; a block that two of them hold counts once."""
    games = {found.plan.game for found in results}
    if len(games) > 1:
        raise RecordError(f"results of different games cannot be added up: {', '.join(sorted(games))}")
    names = dict.fromkeys(name for found in results for name in found.plan.bots)
    standings = Standings(list(names))
    seen: set[tuple[str, int]] = set()
    for found in results:
        same = repr(found.plan._replace(games=0))
        for number, block in sorted(found.blocks.items()):
            if (same, number) not in seen:
                seen.add((same, number))
                standings.note(block, found.plan.bots)
    return standings
