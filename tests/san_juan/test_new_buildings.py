"""New Buildings: office building, guard room, tavern, park, goldsmith, hut, cathedral; see also `test_new_stores`."""

from functools import partial

import pytest

from tests.san_juan.rulebook import (
    CARDS,
    ROLES,
    asked,
    city,
    hand,
    limits,
    offered,
    play,
    refusal,
    seat,
    some,
    stand,
    told,
)  # fmt: skip

EMPTY = seat("")
TILES = [[1, 2, 2, 3, 3], [1, 1, 1, 2, 2]]
second = partial(stand, edition=2, new_buildings=True)


# Office building (Amtsstube, Fournisseur): at the start of a round 1 or 2 hand cards for as many new ones.


def test_office_building_exchanges_up_to_two_hand_cards(town):
    state = town(seat("office_building", "well tower hero"), at="round_start", deck="crane statue palace")
    assert (asked(state), offered(state), limits(state)) == ("office 0", "well tower hero", (0, 2))
    play(state, "well hero")
    assert (hand(state, 0), state.discard, asked(state)) == ("crane statue tower", ["well", "hero"], "role 0")


@pytest.mark.parametrize(("thrown", "left"), [("", "hero tower well"), ("hero", "crane tower well")])
def test_office_building_may_exchange_one_or_none(town, thrown, left):
    state = town(seat("office_building", "well tower hero"), at="round_start", deck="crane statue")
    assert hand(play(state, thrown), 0) == left


def test_office_building_refuses_a_third_card(town):
    state = town(seat("office_building", "well tower hero"), at="round_start")
    assert refusal(state, "well tower hero") == "'office' wants 0 to 2 options, not 3"


def test_a_covered_office_building_exchanges_nothing(town):
    assert asked(town(seat("statue/office_building", "well"), at="round_start")) == "role 0"


def test_round_starts_with_office_buildings_then_chapel_and_bank_then_the_limits(town):
    full = seat("office_building chapel bank", some(10))
    state = town(full, seat("office_building", "tower"), at="round_start", governor=1)
    order = []
    while asked(state) != "role 1":
        order.append(asked(state))
        play(state, "" if not state.ask.least else " ".join(state.ask.options[: state.ask.least]))
    assert order == ["office 1", "office 0", "chapel 0", "bank 0", "discard 0"]


# Guard room (Wachstube, Caserne): those without keep 6, its owners 7, owners of a tower 12.


@pytest.mark.parametrize(("city_", "limit"), [
    ("", 6), ("guard_room", 7), ("tower", 12), ("tower guard_room", 12), ("statue/guard_room", 6),
    ("statue/tower guard_room", 7),
])  # fmt: skip
def test_guard_room_in_play_makes_limits_of_six_seven_and_twelve(town, city_, limit):
    for count in (limit, limit + 1):
        state = town(seat(city_, some(count)), seat("guard_room"), at="round_start")
        assert asked(state) == ("role 0" if count == limit else "discard 0")
    assert limits(state) == (1, 1)


def test_without_a_guard_room_in_play_the_limit_is_seven(town):
    assert asked(town(seat("", some(7)), seat("statue/guard_room"), at="round_start")) == "role 0"


# Tavern (Schenke, Pension): after a builder phase a card for its owner, if nobody has fewer and somebody has more.


@pytest.mark.parametrize(("own", "others", "drawn"), [
    ("tavern", ["well tower"], "hero"),
    ("tavern", ["well"], ""),
    ("tavern well", ["tower"], ""),
    ("tavern", ["well", "tower crane"], "hero"),
    ("tavern quarry", ["well", "tower crane smithy"], ""),
    ("tavern", ["hero/well"], ""),
    ("hero/tavern", ["well tower"], ""),
])  # fmt: skip
def test_tavern_gives_a_card_to_who_has_the_fewest_buildings(town, own, others, drawn):
    state = town(seat(own), *map(seat, others), deck="hero")
    assert hand(play(state, "builder"), 0) == drawn


def test_tavern_counts_buildings_after_the_phase(town):
    state = town(seat("tavern", "indigo_plant"), seat("", "smithy well"), deck="hero")
    assert hand(play(state, "builder", "indigo_plant", "smithy"), 0) == ""
    state = town(seat("tavern"), seat("well", "smithy tower"), deck="hero")
    assert hand(play(state, "builder", "smithy"), 0) == "hero"


def test_tavern_gives_nothing_in_the_phase_in_which_it_was_built(town):
    state = play(town(seat("", "tavern well"), seat("smithy tower"), deck="hero"), "builder", "tavern")
    assert (city(state, 0), hand(state, 0)) == ("tavern", "")
    play(state, "trader", "producer")
    assert hand(play(state, "builder"), 0) == "hero"


def test_tavern_works_after_builder_phases_only(town):
    assert hand(play(town(seat("tavern"), seat("well tower")), "trader"), 0) == ""


def test_tavern_of_several_owners_with_equally_few(town):
    state = play(town(seat("tavern"), seat("tavern"), seat("well tower"), deck="hero statue"), "builder")
    assert (hand(state, 0), hand(state, 1), hand(state, 2)) == ("hero", "statue", "")


# Park: covering it with a crane takes off 6 instead of 3.


