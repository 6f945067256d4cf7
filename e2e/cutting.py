"""A static host that cuts files: the first request for each, or all of them, goes wrong in one of several ways."""

import socket
import struct

from serving import Quiet, Site

FOREVER = 10**9
AT_ONCE = struct.pack("ii", 1, 0)
"""Has a socket that is closed tell the other side of a reset."""


class Cutting(Quiet):
    """Serves a folder; what its server has in `cuts`, {path: [way, how often]}, goes wrong so often."""

    def do_GET(self):
        """Serve a file, or cut it."""
        path = self.path.split("?")[0]
        self.server.asked.append(path)
        way, left = self.server.cuts.get(path, ("", 0))
        if left <= 0:
            return super().do_GET()
        self.server.cuts[path] = [way, left - 1]
        self.close_connection = True
        return getattr(self, way)()

    def missing(self):
        """Answer that there is no such file."""
        self.send_error(404)

    def reset(self):
        """Hang up without a word."""
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.connection.shutdown(socket.SHUT_RDWR)

    def short(self):
        """Hang up in the middle of the file."""
        data = self.content()
        self.send(data[: len(data) // 2], len(data))

    def damaged(self):
        """Send the file with a stroke through its middle."""
        data = self.content()
        at = len(data) // 2
        self.send(data[:at] + bytes(255 - byte for byte in data[at : at + 8]) + data[at + 8 :], len(data))

    def content(self):
        """Return what is in the file that is asked for."""
        with open(self.translate_path(self.path), "rb") as file:
            return file.read()

    def send(self, data, length):
        """Send these bytes of a file that is said to be so long."""
        self.send_response(200)
        self.send_header("content-type", self.guess_type(self.translate_path(self.path)))
        self.send_header("content-length", str(length))
        self.end_headers()
        self.wfile.write(data)


class CuttingSite(Site):
    """A folder on such a host; `asked` lists the paths of all requests."""

    def __init__(self, folder):
        super().__init__(folder, handler=Cutting)
        self.server.asked, self.server.cuts = [], {}

    @property
    def asked(self):
        """Paths of all requests so far."""
        return self.server.asked

    def cut(self, path, way, times=FOREVER):
        """Make this many requests for a file go wrong."""
        self.server.cuts[path] = [way, times]
