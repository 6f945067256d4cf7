"""The command line of the terminal player: from arguments to a game that can begin or go on."""

import argparse
import locale
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import SystemRandom
from typing import Any

from sanjuan.bots.known import bots
from sanjuan.bots.registry import NoSuchBot, find
from sanjuan.files import record_in
from sanjuan.games import DEFAULT, GAMES
from sanjuan.table.game import Game
from sanjuan.table.game_options import GameOption, Value, resolve
from sanjuan.table.record import Record
from sanjuan.table.untrusted import InvalidInput
from sanjuan.text_files import Unusable
from sanjuan.words.languages import BASE, LANGUAGES

HUMAN = "human"
SEED_LIMIT = 2**31
PLAYERS = 3


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the arguments; exits with a message when they cannot be read."""
    reader = argparse.ArgumentParser()
    add_arguments(reader, game_of(arguments))
    return reader.parse_args(arguments)


def game_of(arguments: Sequence[str]) -> Game:
    """Return the game that is given, else the default; exits with a message if there is no such game."""
    chooser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    chooser.add_argument("--game", choices=GAMES, default=DEFAULT)
    return GAMES[chooser.parse_known_args(arguments)[0].game]


def add_arguments(reader: argparse.ArgumentParser | argparse._ArgumentGroup, game: Game) -> None:
    """Add the arguments of playing a game in the terminal."""
    add = reader.add_argument
    few, many = min(game.seats), max(game.seats)
    usual = min(max(few, PLAYERS), many)
    add("--game", choices=GAMES, default=DEFAULT, help="which game (default %(default)s); it has these options:")
    add("--seats", type=int, default=usual, help=f"number of players, {few} to {many} (default {usual})")
    add("--humans", type=int, default=1, help="how many of them are people at this terminal (default 1)")
    add(
        "--bots",
        default="",
        help="computer players, separated by commas; the last one fills the other seats (arena --list names them; "
        "default: average ones)",
    )
    add("--names", default="", help="names of the players, separated by commas")
    for row in game.options:
        _add_option(add, row, _meaning(row, game))
    add("--seed", type=int, help="number of the deal (default: a new one)")
    add("--lang", choices=LANGUAGES, default=language(), help="language (default: that of the system)")
    save = Path(f"{game.name.replace('_', '-')}.json")
    add("--save", type=Path, default=save, metavar="FILE", help="where to save (default %(default)s)")
    add("--resume", type=Path, metavar="FILE", help="continue a saved game")


def _add_option(add: Callable[..., Any], row: GameOption, meaning: str) -> None:
    """Add an option: a list of names, a switch, a switch that takes a value, or a choice."""
    flag, typed = "--" + row.name.replace("_", "-"), row.typed()
    if row.groups:
        usual = f"default: as {row.by}" if row.by else ""
        add(flag, type=_exact(row), metavar="NAME,NAME,...", help=_help(meaning, usual))
    elif not typed:
        add(flag, action="store_true", default=None, help=_help(meaning, "default: no"))
    elif isinstance(row.values[0], bool):
        kind, shown = _one_of(typed), "|".join(typed)
        add(flag, nargs="?", const=True, type=kind, metavar=shown, help=_help(meaning, "default: no"))
    else:
        add(flag, type=_one_of(typed), metavar="|".join(typed), help=_help(meaning, f"default {row.default}"))


def _meaning(row: GameOption, game: Game) -> str:
    """Return what an option is, in the words of the set-up form; "" without the package for words."""
    if find_spec("fluent") is None:
        return ""
    t = import_module("sanjuan.words.bundles").words(BASE, game)
    return ". ".join(t(id) for id in (f"option-{row.name}", f"option-{row.name}.help") if t.has(id))


def _help(meaning: str, usual: str) -> str | None:
    """Return the help text of an option: what it is, and its default."""
    told = f"{meaning} ({usual})" if meaning and usual else meaning or usual
    return told.replace("%", "%%") or None


def _one_of(typed: Mapping[str, Value]) -> Callable[[str], Value]:
    def value(text: str) -> Value:
        if text not in typed:
            raise argparse.ArgumentTypeError(f"one of {', '.join(typed)}, not {text}")
        return typed[text]

    return value


def _exact(row: GameOption) -> Callable[[str], Value]:
    def value(text: str) -> Value:
        try:
            return row.exact(text)
        except InvalidInput as error:
            raise argparse.ArgumentTypeError(str(error)) from error

    return value


def language() -> str:
    """Return the language of the system where its words are there, else English."""
    name = (locale.getlocale()[0] or "")[:2]
    return name if name in LANGUAGES else BASE


def opened(asked: argparse.Namespace) -> Record:
    """Return the record to play on: a saved one or a new one; raises `Unusable`."""
    return resumed(asked.resume) if asked.resume else started(asked, GAMES[asked.game])


def resumed(path: Path) -> Record:
    """Return the record in a file; raises `Unusable` when there is none that can be played on."""
    record = record_in(path)
    for seat in range(record.seats):
        _check(plays(record, seat), record.game)
    return record


def started(asked: argparse.Namespace, game: Game) -> Record:
    """Return the record of a new game; raises `Unusable` when these arguments describe none."""
    given = {row.name: getattr(asked, row.name) for row in game.options if getattr(asked, row.name) is not None}
    if not 0 <= asked.humans <= asked.seats:
        raise Unusable(f"{asked.humans} of {asked.seats} players cannot be people")
    tags = _tags(asked, game)
    seed = SystemRandom().randrange(SEED_LIMIT) if asked.seed is None else asked.seed
    try:
        return Record(game, asked.seats, seed, resolve(game.options, given), tags)
    except ValueError as error:
        raise Unusable(str(error)) from error


def plays(record: Record, seat: int) -> str:
    """Return who plays a seat: "human" or the name of a bot; where the tags are silent, seat 0 is a person."""
    return record.tags.get(f"plays{seat}", strongest(record.game) if seat else HUMAN)


def strongest(game: Game) -> str:
    """Return the name of the strongest computer player."""
    return list(bots(game))[-1]


def mixed(game: Game, seats: int) -> list[str]:
    """Return the opponents of a table of which nobody has said who they are: average players first, as on the page."""
    offered = list(game.characters or bots(game))
    middle = (len(offered) - 1) / 2
    order = sorted(offered, key=lambda name: abs(offered.index(name) - middle))
    return [order[number % len(order)] for number in range(seats)]


def _tags(asked: argparse.Namespace, game: Game) -> dict[str, str]:
    names = [name.strip() for name in asked.names.split(",")] if asked.names else []
    chosen = [name.strip() for name in asked.bots.split(",")] if asked.bots else mixed(game, asked.seats)
    tags = {}
    for seat in range(asked.seats):
        number = seat - asked.humans
        player = HUMAN if number < 0 else chosen[min(number, len(chosen) - 1)]
        _check(player, game)
        tags[f"plays{seat}"] = player
        tags[f"seat{seat}"] = names[seat] if seat < len(names) else ""
    return tags


def _check(player: str, game: Game) -> None:
    if player == HUMAN:
        return
    try:
        find(player, game)
    except NoSuchBot as error:
        raise Unusable(str(error)) from error
