"""Buildings of producer and trader: production buildings, well, aqueduct, trading post, market stand, market hall."""

import pytest

from tests.san_juan.rulebook import asked, goods, hand, limits, offered, play, refusal, seat, stand

FACTORIES = "indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter"
PLACES = "indigo_plant@0 sugar_mill@1 tobacco_storage@2 coffee_roaster@3 silver_smelter@4"
TILES = [[1, 2, 2, 3, 3], [1, 1, 1, 2, 2]]


def producing(city, producer):
    """Return the producer phase at the question of seat 0, which is the producer or not."""
    others = [seat(""), seat("")]
    if producer:
        return play(stand(seat(city), *others), "producer")
    return play(stand(seat(city), *others, governor=1), "producer")


def selling(city, trader, lying=PLACES, **position):
    """Return the trader phase at the question of seat 0, which is the trader or not."""
    state = stand(seat(city, goods=lying), seat(""), seat(""), governor=0 if trader else 1, tiles=TILES, **position)
    return play(state, "trader")


# Production buildings: one good each.


@pytest.mark.parametrize("name", FACTORIES.split())
def test_each_production_building_holds_one_good(name):
    state = stand(seat(name), seat(""))
    play(state, "producer", f"{name}@0")
    assert goods(state, 0) == f"{name}@0"
    play(state, "prospector", "trader")
    assert offered(state) == f"{name}@0"


@pytest.mark.parametrize(("place", "price"), list(zip(PLACES.split(), (1, 2, 2, 3, 3), strict=True)))
def test_each_good_sells_for_the_price_on_the_tile(place, price):
    assert len(play(selling(FACTORIES, trader=False), place).seats[0].hand) == price


def test_only_empty_production_buildings_produce():
    state = play(stand(seat("indigo_plant well sugar_mill", goods="indigo_plant@0"), seat("")), "producer")
    assert offered(state) == "sugar_mill@2"


def test_nothing_is_asked_without_an_empty_production_building():
    assert asked(play(stand(seat("indigo_plant", goods="indigo_plant@0"), seat("well")), "producer")) == "role 1"


def test_a_good_is_a_card_of_the_draw_pile_that_nobody_sees():
    state = play(stand(seat(), seat(""), deck="hero"), "producer", "indigo_plant@0")
    assert state.seats[0].goods == ["hero"]
    assert not any("hero" in str(fact) for fact in state.facts)


@pytest.mark.parametrize(("city", "producer", "most"), [
    (FACTORIES, False, 1),
    (FACTORIES, True, 2),
    (f"{FACTORIES} library", False, 1),
    (f"{FACTORIES} library", True, 3),
    (f"{FACTORIES} aqueduct", False, 2),
    (f"{FACTORIES} aqueduct", True, 3),
    (f"{FACTORIES} aqueduct library", True, 4),
    ("indigo_plant", True, 1),
])  # fmt: skip
def test_how_many_goods_may_be_produced(city, producer, most):
    assert limits(producing(city, producer)) == (0, most)


def test_producing_more_is_refused():
    assert refusal(producing(FACTORIES, True), "indigo_plant@0 sugar_mill@1 silver_smelter@4") == (
        "'produce' wants 0 to 2 options, not 3"
    )


# Well: two goods produced, one card.


@pytest.mark.parametrize(("chosen", "drawn"), [("", 0), ("indigo_plant@0", 0), ("indigo_plant@0 sugar_mill@1", 1)])
def test_well_gives_a_card_from_two_goods_on(chosen, drawn):
    assert len(play(producing(f"{FACTORIES} well", True), chosen).seats[0].hand) == drawn


def test_well_gives_one_card_only():
    assert (
        len(
            play(producing(f"{FACTORIES} well aqueduct", True), "indigo_plant@0 sugar_mill@1 silver_smelter@4")
            .seats[0]
            .hand
        )
        == 1
    )


def test_well_works_for_others_than_the_producer_with_an_aqueduct():
    assert len(play(producing(f"{FACTORIES} well aqueduct", False), "indigo_plant@0 sugar_mill@1").seats[0].hand) == 1


# Trading post: one more good sold.


@pytest.mark.parametrize(("city", "trader", "most"), [
    (FACTORIES, False, 1),
    (FACTORIES, True, 2),
    (f"{FACTORIES} library", False, 1),
    (f"{FACTORIES} library", True, 3),
    (f"{FACTORIES} trading_post", False, 2),
    (f"{FACTORIES} trading_post", True, 3),
    (f"{FACTORIES} trading_post library", True, 4),
])  # fmt: skip
def test_how_many_goods_may_be_sold(city, trader, most):
    assert limits(selling(city, trader)) == (0, most)


# Market stand: two goods sold, one card. Market hall: one good sold, one card.


@pytest.mark.parametrize(("building", "chosen", "drawn"), [
    ("market_stand", "", 0),
    ("market_stand", "indigo_plant@0", 1),
    ("market_stand", "indigo_plant@0 sugar_mill@1", 3 + 1),
    ("market_hall", "", 0),
    ("market_hall", "indigo_plant@0", 1 + 1),
    ("market_hall", "indigo_plant@0 sugar_mill@1", 3 + 1),
    ("market_stand market_hall", "indigo_plant@0", 1 + 1),
    ("market_stand market_hall", "indigo_plant@0 sugar_mill@1", 3 + 2),
])  # fmt: skip
def test_cards_of_market_stand_and_market_hall(building, chosen, drawn):
    assert len(play(selling(f"{FACTORIES} {building}", True), chosen).seats[0].hand) == drawn


def test_goods_sold_go_to_the_discard_pile_unseen():
    state = selling(FACTORIES, True)
    sold = state.seats[0].goods[3:]
    play(state, "coffee_roaster@3 silver_smelter@4")
    assert state.discard == sold
    assert len(hand(state, 0).split()) == 6


def test_the_turned_tile_goes_under_the_others():
    state = selling("indigo_plant", True, "")
    assert list(state.tiles[0]) == TILES[1] and list(state.tiles[4]) == TILES[0]
    assert asked(state) == "role 1"
