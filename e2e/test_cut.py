"""A true first visit in whose first minute a file goes wrong: it is fetched again, or that is told."""

import re
from functools import partial

import pytest
from playwright.sync_api import Error

from cutting import FOREVER, CuttingSite
from hosting import Host
from playing import PATIENCE, PAUSE
from sampling import soaked

WAYS = ["missing", "reset", "short", "damaged"]
SHORT = "({ outerHTML }) => outerHTML.split('>')[0]"
LOOK = 350
"""Milliseconds that a person takes at least to see what has come; so long nothing presses it twice."""
TOLD = "#missing, [role=alertdialog], #trouble"
GO = '[data-act="confirm"]:enabled, [data-act="pass"]:enabled'
OPTION = '[data-option]:not([aria-pressed="true"]):not([disabled]):not([aria-disabled="true"]):visible'
ASKED = f':root[data-state="your-turn"] :is({OPTION.removesuffix(":visible")}, {GO}):visible'
PLAYED = ':root[data-engine="ready"][data-state="your-turn"]:not([data-early]) body'
GAME = '[data-act="game"][data-game="san_juan"]:visible'
AGAIN = {"home": GAME, "setup": "#start:visible", "thinking": f"{ASKED}, :root[data-state='thinking'] #table"}
AGAIN["your-turn"] = AGAIN["thinking"]
"""The elements that come when somebody has tried again, by the state of the page that named the missing file."""
DRESS = re.compile(r"\.(webp|svg|png|woff2)$")
"""Files that a visit can do without: pictures and fonts."""
FIRST, SCRIPT = (r"/web/page/.*\.py", "damaged"), (r"/vendor/pyscript.*\.js", "reset")
SAMPLE = [FIRST, SCRIPT, (r"/web/css/.*\.css", "missing"), (r"/locales/.*\.ftl", "short")]
"""Of which files `make test` cuts one, and how."""
FURTHER = [(r"/vendor/.*\.wasm", "damaged"), (r"/vendor/pyodide.*\.zst", "missing")]


class Told(Exception):
    """The page has told that something is missing, with these words."""


@pytest.fixture(scope="module")
def cutting(dist):
    """A site that cuts files."""
    served = CuttingSite(dist)
    yield served
    served.stop()


@pytest.fixture
def visit(chromium, cutting):
    """visit(url, cuts) -> a page at the site, or that of a host, with files cut: {path: (way, how often)}."""
    contexts = []

    def visited(url=cutting.url, cuts=()):
        cutting.server.asked, cutting.server.cuts = [], {path: list(cut) for path, cut in dict(cuts).items()}
        contexts.append(chromium.new_context(locale="en-GB", service_workers="block"))
        contexts[-1].set_default_timeout(PATIENCE)
        page = contexts[-1].new_page()
        page.goto(url, wait_until="commit")
        return page

    yield visited
    for context in contexts:
        context.close()


