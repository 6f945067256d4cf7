"""The command `python -m training base`: train and measure the player of the base game by the million of games.

The game is compiled for it (training/san_juan/native): hundreds of times faster than the engine, which stays the
reference.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sanjuan.games.san_juan.options import open_box
from sanjuan.games.san_juan.players.neural.characters import full_search
from sanjuan.games.san_juan.players.neural.weights import file_of
from sanjuan.measure.intervals import paired
from sanjuan.measure.pool import Processes
from sanjuan.measure.progress import watched
from sanjuan.measure.standings import Meeting, report
from sanjuan.measure.times import Times
from training.pool import NoPool, Pool, open_pool
from training.san_juan.curves import draw
from training.san_juan.learn import RUNS
from training.san_juan.native.compiling import NoCompiler, program
from training.san_juan.native.pieces import Deals, play_deals
from training.san_juan.native.plan import NoSetting, Plan
from training.san_juan.native.run import OtherRun, Run
from training.san_juan.native.weights import NoNetwork, packed, unpack

BOX = open_box(edition=2)
_TWO = Plan(seats=2, generations=22, late=8)
_FOUR = Plan(seats=4, first_games=40_000, soft=0.3)
PLANS = {
    2: (_TWO, replace(_TWO, seed=2)),
    4: (
        replace(_FOUR, generations=60, games=3_000, hidden=64, late=25),
        replace(_FOUR, generations=26, games=2_500, seed=2, late=10),
    ),
}
"""The plans by which the package's networks are trained, by the number of seats; two networks are averaged.

Two that learned from different games make different errors, and their mean errs less (docs/opponents.md).
"""
BUDGET = {
    "deals": "determinizations",
    "most_deals": "max_determinizations",
    "positions": "positions",
    "ahead": "ahead",
    "own_way": "own_policy",
}
"""The search budget's fields by the names of the command's options, which the compiled game knows too."""
PIECE = 5
"""Deals of a match that are played in one go."""


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command's arguments."""
    reader = argparse.ArgumentParser("python -m training base", description=__doc__)
    commands = reader.add_subparsers(required=True)
    learning = commands.add_parser("learn", help="train the networks, side by side")
    _learning(learning)
    learning.set_defaults(run=learn)
    playing = commands.add_parser("match", help="let the governor play against others")
    _playing(playing)
    playing.set_defaults(run=match)
    for command in (learning, playing):
        command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at once (default: all cores)")
        command.add_argument("--scheduler", metavar="ADDRESS", help="play on the Dask cluster of this scheduler")
    return reader


def _learning(reader: argparse.ArgumentParser) -> None:
    add = reader.add_argument
    further = "each further run takes the next number"
    generations = "number of generations, without late ones (default: as for the networks of the package)"
    add("--seats", type=int, choices=PLANS, nargs="+", default=list(PLANS), help="numbers of seats (default: all)")
    add("--seed", type=int, default=Plan.seed, help=f"seed of the first run (default {Plan.seed}); {further}")
    add("--generations", type=int, help=generations)
    add("--set", metavar="NAME=NUMBER", nargs="+", default=[], help="other settings (`Plan` in native/plan.py)")
    add("--folder", type=Path, default=RUNS, help=f"folder of the runs, continued if they exist (default {RUNS})")
    add("--install", action="store_true", help="put the networks into the package when done")


def _playing(reader: argparse.ArgumentParser) -> None:
    add = reader.add_argument
    games = "number of games; every deal is played from every seat (default %(default)s)"
    own = "search setting, instead of the governor's own (sanjuan/.../neural/search.py)"
    add("--seats", type=int, choices=(2, 3, 4), default=2, help="number of seats (default %(default)s)")
    add("--other", choices=("greedy", "random"), default="greedy", help="player of the other seats (default greedy)")
    add("--games", type=int, default=1000, help=games)
    add("--seed", type=int, default=1, help="number of the series of deals (default %(default)s)")
    add("--ladder", type=Path, metavar="PATH.json", help="write the result for python -m sanjuan ladder --merge")
    add("--network", type=Path, help="file of a trained network (default: the one of the package)")
    for name in BUDGET:
        add(f"--{name.replace('_', '-')}", type=int, help=own)


def main(arguments: Sequence[str]) -> int:
    """Run a command; returns the exit status (2: it cannot be done here)."""
    asked = parser().parse_args(arguments)
    try:
        program()
        with pool_of(asked) as pool:
            asked.run(asked, pool)
    except (NoCompiler, NoNetwork, NoPool, NoSetting, OtherRun, OSError, subprocess.CalledProcessError) as error:
        print(f"base: {error}", file=sys.stderr)
        return 2
    return 0


