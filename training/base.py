"""The command `python -m training base`: train and measure the player of the base game by the million of games.

The game is compiled for it (training/native): hundreds of times faster than the engine, which stays the reference.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sanjuan.games.san_juan.editions import open_box
from sanjuan.games.san_juan.neural.levels import many_deals
from sanjuan.games.san_juan.neural.weights import file_of
from training.curves import draw
from training.learn import RUNS
from training.native.compiling import NoCompiler, program
from training.native.weights import packed, unpack

BOX = open_box(edition=2)
PLANS: dict[int, dict[str, float]] = {
    2: {"generations": 22},
    4: {"generations": 26, "first_games": 40_000, "games": 2_500, "soft": 0.3},
}
"""How the networks of the package were trained; what is not named stands in `Plan` (training/native/selfplay.hpp)."""
EFFORT = ("deals", "most_deals", "positions", "ahead")


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command's arguments."""
    reader = argparse.ArgumentParser("python -m training base", description=__doc__)
    commands = reader.add_subparsers(required=True)
    learning = commands.add_parser("learn", help="train the networks, one process for each number of seats")
    learning.add_argument("--seats", type=int, choices=PLANS, nargs="+", default=list(PLANS), help="default: all")
    learning.add_argument("--seed", type=int, default=1)
    learning.add_argument("--generations", type=int, help="default: as the networks of the package were trained")
    learning.add_argument("--set", metavar="NAME=NUMBER", nargs="+", default=[], help="other settings of the plan")
    learning.add_argument("--folder", type=Path, default=RUNS, help=f"default {RUNS}; what is there is gone on with")
    learning.add_argument("--install", action="store_true", help="put the networks into the package when done")
    learning.set_defaults(run=learn)
    playing = commands.add_parser("match", help="let the governor play against greedy players")
    playing.add_argument("--seats", type=int, choices=(2, 3, 4), default=2)
    playing.add_argument("--games", type=int, default=1000, help="every deal is played from every seat")
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--network", type=Path, help="network.raw of a run (default: the one of the package)")
    for name in EFFORT:
        playing.add_argument(
            f"--{name.replace('_', '-')}", type=int, help="instead of the governor's own (sanjuan/.../neural/search.py)"
        )
    playing.set_defaults(run=match)
    return reader


def main(arguments: Sequence[str]) -> int:
    """Run a command; returns the exit status (2: it cannot be done here)."""
    asked = parser().parse_args(arguments)
    try:
        status: int = asked.run(asked)
    except (NoCompiler, subprocess.CalledProcessError) as error:
        print(f"base: {error}", file=sys.stderr)
        return 2
    return status


def learn(asked: argparse.Namespace) -> int:
    """Train the networks asked for, side by side."""
    game = program()
    with ThreadPoolExecutor(len(asked.seats)) as pool:
        list(pool.map(partial(_learn, asked, game), asked.seats))
    return 0


def _learn(asked: argparse.Namespace, game: Path, seats: int) -> None:
    folder = asked.folder / f"base_{seats}"
    folder.mkdir(parents=True, exist_ok=True)
    plan: dict[str, Any] = PLANS[seats] | {"seed": asked.seed}
    if asked.generations is not None:
        plan["generations"] = asked.generations
    plan |= dict(setting.split("=", 1) for setting in asked.set)
    words = [f"{name}={number}" for name, number in plan.items()]
    with subprocess.Popen([game, "learn", str(seats), folder, *words], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        for line in run.stdout:
            print(f"{seats} seats, of {plan['generations']} generations: {told(json.loads(line))}", flush=True)
            draw(folder / "log.jsonl", folder / "curves.svg")
    if run.returncode:
        raise subprocess.CalledProcessError(run.returncode, run.args)
    (folder / "network.bin").write_bytes(packed(folder / "network.raw"))
    if asked.install:
        file_of(BOX, seats).write_bytes((folder / "network.bin").read_bytes())


def told(line: dict[str, Any]) -> str:
    """Return a line of the log for the reader at the terminal."""
    games, wins = line["against_greedy"]
    share = f", wins against greedy {wins / games:.0%}" if games else ""
    spent = f"{line['play_s']:.0f} + {line['learn_s']:.0f} s"
    return f"{line['generation']}: {line['samples']} samples, surprise {line['surprise']:.4f}{share}, {spent}"


def match(asked: argparse.Namespace) -> int:
    """Play the governor against greedy players and tell its share of the wins, with the 95 % interval."""
    game = program()
    usual = many_deals(BOX, asked.seats)
    asked_for = {name: getattr(asked, name) for name in EFFORT}
    effort = [f"{name}={getattr(usual, name) if number is None else number}" for name, number in asked_for.items()]
    with TemporaryDirectory() as folder:
        network = asked.network
        if network is None:
            network = Path(folder) / "network.raw"
            unpack(file_of(BOX, asked.seats).read_bytes(), network)
        deals = -(-asked.games // asked.seats)
        words = [game, "match", str(asked.seats), network, str(deals), str(asked.seed), *effort]
        done = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True)
    found = json.loads(done.stdout)
    interval = f"{found['low']:.1%} to {found['high']:.1%}"
    print(f"{found['share']:.1%} ({interval}) of {found['games']} games, {found['positions']:.0f} positions a decision")
    return 0
