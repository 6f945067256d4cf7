"""A relay behind a server that speaks https, as docs/hosting.md says; the site is at another address."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import shell
from bench.line.hosts import certificate
from laptop import Laptop
from meeting import instant, play_on, seat_elsewhere, start
from playing import PATIENCE, wait_until
from sanjuan.games import GAMES
from test_hosts import free_port, wait_for_port
from test_relay import BACK, SEATED

GUIDE = Path(__file__).resolve().parent.parent / "docs" / "hosting.md"
NGINX = """
{user}
pid {folder}/pid; error_log {folder}/error.log; daemon off; worker_processes 1;
events {{ worker_connections 256; }}
http {{
    include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
    ssl_certificate {folder}/keys/certificate.pem; ssl_certificate_key {folder}/keys/key.pem;
    client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
    uwsgi_temp_path {folder}; scgi_temp_path {folder};
    server {{ listen 127.0.0.1:{site} ssl; root {folder}/site; }}
    server {{
        listen 127.0.0.1:{relay} ssl;
        {location}
    }}
}}
"""


def location(port):
    """Return the lines that the guide has for nginx, with the port of a relay."""
    [lines] = re.findall(r"```nginx\n(location /socket.io/.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert lines.count(":8000;") == 1
    return lines.replace(":8000;", f":{port};")


def with_relay(dist, folder, relay):
    """Copy the site into a folder, its pages as a build for a relay has them."""
    shutil.copytree(dist, folder)
    for page in (folder / "index.html", folder / "join.html"):
        text = page.read_text("utf-8")
        assert text.count("connect-src 'self';") == text.count("<head>") == 1
        text = text.replace("connect-src 'self';", f"connect-src 'self'{shell.sources(relay)};")
        page.write_text(text.replace("<head>", f'<head><meta name="relay" content="{relay}">'), "utf-8")


@pytest.fixture
def behind_nginx(dist, tmp_path):
    """The addresses of a site and of a relay, each behind nginx over https."""
    folder, laptop, ports = tmp_path / "nginx", Laptop(), [free_port(), free_port()]
    folder.mkdir()
    certificate(folder / "keys")
    site, relay = (f"https://localhost:{port}/" for port in ports)
    with_relay(dist, folder / "site", relay)
    user = "user root;" if folder.owner() == "root" else ""
    made = NGINX.format(folder=folder, user=user, site=ports[0], relay=ports[1], location=location(laptop.port))
    (folder / "nginx.conf").write_text(made)
    command = [shutil.which("nginx") or "/usr/sbin/nginx", "-p", folder, "-c", folder / "nginx.conf"]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    wait_for_port(ports[1])
    yield site, relay
    server.terminate()
    server.wait(timeout=60)
    laptop.stop()


def test_two_people_meet_by_a_word_at_a_relay_behind_https(open_page, behind_nginx):
    site, relay = behind_nginx
    game, sockets = next(iter(GAMES)), []

    def opened(place):
        def before(page):
            instant(page)
            page.on("websocket", lambda socket: sockets.append(socket.url))

        origins = (relay.rstrip("/"), relay.rstrip("/").replace("https", "wss"))
        options = {"ignore_https_errors": True, "service_workers": "block"}
        return open_page(site + place, before=before, also=origins, **options)

    host = opened(f"#game={game}")
    seat_elsewhere(host, 1)
    start(host)
    host.locator("[data-word]").wait_for(timeout=PATIENCE)
    link = host.locator("#copy-word").get_attribute("data-value")
    assert re.fullmatch(re.escape(f"{site}join.html?game={game}#join=") + r"[a-z]+-[a-z]+-\d+", link)
    guest = opened(link.removeprefix(site))
    wait_until(guest, SEATED)
    play_on([host, guest], 8)
    assert len(sockets) == 2 and all(url.startswith(relay.replace("https", "wss")) for url in sockets)
    guest.reload(wait_until="commit")
    wait_until(guest, SEATED)
    wait_until(host, BACK.format("host"))
    play_on([host, guest], 4)
