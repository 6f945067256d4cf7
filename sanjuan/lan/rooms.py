"""The rooms of the relay: who hosts a table, who is a guest there, and what is passed on to whom. Pure.

A browser is known by the name of its socket. Every method returns what is sent to whom, as (socket, event, content).
All that comes from browsers is untrusted; what makes no sense raises `Stray`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

HEX = frozenset("0123456789abcdef")
ID_LETTERS = 32
"""The letters of a room's name and of its owner's token: 16 bytes in hexadecimal."""
MOST_LETTERS = 40
"""The most letters of a word and of a game's name."""
MOST_FREE = 8
MOST_ROOMS = 500
MOST_GUESTS = 24
"""Guests of a room; a table has at most eight seats, the others look for one."""
FROM_GUEST, FROM_HOST = 40_000, 4_000_000
"""The most bytes of a message: an answer of 10,000 letters has up to 40,000, a frame with all cards some 200,000."""
STORE, RATE = 120, 40
"""Messages of a guest that may come at once, and in a second."""
GUESS = 20
"""The price of asking for a room that is not there, in messages: words are not to be found by trying."""
MOST_STRAY = 20
"""Messages without sense after which a socket is cut."""
PATIENCE = 30 * 60
"""Seconds for which a room waits for its host."""

Out = list[tuple[str, str, dict[str, Any]]]


class Stray(ValueError):
    """A message that no page of ours would have sent."""


@dataclass
class Room:
    """A table at the relay: `host` is "" while its page is away, `left` is when it went."""

    token: str
    host: str
    told: dict[str, Any]
    guests: set[str] = field(default_factory=set)
    left: float = 0


@dataclass
class Visitor:
    """A socket: in which room it is, and how much it may still send."""

    room: str = ""
    store: float = STORE
    at: float = 0
    stray: int = 0


