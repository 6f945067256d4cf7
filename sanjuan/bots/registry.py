"""The players by name: those of a game, those that work for every game, and any from outside."""

import re
import sys
from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path

from sanjuan.bots.budget import Budget
from sanjuan.bots.chance import random
from sanjuan.bots.ismcts import ismcts
from sanjuan.bots.monte_carlo import monte_carlo
from sanjuan.bots.outside import PREFIX, SECONDS, NotFound, outside
from sanjuan.table.game import Bot, Game

SEARCHERS: dict[str, Callable[[Game, Budget], Bot]] = {"monte_carlo": monte_carlo, "ismcts": ismcts}
"""Players that search, made for a game and a budget: `NAME_<seconds>s` or `NAME_<iterations>i`."""
SPELT = re.compile(rf"({'|'.join(SEARCHERS)})_([0-9]+(?:\.[0-9]+)?)(s|i)")


class NoSuchBot(ValueError):
    """A name that is no player's; the message names the nearest one, or says why it cannot be loaded."""


def bots(game: Game) -> dict[str, Bot]:
    """Return the players that can play this game, weakest first."""
    return {"random": random, **game.bots}


def find(name: str, game: Game, seconds: float = SECONDS) -> Bot:
    """Return the player of this name, or one from outside; raises `NoSuchBot`.

    `ismcts_0.5s` searches for half a second, `ismcts_200i` 200 iterations long, so do all `SEARCHERS`.
    `module:function` is loaded; `cmd:program arguments` is a program that speaks docs/bot-protocol.md and has so many
    seconds for an answer.
    """
    if name.startswith(PREFIX):
        return _program(name.removeprefix(PREFIX), game, seconds)
    if ":" in name:
        return load(name)
    if spelt := SPELT.fullmatch(name):
        return _searcher(name, game, spelt[1], float(spelt[2]), spelt[3])
    known = bots(game)
    if name not in known:
        near = get_close_matches(name, [*known, *[f"{searcher}_1s" for searcher in SEARCHERS]], 1, 0.0)[0]
        raise NoSuchBot(f"unknown bot {name!r}; did you mean {near!r}? (from outside: module:function or cmd:program)")
    return known[name]


def _searcher(name: str, game: Game, method: str, amount: float, unit: str) -> Bot:
    if not amount or unit == "i" and not amount.is_integer():
        raise NoSuchBot(f"bot {name!r}: its budget is a number of seconds or a whole number of iterations above 0")
    return SEARCHERS[method](game, Budget(seconds=amount) if unit == "s" else Budget(iterations=amount))


def _program(command: str, game: Game, seconds: float) -> Bot:
    try:
        return outside(command, game, seconds)
    except NotFound as error:
        raise NoSuchBot(f"bot {PREFIX + command!r}: {error}") from error


def load(name: str) -> Bot:
    """Return the function that `module:function` names, looked for in the working directory too.

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
