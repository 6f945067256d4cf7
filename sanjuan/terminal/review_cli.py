"""The command `review`: its arguments; what it prints needs the packages of the extra `terminal`."""

import argparse
from pathlib import Path

from sanjuan.files import add_line
from sanjuan.review.review import SECONDS
from sanjuan.terminal import missing
from sanjuan.terminal.options import language
from sanjuan.words.languages import LANGUAGES


def add_arguments(reader: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add = reader.add_argument
    add("record", type=Path, metavar="RECORD", help="the file of a saved game, or of arena --records")
    add_line(reader)
    add("--seat", type=int, action="append", help="judge this seat, from 0; may be repeated (default: the people)")
    add("--seconds", type=float, default=SECONDS, help="how long it may take (default %(default)g)")
    add("--lang", choices=LANGUAGES, default=language(), help="language (default: that of the system)")
    add("--json", action="store_true", help="print the report as JSON")


def run(asked: argparse.Namespace) -> int:
    """Review a recorded game; returns the exit status (2: wrong arguments or missing packages)."""
    if missing():
        return 2
    from sanjuan.terminal.reviewing import tell

    return tell(asked)
