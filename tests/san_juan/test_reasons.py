"""Tests of the reasons why a building cannot be built or covered, which the engine gives for every card and place."""

import pytest

from tests.san_juan.randomly import BASE, EXPANDED, GAME, plies
from tests.san_juan.rulebook import play, seat, stand


def reasons(*seats, role="builder", **more):
    """Return the reasons given to seat 1, which answers second, as `id figure figure`."""
    state = play(stand(seat(""), *seats, **more), role)
    assert state.ask.seat == 1
    found = GAME.reasons(GAME.view(state, 1))
    return {option: " ".join([told["id"], *map(str, told["args"].values())]) for option, told in found.items()}


def test_a_city_building_is_owned_once():
    assert reasons(seat("well", "well indigo_plant sugar_mill")) == {"well": "owned"}


def test_a_production_building_may_be_owned_twice():
    assert "indigo_plant" not in reasons(seat("indigo_plant", "indigo_plant well tower"))


def test_what_is_too_dear_tells_its_price_and_what_there_is_to_pay_with():
    assert reasons(seat("quarry", "library well tower"))["library"] == "price 4 2"


def test_goods_count_with_a_black_market_two_at_most():
    mine = seat("black_market indigo_plant indigo_plant indigo_plant", "palace well", "indigo_plant@1 indigo_plant@2")
    assert reasons(mine)["palace"] == "price 6 3"


def test_a_crane_may_not_cover_a_crane_nor_a_building_of_the_same_name():
    told = reasons(seat("crane indigo_plant", "indigo_plant well palace"))
    assert told["indigo_plant>crane@0"] == "fixed"
    assert told["indigo_plant>indigo_plant@1"] == "same"
    assert told["palace>indigo_plant@1"] == "price 5 2"


def test_without_a_crane_no_place_is_spoken_of():
    assert not [option for option in reasons(seat("well", "palace tower")) if ">" in option]


@pytest.mark.parametrize("options", BASE + EXPANDED, ids=str)
def test_every_card_and_place_is_either_offered_or_refused_with_a_reason(options):
    asked = 0
    for state in plies(3, 5, options):
        if state.ask is None:
            continue
        view = GAME.view(state, state.ask.seat)
        told = GAME.reasons(view)
        if state.ask.kind not in ("build", "rebuild"):
            assert told == {}
            continue
        asked += 1
        own = state.seats[state.ask.seat]
        cards = {*own.hand, *(state.on_table if state.ask.kind == "build" else [])}
        assert not set(told) & set(state.ask.options)
        assert {option for option in [*told, *state.ask.options] if ">" not in option} == cards
        if state.ask.kind == "build" and "crane" in own.city:
            places = [f"{card}>{old}@{place}" for card in cards for place, old in enumerate(own.city)]
            assert sorted(option for option in [*told, *state.ask.options] if ">" in option) == sorted(places)
    assert asked


def saved(card, mine):
    """Return the reasons why a card in the builder's hand is cheaper, and its price."""
    state = stand(seat(mine, f"{card} hero hero statue statue palace"), seat(""), seat(""))
    [held] = [one for one in GAME.show(GAME.view(play(state, "builder"), 0), 0)["hand"] if one["card"] == card]
    return " ".join([f"{part['why']}-{part['n']}" for part in held.get("saved", [])]), held["price"]


@pytest.mark.parametrize(
    ("card", "mine", "told"),
    [
        ("crane", "quarry", ("builder-1 quarry-1", 0)),
        ("sugar_mill", "smithy library", ("builder-1 library-1 smithy-1", 0)),
        ("tower", "smithy", ("builder-1", 2)),
        ("silver_smelter", "quarry smithy", ("builder-1 smithy-1", 3)),
    ],
)
def test_a_price_tells_what_it_is_made_of(card, mine, told):
    assert saved(card, mine) == told


def test_before_a_role_is_chosen_buildings_alone_save():
    state = stand(seat("quarry", "crane tower sugar_mill"), seat(""))
    hand = {held["card"]: held for held in GAME.show(GAME.view(state, 0), 0)["hand"]}
    assert hand["crane"]["saved"] == [{"why": "quarry", "n": 1}] and hand["crane"]["price"] == 1
    assert "saved" not in hand["sugar_mill"]
