"""A second scorer, written from the rules alone, agrees with the engine's at the end of random games."""

import pytest

from tests.san_juan.randomly import BASE, GAME, plies
from tests.san_juan.test_figures import FIGURES, PRODUCTION

MONUMENTS = ("statue", "victory_column", "hero")


def score(own, edition):
    """The points of a seat by the "Fin de la partie" of the rules: buildings, chapel, sixes, palace last."""
    city = own.city
    points = sum(FIGURES[name][1] for name in city)
    points += len([building for _, building, _ in own.tucked if building == "chapel"])
    factories = [name for name in city if name in PRODUCTION]
    if "guild_hall" in city:
        points += 2 * len(factories) if edition == 1 else len(factories) + len(set(factories))
    if "city_hall" in city:
        points += len(city) - len(factories)
    if "triumphal_arch" in city:
        count = len(set(city) & set(MONUMENTS))
        points += 2 * count + 2 if count else 0
    return points + points // 4 if "palace" in city else points


def winners(state, points):
    """The seats with the most points, then with the most cards in hand and goods."""
    spare = [len(own.hand) + sum(good != "" for good in own.goods) for own in state.seats]
    best = max(zip(points, spare, strict=True))
    return [seat for seat, both in enumerate(zip(points, spare, strict=True)) if both == best]


@pytest.mark.parametrize("options", BASE, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_scorers_agree(seats, options):
    sixes = 0
    for seed in range(200, 225):
        for state in plies(seats, seed, options):
            points = [score(own, options["edition"]) for own in state.seats]
            assert GAME.scores(state) == points
        assert GAME.winners(state) == winners(state, points)
        total = GAME.sheet(state)[-2]
        assert (total["id"], total["points"]) == ("total", points)
        sixes += sum(FIGURES[name][0] == 6 for own in state.seats for name in own.city)
    assert sixes > 10
