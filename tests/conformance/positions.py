"""Positions in which players are asked: spread over games of every kind, every kind of question among them."""

from contextlib import suppress
from functools import cache
from itertools import cycle, zip_longest
from random import Random

from sanjuan.bots.known import bots
from sanjuan.bots.random_bot import random
from sanjuan.bots.registry import SEARCHERS, find
from sanjuan.games import GAMES
from sanjuan.table.flow import answer

OPTIONS = {
    "san_juan": [
        (2, {}),
        (4, {}),
        (2, {"edition": 1, "start_hand": True, "new_buildings": True, "events": True}),
        (3, {"new_buildings": 33, "events": True}),
    ],
    "citadels": [
        (4, {}),
        (2, {"preset": "devious_dignitaries"}),
        (5, {"preset": "cunning_agents", "ninth": True}),
        (
            3,
            {
                "preset": "tenacious_delegates",
                "characters": "magistrate,spy,wizard,emperor,cardinal,trader,scholar,marshal",
            },
        ),
    ],
}
"""Seats and options of the tables that the positions are from, by game; others are played without options."""
MOST_ROUNDS = 60
"""The times that games are played at all tables at most, for many positions."""
OFTEN = 0.8
"""The share of answers that players of these games think about; the others are random, for odd positions."""


def players(games=GAMES):
    """Return the names of all players of all games: (game, player), those that search with a handful of play-outs."""
    searching = [f"{name}_6i" for name in SEARCHERS]
    return [(name, bot) for name, game in games.items() for bot in (*bots(game), *searching)]


@cache
def asked(name, seed=1, each=1):
    """Return views in which a seat of this game is asked, at most `each` of a kind of question and a table."""
    return [view for seats, options in OPTIONS.get(name, [(min(GAMES[name].seats), {})]) for view in
            _of_table(GAMES[name], seats, options, seed, each)]  # fmt: skip


def tables_of(name):
    """Return tables of a game: those above, one of each size, and one for each value of an option that is possible."""
    game, sizes = GAMES[name], cycle(GAMES[name].seats)
    found = [*OPTIONS.get(name, []), *[(seats, {}) for seats in game.seats]]
    for row in game.options:
        for value in row.values:
            seats, options = next(sizes), {row.name: value}
            with suppress(ValueError):  # it needs another option, or another number of players
                game.new(seats, 0, **options)
                found.append((seats, options))
    return found


@cache
def many(name, count):
    """Return so many views in which a seat is asked, of every kind of question that came up about as many."""
    game, tables, found = GAMES[name], tables_of(name), []
    kinds = {kind: [] for kind in game.new(min(game.seats), 1).KINDS}
    each = max(2, 2 * count // (len(kinds) * len(tables)))
    for seed in range(2, 2 + MOST_ROUNDS):
        for seats, options in tables:
            for view in _of_table(game, seats, options, seed, each):
                kinds[view.ask.kind].append(view)
        if all(kinds.values()) and sum(map(len, kinds.values())) >= 2 * count:
            break
    for row in zip_longest(*kinds.values()):
        found += [view for view in row if view is not None]
    return found[:count]


def thinks(bot):
    """Return whether a player takes its time: the strongest one of a game, and those that search."""
    return bot.endswith("i") or any(bot == [*game.bots][-1] for game in GAMES.values() if game.adviser)


def asked_of(name, bot):
    """Return views in which a player is asked; for one that thinks, one of each kind of question, tables in turn."""
    views = asked(name)
    if not thinks(bot):
        return views
    kinds = {}
    for view in views:
        kinds.setdefault(view.ask.kind, []).append(view)
    return [some[number % len(some)] for number, some in enumerate(kinds.values())]


def _of_table(game, seats, options, seed, each):
    thoughtful = game.bots.get("greedy", random)
    rng, found = Random(seed), {}
    for number in range(6):
        state = game.new(seats, seed + number, **options)
        while not game.over(state):
            view = game.view(state, state.ask.seat)
            known = found.setdefault(state.ask.kind, [])
            if len(known) < each and rng.random() < 0.3:
                known.append(view)
            answer(state, (thoughtful if rng.random() < OFTEN else random)(game.view(state, state.ask.seat), rng))
    return [view for views in found.values() for view in views]


def decisions(name, bot):
    """Return a player's answer in each of these positions."""
    play = find(bot, GAMES[name])
    return [list(play(GAMES[name].copy(view), Random(at))) for at, view in enumerate(asked_of(name, bot))]


def all_decisions():
    """Return the decisions of every player of every game, for a comparison of Pythons."""
    return {f"{name} {bot}": decisions(name, bot) for name, bot in players()}
