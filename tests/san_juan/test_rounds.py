"""Set-up, rounds, phases, piles: what happens between the buildings."""

import pytest

from tests.san_juan.rulebook import GAME, ROLES, asked, city, hand, limits, offered, play, refusal, seat, stand

EMPTY = seat("")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("options", "cards"), [({"edition": 1}, 110), ({"edition": 2}, 112), ({"deck": 110}, 110)])
def test_set_up(seats, options, cards):
    state = GAME.new(seats, 7, **options)
    assert [own.city for own in state.seats] == [["indigo_plant"]] * seats
    assert [len(own.hand) for own in state.seats] == [4] * seats
    assert len(state.deck) == cards - 5 * seats
    assert (state.discard, state.round, state.taken) == ([], 1, [])
    assert asked(state) == f"role {state.governor}"


def test_the_governor_is_drawn_by_lot():
    assert {GAME.new(4, seed).governor for seed in range(40)} == {0, 1, 2, 3}


def test_equal_seeds_give_equal_games_and_others_other_ones():
    assert GAME.new(3, 5) == GAME.new(3, 5)
    assert GAME.new(3, 5) != GAME.new(3, 6)


@pytest.mark.parametrize(("seats", "seed", "sentence"), [
    (1, 0, "San Juan seats 2 to 4 players, not 1"),
    (5, 0, "San Juan seats 2 to 4 players, not 5"),
    (True, 0, "San Juan seats 2 to 4 players, not True"),
    (2, "x", "the seed is a whole number, not 'x'"),
])  # fmt: skip
def test_wrong_set_ups_are_refused(seats, seed, sentence):
    with pytest.raises(ValueError) as error:
        GAME.new(seats, seed)
    assert str(error.value) == sentence


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_starting_variant_deals_five_to_eight_cards_and_keeps_four(seats):
    state = GAME.new(seats, 3, start_hand=True)
    for nth in range(seats):
        number = (state.governor + nth) % seats
        assert asked(state) == f"start_hand {number}"
        assert (len(state.ask.options), limits(state)) == (5 + nth, (4, 4))
        kept = list(state.ask.options[:4])
        play(state, " ".join(kept))
        assert state.seats[number].hand == kept
    assert asked(state) == f"role {state.governor}"
    assert len(state.discard) == sum(range(1, seats + 1))


# Rounds.


