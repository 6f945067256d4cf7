"""Command-line arguments that arena and ladder share."""

import argparse
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from itertools import product
from random import SystemRandom
from typing import Any

from sanjuan.bots.external.player import SECONDS
from sanjuan.games import DEFAULT, GAMES
from sanjuan.measure.pool import JOBS_A_CORE, Pool, most_jobs, open_pool
from sanjuan.table.errors import cut, meant
from sanjuan.table.game import Game
from sanjuan.table.game_options import resolve

SEEDS = 2**53
WORDS: dict[str, Any] = {"true": True, "yes": True, "false": False, "no": False}
OPTION = (
    "an option of the game; may be repeated; with several values (edition=1,2) every combination of values is played; "
    "several lists of names are separated by / instead"
)
SEVERAL = "/"
"""Parts several values of an option whose one value is a list of names."""


class Wrong(ValueError):
    """Invalid arguments; the message says why and names the nearest word."""

    def __init__(self, sentence: str) -> None:
        super().__init__(cut(sentence))


def add_common(reader: argparse.ArgumentParser, games: int) -> None:
    """Add the arguments that say what is played, how often and where."""
    add = reader.add_argument
    add("--game", default=DEFAULT, help="which game (default %(default)s)")
    add("--seats", type=int, default=2, help="players at the table (default 2)")
    add("--games", type=int, default=games, help=f"how many games (default {games})")
    add("--seed", type=int, help="number from which all deals follow (default: a new one, which is printed)")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help=OPTION)
    add("--jobs", type=int, default=1, help="processes to play on (default 1); the results do not depend on it")
    add("--scheduler", metavar="ADDRESS", help="play on the Dask cluster of this scheduler (extra `cluster`)")
    add("--timeout", type=float, default=SECONDS, help="seconds that a program has for an answer (default 10)")
    add("--json", action="store_true", help="print JSON")


def check_common(asked: argparse.Namespace) -> None:
    """Raise `Wrong` on an invalid number; draw the seed where none is given.

    A player that found out the seed could rebuild every deal: one that is drawn is too long to be tried out.
    """
    for name, least in (("games", 1), ("jobs", 1)):
        if getattr(asked, name) < least:
            raise Wrong(f"--{name} is at least {least}, not {getattr(asked, name)}")
    if not asked.timeout > 0:
        raise Wrong(f"--timeout is more than 0, not {asked.timeout:g}")
    if asked.jobs > most_jobs():
        raise Wrong(f"--jobs is at most {most_jobs()} on this machine ({JOBS_A_CORE} a core), not {asked.jobs}")
    if asked.seed is None:
        asked.seed = SystemRandom().randrange(SEEDS)


def try_options(game: Game, seats: int, options: Mapping[str, Any]) -> None:
    """Raise ValueError where a game cannot be played by this number, or with these options."""
    resolve(game.options, options)
    game.new(seats, 0, **options)


def check_game(name: str) -> None:
    """Raise `Wrong` on an unknown game."""
    if name not in GAMES:
        raise Wrong(f"unknown game {name!r}; {meant(name, GAMES)}")


def pool_of(asked: argparse.Namespace, players: Sequence[str]) -> AbstractContextManager[Pool]:
    """Open the pool that was asked for; a cluster's workers get our code and that of players from outside."""
    modules = {name.partition(":")[0].partition(".")[0] for name in players if ":" in name} - {"cmd"}
    return open_pool(asked.jobs, asked.scheduler, ("sanjuan", *sorted(modules - {"sanjuan"})))


def option_sets(texts: Sequence[str], game: Game) -> list[dict[str, Any]]:
    """Parse options NAME=VALUE or NAME=VALUE,VALUE into every combination of their values; raises `Wrong`."""
    named = dict(_option(text, [row.name for row in game.options if row.groups]) for text in texts)
    return [dict(zip(named, values, strict=True)) for values in product(*named.values())]


def _option(text: str, lists: Sequence[str]) -> tuple[str, list[Any]]:
    name, equals, values = text.partition("=")
    if not equals:
        raise Wrong(f"an option is written NAME=VALUE, not {text!r}")
    if name in lists:
        return name, values.split(SEVERAL)
    return name, [_value(value) for value in values.split(",")]


def _value(text: str) -> Any:
    """Parse a value: a whole number, true or false, else a text."""
    return WORDS[text] if text in WORDS else int(text) if text.isdecimal() else text
