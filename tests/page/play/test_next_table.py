"""The next table of a game: laid at rest, kept beyond the visit, dealt once, and only for what is set up."""

import asyncio
import importlib
import json

import pytest

from page.browser.store import of_game
from page.catalog import games, settings
from sanjuan.games import GAMES
from tests.page.hosted import do
from tests.page.laid_table import browser as browser
from tests.page.laid_table import seated
from tests.page.laid_table import toy as toy
from tests.page.play.test_bot_driver import until
from tests.toys.house import NAME as TOY
from worker.host import Host


def start_of(name, **changes):
    """Return the command that starts the usual table of a game, with no seed."""
    game = games.of(name)
    return settings.command(settings.new_setup(game) | changes)


def made(start, host=None):
    """Return the table that the worker prepares for a start command, step by step."""
    host = host or Host()
    for _ in range(10_000):
        told = do(host, "lay", start=start)
        assert told["error"] is None
        if told["done"]:
            return told
    raise AssertionError("it does not end")


@pytest.mark.parametrize("name", [*GAMES, TOY])
def test_a_table_is_laid_while_another_game_stands_as_it_is(name, browser):
    host = Host()
    before = do(host, "start", **start_of("san_juan", seed="7") | {"do": "start"})
    told = made(start_of(name), host)
    record = json.loads(told["record"])
    assert told["frame"]["table"]["game"] == name
    assert told["frame"]["ask"] and told["frame"]["turn"]["who"] == "human"
    frame = do(Host(), "resume", save=told["record"])
    assert {**told["frame"], "save": frame["save"]} == frame
    assert do(host, "resume", save=before["save"])["table"] == before["table"] and record["seed"] is not None


def test_no_two_tables_are_alike(browser):
    seeds = {json.loads(made(start_of("san_juan"))["record"])["seed"] for _ in range(5)}
    assert len(seeds) == 5


@pytest.mark.parametrize("start", [None, 3, {}, {"do": "resume"}, {"do": "start"}, {"do": "start", "seats": 99}])
def test_what_cannot_be_started_cannot_be_laid(start):
    assert do(Host(), "lay", start=start)["error"]["id"] == "bad_setup"


def kept_by(play, start, changes=()):
    """Keep a table for a command, as a visit before has; returns what is kept."""
    told = made(start)
    kept = {"version": "1", "start": start, "html": "", "record": told["record"], "frame": told["frame"]}
    kept |= dict(changes)
    play.store.put(of_game("next", start["game"]), json.dumps(kept))
    return kept


@pytest.mark.parametrize("name", [*GAMES, TOY])
def test_start_deals_it_once_and_the_engine_goes_on_with_it(name, browser):
    async def story():
        play, _ = seated(browser, name)
        start = start_of(name)
        kept = kept_by(play, start)
        play.link.up, play.link.coming = True, False
        assert await play.open(start) is None
        assert play.frame["table"] == kept["frame"]["table"] and play.state() == "your-turn" and not play.link.done
        play.link.gate.set()
        await until(lambda: play.first_table.laid is None)
        assert play.link.done[0] == "resume" and play.frame["table"] == kept["frame"]["table"]
        assert play.store.get(of_game("next", name)) is None

    asyncio.run(story())


@pytest.mark.parametrize(
    "changes",
    [{"version": "0"}, {"start": {}}, {"record": None}, {"frame": 7}, {"start": start_of("san_juan", seats=4)}],
)
def test_one_for_something_else_is_left_alone(changes, browser):
    play, _ = seated(browser, "san_juan")
    next_table = importlib.import_module("page.play.next_table")
    kept_by(play, start_of("san_juan"), changes)
    assert next_table.take(play, start_of("san_juan")) is None and play.store.get("next")
    play.store.put("next", '{"version": ')
    assert next_table.take(play, start_of("san_juan")) is None


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        (lambda setup: None, True),
        (lambda setup: setup.update(seed="7"), False),
        (lambda setup: setup["players"][1].update(who="human"), False),
        (lambda setup: setup["players"][0].update(who="bot"), False),
    ],
)
def test_it_is_laid_for_one_person_and_a_deal_that_nobody_has_named(change, wanted, browser):
    play, _ = seated(browser, "san_juan")
    next_table = importlib.import_module("page.play.next_table")
    play.link.up = True
    change(play.ui.setup)
    assert (next_table.wanted(play) is not None) is wanted
    if wanted:
        kept_by(play, next_table.wanted(play))
        assert next_table.wanted(play) is None, "it lies there already"
        play.store.drop("next")
        play.ui.framed = True
        assert next_table.wanted(play) is None, "nothing is kept on other people's pages"
