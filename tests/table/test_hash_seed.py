"""The image that the page starts from carries one hash seed for everybody: nothing may depend on it."""

import os
import subprocess
import sys

import pytest

GAME = """
from random import Random
from sanjuan.games import GAMES
from sanjuan.table.flow import answer
from sanjuan.table.position import write
for name, game in GAMES.items():
    state, rng = game.new(3, 5), Random(5)
    while not game.over(state):
        view = game.view(state, state.ask.seat)
        answer(state, game.bots["greedy"](view, rng))
    print(name, write(state), write(game.guess(game.view(state, 0), rng)))
"""


def played(seed):
    """Return the outcome of a whole game in a Python with a hash seed."""
    env = dict(os.environ, PYTHONHASHSEED=str(seed))
    return subprocess.run([sys.executable, "-c", GAME], env=env, capture_output=True, text=True, check=True).stdout


@pytest.mark.slow
def test_games_are_alike_whatever_the_hash_seed():
    assert played(1) == played(2) != ""