def pool_of(asked: argparse.Namespace) -> AbstractContextManager[Pool]:
    """Open the pool that was asked for."""
    return open_pool(scheduler=asked.scheduler) if asked.scheduler else _threads(asked.jobs)


@contextmanager
def _threads(jobs: int) -> Iterator[Pool]:
    """Open a pool of threads: the compiled game runs in processes of its own, which they wait for."""
    if jobs < 1:
        raise NoPool(f"--jobs is at least 1, not {jobs}")
    with ThreadPoolExecutor(jobs) as executor:
        yield Processes(executor, jobs)


def learn(asked: argparse.Namespace, pool: Pool) -> None:
    """Train the networks asked for, side by side, and put together what belongs to the same number of seats."""
    runs = {seats: _runs(asked, seats) for seats in asked.seats}
    every = [run for own in runs.values() for run in own]
    with ThreadPoolExecutor(len(every)) as side_by_side:
        list(side_by_side.map(partial(_learn, pool=pool), every))
    for seats, own in runs.items():
        network = packed([run.folder / "network.raw" for run in own])
        (asked.folder / f"base_{seats}.bin").write_bytes(network)
        if asked.install:
            Path(file_of(BOX, seats)).write_bytes(network)


def plans_of(asked: argparse.Namespace, seats: int) -> list[Plan]:
    """Return the plans that were asked for; raises `NoSetting`."""
    generations = [] if asked.generations is None else [f"generations={asked.generations}", "late=0"]
    usual = PLANS[seats]
    seeds = [f"seed={asked.seed + plan.seed - usual[0].seed}" for plan in usual]
    return [plan.changed([seed, *generations, *asked.set]) for plan, seed in zip(usual, seeds, strict=True)]


def _runs(asked: argparse.Namespace, seats: int) -> list[Run]:
    return [Run(plan, asked.folder / f"base_{seats}" / f"{plan.seed}") for plan in plans_of(asked, seats)]


def _learn(run: Run, pool: Pool) -> None:
    plan = run.plan
    last = plan.generations + plan.late
    for line in run.generations(pool):
        print(f"{plan.seats} seats, seed {plan.seed}, of {last} generations: {told(line)}", flush=True)
        draw(run.log, run.folder / "curves.svg")


def told(line: dict[str, Any]) -> str:
    """Return a line of the log for the reader at the terminal."""
    games, wins = line["against_greedy"]
    share = f", wins against greedy {wins / games:.0%}" if games else ""
    spent = f"{line['play_s']:.0f} + {line['learn_s']:.0f} s"
    return f"{line['generation']}: {line['samples']} samples, validation loss {line['surprise']:.4f}{share}, {spent}"


def match(asked: argparse.Namespace, pool: Pool) -> None:
    """Play the governor against others and tell its share of the wins, with the 95 % interval."""
    pieces = list(_pieces(asked))
    played = list(watched(pool.map(play_deals, pieces), len(pieces), f"pieces of {PIECE} deals"))
    wins = [won for piece in played for won in piece["wins"]]
    low, high = paired([(won, asked.seats) for won in wins])
    games = len(wins) * asked.seats
    positions = sum(piece["positions"] for piece in played) / max(1, sum(piece["decisions"] for piece in played))
    share = sum(wins) / games
    print(f"{share:.1%} ({low:.1%} to {high:.1%}) of {games} games, {positions:.0f} positions a decision")
    if asked.ladder:
        asked.ladder.write_text(json.dumps(as_ladder(asked.other, asked.seats, wins), indent=1) + "\n")


def as_ladder(other: str, seats: int, wins: Sequence[float]) -> dict[str, Any]:
    """Return the deals of a match as a ladder of two, which says nothing of times: the Python ladder measures them."""
    head = {"game": "san_juan", "seats": seats, "options": {}}
    met = Meeting(("governor", other), (1, seats - 1), [(won, seats) for won in wins])
    return report(head, dict.fromkeys(met.bots, Times().report()), [met], other)


def _pieces(asked: argparse.Namespace) -> Iterator[Deals]:
    usual = full_search(BOX, asked.seats)
    settings = []
    for name, field in BUDGET.items():
        given = getattr(asked, name)
        settings.append(f"{name}={int(getattr(usual, field)) if given is None else given}")
    network = _network(asked.network or Path(file_of(BOX, asked.seats)))
    deals = -(-asked.games // asked.seats)
    for first in range(0, deals, PIECE):
        count = min(PIECE, deals - first)
        yield Deals(asked.seats, first, count, asked.seed, asked.other, network, tuple(settings))


def _network(file: Path) -> bytes:
    """Return a network as the compiled game reads it; raises `NoNetwork`."""
    with TemporaryDirectory() as folder:
        raw = Path(folder) / "network.raw"
        unpack(file, raw)
        return raw.read_bytes()