@pytest.mark.parametrize(("own", "card", "cost"), [
    ("park crane", "library", 0),
    ("park crane", "silver_smelter", 0),
    ("park crane", "guild_hall", 0),
    ("park crane", "cathedral", 1),
    ("park crane quarry", "cathedral", 0),
    ("tower crane", "library", 2),
    ("tower/park crane", "library", 2),
])  # fmt: skip
def test_park_saves_six_for_the_building_over_it(town, own, card, cost):
    paid = "" if card == "cathedral" else card
    state = play(town(EMPTY, seat(own, f"{paid} well hero statue")), "builder")
    place = own.split("/")[0].split()[0]
    play(state, f"{card}>{place}@0")
    assert (state.ask.least if asked(state) == "pay 1" else 0) == cost


def test_park_and_the_builders_privilege_add_up(town):
    state = play(town(seat("park crane", "well")), "builder", "cathedral>park@0")
    assert (hand(state, 0), city(state, 0), state.discard) == ("well", "cathedral/park crane", [])


def test_park_saves_nothing_on_a_new_place(town):
    assert offered(play(town(EMPTY, seat("park", "library well hero")), "builder")) == "well"


# Goldsmith (Goldschmiede, Orfevrerie): each prospector phase a card is shown, and kept when nobody has that building.


@pytest.mark.parametrize(("other", "kept"), [("well", "hero"), ("hero", ""), ("statue/hero", "hero")])
def test_goldsmith_keeps_the_card_shown_when_nobody_has_that_building(town, other, kept):
    state = play(town(seat(other), seat("goldsmith"), deck="tower hero"), "prospector")
    assert (hand(state, 0), hand(state, 1)) == ("tower", kept)
    assert state.discard == ([] if kept else ["hero"])
    assert "revealed" in told(state)


def test_goldsmith_counts_the_owners_buildings_too(town):
    state = play(town(EMPTY, seat("goldsmith hero"), deck="tower hero"), "prospector")
    assert (hand(state, 1), state.discard) == ("", ["hero"])


def test_goldsmith_of_every_owner_from_the_prospector_on(town):
    state = town(seat("goldsmith"), EMPTY, seat("goldsmith"), governor=2, deck="well hero statue")
    play(state, "prospector")
    assert (hand(state, 2), hand(state, 0)) == ("hero well", "statue")


def test_goldsmith_before_the_gold_mine_of_the_same_seat():
    state = stand(EMPTY, seat("gold_mine goldsmith"), new_buildings=True, deck="tower hero well chapel quarry library")
    play(state, "prospector")
    assert (hand(state, 1), offered(state)) == ("hero", "well chapel quarry library")


def test_a_covered_goldsmith_shows_nothing(town):
    assert "revealed" not in told(play(town(seat("statue/goldsmith")), "prospector"))


def test_the_library_doubles_no_goldsmith(town):
    state = play(town(seat("library goldsmith"), EMPTY, EMPTY, deck="well tower hero statue"), "prospector")
    assert hand(state, 0) == "hero tower well"


# Hut (2nd edition): a card for its owner when nobody has sold a good in the trader phase.


@pytest.mark.parametrize(("sale", "drawn"), [("", "hero"), ("indigo_plant@0", "")])
def test_hut_gives_a_card_when_nobody_sold_a_good(sale, drawn):
    state = second(seat("hut"), seat("indigo_plant", goods="indigo_plant@0"), deck="hero statue")
    assert hand(play(state, "trader", sale), 0) == drawn


def test_hut_works_after_trader_phases_only_and_not_when_covered():
    assert hand(play(second(seat("hut"), EMPTY), "producer"), 0) == ""
    assert hand(play(second(seat("statue/hut"), EMPTY), "trader"), 0) == ""


def test_hut_counts_the_goods_of_its_owner_too():
    state = second(seat("hut indigo_plant", goods="indigo_plant@1"), EMPTY, tiles=TILES)
    assert len(play(state, "trader", "indigo_plant@1").seats[0].hand) == 1


# Cathedral: built from the table, instead of a hand card.


def test_cathedral_is_offered_to_everybody_who_can_pay_it(town):
    state = play(town(seat("", some(6)), seat("", CARDS)), "builder")
    assert asked(state) == "build 0" and "cathedral" in offered(state)  # the builder pays 6
    play(state, "")
    assert "cathedral" in offered(state)
    assert "cathedral" not in offered(play(town(EMPTY, seat("", some(6))), "builder"))


def test_cathedral_is_the_one_building_of_the_phase(town):
    state = play(town(EMPTY, seat("", CARDS)), "builder", "cathedral")
    assert limits(state) == (7, 7)
    play(state, some(7))
    assert (city(state, 1), len(state.seats[1].hand), asked(state)) == ("cathedral", len(CARDS.split()) - 7, "role 1")


def test_cathedral_is_there_once_and_covered_it_does_not_come_back(town):
    state = play(town(seat("cathedral"), seat("", CARDS)), "builder")
    assert "cathedral" not in offered(state)
    state = play(town(seat("hero/cathedral"), seat("", CARDS)), "builder")
    assert "cathedral" not in offered(state)


def test_cathedral_is_a_city_building(town):
    state = play(town(EMPTY, seat("quarry carpenter", some(6)), deck="tower"), "builder", "cathedral")
    assert hand(state, 1) == "tower"


def test_the_five_roles_are_unchanged(town):
    assert offered(town(EMPTY)).split() == ROLES
