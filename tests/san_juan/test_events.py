"""Events of the Treasure Chest: how they come up and are taken, and what the six do."""

from functools import partial

import pytest

from tests.san_juan.rulebook import (
    GAME,
    ROLES,
    asked,
    city,
    goods,
    hand,
    limits,
    offered,
    play,
    refusal,
    seat,
    stand,
    told,
    tucked,
)  # fmt: skip

EMPTY = seat("")
SIX = ["earthquake", "debt_relief", "taxes", "general_amnesty", "governors_visit", "reconstruction"]
ELEVEN = "smithy gold_mine archive poor_house black_market trading_post well market_stand crane chapel tower"
fest = partial(stand, with_events=True)


# An event that is drawn is laid face up beside the roles, and another card is drawn instead.


def test_an_event_drawn_is_laid_out_and_replaced():
    state = play(fest(EMPTY, deck="taxes hero well"), "prospector")
    assert (hand(state, 0), state.events) == ("hero", ["taxes"])
    assert "event_shown" in told(state)


def test_an_event_drawn_instead_of_an_event_is_replaced_too():
    state = play(fest(EMPTY, deck="taxes debt_relief hero well"), "prospector")
    assert (hand(state, 0), state.events) == ("hero", ["taxes", "debt_relief"])


def test_the_councillor_looks_at_five_cards_beside_the_events():
    state = play(fest(EMPTY, deck="well taxes crane tower debt_relief statue hero palace"), "councillor")
    assert (offered(state), state.events) == ("well crane tower statue hero", ["taxes", "debt_relief"])


def test_the_gold_mine_replaces_events():
    state = play(fest(seat("gold_mine"), deck="hero well taxes chapel quarry library"), "prospector")
    assert (offered(state), state.events) == ("well chapel quarry library", ["taxes"])


def test_no_event_is_ever_dealt():
    for seed in range(60):
        state = GAME.new(4, seed, edition=1, events=True, start_hand=seed % 2 == 0)
        assert not set(SIX) & {card for own in state.seats for card in own.hand}
        assert sorted(state.events + [card for card in state.deck if card in SIX]) == sorted(SIX)


def test_an_event_may_lie_unseen_as_a_good_and_is_worth_what_it_sells_for():
    state = play(fest(seat(), EMPTY, deck="taxes"), "producer", "indigo_plant@0")
    assert (state.seats[0].goods, state.events) == (["taxes"], [])
    play(state, "prospector", "trader", "indigo_plant@0")
    assert state.discard == ["taxes"]


# An event is taken instead of a role, and is discarded afterwards.


def test_an_event_is_taken_instead_of_a_role():
    state = fest(EMPTY, EMPTY, EMPTY, events="debt_relief")
    assert offered(state).split() == [*ROLES, "debt_relief"]
    play(state, "debt_relief")
    assert (state.events, state.discard, asked(state)) == ([], ["debt_relief"], "role 1")
    assert offered(state).split() == ROLES


def test_an_event_may_be_taken_in_the_turn_in_which_it_came_up():
    state = play(fest(EMPTY, EMPTY, EMPTY, deck="taxes hero"), "prospector")
    assert "taxes" in offered(state)


def test_events_stay_out_over_the_rounds():
    state = play(fest(EMPTY, EMPTY, events="taxes"), "trader", "builder", "prospector")
    assert (state.round, "taxes" in offered(state)) == (2, True)


def test_an_event_used_may_come_up_again():
    state = play(fest(EMPTY, EMPTY, EMPTY, events="taxes"), "taxes")
    assert state.discard == ["taxes"]
    state.deck.clear()
    play(state, "prospector")
    assert (state.events, state.discard, hand(state, 1)) == (["taxes"], [], "")


# Earthquake: everybody, the taker included, destroys one of his buildings with all that lies on and under it.


def test_earthquake_takes_a_building_of_everybody_from_the_taker_on():
    state = play(fest(seat("well tower"), seat("smithy crane"), governor=1, events="earthquake"), "earthquake")
    assert (asked(state), offered(state), limits(state)) == ("earthquake 1", "smithy@0 crane@1", (1, 1))
    play(state, "crane@1", "well@0")
    assert (city(state, 0), city(state, 1)) == ("tower", "smithy")
    assert state.discard == ["crane", "well", "earthquake"]


def test_earthquake_takes_the_whole_stack_with_good_and_cards():
    own = seat("well statue/chapel indigo_plant", goods="indigo_plant@2", tucked="tower hero")
    state = play(fest(own, EMPTY, events="earthquake"), "earthquake", "statue@1")
    assert (city(state, 0), goods(state, 0), tucked(state, 0)) == ("well indigo_plant", "indigo_plant@1", "")
    assert sorted(state.discard) == ["chapel", "earthquake", "hero", "statue", "tower"]
    state = fest(seat("indigo_plant well chapel", goods="indigo_plant@0", tucked="tower"), EMPTY, events="earthquake")
    good = state.seats[0].goods[0]
    play(state, "earthquake", "indigo_plant@0")
    assert state.discard == ["indigo_plant", good, "earthquake"]
    assert state.seats[0].tucked == [(1, "chapel", "tower")]


def test_earthquake_leaves_cards_under_earlier_places_alone():
    state = play(fest(seat("chapel well hero", tucked="tower"), EMPTY, events="earthquake"), "earthquake", "well@1")
    assert (state.seats[0].tucked, state.discard) == ([(0, "chapel", "tower")], ["well", "earthquake"])


def test_earthquake_asks_nobody_who_has_one_building_or_none():
    state = play(fest(seat("well"), EMPTY, events="earthquake"), "earthquake")
    assert (city(state, 0), state.discard, asked(state)) == ("", ["well", "earthquake"], "role 1")


