"""Fitting the value of a position: what each feature must weigh so that chances of winning agree with who won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from ostoja.lab.positions import Lesson

    Array = NDArray[np.float64]

STEPS: Final = 60  # of Newton's method at most; it needs fewer than twenty
SMALL: Final = 1e-9  # a step that changes nothing any more
DAMPING: Final = 0.5  # of a step that makes things worse


class Fit(NamedTuple):
    """What was found, and how well it agrees with the games: loss is the mean surprise at who won."""

    weights: list[float]
    positions: int
    loss: float
    even_loss: float  # of somebody who gives everybody the same chance


class Positions:
    """Many positions as one array: features by seat, who can still win, who won."""

    def __init__(self, lessons: Sequence[Lesson]) -> None:
        kept = [lesson for lesson in lessons if sum(lesson.won) > 0 and sum(map(bool, lesson.features)) > 1]
        width = max(len(found) for lesson in kept for found in lesson.features)
        empty = [0.0] * width
        self.features: Array = np.array([[found or empty for found in lesson.features] for lesson in kept])
        self.alive = np.array([[bool(found) for found in lesson.features] for lesson in kept])
        won: Array = np.array([lesson.won for lesson in kept]) * self.alive
        decided = won.sum(axis=1) > 0  # whoever counts as lost does not win; if one does, the features are wrong
        self.features, self.alive, self.won = self.features[decided], self.alive[decided], won[decided]
        self.won /= self.won.sum(axis=1, keepdims=True)
        self.scale: Array = np.maximum(self.features[self.alive].std(axis=0), SMALL)
        self.features = self.features / self.scale

    def chances(self, weights: Array) -> Array:
        """Return everybody's chance of winning by some weights."""
        worths = np.where(self.alive, self.features @ weights, -np.inf)
        shares: Array = np.exp(worths - worths.max(axis=1, keepdims=True))
        chances: Array = shares / shares.sum(axis=1, keepdims=True)
        return chances

    def loss(self, weights: Array, ridge: float) -> float:
        """Return the mean surprise at who won, and a little for large weights."""
        chances = np.maximum(self.chances(weights), SMALL)
        surprise = -(self.won * np.log(chances)).sum(axis=1).mean()
        return float(surprise + ridge * (weights @ weights) / 2)

    def slopes(self, weights: Array, ridge: float) -> tuple[Array, Array]:
        """Return the gradient of the loss and its matrix of second derivatives."""
        chances = self.chances(weights)
        count, _, width = self.features.shape
        gradient = np.einsum("ps,psf->f", chances - self.won, self.features) / count + ridge * weights
        means = np.einsum("ps,psf->pf", chances, self.features)
        flat = self.features.reshape(-1, width)
        second = (flat * chances.reshape(-1, 1)).T @ flat / count - means.T @ means / count
        return gradient, second + ridge * np.eye(width)


def fit(lessons: Sequence[Lesson], ridge: float = 1e-3) -> Fit:
    """Find the weights by Newton's method; a feature that says nothing gets next to none."""
    positions = Positions(lessons)
    weights: Array = np.zeros(positions.features.shape[2])
    loss = positions.loss(weights, ridge)
    for _ in range(STEPS):
        gradient, second = positions.slopes(weights, ridge)
        step = np.linalg.solve(second, gradient)
        while (better := positions.loss(weights - step, ridge)) > loss + SMALL:
            step = step * DAMPING
        if loss - better < SMALL:
            break
        weights, loss = weights - step, better
    even = (
        -(
            positions.won
            * np.log(
                positions.alive / positions.alive.sum(axis=1, keepdims=True),
                where=positions.alive,
                out=np.zeros_like(positions.won),
            )
        )
        .sum(axis=1)
        .mean()
    )
    found = [float(weight) for weight in weights / positions.scale]
    return Fit(found, len(positions.won), positions.loss(weights, 0.0), float(even))
