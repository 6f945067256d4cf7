"""The command line of the terminal player: from arguments to a game that can begin or go on."""

import argparse
import locale
from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom

from sanjuan.bots.registry import NoSuchBot, bots, find
from sanjuan.files import Unusable, record_in
from sanjuan.games import GAMES
from sanjuan.languages import BASE, LANGUAGES
from sanjuan.table.game import Game
from sanjuan.table.record import Record

GAME = "san_juan"
HUMAN = "human"
SEED_LIMIT = 2**31


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the arguments; exits with a message when they cannot be read."""
    parser = argparse.ArgumentParser("python -m sanjuan play --terminal", description="Play San Juan in the terminal.")
    add = parser.add_argument
    add("--seats", type=int, default=3, help="number of players, 2 to 4 (default 3)")
    add("--humans", type=int, default=1, help="how many of them are people at this terminal (default 1)")
    add(
        "--bots",
        default="",
        help="computer players, separated by commas; the last one fills the other seats (see arena --list)",
    )
    add("--names", default="", help="names of the players, separated by commas")
    add("--edition", type=int, choices=(1, 2), default=2)
    add("--deck", type=int, choices=(110, 112), help="cards in the deck of the second edition (default 112)")
    add("--start-hand", action="store_true", help="choose the first four cards out of 5 to 8")
    add("--new-buildings", nargs="?", const=True, default=False, type=int, choices=(30, 33), metavar="CARDS",
        help="with the expansion New Buildings; 33: the printing of 33 cards (2nd edition)")  # fmt: skip
    add("--events", action="store_true", help="with the events of the Treasure Chest")
    add("--seed", type=int, help="number of the deal (default: a new one)")
    add("--lang", choices=LANGUAGES, default=language())
    add("--save", type=Path, default=Path("san-juan.json"), metavar="FILE", help="where to save (default %(default)s)")
    add("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    return parser.parse_args(arguments)


def language() -> str:
    """Return the language of the system where its words are there, else English."""
    name = (locale.getlocale()[0] or "")[:2]
    return name if name in LANGUAGES else BASE


def opened(asked: argparse.Namespace) -> Record:
    """Return the record to play on: a saved one or a new one; raises `Unusable`."""
    return resumed(asked.resume) if asked.resume else started(asked, GAMES[GAME])


def resumed(path: Path) -> Record:
    """Return the record in a file; raises `Unusable` when there is none that can be played on."""
    record = record_in(path)
    for seat in range(record.seats):
        _check(plays(record, seat), record.game)
    return record


def started(asked: argparse.Namespace, game: Game) -> Record:
    """Return the record of a new game; raises `Unusable` when these arguments describe none."""
    options = {name: getattr(asked, name) for name in ("edition", "start_hand", "events")}
    options["new_buildings"] = 33 if asked.new_buildings == 33 else bool(asked.new_buildings)
    if asked.deck is not None:
        options["deck"] = asked.deck
    if not 0 <= asked.humans <= asked.seats:
        raise Unusable(f"{asked.humans} of {asked.seats} players cannot be people")
    tags = _tags(asked, game)
    seed = SystemRandom().randrange(SEED_LIMIT) if asked.seed is None else asked.seed
    try:
        return Record(game, asked.seats, seed, options, tags)
    except ValueError as error:
        raise Unusable(str(error)) from error


def plays(record: Record, seat: int) -> str:
    """Return who plays a seat: "human" or the name of a bot; where the tags are silent, seat 0 is a person."""
    return record.tags.get(f"plays{seat}", strongest(record.game) if seat else HUMAN)


def strongest(game: Game) -> str:
    """Return the name of the strongest computer player."""
    return list(bots(game))[-1]


def _tags(asked: argparse.Namespace, game: Game) -> dict[str, str]:
    names = [name.strip() for name in asked.names.split(",")] if asked.names else []
    chosen = [name.strip() for name in asked.bots.split(",")] if asked.bots else [strongest(game)]
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
