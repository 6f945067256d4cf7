"""`python -m training learn --game NAME`: the loop of every game, unless a game has one of its own.

A game whose players learn otherwise has a module `training.GAME.learn` with `main(arguments)`.
"""

import argparse
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from sanjuan.first_game import FIRST_GAME
from training.learning import command


def main(arguments: Sequence[str]) -> int:
    """Train; returns the exit status."""
    reader = argparse.ArgumentParser(add_help=False)
    reader.add_argument("--game", default=FIRST_GAME)
    asked, others = reader.parse_known_args(arguments)
    own = f"training.{asked.game}.learn"
    if asked.game.isidentifier() and find_spec(f"training.{asked.game}") and find_spec(own):
        status: int = import_module(own).main(others)
        return status
    return command.main(["--game", asked.game, *others])