def test_earthquake_takes_a_cathedral_out_of_the_game():
    state = fest(seat("cathedral well"), EMPTY, new_buildings=True, events="earthquake")
    play(state, "earthquake", "cathedral@0")
    assert (state.discard, state.on_table) == (["earthquake"], [])


# Debt relief: three cards for everybody, the taker first.


def test_debt_relief_gives_everybody_three_cards():
    state = fest(EMPTY, EMPTY, governor=1, events="debt_relief", deck="well tower hero statue palace crane")
    play(state, "debt_relief")
    assert (hand(state, 1), hand(state, 0)) == ("hero tower well", "crane palace statue")


# Taxes: everybody but the taker discards a hand card, if he has one.


def test_taxes_cost_all_but_the_taker_a_card():
    state = fest(seat("", "well"), seat("", "tower hero"), seat("", "statue"), EMPTY, events="taxes")
    play(state, "taxes")
    assert (asked(state), offered(state), limits(state)) == ("taxes 1", "tower hero", (1, 1))
    play(state, "hero")
    assert [hand(state, number) for number in range(4)] == ["well", "tower", "", ""]
    assert state.discard == ["hero", "statue", "taxes"]


def test_taxes_are_paid_by_the_seats_before_the_taker_too():
    state = play(fest(seat("", "tower"), seat("", "well"), EMPTY, governor=1, events="taxes"), "taxes")
    assert (hand(state, 0), hand(state, 1), state.discard) == ("", "well", ["tower", "taxes"])


# General amnesty: everybody may exchange any number of hand cards.


def test_general_amnesty_exchanges_any_number_of_hand_cards():
    state = fest(seat("", "well tower hero"), seat("", "crane"), events="general_amnesty", deck="statue palace quarry")
    play(state, "general_amnesty")
    assert (asked(state), limits(state)) == ("amnesty 0", (0, 3))
    play(state, "well tower hero")
    assert (hand(state, 0), asked(state)) == ("palace quarry statue", "amnesty 1")
    play(state, "")
    assert (hand(state, 1), state.discard) == ("crane", ["well", "tower", "hero", "general_amnesty"])


# Governor's visit: a role that was taken this round is played again.


def test_governors_visit_offers_the_roles_taken():
    state = play(fest(EMPTY, EMPTY, EMPTY, EMPTY, events="governors_visit"), "trader", "builder", "governors_visit")
    assert (asked(state), offered(state), limits(state)) == ("visit 2", "trader builder", (1, 1))
    assert asked(play(state, "trader")) == "role 3"


def test_governors_visit_gives_the_privilege_to_its_taker():
    state = play(fest(EMPTY, EMPTY, events="governors_visit", deck="hero well"), "prospector", "governors_visit")
    assert (hand(state, 0), hand(state, 1), asked(state)) == ("hero", "well", "role 0")


def test_governors_visit_waits_for_a_role():
    assert "governors_visit" not in offered(fest(EMPTY, events="governors_visit taxes"))


def test_buildings_work_in_the_role_played_again():
    state = fest(EMPTY, seat("smithy library", "silver_smelter hero well tower"), EMPTY, events="governors_visit")
    play(state, "builder", "", "governors_visit", "silver_smelter")
    assert limits(state) == (2, 2)


def test_a_second_builder_phase_can_end_the_game():
    state = fest(seat(ELEVEN, "indigo_plant hero"), EMPTY, events="governors_visit")
    play(state, "builder", "")
    assert GAME.over(play(state, "governors_visit", "indigo_plant"))
    assert state.discard[-1] == "governors_visit"


# Reconstruction: everybody may build one building of cost 4 or less for nothing.


def test_reconstruction_builds_for_nothing_up_to_cost_four():
    own = seat("well", "quarry library silver_smelter hero well coffee_roaster")
    state = play(fest(own, EMPTY, events="reconstruction"), "reconstruction")
    assert (asked(state), offered(state), limits(state)) == ("rebuild 0", "quarry coffee_roaster", (0, 1))
    play(state, "quarry")
    assert (city(state, 0), len(state.seats[0].hand)) == ("well quarry", 5)
    assert refusal(play(fest(own, events="reconstruction"), "reconstruction"), "library") == (
        "'library' is not offered in 'rebuild'"
    )


def test_reconstruction_may_be_declined():
    state = play(fest(seat("", "well"), events="reconstruction"), "reconstruction", "")
    assert (city(state, 0), hand(state, 0)) == ("", "well")


def test_no_building_matters_in_a_reconstruction():
    own = seat("crane carpenter poor_house quarry library", "statue silver_smelter hero")
    state = play(fest(own, EMPTY, EMPTY, events="reconstruction", deck="well"), "reconstruction")
    assert offered(state) == "statue"  # nothing cheaper by quarry or library, no place for the crane
    play(state, "statue")
    assert hand(state, 0) == "hero silver_smelter"


def test_reconstruction_by_all_in_turn_then_the_twelfth_building_ends_the_game():
    state = fest(seat(ELEVEN, "indigo_plant"), seat("", "smithy"), events="reconstruction")
    play(state, "reconstruction", "indigo_plant")
    assert asked(state) == "rebuild 1"
    play(state, "smithy")
    assert (city(state, 1), asked(state), told(state)[-2:]) == ("smithy", "nothing", ["ends", "final"])


# Buildings have no influence on an event.


@pytest.mark.parametrize(("event", "drawn"), [("debt_relief", 3), ("taxes", 0)])
def test_the_library_doubles_no_event(event, drawn):
    state = play(fest(seat("library"), EMPTY, EMPTY, events=event), event)
    assert (len(state.seats[0].hand), asked(state)) == (drawn, "role 1")
