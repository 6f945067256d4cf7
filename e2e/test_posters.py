"""The pictures of the games on the home page: where there is no room for all of one, its roofs are whole."""

import io

import numpy
import pytest
from PIL import Image

import site_games
from contrast import contrast, ground_of, ink_of
from drawn import PUT, show
from extra import EXTRA
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
FINGER = 44
"""The least height in pixels of what a finger presses."""
CUT = """() => [...document.querySelectorAll(".posters .tt h2, .posters .fb .btn")].filter(one => {
  const card = one.closest(".g").getBoundingClientRect(), words = document.createRange();
  words.selectNodeContents(one);
  return words.getBoundingClientRect().right > card.right;
}).map(one => one.textContent)"""
"""Returns the words that are wider than the poster that they are on."""
FORMS = [name for name in EXTRA if name.endswith("set-up")]
"""The forms of all games."""
SLICE = 16
"""The width in pixels of the pieces of a line of words that are looked at one by one."""
LEAST = 3
"""The least contrast of large words with what is behind them, and of small ones in bold type."""
ON_PICTURES = """() => [...document.querySelectorAll(".tt h2, .tt p, .su-post h1, .su-post p")].map(one => {
  const words = document.createRange();
  words.selectNodeContents(one);
  const { x, y, width, height } = words.getBoundingClientRect();
  return [one.textContent, getComputedStyle(one).color, [x, y, width, height].map(Math.round)];
})"""
"""Returns the words on the posters, with their colour and their box."""


@pytest.mark.sample(2)
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


@pytest.mark.sample(2)
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


@pytest.mark.sample(2)
@pytest.mark.parametrize("width", [1025, 1100, 1280, 1440])
def test_the_posters_of_one_more_game_have_room_for_their_words(drawings, width):
    before, state = games.rows(), load("setup")
    page = drawings(viewport={"width": width, "height": 800})
    ready(page)
    rows = site_games.known()
    games.know([*rows, rows[-1] | {"name": "another"}])
    for lang in ("de", "en", "es", "fr"):
        ui = Ui(**state["ui"] | {"lang": lang})
        page.evaluate(PUT, [home(ui, speak(state, lang)), lang, "day", "", ""])
        assert page.locator(".posters .g").count() == len(rows) + 1
        assert page.evaluate(CUT) == []
    games.know(before)


@pytest.mark.sample(1)
@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1180, 820)])
def test_a_finger_finds_the_links_at_the_foot_of_home(drawings, width, height):
    page = drawings(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    ready(page)
    state = load("setup")
    page.evaluate(PUT, [home(Ui(**state["ui"]), speak(state, "en")), "en", "day", "", ""])
    heights = page.locator(".homev footer :is(a, button):visible").evaluate_all(
        "all => all.map(one => one.offsetHeight)"
    )
    assert heights and min(heights) >= FINGER


def lost_words(page):
    """Return the words on posters of which a piece is as bright as the picture behind it."""
    picture = numpy.array(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
    lost = []
    for text, color, (x, y, wide, high) in page.evaluate(ON_PICTURES):
        ink = ink_of(color)
        pieces = [ground_of(picture, (x + at, y, SLICE, high), ink) for at in range(0, wide, SLICE)]
        if min(contrast(ink, ground) for ground in pieces) < LEAST:
            lost.append(text)
    return lost


@pytest.mark.sample(2, step=7)
@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize(
    ("width", "height"), [(1100, 800), (1180, 820), (1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
)
def test_the_words_of_a_poster_are_not_on_the_moon(drawings, width, height, theme):
    before, state = games.rows(), load("setup")
    page = drawings(viewport={"width": width, "height": height})
    ready(page, theme)
    site_games.known()
    for lang in ("de", "fr"):
        ui = Ui(**state["ui"] | {"lang": lang, "theme": theme})
        page.evaluate(PUT, [home(ui, speak(state, lang)), lang, theme, "", ""])
        assert lost_words(page) == [], lang
        for form in FORMS:
            show(page, form, lang, theme)
            assert lost_words(page) == [], (lang, form)
    games.know(before)
