"""`python -m bench reviews`: how long the review of a whole game takes, in CPython and in Pyodide under Node."""

import argparse
from collections.abc import Iterable, Iterator, Sequence

from bench.processor import processor
from bench.reviewing import ADVISED
from bench.runtimes import in_cpython, in_node

AIM = 30
"""Processor seconds in which a whole game is to be reviewed."""


def lines(found: Iterable[tuple[str, dict[str, float]]]) -> Iterator[str]:
    """Return the report as Markdown; what misses the aim is in bold."""
    yield f"Processor seconds of a whole review without a limit ({processor()}); the aim: at most {AIM}."
    yield f"\n| | {' | '.join(ADVISED)} |"
    yield "|---" * (1 + len(ADVISED)) + "|"
    for runtime, seconds in found:
        yield f"| {runtime} | {' | '.join(told(seconds[name]) for name in ADVISED)} |"


def told(seconds: float) -> str:
    """Return the seconds of a review, in bold where they miss the aim."""
    return f"{seconds:.1f}" if seconds <= AIM else f"**{seconds:.1f}**"


def main(arguments: Sequence[str]) -> None:
    """Measure and print the report."""
    argparse.ArgumentParser("python -m bench reviews", description=__doc__).parse_args(arguments)
    print("\n".join(lines([in_cpython("bench.reviewing"), in_node("bench.reviewing")])))
