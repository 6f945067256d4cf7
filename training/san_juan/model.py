"""The network in floating point, and fitting it to samples: numpy, with the features as a sparse matrix."""

from collections.abc import Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

from sanjuan.games.san_juan.players.neural.features import SIZE
from sanjuan.games.san_juan.players.neural.network import FINE, MARGIN, ONE, write
from training.adam import Adam

HIDDEN, SECOND = 32, 16
MARGIN_WEIGHT = 0.3
DECAY = 3e-5
EMA_RATE = 0.003
"""Rate of the moving average of the weights."""
LIMIT = 30000 / ONE
Array = NDArray[np.float32]


class Model:
    """Weights and the state of Adam."""

    def __init__(self, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        drawn = {
            "first": rng.normal(0, 0.1, (SIZE, HIDDEN)),
            "bias": np.zeros(HIDDEN),
            "plain": np.zeros((SIZE, 2)),
            "second": rng.normal(0, (2 / HIDDEN) ** 0.5, (HIDDEN, SECOND)),
            "second_bias": np.zeros(SECOND),
            "out": rng.normal(0, 0.1, (SECOND, 2)),
            "out_bias": np.zeros(2),
        }
        self.weights: dict[str, Array] = {name: value.astype(np.float32) for name, value in drawn.items()}
        self.steps = 0
        self.moments = {name: (np.zeros_like(v), np.zeros_like(v)) for name, v in self.weights.items()}
        self.mean = {name: value.copy() for name, value in self.weights.items()}
        """The moving average of the weights, which is what is exported."""

    def outputs(self, x: csr_matrix) -> tuple[Array, Array, Array]:
        """Return the activations of both hidden layers and the outputs (logit of the win, margin / MARGIN)."""
        w = self.weights
        hidden = np.maximum(x @ w["first"] + w["bias"], 0)
        second = np.maximum(hidden @ w["second"] + w["second_bias"], 0)
        return hidden, second, second @ w["out"] + w["out_bias"] + x @ w["plain"]

    def fit(self, x: csr_matrix, wins: Array, margins: Array, rate: float) -> tuple[float, float]:
        """Do one step on a batch; returns the losses (cross entropy of the win, squared error of the margin)."""
        w = self.weights
        hidden, second, out = self.outputs(x)
        chance = 1 / (1 + np.exp(-out[:, 0]))
        error = np.clip(out[:, 1] - margins / MARGIN, -2, 2)
        count = np.float32(len(wins))
        d_out = np.stack([chance - wins, MARGIN_WEIGHT * error], axis=1) / count
        d_second = (d_out @ w["out"].T) * (second > 0)
        d_hidden = (d_second @ w["second"].T) * (hidden > 0)
        self._step(
            {
                "first": x.T @ d_hidden,
                "bias": d_hidden.sum(0),
                "plain": x.T @ d_out,
                "second": hidden.T @ d_second,
                "second_bias": d_second.sum(0),
                "out": second.T @ d_out,
                "out_bias": d_out.sum(0),
            },
            rate,
        )
        chance = np.clip(chance, 1e-6, 1 - 1e-6)
        loss = -(wins * np.log(chance) + (1 - wins) * np.log(1 - chance)).mean()
        return float(loss), float((error**2).mean())

    def loss(self, x: csr_matrix, ends: Array) -> float:
        """Return the cross entropy of the predicted chance, against how the games ended."""
        chance = 1 / (1 + np.exp(-self.outputs(x)[2][:, 0]))
        chance = np.clip(chance, 1e-6, 1 - 1e-6)
        return float(-(ends * np.log(chance) + (1 - ends) * np.log(1 - chance)).mean())

    def _step(self, gradients: Mapping[str, NDArray[np.floating]], rate: float) -> None:
        self.steps += 1
        adam = Adam(DECAY, EMA_RATE, LIMIT)
        adam.step(self.weights, self.mean, self.moments, gradients, self.steps, rate)

    def exported(self) -> bytes:
        """Return the weights as the engine reads them."""
        w = self.mean
        rows = np.concatenate([w["first"], w["plain"] * (FINE / ONE)], axis=1)
        inner = [rows, w["bias"], np.zeros(2), w["second"], w["second_bias"]]
        layers = [*inner, w["out"][:, 0], w["out"][:, 1], w["out_bias"]]
        flat = np.rint(np.concatenate([layer.ravel() for layer in layers]) * ONE)
        return write((SIZE, HIDDEN, SECOND), np.clip(flat, -32768, 32767).astype(int).tolist())

    def save(self, file: Path) -> None:
        """Write weights and moments to a file."""
        steady = {f"steady_{name}": value for name, value in self.mean.items()}
        means = {f"mean_{name}": pair[0] for name, pair in self.moments.items()}
        squares = {f"square_{name}": pair[1] for name, pair in self.moments.items()}
        with file.with_suffix(".new").open("wb") as out:
            np.savez(out, allow_pickle=True, steps=self.steps, **self.weights, **steady, **means, **squares)
        file.with_suffix(".new").replace(file)

    @classmethod
    def load(cls, file: Path) -> "Model":
        """Return a model saved before."""
        model = cls()
        with np.load(file) as found:
            model.steps = int(found["steps"])
            model.weights = {name: found[name].astype(np.float32) for name in model.weights}
            model.mean = {name: found[f"steady_{name}"] for name in model.weights}
            model.moments = {name: (found[f"mean_{name}"], found[f"square_{name}"]) for name in model.weights}
        return model


def matrix(features: NDArray[np.integer], starts: NDArray[np.integer]) -> csr_matrix:
    """Return samples as a sparse matrix; a feature that several seats share counts as often as it is on."""
    ones = np.ones(len(features), dtype=np.float32)
    return csr_matrix((ones, features.astype(np.int32), starts), shape=(len(starts) - 1, SIZE))
