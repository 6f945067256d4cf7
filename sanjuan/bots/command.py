"""The command `python -m sanjuan arena`."""

import argparse
import json
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from sanjuan.bots import arena, tally
from sanjuan.bots.outside import SECONDS
from sanjuan.bots.registry import bots, find
from sanjuan.games import GAMES

BOTS = (
    "players, by name, as module:function or as cmd:program arguments (docs/bot-protocol.md), separated by commas; "
    "where there are more seats than bots they are repeated in order (default: the strongest ones of the list)"
)
WORDS: dict[str, Any] = {"true": True, "yes": True, "false": False, "no": False}


class Wrong(ValueError):
    """Arguments that describe no match; the message says why and names the nearest word."""


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command's arguments."""
    reader = argparse.ArgumentParser(
        "python -m sanjuan arena",
        description="Let players play many deals against each other. Every deal is played from every rotation of the "
        "seats; the interval is the 95 % interval of Wilson for the share of wins. A shared win counts 1/n.",
    )
    add = reader.add_argument
    add("--game", default="san_juan", help="default: san_juan")
    add("--seats", type=int, default=2, help="players at the table (default 2)")
    add("--bots", default="", metavar="A,B", help=BOTS)
    add("--games", type=int, default=100, help="how many games (default 100)")
    add("--seed", type=int, default=0, help="number of the series of deals (default 0)")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated")
    add("--jobs", type=int, default=1, help="processes to play on (default 1); the results do not depend on it")
    add("--timeout", type=float, default=SECONDS, help="seconds that a program has for an answer (default 10)")
    add("--json", action="store_true", help="print the tally as JSON")
    add("--list", action="store_true", help="name the players of the game, weakest first, and stop")
    return reader


def main(arguments: Sequence[str]) -> int:
    """Play a match and print its tally; returns the exit status (2: arguments that describe no match)."""
    asked = parser().parse_args(arguments)
    try:
        if asked.list:
            return _list(asked.game)
        match = match_of(asked)
    except ValueError as error:
        print(f"arena: {error}", file=sys.stderr)
        return 2
    results = arena.play(match, asked.jobs)
    found = tally.report(match, results)
    print(json.dumps(found) if asked.json else tally.table(found))
    for fault in tally.faults(match, results):
        print(f"arena: {fault}", file=sys.stderr)
    return 0


def _list(game: str) -> int:
    _known_game(game)
    for name, bot in bots(GAMES[game]).items():
        summary = (sys.modules[bot.__module__].__doc__ or "").partition("\n")[0]
        print(f"{name:12} {summary}")
    return 0


def match_of(asked: argparse.Namespace) -> arena.Match:
    """Return the match that the arguments describe; raises ValueError with the reason when they describe none."""
    _known_game(asked.game)
    game = GAMES[asked.game]
    names = tuple(name.strip() for name in asked.bots.split(",")) if asked.bots else tuple(bots(game))[-asked.seats :]
    for name in names:
        find(name, game)
    options = dict(_option(text) for text in asked.option)
    game.new(asked.seats, asked.seed, **options)
    if len(names) > asked.seats:
        raise Wrong(f"{len(names)} bots do not fit on {asked.seats} seats")
    for name, least in (("games", 1), ("jobs", 1)):
        if getattr(asked, name) < least:
            raise Wrong(f"--{name} is at least {least}, not {getattr(asked, name)}")
    if not asked.timeout > 0:
        raise Wrong(f"--timeout is more than 0, not {asked.timeout:g}")
    return arena.Match(asked.game, asked.seats, names, asked.games, asked.seed, options, asked.timeout)


def _known_game(name: str) -> None:
    if name not in GAMES:
        raise Wrong(f"unknown game {name!r}; did you mean {get_close_matches(name, GAMES, 1, 0.0)[0]!r}?")


def _option(text: str) -> tuple[str, Any]:
    """Read `name=value`: a value is a whole number, true or false, else a text."""
    name, equals, value = text.partition("=")
    if not equals:
        raise Wrong(f"an option is written NAME=VALUE, not {text!r}")
    return name, WORDS[value] if value in WORDS else int(value) if value.isdecimal() else value
