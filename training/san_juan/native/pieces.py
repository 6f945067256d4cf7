"""Pieces of work for the compiled game, carried out wherever a pool likes: in a process here, or on a cluster."""

import json
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from training.san_juan.native.compiling import program


@dataclass(frozen=True)
class Games:
    """Training games of a generation, by number; `network` is a file's content (`network.raw`)."""

    seats: int
    generation: int
    first: int
    count: int
    network: bytes
    settings: tuple[str, ...]


@dataclass(frozen=True)
class Deals:
    """Deals of a match of the governor against others, each played from every seat."""

    seats: int
    first: int
    count: int
    seed: int
    other: str
    network: bytes
    settings: tuple[str, ...]


def play_games(piece: Games) -> tuple[bytes, dict[str, Any]]:
    """Play training games; returns the samples (training/san_juan/native/samples.hpp) and the tally of the games."""
    with TemporaryDirectory() as folder:
        network, samples = Path(folder) / "network.raw", Path(folder) / "samples.raw"
        network.write_bytes(piece.network)
        numbers = piece.generation, piece.first, piece.count
        tally = told("play", piece.seats, network, *numbers, samples, *piece.settings)
        return samples.read_bytes(), tally


def play_deals(piece: Deals) -> dict[str, Any]:
    """Play deals of a match; returns the governor's wins in each, its decisions and the positions it looked at."""
    with TemporaryDirectory() as folder:
        network = Path(folder) / "network.raw"
        network.write_bytes(piece.network)
        numbers = piece.first, piece.count, piece.seed
        return told("match", piece.seats, network, *numbers, piece.other, *piece.settings)


@cache
def _game() -> Path:
    """Return the compiled game, the same one as long as this process lives, whatever happens to the sources."""
    return program()


def told(*words: object, given: str = "") -> dict[str, Any]:
    """Return what the compiled game says to a command; raises CalledProcessError when it fails."""
    command = [str(word) for word in (_game(), *words)]
    done = subprocess.run(command, input=given, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found
