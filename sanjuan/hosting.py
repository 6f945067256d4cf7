"""Serve the built site on this machine: the command `play`. The wheel carries the site; in a checkout it is dist/."""

import argparse
import errno
import functools
import http.server
import sys
import webbrowser
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.parse import unquote

Arguments = argparse.ArgumentParser | argparse._ArgumentGroup

HERE = Path(__file__).resolve().parent
PLACES = (HERE / "site", HERE.parent / "dist")
"""Possible places of the site: in an installed package, in a checkout after `make build`."""
NO_SITE = (
    "There is no built site here. In a checkout: make build. To install it: make wheel there, then pip install "
    "build/sanjuan-*.whl (a plain pip install brings the engine without the site). In the terminal: sanjuan play "
    "--terminal"
)
PORT = 8000
PORTS_TRIED = 50
LAST_PORT = 65535
TYPES = {
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".py": "text/x-python; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".gz": "application/gzip",
}
"""Types that a browser insists on, whatever this machine's own list says."""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Static files, each under its right type."""

    protocol_version = "HTTP/1.1"  # keeps connections open: the page asks for some hundred small files
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **TYPES}

    def end_headers(self) -> None:
        """Have the browser ask again after every build; unchanged files answer 304."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def send_head(self) -> Any:
        """Answer a name that no file can have as one that is not there; list no folder."""
        if "\0" in unquote(self.path):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        return super().send_head()

    def list_directory(self, path: Any) -> None:
        """List nothing: a folder without a page of its own is not there."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def log_message(self, format: str, *_: object) -> None:
        """Stay quiet: the address on the terminal should remain in sight."""


class Server(http.server.ThreadingHTTPServer):
    """A server that says nothing of visitors who leave before their file has come."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Log what went wrong, but for a connection that the other side has closed."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def site() -> Path | None:
    """Return the folder of the built site, None where there is none."""
    return next((place for place in PLACES if (place / "index.html").exists()), None)


def listen(folder: Path, port: int) -> http.server.ThreadingHTTPServer:
    """Return a server of a folder, for this machine only, on the first free port from `port` on.

    Raises OSError when none of the next 50 is free.
    """
    handler = functools.partial(Handler, directory=str(folder))
    for wanted in range(port, min(port + PORTS_TRIED, LAST_PORT + 1)):
        try:
            return Server(("127.0.0.1", wanted), handler)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
    raise OSError(errno.EADDRINUSE, f"no free port from {port} to {port + PORTS_TRIED - 1}")


def add_arguments(reader: Arguments) -> None:
    """Add the arguments of playing in the browser."""
    reader.add_argument("--port", type=port_number, default=PORT, help=f"first port to try (default {PORT})")
    reader.add_argument("--no-browser", action="store_true", help="only serve; open no browser")
    reader.add_argument(
        "--lan", action="store_true", help="also serve phones on this network, which join a table with a word"
    )


def port_number(text: str) -> int:
    """Parse the number of a port; raises the parser's error where there is none of this number."""
    if not text.isdecimal() or not 1 <= int(text) <= LAST_PORT:
        raise argparse.ArgumentTypeError(f"ports are numbers from 1 to {LAST_PORT}, not {text}")
    return int(text)


def run(asked: argparse.Namespace) -> int:
    """Serve until Ctrl-C; returns the exit status (1: nothing to serve, or no port)."""
    folder = site()
    if folder is None:
        print(NO_SITE, file=sys.stderr)
        return 1
    try:
        server = listen(folder, asked.port)
    except OSError as error:
        print(error.strerror, file=sys.stderr)
        return 1
    return serve(server, not asked.no_browser)


def serve(server: http.server.ThreadingHTTPServer, browser: bool) -> int:
    """Print the address, open it in the browser if that is wanted, and serve until Ctrl-C."""
    address = f"http://localhost:{server.server_port}/"
    print(f"The tables are served at {address}  (Ctrl-C ends)", flush=True)
    if browser:
        webbrowser.open(address)
    with server:
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print("Stopped; a browser that has been here once goes on playing without the server.")
    return 0
