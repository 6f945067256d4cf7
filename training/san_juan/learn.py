"""The command `python -m training learn`: train the networks of the players by self-play."""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sanjuan.games.san_juan.options import open_box
from sanjuan.games.san_juan.players.neural.weights import file_of
from training.pool import NoPool, open_pool
from training.san_juan.curves import draw
from training.san_juan.loop import Plan, Run

RUNS = Path("build") / "training"
MORE = open_box(new_buildings=True, events=True)
"""A box whose networks are trained here: they know all options. Those of the base game are trained by `base`."""


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command's arguments."""
    reader = argparse.ArgumentParser(
        "python -m training learn",
        description="Train a network of San Juan by self-play; --game alhambra --help shows the options of another "
        "game. The state is saved after every generation, and the same command continues from there. The folder has "
        "a log, curves, and network.bin.",
    )
    add = reader.add_argument
    add(
        "--seats",
        type=int,
        choices=(2, 4),
        nargs="+",
        default=[2, 4],
        help="numbers of seats to train for (default: all)",
    )
    add("--generations", type=int, default=Plan.generations, help=f"number of generations (default {Plan.generations})")
    add("--games", type=int, default=Plan.games, help=f"games of a generation (default {Plan.games})")
    add("--first-games", type=int, default=Plan.first_games, help="games of greedy players before the first generation")
    add("--seed", type=int, default=1)
    add("--folder", type=Path, default=RUNS, help=f"folder of the run (default {RUNS})")
    add(
        "--start",
        type=Path,
        help="model.npz of another run to start from (default: random weights, or the seats before)",
    )
    add("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    add("--scheduler", metavar="ADDRESS", help="play on the Dask cluster of this scheduler")
    add("--install", action="store_true", help="put the networks into the package when done")
    return reader


def main(arguments: Sequence[str]) -> int:
    """Train; returns the exit status (2: no pool to play on)."""
    asked = parser().parse_args(arguments)
    start = asked.start
    try:
        for seats in asked.seats:
            start = learn(asked, seats, start)
    except NoPool as error:
        print(f"learn: {error}")
        return 2
    return 0


def learn(asked: argparse.Namespace, seats: int, start: Path | None) -> Path:
    """Train the network for a number of seats; return the file of the model, to begin the next one with."""
    folder: Path = asked.folder / f"seats_{seats}"
    # A model that can play already needs no greedy players to learn from.
    first = asked.first_games if start is None else asked.games
    plan = Plan(seats=seats, seed=asked.seed, generations=asked.generations, games=asked.games, first_games=first)
    run = Run(plan, folder, start)
    with open_pool(asked.jobs, asked.scheduler) as pool:
        while run.done < plan.generations:
            line = run.generation(pool)
            print(f"{seats} seats, generation {run.done} of {plan.generations}: {told(line)}", flush=True)
            draw(folder / "log.jsonl", folder / "curves.svg")
    if asked.install:
        Path(file_of(MORE, seats)).write_bytes((folder / "network.bin").read_bytes())
    return folder / "model.npz"


def told(line: dict[str, Any]) -> str:
    """Return a line of the log for the reader at the terminal."""
    games, wins = line["against_greedy"]
    share = f", wins against greedy {wins / games:.0%}" if games else ""
    return (
        f"{line['samples']} samples, validation loss {line['surprise']}{share}, {line['play_s']} + {line['learn_s']} s"
    )
