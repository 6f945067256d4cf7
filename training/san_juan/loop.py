"""Generations of learning: play games, fit the network to the latest of them, log the losses."""

import json
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from training.pool import Pool
from training.san_juan.model import Model, matrix
from training.san_juan.selfplay import Job, Samples, play

BATCH = 2048


@dataclass(frozen=True)
class Plan:
    """The settings of a training run; equal plans lead to equal weights."""

    seats: int
    seed: int = 1
    generations: int = 150
    games: int = 300
    """Games of a generation."""
    first_games: int = 8000
    """Games of greedy players that the network learns from first."""
    chunk: int = 20
    window: int = 1_200_000
    """Samples that are kept to learn from."""
    replay: float = 6.0
    """The average number of times that a sample is learned from; more would overfit."""
    rate: float = 1e-3
    last_rate: float = 1.5e-4
    warmth: float = 0.025
    """The temperature at which roles are chosen (the names of the settings are those of plan.json)."""
    mistakes: float = 0.03
    """The epsilon of the other answers; four times as much in the games of greedy players."""


class Run:
    """A run in a folder (`plan.json`, `model.npz`, `network.bin`, `log.jsonl`), which can be resumed."""

    def __init__(self, plan: Plan, folder: Path, start: Path | None = None) -> None:
        self.plan, self.folder = plan, folder
        folder.mkdir(parents=True, exist_ok=True)
        self.log = folder / "log.jsonl"
        (folder / "plan.json").write_text(json.dumps(asdict(plan), indent=1) + "\n")
        self.done = len(self.log.read_text().splitlines()) if self.log.exists() else 0
        saved = folder / "model.npz"
        self.model = Model.load(saved) if saved.exists() else Model.load(start) if start else Model(plan.seed)
        self.window: deque[Samples] = deque()

    def jobs(self, generation: int) -> list[Job]:
        """Return the games of a generation, in chunks; generation 0 is played by greedy players."""
        plan = self.plan
        count = plan.games if generation else plan.first_games
        weights = self.model.exported() if generation else b""
        epsilon = plan.mistakes if generation else 4 * plan.mistakes
        base = generation * 1_000_000
        seed = plan.seed * 10 + plan.seats
        return [
            Job(plan.seats, seed, base + first, min(plan.chunk, count - first), weights, plan.warmth, epsilon)
            for first in range(0, count, plan.chunk)
        ]

    def generation(self, pool: Pool) -> dict[str, Any]:
        """Play and learn once; returns the line of the log."""
        number = self.done
        started = time.perf_counter()
        if number and not self.window:
            self._refill(number, pool)
        fresh = merged(list(pool.map(play, self.jobs(number))))
        played = time.perf_counter()
        validation_loss = self.model.loss(matrix(fresh.features, fresh.starts), fresh.wins)
        self._keep(fresh)
        loss, margin = self.learn(number, len(fresh.wins))
        self.model.save(self.folder / "model.npz")
        (self.folder / "network.bin").write_bytes(self.model.exported())
        line = {
            "generation": number,
            "samples": len(fresh.wins),
            "against_greedy": fresh.against_greedy,
            "surprise": round(validation_loss, 4),
            "loss": round(loss, 4),
            "margin": round(margin, 4),
            "play_s": round(played - started, 1),
            "learn_s": round(time.perf_counter() - played, 1),
        }
        with self.log.open("a") as out:
            out.write(json.dumps(line) + "\n")
        self.done += 1
        return line

    def _refill(self, number: int, pool: Pool) -> None:
        """Play greedy games again after a resume: the samples themselves are not kept on disk."""
        self._keep(merged(list(pool.map(play, self.jobs(0)[: max(1, 10 - number)]))))

    def _keep(self, fresh: Samples) -> None:
        self.window.append(fresh)
        while sum(len(one.wins) for one in self.window) > self.plan.window and len(self.window) > 1:
            self.window.popleft()

    def learn(self, number: int, fresh: int) -> tuple[float, float]:
        """Fit the model to batches drawn from the window; returns the mean losses."""
        plan = self.plan
        pool = merged(list(self.window))
        x = matrix(pool.features, pool.starts)
        rng = np.random.default_rng((plan.seed, plan.seats, number))
        share = min(1.0, number / max(1, plan.generations - 1))
        rate = plan.rate * (plan.last_rate / plan.rate) ** share
        losses = []
        for batch in _batches(len(pool.wins), int(fresh * (plan.replay if number else 2.0)), rng):
            losses.append(self.model.fit(x[batch], pool.wins[batch], pool.margins[batch], rate))
        mean = np.mean(losses, axis=0)
        return float(mean[0]), float(mean[1])


def _batches(size: int, wanted: int, rng: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    """Yield batches that go through all samples in random order, again and again, until `wanted` were given."""
    given = 0
    while given < wanted:
        order = rng.permutation(size)
        for first in range(0, size, BATCH):
            if given >= wanted:
                return
            yield order[first : first + BATCH]
            given += BATCH


def merged(several: list[Samples]) -> Samples:
    """Return several sets of samples as one."""
    starts = [np.zeros(1, dtype=np.int64)]
    for one in several:
        starts.append(one.starts[1:] + starts[-1][-1])
    return Samples(
        np.concatenate([one.features for one in several]),
        np.concatenate(starts),
        np.concatenate([one.wins for one in several]),
        np.concatenate([one.margins for one in several]),
        (sum([one.against_greedy[0] for one in several]), sum([one.against_greedy[1] for one in several])),
    )
