"""`sanjuan play --lan`: what it says and opens."""

import argparse
import errno
import socket
import sys
import webbrowser

from sanjuan import hosting

NO_EXTRA = (
    "To serve the tables on the local network, two more packages are needed: pip install 'sanjuan[lan]' "
    "(in a checkout: .venv/bin/pip install -e '.[lan]')"
)


def run(asked: argparse.Namespace) -> int:
    """Serve on the local network until Ctrl-C; returns the exit status (1: nothing to serve, no extra, or no port)."""
    folder = hosting.site()
    if folder is None:
        print(hosting.NO_SITE, file=sys.stderr)
        return 1
    try:
        from sanjuan.lan import server
    except ImportError:
        print(NO_EXTRA, file=sys.stderr)
        return 1
    try:
        listening = listen(asked.port)
    except OSError as error:
        print(error.strerror, file=sys.stderr)
        return 1
    port = listening.getsockname()[1]
    found = [f"http://{one}:{port}/" for one in server.addresses()] or [f"http://localhost:{port}/"]
    print("Everybody on this network finds the tables at", "  or  ".join(found), " (Ctrl-C ends)", flush=True)
    if not asked.no_browser:
        webbrowser.open(found[0])
    server.serve(folder, listening)
    return 0


def listen(port: int) -> socket.socket:
    """Return a socket for all networks on the first free port from `port` on; raises OSError where there is none."""
    for wanted in range(port, min(port + hosting.PORTS_TRIED, hosting.LAST_PORT + 1)):
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind(("0.0.0.0", wanted))
            listening.listen()
        except OSError as error:
            listening.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
        else:
            return listening
    raise OSError(errno.EADDRINUSE, f"no free port from {port} to {port + hosting.PORTS_TRIED - 1}")
