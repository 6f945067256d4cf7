"""The command `python -m training learn --game NAME`: learn a value of positions by playing."""

import argparse
import os
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from sanjuan.measure.pieces import NoPool
from training.learning.curve import curve
from training.learning.figures import NoFigures, figures_of, with_figures
from training.learning.plan import Plan
from training.learning.run import OtherRun, Run
from training.pool import open_pool

RUNS = Path("build") / "training"
SETTINGS = {one.name: one.type for one in fields(Plan) if one.name not in ("game", "seats", "seed")}
NUMBERS = {"int": int, "float": float, int: int, float: float}


class NoSetting(ValueError):
    """A setting that there is not, or that is not a number; the message names those there are."""


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command's arguments."""
    reader = argparse.ArgumentParser(
        "python -m training learn",
        description="Train a value of positions from many games. The state is saved after every round, games "
        "after every batch, and the same command continues from there.",
    )
    add = reader.add_argument
    add("--game", choices=with_figures(), required=True)
    add("--seats", type=int, nargs="+", help="numbers of seats, played in turn (default: all)")
    add("--rounds", type=int, default=4, help="number of rounds of playing and learning (default 4)")
    add("--seed", type=int, default=Plan.seed)
    add("--set", metavar="NAME=NUMBER", nargs="+", default=[], help=f"other settings: {', '.join(SETTINGS)}")
    add("--folder", type=Path, help=f"folder of the run (default {RUNS}/GAME)")
    add("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    add("--scheduler", metavar="ADDRESS", help="play on the Dask cluster of this scheduler")
    add("--install", action="store_true", help="put the trained value into the package when done")
    return reader


def main(arguments: Sequence[str]) -> int:
    """Train; returns the exit status (2: it cannot be done here)."""
    asked = parser().parse_args(arguments)
    try:
        run = Run(plan_of(asked), asked.folder or RUNS / asked.game)
        with open_pool(asked.jobs, asked.scheduler) as pool:
            while run.done < asked.rounds:
                line = run.round(pool)
                print(f"round {run.done} of {asked.rounds}: {told(line)}", flush=True)
                (run.folder / "curve.svg").write_text(curve(run.lines()))
    except (NoFigures, NoPool, NoSetting, OtherRun) as error:
        print(f"learn: {error}")
        return 2
    print(cost(run.lines()))
    if asked.install:
        place_of(asked.game).write_bytes(run.value_of(run.done - 1).read_bytes())
    return 0


def plan_of(asked: argparse.Namespace) -> Plan:
    """Return the plan that was asked for; raises `NoSetting`."""
    from sanjuan.games import GAMES

    changes: dict[str, Any] = {}
    for setting in asked.set:
        name, _, number = setting.partition("=")
        try:
            changes[name] = NUMBERS[SETTINGS[name]](number)
        except (KeyError, ValueError) as error:
            raise NoSetting(f"{setting!r} is no NAME=NUMBER of {', '.join(SETTINGS)}") from error
    return Plan(asked.game, tuple(asked.seats or GAMES[asked.game].seats), asked.seed, **changes)


def place_of(game: str) -> Path:
    """Return the file of the package from which the players of a game read their value."""
    return Path(figures_of(game).__file__).with_name("value.bin")


def told(line: dict[str, Any]) -> str:
    """Return a line of the log for the reader at the terminal."""
    seats, wins, even = line["own"]
    own = f", own generations won {wins / seats:.1%} at {seats} seats (even: {even / seats:.1%})" if seats else ""
    spent = f"{line['play_s']:.0f} + {line['learn_s']:.0f} s"
    return f"{line['games']} games, {line['positions']} positions, surprise {line['surprise']:.4f}{own}, {spent}"


def cost(lines: Sequence[dict[str, Any]]) -> str:
    """Return what a run has cost so far, in hours on as many cores as it had."""
    if not lines:
        return "nothing was played"
    hours = sum(line["play_s"] + line["learn_s"] for line in lines) / 3600
    games, workers = sum(line["games"] for line in lines), max(line["workers"] for line in lines)
    return f"{games} games in {hours:.2f} h, {workers} at once; {workers * hours / 2:.2f} h on two cores"
