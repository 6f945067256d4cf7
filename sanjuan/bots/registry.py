"""The players by name: those of a game, those that work for every game, and external ones."""

import re
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from sanjuan.bots.budget import SearchBudget
from sanjuan.bots.external.player import PREFIX, SECONDS, NotFound, outside
from sanjuan.bots.ismcts import ismcts
from sanjuan.bots.known import bots
from sanjuan.bots.monte_carlo import monte_carlo
from sanjuan.table.errors import meant
from sanjuan.table.game import Bot, Game

SEARCHERS: dict[str, Callable[[Game, SearchBudget], Bot]] = {"monte_carlo": monte_carlo, "ismcts": ismcts}
"""Searching players, made for a game and a budget: `NAME_<seconds>s` or `NAME_<iterations>i`."""
SEARCHER_NAME = re.compile(rf"({'|'.join(SEARCHERS)})_([0-9]+(?:\.[0-9]+)?)(s|i)")


class NoSuchBot(ValueError):
    """An unknown player; the message names the nearest one, or says why it cannot be loaded."""


def find(name: str, game: Game, seconds: float = SECONDS) -> Bot:
    """Return the player of this name, or an external one; raises `NoSuchBot`.

    `ismcts_0.5s` searches for half a second, `ismcts_200i` for 200 iterations; likewise all `SEARCHERS`.
    `module:function` is loaded; `cmd:program arguments` is a program that speaks docs/bot-protocol.md and has so many
    seconds for an answer.
    """
    if name.startswith(PREFIX):
        return _program(name.removeprefix(PREFIX), game, seconds)
    if ":" in name:
        return load(name)
    if parsed := SEARCHER_NAME.fullmatch(name):
        return _searcher(name, game, parsed[1], float(parsed[2]), parsed[3])
    known = bots(game)
    if name not in known:
        near = meant(name, [*known, *[f"{searcher}_1s" for searcher in SEARCHERS]])
        raise NoSuchBot(f"unknown bot {name!r}; {near} (from outside: module:function or cmd:program)")
    return known[name]


def _searcher(name: str, game: Game, method: str, amount: float, unit: str) -> Bot:
    if not amount or unit == "i" and not amount.is_integer():
        raise NoSuchBot(f"bot {name!r}: its budget is a number of seconds or a whole number of iterations above 0")
    return SEARCHERS[method](game, SearchBudget(seconds=amount) if unit == "s" else SearchBudget(iterations=amount))


def _program(command: str, game: Game, seconds: float) -> Bot:
    try:
        return outside(command, game, seconds)
    except NotFound as error:
        raise NoSuchBot(f"bot {PREFIX + command!r}: {error}") from error


def load(name: str) -> Bot:
    """Import the function that `module:function` names, from the working directory too.

    Raises `NoSuchBot` when there is no such module or function.
    """
    module_name, _, function = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module_name), function)
    except (ImportError, AttributeError, ValueError) as error:
        raise NoSuchBot(f"bot {name!r} cannot be loaded: {error}") from error
    if not callable(found):
        raise NoSuchBot(f"bot {name!r} cannot be loaded: {function!r} is not a function of (view, rng)")
    bot: Bot = found
    return bot
