"""`make bench`: all workloads under CPython and in Pyodide, in turns on one core, as medians with their spread.

`python -m bench decisions` measures how long the opponents think (see `bench.decisions`).
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from datetime import date
from importlib.metadata import version
from pathlib import Path
from statistics import median

from bench import beside, decisions, interaction, page, start
from bench.processor import processor
from bench.workloads import RATES, TIMES

ROOT = Path(__file__).resolve().parent.parent
SLICE = 0.6
"""Processor seconds that one measurement is to take."""
AIMS = {"games of 2": 1.3, "games of 4": 0.75}


class Runtime:
    """A process that runs workloads on demand."""

    def __init__(self, command: Sequence[str | Path]) -> None:
        self.command = command
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self.process.stdin and self.process.stdout
        self.asks, self.answers = self.process.stdin, self.process.stdout
        self.name = self._line()
        self.counts = {name: self._calibrated(name) for name in (*RATES, *TIMES)}
        self.seconds: dict[str, list[float]] = {name: [] for name in self.counts}

    def _line(self) -> str:
        line = self.answers.readline()
        if not line:
            sys.exit(f"bench: {' '.join(map(str, self.command))} ended with status {self.process.wait()}")
        return line.strip()

    def _run(self, name: str, count: int) -> float:
        self.asks.write(f"{count} {name}\n")
        self.asks.flush()
        return float(self._line())

    def _calibrated(self, name: str) -> int:
        """Return how many runs fill a slice; also warms the workload up."""
        count = 8
        while (spent := self._run(name, count)) < SLICE / 4:
            count *= 2
        return max(1, round(count * SLICE / spent))

    def measure(self, name: str) -> None:
        """Measure a workload once; keeps the seconds of one run."""
        count = self.counts[name]
        self.seconds[name].append(self._run(name, count) / count)

    def close(self) -> None:
        """End the process."""
        self.asks.close()
        self.process.wait()


def runtimes() -> list[Runtime]:
    """Start CPython and Pyodide; both inherit the one core that this process is bound to."""
    node = next(
        (path for path in (shutil.which("node"), ROOT / ".venv/bin/node") if path and Path(path).exists()), None
    )
    if node is None or not (ROOT / "node_modules/pyodide").exists():
        sys.exit("bench: Node and node_modules are needed; run `make build` first")
    folders = [f"{name}={decisions.folder_of(name)}" for name in ("sanjuan", "bench", "pyminion")]
    return [
        Runtime([sys.executable, "-m", "bench.native"]),
        Runtime([node, ROOT / "bench/pyodide.mjs", *folders]),
    ]


def spread(values: Collection[float], digits: int = 0) -> str:
    """Return "median (least to most)"."""
    return f"{median(values):.{digits}f} ({min(values):.{digits}f} to {max(values):.{digits}f})"


def ratios(runtime: Runtime, name: str) -> list[float]:
    """Return how many times as many games as pyminion's were played, round by round."""
    other = runtime.seconds["pyminion"]
    return [theirs / ours for ours, theirs in zip(runtime.seconds[name], other, strict=True)]


def lines(found: Sequence[Runtime], rounds: int) -> Iterator[str]:
    """Return the report as Markdown."""
    yield f"# Measured on {date.today()}"
    yield ""
    versions = "; ".join([*[runtime.name for runtime in found], f"pyminion {version('pyminion')}"])
    yield f"{rounds} rounds on one core ({processor()}), all workloads in turns, in processor seconds. Each figure is"
    yield "the median, then the least and the most; ratios are taken round by round. San Juan: 2nd edition, 112 cards,"
    yield "every seat answers at random; Dominion: the simulation of pyminion's README."
    yield f"{versions}."
    for runtime in found:
        yield f"\n## {runtime.name}\n"
        yield "| games a second | San Juan, random seats | times pyminion | aim |"
        yield "|---|---|---|---|"
        for name in RATES:
            rate = spread([1 / seconds for seconds in runtime.seconds[name]])
            if name == "pyminion":
                yield f"| Dominion, 2 seats (pyminion) | {rate} | 1 | |"
            else:
                yield f"| {name} | {rate} | {spread(ratios(runtime, name), 2)} | {AIMS.get(name, '')} |"
        yield "\n| microseconds, 4 seats | |"
        yield "|---|---|"
        for name in TIMES:
            yield f"| {name} | {spread([1e6 * seconds for seconds in runtime.seconds[name]], 1)} |"


def main() -> None:
    """Measure, print the report, and write it down if asked to; the others measure the page."""
    parts: dict[str, Callable[[Sequence[str]], None]] = {
        "start": start.main, "page": page.main, "interaction": interaction.main, "beside": beside.main,
    }  # fmt: skip
    if sys.argv[1:2] and sys.argv[1] in parts:
        return parts[sys.argv[1]](sys.argv[2:])
    reader = argparse.ArgumentParser("python -m bench", description=__doc__)
    reader.add_argument("--rounds", type=int, default=9, help="measurements of each workload (default 9)")
    reader.add_argument("--write", action="store_true", help="also write bench/results.md")
    asked = reader.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    found = runtimes()
    for number in range(asked.rounds):
        print(f"round {number + 1} of {asked.rounds}", file=sys.stderr, flush=True)
        for name in (*RATES, *TIMES):
            for runtime in found:
                runtime.measure(name)
    for runtime in found:
        runtime.close()
    report = "\n".join(lines(found, asked.rounds)) + "\n"
    print(report)
    if asked.write:
        (ROOT / "bench/results.md").write_text(report, encoding="utf-8")


if __name__ == "__main__":
    decisions.main(sys.argv[2:]) if sys.argv[1:2] == ["decisions"] else main()
