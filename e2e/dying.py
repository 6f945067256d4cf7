"""A static host that dies after a number of requests, or on demand, and can be brought back to life."""

import socket

from serving import Quiet, Site

FOREVER = 10**9


class Mortal(Quiet):
    """Answers while its server has requests left, then closes every connection without a word."""

    def handle_one_request(self):
        """Answer, or hang up."""
        try:
            super().handle_one_request()
        except ConnectionError:
            self.close_connection = True

    def do_GET(self):
        """Serve a file, if there is still life in the server."""
        self.server.asked.append(self.path)
        if self.server.left <= 0 or self.path in self.server.breaks:
            self.server.breaks.discard(self.path)
            self.close_connection = True
            self.connection.shutdown(socket.SHUT_RDWR)
            return
        self.server.left -= 1
        super().do_GET()


class DyingSite(Site):
    """A folder on a host that answers this many requests; `asked` lists the requested paths.

    The first request for a path in `server.breaks` is not answered.
    """

    def __init__(self, folder, left=FOREVER):
        super().__init__(folder, handler=Mortal)
        self.server.asked = []
        self.server.left = left
        self.server.breaks = set()

    @property
    def asked(self):
        """Paths of all requests so far."""
        return self.server.asked

    def live(self, left=FOREVER):
        """Answer this many requests from now on; 0 kills the host."""
        self.server.asked = []
        self.server.left = left
