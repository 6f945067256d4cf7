"""Cost, points and copies of all kinds of building, and the events (facts page, sections 1 to 4)."""

import pytest

from sanjuan.games.san_juan.options import open_box

FIRST_EDITION = """
indigo_plant     1 1 10
sugar_mill       2 1 8
tobacco_storage  3 2 8
coffee_roaster   4 2 8
silver_smelter   5 3 8
smithy           1 1 3
gold_mine        1 1 3
archive          1 1 3
poor_house       2 1 3
black_market     2 1 3
trading_post     2 1 3
well             2 1 3
market_stand     2 1 3
crane            2 1 3
chapel           3 2 3
tower            3 2 3
aqueduct         3 2 3
carpenter        3 2 3
prefecture       3 2 3
market_hall      4 2 3
quarry           4 2 3
library          5 3 3
statue           3 3 3
victory_column   4 4 3
hero             5 5 3
guild_hall       6 0 2
city_hall        6 0 2
triumphal_arch   6 0 2
palace           6 0 2
"""
ROWS = [line.split() for line in FIRST_EDITION.strip().splitlines()]
PRODUCTION = [name for name, *_ in ROWS[:5]]
FIGURES = {name: tuple(map(int, figures)) for name, *figures in ROWS}


def test_what_is_not_said_is_the_second_edition_alone():
    plain = {"start_hand": False, "new_buildings": False, "events": False}
    assert open_box().options == {"edition": 2, "deck": 112} | plain
    assert open_box(edition=1).options == {"edition": 1, "deck": 110} | plain


def figures(box):
    return {card.name: (card.cost, card.points, card.copies) for card in box.cards.values()}


def test_first_edition():
    assert figures(open_box(edition=1)) == FIGURES


def test_second_edition_of_110_cards_has_the_same_figures():
    assert figures(open_box(edition=2, deck=110)) == FIGURES


def test_second_edition_has_one_more_tobacco_storage_and_coffee_roaster():
    changed = {"tobacco_storage": (3, 2, 9), "coffee_roaster": (4, 2, 9)}
    assert figures(open_box(edition=2)) == FIGURES | changed


TREASURE_CHEST = """
office_building  1 1 3
guard_room       1 1 3
tavern           2 1 3
park             3 2 3
customs_office   3 2 3
bank             4 2 3
harbor           4 2 3
goldsmith        5 3 3
residence        6 0 2
cathedral        7 0 1
"""
LATER = """
hut              1 1 3
"""
NEW, ADDED = [
    {name: tuple(map(int, row)) for name, *row in map(str.split, table.strip().splitlines())}
    for table in (TREASURE_CHEST, LATER)
]


def new_figures(**options):
    return {name: row for name, row in figures(open_box(**options)).items() if name not in FIGURES}


def test_new_buildings_of_the_first_edition():
    assert new_figures(edition=1, new_buildings=True) == NEW


@pytest.mark.parametrize("printing", [True, 33])
def test_new_buildings_of_the_second_edition(printing):
    assert new_figures(edition=2, new_buildings=printing) == NEW | ADDED | {"customs_office": (1, 1, 3)}


@pytest.mark.parametrize(("options", "more"), [
    ({"edition": 1, "new_buildings": True}, [1, 1, 1, 1, 1]),
    ({"edition": 2, "new_buildings": True}, [0, 0, 0, 0, 0]),
    ({"edition": 2, "new_buildings": 33}, [0, 1, 1, 1, 1]),
    ({"edition": 2, "deck": 110, "new_buildings": 33}, [0, 1, 1, 1, 1]),
])  # fmt: skip
def test_production_buildings_that_come_with_the_new_ones(options, more):
    plain = open_box(**{**options, "new_buildings": False})
    assert [open_box(**options).cards[name].copies - plain.cards[name].copies for name in PRODUCTION] == more


EVENTS = ["earthquake", "debt_relief", "taxes", "general_amnesty", "governors_visit", "reconstruction"]


@pytest.mark.parametrize("edition", [1, 2])
def test_six_events_are_in_the_deck_with_the_events(edition):
    plain, more = open_box(edition=edition).deck(), open_box(edition=edition, events=True).deck()
    assert sorted(more) == sorted(plain + EVENTS)


@pytest.mark.parametrize(("options", "cards", "production"), [
    ({"edition": 1}, 110, 42),
    ({"edition": 2}, 112, 44),
    ({"edition": 2, "deck": 110}, 110, 42),
    ({"edition": 1, "new_buildings": True}, 110 + 31, 42 + 5),
    ({"edition": 2, "new_buildings": True}, 112 + 29, 44),
    ({"edition": 2, "new_buildings": 33}, 112 + 33, 44 + 4),
    ({"edition": 1, "new_buildings": True, "events": True}, 110 + 31 + 6, 42 + 5),
])  # fmt: skip
def test_size_of_the_deck(options, cards, production):
    box = open_box(**options)
    assert len(box.deck()) == cards
    assert sum(name in box.production for name in box.deck()) == production
    assert sorted(box.production) == sorted(PRODUCTION)


def test_cards_by_cost():
    costs = [open_box(edition=1).cost[name] for name in open_box(edition=1).deck()]
    assert [costs.count(cost) for cost in range(1, 7)] == [19, 26, 26, 17, 14, 8]


@pytest.mark.parametrize(("options", "sentence"), [
    ({"edition": 3}, "option 'edition' is one of 1, 2, not 3"),
    ({"edition": True}, "option 'edition' is one of 1, 2, not True"),
    ({"editoin": 1}, "unknown option 'editoin'; did you mean 'edition'?"),
    ({"deck": 111}, "option 'deck' is one of 110, 112, not 111"),
    ({"edition": 1, "deck": 112}, "option 'deck': the 1st edition has 110 cards; 112 is a printing of the 2nd"),
    ({"start_hand": 1}, "option 'start_hand' is one of False, True, not 1"),
    ({"new_buildings": 30}, "option 'new_buildings' is one of False, True, 33, not 30"),
    ({"edition": 1, "new_buildings": 33}, "option 'new_buildings': 33 is a printing of the 2nd edition"),
    ({"new_building": True}, "unknown option 'new_building'; did you mean 'new_buildings'?"),
    ({"events": "taxes"}, "option 'events' is one of False, True, not 'taxes'"),
    ({"event": True}, "unknown option 'event'; did you mean 'events'?"),
])  # fmt: skip
def test_wrong_options_are_refused_with_the_nearest_valid_word(options, sentence):
    with pytest.raises(ValueError) as error:
        open_box(**options)
    assert str(error.value) == sentence
