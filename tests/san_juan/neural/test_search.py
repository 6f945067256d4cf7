"""Looking ahead: hidden cards are dealt as often as the budget says, and what is not promising is dropped."""

from random import Random

import pytest

from sanjuan.games.san_juan.options import open_box
from sanjuan.games.san_juan.players.neural import search
from sanjuan.games.san_juan.players.neural.policy import PHASES, Policy, final, rollout
from sanjuan.games.san_juan.players.neural.search import (
    SearchBudget,
    candidates,
    decide,
    mean_value_ahead,
    search_values,
)
from sanjuan.games.san_juan.players.neural.sigmoid import sigmoid
from sanjuan.games.san_juan.players.neural.weights import network
from sanjuan.table.flow import answer, refusal
from tests.san_juan.neural.toys import ALL, hand_worth, liking, questions
from tests.san_juan.randomly import GAME
from tests.san_juan.rulebook import asked, play, seat, stand

TRAINED = Policy({seats: network(open_box(), seats) for seats in (2, 3, 4)})
MARKET = "indigo_plant sugar_mill tobacco_storage black_market"
GOODS = "indigo_plant@0 sugar_mill@1 tobacco_storage@2"


@pytest.fixture
def deals(monkeypatch):
    """Return a list that grows by one whenever the hidden cards are dealt."""
    found = []
    dealt = search.guess

    def counted(view, rng):
        found.append(1)
        return dealt(view, rng)

    monkeypatch.setattr(search, "guess", counted)
    return found


def opening():
    return GAME.view(stand(seat(hand="well tower crane hero"), seat(hand="well tower crane hero")), 0)


def even():
    """Return a policy that finds everything equally good: no answer is ever dropped."""
    return liking(lambda state, seat: 0.0)


def test_it_deals_at_least_and_at_most_so_often(deals):
    decide(even(), SearchBudget(determinizations=2, max_determinizations=5, positions=0), opening(), Random(1))
    assert len(deals) == 2
    deals.clear()
    decide(even(), SearchBudget(determinizations=2, max_determinizations=5, positions=10**9), opening(), Random(1))
    assert len(deals) == 5


def test_it_stops_when_enough_positions_were_valued(deals):
    policy = even()
    decide(policy, SearchBudget(determinizations=1, max_determinizations=100, positions=60), opening(), Random(1))
    of_a_deal = policy.networks[2].evaluations / len(deals)
    assert 1 < len(deals) < 100 and 60 <= policy.networks[2].evaluations < 60 + of_a_deal + 60


def test_the_same_generator_gives_the_same_answer():
    budget = SearchBudget(determinizations=2, max_determinizations=4, positions=200)
    found = [search_values(TRAINED, budget, opening(), Random(3), candidates(TRAINED, opening())) for _ in range(2)]
    assert found[0] == found[1]
    other = search_values(TRAINED, budget, opening(), Random(4), candidates(TRAINED, opening()))
    assert other != found[0], "other deals, other chances"


def test_a_clearly_better_answer_ends_the_search(deals):
    goods = liking(lambda state, seat: 5.0 * any(state.seats[seat].goods))
    budget = SearchBudget(determinizations=2, max_determinizations=50, positions=10**9)
    assert decide(goods, budget, opening(), Random(1)) == ("producer",)
    assert len(deals) == 2


def test_the_only_answer_takes_no_search(deals):
    state = play(stand(seat(hand="well tower"), seat(hand="well tower")), "builder")
    view = GAME.view(state, 0)
    view.ask = view.ask._replace(options=("well",), least=1)
    policy = even()
    assert decide(policy, SearchBudget(2, 5, 100), view, Random(1)) == ("well",)
    assert not deals and not policy.networks[2].evaluations


def test_payments_are_not_searched(deals):
    state = play(stand(seat(hand="hero well tower crane")), "builder", "well")
    assert decide(hand_worth(hero=1), SearchBudget(2, 5, 100), GAME.view(state, 0), Random(1)) == ("crane",)
    assert not deals


