"""The command line: `python -m sanjuan play | arena | ladder | scenario | ... | games`."""

import os
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib.metadata import PackageNotFoundError, version

from sanjuan.output import keep

HELP = """usage: python -m sanjuan COMMAND ...

  play               play in the browser (--terminal: in the terminal)
  arena              let computer players play many games against each other
  ladder             rate computer players: everyone against everyone
  scenario FILE...   play scenario files; exit status 1 if any fails
  show RECORD        tell a recorded game
  review RECORD      tell how its chances went and what its costliest decisions were
  position FILE      write a position of a recorded game as text, or read one
  serve-bot NAME     let another program ask one of the computer players
  games              list the games with their options (--json: all that is known of them)

python -m sanjuan COMMAND --help tells more, --version which version this is."""


IN_THE_BROWSER = ("--port", "--no-browser")
HELPED = ("-h", "--help")


def _play(arguments: Sequence[str]) -> int:
    """Play in the browser; in the terminal with --terminal, or with any option that only the terminal's game has."""
    options = [given.partition("=")[0] for given in arguments if given.startswith("--") or given in HELPED]
    browser = [option for option in options if option in IN_THE_BROWSER]
    if "--terminal" not in options and (browser or all(option in HELPED for option in options)):
        from sanjuan.hosting import main

        return main(arguments)
    from sanjuan.terminal import main as in_the_terminal

    return in_the_terminal([given for given in arguments if given != "--terminal"])


def _arena(arguments: Sequence[str]) -> int:
    from sanjuan.measure.arena_cli import main

    return main(arguments)


def _ladder(arguments: Sequence[str]) -> int:
    from sanjuan.measure.ladder_cli import main

    return main(arguments)


def _scenario(arguments: Sequence[str]) -> int:
    from sanjuan.scenario.run import run_cli

    if not arguments or arguments[0] in ("-h", "--help"):
        print("usage: python -m sanjuan scenario FILE...\n\nPlay scenario files and print a line for each.")
        return 0 if arguments else 2
    return run_cli(arguments)


def _show(arguments: Sequence[str]) -> int:
    from sanjuan.transcript import main

    return main(arguments)


def _review(arguments: Sequence[str]) -> int:
    from sanjuan.terminal import review

    return review(arguments)


def _position(arguments: Sequence[str]) -> int:
    from sanjuan.positions import main

    return main(arguments)


def _serve_bot(arguments: Sequence[str]) -> int:
    from sanjuan.bots.external.serve import main

    return main(arguments)


def _games(arguments: Sequence[str]) -> int:
    from sanjuan.games.describe import main

    return main(arguments)


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": _play,
    "arena": _arena,
    "ladder": _ladder,
    "scenario": _scenario,
    "show": _show,
    "review": _review,
    "position": _position,
    "serve-bot": _serve_bot,
    "games": _games,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name; returns the exit status (2: no such command)."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    if not given or given[0] in ("-h", "--help"):
        print(HELP)
        return 0 if given else 2
    if given[0] in ("-V", "--version"):
        print(f"sanjuan {_version()}")
        return 0
    if given[0] not in COMMANDS:
        near = get_close_matches(given[0], COMMANDS, 1, 0.0)[0]
        print(f"unknown command {given[0]!r}; did you mean {near!r}?", file=sys.stderr)
        return 2
    return COMMANDS[given[0]](given[1:])


def _version() -> str:
    """Return the version of the package; a checkout has none that is installed."""
    try:
        return version("sanjuan")
    except PackageNotFoundError:
        return "(a checkout)"


def run() -> int:
    """Run the command of this program; a reader who has seen enough (`... | head`) ends it without a word.

    What cannot be printed, on a full disk or without a standard output, is told on standard error; the status is 1.
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
    """Run the command; returns its exit status, also where it leaves in the midst of reading its arguments."""
    try:
        return main()
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 1


if __name__ == "__main__":
    sys.exit(run())
