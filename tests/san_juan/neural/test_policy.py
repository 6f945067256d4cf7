"""Choosing by the network: the position right after an answer decides, payments go by what is missed least."""

from random import Random

import pytest

from sanjuan.games.san_juan.options import open_box
from sanjuan.games.san_juan.players.neural.apply_visible import apply_visible, distinct_answers
from sanjuan.games.san_juan.players.neural.policy import (
    PHASES,
    TRUST,
    Policy,
    baseline_answer,
    decided,
    final,
    may_end,
    rollout,
)
from sanjuan.games.san_juan.players.neural.search import SearchBudget, decide
from sanjuan.games.san_juan.players.neural.sigmoid import sigmoid
from sanjuan.games.san_juan.players.neural.weights import network
from sanjuan.table.flow import refusal
from tests.san_juan.neural.toys import goods_worth, hand_worth, liking, questions
from tests.san_juan.randomly import GAME, TABLES
from tests.san_juan.rulebook import asked, play, seat, stand

TRAINED = Policy({seats: network(open_box(), seats) for seats in (2, 3, 4)})
TEN = "indigo_plant indigo_plant indigo_plant indigo_plant indigo_plant indigo_plant sugar_mill sugar_mill well tower"


def test_it_pays_with_what_it_misses_least():
    state = play(stand(seat(hand="hero well tower crane chapel")), "builder", "tower")
    assert asked(state) == "pay 0" and state.ask.least == 2
    assert hand_worth(hero=1, crane=0.5).best_without_search(state) == ("chapel", "well")
    assert sorted(hand_worth(well=1, chapel=1).best_without_search(state)) == ["crane", "hero"]


def test_it_pays_exactly_the_price():
    state = play(stand(seat(hand="hero well tower crane chapel statue")), "builder", "hero")
    assert len(hand_worth().best_without_search(state)) == 4 == state.ask.least


MARKET = "indigo_plant sugar_mill tobacco_storage black_market"
GOODS = "indigo_plant@0 sugar_mill@1 tobacco_storage@2"


def test_it_pays_with_as_many_goods_as_the_black_market_allows():
    state = play(stand(seat(MARKET, "hero well tower crane", GOODS)), "builder", "hero")
    assert state.ask.rule == "goods_in_payment" and state.ask.least == 4
    # Cards are dear to it and goods worth nothing: it would pay with all three of them.
    chosen = hand_worth(well=1, tower=1, crane=0.9).best_without_search(state)
    assert refusal(state, chosen) is None
    assert sorted("@" in option for option in chosen) == [False, False, True, True]
    assert "crane" in chosen


def test_it_keeps_its_goods_where_cards_are_worth_less():
    state = play(stand(seat(MARKET, "hero well tower crane chapel", GOODS)), "builder", "hero")
    chosen = goods_worth("indigo_plant", "sugar_mill", "tobacco_storage").best_without_search(state)
    assert sorted(chosen) == ["chapel", "crane", "tower", "well"]


def test_it_keeps_the_card_it_likes_best():
    state = play(stand(seat(), deck="well hero tower crane chapel"), "councillor")
    assert asked(state) == "keep 0"
    assert hand_worth(tower=1).best_without_search(state) == ("tower",)


def test_with_an_archive_it_lets_go_of_the_least():
    hand = "palace well statue market_hall"
    state = play(stand(seat("indigo_plant archive", hand), deck="hero tower crane chapel quarry"), "councillor")
    assert asked(state) == "discard 0" and len(state.ask.options) == 9
    liked = {"palace": 1, "hero": 1, "tower": 1, "crane": 1, "quarry": 1}
    assert sorted(hand_worth(**liked).best_without_search(state)) == ["chapel", "market_hall", "statue", "well"]


FACTORIES = f"coffee_roaster indigo_plant indigo_plant silver_smelter {' '.join(['sugar_mill'] * 4)} tobacco_storage"


def test_of_many_factories_the_best_ones_produce():
    state = play(stand(seat(FACTORIES)), "producer")
    assert asked(state) == "produce 0" and len(state.ask.options) == 9 and state.ask.most == 2
    assert sorted(goods_worth("silver_smelter", "tobacco_storage").best_without_search(state)) == [
        "silver_smelter@3",
        "tobacco_storage@8",
    ]


def test_of_many_goods_those_are_sold_that_bring_most():
    goods = " ".join(f"{name}@{at}" for at, name in enumerate(FACTORIES.split()))
    state = play(stand(seat(FACTORIES, goods=goods), tiles=[[1, 1, 1, 2, 2]]), "trader")
    assert len(state.ask.options) == 9 and state.ask.most == 2
    cards = liking(lambda state, seat: len(state.seats[seat].hand))
    assert sorted(cards.best_without_search(state)) == ["coffee_roaster@0", "silver_smelter@3"]


def test_it_swaps_no_more_than_helps():
    state = play(stand(seat(hand="hero well tower"), events="general_amnesty"), "general_amnesty")
    assert asked(state) == "amnesty 0"
    unknown = liking(lambda state, seat: sum({"?": 0.5, "hero": 1}.get(name, 0) for name in state.seats[seat].hand))
    assert sorted(unknown.best_without_search(state)) == ["tower", "well"]


def last_to_build(mine, hand, theirs):
    """Seat 0 is the last one to build in a builder phase."""
    return play(stand(seat(mine, hand), seat(theirs), edition=2, governor=1), "builder")


def test_it_takes_a_win_at_once():
    state = last_to_build(f"{TEN} statue", "poor_house chapel crane", "indigo_plant hero")
    while state.ask and state.ask.seat == 0 and state.ask.kind != "role":
        play(state, " ".join(TRAINED.best_without_search(state)))
    assert asked(state) == "nothing" and TRAINED.win_chance(state, 0) > 0.999