def test_with_a_single_deal_a_build_is_chosen_by_the_position_after_it(deals):
    state = play(stand(seat(hand="hero well tower crane")), "builder")
    builds = liking(lambda state, seat: len(state.seats[seat].city))
    assert decide(builds, SearchBudget(), GAME.view(state, 0), Random(1)) == candidates(builds, GAME.view(state, 0))[0]
    assert not deals


def test_the_most_promising_builds_are_looked_at():
    state = play(stand(seat(hand="hero well tower crane chapel aqueduct statue")), "builder")
    cities = liking(lambda state, seat: "chapel" in state.seats[seat].city)
    found = candidates(cities, GAME.view(state, 0))
    assert len(state.ask.options) > search.CANDIDATES == len(found)
    assert found[0] == ("chapel",)


def test_no_forbidden_payment_is_looked_at():
    state = play(stand(seat(MARKET, "hero well tower crane", GOODS)), "builder", "hero")
    found = candidates(hand_worth(well=1, tower=1, crane=1), GAME.view(state, 0))
    assert found and all(refusal(state, one) is None for one in found)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_phase_is_played_out_up_to_the_next_choice_of_a_role(seats):
    for state in questions(seats, tuple(ALL.items())):
        if state.ask.kind not in search.SEARCHED:
            continue
        for one in candidates(TRAINED, GAME.view(state, state.ask.seat)):
            if refusal(state, one) is None:
                end = rollout(state.copy(), one)
                assert end.ask is None or end.ask.kind == "role"


def test_it_asks_after_each_of_so_many_choices_of_roles():
    """Seats 0 to 3 choose in turn; the prospector leaves every hand a card richer or as it was."""
    state = rollout(stand(*[seat()] * 4), ("prospector",))
    seen = []
    policy = liking(lambda state, seat: seen.append(asked(state)) or 0.0)
    mean_value_ahead(policy, state.copy(), 0, 0)
    assert seen == ["role 1"]
    seen.clear()
    mean_value_ahead(policy, state, 0, 3)
    assert seen == ["role 1", "role 2", "role 3", "role 1"]  # the governor's card has moved on


def test_it_takes_the_mean_of_what_it_saw():
    state = rollout(stand(*[seat()] * 4), ("prospector",))
    policy = liking(lambda state, seat: {"role 1": 2.0, "role 2": -2.0}[asked(state)])
    assert mean_value_ahead(policy, state.copy(), 0, 0) == pytest.approx(sigmoid(2.0))
    assert mean_value_ahead(policy, state, 0, 1) == pytest.approx(0.5)


def test_an_end_counts_for_what_is_left_of_the_way():
    """Seat 0 puts up its twelfth building and wins; nothing is left to play."""
    full = "indigo_plant " * 5 + "sugar_mill " * 6
    state = stand(seat(full, "well tower crane hero"), seat())
    answer(state, ("builder",))
    end = rollout(state, ("well",))
    assert end.ask is None
    assert mean_value_ahead(even(), end, 0, 4) == pytest.approx(sigmoid(final(end, 0)))


@pytest.mark.parametrize("own_policy", [False, True])
def test_where_the_seat_goes_its_own_way_it_plays_on_as_it_would_in_truth(own_policy, monkeypatch):
    """It likes empty cities: by the network it builds nothing in the deals, greedily it does."""
    ends = []

    def watched(policy, end, *rest):
        ends.append(end.copy())
        return mean_value_ahead(policy, end, *rest)

    monkeypatch.setattr(search, "mean_value_ahead", watched)
    state = stand(*[seat(hand="well tower crane hero")] * 2)
    bare = liking(lambda state, seat: -len(state.seats[seat].city))
    decide(bare, SearchBudget(2, 2, 0, 4, own_policy), GAME.view(state, 0), Random(1))
    built = [any(len(end.seats[at].city) > 1 for end in ends) for at in (0, 1)]
    assert built == [not own_policy, True], "the others go on building"


def test_only_the_questions_of_phases_and_builds_are_looked_at():
    for state in questions(2, tuple(ALL.items()), games=2, each=1):
        view, policy = GAME.view(state, state.ask.seat), even()
        decided = decide(policy, SearchBudget(1, 1), view, Random(1))
        assert refusal(state, decided) is None
        answer(state.copy(), decided)
    assert set(PHASES) < set(search.SEARCHED)
