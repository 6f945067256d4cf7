"""`make bench`: all workloads under CPython and in Pyodide, in turns on one core, as medians with their spread.

`python -m bench decisions` measures how long the opponents think (see `bench.decisions`).
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from importlib.metadata import version
from pathlib import Path

from bench import compare, decisions, habits, hints, interaction, lighthouse, mechanisms, page, reviews, start
from bench.line import run as line
from bench.processor import processor
from bench.runtimes import folder_of
from bench.start_report import spread
from bench.together import run as together
from bench.workloads import ALL, AROUND, KINDS, PYMINION, rate, step, tables
from sanjuan.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
SLICE = 0.6
"""Processor seconds that one measurement is to take."""
AIMS = {
    ("san_juan", PYMINION, 2): 1.3,
    ("san_juan", PYMINION, 4): 0.75,
    ("alhambra", "san_juan of 2", 2): 2.0,
    ("citadels", "san_juan of 4", 4): 1.0,
}
"""The number of games that a game should play while another workload plays one, by its seats."""


class Runtime:
    """A process that runs workloads on demand."""

    def __init__(self, command: Sequence[str | Path]) -> None:
        self.command = command
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self.process.stdin and self.process.stdout
        self.asks, self.answers = self.process.stdin, self.process.stdout
        self.name = self._line()
        self.counts = {name: self._calibrated(name) for name in ALL}
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
    folders = [f"{name}={folder_of(name)}" for name in ("sanjuan", "bench", "pyminion")]
    return [
        Runtime([sys.executable, "-m", "bench.native"]),
        Runtime([node, ROOT / "bench/pyodide.mjs", *folders]),
    ]


def ratios(runtime: Runtime, name: str, other: str) -> list[float]:
    """Return how many times a workload ran while another one ran once, round by round."""
    return [theirs / ours for ours, theirs in zip(runtime.seconds[name], runtime.seconds[other], strict=True)]


def rates(runtime: Runtime, first: str) -> Iterator[str]:
    """Return the table of whole games: of each game, and beside pyminion and the first game at as many seats."""
    yield f"| games a second | | times pyminion | aim | times {first} | aim |"
    yield "|---|---|---|---|---|---|"
    for name, game in GAMES.items():
        for seats in tables(game):
            own, same = rate(name, seats), rate(first, seats)
            beside = [spread(ratios(runtime, own, PYMINION), 2), str(AIMS.get((name, PYMINION, seats), ""))]
            beside += [spread(ratios(runtime, own, same), 2), str(AIMS.get((name, same, seats), ""))]
            yield f"| {own} | {spread([1 / seconds for seconds in runtime.seconds[own]])} | {' | '.join(beside)} |"
    yield f"| Dominion of 2 (pyminion) | {spread([1 / seconds for seconds in runtime.seconds[PYMINION]])} | 1 | | | |"


def steps(runtime: Runtime) -> Iterator[str]:
    """Return the table of single steps, a column a game."""
    yield f"\n| microseconds, {AROUND} seats | {' | '.join(GAMES)} |"
    yield "|---" * (1 + len(GAMES)) + "|"
    for kind in (*KINDS, "answer"):
        cells = [spread([1e6 * seconds for seconds in runtime.seconds[step(name, kind)]], 1) for name in GAMES]
        yield f"| {kind} | {' | '.join(cells)} |"


def lines(found: Sequence[Runtime], rounds: int) -> Iterator[str]:
    """Return the report as Markdown."""
    yield f"# Measured on {date.today()}\n\nMade by `make bench`.\n"
    versions = "; ".join([*[runtime.name for runtime in found], f"pyminion {version('pyminion')}"])
    yield f"{rounds} rounds on one core ({processor()}), all workloads in turns, in processor seconds. Each figure is"
    yield "the median, then the least and the most; ratios are taken round by round. Games in their usual options,"
    yield "every seat answers at random; Dominion: the simulation of pyminion's README."
    yield f"{versions}."
    for runtime in found:
        yield f"\n## {runtime.name}\n"
        yield from rates(runtime, next(iter(GAMES)))
        yield from steps(runtime)


def start_or_line(arguments: Sequence[str]) -> None:
    """Measure the start: on this machine's own line, or on a slow one that is described."""
    slow = any(argument.split("=")[0] == "--line" for argument in arguments)
    (line if slow else start).main(arguments)


def main() -> None:
    """Measure, print the report, and write it down if asked to; the others measure the page."""
    parts: dict[str, Callable[[Sequence[str]], None]] = {
        "start": start_or_line, "page": page.main, "interaction": interaction.main, "compare": compare.main,
        "lighthouse": lighthouse.main, "reviews": reviews.main, "habits": habits.main, "hints": hints.main,
        "mechanisms": mechanisms.main, "together": together.main,
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
        for name in ALL:
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
