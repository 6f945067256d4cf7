"""The command line: `python -m sanjuan play | arena | ladder | scenario | ... | games`."""

import os
import sys
from collections.abc import Sequence

from sanjuan.cli import commands
from sanjuan.output import keep


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name; returns the exit status (2: no such command)."""
    return commands.main(sys.argv[1:] if arguments is None else list(arguments))


def run() -> int:
    """Run the command of this program; a reader who has seen enough (`... | head`) ends it without a word.

    What cannot be printed, on a full disk or without a standard output, is reported on standard error; the status is 1.
    """
    output = keep()
    try:
        status = _status()
        sys.stdout.flush()
    except BrokenPipeError:
        if output:
            output.forget()
        else:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        if output is None or not output.unwritten():
            raise
        print(f"this cannot be printed ({error.strerror}):", output.unwritten(), sep="\n", file=sys.stderr)
        output.forget()
        return 1
    return status


def _status() -> int:
    """Run the command; returns its exit status, also where it leaves while reading its arguments."""
    try:
        return main()
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 1


if __name__ == "__main__":
    sys.exit(run())
