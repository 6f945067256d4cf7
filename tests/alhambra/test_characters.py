"""The opponents: each plays after its own heart, honestly and legally, the weakest first."""

from collections import Counter
from random import Random

import pytest

from sanjuan.games.alhambra.players.characters import PLAYERS
from sanjuan.measure.arena import Match, play
from sanjuan.table.flow import answer, refusal
from tests.alhambra.rulebook import GAME, seat, stand
from tests.alhambra.rulebook import play as after

ORDER = ["newcomer", "collector", "gardener", "reckoner", "vizier"]
DEAR = "tower_13 garden_12 tower_12 tower_11"
"""A yard on which nothing can be bought for little money."""
OFTEN = 3


class Even(Random):
    """A generator with which nobody misjudges or overlooks anything."""

    def random(self):
        return 0.5


def chosen(name, state, rng=None):
    """Return a player's answer to the open question of a position."""
    return " ".join(GAME.bots[name](GAME.view(state, state.ask.seat), rng or Even()))


def test_there_are_five_the_weakest_first_and_greedy_stands_below_the_strongest():
    assert [*GAME.characters] == [*PLAYERS] == ORDER
    assert [*GAME.bots] == [*ORDER[:-1], "greedy", ORDER[-1]]


@pytest.mark.parametrize("name", ORDER)
@pytest.mark.parametrize("seats", [2, 5])
def test_each_answers_every_question_legally_and_leaves_the_view_as_it_is(name, seats):
    state, rng, kinds = GAME.new(seats, 4), Random(4), Counter()
    for ply in range(40):
        view = GAME.view(state, state.ask.seat)
        if kinds[state.ask.kind] < OFTEN:
            kinds[state.ask.kind] += 1
            before = GAME.copy(view)
            answered = GAME.bots[name](view, Random(ply))
            assert refusal(state, answered) is None and GAME.copy(view) == before
        answer(state, GAME.bots["greedy"](view, rng))
    assert {*kinds} == ({"turn", "pay", "gift"} if seats == 2 else {"turn", "pay"})


def test_the_newcomer_buys_the_dearest_building_that_the_purse_allows():
    state = stand(seat("yellow_7 blue_9 blue_3"), yard="tower_7 garden_10 tower_12 tower_13")
    assert chosen("newcomer", state) == "garden_10@blue"
    assert chosen("greedy", state) == "tower_7@yellow", "who pays exactly acts again"


def test_the_newcomer_takes_the_highest_card_and_never_several():
    state = stand(row="blue_2 green_3 yellow_6 orange_1", yard=DEAR)
    assert chosen("newcomer", state) == "yellow_6"


def test_the_newcomer_pays_with_the_largest_card_and_forgets_exact_payments():
    state = after(stand(seat("yellow_9 yellow_4 yellow_3")), "tower_7@yellow")
    assert chosen("newcomer", state) == "yellow_9"
    assert Counter(chosen("greedy", state).split()) == Counter(["yellow_4", "yellow_3"])


def test_the_newcomer_overlooks_the_best_now_and_then():
    state = stand(row="blue_2 green_3 yellow_6 orange_1", yard=DEAR)
    taken = Counter([chosen("newcomer", state, Random(number)) for number in range(200)])
    assert 0.6 < taken["yellow_6"] / 200 < 0.9


def test_the_collector_takes_the_currency_that_it_has_most_of():
    state = stand(seat("blue_8 blue_7 orange_4 orange_3"), row="blue_5 green_2 yellow_3 orange_7", yard=DEAR)
    assert chosen("collector", state) == "blue_5"
    assert chosen("greedy", state) == "orange_7", "which others would rather share among two"


def test_the_gardener_lets_an_exact_payment_go_for_a_garden():
    """A rival has four gardens: one more brings little, and costs 13 for 12."""
    gardens = seat(palace="garden_6 garden_7 garden_8 garden_8")
    hand = seat("blue_9 blue_4 orange_9 yellow_4")
    state = stand(hand, gardens, yard="arcades_9 garden_12 tower_12 pavilion_8", row="blue_4 yellow_8 orange_9 green_7")
    assert chosen("gardener", state) == "garden_12@blue"
    assert chosen("greedy", state) == "pavilion_8@orange"


@pytest.mark.parametrize(("scored", "greedy"), [("", "tower_7@yellow"), ("a b", "blue_3 green_2")])
def test_the_reckoner_counts_on_the_last_scoring_alone(scored, greedy):
    """The tower draws level in the scorings A and B, if they are to come; to the reckoner that is nothing."""
    state = stand(
        seat("blue_5 blue_3 yellow_7 yellow_1", "tower_8"), seat(palace="tower_9"), scored=scored,
        yard="tower_7 garden_12 pavilion_8 chambers_5", row="blue_3 green_2 yellow_3 orange_8",
    )  # fmt: skip
    assert chosen("greedy", state) == greedy
    assert chosen("reckoner", state) == "blue_3 green_2"


def test_the_vizier_sees_what_the_last_yard_will_give_it():
    """One purchase ends the game. Its blue money wins the pavilion in any case: so it buys the tower as well."""
    state = stand(
        seat("blue_9 blue_9 blue_9 yellow_9"),
        seat("yellow_9 yellow_8 green_9", "tower_10 tower_11"),
        seat("green_9 orange_3 orange_8"),
        yard="tower_8 pavilion_8 garden_12 garden_11", row="",
        buildings="", buildings_only=True, scored="a b",
    )  # fmt: skip
    for number in range(5):
        assert chosen("vizier", state, Random(number)) == "tower_8@yellow"
    assert chosen("greedy", state) == "pavilion_8@blue"


def share(bots, seats, games):
    """Return the share of the wins of the first of these players."""
    return sum(result.shares[0] for result in play(Match(GAME.name, seats, bots, games, 90))) / games


@pytest.mark.sample(1)
@pytest.mark.slow
@pytest.mark.parametrize(("stronger", "weaker"), [("newcomer", "random"), ("collector", "newcomer")])
def test_the_lower_ones_are_far_apart(stronger, weaker):
    assert share((stronger, weaker), 2, 120) > 0.6


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", range(1, len(ORDER)))
def test_each_is_stronger_than_the_one_below(level, seats):
    games = 24 * seats if ORDER[level] == "vizier" else 100 * seats
    assert share((ORDER[level], *[ORDER[level - 1]] * (seats - 1)), seats, games) > 1.08 / seats
