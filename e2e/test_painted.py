"""The first table before the page's Python is there: seen and answered at once, the same when Python takes it over."""

import gzip
import json

import pytest

from playing import PATIENCE, STATES, wait_for_state, wait_until
from sanjuan.games import GAMES
from test_form import Hindrance
from worker.save import unpack

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
OPTIONS = "[data-option]:not([disabled])"


@pytest.fixture
def painted(open_page, site):
    """painted(game, seats) -> a page that shows a painted table, and what holds Python back."""

    def opened(game="san_juan", seats=None, **options):
        found = []

        def before(page):
            found.append(Hindrance(page, PYTHON, "image.zst"))

        page = open_page(site.url + f"#game={game}", before=before, **options)
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


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_python_draws_over_it_what_the_build_has_drawn(painted, game, lang):
    page, hindrance = painted(game, locale=lang)
    before = page.evaluate(LINES)
    come(page, hindrance)
    assert page.evaluate(LINES) == before


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


def answer_early(page):
    """Choose the first option, and confirm that."""
    page.locator(OPTIONS).first.click()
    page.locator("#confirm:not([disabled])").click()


def test_of_several_cards_that_are_marked_one_can_be_left_out_again(painted):
    page, hindrance = painted("alhambra", 3)
    small = ", ".join(f'[data-option$="_{worth}"]' for worth in range(1, 5))  # what goes with other cards up to five
    money, marked = page.locator(small), page.locator('[data-option][aria-pressed="true"]')
    for count in (1, 0, 1):
        money.first.click()
        assert marked.count() == count
    come(page, hindrance)
    assert marked.count() == 1


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


@pytest.mark.parametrize("body", [b"", gzip.compress(b"[]"), gzip.compress(b'["<b>no"]')])
def test_drawings_that_come_damaged_are_left_alone(open_page, site, body):
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


def test_home_and_form_rest_until_somebody_does_something(open_page, site):
    asked = []
    page = open_page(site.url, before=lambda page: page.on("request", lambda one: asked.append(one.url)), rests=True)
    page.wait_for_selector('html[data-early][data-state="home"]', state="attached")
    page.wait_for_timeout(1_000)
    assert not [url for url in asked if "micropython" in url or "image" in url]
    page.mouse.move(20, 20)
    assert wait_for_state(page, "home") == "home"


PROGRESS = """() => [...document.querySelectorAll("#engine-note .holds, #arriving")]
  .map(one => one.checkVisibility({ visibilityProperty: true }))"""


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


SENT = "sanjuan.sent"
SPOIL = "key => { sessionStorage[key] = JSON.stringify({ ...JSON.parse(sessionStorage[key]), chosen: ['no'] }); }"


def save_key(game):
    """Under which key the save of a game lies."""
    return "sanjuan.save" if game == "san_juan" else f"sanjuan.save.{game}"


def loaded_again(page):
    """Load the page again at once, its Python held back once more; returns what was left of the answer."""
    left = json.loads(page.evaluate("key => sessionStorage[key]", SENT))
    page.reload(wait_until="commit")
    page.wait_for_selector("html[data-early] .table, html[data-early] main", state="attached")
    return left


def goes_on_with(page, left):
    """Assert that the game goes on at the table where the answer was given, with that, and nothing lies there twice."""
    assert wait_for_state(page, *STATES) == "your-turn"
    before, game = json.loads(left["record"]), left["game"]
    wait_until(page, "key => localStorage[key]?.startsWith('sanjuan.')", save_key(game))
    record, _ = unpack(page.evaluate("key => localStorage[key]", save_key(game)))
    answers = [*before["answers"], left["chosen"]]
    assert record.seed == before["seed"] and [list(one) for one in record.answers[: len(answers)]] == answers
    assert page.evaluate("key => [sessionStorage[key] ?? '', localStorage['sanjuan.shelf'] ?? '']", SENT) == ["", ""]


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_at_it_outlives_a_reload_before_python_is_there(painted, game):
    page, hindrance = painted(game)
    answer_early(page)
    left = loaded_again(page)
    hindrance.end()
    goes_on_with(page, left)


def test_an_answer_that_the_engine_refuses_is_asked_again_after_a_reload(painted):
    page, hindrance = painted()
    answer_early(page)
    page.evaluate(
        "key => { sessionStorage[key] = JSON.stringify({ ...JSON.parse(sessionStorage[key]), chosen: ['no'] }); }", SENT
    )
    left = loaded_again(page)
    hindrance.end()
    assert wait_for_state(page, *STATES) == "your-turn"
    wait_until(page, "key => localStorage[key]?.startsWith('sanjuan.')", save_key("san_juan"))
    record, _ = unpack(page.evaluate("key => localStorage[key]", save_key("san_juan")))
    assert json.loads(record.to_json())["answers"] == json.loads(left["record"])["answers"]


def test_an_answer_that_python_has_taken_up_is_saved_once(painted):
    page, hindrance = painted()
    answer_early(page)
    left = json.loads(page.evaluate("key => sessionStorage[key]", SENT))
    hindrance.end()
    wait_until(page, TAKEN)
    goes_on_with(page, left)


@pytest.mark.parametrize("left", ["{", "[]", '{"game": "san_juan", "record": "{}"}', '{"game": "nine", "record": 3}'])
def test_what_is_left_of_an_answer_is_left_alone_where_it_is_damaged(open_page, site, left):
    text = left.replace("{", f'{{"address": "{site.url}#game=san_juan", ', 1) if left[1:2] == '"' else left
    put = f"if (!window.name) {{ window.name = 'once'; sessionStorage.setItem('{SENT}', {json.dumps(text)}); }}"
    page = open_page(site.url + "#game=san_juan", before=lambda page: page.add_init_script(put))
    assert wait_for_state(page, "setup", "home") == "setup"
    assert page.evaluate("key => sessionStorage[key] ?? ''", SENT) == ""


def test_where_nothing_can_be_kept_an_answer_is_taken_as_ever(open_page, site):
    found = []

    def before(page):
        page.add_init_script(
            "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
        )
        found.append(Hindrance(page, PYTHON, "image.zst"))

    page = open_page(site.url + "#game=san_juan", before=before)
    page.wait_for_selector(FORM_EARLY, state="attached")
    page.click("#start")
    page.wait_for_selector(PAINTED, state="attached")
    answer_early(page)
    found[0].end()
    wait_until(page, TAKEN)
    assert wait_for_state(page, *STATES) == "your-turn"
    assert not page.locator(".given").count()
