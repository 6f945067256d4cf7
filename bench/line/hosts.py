"""The hosts behind the line: Python's over HTTP/1.1, nginx over HTTP/2; both send what it makes smaller as gzip."""

import base64
import functools
import gzip
import hashlib
import http.server
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.start import Quiet

SMALLER = 0.95
"""A host sends a file compressed only if gzip makes it smaller than this share."""
PATIENCE = 30
"""Seconds after which a server that doesn't listen is given up."""
NGINX = """
{user}
pid {folder}/pid; error_log {folder}/error.log; daemon off; worker_processes 1;
events {{ worker_connections 256; }}
http {{
    include /etc/nginx/mime.types; types {{ text/javascript mjs; application/wasm wasm; }}
    default_type application/octet-stream; access_log off; gzip_static on; http2_chunk_size 4k;
    client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
    uwsgi_temp_path {folder}; scgi_temp_path {folder};
    server {{
        listen 127.0.0.1:{port} ssl http2 sndbuf=32k;
        ssl_certificate {keys}/certificate.pem; ssl_certificate_key {keys}/key.pem;
        root {site};
    }}
}}
"""
"""Small buffers, so that files asked for later, but wanted first, can overtake."""


@dataclass(frozen=True)
class Host:
    """A server: its port, and by what its certificate is trusted where it has one, which is over HTTP/2."""

    port: int
    trusted: str = ""


def packed(site: Path, folder: Path) -> Path:
    """Copy a site, with a FILE.gz beside each file that gzip makes smaller."""
    shutil.copytree(site, folder)
    for path in [path for path in folder.rglob("*") if path.is_file()]:
        data = path.read_bytes()
        small = gzip.compress(data, 9)
        if len(small) < SMALLER * len(data):
            path.with_name(path.name + ".gz").write_bytes(small)
    return folder


class Packing(Quiet):
    """A host that sends FILE.gz in the place of FILE, saying so."""

    def send_head(self) -> Any:
        """Send the headers; gives what is to follow."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        small = path.with_name(path.name + ".gz")
        if not small.is_file() or "gzip" not in self.headers.get("Accept-Encoding", ""):
            return super().send_head()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(small.stat().st_size))
        self.end_headers()
        return small.open("rb")


@contextmanager
def over_http1(site: Path) -> Iterator[Host]:
    """Serve a packed site over HTTP/1.1, for as many connections as a browser makes."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Packing, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield Host(server.server_port)
    finally:
        server.shutdown()
        server.server_close()


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def certificate(folder: Path) -> None:
    """Make a certificate for this machine: browsers speak HTTP/2 only with hosts that have one."""
    folder.mkdir()
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    command += ["-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem")]
    subprocess.run(command, check=True, capture_output=True)


def fingerprint(folder: Path) -> str:
    """Return the fingerprint by which Chromium can be made to trust the certificate."""
    shown = ["openssl", "x509", "-in", str(folder / "certificate.pem"), "-pubkey", "-noout"]
    key = subprocess.run(shown, check=True, capture_output=True).stdout
    raw = subprocess.run(["openssl", "pkey", "-pubin", "-outform", "der"], input=key, check=True, capture_output=True)
    return base64.b64encode(hashlib.sha256(raw.stdout).digest()).decode()


def wait_for(port: int) -> None:
    """Wait until somebody listens on a port."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with socket.socket() as probe:
            if not probe.connect_ex(("127.0.0.1", port)):
                return
        time.sleep(0.05)
    sys.exit(f"bench: nobody listens on port {port}")


@contextmanager
def over_http2(site: Path, keys: Path) -> Iterator[Host]:
    """Serve a packed site by nginx over HTTP/2, with the certificate in the folder of keys."""
    folder = site.with_name(site.name + "-nginx")
    folder.mkdir()
    port, user = free_port(), "user root;" if folder.owner() == "root" else ""
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, keys=keys, site=site, port=port, user=user))
    command = [shutil.which("nginx") or "/usr/sbin/nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    wait_for(port)
    try:
        yield Host(port, fingerprint(keys))
    finally:
        server.terminate()
        server.wait()
