"""A game in the terminal: `python -m sanjuan play` and `python -m sanjuan review`.

The looks and the words come from two packages of the extra `terminal`; nothing else in `sanjuan` needs them.
"""

import sys
from collections.abc import Sequence
from importlib.util import find_spec

NEEDED = {"rich": "rich", "fluent": "fluent.runtime"}


def main(arguments: Sequence[str]) -> int:
    """Play a game on standard input and output; returns the exit status (2: wrong arguments or missing packages)."""
    from sanjuan.terminal.options import parse

    asked = parse(arguments)
    if _missing():
        return 2
    from sanjuan.terminal.session import play

    return play(asked)


def review(arguments: Sequence[str]) -> int:
    """Review a recorded game; returns the exit status (2: wrong arguments or missing packages)."""
    from sanjuan.terminal.options import review_parser

    asked = review_parser().parse_args(arguments)
    if _missing():
        return 2
    from sanjuan.terminal.reviewing import tell

    return tell(asked)


def _missing() -> bool:
    missing = [package for module, package in NEEDED.items() if find_spec(module) is None]
    if missing:
        print(f"{' and '.join(missing)} missing. Install with:  pip install '.[terminal]'", file=sys.stderr)
    return bool(missing)
