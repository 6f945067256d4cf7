"""The core suite in Firefox ESR (Playwright over BiDi) and in WebKit (WebKitGTK's MiniBrowser, Selenium, Xvfb).

`make browsers` runs it; it is no part of `make test`, which plays the whole suite in Chromium.
"""

import os
import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any

import pytest
from core import HOST, MIDDLE, Embedded, FirstMinute, Story
from playwright.sync_api import Page, Playwright, sync_playwright
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains

from conftest import DIST
from serving import Site

PATIENCE = 120


def until(run: Callable[[str], object], script: str, value: object) -> None:
    """Wait until a script gives a value."""
    end = time.monotonic() + PATIENCE
    while (found := run(script)) != value:
        assert time.monotonic() < end, f"{script} stays {found!r}, not {value!r}"
        time.sleep(0.1)


class Firefox:
    """Debian's Firefox ESR, driven by Playwright."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, url: str) -> None:
        """Go to an address."""
        self.page.goto(url)

    def reload(self) -> None:
        """Load the page again."""
        self.page.reload()

    def run(self, script: str, argument: object = None) -> Any:
        """Evaluate an expression or a function of one argument."""
        return self.page.evaluate(script, argument)

    def until(self, script: str, value: object) -> None:
        """Wait until an expression has a value."""
        until(self.run, script, value)

    def drag(self, card: str, place: str) -> None:
        """Drag with the mouse."""
        x, y = self.run(MIDDLE, card)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y - 40, steps=5)
        self.page.wait_for_selector(place)
        self.page.mouse.move(*self.run(MIDDLE, place), steps=8)
        self.page.mouse.up()


class WebKit:
    """Debian's WebKitGTK, driven by Selenium."""

    def __init__(self, driver: webdriver.WebKitGTK) -> None:
        self.driver = driver

    def open(self, url: str) -> None:
        """Go to an address."""
        self.driver.get(url)

    def reload(self) -> None:
        """Load the page again."""
        self.driver.refresh()

    def run(self, script: str, argument: object = None) -> Any:
        """Evaluate an expression or a function of one argument."""
        text = """
        const [script, argument, done] = arguments;
        (async () => { const made = await MADE; return typeof made === "function" ? made(argument) : made; })()
          .then(done, error => done({ failed: String(error) }));
        """
        found = self.driver.execute_async_script(text.replace("MADE", f"({script.strip().rstrip(';')})"), "", argument)
        assert not (isinstance(found, dict) and "failed" in found), found
        return found

    def until(self, script: str, value: object) -> None:
        """Wait until an expression has a value."""
        until(self.run, script, value)

    def drag(self, card: str, place: str) -> None:
        """Drag with the mouse."""
        x, y = self.run(MIDDLE, card)
        pointer = ActionChains(self.driver, duration=40).w3c_actions
        pointer.pointer_action.move_to_location(x, y).pointer_down()
        pointer.pointer_action.move_to_location(x, y - 20).move_to_location(x, y - 60)
        pointer.perform()
        self.until(f"document.querySelectorAll('{place}').length > 0", True)
        x, y = self.run(MIDDLE, place)
        pointer = ActionChains(self.driver, duration=40).w3c_actions
        pointer.pointer_action.move_to_location(x, y + 8).move_to_location(x, y).pointer_up()
        pointer.perform()


@pytest.fixture
def playwright() -> Iterator[Playwright]:
    """Playwright, which starts Firefox and Chromium."""
    with sync_playwright() as started:
        yield started


@pytest.fixture
def firefox(playwright: Playwright) -> Iterator[Firefox]:
    """A fresh Firefox."""
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    browser = playwright.firefox.launch(channel="moz-firefox", executable_path=path)
    yield Firefox(browser.new_context(viewport={"width": 1280, "height": 900}).new_page())
    browser.close()


@pytest.fixture
def webkit(tmp_path: Path) -> Iterator[WebKit]:
    """A fresh MiniBrowser on a display of its own."""
    display = f":{90 + os.getpid() % 900}"
    screen = subprocess.Popen(["Xvfb", display, "-screen", "0", "1400x1000x24"], stderr=subprocess.DEVNULL)
    home = {"XDG_DATA_HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache"), "DISPLAY": display}
    service = webdriver.WebKitGTKService(
        executable_path="/usr/bin/WebKitWebDriver",
        env=os.environ | home | {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"},
    )
    options = webdriver.WebKitGTKOptions()
    [options.binary_location] = MINI_BROWSERS[:1]
    options.add_argument("--automation")
    driver = webdriver.WebKitGTK(options=options, service=service)
    driver.set_script_timeout(PATIENCE)
    driver.set_window_size(1300, 950)
    yield WebKit(driver)
    driver.quit()
    screen.terminate()
    screen.wait(timeout=10)


MINI_BROWSERS = [
    f"/usr/lib/{machine}-linux-gnu/webkit2gtk-{version}/MiniBrowser"
    for machine in ("x86_64", "aarch64")
    for version in ("4.1", "4.0")
    if os.path.exists(f"/usr/lib/{machine}-linux-gnu/webkit2gtk-{version}/MiniBrowser")
]


@pytest.mark.parametrize("browser", ["firefox", "webkit"])
def test_start_drag_a_whole_game_and_without_the_server(browser: str, request: pytest.FixtureRequest) -> None:
    site = Site(DIST)
    story = Story(request.getfixturevalue(browser), site)
    story.start()
    story.drag()
    story.finish()
    story.offline()


@pytest.mark.parametrize("browser", ["firefox", "webkit"])
def test_on_a_page_of_another_site(browser: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    site, host = Site(DIST), Site(tmp_path)
    (tmp_path / "page.html").write_text(HOST.replace("{site}", site.url))
    Embedded(request.getfixturevalue(browser), host.url.replace("127.0.0.1", "localhost") + "page.html")
    site.stop()
    host.stop()


class Holding(SimpleHTTPRequestHandler):
    """A host that holds the page's Python and the engine's image back until its gate is open; nothing is kept of it."""

    gate: threading.Event

    def log_message(self, format: str, *args: object) -> None:
        """Print nothing."""

    def end_headers(self) -> None:
        """Have the browser ask for every file each time."""
        self.send_header("cache-control", "no-store")
        super().end_headers()

    def do_GET(self) -> None:
        """Send a file, when it may come."""
        if self.path.endswith(("page.gz", "image.zst")):
            assert self.gate.wait(PATIENCE)
        super().do_GET()


@pytest.mark.parametrize("browser", ["firefox", "webkit"])
def test_a_table_stands_and_is_answered_before_python_is_there(browser: str, request: pytest.FixtureRequest) -> None:
    gate = threading.Event()
    site = Site(DIST, handler=type("Held", (Holding,), {"gate": gate}))
    story = FirstMinute(request.getfixturevalue(browser), site, gate)
    try:
        story.first_visit()
        story.second_visit()
    finally:
        gate.set()
        site.stop()
