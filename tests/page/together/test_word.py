"""A host's table at a relay: who comes by the word gets a chair, the same one again, and nobody else's hand."""

import asyncio
import importlib
import json
from types import SimpleNamespace
from unittest.mock import AsyncMock, MagicMock

import pytest

from page.together import seating

WORD, OWNER, ADA, BO = "sunny-harbor-27", "0" * 32, "a" * 32, "b" * 32


class Store(dict):
    """The storage of a browser."""

    def put(self, key, text):
        self[key] = text

    def drop(self, key):
        self.pop(key, None)


def line(who):
    """Return the line of a guest, as the script of the relay gives it."""
    return MagicMock(who=who, attend=MagicMock())


@pytest.fixture
def table(browser):
    """table(stage, kept) -> the word of a table with chairs 1 and 2 for people elsewhere."""
    word = importlib.import_module("page.together.word")

    def opened(stage="waiting", kept=None):
        chairs = [{"seat": seat, "here": False, "name": "", "code": "", "picture": ""} for seat in (1, 2)]
        ui = SimpleNamespace(together=seating.table(True) | {"chairs": chairs, "stage": stage})
        store = Store() if kept is None else Store({word.KEY: kept})
        play = SimpleNamespace(ui=ui, store=store, frame=None, game_name=lambda: "alhambra")
        lines = SimpleNamespace(picture=AsyncMock(return_value="data:"))
        hosting = SimpleNamespace(play=play, module=lines, lines={}, show=MagicMock(), tell=MagicMock())
        relay = MagicMock(fresh=lambda: WORD, token=lambda: OWNER, host=AsyncMock(return_value=MagicMock()))
        made = word.Word(hosting, relay)
        asyncio.run(made.open(kept is not None))
        return made

    return opened


def test_who_comes_gets_the_next_free_chair_and_one_too_many_none(table):
    word = table()
    guests = [line(who) for who in (ADA, BO, "c" * 32)]
    for guest in guests:
        word.came(guest)
    assert word.hosting.lines == {1: guests[0], 2: guests[1]}
    word.table.refuse.assert_called_once_with(guests[2], "full")


def test_a_table_without_a_free_chair_is_one_to_watch_where_the_host_allows_that(table):
    word = table()
    for who in (ADA, BO):
        word.came(line(who))
    word.table.announce.assert_called_with("alhambra", 0, False)
    together = word.hosting.play.ui.together
    together["allows"] = {"hints": False, "watch": True}
    word.announce()
    word.table.announce.assert_called_with("alhambra", 0, True)
    together["watchers"] = [{"seat": seat, "name": ""} for seat in range(8, 16)]
    word.announce()
    word.table.announce.assert_called_with("alhambra", 0, False)


def test_who_comes_again_has_the_same_chair_also_after_the_page_was_loaded_again(table):
    word = table()
    word.came(line(BO))
    word.came(line(ADA))
    again = table("playing", word.hosting.play.store["relay"])
    back = line(ADA)
    again.came(back)
    assert (again.word, again.owner) == (WORD, OWNER) and again.hosting.lines == {2: back}


def test_nobody_gets_the_chair_of_somebody_who_is_away_in_the_middle_of_a_game(table):
    word = table("playing")
    word.came(line(ADA))
    assert word.hosting.lines == {} and word.free() == 0
    word.release(2)
    word.came(line(ADA))
    assert list(word.hosting.lines) == [2] and word.free() == 0


def test_a_chair_that_is_released_is_no_longer_that_of_who_had_it(table):
    word = table("playing", json.dumps({"word": WORD, "owner": OWNER, "places": {ADA: 1}}))
    word.release(1)
    new = line(BO)
    word.came(new)
    word.came(line(ADA))
    assert word.hosting.lines == {1: new}


def test_a_line_that_is_away_is_told_to_the_worker(table):
    word = table()
    word.came(line(ADA))
    word.line(1, "away")
    word.hosting.tell.assert_called_once_with({"do": "lost", "seat": 1})


@pytest.mark.parametrize("kept", ["", "{", "[]", "5", '{"word": 5}', '{"word": "x", "owner": "y", "places": 5}'])
def test_a_damaged_word_makes_a_new_one(table, kept):
    word = table(kept=kept)
    assert (word.word, word.owner, word.places) == (WORD, OWNER, {})


def test_a_damaged_place_is_left_out(table):
    word = table(kept=json.dumps({"word": "x-y-10", "owner": OWNER, "places": {ADA: "one", BO: 2}}))
    assert (word.word, word.places) == ("x-y-10", {BO: 2})


def test_a_table_that_is_left_is_closed_at_the_relay(table):
    word = table()
    word.close()
    word.table.close.assert_called_once_with()
    assert "relay" not in word.hosting.play.store


def test_who_comes_back_to_a_chair_that_a_computer_player_has_is_led_there_and_nobody_else(table):
    kept = json.dumps({"word": WORD, "owner": OWNER, "places": {ADA: 1}})
    word = table("waiting", kept)
    for one in word.hosting.play.ui.together["chairs"]:
        one["kept"] = True
    assert word.free() == 0
    back, new = line(ADA), line(BO)
    word.came(back)
    word.came(new)
    assert word.hosting.lines == {1: back}
    word.table.refuse.assert_called_once_with(new, "full")
