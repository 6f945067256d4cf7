"""The command `scenario`: plays scenario files and says what is wrong with them."""

import argparse
from collections.abc import Iterable, Mapping
from pathlib import Path

from sanjuan.games import GAMES
from sanjuan.scenario import load
from sanjuan.scenario.play import play
from sanjuan.scenario.shapes import Unfit
from sanjuan.table.game import Game


def add_arguments(reader: argparse.ArgumentParser) -> None:
    """Add the argument of the command `scenario`."""
    reader.add_argument("files", nargs="+", metavar="FILE", help="a scenario file (docs/scenarios.md)")


def run(asked: argparse.Namespace) -> int:
    """Play the scenario files that were given; returns the exit status (1: one of them fails)."""
    return run_cli(asked.files)


def run_cli(paths: Iterable[str]) -> int:
    """Play scenario files and print a line for each; returns the exit status: 1 when any of them fails."""
    status = 0
    for path in paths:
        title, problems = told(path)
        print(f"FAIL  {path}: {'; '.join(problems)}" if problems else f"ok    {path}: {title}")
        status = 1 if problems else status
    return status


def run_file(path: str | Path, games: Mapping[str, Game] = GAMES) -> list[str]:
    """Play a scenario file; returns a sentence for each thing that is wrong, none when it holds."""
    return told(path, games)[1]


def told(path: str | Path, games: Mapping[str, Game] = GAMES) -> tuple[str, list[str]]:
    """Play a scenario file; returns its title and a sentence for each thing that is wrong."""
    try:
        scenario = load.read(path)
    except Unfit as error:
        return "", [str(error)]
    return scenario.title, play(scenario, games)
