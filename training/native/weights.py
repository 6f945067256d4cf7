"""Networks on their way from the compiled game into the package and back."""

from pathlib import Path

import numpy as np

from sanjuan.games.san_juan.neural.network import unpacked, write


def packed(file: Path) -> bytes:
    """Return a network of the compiled game (`network.raw`) as the engine reads it.

    Features that never were on have learned nothing: what chance gave them is left out.
    """
    raw = np.fromfile(file, dtype=np.int32)
    features, hidden, second = (int(size) for size in raw[:3])
    weights = raw[3:].copy()
    rows = weights[: features * (hidden + 2)].reshape(features, hidden + 2)
    rows[~rows[:, hidden:].any(axis=1)] = 0
    return write((features, hidden, second), np.clip(weights, -32768, 32767).tolist())


def unpack(data: bytes, file: Path) -> None:
    """Write a network of the engine as the compiled game reads it; raises ValueError when it is damaged."""
    sizes, weights = unpacked(data)
    np.array([*sizes, *weights], dtype=np.int32).tofile(file)
