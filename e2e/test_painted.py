"""The first table before the page's Python runs: seen and answered at once, the same when Python takes it over."""

import gzip
import json
from itertools import pairwise

import pytest

from early import MARKED, answer_early, mark_first
from playing import PATIENCE, STATES, wait_for_state, wait_until
from sanjuan.games import GAMES
from test_form import Hindrance
from test_hands import middle, touch

PYTHON = "page.gz"
FORM_EARLY = 'html[data-early][data-state="setup"]'
PAINTED = 'html[data-early][data-painted][data-state="your-turn"]'
TAKEN = "() => !('early' in document.documentElement.dataset)"
LINES = """() => {
  const told = element => {
    const named = [...element.attributes].map(one => `${one.name}=${one.value}`);
    const inside = [...element.childNodes].flatMap(node => node.nodeType === 1 ? told(node) : [node.data]);
    return [[element.localName, ...named.sort()].join(" "), ...inside, `/${element.localName}`];
  };
  return told(document.getElementById("app"));
}"""
JUMPS = """window.jumps = 0; new PerformanceObserver(list => { for (const one of list.getEntries())
  if (!one.hadRecentInput) jumps += one.value; }).observe({ type: "layout-shift" });"""
SENT = "sanjuan.sent"
"""Under this lies, in the tab, an answer that Python has not saved yet."""


@pytest.fixture
def painted(open_page, site):
    """painted(game, seats, prepare) -> a page that shows a painted table, and what holds Python back."""

    def opened(game="san_juan", seats=None, prepare=lambda page: None, **options):
        found = []

        def before(page):
            prepare(page)
            found.append(Hindrance(page, PYTHON, "image.zst"))

        page = open_page(site.url + f"#game={game}", before=before, alone=True, **options)
        page.wait_for_selector(FORM_EARLY, state="attached")
        if seats:
            page.click(f"#set-seats-{seats}")
        page.click("#start")
        page.wait_for_selector(PAINTED, state="attached")
        return page, found[0]

    return opened


def come(page, hindrance):
    """Let Python come, and wait until the table is its own."""
    hindrance.end()
    wait_until(page, TAKEN)


@pytest.mark.sample(3)
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_python_draws_over_it_what_the_build_has_drawn(painted, game, lang):
    page, hindrance = painted(game, locale=lang)
    before = page.evaluate(LINES)
    come(page, hindrance)
    assert page.evaluate(LINES) == before


@pytest.mark.sample(1, first=1)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_answered_at_it_is_the_answer_when_python_comes(painted, game):
    page, hindrance = painted(game)
    answer_early(page)
    assert page.locator("html").get_attribute("data-state") == "thinking"
    hindrance.release(PYTHON)
    page.wait_for_selector(".given .meter")
    hindrance.end()
    assert wait_for_state(page, *STATES) == "your-turn"
    assert not page.locator(".given, #why").count(), "the engine has played on from the same table"


def test_of_several_cards_that_are_marked_one_can_be_left_out_again(painted):
    page, hindrance = painted("alhambra", 3)
    small = ", ".join(f'[data-option$="_{worth}"]' for worth in range(1, 5))  # what goes with other cards up to five
    money, marked = page.locator(small), page.locator('[data-option][aria-pressed="true"]')
    for count in (1, 0, 1):
        money.first.click()
        assert marked.count() == count
    come(page, hindrance)
    assert marked.count() == 1


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_marked_at_it_is_marked_when_the_page_has_loaded_itself_again(painted, game):
    page, hindrance = painted(game)
    mark_first(page)
    table, marked = page.locator("#app").inner_text(), page.evaluate(MARKED)
    with page.expect_navigation(wait_until="commit"):
        page.evaluate("reload()")
    page.wait_for_selector(PAINTED, state="attached")
    assert marked and page.evaluate(MARKED) == marked and page.locator("#app").inner_text() == table
    come(page, hindrance)
    assert page.evaluate(MARKED) == marked


def test_a_window_that_was_asked_for_opens_when_python_comes(painted):
    page, hindrance = painted()
    page.click('#table [data-act="menu"] >> visible=true')
    assert page.locator("[data-pressed]").count() == 1 and not page.locator("#dialog").count()
    come(page, hindrance)
    page.wait_for_selector("#dialog")


