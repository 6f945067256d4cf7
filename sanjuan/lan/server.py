"""The server of `sanjuan play --lan`: the files of the site, and the relay at the same address.

Needs the extra `lan`: aiohttp serves, python-socketio passes messages on.
"""

import functools
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import socketio
from aiohttp import web

from sanjuan.hosting import TYPES
from sanjuan.lan.rooms import FROM_HOST, Out, Rooms, Stray

MOST_SOCKETS = 5_000
HEAD = "<head>"
INDEX = "index.html"
WITHOUT = "sw.js"
"""The service worker keeps pages as they were built, without the relay; on plain HTTP no phone has it anyway."""
RELAY = '<meta name="relay" content="">'
"""Tells a page that the server it comes from is a relay."""


def application(folder: Path, rooms: Rooms) -> web.Application:
    """Return the site in a folder with a relay at `socket.io/`."""
    made = web.Application(client_max_size=FROM_HOST)
    relay(rooms).attach(made)

    async def files(request: web.Request) -> web.StreamResponse:
        return await answer(folder, request)

    made.router.add_get("/{path:.*}", files)
    return made


async def answer(folder: Path, request: web.Request) -> web.StreamResponse:
    """Answer with a file of the site; a page says that there is a relay."""
    name = request.match_info["path"]
    path = found(folder, name)
    if path and path.name == INDEX and not name.endswith(("/", INDEX)) and name:
        raise web.HTTPMovedPermanently(f"/{name}/")
    if path is None or path.name == WITHOUT:
        raise web.HTTPNotFound
    headers = {"Cache-Control": "no-cache"}
    if path.suffix == ".html":
        text = path.read_text("utf-8").replace(HEAD, HEAD + RELAY, 1)
        return web.Response(text=text, content_type="text/html", charset="utf-8", headers=headers)
    if path.suffix in TYPES:
        headers["Content-Type"] = TYPES[path.suffix]
    return web.FileResponse(path, headers=headers)


def found(folder: Path, name: str) -> Path | None:
    """Return the file of an address, None for what is not in the folder."""
    if "\0" in name:
        return None
    path = (folder / name).resolve()
    if not path.is_relative_to(folder.resolve()):
        return None
    path = path / INDEX if path.is_dir() else path
    return path if path.is_file() else None


def relay(rooms: Rooms) -> Any:
    """Return the server of the relay. Pages of any site may use it: there are no cookies, and rooms have long names."""
    server = socketio.AsyncServer(
        async_mode="aiohttp", cors_allowed_origins="*", max_http_buffer_size=FROM_HOST + 4_096, ping_interval=10
    )
    Relay(server, rooms).attend()
    return server


class Relay:
    """Carries out what browsers send: the rooms say how, and a socket that sends nonsense is cut."""

    def __init__(self, server: Any, rooms: Rooms) -> None:
        self.server, self.rooms = server, rooms
        self.commands: dict[str, Callable[[str, object], tuple[Any, Out]]] = {
            "open": rooms.open,
            "join": rooms.join,
            "say": lambda sid, message: (None, rooms.say(sid, message)),
            "drop": lambda sid, message: (None, rooms.drop(sid, message)),
            "close": lambda sid, _message: (None, rooms.close(sid)),
            "tables": lambda _sid, _message: ({"tables": rooms.tables()}, []),
        }

    def attend(self) -> None:
        """Hear what browsers send."""
        self.server.on("connect", self.came)
        self.server.on("disconnect", self.gone)
        for name in self.commands:
            self.server.on(name, functools.partial(self.heard, name))

    async def came(self, sid: str, _environ: object) -> bool:
        """Take in a browser, unless there are too many."""
        if len(self.rooms.visitors) >= MOST_SOCKETS:
            return False
        self.rooms.came(sid)
        return True

    async def gone(self, sid: str, *_reason: object) -> None:
        """Let the others of a room know that a browser has left."""
        await self.send(self.rooms.gone(sid))

    async def send(self, out: Out) -> None:
        """Send events to browsers."""
        for to, event, content in out:
            await self.server.emit(event, content, to=to)

    async def heard(self, name: str, sid: str, message: object = None) -> Any:
        """Carry a message out; return the reply. A socket that sends too many, or too much nonsense, is cut."""
        if sid not in self.rooms.visitors:
            return {"error": "unknown"}
        if not self.rooms.allowed(sid):
            await self.server.disconnect(sid)
            return {"error": "full"}
        try:
            reply, out = self.commands[name](sid, message)
        except Stray:
            if self.rooms.strayed(sid):
                await self.server.disconnect(sid)
            return {"error": "unknown"}
        await self.send(out)
        return reply


def addresses() -> list[str]:
    """Return the addresses of this machine on its networks, the likeliest first; nothing is sent for it."""
    found = []
    for far in ("10.255.255.255", "192.168.255.255", "172.31.255.255"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((far, 9))  # only looks up the way there
                found.append(probe.getsockname()[0])
            except OSError:
                continue
    return list(dict.fromkeys(one for one in found if not one.startswith("127.")))


def serve(folder: Path, listening: socket.socket) -> None:
    """Serve a site and a relay on a socket until Ctrl-C."""
    made = application(folder, Rooms(time.monotonic))
    web.run_app(made, sock=listening, print=None, access_log=None, handle_signals=True, shutdown_timeout=1)
