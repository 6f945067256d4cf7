"""`python -m bench habits`: what the opponents do that somebody at their table would notice, as figures.

Whole games among the characters of a game, each deal from every seat, in the chance that the arena gives them. A row is
a habit, a column a player; what can be yes or no is a share of 1.
"""

import argparse
from collections.abc import Iterator, Sequence
from importlib import import_module
from math import fsum
from typing import Any

from sanjuan.bots.registry import find
from sanjuan.first_game import FIRST_GAME
from sanjuan.games import GAMES
from sanjuan.measure.arena import chance, deal_seed
from sanjuan.table.flow import answer
from sanjuan.table.game import Bot, Game, Patient

HINT = "hint"
"""The name of the player that follows the page's hints."""
Noticed = dict[tuple[str, str], list[float]]
"""The figures of each habit and player."""


def watcher(name: str) -> Any:
    """Return the module that knows what to look at in a game: `saw` after each answer, `ended` at the end."""
    return import_module(f"bench.games.{name}_habits")


def quick(name: str) -> list[str]:
    """Return the characters of a game that answer at once."""
    game = GAMES[name]
    return [bot for bot in game.characters if not isinstance(game.bots[bot], Patient)]


def player(name: str, game: Game) -> Bot:
    """Return a player by its name, or one who follows the hints of the page."""
    adviser = game.adviser
    if name != HINT or adviser is None:
        return find(name, game)
    return lambda view, rng: adviser.advise(view, rng)[0].answer


def play(name: str, bots: Sequence[str], seats: int, number: int, options: dict[str, Any], noticed: Noticed) -> None:
    """Play the game of this number, and note what was noticed."""
    game, watched = GAMES[name], watcher(name)
    state = game.new(seats, deal_seed(0, number // seats), **options)
    called = [bots[(seat + number) % seats % len(bots)] for seat in range(seats)]
    players = [player(bot, game) for bot in called]
    chances = [chance(0, number, seat) for seat in range(seats)]
    seen: list[dict[str, float]] = [{} for _ in range(seats)]
    while state.ask is not None:
        seat = state.ask.seat
        view = game.view(state, seat)
        chosen = players[seat](view, chances[seat])
        answer(state, chosen)
        for habit, value in watched.saw(view, tuple(chosen), state, seen):
            noticed.setdefault((habit, called[seat]), []).append(value)
    for seat, bot in enumerate(called):
        for habit, value in watched.ended(state, seat, seen[seat]):
            noticed.setdefault((habit, bot), []).append(value)


def lines(noticed: Noticed, bots: Sequence[str]) -> Iterator[str]:
    """Return the report as Markdown: the mean of every habit, and of how many cases."""
    yield f"| habit | {' | '.join(bots)} |"
    yield "|---" * (1 + len(bots)) + "|"
    for habit in dict.fromkeys([habit for habit, _ in noticed]):
        cells = [noticed.get((habit, bot), []) for bot in bots]
        yield f"| {habit} | {' | '.join([_mean(cell) for cell in cells])} |"


def _mean(values: Sequence[float]) -> str:
    return f"{fsum(values) / len(values):.3g} ({len(values)})" if values else ""


def main(arguments: Sequence[str]) -> None:
    """Play the games and print what was noticed."""
    reader = argparse.ArgumentParser("python -m bench habits", description=__doc__)
    reader.add_argument("--game", choices=list(GAMES), default=FIRST_GAME, help="which game (default %(default)s)")
    reader.add_argument("--seats", type=int, default=4, help="how many play (default 4)")
    reader.add_argument("--games", type=int, default=400, help="how many games (default 400)")
    reader.add_argument(
        "--bots",
        help="who plays, with commas (default the characters that answer at once); hint does what the page's hint says",
    )
    reader.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    asked = reader.parse_args(arguments)
    bots = asked.bots.split(",") if asked.bots else quick(asked.game)
    options = dict([option.split("=", 1) for option in asked.option])
    noticed: Noticed = {}
    for number in range(asked.games):
        play(asked.game, bots, asked.seats, number, options, noticed)
    print("\n".join(lines(noticed, list(dict.fromkeys(bots)))))