@pytest.mark.parametrize(("seats", "choosers"), [(2, [0, 1, 0]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_who_chooses_roles(seats, choosers):
    state = stand(*[EMPTY] * seats, deck="well well hero hero tower tower crane crane")
    for chooser, role in zip(choosers, ["builder", "producer", "trader", "prospector"], strict=False):
        assert asked(state) == f"role {chooser}"
        play(state, role)
    assert (state.governor, state.round, asked(state)) == (1, 2, "role 1")
    assert offered(state).split() == ROLES


def test_a_role_taken_is_gone_for_the_round():
    state = play(stand(EMPTY, EMPTY, EMPTY), "trader", "builder")
    assert offered(state) == "producer councillor prospector"


def test_a_role_must_be_taken():
    assert refusal(stand(EMPTY), "") == "'role' wants 1 to 1 options, not 0"
    assert refusal(stand(EMPTY), "builder trader") == "'role' wants 1 to 1 options, not 2"
    assert refusal(play(stand(EMPTY), "trader"), "trader") == "'trader' is not offered in 'role'"


def test_the_chooser_acts_first_then_the_others_clockwise():
    state = play(stand(*[seat("indigo_plant")] * 4, governor=2), "producer", "")
    assert asked(state) == "produce 3"
    assert asked(play(state, "")) == "produce 0"
    assert asked(play(state, "")) == "produce 1"
    assert asked(play(state, "")) == "role 3"


@pytest.mark.parametrize("role", ["builder", "producer", "trader"])
def test_every_action_may_be_declined(role):
    city_, lying = "indigo_plant sugar_mill", "sugar_mill@1"
    state = play(stand(seat(city_, "well hero tower", lying), seat(city_, "well hero tower", lying)), role, "", "")
    assert asked(state) == "role 1"
    assert [own.city for own in state.seats] == [city_.split()] * 2
    assert [len(own.hand) for own in state.seats] == [3, 3]
    assert [own.goods.count("") for own in state.seats] == [1, 1]


# Builder phase: what is offered and paid.


def test_one_building_of_each_city_kind_and_any_number_of_production_buildings():
    state = play(stand(EMPTY, seat("well indigo_plant", "well indigo_plant tower hero hero")), "builder")
    assert offered(state) == "indigo_plant tower"


def test_one_building_in_a_phase():
    state = play(stand(EMPTY, seat("", "smithy archive gold_mine hero")), "builder")
    assert refusal(state, "smithy archive") == "'build' wants 0 to 1 options, not 2"


def test_builder_pays_one_less():
    state = stand(seat("", "well tower hero"), seat("", "well tower hero"))
    play(state, "builder", "well")
    assert limits(state) == (1, 1)
    play(state, "hero", "well")
    assert (hand(state, 0), hand(state, 1), city(state, 1)) == ("tower", "", "well")


@pytest.mark.parametrize(
    "payment", ["well", "well well", "well well hero hero", "well tower hero", "palace well hero", ""]
)
def test_wrong_payments_are_refused_and_nothing_changes(payment):
    state = play(stand(EMPTY, seat("", "tower well well hero crane")), "builder", "tower")
    assert refusal(state, payment)


def test_an_answer_is_a_multiset_its_order_is_free():
    one = play(stand(EMPTY, seat("", "tower well well hero crane")), "builder", "tower", "well hero well")
    other = play(stand(EMPTY, seat("", "tower well well hero crane")), "builder", "tower", "hero well well")
    assert one == other


def test_payments_with_one_possible_answer_are_not_asked():
    state = play(stand(EMPTY, seat("", "crane well well well")), "builder", "crane")
    assert (hand(state, 1), asked(state)) == ("well", "role 1")


# A building works from the next phase on.


def test_a_new_building_does_not_work_in_its_own_phase():
    for name, rest in [("poor_house", "hero hero"), ("carpenter", "hero hero hero")]:
        state = play(stand(EMPTY, seat("", f"{name} {rest}")), "builder", name)
        assert hand(state, 1) == ""


def test_a_new_building_works_in_the_next_phase_of_the_round():
    state = stand(EMPTY, seat("indigo_plant sugar_mill tobacco_storage", "aqueduct hero hero hero"))
    assert limits(play(state, "builder", "aqueduct", "producer")) == (0, 2 + 1)


# Draw pile and discard pile.


def rest_of(*cards):
    """Return all cards of the 1st edition but these."""
    left = stand(EMPTY, EMPTY).deck
    for name in cards:
        left.remove(name)
    return " ".join(left)


def test_the_draw_pile_is_reshuffled_under_what_is_left_of_it():
    piles = ["well", *["hero"] * 3]
    state = stand(
        seat("library"), seat("", rest_of("library", *piles)), seat(""), deck="well", discard="hero hero hero"
    )
    play(state, "prospector")
    assert (hand(state, 0), state.deck, state.discard) == ("hero well", ["hero"] * 2, [])
    assert ("reshuffled", 3) in state.facts


def test_an_empty_draw_pile_waits_until_a_card_is_wanted():
    state = stand(EMPTY, seat("", rest_of("well", "hero")), deck="well", discard="hero")
    play(state, "prospector")
    assert (hand(state, 0), state.deck, state.discard) == ("well", [], ["hero"])


def test_with_both_piles_empty_the_game_goes_on():
    state = stand(seat("indigo_plant"), seat("gold_mine", rest_of("indigo_plant", "gold_mine")), deck="")
    play(state, "prospector", "councillor", "producer", "indigo_plant@0")
    assert (hand(state, 0), state.seats[0].goods) == ("", [""])
    assert asked(state) == "discard 1"
