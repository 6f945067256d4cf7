"""The pictures of the games on the home page: where there is no room for all of one, its roofs are whole."""

import pytest

import site_games
from drawn import PUT
from page.catalog import games
from page.setup.home import home
from page.state import Ui
from sizes import SCALED, lists, ready
from tests.page.drawing import load, speak

PEAKS = {"san_juan": 145 / 600, "citadels": 190 / 600, "alhambra": 198 / 600}
"""The distance of the highest building from the upper edge of a game's picture, as a share of its height."""
ROOFS = """peaks => Object.entries(peaks).map(([name, peak]) => {
  const poster = document.querySelector(`.g-${name}`);
  const art = poster.querySelector(".sun"), title = poster.querySelector(".tt h2");
  const box = art.getBoundingClientRect(), words = title.getBoundingClientRect();
  const high = Math.max(box.height, box.width * art.naturalHeight / art.naturalWidth);
  const at = getComputedStyle(art).objectPosition.match(/max\\(100%, (.*)px\\)/)?.[1] ?? -Infinity;
  const roof = box.top + Math.max(box.height - high, Number(at)) + peak * high;
  const beside = words.left >= box.right || words.right <= box.left;
  return [name, Math.round(roof - Math.max(box.top, beside ? 0 : words.bottom))];
})"""
"""Returns by how many pixels the roofs of each game are below what covers its picture, or below its upper edge."""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 780), (844, 390), (820, 1180)])
def test_no_roof_is_cut_off(drawings, width, height):
    before = games.rows()
    site_games.known()
    page = drawings(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    ready(page)
    state = load("setup")
    for lang, theme in (("en", "day"), ("es", "night")):
        ui = Ui(**state["ui"] | {"lang": lang, "theme": theme})
        page.evaluate(PUT, [home(ui, speak(state, lang)), lang, theme, "", ""])
        found = dict(page.evaluate(ROOFS, PEAKS))
        assert min(found.values()) >= 0, (theme, found)
    games.know(before)


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 720), (1366, 768), (1440, 900)])
def test_home_is_whole_where_all_is_very_large(drawings, width, height):
    before = games.rows()
    site_games.known()
    page = drawings(viewport={"width": width, "height": height})
    ready(page)
    zoom = page.evaluate(SCALED, "largest")
    state = load("setup")
    for lang in ("de", "fr"):
        ui = Ui(**state["ui"] | {"lang": lang})
        page.evaluate(PUT, [home(ui, speak(state, lang)), lang, "day", "", ""])
        assert page.evaluate("options => faults(options)", {"touch": False, "lists": lists(height / zoom)}) == []
    games.know(before)
