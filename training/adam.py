"""Adam (Kingma and Ba 2015) with a little decay, beside a moving average of the weights, which is what is kept."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Weights = Mapping[str, NDArray[np.float32]]
"""Arrays by name; they are changed in place."""


@dataclass(frozen=True)
class Adam:
    """The settings: decay of the weights a step, least rate of the moving average, largest size of a weight."""

    decay: float
    mean_rate: float
    limit: float

    def step(
        self, weights: Weights, mean: Weights, moments: Mapping[str, Iterable[NDArray[np.float32]]],
        gradients: Mapping[str, NDArray[np.floating]], number: int, rate: float,
    ) -> None:  # fmt: skip
        """Do the step of this number, from 1; `moments` are the running means of gradients and their squares."""
        fix1, fix2 = 1 - 0.9**number, 1 - 0.999**number
        for name, gradient in gradients.items():
            first, square = moments[name]
            first += 0.1 * (gradient - first)
            square += 0.001 * (gradient * gradient - square)
            value, average = weights[name], mean[name]
            value -= rate * (first / fix1 / (np.sqrt(square / fix2) + 1e-8)) + self.decay * value
            np.clip(value, -self.limit, self.limit, out=value)
            average += max(self.mean_rate, 1 / number) * (value - average)