class Rooms:
    """All rooms of a relay. `listed`: open tables may be listed, as on an own network; `clock` returns seconds."""

    def __init__(self, clock: Callable[[], float], listed: bool = True) -> None:
        self.clock, self.listed = clock, listed
        self.rooms: dict[str, Room] = {}
        self.visitors: dict[str, Visitor] = {}

    def came(self, socket: str) -> None:
        """Take note of a new socket."""
        self.visitors[socket] = Visitor(at=self.clock())

    def allowed(self, socket: str) -> bool:
        """Return whether a socket may send one more message; a host may always."""
        visitor, now = self.visitors[socket], self.clock()
        visitor.store = min(STORE, visitor.store + (now - visitor.at) * RATE) - 1
        visitor.at = now
        return visitor.store >= 0 or self.hosted(socket) is not None

    def strayed(self, socket: str) -> bool:
        """Note a message without sense; return whether there were too many."""
        self.visitors[socket].stray += 1
        return self.visitors[socket].stray >= MOST_STRAY

    def hosted(self, socket: str) -> Room | None:
        """Return the room that a socket hosts."""
        room = self.rooms.get(self.visitors[socket].room)
        return room if room and room.host == socket else None

    def open(self, socket: str, message: object) -> tuple[dict[str, Any], Out]:
        """Open a room, open it again after the host's page was loaded again, or change what is listed of it."""
        name, token = _id(message, "room"), _id(message, "token")
        told = {"word": _word(message, "word"), "game": _word(message, "game"), "free": _free(message)}
        told["watch"] = _value(message, "watch") is True
        self._forget()
        visitor, room = self.visitors[socket], self.rooms.get(name)
        if visitor.room not in ("", name):
            raise Stray("a page has one table")
        if room is None and len(self.rooms) >= MOST_ROOMS:
            return {"error": "full"}, []
        if room is not None and room.token != token:
            return {"error": "taken"}, []
        if room is None:
            room = self.rooms[name] = Room(token, socket, told)
        before, room.host, room.told, visitor.room = room.host, socket, told, name
        if before == socket:
            return {"ok": True}, []
        if before:
            self.visitors[before].room = ""
        room.guests.discard(socket)
        out: Out = [(guest, "back", {}) for guest in sorted(room.guests)]
        return {"ok": True}, out + [(socket, "came", {"peer": guest}) for guest in sorted(room.guests)]

    def join(self, socket: str, message: object) -> tuple[dict[str, Any], Out]:
        """Come to a room as a guest."""
        name = _id(message, "room")
        self._forget()
        visitor, room = self.visitors[socket], self.rooms.get(name)
        if visitor.room not in ("", name) or (room and room.host == socket):
            raise Stray("a page has one table")
        if room is None:
            visitor.store -= GUESS
            return {"error": "unknown"}, []
        if socket not in room.guests and len(room.guests) >= MOST_GUESTS:
            return {"error": "full"}, []
        new = socket not in room.guests
        visitor.room = name
        room.guests.add(socket)
        out: Out = [(room.host, "came", {"peer": socket})] if room.host and new else []
        return {"ok": True, "host": bool(room.host)}, out

    def say(self, socket: str, message: object) -> Out:
        """Pass a message on: from a host to one of its guests, from a guest to its host."""
        data = message.get("data") if isinstance(message, Mapping) else None
        room = self.rooms.get(self.visitors[socket].room)
        if not isinstance(data, bytes) or room is None:
            raise Stray("bytes are said in a room")
        if room.host != socket:
            if len(data) > FROM_GUEST:
                raise Stray("a guest says less")
            return [(room.host, "said", {"from": socket, "data": data})] if room.host else []
        to = message["to"] if isinstance(message, Mapping) and "to" in message else None
        if len(data) > FROM_HOST or not isinstance(to, str):
            raise Stray("a host speaks to a guest")
        return [(to, "said", {"from": "", "data": data})] if to in room.guests else []

    def drop(self, socket: str, message: object) -> Out:
        """Have a guest leave the room, as its host wants."""
        room, peer = self.hosted(socket), message.get("peer") if isinstance(message, Mapping) else None
        if room is None or not isinstance(peer, str):
            raise Stray("a host drops a guest")
        if peer not in room.guests:
            return []
        room.guests.discard(peer)
        self.visitors[peer].room = ""
        return [(peer, "dropped", {})]

    def close(self, socket: str) -> Out:
        """End the room of a host."""
        room = self.hosted(socket)
        if room is None:
            raise Stray("a host closes its room")
        del self.rooms[self.visitors[socket].room]
        for one in (socket, *room.guests):
            self.visitors[one].room = ""
        return [(guest, "closed", {}) for guest in room.guests]

    def gone(self, socket: str) -> Out:
        """Take note that a socket has ended."""
        visitor = self.visitors.pop(socket, Visitor())
        room = self.rooms.get(visitor.room)
        if room is None:
            return []
        if room.host == socket:
            room.host, room.left = "", self.clock()
            return [(guest, "away", {}) for guest in room.guests]
        room.guests.discard(socket)
        return [(room.host, "gone", {"peer": socket})] if room.host else []

    def tables(self) -> list[dict[str, Any]]:
        """Return the open tables whose host is there, with a free chair or where one may watch."""
        return [room.told for room in self.rooms.values() if self.listed and room.host and _offers(room.told)]

    def _forget(self) -> None:
        """Forget the rooms whose host has not come back."""
        now = self.clock()
        for name in [name for name, room in self.rooms.items() if not room.host and now - room.left > PATIENCE]:
            for guest in self.rooms.pop(name).guests:
                self.visitors[guest].room = ""


def _offers(told: Mapping[str, Any]) -> bool:
    return bool(told["word"]) and (told["free"] > 0 or told["watch"])


def _value(message: object, key: str) -> Any:
    return message.get(key) if isinstance(message, Mapping) else None


def _id(message: object, key: str) -> str:
    value = _value(message, key)
    if not isinstance(value, str) or len(value) != ID_LETTERS or not HEX.issuperset(value):
        raise Stray("16 bytes are expected")
    return value


def _word(message: object, key: str) -> str:
    value = _value(message, key)
    if not isinstance(value, str) or len(value) > MOST_LETTERS or not value.isascii():
        raise Stray("a short text is expected")
    return value


def _free(message: object) -> int:
    value = _value(message, "free")
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_FREE:
        raise Stray("a number of chairs is expected")
    return value
