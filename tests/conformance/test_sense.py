"""Nobody errs about what is open: a character's errors are errors of judgement."""

from functools import cache
from random import Random

from sanjuan.games import GAMES
from sanjuan.table.flow import answer, refusal
from tests.conformance.players import each_of
from tests.toys import ALL

MOST_LEFT = 8
"""So many of the last answers of a game are looked at."""
TRIES = 3
GAMES_PLAYED = 4
DEALS = 6
RARELY = 6
"""The strongest is asked in so few of the positions."""
each_character = each_of([(name, bot) for name, game in ALL.items() for bot in game.characters])


def quick(game):
    """Return the characters of a game that answer at once, or nearly so."""
    return list(game.characters[:-1]) or ["greedy"]


def ends(game, seats, seed):
    """Return the views of the last questions of a game among the quicker characters."""
    rng, state, found, sit = Random(seed), game.new(seats, seed), [], quick(game)
    while state.ask is not None:
        seat = state.ask.seat
        found = [*found[1 - MOST_LEFT :], state.copy()]
        answer(state, game.bots[sit[(seat + seed) % len(sit)]](game.view(state, seat), rng))
    return [game.view(position, position.ask.seat) for position in found]


def won_at_once(game, view, chosen, play, seed):
    """Return whether the seat that answers wins before another seat is asked, if it continues as this player does."""
    rng, world, seat = Random(seed), game.guess(view, Random(seed)), view.ask.seat
    answer(world, chosen)
    while world.ask is not None and world.ask.seat == seat:
        answer(world, play(game.view(world, seat), rng))
    return world.ask is None and seat in game.winners(world)


def always_won(game, view, chosen, play):
    """Return whether an answer wins at once in each of a few deals of the hidden cards."""
    return all(won_at_once(game, view, chosen, play, seed) for seed in range(DEALS))


def alone(view):
    """Return the legal answers of at most one option."""
    return [one for one in [(), *[(option,) for option in view.ask.options]] if refusal(view, one) is None]


@cache
def decisive(name):
    """Return views in which one answer wins at once and another one does not."""
    game, found = GAMES[name], []
    for seats in {min(game.seats), max(game.seats)}:
        for seed in range(GAMES_PLAYED):
            for view in ends(game, seats, seed):
                wins = [always_won(game, view, chosen, game.bots["greedy"]) for chosen in alone(view)]
                if any(wins) and not all(wins):
                    found.append(view)
    return found


@each_character
def test_nobody_misses_what_ends_the_game_and_wins_it(name, bot):
    game, views = GAMES[name], decisive(name)
    assert len(views) >= 3
    play = game.bots[bot]
    for view in views[:: RARELY if bot == game.characters[-1] else 1]:
        for seed in range(TRIES):
            chosen = play(view, Random(seed))
            assert always_won(game, view, chosen, play), (view.ask.kind, chosen)
