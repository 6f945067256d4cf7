"""The relay and the site over real sockets, as browsers use them."""

import asyncio
import socket
import time

import aiohttp
import pytest
import socketio
from aiohttp import web

from sanjuan import hosting
from sanjuan.lan import command, rooms, server
from sanjuan.lan.rooms import Rooms

ROOM, OWNER = "a" * 32, "1" * 32
TABLE = {"room": ROOM, "token": OWNER, "word": "sunny-harbor-27", "game": "alhambra", "free": 2}
PAGE = '<!doctype html>\n<html lang="en">\n<head>\n<title>Tables</title>'
PATIENCE = 5


@pytest.fixture
def folder(tmp_path):
    """A small site."""
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    (tmp_path / "sw.js").write_text("keep()", "utf-8")
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "page.js").write_text("play()", "utf-8")
    (tmp_path / "web" / "index.html").write_text(PAGE, "utf-8")
    return tmp_path


def served(folder, visit):
    """Serve a site while `visit(address)` runs."""

    async def run():
        runner = web.AppRunner(server.application(folder, Rooms(time.monotonic)), access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        try:
            await asyncio.wait_for(visit(f"http://127.0.0.1:{runner.addresses[0][1]}"), PATIENCE * 4)
        finally:
            await runner.cleanup()

    asyncio.run(run())


class Browser:
    """A browser at the relay: it keeps what it hears."""

    def __init__(self):
        self.client = socketio.AsyncClient(reconnection=False)
        self.heard = asyncio.Queue()
        for name in ("came", "gone", "said", "away", "back", "dropped", "closed"):
            self.client.on(name, lambda content, name=name: self.heard.put_nowait((name, content)))

    async def come(self, address):
        """Connect; return this browser."""
        await self.client.connect(address)
        return self

    async def hears(self):
        """Return the next event that comes."""
        return await asyncio.wait_for(self.heard.get(), PATIENCE)


def test_a_host_and_a_guest_meet_and_speak(folder):
    async def visit(address):
        host, guest = await Browser().come(address), await Browser().come(address)
        assert await host.client.call("open", TABLE) == {"ok": True}
        assert await guest.client.call("tables", {}) == {
            "tables": [{key: TABLE[key] for key in ("word", "game", "free")} | {"watch": False}]
        }
        assert await guest.client.call("join", {"room": ROOM}) == {"ok": True, "host": True}
        name, content = await host.hears()
        assert name == "came"
        await guest.client.emit("say", {"data": b"\x00\xff"})
        assert await host.hears() == ("said", {"from": content["peer"], "data": b"\x00\xff"})
        await host.client.emit("say", {"to": content["peer"], "data": bytes(500_000)})
        assert await guest.hears() == ("said", {"from": "", "data": bytes(500_000)})
        await host.client.disconnect()
        assert (await guest.hears())[0] == "away"
        again = await Browser().come(address)
        assert await again.client.call("open", TABLE) == {"ok": True}
        assert (await guest.hears())[0] == "back"
        assert await again.hears() == ("came", content)
        await guest.client.disconnect()
        assert await again.hears() == ("gone", content)
        await again.client.disconnect()

    served(folder, visit)


@pytest.mark.parametrize("message", [{"data": b"x"}, {"data": "no bytes"}])
def test_a_flood_is_cut_off(folder, message):
    async def visit(address):
        host, guest = await Browser().come(address), await Browser().come(address)
        await host.client.call("open", TABLE)
        await guest.client.call("join", {"room": ROOM})
        for _ in range(3 * rooms.STORE):
            await guest.client.emit("say", message)
        while (await host.hears())[0] != "gone":
            pass
        await host.client.disconnect()

    served(folder, visit)


def test_pages_say_that_there_is_a_relay_and_all_else_is_as_it_was_built(folder):
    async def visit(address):
        async with aiohttp.ClientSession() as session:

            async def got(path):
                async with session.get(address + path, allow_redirects=False) as response:
                    return response.status, await response.text(), response.headers

            for path in ("/", "/index.html", "/web/"):
                status, text, headers = await got(path)
                assert (status, text) == (200, PAGE.replace("<head>", "<head>" + server.RELAY))
                assert headers["Cache-Control"] == "no-cache" and headers["Content-Type"].startswith("text/html")
            status, text, headers = await got("/web/page.js")
            assert (status, text) == (200, "play()")
            assert headers["Content-Type"] == hosting.TYPES[".js"] and headers["Cache-Control"] == "no-cache"
            status, _, headers = await got("/web")
            assert (status, headers["Location"]) == (301, "/web/")
            for path in ("/sw.js", "/none", "/..%2f..%2fetc/passwd", "/%00", "/web/none/"):
                assert (await got(path))[0] == 404

    served(folder, visit)


def test_an_own_address_is_found_without_asking_anybody():
    assert all(one.count(".") == 3 and not one.startswith("127.") for one in server.addresses())


def test_the_next_free_port_is_taken():
    with socket.socket() as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with command.listen(port) as listening:
            assert listening.getsockname()[1] > port
