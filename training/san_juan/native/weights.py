"""Converts networks between the compiled game and the package."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy.linalg import block_diag

from sanjuan.games.san_juan.players.neural.network import unpacked, write

Numbers = NDArray[np.int32]
STEP = 4
"""Joined networks have weights to hidden neurons in steps of this: many more of them are equal, which saves bytes."""
LIMIT = 2**15


class NoNetwork(ValueError):
    """A file that is not a network; the message says which."""


@dataclass(frozen=True)
class Layers:
    """The weights of a network in whole numbers: to `hidden` and straight to the outputs, to `second`, out."""

    rows: Numbers
    bias: Numbers
    inner: Numbers
    inner_bias: Numbers
    out: Numbers
    out_bias: Numbers

    @property
    def sizes(self) -> tuple[int, int, int]:
        """Return how many features, hidden neurons and neurons of the second layer there are."""
        return (len(self.rows), *self.inner.shape)

    def numbers(self) -> list[int]:
        """Return all weights in their order in a file."""
        parts = self.rows, self.bias, self.inner, self.inner_bias, self.out, self.out_bias
        flat = np.concatenate([part.ravel() for part in parts])
        return [int(number) for number in np.clip(flat, -LIMIT, LIMIT - 1)]


def layers(file: Path) -> Layers:
    """Return a network of the compiled game (`network.raw`).

    Features that never were on have learned nothing: what chance gave them is left out.
    """
    raw = np.fromfile(file, dtype=np.int32)
    features, hidden, second = (int(size) for size in raw[:3])
    shapes = (features, hidden + 2), (hidden + 2,), (hidden, second), (second,), (2, second), (2,)
    ends = np.cumsum([int(np.prod(shape)) for shape in shapes])[:-1]
    parts = np.split(raw[3:].copy(), ends)
    own = Layers(*[part.reshape(shape) for part, shape in zip(parts, shapes, strict=True)])
    own.rows[~own.rows[:, hidden:].any(axis=1)] = 0
    return own


def joined(networks: Sequence[Layers]) -> Layers:
    """Return one network that computes the mean of several, with their neurons side by side."""

    def mean(parts: list[Numbers]) -> Numbers:
        rounded: Numbers = np.rint(np.mean(parts, axis=0)).astype(np.int32)
        return rounded

    def side_by_side(parts: list[Numbers]) -> Numbers:
        *hidden, straight = [part[..., :-2] for part in parts] + [mean([part[..., -2:] for part in parts])]
        coarse = [STEP * np.rint(part / STEP).astype(np.int32) for part in hidden]
        return np.concatenate([*coarse, straight], axis=-1)

    return Layers(
        rows=side_by_side([one.rows for one in networks]),
        bias=side_by_side([one.bias for one in networks]),
        inner=block_diag(*[one.inner for one in networks]),
        inner_bias=np.concatenate([one.inner_bias for one in networks]),
        out=np.rint(np.concatenate([one.out for one in networks], axis=-1) / len(networks)).astype(np.int32),
        out_bias=mean([one.out_bias for one in networks]),
    )


def packed(files: Sequence[Path]) -> bytes:
    """Return a network of the compiled game, or the mean of several, as the engine reads it."""
    networks = [layers(file) for file in files]
    network = networks[0] if len(networks) == 1 else joined(networks)
    return write(network.sizes, network.numbers())


def unpack(source: Path, target: Path) -> None:
    """Write a network of the engine as the compiled game reads it; raises `NoNetwork`."""
    try:
        sizes, weights = unpacked(source.read_bytes())
    except ValueError as error:
        raise NoNetwork(f"{source}: {error}") from None
    np.array([*sizes, *weights], dtype=np.int32).tofile(target)
