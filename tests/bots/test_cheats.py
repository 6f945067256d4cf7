"""Players that look for what they may not know: the ways that were described, played, and seen to fail."""

import json
import sys
from pathlib import Path
from random import Random

import pytest

from sanjuan.__main__ import main
from sanjuan.bots.external import protocol
from sanjuan.games import GAMES
from sanjuan.measure.arena import Match, chance, deal_seed, play_one

GAME = GAMES["san_juan"]
HERE = Path(__file__).parent
SEED = 7
TRIED = 2000
pytestmark = pytest.mark.slow


def first_question(seed):
    """Return the first question that a program gets in a match with this seed, and the whole position behind it."""
    state = GAME.new(2, deal_seed(seed, 0))
    view = GAME.view(state, state.ask.seat)
    return protocol.ask(GAME, view, 1, 10.0, chance(seed, 0, state.ask.seat)), state


def old_chance(seed, number, seat):
    """Return the seed given to programs in the days when it led back to the seed of the match."""
    return int(Random(seed * 1_000_003 + 2 * (number * 2 + seat) + 1).random() * protocol.SEEDS)


def test_the_seed_that_a_program_is_told_leads_to_no_match():
    """It used to: trying small seeds until one gave the number in the message revealed every deal."""
    asked, _ = first_question(SEED)
    found = [seed for seed in range(TRIED) if old_chance(seed, 0, asked["seat"]) == asked["seed"]]
    assert found == []


def test_the_seed_of_a_match_is_too_long_to_be_tried_out(capsys):
    """It can only be found by trying all of them; two matches have different ones."""
    seeds = []
    for _ in range(2):
        assert main(["arena", "--bots", "random", "--games", "2", "--json"]) == 0
        seeds.append(json.loads(capsys.readouterr().out)["seed"])
    assert seeds[0] != seeds[1] and max(seeds) > 2**40


def test_chance_differs_from_seat_to_seat_and_from_game_to_game():
    drawn = [chance(SEED, number, seat).random() for number in range(3) for seat in range(2)]
    assert len(set(drawn)) == 6


@pytest.mark.parametrize("seats", [2, 3])
def test_a_program_that_remembers_never_meets_a_deal_again(seats, tmp_path):
    """It writes down its first hand from every seat: no hand comes twice."""
    bot = f"cmd:{sys.executable} {HERE / 'remembering.py'} {tmp_path / 'memory'}"
    match = Match("san_juan", seats, (bot, "random"), 2 * seats, SEED)
    deals = [play_one(match, number).deal for number in range(match.games)]
    hands = (tmp_path / "memory").read_text("utf-8").splitlines()
    assert deals == list(range(match.games))
    assert len(hands) >= match.games and len(set(hands)) == len(hands)


def test_players_of_ours_still_play_every_deal_from_every_rotation():
    match = Match("san_juan", 2, ("greedy", "random"), 4, SEED)
    assert [play_one(match, number).deal for number in range(4)] == [0, 0, 1, 1]
