"""Tests of the engine's download: its progress is shown truly, and a broken download is continued."""

import gzip
import re

import pytest

from playing import FORM, PATIENCE, answer, start, wait_for_state, wait_until
from serving import Quiet, Site

IMAGE, SCRIPT = "image.zst", "pyodide.asm.js"
REST = ["pyodide.asm.wasm.zst", "pyodide.data.zst", "san_juan.zst"]
TOLD = """() => getComputedStyle(document.querySelector("#engine-note .holds .arr"), "::after").content"""

TOLD_BROKEN = """() => {
  const seen = what => [...document.querySelectorAll(`#engine-note ${what}`)].some(one => one.checkVisibility());
  return seen(".broke button") && !seen(".holds");
}"""


class Breaking(Quiet):
    """A host whose line breaks in one `file`, as often as `left` says; `ranges`: whether it knows ranges.

    `gone`: after the first break nothing answers for that file any more.
    """

    left, ranges, asked, gone, file = 1, True, [], False, IMAGE

    def do_GET(self):
        if not self.path.split("?")[0].endswith("/" + self.file):
            return super().do_GET()
        if self.gone and self.asked:
            self.close_connection = True
            return None
        data = open(self.translate_path(self.path), "rb").read()
        wanted = re.match(r"bytes=(\d+)-", self.headers.get("range", ""))
        begin = int(wanted[1]) if wanted and self.ranges else 0
        type(self).asked.append(self.headers.get("range"))
        self.send_response(206 if begin else 200)
        self.send_header("content-type", self.guess_type(self.translate_path(self.path)))
        self.send_header("content-length", str(len(data) - begin))
        if begin:
            self.send_header("content-range", f"bytes {begin}-{len(data) - 1}/{len(data)}")
        self.end_headers()
        if type(self).left > 0:
            type(self).left -= 1
            self.wfile.write(data[begin : begin + (len(data) - begin) // 3])
            self.close_connection = True
        else:
            self.wfile.write(data[begin:])


@pytest.fixture
def breaking(dist, request):
    """A site on such a host; the test says how often it breaks and whether it knows ranges."""
    left, ranges = request.param
    handler = type("Host", (Breaking,), {"left": left, "ranges": ranges, "asked": []})
    site = Site(dist, handler=handler)
    yield site, handler
    site.stop()


def opened(open_page, site):
    """Return the form, and what the console has said."""
    said = []
    page = open_page(
        site.url + FORM, lambda page: page.on("console", lambda one: said.append(one.text)), excused=["ERR_"]
    )
    return page, said


@pytest.mark.sample(1, first=1)
@pytest.mark.parametrize(
    "breaking", [(2, True), (1, False), pytest.param((1, True), marks=pytest.mark.soak)], indirect=True
)
def test_a_line_that_breaks_is_gone_on_with_where_it_was(open_page, breaking):
    site, host = breaking
    page, said = opened(open_page, site)
    page.wait_for_selector('html[data-engine="ready"]', state="attached", timeout=PATIENCE)
    assert not [text for text in said if "quick start failed" in text]
    assert host.asked[0] is None and re.fullmatch(r"bytes=\d+-", host.asked[1])
    start(page)
    answer(page)
    assert wait_for_state(page, "your-turn", "over", "error") == "your-turn"


@pytest.mark.parametrize("breaking", [(4, True)], indirect=True)
def test_a_broken_line_is_told_with_a_way_to_try_again_at_once(open_page, breaking):
    site, host = breaking
    page, _ = opened(open_page, site)
    wait_until(page, TOLD_BROKEN)
    while host.left:
        asked = len(host.asked)
        page.locator("#engine-note .broke button").click()
        while len(host.asked) == asked:
            page.wait_for_timeout(20)
    page.wait_for_selector('html[data-engine="ready"]', state="attached", timeout=PATIENCE)
    assert page.locator("html").get_attribute("data-line") is None


@pytest.mark.parametrize("breaking", [(1, True)], indirect=True)
def test_a_script_whose_line_breaks_is_fetched_once_more_and_the_start_stays_a_quick_one(open_page, breaking):
    site, host = breaking
    host.file = SCRIPT
    page, said = opened(open_page, site)
    page.wait_for_selector('html[data-engine="ready"]', state="attached", timeout=PATIENCE)
    assert not host.left and len(host.asked) >= 2
    assert not [text for text in said if "quick start failed" in text]
    start(page)
    assert wait_for_state(page, "your-turn", "over", "error") == "your-turn"


@pytest.mark.wide
@pytest.mark.parametrize("breaking", [(1, True)], indirect=True)
def test_a_line_that_holds_again_after_long_is_gone_on_with_though_nobody_presses_anything(open_page, breaking):
    site, host = breaking
    host.gone = True
    page, said = opened(open_page, site)
    assert wait_for_state(page, "error") == "error"
    told = page.locator("#dialog").inner_text()
    assert IMAGE + " is missing" in told and "JsProxy" not in told
    host.gone = False
    page.wait_for_selector('html[data-engine="ready"]', state="attached", timeout=PATIENCE)
    assert wait_for_state(page, "setup") == "setup" and not page.locator("#dialog").count()
    assert not [text for text in said if "quick start failed" in text]
    start(page)
    answer(page)
    assert wait_for_state(page, "your-turn", "over", "error") == "your-turn"


def test_how_much_is_there_is_told_in_bytes_that_have_come(open_page, dist):
    held = []
    page = open_page(before=lambda page: page.route(f"**/{IMAGE}", lambda route: held.append(route)))
    wait_for_state(page, "setup")
    [image], [script], *rest = (list(dist.rglob(name)) for name in (IMAGE, SCRIPT, *REST))
    come = sum(one.stat().st_size for [one] in rest) + len(gzip.compress(script.read_bytes(), 9))
    share = come / (come + image.stat().st_size)
    expected = [f'"{int(100 * share) + more}%"' for more in (-1, 0, 1)]
    wait_until(page, f"expected => expected.includes(({TOLD})())", expected)
    assert page.locator("#arriving").is_visible()
    held[0].continue_()
    page.wait_for_selector('html[data-engine="ready"]', state="attached", timeout=PATIENCE)
    assert not page.locator("#arriving").is_visible()
