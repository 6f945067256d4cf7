"""Deals in links: what is written is read again, and nothing else is taken for one."""

import copy
import json

import pytest

from page.catalog import deals, games, settings
from sanjuan.games import GAMES
from sanjuan.table.game_options import resolve
from sanjuan.words.bundles import words
from sanjuan.words.telling import refusal
from worker.host import Host

GAME = games.usual()
GOOD = "#deal=4711&seats=3&edition=2&deck=112&start_hand=0&new_buildings=33&events=1&with=trader,governor"


def do(host, **command):
    return json.loads(host.call(json.dumps(command)))


def started(seed, seats=3, edition=1, **options):
    """Return a game at the engine's side, and its deal."""
    setup = settings.new_setup(GAME) | {"seats": seats, "edition": edition, "seed": seed} | options
    settings.settle(setup)
    host = Host()
    frame = do(host, **settings.command(setup))
    return frame, deals.of_game(do(host, do="deal")["deal"])


@pytest.mark.parametrize(
    ("seats", "edition", "options"),
    [(2, 1, {}), (3, 2, {"deck": 110}), (4, 2, {"new_buildings": 33, "events": True}), (2, 1, {"start_hand": True})],
)
def test_a_shared_deal_deals_the_same_cards_at_the_same_table(seats, edition, options):
    frame, deal = started("palms", seats, edition, **options)
    setup = settings.new_setup(GAME)
    deals.lay(setup, deals.read("#" + deals.fragment(deal)))
    again = do(Host(), **settings.command(setup))
    same = ("table", "ask", "cards", "players")
    assert {key: again[key] for key in same} == {key: frame[key] for key in same}


def test_what_is_written_is_read_again():
    deal = deals.read(GOOD)
    assert "#" + deals.fragment(deal) == GOOD
    assert deals.read("#" + deals.fragment(deals.of_day("2026-11-21")))["deal"] == "2026-11-21"


def test_players_that_nobody_offers_are_replaced_in_a_link():
    game = {"seed": 3, "seats": 2, "options": {"edition": 2}, "players": [{"bot": "x"}, {"bot": "greedy"}]}
    assert deals.of_game(game)["with"] == ["trader"]


@pytest.mark.parametrize("text", ["", "#", "#rules", "deal=1", "#deals=1"])
def test_other_fragments_are_no_deals(text):
    assert deals.read(text) is None


HOSTILE = [
    "#deal=", "#deal=1", GOOD.replace("4711", "<img src=x>"), GOOD.replace("4711", "a" * 25), GOOD.replace("4711", ""),
    GOOD.replace("seats=3", "seats=4"), GOOD.replace("seats=3", "seats=-3"), GOOD.replace("seats=3", "seats=03"),
    GOOD.replace("edition=2", "edition=1"), GOOD.replace("trader,governor", "trader,nobody"), GOOD + "&seats=3",
    GOOD.replace("trader,governor", "trader,"), GOOD.replace("trader,governor", "random,greedy"), GOOD + "&more=1",
    GOOD.replace("events=1", "events=true"), GOOD.replace("&seats=3", ""), GOOD.partition("&with")[0],
    GOOD + "&" * 400, GOOD + "&__proto__=1",
    GOOD.replace("4711", "4711%00"), GOOD.replace("deck=112", "deck=1e2"), GOOD.replace("4711", "٤٧١١"),
]  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE)
def test_a_deal_that_cannot_be_one_is_refused(text):
    with pytest.raises(ValueError, match=r"not a|do not go"):
        deals.read(text)


@pytest.mark.parametrize("name", ["edition", "deck", "start_hand", "new_buildings", "events"])
def test_an_option_that_an_older_link_leaves_out_has_its_default(name):
    setup = deals.read("#" + deals.fragment(deals.of_day("2026-11-21")))
    older = "&".join(part for part in deals.fragment(setup).split("&") if not part.startswith(name + "="))
    assert deals.read("#" + older) == setup


def test_what_a_link_leaves_out_goes_with_the_rest_as_in_the_engine():
    older = "#deal=4711&seats=2&edition=1&with=trader"
    engine = resolve(GAMES["san_juan"].options, {"edition": 1})
    assert {name: deals.read(older)[name] for name in engine} == engine
    assert engine["deck"] != resolve(GAMES["san_juan"].options, {})["deck"]


@pytest.mark.parametrize("name", games.names())
def test_no_beginning_of_a_link_is_taken_for_a_whole_one(name):
    good = "#" + deals.fragment(deals.of_day("2026-11-21", name))
    for end in range(len("#deal="), len(good)):
        with pytest.raises(deals.NoDeal):
            deals.read(good[:end])


BEHIND = [".", ")", ").", " ", "%20", "%C2%BB", "!", ",", "&fbclid=IwAR0x", "&utm_source=a&utm_medium=b", ".&gclid=1"]
"""Texts that end up behind a link: the rest of the sentence, and parameters that other sites count visitors by."""


@pytest.mark.parametrize("rubbish", BEHIND)
def test_what_has_come_behind_a_link_is_none_of_it(rubbish):
    assert deals.read(GOOD + rubbish) == deals.read(GOOD)
    assert deals.own("#game=san_juan" + rubbish) == "#game=san_juan"


@pytest.mark.parametrize("name", games.names())
def test_a_link_that_cannot_be_played_tells_its_game_and_what_is_wrong(name):
    good = "#" + deals.fragment(deals.of_day("2026-11-21", name))
    for bad, part in ((good.replace("&seats=", "&seats=1"), "seats=1"), (good + "&seats=2", "seats"), (good[:-4], "")):
        with pytest.raises(deals.NoDeal) as raised:
            deals.read(bad)
        assert raised.value.game == name
        told = raised.value.told
        assert told["args"].get("part", "").startswith(part) and t(told)


def t(told):
    """Return what is wrong with a link, in English words."""
    said = refusal(told, words("en"))
    assert told["args"].get("part", "") in said
    return said


@pytest.mark.parametrize("name", games.names())
def test_a_table_is_known_to_be_that_of_the_day_until_something_else_is_set(name):
    setup = settings.new_setup(games.of(name))
    assert not deals.is_of_day(setup, "2026-11-21") and not deals.is_of_day(setup, "")
    deals.lay(setup, deals.of_day("2026-11-21", name))
    assert deals.is_of_day(setup, "2026-11-21") and not deals.is_of_day(setup, "2026-11-22")
    seats = [f"seats:{count}" for count in games.of(name)["seats"] if count != setup["seats"]]
    for change in ("players.1.bot:+", "players.0.who:bot", "seed:7", *seats):
        other = copy.deepcopy(setup)
        settings.change_all(other, change)
        assert not deals.is_of_day(other, "2026-11-21"), change


def test_the_deal_of_a_day_is_the_same_for_everybody_and_another_one_tomorrow():
    def dealt(date):
        setup = settings.new_setup(GAME)
        settings.change(setup, "players.1.bot", "governor")
        deals.lay(setup, deals.of_day(date))
        return do(Host(), **settings.command(setup))["table"]

    assert dealt("2026-11-21") == dealt("2026-11-21") != dealt("2026-11-22")
