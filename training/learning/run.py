"""A training run in a folder: rounds of playing and learning, which can be stopped at any moment and continued."""

import json
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sanjuan.measure.pool import Pool
from training.learning.figures import figures_of
from training.learning.model import Array, Model, looking_ahead, scaled
from training.learning.plan import Plan
from training.learning.selfplay import Job, Samples, play


class OtherRun(ValueError):
    """A folder that holds a run of another plan; the message says what differs."""


class Run:
    """A plan and its folder: `plan.json`, `model.npz`, the values `NUMBER.bin` of every round, `samples/`, `log.jsonl`.

    What was reached stands in `model.npz` alone, so that a run that was stopped comes to the very weights of one that
    never was. Raises `OtherRun`.
    """

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan, self.folder, self.log = plan, folder, folder / "log.jsonl"
        (folder / "samples").mkdir(parents=True, exist_ok=True)
        self._claim(folder / "plan.json")
        self.model = Model(figures_of(plan.game).FIGURES, plan.hidden, plan.seed, plan.decay)
        self.done = 0
        if (folder / "model.npz").exists():
            (self.done,) = self.model.load(folder / "model.npz", "done")
        lines = self.lines()[: self.done]
        self.log.write_text("".join(json.dumps(line) + "\n" for line in lines))

    def _claim(self, file: Path) -> None:
        own = asdict(replace(self.plan, seats=[*self.plan.seats]))
        there = json.loads(file.read_text()) if file.exists() else own
        other = [f"{name} {there.get(name)}" for name in own if there.get(name) != own[name]]
        if other:
            told = ", ".join(other)
            raise OtherRun(f"{self.folder} holds a run with {told}: go on with that, or choose another folder")
        file.write_text(json.dumps(own, indent=1) + "\n")

    def lines(self) -> list[dict[str, Any]]:
        """Return the log, a line for each round."""
        return [json.loads(line) for line in self.log.read_text().splitlines()] if self.log.exists() else []

    def value_of(self, number: int) -> Path:
        """Return the file of the value that a round has learned."""
        return self.folder / f"{number:03}.bin"

    def round(self, pool: Pool) -> dict[str, Any]:
        """Play and learn once; returns the line of the log."""
        number, begun = self.done, perf_counter()
        fresh = self._played(number, pool)
        played = perf_counter()
        surprise = self._surprise(fresh)
        loss = self._learn(number, sum(len(one.games) for one in fresh))
        own = [round(sum(one.own[part] for one in fresh), 2) for part in range(3)]
        line = {
            "round": number,
            "games": sum(len(set(one.games.tolist())) for one in fresh),
            "positions": sum(len(one.games) for one in fresh),
            "surprise": round(surprise, 4),
            "loss": round(loss, 4),
            "own": own,
            "play_s": round(played - begun, 1),
            "learn_s": round(perf_counter() - played, 1),
            "workers": pool.workers,
        }
        with self.log.open("a") as log:
            log.write(json.dumps(line) + "\n")
        self.value_of(number).write_bytes(self.model.written())
        self.model.save(self.folder / "model.npz", done=number + 1)  # last of all: now the round is done
        self.done += 1
        return line

    def _jobs(self, number: int) -> Iterator[tuple[Path, Job]]:
        """Yield the pieces of a round, each with its file; tables of different sizes take turns."""
        plan = self.plan
        count = plan.games if number else plan.first_games
        values = [self.value_of(one).read_bytes() for one in sorted({number - 1, number // 2})] if number else []
        for at, first in enumerate(range(0, count, plan.piece)):
            seats = plan.seats[at % len(plan.seats)]
            job = Job(plan, number, seats, first, min(plan.piece, count - first), values)
            yield self.folder / "samples" / f"{number:03}-{first:06}.npz", job

    def _played(self, number: int, pool: Pool) -> list[Samples]:
        """Return the samples of a round; those pieces are played that are not there yet."""
        jobs = dict(self._jobs(number))
        missing = [file for file in jobs if not file.exists()]
        for file, samples in zip(missing, pool.map(play, [jobs[file] for file in missing]), strict=True):
            samples.save(file)
        return [Samples.load(file) for file in jobs]

    def _window(self) -> list[Samples]:
        """Return the latest samples, as many as the plan keeps; older files are deleted."""
        kept: list[Samples] = []
        count = 0
        for file in sorted((self.folder / "samples").glob("*.npz"), reverse=True):
            if count >= self.plan.window:
                file.unlink()
                continue
            kept.append(Samples.load(file))
            count += len(kept[-1].games)
        return kept[::-1]

    def _surprise(self, fresh: list[Samples]) -> float:
        """Return the loss on games that nothing was learned from, against their ends."""
        losses = [self.model.loss(scaled(one.figures), one.ends) * len(one.games) for one in fresh]
        return sum(losses) / max(1, sum(len(one.games) for one in fresh))

    def _learn(self, number: int, fresh: int) -> float:
        """Fit the model to batches drawn from the window; returns the mean loss."""
        plan, rng = self.plan, np.random.default_rng((self.plan.seed, number))
        window = self._window()
        targets = [self._targets(number, one) for one in window]
        tables = [_Tables(window, targets, seats, plan.batch, rng) for seats in sorted({*plan.seats})]
        steps = max(1, int(fresh * plan.passes / plan.batch))
        weights = np.array([one.size for one in tables], dtype=float)
        losses = []
        for which in rng.choice(len(tables), steps, p=weights / weights.sum()):
            figures, shares = tables[which].batch()
            losses.append(self.model.fit(figures, shares, plan.rate_of(number)))
        return float(np.mean(losses))

    def _targets(self, number: int, one: Samples) -> Array:
        ahead = self.plan.ahead if number else 1.0
        return looking_ahead(one.games, self.model.shares(scaled(one.figures)), one.ends, ahead)


class _Tables:
    """All positions at tables of one size, given out in random order, again and again."""

    def __init__(
        self, window: list[Samples], targets: list[Array], seats: int, batch: int, rng: np.random.Generator
    ) -> None:
        own = [at for at, one in enumerate(window) if one.figures.shape[1] == seats]
        self.figures = np.concatenate([window[at].figures for at in own]) if own else np.zeros((0, seats, 1), np.int16)
        self.targets = np.concatenate([targets[at] for at in own]) if own else np.zeros((0, seats), np.float32)
        self.size, self._batch, self._rng = len(self.targets), batch, rng
        self._order: NDArray[np.int64] = np.zeros(0, dtype=np.int64)

    def batch(self) -> tuple[Array, Array]:
        """Return the next positions and their targets."""
        if not len(self._order):
            self._order = self._rng.permutation(self.size)
        now, self._order = self._order[: self._batch], self._order[self._batch :]
        return scaled(self.figures[now]), self.targets[now]
