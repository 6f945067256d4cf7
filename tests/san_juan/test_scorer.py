"""A second scorer, written from the rules alone, agrees with the engine's in every position of random games."""

from collections import Counter
from random import Random

import pytest

from sanjuan.games.san_juan.options import open_box
from tests.san_juan.randomly import BASE, EXPANDED, GAME, plies
from tests.san_juan.rulebook import seat, stand
from tests.san_juan.scorer import COSTS, score, winners
from tests.san_juan.test_figures import PRODUCTION


@pytest.mark.few(7)
@pytest.mark.parametrize("options", BASE + EXPANDED, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_scorers_agree(seats, options):
    sixes = 0
    for seed in range(200, 209):
        for state in plies(seats, seed, options):
            points = [score(state, number, options["edition"]) for number in range(seats)]
            assert GAME.scores(state) == points
        assert GAME.winners(state) == winners(state, points)
        total = GAME.sheet(state)[-2]
        assert (total["id"], total["points"]) == ("total", points)
        sixes += sum(COSTS[name] >= 6 for own in state.seats for name in own.city)
    assert sixes > 2


def random_end(rng, edition):
    """Return an end position of cities drawn from the whole box, the buildings of cost 6 and 7 in every city likely."""
    left = open_box(edition=edition, new_buildings=True).deck() + ["cathedral"]
    rng.shuffle(left)
    left.sort(key=lambda name: COSTS[name] < 6 or rng.random() < 0.5)
    seats = []
    for _ in range(3):
        city = [left.pop(0) for _ in range(3)] + [left.pop() for _ in range(9)]
        city = [name for n, name in enumerate(city) if name in PRODUCTION or name not in city[:n]]
        seats.append(seat(" ".join(city), left.pop() if COSTS[left[-1]] < 6 else ""))
    return stand(*seats, edition=edition, new_buildings=True, at="end")


@pytest.mark.parametrize("edition", [1, 2])
def test_both_scorers_agree_on_any_cities(edition):
    rng, seen = Random(edition), Counter()
    for _ in range(150):
        state = random_end(rng, edition)
        points = [score(state, number, edition) for number in range(3)]
        assert GAME.scores(state) == points
        assert GAME.winners(state) == winners(state, points)
        seen.update(name for own in state.seats for name in own.city)
    assert all(seen[name] > 10 for name in ("residence", "cathedral", "palace", "guild_hall", "triumphal_arch"))
