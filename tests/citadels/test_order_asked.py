"""The options of a question come in the order that is settled: records, bots and other engines number them."""

import pytest

from sanjuan.games.citadels.positions import scenario
from sanjuan.table.flow import answer
from tests.citadels.scorer import rank as rank_of

U = "dragon_gate factory keep laboratory library map_room quarry smithy statue thieves_den".split()


def seat(city="", hand="", gold=0, **more):
    """One seat: names separated by blanks."""
    return {"city": city.split(), "hand": hand.split(), "gold": gold, **more}


def asked(seats, picked, call, *answers, characters="", uniques="", ninth=False, **position):
    """Return the options of the question after these answers, separated by spaces."""
    options = {"characters": cast(characters), "uniques": box(uniques), "ninth": ninth}
    given = {"seed": 1, "seat": seats, "picked": [names.split() for names in picked], "call": call, **position}
    state = scenario.stand(len(seats), options, given)
    for chosen in answers:
        answer(state, chosen.split())
    return " ".join(state.ask.options)


def cast(names):
    """Return the characters of the first game but for these in the place of their ranks."""
    found = {rank_of(one): one for one in "assassin thief magician king bishop merchant architect warlord".split()}
    return ",".join((found | {rank_of(one): one for one in names.split()}).values())


def box(names):
    """These uniques, and others up to fourteen."""
    more = [one for one in [*U, "park", "stables", "basilica", "capitol", "theater"] if one not in names.split()]
    return ",".join([*names.split(), *more][:14])


def four(first, *others):
    """Four seats: the ones given and empty ones."""
    return [first, *others, *[seat()] * (3 - len(others))]


def test_a_turn_before_gathering():
    table = four(seat("laboratory tavern smithy museum temple armory", "manor church", 2))
    picked = ["warlord", "", "", ""]
    found = asked(table, picked, 8, uniques="museum armory laboratory smithy")
    assert found == "gold cards power laboratory@0 smithy@2 museum@3 armory@5"


def test_a_turn_after_gathering():
    table = four(seat("laboratory prison smithy museum temple armory", "manor church church docks palace", 3))
    found = asked(table, ["warlord", "", "", ""], 8, "gold", uniques="museum armory laboratory smithy")
    assert found == "income power church docks manor palace laboratory@0 smithy@2 museum@3 armory@5"


def test_all_of_it_at_once():
    table = four(seat("prison laboratory", "manor", 1), seat("tavern"))
    assert asked(table, ["warlord", "", "", ""], 8) == "gold cards income power laboratory@1"


@pytest.mark.parametrize(
    ("character", "rank", "answers", "kind"),
    [
        ("assassin", 1, ["power"], "thief magician king bishop merchant architect warlord artist"),
        ("witch", 1, ["gold"], "thief magician king bishop merchant architect warlord artist"),
        ("magistrate", 1, ["power"], "thief magician king bishop merchant architect warlord artist"),
        ("magistrate", 1, ["power", "artist king thief"], "thief king artist"),
        ("thief", 2, ["power"], "magician king bishop merchant architect warlord artist"),
        ("blackmailer", 2, ["power"], "magician king bishop merchant architect warlord artist"),
        ("blackmailer", 2, ["power", "artist king"], "king artist"),
        ("spy", 2, ["power"], "seat_0 seat_2 seat_3"),
        ("spy", 2, ["power", "seat_2"], "noble religious trade military unique"),
        ("magician", 3, ["power"], "seat_0 seat_2 seat_3 tavern manor castle"),
        ("wizard", 3, ["power"], "seat_0 seat_3"),
        ("wizard", 3, ["power", "seat_3"], "church docks"),
        ("navigator", 7, ["power"], "gold cards"),
    ],
)
def test_characters_and_seats_come_by_rank_and_number(character, rank, answers, kind):
    table = [seat(hand="manor palace"), seat(hand="tavern manor castle"), seat(), seat(hand="docks church docks")]
    found = asked(table, ["", character, "", ""], rank, *answers, characters=f"{character} artist", ninth=True)
    assert found == kind


def test_districts_come_by_seat_and_place():
    table = [seat("market tavern"), seat("temple", gold=9), seat(), seat("prison church")]
    every = "0:market@0 0:tavern@1 1:temple@0 3:prison@0 3:church@1"
    assert asked(table, ["", "warlord", "", ""], 8, "power") == every
    others = every.replace(" 1:temple@0", "")
    assert asked(table, ["", "marshal", "", ""], 8, "power", characters="marshal") == others
    assert asked(table, ["", "diplomat", "", ""], 8, "power", characters="diplomat") == others


def test_means_are_gold_then_frameworks_then_what_is_sacrificed():
    table = four(seat("manor framework temple", "necropolis", 5))
    found = asked(table, ["bishop", "", "", ""], 5, "gold", "necropolis", uniques="framework necropolis")
    assert found == "gold framework@1 manor@0 temple@2"


def test_a_split_has_all_gold_before_all_cards():
    table = four(seat("temple church"))
    assert asked(table, ["abbot", "", "", ""], 5, "income", characters="abbot") == "gold gold card card"


def test_cards_come_as_drawn_or_as_held():
    deck = "docks manor tavern docks castle palace temple".split()
    table = four(seat("observatory", "market church market"))
    assert asked(table, ["bishop", "", "", ""], 5, "cards", uniques="observatory", deck=deck) == "docks manor tavern"
    found = asked(table, ["scholar", "", "", ""], 7, "power", uniques="observatory", characters="scholar", deck=deck)
    assert found == "docks manor tavern docks castle palace temple"
    table = four(seat("laboratory", "market church market"))
    assert asked(table, ["bishop", "", "", ""], 5, "laboratory@0") == "market church market"


def test_a_draft_comes_by_rank():
    deck = "king merchant thief warlord assassin architect magician bishop".split()
    state = scenario.stand(7, {}, {"seed": 1, "seat": [seat()] * 7, "characters": deck})
    assert " ".join(state.ask.options) == "assassin thief magician bishop merchant architect warlord"
