"""Buildings of the builder phase: smithy, quarry, poor house, carpenter, black market, crane."""

import pytest

from tests.san_juan.rulebook import asked, city, goods, hand, limits, offered, play, refusal, seat, stand


def price(city_, card, edition=1):
    """Return the price of a card, in hand cards, for a seat that is not the builder."""
    state = play(stand(seat(""), seat(city_, f"{card} hero hero statue statue palace palace")), "builder", card)
    return 6 - len(state.seats[1].hand) if asked(state) != "pay 1" else state.ask.least


EMPTY = seat("")

# Smithy: "il lui en coute une carte en moins" for a production building.


@pytest.mark.parametrize(
    ("card", "cost"), [("indigo_plant", 0), ("sugar_mill", 1), ("tobacco_storage", 2), ("coffee_roaster", 3)]
)
def test_smithy_saves_one_on_production_buildings(card, cost):
    assert price("smithy", card) == cost


@pytest.mark.parametrize(("card", "cost"), [("well", 2), ("tower", 3), ("library", 5)])
def test_smithy_saves_nothing_on_city_buildings(card, cost):
    assert price("smithy", card) == cost


# Quarry: a city (violet) building costs 1 less.


@pytest.mark.parametrize(("card", "cost"), [("smithy", 0), ("well", 1), ("victory_column", 3), ("guild_hall", 5)])
def test_quarry_saves_one_on_city_buildings(card, cost):
    assert price("quarry", card) == cost


@pytest.mark.parametrize(("card", "cost"), [("indigo_plant", 1), ("silver_smelter", 5)])
def test_quarry_saves_nothing_on_production_buildings(card, cost):
    assert price("quarry", card) == cost


# Poor house: after building, with 0 or 1 cards in hand, one card.


@pytest.mark.parametrize(
    ("left", "drawn"),
    [
        ("", "hero"),
        ("well", "hero well"),
        ("tower well", "tower well"),
        ("crane tower well", "crane tower well"),
    ],
)
def test_poor_house_gives_a_card_to_who_has_none_or_one_left(left, drawn):
    state = play(stand(seat(""), seat("poor_house", f"indigo_plant palace {left}"), deck="hero"), "builder")
    play(state, "indigo_plant")
    if asked(state) == "pay 1":
        play(state, "palace")
    assert hand(state, 1) == drawn


def test_poor_house_gives_nothing_without_a_building():
    state = play(stand(seat(""), seat("poor_house", "indigo_plant palace")), "builder", "")
    assert hand(state, 1) == "indigo_plant palace"


# Carpenter: after building a city building, one card.


def test_carpenter_gives_a_card_after_a_city_building():
    state = play(stand(seat(""), seat("carpenter", "smithy palace"), deck="hero"), "builder", "smithy")
    assert hand(state, 1) == "hero"


def test_carpenter_gives_nothing_after_a_production_building():
    state = play(stand(seat(""), seat("carpenter", "indigo_plant palace")), "builder", "indigo_plant")
    assert hand(state, 1) == ""


def test_carpenter_gives_its_card_before_the_poor_house_counts_the_hand():
    state = stand(seat(""), seat("carpenter poor_house", "smithy palace statue"), deck="hero")
    assert hand(play(state, "builder", "smithy", "palace"), 1) == "hero statue"


def test_carpenter_gives_its_card_after_the_payment():
    state = stand(seat(""), seat("carpenter", "smithy palace statue"), deck="hero")
    play(state, "builder", "smithy")
    assert offered(state) == "palace statue"


# Black market: up to two goods instead of cards of the hand.

MARKET = "indigo_plant sugar_mill tobacco_storage black_market"
GOODS = "indigo_plant@0 sugar_mill@1 tobacco_storage@2"
GOODS_2 = "indigo_plant@0 sugar_mill@1"


def test_black_market_offers_the_goods_for_payment():
    state = play(stand(seat(""), seat(MARKET, "statue well hero palace", GOODS)), "builder", "statue")
    assert (asked(state), limits(state)) == ("pay 1", (3, 3))
    assert offered(state) == f"well hero palace {GOODS}"


@pytest.mark.parametrize("payment", ["well hero palace", "well hero sugar_mill@1", "hero indigo_plant@0 sugar_mill@1"])
def test_black_market_takes_up_to_two_goods(payment):
    state = play(stand(seat(""), seat(MARKET, "statue well hero palace", GOODS)), "builder", "statue", payment)
    assert len(state.seats[1].hand) + len(goods(state, 1).split()) == 3
    assert not set(payment.split()) & set(goods(state, 1).split())
    assert len(state.discard) == 3


def test_black_market_refuses_a_third_good():
    state = play(stand(seat(""), seat(MARKET, "statue well hero palace", GOODS)), "builder", "statue")
    assert refusal(state, GOODS) == "at most 2 goods may be part of a payment, not 3"


def test_black_market_goods_make_payable_what_the_hand_alone_does_not():
    state = play(stand(seat(""), seat(MARKET, "statue well hero", GOODS)), "builder")
    assert offered(state) == "statue well"
    assert asked(play(stand(seat(""), seat(MARKET, "hero", GOODS)), "builder")) == "role 1"


def test_black_market_counts_the_goods_that_are_there():
    state = play(stand(EMPTY, seat(MARKET, "statue well", "sugar_mill@1")), "builder")
    assert offered(state) == "well"  # one card and one good


