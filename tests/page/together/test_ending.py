"""The end of a game between two pages: another one, what the guest keeps, a host who leaves."""

import asyncio
import importlib
import json

from tests.page.together.pages import GAME, MOMENT, meet, played, until
from worker.save import unpack


def kept(page):
    """Return what a page has put into its storage, by the keys."""
    return {call.args[0]: call.args[1] for call in page.store.put.call_args_list}


def test_a_guest_keeps_the_finished_game_and_looks_back_at_it_in_an_engine_of_its_own(browser, monkeypatch):
    async def run():
        host, guest = await played(browser, GAME, monkeypatch)
        await importlib.import_module("page.together.part").look_back(guest, None)
        await until(lambda: guest.ui.review and (guest.ui.review["past"] or guest.ui.review["share"]))
        return host, guest

    host, guest = asyncio.run(run())
    stored = kept(guest)
    [one] = json.loads(stored["history"])
    assert (one["game"], one["me"], one["scores"]) == (GAME, 1, host.frame["over"]["scores"])
    assert one["id"] != json.loads(kept(host)["history"])[0]["id"]
    record, players = unpack(stored["game." + one["id"]])
    assert record.answers == host.link.host.record.answers
    assert [player["who"] for player in players] == ["elsewhere", "human"]


def test_nothing_is_stored_on_a_guests_device_before_the_end(browser, monkeypatch):
    async def run():
        host, guest = await meet(browser, GAME)
        for _ in range(40):
            await asyncio.sleep(MOMENT)
        return guest

    assert not [key for key in kept(asyncio.run(run())) if key.startswith(("game", "history", "saved"))]


def test_the_next_game_begins_when_the_host_agrees_with_a_guest_who_wants_to_play_again(browser, monkeypatch):
    async def run():
        host, guest = await played(browser, GAME, monkeypatch)
        part = importlib.import_module("page.together.part")
        assert part.wishes(host.ui, host.screen.words) == ""
        part.want(guest, None)
        await until(lambda: host.ui.together["chairs"][0]["wants"])
        assert guest.ui.together["wants"] and part.wishes(host.ui, host.screen.words)
        before = host.link.host.record.seed
        part.rematch(host, None)
        await until(lambda: not host.frame["over"] and not guest.frame["over"])
        assert host.link.host.record.seed != before
        assert not guest.ui.together["wants"] and not host.ui.together["chairs"][0]["wants"]

    asyncio.run(run())


def test_the_next_game_begins_once_host_and_guest_have_pressed(browser, monkeypatch):
    async def run():
        host, guest = await played(browser, GAME, monkeypatch)
        part = importlib.import_module("page.together.part")
        before = host.link.host.record.seed
        part.want(host, None)
        await until(lambda: guest.ui.together["want"])
        assert host.frame["over"] and part.wishes(guest.ui, guest.screen.words)
        for page, buttons in (host, ["rematch"]), (guest, ["want"]):
            html = part.again(page.ui, page.screen.words, "btn go")
            assert [one for one in ("want", "rematch") if f'data-act="{one}"' in html] == buttons
        part.want(guest, None)
        await until(lambda: not host.frame["over"] and not guest.frame["over"])
        assert host.link.host.record.seed != before
        await until(lambda: not host.ui.together["wants"] and not guest.ui.together["want"])
        assert not guest.ui.together["wants"]

    asyncio.run(run())


def test_a_guest_is_told_that_the_host_has_left(browser):
    async def run():
        host, guest = await meet(browser, GAME)
        host.at_leave()
        await until(lambda: guest.ui.note == "together-left")
        assert not guest.ui.together["up"]

    asyncio.run(run())
