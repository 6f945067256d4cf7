"""The built site on a plain static host, opened in the system's Chromium."""

import functools
import http.server
import os
import shutil
import threading
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playing import PATIENCE
from playwright.sync_api import sync_playwright

DIST = Path(__file__).resolve().parent.parent / "dist"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
FLAGS += ["--disable-sync", "--no-first-run"]
SLOWER = float(os.environ.get("SLOWER", "1"))
"""How much slower the pages' own threads run: SLOWER=6 finds tests that do not wait for what they look at."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Python's own static server, without its log and without HTTP caching headers."""

    def log_message(self, *_):
        pass


class Site:
    """A folder served on a free local port; `stop()` takes the server away for good."""

    def __init__(self, folder, prefix="", handler=Quiet):
        made = functools.partial(handler, directory=str(folder))
        self.folder = Path(folder)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), made)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        self.url = f"{self.origin}/{prefix}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        """Close the port: from now on every request is refused."""
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server = None


class Watch:
    """Collects what must not happen on a page: console errors, exceptions, requests to other origins."""

    def __init__(self, page, *origins):
        self.troubles = []
        page.on("console", lambda said: said.type == "error" and self.troubles.append(f"console: {said.text}"))
        page.on("pageerror", lambda error: self.troubles.append(f"exception: {error}"))
        page.context.on("request", lambda request: self.check(request.url, origins))

    def check(self, url, origins):
        """Note a request that leaves the site's own origin."""
        allowed = [start for origin in origins for start in (origin + "/", f"blob:{origin}/")]
        if not url.startswith((*allowed, "data:")):
            self.troubles.append(f"request: {url}")


@pytest.fixture(scope="session")
def chromium():
    """One browser for all tests of a worker process."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def dist():
    """The built site's folder; `make build` writes it."""
    assert (DIST / "index.html").exists(), "no dist/: run make build first"
    return DIST


@pytest.fixture
def site(dist):
    """dist/ at the root of a static host."""
    served = Site(dist)
    yield served
    served.stop()


@pytest.fixture
def nested_site(dist, tmp_path):
    """dist/ two folders deep on a static host."""
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "san-juan").symlink_to(dist)
    served = Site(tmp_path, "games/san-juan/")
    yield served
    served.stop()


@pytest.fixture
def open_page(chromium, site):
    """open_page(url, before=..., also=..., excused=..., **context options) -> page; fails where anything went wrong.

    `before` gets the empty page, to prepare it before it goes to the site; `also` are other origins that may be asked,
    `excused` parts of what the console may say.
    """
    contexts, watches, allowed = [], [], []

    def opened(url=site.url, before=None, also=(), excused=(), **options):
        context = chromium.new_context(**{"service_workers": "block", "locale": "en-GB", **options})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        watches.append(Watch(page, "://".join(urlsplit(url)[:2]), *also))
        allowed.extend(excused)
        if SLOWER > 1:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        if before:
            before(page)
        page.goto(url, wait_until="commit")
        return page

    yield opened
    troubles = [trouble for watch in watches for trouble in watch.troubles]
    for context in contexts:
        context.close()
    left = [trouble for trouble in troubles if not any(part in trouble for part in allowed)]
    assert not left, "\n".join(left)


@pytest.fixture
def page(open_page):
    """The site opened in a fresh context."""
    return open_page()