def test_without_a_black_market_goods_pay_nothing():
    state = play(stand(seat(""), seat("indigo_plant", "well tower hero palace", "indigo_plant@0")), "builder", "well")
    assert offered(state) == "tower hero palace"


# Crane: over an own building, for the difference.

CRANE = "indigo_plant crane"


def test_crane_offers_each_place_beside_a_new_one():
    state = play(stand(seat(""), seat("indigo_plant well crane", "tower hero statue palace")), "builder")
    assert offered(state) == (
        "tower tower>indigo_plant@0 tower>well@1 hero>well@1 statue statue>indigo_plant@0 statue>well@1"
    )


@pytest.mark.parametrize(("new", "old", "cost"), [
    ("palace", "chapel", 3), ("statue", "coffee_roaster", 0), ("hero", "tower", 2), ("indigo_plant", "library", 0),
])  # fmt: skip
def test_crane_takes_off_the_cost_of_the_covered_building(new, old, cost):
    cards = [name for name in "well quarry smithy archive".split() if name not in (new, old)]
    state = play(stand(seat(""), seat(f"{old} crane", " ".join([new, *cards]))), "builder", f"{new}>{old}@0")
    assert (state.ask.least if asked(state) == "pay 1" else 0) == cost
    assert city(state, 1) == f"{new}/{old} crane"


def test_crane_cannot_be_covered_by_anything():
    state = play(stand(seat(""), seat("crane", "well hero statue palace smithy quarry")), "builder")
    assert "crane" not in offered(state)


def test_no_building_covers_an_equal_one():
    state = play(stand(seat(""), seat(CRANE, "indigo_plant well")), "builder")
    assert "indigo_plant>indigo_plant@0" not in offered(state)
    state = play(stand(seat(""), seat(f"statue {CRANE}", "statue indigo_plant hero")), "builder")
    assert "statue>statue@0" not in offered(state) and "statue>indigo_plant@1" not in offered(state)


def test_crane_discards_the_good_under_the_new_building():
    state = stand(seat(""), seat(CRANE, "sugar_mill hero", "indigo_plant@0"))
    play(state, "builder", "sugar_mill>indigo_plant@0")
    assert (goods(state, 1), city(state, 1)) == ("", "sugar_mill/indigo_plant crane")
    assert len(state.discard) == 2


def test_a_covered_city_building_may_be_built_again():
    state = play(stand(seat(""), seat("hero/well crane", "well tower statue")), "builder", "well")
    assert city(state, 1) == "hero/well crane well"


def test_a_stack_can_be_covered_again_and_again():
    state = play(
        stand(seat(""), seat("statue/well/indigo_plant crane", "hero tower smithy")), "builder", "hero>statue@0"
    )
    assert city(state, 1) == "hero/statue/well/indigo_plant crane"


def test_covering_counts_as_building_for_the_cards_it_gives():
    state = stand(seat(""), seat("tower crane carpenter poor_house", "statue"), deck="well smithy")
    assert hand(play(state, "builder", "statue>tower@0"), 1) == "smithy well"


def test_a_covered_building_has_no_power_for_this_very_build():
    assert asked(play(stand(seat(""), seat("quarry crane", "palace")), "builder")) == "role 1"
    state = stand(seat(""), seat("carpenter crane", "statue"))
    assert hand(play(state, "builder", "statue>carpenter@0"), 1) == ""


def test_a_covered_black_market_and_the_good_that_is_lost_pay_nothing():
    state = stand(
        seat(""), seat("indigo_plant sugar_mill black_market crane", "tower hero", "indigo_plant@0 sugar_mill@1")
    )
    play(state, "builder")
    assert "tower>indigo_plant@0" in offered(state)  # 3 - 1: the hero and the good on the sugar mill
    assert "tower>black_market@2" in offered(state)  # 3 - 2: the hero alone
    play(state, "tower>indigo_plant@0")
    assert (goods(state, 1), hand(state, 1), len(state.discard)) == ("", "", 3)


def test_a_covered_black_market_makes_nothing_payable():
    state = play(stand(EMPTY, seat("indigo_plant sugar_mill black_market crane", "tower", GOODS_2)), "builder")
    assert offered(state) == "tower>sugar_mill@1"  # 3 - 2, and the good on the indigo plant; not 3 - 2 with nothing


def test_the_good_that_is_lost_makes_nothing_payable():
    state = play(stand(EMPTY, seat("indigo_plant well black_market crane", "tower hero", "indigo_plant@0")), "builder")
    assert offered(state) == "tower>well@1 tower>black_market@2"  # the hero pays 1, not 2


def test_no_third_good_makes_a_cover_payable():
    city_ = "indigo_plant sugar_mill tobacco_storage well black_market crane"
    state = play(stand(EMPTY, seat(city_, "hero", GOODS)), "builder")
    assert "hero>well@3" not in offered(state)  # 5 - 2 with two goods


def test_buildings_on_later_places_work_while_one_is_covered():
    state = stand(EMPTY, seat("tower carpenter crane", "statue"), deck="well")
    assert hand(play(state, "builder", "statue>tower@0"), 1) == "well"


def test_reductions_add_up_and_stop_at_nothing():
    state = stand(seat("well library quarry crane", "palace statue hero"), seat(), seat())
    play(state, "builder", "palace>well@0")
    assert limits(state) == (1, 1)
    free = play(stand(seat("smithy library", "indigo_plant"), seat(), seat()), "builder", "indigo_plant")
    assert (hand(free, 0), len(free.discard)) == ("", 0)
