"""`python -m bench.soak`: very many games between players at random; any error stops it, and no card may get lost."""

import argparse
from collections import Counter
from collections.abc import Mapping
from itertools import product
from random import Random

from sanjuan.bots.random_bot import random
from sanjuan.games import GAMES
from sanjuan.games.san_juan.state import State
from sanjuan.table.flow import answer

GAME = GAMES["san_juan"]
BASE: tuple[dict[str, int], ...] = ({}, {"edition": 1}, {"deck": 110, "start_hand": True})
EXPANSIONS: tuple[dict[str, int], ...] = (
    {"edition": 1, "new_buildings": True, "events": True},
    {"new_buildings": 33, "events": True},
)


def play(seats: int, seed: int, options: Mapping[str, int], greed: int) -> Counter[str]:
    """Play one game, the first `greed` seats by the greedy player; returns what happened, counted."""
    state, rng = GAME.new(seats, seed, **options), Random(seed)
    told: Counter[str] = Counter(games=1)
    while not GAME.over(state):
        seat = state.ask.seat
        bot = GAME.bots["greedy"] if seat < greed else random
        answer(state, bot(GAME.view(state, seat) if seat < greed else state, rng))
        told["answers"] += 1
        told["reshuffles"] += sum(fact[0] == "reshuffled" for fact in state.facts)
        told["answers with both piles empty"] += not state.deck and not state.discard
    told["rounds"] += state.round
    told["stalled games"] += any(fact[0] == "stalled" for fact in state.facts)
    lost = len(state.box.deck()) - cards(state)
    assert not lost, f"{lost} cards got lost in game {seed} with {seats} seats and {options}"
    return told


def cards(state: State) -> int:
    """Count the cards of the deck wherever they lie; buildings from the table are none of them."""
    count = len(state.deck) + len(state.discard) + len(state.aside) + len(state.events)
    for own in state.seats:
        city = [*own.city, *(card for stack in own.covered for card in stack)]
        count += sum(not state.box.cards[card].on_table for card in city)
        count += len(own.hand) + len(own.tucked) + sum(good != "" for good in own.goods)
    return count


def main() -> None:
    """Play the games and print what happened in them."""
    reader = argparse.ArgumentParser("python -m bench.soak", description=__doc__)
    reader.add_argument("--games", type=int, default=1000, help="how many games (default 1000)")
    reader.add_argument("--seed", type=int, default=1, help="number of the first deal (default 1)")
    reader.add_argument("--expansions", action="store_true", help="with New Buildings and events")
    reader.add_argument("--greedy", type=int, default=0, metavar="N", help="greedy players at the table (default 0)")
    asked = reader.parse_args()
    kinds = list(product(GAME.seats, EXPANSIONS if asked.expansions else BASE))
    total: Counter[str] = Counter()
    for number in range(asked.games):
        seats, options = kinds[number % len(kinds)]
        total += play(seats, asked.seed + number, options, asked.greedy)
    for what, count in total.items():
        print(f"{count:>12,} {what}")


if __name__ == "__main__":
    main()
