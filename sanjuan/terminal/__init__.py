"""A game in the terminal: the commands `play --terminal` and `review`.

The looks and the words come from two packages of the extra `terminal`; nothing else in `sanjuan` needs them.
"""

import argparse
import sys
from collections.abc import Sequence
from importlib.util import find_spec

from sanjuan.program import install

NEEDED = {"rich": "rich", "fluent": "fluent.runtime"}


def main(arguments: Sequence[str]) -> int:
    """Play a game on standard input and output; returns the exit status (2: wrong arguments or missing packages)."""
    from sanjuan.terminal.options import parse

    return run(parse(arguments))


def run(asked: argparse.Namespace) -> int:
    """Play the game that was asked for; returns the exit status (2: missing packages)."""
    if missing():
        return 2
    from sanjuan.terminal.session import play

    return play(asked)


def missing() -> bool:
    """Return whether a package is missing that the terminal needs; say on standard error how to get it."""
    lacking = [package for module, package in NEEDED.items() if find_spec(module) is None]
    if lacking:
        print(f"This needs {' and '.join(lacking)}:  {install('terminal')}", file=sys.stderr)
    return bool(lacking)
