"""Serve dist/ on this machine: `python tools/serve.py [--port 8000]`; a busy port gives way to the next free one."""

import argparse
import functools
import http.server
from pathlib import Path

from say import Stop, say

DIST = Path(__file__).resolve().parent.parent / "dist"
PORTS_TRIED = 50


class Handler(http.server.SimpleHTTPRequestHandler):
    """Static files with the types that a browser insists on, whatever this machine's mime.types says."""

    protocol_version = "HTTP/1.1"  # keeps connections open: the page asks for some hundred small files
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".json": "application/json",
        ".webmanifest": "application/manifest+json",
        ".svg": "image/svg+xml",
        ".webp": "image/webp",
        ".woff2": "font/woff2",
        ".py": "text/x-python; charset=utf-8",
        ".ftl": "text/plain; charset=utf-8",
    }

    def end_headers(self):
        """Have the browser ask again after every build; unchanged files answer 304."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_):
        """Stay quiet: the address on the terminal should remain in sight."""


def listen(port):
    """A server on the first free port from `port` on.

    Errors: Stop when none of the next 50 ports is free.
    """
    handler = functools.partial(Handler, directory=str(DIST))
    for wanted in range(port, port + PORTS_TRIED):
        try:
            return http.server.ThreadingHTTPServer(("127.0.0.1", wanted), handler)
        except OSError:
            continue
    raise Stop(f"no free port from {port} to {port + PORTS_TRIED - 1}.", "make play PORT=9000")


def main():
    """Serve until Ctrl-C."""
    parser = argparse.ArgumentParser(description="Serve the built site on this machine.")
    parser.add_argument("--port", type=int, default=8000)
    server = listen(parser.parse_args().port)
    say(f"San Juan is served at http://localhost:{server.server_port}/  (Ctrl-C ends)")
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        say("Stopped; a browser that has been here once goes on playing without the server.")


if __name__ == "__main__":
    main()
