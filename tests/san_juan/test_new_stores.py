"""New Buildings that something lies on or under: customs office, bank, harbor."""

import pytest

from tests.san_juan.rulebook import GAME, asked, goods, hand, limits, offered, play, seat, some, stand, told, tucked

EMPTY = seat("")
TILES = [[1, 2, 2, 3, 3], [1, 1, 1, 2, 2]]


# Customs office (Zollamt, Douane): an unseen card at the start of the councillor phase, sold for 2.


def test_customs_office_gets_an_unseen_card_before_anybody_draws(town):
    state = town(EMPTY, seat("customs_office"), deck="tower well crane statue hero palace")
    play(state, "councillor")
    assert state.seats[1].goods == ["tower"]
    assert (asked(state), offered(state)) == ("keep 0", "well crane statue hero palace")
    assert told(state)[1] == "customs" and not any("tower" in str(fact) for fact in state.facts)


def test_customs_office_gets_its_good_whoever_is_councillor(town):
    assert goods(play(town(seat("customs_office")), "councillor"), 0) == "customs_office@0"


def test_customs_office_holds_one_good(town):
    state = town(seat("customs_office", goods="customs_office@0"), deck="tower well crane statue hero palace")
    play(state, "councillor")
    assert offered(state) == "tower well crane statue hero"
    assert "customs" not in told(state)


def test_customs_office_is_no_place_to_produce(town):
    assert asked(play(town(seat("customs_office"), EMPTY), "producer")) == "role 1"


@pytest.mark.parametrize("tile", [[1, 1, 1, 2, 2], [1, 2, 2, 3, 3]])
def test_customs_office_sells_for_two_by_every_tile(town, tile):
    state = play(town(EMPTY, seat("customs_office", goods="customs_office@0"), tiles=[tile]), "trader")
    play(state, "customs_office@0")
    assert (len(state.seats[1].hand), goods(state, 1), list(state.tiles[-1])) == (2, "", tile)


def test_customs_office_counts_as_one_of_the_goods_sold(town):
    own = "indigo_plant customs_office market_hall market_stand"
    state = town(seat(own, goods="indigo_plant@0 customs_office@1"), EMPTY, tiles=TILES)
    play(state, "trader")
    assert limits(state) == (0, 2)
    assert len(play(state, "indigo_plant@0 customs_office@1").seats[0].hand) == 1 + 2 + 1 + 1


def test_customs_office_good_pays_one_card_with_a_black_market(town):
    state = town(EMPTY, seat("customs_office black_market", "well hero", "customs_office@0"))
    play(state, "builder", "well")
    assert goods(state, 1) == "" and hand(state, 1) == "" and len(state.discard) == 2


def test_customs_office_loses_its_good_when_covered(town):
    state = town(EMPTY, seat("customs_office crane", "statue well hero", "customs_office@0"))
    play(state, "builder", "statue>customs_office@0")
    assert goods(state, 1) == "" and "good_lost" in told(state)


# Bank: once in the game any number of hand cards go under it, a point each.


def test_bank_takes_any_number_of_hand_cards(town):
    state = town(seat("bank", some(9)), at="round_start")
    assert (asked(state), limits(state)) == ("bank 0", (0, 9))
    play(state, some(9))
    assert (hand(state, 0), len(state.seats[0].tucked), asked(state)) == ("", 9, "role 0")


def test_bank_comes_before_the_limits(town):
    state = play(town(seat("bank", some(9)), at="round_start"), "well")
    assert (asked(state), limits(state)) == ("discard 0", (1, 1))


def test_bank_is_used_once(town):
    state = play(town(seat("bank", "well tower"), EMPTY, at="round_start"), "well")
    play(state, "trader", "producer", "prospector")
    assert (asked(state), tucked(state, 0)) == ("role 1", "bank:well")


def test_bank_not_used_is_offered_again(town):
    state = play(town(seat("bank", "well tower"), EMPTY, at="round_start"), "", "trader", "producer", "prospector")
    assert asked(state) == "bank 0"


def test_bank_built_a_second_time_is_not_used_again(town):
    assert asked(town(seat("statue/bank bank", "well", tucked="bank: tower"), at="round_start")) == "role 0"


def test_bank_tells_nobody(town):
    state = play(town(seat("bank", "well tower"), at="round_start"), "tower")
    assert "tucked_card" in told(state, 0)
    assert "tucked_card" not in told(state, 1) and "tucked_card" not in told(state, None)


def test_a_covered_bank_takes_no_cards(town):
    assert asked(town(seat("statue/bank", "well"), at="round_start")) == "role 0"


# Harbor (Hafen, Port): one of the goods sold goes under it.


def shipping(edition, chosen, own="indigo_plant silver_smelter harbor"):
    """Return a sale of the trader, who has a harbor; its question, if any, is open."""
    lying = "indigo_plant@0 silver_smelter@1"
    state = stand(seat(own, goods=lying), EMPTY, edition=edition, new_buildings=True, tiles=TILES)
    return play(state, "trader", chosen)


@pytest.mark.parametrize(("edition", "least"), [(1, 1), (2, 0)])
def test_harbor_takes_one_of_the_goods_sold_must_in_the_first_and_may_in_the_second_edition(edition, least):
    state = shipping(edition, "indigo_plant@0 silver_smelter@1")
    assert (asked(state), offered(state)) == ("harbor 0", "indigo_plant@0 silver_smelter@1")
    assert limits(state) == (least, 1)
    sold = state.aside[:]
    play(state, "silver_smelter@1")
    assert (tucked(state, 0), state.discard) == (f"harbor:{sold[1]}", sold[:1])
    assert len(state.seats[0].hand) == 1 + 3


def test_harbor_takes_a_single_good_unasked_in_the_first_edition():
    state = shipping(1, "indigo_plant@0")
    assert (asked(state), len(state.seats[0].tucked), len(state.seats[0].hand)) == ("role 1", 1, 1)


def test_harbor_may_be_left_in_the_second_edition():
    state = play(shipping(2, "indigo_plant@0"), "")
    assert (tucked(state, 0), len(state.discard), len(state.seats[0].hand)) == ("", 1, 1)


@pytest.mark.parametrize("edition", [1, 2])
def test_harbor_takes_nothing_when_nothing_is_sold_or_it_is_covered(edition):
    assert tucked(shipping(edition, ""), 0) == ""
    state = shipping(edition, "indigo_plant@0", "indigo_plant silver_smelter statue/harbor")
    assert (asked(state), tucked(state, 0)) == ("role 1", "")


def test_harbor_cards_are_seen_by_nobody_and_counted_by_their_owner_alone():
    state = shipping(1, "indigo_plant@0")
    assert GAME.view(state, 0).seats[0].tucked == [(2, "harbor", "?")]
    assert GAME.view(state, 1).seats[0].tucked == []
    assert "tucked_good" in told(state, 0) and "tucked_good" not in told(state, 1)