def test_nothing_jumps_from_the_painted_table_to_the_engine_s_own(painted):
    page, hindrance = painted()
    page.evaluate(f"() => {{ {JUMPS} }}")
    come(page, hindrance)
    page.wait_for_selector('html[data-engine="ready"]', state="attached", timeout=PATIENCE)
    wait_until(page, "() => localStorage.getItem('sanjuan.save')?.startsWith('sanjuan.')")
    assert page.evaluate("jumps") == 0


def test_at_night_it_is_painted_by_night(painted):
    page, _ = painted(color_scheme="dark")
    assert page.locator('#app img[src*="/night/"]').count() and not page.locator('#app img.scene[src*="art/p"]').count()


@pytest.mark.sample(2)
@pytest.mark.parametrize("text", [None, b"[]", b'["<b>no"]'])
def test_drawings_that_come_damaged_are_left_alone(open_page, site, text):
    body = b"" if text is None else gzip.compress(text)
    hindrance = []

    def before(page):
        page.route("**/laid/*.en.gz", lambda route: route.fulfill(body=body))
        hindrance.append(Hindrance(page, PYTHON))

    page = open_page(site.url + "#game=san_juan", before=before)
    page.wait_for_selector(FORM_EARLY, state="attached")
    page.click("#start")
    assert page.locator("html").get_attribute("data-state") == "thinking"
    come(page, hindrance[0])
    assert wait_for_state(page, *STATES) == "your-turn"


COME = """before => performance.getEntriesByType("resource").filter(({ startTime }) => startTime < before)
  .map(({ name }) => name.split("/").at(-1))"""
"""Returns the names of the files that a page requested in its first milliseconds, as many as are given."""


def test_home_and_form_rest_until_somebody_does_something(open_page, site):
    page, python = open_page(site.url, rests=True), {"micropython.js", "interpreter.js"}
    page.wait_for_selector('html[data-early][data-state="home"]', state="attached")
    page.wait_for_timeout(1_000)
    assert not python & set(page.evaluate(COME, 5_000)), "it rests for six seconds, however long the test takes"
    page.mouse.move(20, 20)
    assert wait_for_state(page, "home") == "home"
    assert python <= set(page.evaluate(COME, 1e9))


PROGRESS = """() => [...document.querySelectorAll("#engine-note .holds, #arriving")]
  .map(one => one.checkVisibility({ visibilityProperty: true }))"""


@pytest.mark.sample(2)
@pytest.mark.parametrize("address", ["", "#game=san_juan", "embed.html"])
def test_nothing_of_progress_shows_while_the_page_rests_and_its_room_is_kept(open_page, site, address):
    def before(page):
        page.add_init_script(JUMPS)
        held.append(Hindrance(page, "image.zst", PYTHON))

    held = []
    page = open_page(site.url + address, before=before, rests=True)
    page.wait_for_selector("html[data-early]:not([data-fonts]) #engine-note", state="attached")
    assert page.evaluate(PROGRESS) == [False, False]
    page.evaluate("dispatchEvent(new Event('pointermove'))")
    wait_until(page, f"() => ({PROGRESS})().every(Boolean)")
    held[0].end()
    page.wait_for_selector('html[data-engine="ready"]', state="attached", timeout=PATIENCE)
    assert page.evaluate("jumps") == 0


@pytest.mark.parametrize(
    ("asked", "rests"), [("game=alhambra", True), ("lang=de&theme=night", True), ("seats=2", False)]
)
def test_a_frame_rests_unless_the_page_around_it_asks_for_something(open_page, site, asked, rests):
    workers = []
    address = f"{site.url}embed.html?{asked}"
    page = open_page(address, before=lambda page: page.on("worker", lambda one: workers.append(one)), rests=True)
    page.wait_for_selector("#start", state="attached")
    page.wait_for_timeout(1_000)
    assert bool(workers) is not rests


def test_who_only_looks_has_python_after_a_while(open_page, site):
    page = open_page(site.url, rests=True)
    assert wait_for_state(page, "home") == "home"


def test_other_rules_than_those_on_offer_wait_for_python(open_page, site):
    hindrance = []
    page = open_page(site.url + "#game=san_juan", before=lambda page: hindrance.append(Hindrance(page, PYTHON)))
    page.wait_for_selector(FORM_EARLY, state="attached")
    page.click("#table-rules")
    page.click("#set-edition-1")
    page.click("#start")
    come(page, hindrance[0])
    assert wait_for_state(page, *STATES) == "your-turn"
    assert page.locator("#table").count()


