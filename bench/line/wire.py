"""One slow line in front of a server: all connections share its bits, each way has half of the wait.

A browser's own throttling counts for each page and worker apart, and some of what workers fetch escapes it. Here all
that the browser sends or gets goes through one relay, whoever asked for it: connections take turns, a segment each.
"""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Self

SEGMENT = 1448
"""Bytes that travel together, as in a packet of a usual network."""
ROOM = 16 * 1024
"""Bytes that may lie between server and line: with more, what is asked for later could not overtake."""
CREDIT = 0.004
"""Seconds that the line makes up for where the machine woke it too late."""
Travelling = asyncio.Queue[tuple[float, bytes]]
"""Segments that have been sent off, with the moment in which they arrive."""


@dataclass(frozen=True)
class Profile:
    """A line: Mbit/s each way, milliseconds there and back, and the factor by which the page's thread is slowed."""

    mbits: float
    wait: float
    slower: float

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read "1.6,150,4"."""
        mbits, wait, slower = (float(part) for part in text.split(","))
        if mbits <= 0 or wait < 0 or slower < 1:
            raise ValueError(f"no such line: {text}")
        return cls(mbits, wait, slower)

    def __str__(self) -> str:
        return f"{self.mbits:g},{self.wait:g},{self.slower:g}"


class Way:
    """One direction of the line: segments go one after the other, in the order in which connections ask for a turn."""

    def __init__(self, mbits: float) -> None:
        self.speed = mbits * 1e6 / 8
        self.free, self.turn = 0.0, asyncio.Lock()

    async def carry(self, count: int) -> None:
        """Return when this many bytes have been sent off."""
        async with self.turn:
            now = time.monotonic()
            self.free = max(self.free, now - CREDIT) + count / self.speed
            await asyncio.sleep(max(0.0, self.free - now))


class Line:
    """A relay to a local port; `arrived` are (seconds since 1970, bytes in all) of what has come down."""

    def __init__(self, profile: Profile, target: int) -> None:
        self.wait, self.target = profile.wait / 1000, target
        self.down, self.up = Way(profile.mbits), Way(profile.mbits)
        self.arrived: list[tuple[float, int]] = []
        self.total, self.port = 0, 0

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Relay one connection, which takes a wait to come about."""
        try:
            await asyncio.sleep(self.wait)
            server = socket.socket()
            server.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, ROOM)
            server.setblocking(False)
            await asyncio.get_running_loop().sock_connect(server, ("127.0.0.1", self.target))
            from_server, to_server = await asyncio.open_connection(sock=server, limit=ROOM)
            up = self.pass_on(reader, to_server, self.up)
            await asyncio.gather(up, self.pass_on(from_server, writer, self.down))
            to_server.close()
        except OSError:
            pass  # the browser has gone, and left connections in one state or another
        finally:
            writer.close()

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: Way) -> None:
        """Relay one direction of a connection: each segment is sent off, and arrives half a wait later."""
        travelling = Travelling()
        arriving = asyncio.create_task(self.deliver(travelling, writer, way is self.down))
        segment = b"-"
        try:
            while segment:
                segment = await reader.read(SEGMENT)
                await way.carry(len(segment))
                travelling.put_nowait((time.monotonic() + self.wait / 2, segment))
            await arriving
        finally:
            arriving.cancel()

    async def deliver(self, travelling: Travelling, writer: asyncio.StreamWriter, down: bool) -> None:
        """Hand over what arrives; nothing at all is the end of this direction."""
        while True:
            moment, segment = await travelling.get()
            await asyncio.sleep(max(0.0, moment - time.monotonic()))
            if not segment:
                return writer.write_eof()
            writer.write(segment)
            if down:
                self.total += len(segment)
                self.arrived.append((time.time(), self.total))
            await writer.drain()

    def until(self, moment: float) -> int:
        """Return how many bytes had come down at a moment, in seconds since 1970."""
        return max((total for at, total in self.arrived if at <= moment), default=0)


async def relay(line: Line, ready: threading.Event, end: asyncio.Event) -> None:
    """Listen until the end; the line's port is known when it is ready."""

    def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        met.add(asyncio.create_task(line.meet(reader, writer)))

    met: set[asyncio.Task[None]] = set()
    server = await asyncio.start_server(connected, "127.0.0.1", 0, limit=ROOM)
    line.port = server.sockets[0].getsockname()[1]
    ready.set()
    await end.wait()
    server.close()
    for task in met:
        task.cancel()
    for told in await asyncio.gather(*met, return_exceptions=True):
        if isinstance(told, Exception):  # not those that have been cancelled
            raise told
    rest = asyncio.all_tasks() - {asyncio.current_task()}
    for task in rest:  # deliveries, and directions whose other one has broken: they would wait for ever
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)


@contextmanager
def slow_line(profile: Profile, target: int) -> Iterator[Line]:
    """Put a line before a local port, in a thread of its own."""
    line, ready, end, loop = Line(profile, target), threading.Event(), asyncio.Event(), asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_until_complete, args=(relay(line, ready, end),), daemon=True)
    thread.start()
    ready.wait()
    try:
        yield line
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join()
        loop.close()
