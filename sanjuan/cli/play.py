"""The command `play`: the built site in the browser, or a game in the terminal."""

import argparse
from collections.abc import Sequence

from sanjuan import hosting, terminal
from sanjuan.lan import command as lan
from sanjuan.terminal.options import add_arguments as add_terminal
from sanjuan.terminal.options import game_of

IN_THE_BROWSER = {"--port", "--no-browser", "--lan"}
HELPED = {"-h", "--help"}


def add_arguments(reader: argparse.ArgumentParser) -> None:
    """Add the arguments of both ways to play; those of the terminal belong to the game that is given."""
    given = reader.get_default("given")
    reader.allow_abbrev = False
    reader.add_argument("--terminal", action="store_true", help="play in the terminal, not in the browser")
    hosting.add_arguments(reader.add_argument_group("in the browser"))
    game = game_of(given)
    add_terminal(reader.add_argument_group(f"in the terminal ({game.name}; --game GAME --help shows another)"), game)
    reader.set_defaults(reader=reader)


def run(asked: argparse.Namespace) -> int:
    """Play; returns the exit status."""
    browser, other = sorted(ways(asked.given)[0]), sorted(ways(asked.given)[1])
    if browser and other:
        asked.reader.error(f"{browser[0]} is for the browser, {other[0]} for the terminal")
    if other:
        return terminal.run(asked)
    return lan.run(asked) if asked.lan else hosting.run(asked)


def ways(given: Sequence[str]) -> tuple[set[str], set[str]]:
    """Return the options that were given for the browser, and those for the terminal."""
    options = {one.partition("=")[0] for one in given if one.startswith("--")} - HELPED
    return options & IN_THE_BROWSER, options - IN_THE_BROWSER
