"""A folder as a static host serves it, for as long as a test wants."""

import functools
import http.server
import sys
import threading
from pathlib import Path


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Python's own static server, without its log and without HTTP caching headers."""

    def log_message(self, *_):
        pass


class Host(http.server.ThreadingHTTPServer):
    """A server that does not report pages which leave before a file has come: tests close them at any time."""

    def handle_error(self, request, client_address):
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class Site:
    """A folder served on a free local port; `stop()` takes the server away for good."""

    def __init__(self, folder, prefix="", handler=Quiet):
        made = functools.partial(handler, directory=str(folder))
        self.folder = Path(folder)
        self.server = Host(("127.0.0.1", 0), made)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        self.url = f"{self.origin}/{prefix}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        """Close the port: from now on every request is refused."""
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server = None
