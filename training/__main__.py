"""`python -m training COMMAND`: what is done beside playing, on as many cores or machines as there are."""

import sys
from collections.abc import Callable, Sequence

from sanjuan.cli import commands
from training import learn, puzzles
from training.san_juan import base

COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "learn": learn.main,
    "base": base.main,
    "arena": lambda given: commands.main(["arena", *given]),
    "ladder": lambda given: commands.main(["ladder", *given]),
    "puzzles": puzzles.main,
}


def main(arguments: Sequence[str]) -> int:
    """Run a command; returns the exit status."""
    if not arguments or arguments[0] not in COMMANDS:
        print(f"usage: python -m training {{{','.join(COMMANDS)}}} ... (COMMAND --help shows its options)")
        return 2
    return COMMANDS[arguments[0]](arguments[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
