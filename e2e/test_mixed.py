"""Tests of a site replaced during a first visit: files of another version are reported and not run."""

import re
import shutil

import pytest

from playing import FORM, wait_for_state
from sanjuan.games import GAMES
from serving import Quiet, Site
from user import at_once, without_motion

OTHER = {
    "a script": ("web/js/boot.js", "text/javascript", "// of another version\n"),
    "the style sheet": ("web/css/page.css", "text/css", "/* of another version */"),
    "the words": ("locales/en.ftl", "text/plain", "# of another version\n"),
    "a configuration": ("pyscript.json", "application/json", " "),
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("what", OTHER)
def test_a_file_of_another_version_is_told_like_a_missing_one(open_page, site, what):
    """It is as sound as the right one, but not the same."""
    name, kind, more = OTHER[what]
    body = (site.folder / name).read_text("utf-8") + more

    def replace(page):
        without_motion(page)
        page.route(f"**/{name}", lambda route: route.fulfill(body=body, content_type=kind))

    page = open_page(before=replace, excused=["integrity", "Failed to", name])
    page.wait_for_selector("#missing")
    told = page.locator("#missing").inner_text()
    assert name in told and "Try again" in told
    assert page.locator("html").get_attribute("data-state") in ("loading", "setup")
    page.wait_for_load_state("networkidle")  # not asked for again and again


@pytest.mark.sample(1, first=1)
@pytest.mark.parametrize("game", GAMES)
def test_the_style_sheet_of_a_table_of_another_version_is_refused(open_page, site, game):
    """The form fetches it before Python runs."""
    name = f"web/css/{game}.css"

    def replace(page):
        without_motion(page)
        page.route(f"**/{name}", lambda route: route.fulfill(body="html { color: red }", content_type="text/css"))

    page = open_page(site.url + f"#game={game}", before=replace, excused=["integrity", "Failed to", name])
    page.wait_for_selector("#missing")
    assert name in page.locator("#missing").inner_text()
    assert page.evaluate("getComputedStyle(document.documentElement).color") != "rgb(255, 0, 0)"


def other_hash(text):
    """Return the script of the worker as another version would have it: it knows other files."""
    return re.sub(r'(image"?:\s*)"[0-9a-f]{64}"', rf'\1"{"0" * 64}"', text)


def test_an_engine_of_another_version_is_not_played_with(open_page, site):
    body = other_hash((site.folder / "web" / "js" / "interpreter.js").read_text("utf-8"))
    kind = "text/javascript"

    def replace(page):
        without_motion(page)
        page.route("**/web/js/interpreter.js", lambda route: route.fulfill(body=body, content_type=kind))

    page = open_page(before=replace)
    assert wait_for_state(page, "error") == "error"
    assert "interpreter.js is of another version" in page.locator("[role=alertdialog]").inner_text()


def test_the_sources_of_another_version_do_not_stand_in_for_this_one(open_page, site):
    body = "# of another version\n" + (site.folder / "web" / "page" / "main.py").read_text("utf-8")

    def replace(page):
        page.route("**/page.gz", lambda route: route.fulfill(body="another version's"))
        page.route("**/web/page/main.py", lambda route: route.fulfill(body=body))

    page = open_page(before=replace, excused=["another version"])
    page.wait_for_selector("#missing")
    assert "another version" in page.locator("#missing").inner_text()


class Forgetful(Quiet):
    """A host that lets browsers keep everything but pages for an hour, as many do."""

    def end_headers(self):
        """Send the header."""
        if not self.path.split("?")[0].endswith((".html", "/")):
            self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()


def test_what_a_browser_kept_of_an_older_version_is_fetched_anew_unasked(open_page, dist, tmp_path):
    shutil.copytree(dist, tmp_path / "site")
    script, page_file = tmp_path / "site" / "web" / "js" / "boot.js", tmp_path / "site" / "index.html"
    now, page_now = script.read_text(), page_file.read_text()
    script.write_text("// an older version\n" + now)
    page_file.write_text(
        re.sub(r'"(\./web/js/boot\.js)": "[^"]*"', r'"\1": ""', page_now).replace(' integrity="', ' was="')
    )
    served = Site(tmp_path / "site", handler=Forgetful)
    page = open_page(served.url + FORM, before=at_once, excused=["integrity", "Failed to", "Content Security Policy"])
    wait_for_state(page, "setup")
    script.write_text(now)
    page_file.write_text(page_now)
    page.goto(served.url)
    assert wait_for_state(page, "home") == "home"
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"
    assert page.locator("#missing").count() == 0
    served.stop()
