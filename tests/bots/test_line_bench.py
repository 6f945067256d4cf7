"""The slow line of the bench is one for all, and its report says what was reached."""

import socket
import struct
import threading
import time
import xml.etree.ElementTree as ElementTree

import pytest

from bench.line import picture, report
from bench.line.wire import Profile, slow_line

SENT = bytes(range(256)) * 100
QUICK = {"painted": 900.0, "usable": 1000.0, "largest": 1200.0, "table": 1300.0, "asked": 1400.0, "taken": 1700.0}


@pytest.fixture
def server():
    """A port at which everybody who says a word is sent the same."""

    def serve():
        while True:
            try:
                guest, _ = listening.accept()
            except OSError:  # the test is over
                return
            with guest:
                guest.recv(1)
                guest.sendall(SENT)

    listening = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=serve, daemon=True).start()
    yield listening.getsockname()[1]
    listening.shutdown(socket.SHUT_RDWR)
    listening.close()


def port(listening):
    """Return the port of a socket."""
    return listening.getsockname()[1]


def fetched(port):
    """Return all bytes that a port sends until it closes the connection."""
    with socket.create_connection(("127.0.0.1", port)) as guest:
        guest.sendall(b"?")
        return b"".join(iter(lambda: guest.recv(65536), b""))


def test_a_line_brings_all_and_nothing_else(server):
    with slow_line(Profile.parse("1000,0,1"), server) as line:
        assert fetched(line.port) == SENT
        assert line.total == len(SENT) == line.until(time.time())
        assert line.until(time.time() - 3600) == 0


def test_all_connections_share_the_line(server):
    profile, found = Profile.parse("4,20,1"), []
    with slow_line(profile, server) as line:
        start = time.monotonic()
        guests = [threading.Thread(target=lambda: found.append(fetched(line.port))) for _ in range(3)]
        for guest in guests:
            guest.start()
        for guest in guests:
            guest.join()
        seconds = time.monotonic() - start
    assert found == [SENT] * 3
    assert seconds >= 3 * 8 * len(SENT) / 4e6, "never quicker than the line is"


def test_a_connection_takes_a_wait_and_so_does_a_question(server):
    with slow_line(Profile.parse("1000,100,1"), server) as line:
        start = time.monotonic()
        fetched(line.port)
        assert time.monotonic() - start >= 0.2


def test_a_line_ends_though_a_guest_has_gone_rudely_and_the_server_says_nothing():
    """The other direction of such a connection waits for a word that never comes."""
    rude, ended = struct.pack("ii", 1, 0), threading.Event()

    def measured():
        quick = Profile.parse("1000,0,1")
        with socket.create_server(("127.0.0.1", 0)) as silent, slow_line(quick, port(silent)) as line:
            guest = socket.create_connection(("127.0.0.1", line.port))
            guest.sendall(b"?")
            host, _ = silent.accept()
            assert host.recv(1) == b"?"
            guest.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, rude)  # closing resets the connection
            guest.close()
            time.sleep(0.2)
        host.close()
        ended.set()

    threading.Thread(target=measured, daemon=True).start()
    assert ended.wait(20)


@pytest.mark.parametrize("text", ["", "1.6", "0,150,4", "1.6,-1,4", "1.6,150,0.5", "quick,150,4"])
def test_what_is_no_line_is_refused(text):
    with pytest.raises(ValueError):
        Profile.parse(text)


def seen(slower=1.0, most=100, **times):
    """Return a visit whose moments come `slower` times as late."""
    moments = {name: slower * moment for name, moment in times.items()}
    return {
        "times": moments, "task": 80, "shift": 0, "largest": ["img.sun", 900], "curve": [(0, 0), (1000, most)],
        "bytes": dict.fromkeys(moments, most),
    }  # fmt: skip


def measured(slower, most, line="1.6,150,4"):
    """Return the measurements of a line on which our page is `slower` times slower and fetches `most` bytes."""
    ours = seen(slower, most, **QUICK, engine=5000.0, next=5100.0)
    visits = {"stock": [seen(print=10_000.0)], "press": [ours], "look": [ours]}
    return {"date": "2026-01-01", "line": line, "protocol": "HTTP/1.1", "game": "san_juan", "visits": visits}


def test_the_report_says_whether_each_bar_is_reached():
    assert "**no**" not in report.part(measured(1, 60)) and report.part(measured(1, 60)).count("| yes |") == 7
    assert report.part(measured(4, 70)).count("**no**") == 6


def test_bars_are_for_the_line_they_were_set_for():
    assert "**no**" not in report.part(measured(4, 70, line="9,60,4"))


def test_what_never_came_is_told():
    one = measured(1, 60)
    del one["visits"]["press"][0]["times"]["taken"]
    assert "| the first answer is taken | never |" in report.part(one)


def test_the_picture_shows_every_line_and_all_that_was_seen():
    root = ElementTree.fromstring(picture.drawn([measured(1, 60), measured(4, 70, line="9,60,4")]))
    shown = [element.get("class") for element in root.iter("{http://www.w3.org/2000/svg}rect")]
    assert set(picture.PHASES) <= set(shown)
    assert sum(element.get("class") == "title" for element in root.iter("{http://www.w3.org/2000/svg}text")) == 2
