"""A training run in a folder, which keeps what was played and learned and can be resumed.

Every generation is played in pieces, each from seeds of its own: the network does not depend on who plays them.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Any

from training.pool import Pool
from training.san_juan.native.pieces import Games, play_games, told
from training.san_juan.native.plan import LEARN_SETTINGS, PLAY_SETTINGS, Plan

PIECE = 200
"""Games of a piece."""
LENGTHS = ("generations", "late")
"""Settings that may change when a run is resumed."""


class OtherRun(ValueError):
    """A folder that holds a run of another plan; the message says what differs."""


class Run:
    """A plan and its folder: `log.jsonl`, `network.raw`, `model.raw`, and the samples of the window.

    Raises `OtherRun`: only the numbers of generations and late ones may differ from what was begun.
    """

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.log = folder / "log.jsonl"
        self._samples = folder / "samples"
        self._samples.mkdir(parents=True, exist_ok=True)
        self._claim(folder / "plan.json")

    def _claim(self, file: Path) -> None:
        own = asdict(self.plan)
        there = json.loads(file.read_text()) if file.exists() else own
        other = [name for name in own if name not in LENGTHS and there.get(name) != own[name]]
        if other:
            told = ", ".join(f"{name.rstrip('_')} {there.get(name)}" for name in other)
            raise OtherRun(f"{self.folder} holds a run with {told}: go on with that, or choose another folder")
        file.write_text(json.dumps(own))

    def generations(self, pool: Pool) -> Iterator[dict[str, Any]]:
        """Play and learn what the plan still lacks; yields the line of the log of every generation."""
        done = len(self.log.read_text().splitlines()) if self.log.exists() else 0
        for generation in range(done, self.plan.generations + self.plan.late + 1):
            yield self._generation(generation, pool)

    def _generation(self, generation: int, pool: Pool) -> dict[str, Any]:
        begun = perf_counter()
        tallies = self._played(generation, pool)
        played = perf_counter()
        fresh = sum(tally["samples"] for tally in tallies)
        settings = self.plan.words(LEARN_SETTINGS)
        files = "\n".join(str(file.with_suffix(".raw")) for file in self._window())
        learned = told("fit", self.folder, generation, fresh, *settings, given=files)
        games = [sum(tally["alone"] for tally in tallies), round(sum(tally["wins"] for tally in tallies), 2)]
        times = {"play_s": round(played - begun, 1), "learn_s": round(perf_counter() - played, 1)}
        line = {"generation": generation, "samples": fresh, "against_greedy": games, **learned, **times}
        (self.folder / "model.next").replace(self.folder / "model.raw")
        with self.log.open("a") as log:
            log.write(json.dumps(line) + "\n")
        return line

    def _played(self, generation: int, pool: Pool) -> list[dict[str, Any]]:
        """Play the pieces of a generation that are not there yet; returns the tallies of all."""
        pieces = {self._tally(piece): piece for piece in self._pieces(generation)}
        missing = [tally for tally in pieces if not tally.exists()]
        for tally, (samples, found) in zip(
            missing, pool.map(play_games, [pieces[one] for one in missing]), strict=True
        ):
            tally.with_suffix(".raw").write_bytes(samples)
            fresh = tally.with_suffix(".next")
            fresh.write_text(json.dumps(found))
            fresh.replace(tally)  # last of all: where there is a tally, the samples are whole
        return [json.loads(tally.read_text()) for tally in pieces]

    def _pieces(self, generation: int) -> Iterator[Games]:
        games = self.plan.games if generation else self.plan.first_games
        network = (self.folder / "network.raw").read_bytes() if generation else b""
        settings = tuple(self.plan.of(generation).words(PLAY_SETTINGS))
        for first in range(0, games, PIECE):
            count = min(PIECE, games - first)
            yield Games(self.plan.seats, generation, first, count, network, settings)

    def _tally(self, piece: Games) -> Path:
        return self._samples / f"{piece.generation:04}-{piece.first:06}.json"

    def _window(self) -> list[Path]:
        """Return the tallies of the latest samples, in order; those that fall out of the window are deleted."""
        kept: list[Path] = []
        samples = 0
        for tally in sorted(self._samples.glob("*.json"), reverse=True):
            if samples >= self.plan.window:
                tally.unlink()
                tally.with_suffix(".raw").unlink()
                continue
            samples += json.loads(tally.read_text())["samples"]
            kept.append(tally)
        return kept[::-1]
