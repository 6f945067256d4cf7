"""The built folder behind the hosts that people have: nginx in a deep path, one that knows no types."""

import shutil
import socket
import subprocess
import time

import pytest

from playing import FORM, answer, start, wait_for_state
from serving import Quiet, Site
from user import without_motion

NGINX = """
{user}
pid {folder}/pid; error_log {folder}/error.log; daemon off; worker_processes 1;
events {{ worker_connections 256; }}
http {{
    include /etc/nginx/mime.types; default_type application/octet-stream; gzip on; access_log off;
    client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
    uwsgi_temp_path {folder}; scgi_temp_path {folder};
    server {{
        listen 127.0.0.1:{port};
        location / {{ root {folder}/empty; }}
        location /de/ep/ly/nested/san-juan/ {{ alias {dist}/; }}
    }}
}}
"""


class Ignorant(Quiet):
    """A host that takes WebAssembly for text, knows hardly another type and compresses nothing."""

    extensions_map = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".wasm": "text/plain"}
    extensions_map |= {".svg": "image/svg+xml", "": "application/octet-stream"}


def free_port():
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for_port(port, seconds=60):
    """Wait until somebody listens on a port."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"nobody listens on port {port}")


@pytest.fixture
def nginx(dist, tmp_path):
    """Address of the site behind Debian's nginx with Debian's own types, five folders deep."""
    port, root = free_port(), tmp_path / "nginx"
    root.mkdir()
    user = "user root;" if root.owner() == "root" else ""
    (root / "nginx.conf").write_text(NGINX.format(folder=root, dist=dist, port=port, user=user))
    command = [shutil.which("nginx") or "/usr/sbin/nginx", "-p", root, "-c", root / "nginx.conf"]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    wait_for_port(port)
    yield f"http://127.0.0.1:{port}/de/ep/ly/nested/san-juan/"
    server.terminate()
    server.wait(timeout=60)


def plays(page):
    """Start a game and answer three questions."""
    start(page)
    for _ in range(3):
        answer(page)
        assert wait_for_state(page, "your-turn", "over", "error") == "your-turn"


def test_behind_nginx_in_a_deep_path(open_page, nginx):
    plays(open_page(nginx + FORM, before=without_motion))


def test_on_a_host_that_knows_hardly_any_type(open_page, dist):
    served = Site(dist, handler=Ignorant)
    plays(open_page(served.url + FORM, before=without_motion))
    served.stop()
