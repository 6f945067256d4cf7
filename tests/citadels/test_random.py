"""The players at random draw no answer that is refused, and every legal one is as likely."""

from collections import Counter
from math import comb
from random import Random

from sanjuan.bots.random_bot import random
from tests.citadels.rulebook import offered, play, refusal, seat, stand
from tests.golden.replay import answers

DRAWS = 6000


def magic():
    """Return a Magician with three cards, two of them alike, and three others."""
    return play(stand(seat(hand="tavern tavern keep"), picked=["magician", "", "", ""], call=3), "power")


def test_every_answer_of_the_magician_is_as_likely():
    state, rng = magic(), Random(1)
    assert offered(state) == "seat_1 seat_2 seat_3 tavern tavern keep"
    found = Counter(tuple(sorted(random(state, rng))) for _ in range(DRAWS))
    legal = answers(state)
    assert set(found) == set(legal)
    ways = {chosen: comb(2, chosen.count("tavern")) for chosen in legal}
    for chosen, times in found.items():
        assert abs(times / DRAWS - ways[chosen] / sum(ways.values())) < 0.03


def test_the_magician_swaps_with_one_seat_or_discards():
    assert "alone" in refusal(magic(), "seat_1 keep")
    assert "alone" in refusal(magic(), "seat_1 seat_2")
    assert "wants 1 to 6 options" in refusal(magic(), "")
