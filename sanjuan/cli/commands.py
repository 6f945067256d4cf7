"""The sub-commands: name, summary, example, and the module that adds the arguments and runs."""

import argparse
import sys
import textwrap
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any, NamedTuple

from sanjuan.games import GAMES
from sanjuan.program import install, installed, program
from sanjuan.table.errors import meant

WIDTH = 80


class Command(NamedTuple):
    """A sub-command; its module has `add_arguments(reader)` and `run(asked) -> exit status`.

    The module of a command is imported only when that command is called: the arena needs much that `show` does not.
    """

    name: str
    summary: str
    module: str
    example: str
    about: str = ""
    """The text of the help instead of the summary, where there is more to say."""
    before: str = ""
    """The command that writes the file of the example."""
    needs: str = ""
    """The reason to install the packages of the extra `terminal`, if there is one."""


RECORDED = "arena --bots greedy,random --games 1 --records games.jsonl"
STATUSES = """
exit status:
  0              done
  1              a check failed, or the result could not be written
  2              an argument or a file cannot be used
  129, 130, 143  a signal ended arena or ladder, after what was played had been printed
"""
COMMANDS = (
    Command(
        "play",
        "play in the browser, or in the terminal with --terminal",
        "sanjuan.cli.play",
        "play --terminal --game {game} --seats 4",
        "Play in the browser without any network, or in the terminal with --terminal or any option of the terminal.",
        needs="Playing in the terminal needs two more packages",
    ),
    Command(
        "arena",
        "let computer players play many games against each other",
        "sanjuan.measure.arena_cli",
        "arena --game {game} --seats 4 --bots greedy,random --games 100",
        "Let players play many deals against each other. Every deal is played from every rotation of the seats, except "
        "with external programs. The 95 % interval of the share of wins takes that into account. A shared win counts "
        "1/n.",
    ),
    Command(
        "ladder",
        "rate computer players against each other",
        "sanjuan.measure.ladder_cli",
        "ladder --game {game} --games 400 --anchor greedy --out ladder",
        "Let every player play against every other and rate them: Elo by maximum likelihood (the model of Bradley and "
        "Terry), with 95 % intervals from a bootstrap over deals. All pairs play the same deals, each from every "
        "rotation.",
    ),
    Command(
        "scenario",
        "play scenario files and check what they expect",
        "sanjuan.cli.scenario",
        "scenario tests/scenarios/{game}/*.toml",
        "Play scenario files and print a line for each, beginning with `ok` or `FAIL`. The exit status is 1 if any "
        "fails. The files of the example are in the source repository.",
    ),
    Command(
        "show",
        "print a recorded game as a readable transcript",
        "sanjuan.transcript",
        "show games.jsonl --lang fr",
        "Print a recorded game. The number before a line counts the answers given so far; it is the --ply of the "
        "command `position`.",
        before=RECORDED,
        needs="Without two more packages, ids and figures are printed instead of sentences",
    ),
    Command(
        "review",
        "show how the chances of a recorded game went and its costliest decisions",
        "sanjuan.terminal.review_cli",
        "review games.jsonl --seat 0",
        "Show how the chances of a recorded game went and which decisions cost most, with what was better and why, "
        "judged by what each seat could see (docs/review.md).",
        before=RECORDED,
        needs="This needs two more packages",
    ),
    Command(
        "position",
        "write a position of a recorded game as text, or read one",
        "sanjuan.positions",
        "position games.jsonl --ply 20",
        "Write a position of a recorded game as one line of text, or read such a text, check it and show it. The text "
        "holds everything, hidden cards too.",
        before=RECORDED,
    ),
    Command(
        "serve-bot",
        "let another program ask one of the computer players",
        "sanjuan.cli.serve_bot",
        "serve-bot greedy",
        "Let one of the players answer questions in JSON lines on standard input and output (docs/bot-protocol.md).",
    ),
    Command(
        "games",
        "list the games with their seats, players and options",
        "sanjuan.games.describe",
        "games --json",
    ),
    Command(
        "completion",
        "print a script with which a shell completes commands and options",
        "sanjuan.cli.completion",
        "completion bash",
        "Print a script with which a shell completes the commands and options of `sanjuan`, the installed program. "
        "Add it to ~/.bashrc, ~/.zshrc or ~/.config/fish/completions/sanjuan.fish.",
    ),
)


def main(given: Sequence[str]) -> int:
    """Run the command that the arguments name; returns the exit status (2: none is named, or there is no such)."""
    names = [command.name for command in COMMANDS]
    if given and not given[0].startswith("-") and given[0] not in names:
        print(f"unknown command {given[0]!r}; {meant(given[0], names)}", file=sys.stderr)
        return 2
    if not given:
        reader(given).print_help()
        return 2
    asked, unknown = reader(given).parse_known_args(given)
    if unknown:
        asked.own.error(f"unrecognized arguments: {' '.join(unknown)}{nearest(asked.own, unknown[0])}")
    status: int = asked.run(asked)
    return status


def nearest(own: argparse.ArgumentParser, word: str) -> str:
    """Return a question for the option of a command that is most like a word; "" if none is."""
    close = get_close_matches(word.partition("=")[0], own._option_string_actions, 1)
    return f"; did you mean {close[0]}?" if close else ""


def reader(given: Sequence[str]) -> argparse.ArgumentParser:
    """Return the parser of the command line; of the sub-commands, only the one that is called has its arguments."""
    whole = argparse.ArgumentParser(
        program(),
        description=f"Play {', '.join(GAMES)} in the browser or the terminal, and measure players.",
        epilog=f"{program()} COMMAND --help shows the options of a command and an example.\n{STATUSES}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    whole.add_argument("-V", "--version", action="version", version=f"sanjuan {installed()}")
    places = whole.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        own = places.add_parser(
            command.name,
            help=command.summary,
            description=textwrap.fill(command.about or f"{command.summary[0].upper()}{command.summary[1:]}.", WIDTH),
            epilog="\n".join(["example:", *[f"  {program()} {line}" for line in examples(command)], *needed(command)]),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        if given[:1] == [command.name]:
            fill(own, command, given[1:])
    return whole


def examples(command: Command) -> list[str]:
    """Return the lines of a command's example, which name a game where that must be said."""
    return [line.format(game=list(GAMES)[-1]) for line in (command.before, command.example) if line]


def needed(command: Command) -> list[str]:
    """Return the lines about packages that a command needs."""
    return ["", f"{command.needs}:", f"  {install('terminal')}"] if command.needs else []


def fill(own: argparse.ArgumentParser, command: Command, given: Sequence[str]) -> None:
    """Add the arguments of a command to its parser, and keep them as given: `play` looks at what was typed."""
    module: Any = import_module(command.module)
    own.set_defaults(run=module.run, given=given, own=own)
    module.add_arguments(own)