def by_mouse(page, way):
    """Drag with the mouse along points."""
    page.mouse.move(*way[0])
    page.mouse.down()
    for x, y in way[1:]:
        page.mouse.move(x, y, steps=4)
    assert page.locator(".shield .dragged").count() == 1
    page.mouse.up()


def by_touch(page, way):
    """Drag with a finger along points."""
    client = page.context.new_cdp_session(page)
    touch(client, "touchStart", way[:1])
    for (x, y), (left, top) in pairwise(way):
        for step in range(1, 5):
            touch(client, "touchMove", [(x + (left - x) * step / 4, y + (top - y) * step / 4)])
    assert page.locator(".shield .dragged").count() == 1
    touch(client, "touchEnd", [])


WAYS = {"mouse": (by_mouse, {}), "touch": (by_touch, {"viewport": {"width": 390, "height": 844}, "has_touch": True})}


@pytest.mark.sample(1, first=1)
@pytest.mark.parametrize("way", WAYS)
def test_a_card_can_be_dragged_at_it_to_where_it_belongs(painted, way):
    drag, options = WAYS[way]
    page, hindrance = painted("alhambra", 3, **options)
    money, place = '[data-drag="hand"][data-option]', '[data-takes="hand"]'
    pressed = page.locator(f'{money}[aria-pressed="true"]')
    drag(page, [middle(page, money), (5, 5)])
    assert not page.locator(".shield, .takes").count() and not pressed.count(), "let go elsewhere it goes back"
    drag(page, [middle(page, money), middle(page, place)])
    assert not page.locator(".shield, .takes").count()
    chosen = page.locator(money).first.get_attribute("data-option")
    if page.locator("html").get_attribute("data-state") == "your-turn":
        page.locator("#confirm:not([disabled])").click()
    assert json.loads(page.evaluate("key => sessionStorage[key]", SENT))["chosen"] == [chosen]
    come(page, hindrance)
    assert wait_for_state(page, *STATES) == "your-turn"


def test_a_drag_that_python_comes_into_ends(painted):
    page, hindrance = painted("alhambra", 3)
    x, y = middle(page, '[data-drag="hand"][data-option]')
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 60, steps=4)
    assert page.locator(".shield").count() == 1
    come(page, hindrance)
    page.mouse.up()
    assert not page.locator(".shield, .takes").count() and not page.locator('[aria-pressed="true"]').count()


def test_a_building_dragged_into_the_city_is_built(painted, dist):
    """Among the openings for four that are drawn some begin with a person who may build: one of them is dealt."""
    [file] = dist.glob("laid/san_juan.4.*.en.gz")
    kinds = [one["frame"]["ask"]["kind"] for one in json.loads(gzip.decompress(file.read_bytes()))["openings"]]
    dealt = f"Math.random = () => {(kinds.index('build') + 0.5) / len(kinds)}"
    page, hindrance = painted("san_juan", 4, prepare=lambda page: page.add_init_script(dealt))
    card = page.locator("#hand [data-hand][data-option]").first.get_attribute("data-option")
    box = page.locator("#mine").bounding_box()
    by_mouse(page, [middle(page, "#hand [data-hand][data-option]"), (box["x"] + box["width"] - 30, box["y"] + 30)])
    assert json.loads(page.evaluate("key => sessionStorage[key]", SENT))["chosen"] == [card]
    come(page, hindrance)
    assert wait_for_state(page, *STATES) == "your-turn"


@pytest.mark.sample(1, first=2)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_that_is_asked_for_while_the_engine_starts_comes_with_it(open_page, site, game):
    held = []
    page = open_page(
        site.url + f"#game={game}", before=lambda page: held.append(Hindrance(page, PYTHON, "image.zst")), alone=True
    )
    page.wait_for_selector(FORM_EARLY, state="attached")
    page.click("#start")
    page.wait_for_selector(PAINTED, state="attached")
    page.click("#lamp")
    held[0].end()
    page.wait_for_selector("#hint", timeout=PATIENCE)
    assert page.locator("#hint button").count() > 1
