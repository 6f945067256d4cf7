"""A game described as JSON: what forms, links, pages and programs outside need to know before it is played."""

import argparse
import json
import textwrap
from collections.abc import Callable, Mapping
from itertools import product
from typing import Any

from sanjuan.bots.known import bots
from sanjuan.games import GAMES
from sanjuan.table.game import Game
from sanjuan.table.game_options import GameOption, resolve


def describe(game: Game) -> dict[str, Any]:
    """Return a game's name, seats, options and players (weakest first), and which parts it has besides the rules.

    Keys of `needs` are values as JSON writes them: {"112": {"edition": 2}} says that 112 needs edition 2; so are those
    of `at` (numbers of seats) and `lists`. An option with `groups` may also be a list of their names, with commas
    between them: from each group at least `least` and at most `most`. `dummies` are listed by the number of seats,
    if there are any. `ratings` are the strengths of the characters in Elo (docs/opponents.md). `company` are further
    people for characters that sit at the table twice. `minutes` are what a game against computer players takes, at the
    smallest and at the largest table.
    """
    return {
        "name": game.name,
        "seats": list(game.seats),
        "options": [_option(row) for row in game.options],
        "bots": list(bots(game)),
        "characters": list(game.characters),
        "ratings": dict(game.ratings),
        "company": list(game.company),
        "minutes": list(game.minutes),
        "house_player": game.house_player,
        "coach": game.coach,
        "variants": variants(game),
        "dummies": {str(seats): list(game.dummies(seats)) for seats in game.seats if game.dummies(seats)},
        "hints": game.adviser is not None,
        "achievements": list(game.achiever.medals) if game.achiever else [],
        "lessons": game.lessons is not None,
        "rulebook": game.rulebook is not None,
        "scenarios": game.scenes is not None,
    }


def _option(row: GameOption) -> dict[str, Any]:
    told: dict[str, Any] = {
        "name": row.name,
        "values": list(row.values),
        "default": row.default,
        "needs": _spelled(row.needs, dict),
    }
    if row.at:
        told |= {"at": _spelled(row.at, list), "instead": dict(row.instead)}
    if row.groups:
        groups = [{**group, "names": list(group["names"])} for group in row.groups]
        told |= {"groups": groups, "by": row.by, "lists": _spelled(row.lists, str), "family": row.family}
    return told


def _spelled(table: Mapping[Any, Any], made: Callable[[Any], Any]) -> dict[str, Any]:
    """Return a table by values with keys as JSON writes them."""
    return {json.dumps(value).strip('"'): made(told) for value, told in table.items()}


def variants(game: Game) -> list[str]:
    """Return the variants of the words that a game's options lead to, the usual one first."""
    found = [game.variant(resolve(game.options, {}))]
    for values in product(*[row.values for row in game.options]):
        found.append(game.variant(dict(zip([row.name for row in game.options], values, strict=True))))
    return list(dict.fromkeys(found))


def add_arguments(reader: argparse.ArgumentParser) -> None:
    """Add the argument of the command `games`."""
    reader.add_argument("--json", action="store_true", help="print everything about each game as JSON")


def run(asked: argparse.Namespace) -> int:
    """List the games: the command `games`; returns the exit status."""
    found = [describe(game) for game in GAMES.values()]
    if asked.json:
        print(json.dumps(found))
    else:
        print("\n".join(map(_lines, found)))
    return 0


def _lines(game: dict[str, Any]) -> str:
    lines = [f"{game['name']}: {game['seats'][0]} to {game['seats'][-1]} players; bots {', '.join(game['bots'])}"]
    for option in game["options"]:
        lines += _names(option) if "groups" in option else [_values(option)]
    return "\n".join(lines)


def _values(option: dict[str, Any]) -> str:
    """Return the line of an option with fixed values."""
    values = ", ".join(map(json.dumps, option["values"]))
    needs = [f"{value} needs {_told(others)}" for value, others in option["needs"].items()]
    return "; ".join([f"  {option['name']}: {values} (default {json.dumps(option['default'])})", *needs])


def _names(option: dict[str, Any]) -> list[str]:
    """Return the lines of an option that is a list of names: of each group, how many and which."""
    lines = [f"  {option['name']}: names with commas between them (default: as {option['by']})"]
    for group in option["groups"]:
        least, most = group["least"], group["most"]
        count = str(least) if least == most else f"{least} to {most}"
        names = f"{count} of {', '.join(group['names'])}"
        lines.append(textwrap.fill(names, 100, initial_indent="    ", subsequent_indent="      "))
    return lines


def _told(others: dict[str, Any]) -> str:
    return " and ".join([f"{name} {json.dumps(value)}" for name, value in others.items()])