def test_it_does_not_end_a_game_that_it_would_lose():
    theirs = "guild_hall silver_smelter silver_smelter coffee_roaster coffee_roaster library hero statue tower"
    state = last_to_build(f"{TEN} crane", "poor_house chapel aqueduct", theirs)
    assert TRAINED.best_without_search(state) == ()


def test_at_the_very_end_points_are_better_than_cards():
    """The other city is complete: the five points of the hero are all that counts."""
    cards = "hero well chapel crane market_hall"
    state = last_to_build("indigo_plant guild_hall palace quarry", cards, f"{TEN} statue victory_column")
    assert TRAINED.best_without_search(state) == ("hero",)


def test_under_a_chapel_that_nobody_sees_into_a_win_is_not_certain():
    for chapel, sure in [("chapel", False), ("carpenter", True)]:
        state = last_to_build(f"{TEN} statue", "poor_house crane aqueduct", f"indigo_plant {chapel}")
        view = apply_visible(GAME.view(state, 0), ("poor_house",))
        assert decided(view) is sure
        assert decided(apply_visible(state, ("poor_house",)))


def test_while_somebody_is_still_to_build_nothing_is_decided():
    state = play(stand(seat(f"{TEN} statue", "poor_house crane aqueduct"), seat(hand="well hero chapel")), "builder")
    assert not decided(apply_visible(state, ("poor_house",)))


def test_a_finished_game_is_worth_its_share_of_the_win_and_a_little_for_the_margin():
    state = stand(seat("indigo_plant statue"), seat("indigo_plant well"))
    ahead = stand(seat("indigo_plant hero"), seat("indigo_plant well"))
    assert sigmoid(final(state, 0)) > 0.999 and sigmoid(final(state, 1)) < 0.001
    assert final(ahead, 0) > final(state, 0) and final(ahead, 1) < final(state, 1)


@pytest.mark.parametrize(("seats", "share"), [(2, 1 / 2), (3, 1 / 3), (4, 1 / 4)])
def test_a_shared_win_is_worth_its_share(seats, share):
    state = stand(*[seat()] * seats)
    assert sigmoid(final(state, seats - 1)) == pytest.approx(share, abs=1e-4)


def test_a_taste_is_added():
    state = stand(seat(hand="well tower"))
    plain = liking(lambda state, seat: 0.25)
    fond = Policy(plain.networks, lambda state, seat: len(state.seats[seat].hand))
    assert (plain.value(state, 0), fond.value(state, 0)) == (0.25, 2.25)


def test_a_phase_is_played_out_by_everybody():
    """The others build, too, when the builder is chosen."""
    state = stand(seat("well", "hero tower crane chapel"), seat("indigo_plant", "well crane tower"))
    end = rollout(state.copy(), ("builder",))
    assert [len(own.city) for own in end.seats] == [2, 2] and end.ask.kind == "role"


def test_a_seat_with_a_way_of_its_own_answers_what_starts_no_phase_in_it():
    """Seat 1 may build and pay as it likes; the other seat, roles and the library are the greedy player's."""
    state = stand(seat("library", "hero tower crane chapel"), seat("library", "well crane tower quarry hero"))
    seen = []

    def reply(state):
        seen.append(asked(state))
        return () if state.ask.kind == "build" else baseline_answer(state)

    end = rollout(play(state.copy()), ("builder",), {1: reply})
    assert seen == ["build 1"] and [len(own.city) for own in end.seats] == [2, 1]


def test_the_baseline_stands_unless_another_answer_is_clearly_better():
    state = play(stand(seat(hand="well tower crane"), seat()), "builder")
    baseline = baseline_answer(state)
    found = distinct_answers(state.ask)
    values = {one: value for value, one in liking(lambda state, seat: 0.0).rate(state, state.ask, found)}
    assert all(value == pytest.approx(TRUST if one == baseline else 0.0) for one, value in values.items())
    others = [one for one in found if one != baseline]
    wants = liking(lambda state, seat: 2 * TRUST * (others[0][0] in state.seats[seat].city if others[0] else 0))
    assert wants.best_without_search(state) == others[0]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_kind_of_question_is_answered_legally(seats, options):
    states = questions(seats, tuple(options.items()), games=2, each=1)
    assert len(states) >= 7
    for state in states:
        chosen = baseline_answer(state) if state.ask.kind in PHASES else TRAINED.best_without_search(state)
        assert refusal(state, chosen) is None


def first_to_build(policy, **more):
    """Return a position in which building may end the game with a winning lead, and the answer of a policy."""
    mine, cards = f"{TEN} statue", "poor_house chapel crane market_hall"
    theirs = seat("indigo_plant hero", "chapel crane quarry")
    state = play(stand(seat(mine, cards), theirs, edition=2, **more), "builder")
    return state, policy.best_without_search(state)


def test_a_build_that_may_end_the_game_is_chosen_by_how_it_ends():
    """A network that is blind to everything but the end: what counts is the win, then the points."""
    blind = liking(lambda state, seat: 3.0)
    state, chosen = first_to_build(blind)
    assert may_end(state) and chosen in [("chapel",), ("market_hall",)], "two points each, the others have one"
    view = GAME.view(state, 0)
    assert decide(blind, SearchBudget(), view, Random(1)) != ()


def test_only_the_last_builds_are_looked_at_so():
    assert not may_end(play(stand(seat(TEN, "poor_house chapel crane")), "builder"))
    assert not may_end(stand(seat(f"{TEN} statue", "poor_house chapel crane")))
    last = play(stand(seat("indigo_plant", "poor_house chapel crane"), seat(f"{TEN} statue hero")), "builder")
    assert may_end(last)
