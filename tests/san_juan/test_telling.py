"""Tests of the facts of a phase, and of when it reveals something hidden (which cannot be taken back)."""

import pytest

from sanjuan.games.san_juan.phases import builder
from tests.san_juan.rulebook import GAME, asked, play, seat, stand

EMPTY = seat("")
MARKET = "indigo_plant sugar_mill black_market"
GOODS = "indigo_plant@0 sugar_mill@1"
TILES = [[1, 1, 2, 2, 3], [1, 2, 2, 3, 3]]


def facts(state, id):
    """Return the facts with this id that everybody knows, without the id."""
    return [{key: value for key, value in fact.items() if key != "id"} for fact in GAME.facts_of(state, None)
            if fact["id"] == id]  # fmt: skip


# Builder.


@pytest.mark.parametrize(("payment", "told"), [
    ("well hero palace", {"seat": 1, "count": 3, "goods": 0}),
    ("well hero sugar_mill@1", {"seat": 1, "count": 2, "goods": 1}),
    (f"well {GOODS}", {"seat": 1, "count": 1, "goods": 2}),
])  # fmt: skip
def test_a_payment_tells_how_many_cards_and_goods(payment, told):
    state = play(stand(EMPTY, seat(MARKET, "statue well hero palace", GOODS)), "builder", "statue", payment)
    assert facts(state, "paid") == [told]


def test_a_building_for_nothing_is_not_paid():
    state = play(stand(seat("", "smithy"), EMPTY), "builder", "smithy")
    assert facts(state, "built") == [{"seat": 0, "card": "smithy", "cost": 0}] and facts(state, "paid") == []


def test_building_and_paying_show_nothing_hidden():
    state = stand(seat("", "tower hero well palace"), seat("", "well tower"))
    before = state.reveals
    assert play(state, "builder", "tower", "hero well").reveals == before


def test_prices_are_those_of_the_moment():
    state = stand(seat("indigo_plant crane", "well hero"), seat("indigo_plant", "well hero"))
    options = ("hero", "hero>indigo_plant@0")
    assert builder.prices(state, 0, options) == {"hero": 5, "hero>indigo_plant@0": 4}
    play(state, "builder")
    assert builder.prices(state, 0, options) == {"hero": 4, "hero>indigo_plant@0": 3}
    assert builder.prices(state, 1, ("hero",)) == {"hero": 5}


def test_no_other_role_makes_buildings_cheaper():
    state = play(stand(seat("indigo_plant", "well", "indigo_plant@0")), "trader")
    assert asked(state) == "sell 0" and builder.prices(state, 0, ("well",)) == {"well": 2}


def test_the_seats_before_the_builder_pay_the_full_price():
    state = play(stand(seat("", "well tower"), EMPTY, governor=1), "builder")
    assert asked(state) == "role 0"  # one card does not pay for a well


# Producer and trader.


def test_the_producer_tells_the_places_or_that_there_are_no_goods():
    state = play(stand(seat(), seat()), "producer", "indigo_plant@0", "")
    assert facts(state, "no_goods") == [{"seat": 1}]
    assert facts(play(stand(seat(), EMPTY), "producer", "indigo_plant@0"), "produced") == [
        {"seat": 0, "places": ["indigo_plant@0"]}
    ]


def test_the_trader_tells_the_tile():
    assert facts(play(stand(EMPTY, tiles=TILES), "trader"), "tile") == [{"prices": TILES[0]}]


@pytest.mark.parametrize(("known", "shows"), [(0, 1), (4, 1), (5, 0)])
def test_a_tile_is_new_until_all_five_were_seen(known, shows):
    state = stand(EMPTY)
    state.known, before = known, state.reveals
    assert play(state, "trader").reveals == before + shows


# Councillor and prospector.


def test_who_looks_at_cards_takes_nothing_back():
    state = stand(EMPTY, EMPTY)
    before = state.reveals
    assert asked(play(state, "councillor")) == "keep 0" and state.reveals > before


def test_a_gold_mine_shows_cards_and_tells_what_was_taken():
    deck = "hero quarry smithy tower library"
    state = play(stand(seat("gold_mine"), EMPTY, deck=deck), "prospector")
    shown = state.reveals
    play(state, "quarry")
    assert facts(state, "took") == [{"seat": 0, "card": "quarry", "why": "gold_mine"}]
    assert facts(state, "took_nothing") == [] and state.reveals == shown
    assert facts(play(play(stand(seat("gold_mine"), EMPTY, deck=deck), "prospector"), ""), "took_nothing") == [
        {"seat": 0, "why": "gold_mine"}
    ]


@pytest.mark.parametrize("building", ["gold_mine", "goldsmith"])
def test_what_is_revealed_counts_as_shown_even_if_nothing_is_taken(building):
    state = stand(EMPTY, seat(f"{building} hero"), new_buildings=True, deck="hero well tower statue chapel")
    state.deck[-1], state.deck[-2] = state.deck[-2], state.deck[-1]
    plain = stand(EMPTY, EMPTY, new_buildings=True, deck="hero well tower statue chapel")
    grown = play(state, "prospector").reveals - play(plain, "prospector").reveals
    assert grown == 1 and facts(state, "revealed")[0]["why"] == building


# Events.


def test_an_event_that_comes_up_alone_counts_as_shown():
    state = play(stand(EMPTY, EMPTY, EMPTY, events="taxes"), "taxes")
    state.deck.clear()
    before = state.reveals
    assert play(state, "prospector").events == ["taxes"] and state.reveals > before


def test_an_event_is_told_without_any_library():
    state = play(stand(seat("library"), EMPTY, EMPTY, events="taxes"), "taxes")
    assert [fact["id"] for fact in GAME.facts_of(state, None)] == ["event"]


def test_a_reconstruction_tells_a_price_of_nothing():
    state = play(stand(seat("", "well"), EMPTY, events="reconstruction"), "reconstruction", "well")
    assert facts(state, "built") == [{"seat": 0, "card": "well", "cost": 0}]


def test_governors_visit_tells_the_role():
    state = play(stand(EMPTY, EMPTY, events="governors_visit"), "trader", "governors_visit")
    assert facts(state, "visit") == [{"seat": 1, "role": "trader"}]


# A game that nobody builds in.


@pytest.mark.parametrize(("idle", "over"), [(18, False), (19, True)])
def test_a_game_ends_after_twenty_rounds_without_a_building(idle, over):
    state = stand(EMPTY, EMPTY)
    state.idle = idle
    assert GAME.over(play(state, "trader", "producer", "builder")) == over
    assert facts(state, "stalled") == ([{"rounds": 20}] if over else [])


def test_building_begins_the_count_anew():
    state = stand(seat("", "smithy"), EMPTY)
    state.idle = 12
    assert play(state, "builder", "smithy").idle == 0