def come(page, place, selector):
    """Wait until something can be pressed; raises Told where the page, or a frame in it, reports trouble."""
    found, told = (place.locator(one) for one in (selector, TOLD))
    for _ in range(PATIENCE // PAUSE):
        if told.count():
            raise Told(told.first.inner_text())
        if found.count() and found.first.is_visible() and found.first.is_enabled():
            return found.first
        page.wait_for_timeout(PAUSE)
    raise AssertionError(f"nothing comes, nothing is told: {selector} in {place.locator(':root').evaluate(SHORT)}")


def press(page, place, selector):
    """Press what comes; where it is drawn again under the finger, what comes then."""
    try:
        element = come(page, place, selector)
        element.scroll_into_view_if_needed()
        box = element.bounding_box()
        x, y, width, height = (box[side] for side in ("x", "y", "width", "height"))
    except (Error, TypeError):
        press(page, place, selector)
        return
    page.mouse.click(x + width / 2, y + height / 2)
    page.wait_for_timeout(LOOK)


def decide(page, place):
    """Answer a question."""
    come(page, place, ASKED)
    while not place.locator(GO).count():
        press(page, place, OPTION)
    press(page, place, GO)


def play(page):
    """Go from home to a table, answer two questions there, and wait for the third."""
    press(page, page, GAME)
    press(page, page, "#start:visible")
    for _ in range(2):
        decide(page, page)
        come(page, page, ASKED)
    come(page, page, PLAYED)


def play_in_frame(page):
    """Answer a question in a frame whose game begins by itself."""
    frame = page.frame_locator("iframe")
    decide(page, frame)
    come(page, frame, PLAYED)


def outcome(page, playing):
    """Return what a page has told when it could not be played on, "" where it was played."""
    try:
        playing(page)
    except Told as told:
        assert "Try again" in str(told) or page.locator("#start:enabled").count(), "the form stays"
        return str(told)
    return ""


@pytest.fixture(scope="module")
def hosted(tmp_path_factory, cutting):
    """A page on another site with the game in a frame, its address."""
    served = Host(tmp_path_factory.mktemp("host"))
    element = f'<script src="{cutting.url}embed.js"></script><san-juan-game autostart></san-juan-game>'
    yield served.write(element)
    served.stop()


@pytest.fixture
def ways_in(visit, cutting, hosted):
    """{name: (a function that opens a page with files cut, one that plays there)}."""
    return {"page": (visit, play), "frame": (partial(visit, hosted), play_in_frame)}


def fetched(ways_in, cutting, way_in="page"):
    """Return the files that a first visit asks for, without pictures, fonts and the page itself."""
    opened, playing = ways_in[way_in]
    assert outcome(opened(), playing) == ""
    [*asked] = dict.fromkeys(path for path in cutting.asked if not DRESS.search(path))
    return [path for path in asked if path not in ("/", "/embed.html", "/embed.js", "/sw.js")]


@pytest.fixture(scope="module")
def recorded():
    """Return the files that first visits asked for, by the way in."""
    return {}


def pick(recorded, ways_in, cutting, pattern, way_in="page"):
    """The last of the files that a first visit asks for and that are so called."""
    if way_in not in recorded:
        recorded[way_in] = fetched(ways_in, cutting, way_in)
    return [path for path in recorded[way_in] if re.fullmatch(pattern, path)][-1]


@pytest.mark.sample(1, first=2)
@pytest.mark.parametrize(("pattern", "way"), [*SAMPLE, *soaked(*FURTHER)])
def test_a_file_that_is_cut_once_is_fetched_again_and_the_visit_goes_on(ways_in, cutting, recorded, pattern, way):
    path, (opened, playing) = pick(recorded, ways_in, cutting, pattern), ways_in["page"]
    assert outcome(opened(cuts={path: (way, 1)}), playing) == ""
    assert cutting.asked.count(path) > 1


@pytest.mark.parametrize(("pattern", "way"), [FIRST, SCRIPT])
def test_a_file_that_does_not_come_at_all_is_told_with_a_way_to_try_again(ways_in, cutting, recorded, pattern, way):
    path, (opened, playing) = pick(recorded, ways_in, cutting, pattern), ways_in["page"]
    page = opened(cuts={path: (way, FOREVER)})
    assert path.rsplit("/", 1)[-1] in outcome(page, playing)
    cutting.server.cuts.clear()
    at = page.locator(":root").get_attribute("data-state")
    page.get_by_role("link", name="Try again").click()
    come(page, page, AGAIN[at])


@pytest.mark.sample(1, first=1)
@pytest.mark.parametrize("times", [1, FOREVER])
def test_a_frame_says_what_does_not_come(ways_in, cutting, recorded, times):
    path, (opened, playing) = pick(recorded, ways_in, cutting, r"/web/page/.*\.py", "frame"), ways_in["frame"]
    told = outcome(opened(cuts={path: ("missing", times)}), playing)
    assert (path[1:] in told) is (times == FOREVER) and (told or cutting.asked.count(path) == 2)


@pytest.mark.parametrize(("way_in", "way", "times"), soaked(
    *((way_in, way, times) for way_in in ("page", "frame") for way in WAYS for times in (1, FOREVER))
))  # fmt: skip
def test_whatever_is_cut_the_visit_goes_on_or_says_why_not(ways_in, cutting, way_in, way, times):
    opened, playing = ways_in[way_in]
    found = []
    for path in fetched(ways_in, cutting, way_in):
        page = opened(cuts={path: (way, times)})
        try:
            told = outcome(page, playing)
        except AssertionError as error:
            told = f"{error}"
            found.append((path, told))
        if told and times == 1:
            found.append((path, told))
        page.context.close()
    assert not found
