"""`python -m bench.soak`: very many games between players at random; any error stops it, and no card may get lost."""

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib import import_module
from itertools import product
from random import Random
from typing import Any

from sanjuan.bots.random_bot import random
from sanjuan.first_game import FIRST_GAME
from sanjuan.games import GAMES
from sanjuan.table.flow import answer


def watch(name: str) -> Any:
    """Return the module that knows what must hold in a game: OPTIONS, MORE, `lost` and `counted`."""
    return import_module(f"bench.games.{name}")


def play(name: str, seats: int, seed: int, options: Mapping[str, Any], greed: int) -> Counter[str]:
    """Play one game, the first `greed` seats by the greedy player; returns what happened, counted."""
    game, watched = GAMES[name], watch(name)
    state, rng = game.new(seats, seed, **options), Random(seed)
    told: Counter[str] = Counter(games=1)
    while not game.over(state):
        seat = state.ask.seat
        if seat < greed:
            answer(state, game.bots["greedy"](game.view(state, seat), rng))
        else:
            answer(state, random(state, rng))
        told["answers"] += 1
        told["reshuffles"] += sum(fact[0] == "reshuffled" for fact in state.facts)
        told += watched.counted(state)
    told["rounds"] += state.round
    lost = watched.lost(state)
    assert not lost, f"{lost} cards got lost in game {seed} with {seats} seats and {options}"
    return told


def asked(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    reader = argparse.ArgumentParser("python -m bench.soak", description=__doc__)
    reader.add_argument("--game", choices=list(GAMES), default=FIRST_GAME, help="which game (default %(default)s)")
    reader.add_argument("--games", type=int, default=1000, help="how many games (default 1000)")
    reader.add_argument("--seed", type=int, default=1, help="number of the first deal (default 1)")
    reader.add_argument("--expansions", action="store_true", help="with all expansions, where the game has some")
    reader.add_argument("--greedy", type=int, default=0, metavar="N", help="greedy players at the table (default 0)")
    return reader.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the games, at all tables and with all options in turn, and print what happened in them."""
    wanted = asked(arguments)
    watched = watch(wanted.game)
    kinds = list(product(GAMES[wanted.game].seats, watched.MORE if wanted.expansions else watched.OPTIONS))
    total: Counter[str] = Counter()
    for number in range(wanted.games):
        seats, options = kinds[number % len(kinds)]
        total += play(wanted.game, seats, wanted.seed + number, options, wanted.greedy)
    for what, count in total.items():
        print(f"{count:>12,} {what}")


if __name__ == "__main__":
    main()
