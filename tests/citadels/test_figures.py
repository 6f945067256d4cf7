"""The figures of the box: 54 ordinary districts, 30 uniques, 27 characters, as they are printed."""

from collections import Counter

from sanjuan.games.citadels.cards import COST, DISTRICTS, TYPE, UNIQUE_NAMES, deck
from sanjuan.games.citadels.characters import CHARACTERS, RANK
from tests.citadels.scorer import COLOUR, PRICE, PURPLE, RANKS, rank

COLOUR_OF = {"noble": "yellow", "religious": "blue", "trade": "green", "military": "red", "unique": "purple"}
COPIES = """
5 manor 4 castle 3 palace 3 temple 3 church 3 monastery 2 cathedral 5 tavern 4 market 3 trading_post 3 docks 3 harbor
2 town_hall 3 watchtower 3 prison 3 barracks 2 fortress
""".split()


def test_the_54_ordinary_districts_as_they_are_printed():
    printed = {name: int(number) for number, name in zip(COPIES[::2], COPIES[1::2], strict=True)}
    assert Counter(deck(())) == printed and sum(printed.values()) == 54
    colours = Counter(COLOUR_OF[TYPE[name]] for name in deck(()))
    assert colours == {"yellow": 12, "blue": 11, "green": 20, "red": 11}
    assert sum(COST[name] for name in deck(())) == 152


def test_every_district_costs_what_is_printed_and_has_its_colour():
    assert {name: COST[name] for name in DISTRICTS if name != "secret_vault"} == PRICE
    assert {name: COLOUR_OF[TYPE[name]] for name in DISTRICTS if name != "secret_vault"} == COLOUR


def test_there_are_30_uniques_one_of_each():
    assert sorted(UNIQUE_NAMES) == sorted([*PURPLE, "secret_vault"]) and len(UNIQUE_NAMES) == 30
    assert Counter(deck(UNIQUE_NAMES)) == Counter(deck(())) + Counter(UNIQUE_NAMES)


def test_there_are_three_characters_of_each_rank():
    assert {name: rank(name) for name in CHARACTERS} == RANK
    assert sorted(CHARACTERS) == sorted(" ".join(RANKS).split()) and len(CHARACTERS) == 27


def test_who_is_paid_for_which_type():
    paid = {
        "noble": "king emperor patrician",
        "religious": "bishop abbot cardinal",
        "trade": "merchant trader",
        "military": "warlord diplomat marshal",
    }
    for kind, names in paid.items():
        assert [name for name, row in CHARACTERS.items() if row.income == kind] == names.split()
    assert sum(bool(row.income) for row in CHARACTERS.values()) == 11
