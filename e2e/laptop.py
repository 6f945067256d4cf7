"""The laptop of one of the players: it serves the site and the relay to a network."""

import socket
import subprocess
import sys
import time
import urllib.request


class Laptop:
    """The server of `sanjuan play --lan` on a port of its own; it can be started again."""

    def __init__(self):
        with socket.socket() as probe:
            probe.bind(("0.0.0.0", 0))
            self.port = probe.getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        self.url = self.origin + "/"
        self.start()

    def start(self):
        """Start the server, and wait until it answers."""
        command = [sys.executable, "-m", "sanjuan", "play", "--lan", "--no-browser", "--port", str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        for _ in range(200):
            try:
                urllib.request.urlopen(self.url + "LICENSE").close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def stop(self):
        """End the server."""
        self.process.terminate()
        self.process.wait()
