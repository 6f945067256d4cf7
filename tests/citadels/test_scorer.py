"""A second scorer, written from the rules alone, agrees with the engine in any position, of games and made up."""

from collections import Counter
from random import Random

import pytest

from sanjuan.bots.random_bot import random
from sanjuan.games import GAMES
from sanjuan.games.citadels.cards import deck
from sanjuan.games.citadels.positions import scenario
from sanjuan.table.flow import answer
from tests.citadels.scorer import COLOUR, COLOURS, PURPLE, bonuses, counted, last_shown, score, winners

GAME = GAMES["citadels"]
PRESETS = [
    "first_game",
    "ambitious_aristocrats",
    "cunning_agents",
    "illustrious_emissaries",
    "devious_dignitaries",
    "tenacious_delegates",
    "vicious_nobles",
    "random",
]
ORDINARY = [name for name, colour in COLOUR.items() if colour != "purple"]


def plies(seats, seed, options):
    """Yield the states of a random game, up to the end."""
    state, rng = GAME.new(seats, seed, **options), Random(seed)
    yield state
    while state.ask is not None:
        answer(state, random(state, rng))
        yield state


def points(state):
    """Return the scores of all seats by the second scorer."""
    return [score(state, seat) for seat in range(len(state.cities))]


@pytest.mark.few(13)
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
def test_both_scorers_agree_all_game_long(seats, preset):
    for seed in range(2):
        for ply, state in enumerate(plies(seats, seed, {"preset": preset, "ninth": seed == 1})):
            if ply % 7 == 0:
                assert GAME.scores(state) == points(state)
        assert GAME.scores(state) == points(state)
        assert GAME.winners(state) == winners(state)


def box(rng):
    """Return the cards of a box, shuffled: 54 ordinary ones and 14 uniques, the uniques early."""
    uniques = rng.sample([*sorted(PURPLE), "secret_vault"], 14)
    cards = deck(tuple(uniques))
    rng.shuffle(cards)
    return uniques, sorted(cards, key=lambda card: card in ORDINARY and rng.random() < 0.6)


def random_seat(rng, pile):
    """Return a seat with cards off the pile: a city, gold and coins, a hand, cards under a Museum."""
    city = []
    for card in [pile.pop(0) for _ in range(rng.randint(0, 9))]:
        if card not in city and card != "secret_vault":
            city.append(card)
    row = {"city": city, "coins": [place for place in range(len(city)) if rng.random() < 0.2]}
    row |= {"gold": rng.randint(0, 9), "hand": [pile.pop(0) for _ in range(rng.randint(0, 3))]}
    return row | ({"museum": [pile.pop() for _ in range(rng.randint(0, 3))]} if "museum" in city else {})


def random_end(rng):
    """Return an end of cities, hands and purses drawn at random; sometimes who completed first and who held whom."""
    uniques, pile = box(rng)
    seats = rng.choice([2, 3, 4, 5])
    position = {"seed": 1, "at": "end", "crown": rng.randrange(seats)}
    position["seat"] = [random_seat(rng, pile) for _ in range(seats)]
    if rng.random() < 0.8:
        position["first"] = rng.randrange(seats)
    if rng.random() < 0.5:
        given = rng.sample("assassin thief magician king bishop merchant architect warlord".split(), seats)
        position |= {"picked": [[one] for one in given], "killed": rng.choice(given)}
    return scenario.stand(seats, {"uniques": ",".join(uniques)}, position)


def test_both_scorers_agree_on_any_cities():
    rng, seen = Random(3), Counter()
    for _ in range(600):
        state = random_end(rng)
        assert GAME.scores(state) == points(state)
        assert GAME.winners(state) == winners(state)
        for city in state.cities:
            seen.update(name for name in city if name in PURPLE)
    assert all(seen[name] > 20 for name in PURPLE)


def test_the_sheet_tells_what_each_unique_adds_and_ends_with_the_total():
    rng = Random(4)
    for _ in range(200):
        state = random_end(rng)
        ids = [row["id"] for row in GAME.sheet(state)]
        rows = GAME.sheet(state)[: ids.index("total")]
        assert [sum(column) for column in zip(*[row["points"] for row in rows], strict=True)] == points(state)
        for seat in range(len(state.cities)):
            best = [one for one in COLOURS if counted(state, seat, one) == score(state, seat)]
            told = {row["card"]: row["points"][seat] for row in rows if row["card"] and row["points"][seat]}
            assert told in [{name: bonus for name, bonus in bonuses(state, seat, one).items() if bonus} for one in best]


def test_where_the_points_are_equal_the_sheet_ends_with_the_ranks_that_decide():
    rng, ties = Random(5), 0
    for _ in range(400):
        state = random_end(rng)
        *_, total, last = GAME.sheet(state)
        if points(state).count(max(points(state))) > 1:
            ranks = [last_shown(state, seat) for seat in range(len(state.cities))]
            assert (total["id"], last["id"], last["points"]) == ("total", "tie_break", ranks)
            ties += 1
        else:
            assert last["id"] == "total"
    assert ties > 5
