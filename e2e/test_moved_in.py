"""The game of examples/ on a site that has it: its own table, on the page and on somebody else's."""

import shutil
import subprocess
import sys

import pytest

from hosting import Host, wait_in
from playing import PLAY, start, wait_for_state
from serving import Site
from tests.moved import GAME, ROOT, move_in

MADE = ("lock", "site.sha256")
"""The files of build/ that are about another site; what else it keeps saves a build some work."""
MOST = 100
EMBEDDED = '<script src="{url}embed.js"></script>'
EMBEDDED += '<san-juan-game game="{game}" seats="2" speed="instant" autostart></san-juan-game>'


@pytest.fixture(scope="module")
def moved(tmp_path_factory):
    """The site with the game, built from a copy of the repository."""
    copy = move_in(tmp_path_factory.mktemp("moved"))
    (copy / "build").mkdir()
    for path in (ROOT / "build").iterdir():
        if path.is_file() and path.name not in MADE:
            shutil.copy2(path, copy / "build")
    ran = subprocess.run([sys.executable, "tools/build.py"], cwd=copy, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    served = Site(copy / "dist")
    yield served
    served.stop()


@pytest.mark.soak
def test_it_is_played_to_the_end_at_its_own_table(open_page, moved):
    page = open_page(moved.url + f"#game={GAME}")
    assert start(page) == "your-turn"
    assert page.locator("html").get_attribute("data-table") == GAME
    held = page.locator("[data-hand]")
    assert held.count() == 5 and held.first.locator("b").inner_text().isdigit()
    assert (
        page.locator(".beast").first.evaluate("card => getComputedStyle(card).backgroundColor") == "rgb(255, 250, 240)"
    )
    assert page.locator(".opps").evaluate("opps => getComputedStyle(opps).gridArea").startswith("opps")
    assert page.evaluate(f"({PLAY})({MOST})") == "over"
    assert "⟦" not in page.locator("body").inner_text()


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["de", "fr", "es"])
def test_it_speaks_every_language(open_page, moved, lang):
    page = open_page(moved.url + f"?lang={lang}#game={GAME}")
    wait_for_state(page, "setup")
    assert "⟦" not in page.locator("body").inner_text()


@pytest.mark.soak
def test_it_is_played_in_a_frame_of_another_page(open_page, moved, tmp_path):
    host = Host(tmp_path)
    body = EMBEDDED.format(game=GAME, url=moved.url)
    page = open_page(host.write(body), also=[moved.origin])
    frame = page.frame_locator("san-juan-game iframe")
    assert wait_in(frame, "your-turn") == "your-turn"
    assert frame.locator("html").get_attribute("data-table") == GAME
    assert page.frames[1].evaluate(f"({PLAY})({MOST})") == "over"
    host.stop()
