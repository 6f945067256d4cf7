"""Tests that the routes of the service worker answer later visits, or its script in a browser without routes."""

import shutil

import pytest

from playing import FORM, PATIENCE, answer, wait_for_state
from serving import Quiet, Site
from user import act, without_motion

KEPT = '#engine-note[data-offline="kept"]'
SPY = """const seen = [];
addEventListener("fetch", event => seen.push(event.request.url.slice(new URL("./", location.href).href.length)));
addEventListener("message", event => { if (event.data === "seen") event.ports[0].postMessage(seen); });
"""
"""Put before the site's own script: it reports which requests have reached it."""
UNROUTED = "delete InstallEvent.prototype.addRoutes;\n"
SEEN = """async () => {
  const { port1, port2 } = new MessageChannel();
  const said = new Promise(done => { port1.onmessage = event => done(event.data); });
  (await navigator.serviceWorker.ready).active.postMessage("seen", [port2]);
  return said;
}"""
SOURCES = """() => {
  const entries = ["navigation", "resource"].flatMap(kind => performance.getEntriesByType(kind));
  return entries.map(entry => [entry.name, entry.workerFinalSourceType]);
}"""


class Unkept(Quiet):
    """A static host of whose answers the browser itself keeps none: what it then has is from the caches."""

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()


def visit_anew(page, site):
    """Leave the site and come back to it: going to the same address, with its fragment, would load nothing."""
    page.goto("about:blank")
    page.goto(site.url + FORM, wait_until="commit")


@pytest.fixture
def later(chromium, dist, tmp_path):
    """later(more) -> (page, site): a second visit, `more` being put before the script of the service worker."""
    opened = []

    def visited(more=""):
        shutil.copytree(dist, tmp_path / "site")
        script = tmp_path / "site" / "sw.js"
        script.write_text(SPY + more + script.read_text("utf-8"), "utf-8")
        site, context = Site(tmp_path / "site", handler=Unkept), chromium.new_context(locale="en-GB")
        opened.extend([context.close, site.stop])
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        without_motion(page)
        page.goto(site.url + FORM, wait_until="commit")
        page.wait_for_selector(KEPT)
        visit_anew(page, site)
        wait_for_state(page, "setup")
        return page, site

    yield visited
    for close in opened:
        close()


def test_the_browser_answers_a_later_visit_from_its_caches_without_the_script(later):
    page, _ = later()
    page.wait_for_selector(KEPT)
    answered = dict(page.evaluate(SOURCES))
    assert len(answered) > 20 and {name for name, source in answered.items() if source != "cache"} == set()
    # Requests of the engine's worker go through the script: Chromium 156 has routes for pages only.
    own = ("engine/", "vendor/pyodide", "vendor/zstd")
    assert [path for path in page.evaluate(SEEN) if not path.startswith(own)] == []


@pytest.mark.wide
def test_a_browser_without_routes_plays_without_the_server_as_well(later):
    page, site = later(UNROUTED)
    site.stop()
    visit_anew(page, site)
    wait_for_state(page, "setup")
    assert {source for _, source in page.evaluate(SOURCES)} == {""}, "there were routes"
    assert {FORM, "web/js/boot.js", "engine/image.zst"} <= set(page.evaluate(SEEN))
    act(page, "start")
    for _ in range(3):
        assert wait_for_state(page, "your-turn", "error") == "your-turn"
        answer(page)
