"""The command `position`: a position of a recorded game as text, and such a text shown."""

import argparse
import json
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sanjuan.files import add_line, record_in
from sanjuan.games import DEFAULT, GAMES
from sanjuan.table import position
from sanjuan.table.errors import meant
from sanjuan.table.flow import Table
from sanjuan.table.game import Game
from sanjuan.table.record import Record
from sanjuan.text_files import Unusable, text_in
from sanjuan.words.languages import LANGUAGES

NEEDED = ("fluent", "rich")


def run(asked: argparse.Namespace) -> int:
    """Print a position; returns the exit status (2: nothing that is a record or a position)."""
    try:
        if asked.read:
            _show(asked.file, asked.game, asked.lang)
        else:
            print(position.write(at_ply(record_in(asked.file, asked.line), asked.ply)))
    except Unusable as error:
        print(f"position: {error}", file=sys.stderr)
        return 2
    return 0


def add_arguments(reader: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    reader.add_argument("file", type=Path, metavar="FILE", help="a record; with --read a position text")
    add_line(reader)
    reader.add_argument("--ply", type=int, metavar="N", help="the position after N answers (default: after the last)")
    reader.add_argument("--read", action="store_true", help="read a position text, check it and show it")
    reader.add_argument("--game", default="", help="the game of a position text (default: the first that it fits)")
    reader.add_argument("--lang", default="en", help=f"language: {', '.join(LANGUAGES)} (default en)")


def at_ply(record: Record, ply: int | None) -> Any:
    """Return the state after so many answers (None: after all); raises `Unusable` when there are not so many."""
    plies = len(record.answers)
    if ply is not None and not 0 <= ply <= plies:
        raise Unusable(f"--ply: the record has answers 0 to {plies}, not {ply}")
    replayed = record.fresh()
    for chosen in record.answers[:ply]:
        replayed.answer(chosen)
    return replayed.state


def position_in(path: Path, game: Game) -> Any:
    """Return the state that a file describes; raises `Unusable` when it is not a position of the game."""
    try:
        state = position.read(text_in(path), game.parts())
        if not isinstance(state, Table):
            raise position.Unreadable("not a position: the text describes only a part of one", "part")
        game.check(state)
    except Unusable:
        raise
    except ValueError as error:
        raise Unusable(f"{path}: {error}") from error
    return state


def fitting(path: Path) -> tuple[Game, Any]:
    """Return the first game of which a file describes a position, and its state; raises `Unusable` when none is.

    What is wrong is then said of the default game.
    """
    wrong: dict[str, Unusable] = {}
    for game in GAMES.values():
        try:
            return game, position_in(path, game)
        except Unusable as error:
            wrong[game.name] = error
    raise wrong[DEFAULT]


def _show(path: Path, name: str, lang: str) -> None:
    for word, words, option in ((name or DEFAULT, list(GAMES), "--game"), (lang, LANGUAGES, "--lang")):
        if word not in words:
            raise Unusable(f"{option}: unknown {word!r}; {meant(word, words)}")
    game, state = (GAMES[name], position_in(path, GAMES[name])) if name else fitting(path)
    if any(find_spec(module) is None for module in NEEDED):
        hands = {f"hand of seat {seat}": game.show(state, seat)["hand"] for seat in seen_by(game, state)}
        print(json.dumps(game.show(state, None) | hands, indent=2))
    else:
        from sanjuan.terminal.picture import picture

        picture(game, state, seen_by(game, state), lang)


def seen_by(game: Game, state: Any) -> list[int]:
    """Return the seats whose cards a position holds: all of a full one, one (or none) of a view."""
    return [seat for seat in range(game.show(state, None)["seats"]) if state.viewer in (None, seat)]
