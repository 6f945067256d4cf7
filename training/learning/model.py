"""The value in floating point, and fitting it to positions: the shares of the seats by a softmax over their scores."""

from collections.abc import Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sanjuan.bots.value import FIGURE, ONE, write
from training.adam import Adam

Array = NDArray[np.float32]
LIMIT = 32000 / ONE
MEAN_RATE = 0.004
"""Rate of the moving average of the weights, which is what is written out."""
TINY = np.float32(1e-7)


class Model:
    """Weights, their moving average and the state of Adam, all under names in one mapping of arrays."""

    NAMES = ("first", "bias", "out", "plain")

    def __init__(self, figures: int, hidden: int, seed: int, decay: float = 0.0) -> None:
        rng = np.random.default_rng(seed)
        self.sizes, self.decay, self.steps = (figures, hidden), decay, 0
        drawn = (
            rng.normal(0, (1 / figures) ** 0.5, (figures, hidden)),
            np.zeros(hidden),
            rng.normal(0, 0.1, hidden),
            np.zeros(figures),
        )
        self.weights = {name: one.astype(np.float32) for name, one in zip(self.NAMES, drawn, strict=True)}
        self.mean = {name: one.copy() for name, one in self.weights.items()}
        self.moments = {name: np.zeros((2, *one.shape), np.float32) for name, one in self.weights.items()}

    def shares(self, x: Array) -> Array:
        """Return the share of the win of each seat (position, seat) by the moving average of the weights."""
        return _softmax(_scores(self.mean, x)[1])

    def loss(self, x: Array, shares: Array) -> float:
        """Return the mean cross entropy of the predicted shares, against these."""
        return float(-(shares * np.log(self.shares(x) + TINY)).sum(axis=1).mean()) if len(x) else 0.0

    def fit(self, x: Array, shares: Array, rate: float) -> float:
        """Do one step on a batch; returns its loss."""
        w = self.weights
        hidden, scores = _scores(w, x)
        predicted = _softmax(scores)
        count = np.float32(len(x))
        d_scores = (predicted - shares) / count
        d_hidden = d_scores[..., None] * w["out"] * (hidden > 0)
        flat, d_flat = x.reshape(-1, x.shape[-1]), d_hidden.reshape(-1, hidden.shape[-1])
        gradients = {
            "first": flat.T @ d_flat,
            "bias": d_flat.sum(0),
            "out": hidden.reshape(-1, hidden.shape[-1]).T @ d_scores.reshape(-1),
            "plain": flat.T @ d_scores.reshape(-1),
        }
        self._step(gradients, rate)
        return float(-(shares * np.log(predicted + TINY)).sum() / count)

    def _step(self, gradients: Mapping[str, NDArray[np.floating]], rate: float) -> None:
        self.steps += 1
        adam = Adam(self.decay, MEAN_RATE, LIMIT)
        adam.step(self.weights, self.mean, self.moments, gradients, self.steps, rate)

    def written(self) -> bytes:
        """Return the value as players read it."""
        w = self.mean
        rows = np.concatenate([w["first"], w["plain"][:, None]], axis=1)
        bias = np.append(w["bias"], 0)
        flat = np.rint(np.concatenate([rows.ravel(), bias, w["out"]]) * ONE)
        return write(self.sizes, np.clip(flat, -32768, 32767).astype(int).tolist())

    def save(self, file: Path, **more: int) -> None:
        """Write everything to a file, and some numbers with it."""
        parts = {"weights": self.weights, "mean": self.mean, "moments": self.moments}
        named = {f"{part}_{name}": one for part, ones in parts.items() for name, one in ones.items()}
        with file.with_suffix(".new").open("wb") as out:
            np.savez(out, allow_pickle=False, steps=np.array(self.steps), **named, **more)
        file.with_suffix(".new").replace(file)

    def load(self, file: Path, *names: str) -> list[int]:
        """Take over what was written; returns the numbers of these names."""
        with np.load(file) as found:
            self.steps = int(found["steps"])
            for part in ("weights", "mean", "moments"):
                setattr(self, part, {name: found[f"{part}_{name}"] for name in self.NAMES})
            return [int(found[name]) for name in names]


def scaled(figures: NDArray[np.int16]) -> Array:
    """Return figures as the weights are multiplied by them."""
    return figures.astype(np.float32) / np.float32(FIGURE)


def _scores(w: dict[str, Array], x: Array) -> tuple[Array, Array]:
    """Return the activations of the hidden neurons and the scores of the seats."""
    hidden = np.maximum(x @ w["first"] + w["bias"], 0)
    scores: Array = hidden @ w["out"] + x @ w["plain"]
    return hidden, scores


def _softmax(scores: Array) -> Array:
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: Array = powers / powers.sum(axis=1, keepdims=True)
    return shares


def looking_ahead(games: NDArray[np.int32], values: Array, ends: Array, ahead: float) -> Array:
    """Return the targets of positions that follow each other in their games: TD lambda towards the end of each.

    The last position of a game is to have the game's end, each one before it a mean of the value of the next position
    and of that one's target.
    """
    targets = ends.copy()
    followed = np.flatnonzero(games[:-1] == games[1:])
    if not len(followed):
        return targets
    last = np.flatnonzero(np.append(games[:-1] != games[1:], True))
    until = last[np.searchsorted(last, np.arange(len(games)))] - np.arange(len(games))
    for steps in range(1, int(until.max()) + 1):
        at = np.flatnonzero(until == steps)
        targets[at] = ahead * targets[at + 1] + (1 - ahead) * values[at + 1]
    return targets
