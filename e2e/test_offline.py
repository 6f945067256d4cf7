"""Play without a network: whatever the moment at which the server goes, it works or the page says what is missing."""

import pytest

from dying import DyingSite
from playing import BACK, FORM, PATIENCE, answer, state, wait_for_state, wait_until
from positions import games
from sampling import soaked
from serving import Site
from test_dist import listed
from user import act, monkey, speak, without_motion

TOLD = '#missing, #dialog[role="alertdialog"], html[data-state="setup"] #engine-note[data-offline]'
KEEPING = '#engine-note[data-offline="keeping"], #engine-note[data-offline="kept"]'
KEPT = '#engine-note[data-offline="kept"]'


@pytest.fixture(scope="module")
def start_requests(chromium, dist):
    """Return the number of requests that a first visit makes before it begins to store the site."""
    served = DyingSite(dist)
    context = chromium.new_context()
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(served.url + FORM, wait_until="commit")
    page.wait_for_selector(KEEPING)
    count = served.asked.index("/sw.js")
    context.close()
    served.stop()
    return count


@pytest.fixture
def visit(chromium):
    """visit(url, before=...) -> a page in a fresh context that may use service workers; its console is not watched."""
    contexts = []

    def visited(url, before=None):
        context = chromium.new_context(locale="en-GB")
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        without_motion(page)
        if before:
            before(page)
        page.goto(url, wait_until="commit")
        return page

    yield visited
    for context in contexts:
        context.close()


@pytest.mark.sample(1, first=1)
@pytest.mark.parametrize("share", [0, 0.7, 0.97, *soaked(0.3, 0.9)])
def test_a_server_that_goes_while_the_page_starts_is_told(visit, dist, start_requests, share):
    served = DyingSite(dist, 1 + int(share * start_requests))
    page = visit(served.url + FORM)
    page.wait_for_selector(TOLD)
    said = page.locator("#missing, #dialog")
    if said.count():
        assert "could not be loaded" in said.inner_text() and "Try again" in said.inner_text()
    else:
        answers_a_few(page)
    served.stop()


def answers_a_few(page):
    """Start and answer three questions."""
    act(page, "start")
    for _ in range(3):
        assert wait_for_state(page, "your-turn", "error") == "your-turn"
        answer(page)


def test_a_visit_cut_short_is_playable_and_the_next_one_goes_on_with_it(visit, dist, start_requests):
    served = DyingSite(dist, start_requests + 60)
    page = visit(served.url + FORM)
    page.wait_for_selector('#engine-note[data-offline="broken"]')
    assert "Not ready to play offline yet" in page.locator("#engine-note").inner_text()
    answers_a_few(page)
    served.live()
    page.goto(served.url + "?new")
    page.wait_for_selector(KEPT)
    fetched_again = set(served.asked[served.asked.index("/sw.js") + 1 :])
    assert len(fetched_again) <= len(listed(dist)) - 40, "what was kept before is not fetched again"
    served.stop()


LATE_PROGRESS = """navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data: { kept: 10 } }))"""
"""The message of the service worker about a file that was on its way when another one found no room."""


def test_a_browser_without_room_for_the_site_says_so_and_plays_on(visit, dist):
    served = Site(dist)

    def narrow(page):
        quota = {"origin": served.origin, "quotaSize": 3_000_000}
        page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", quota)

    page = visit(served.url + FORM, narrow)
    page.wait_for_selector('#engine-note[data-offline="full"]')
    page.evaluate(LATE_PROGRESS)
    assert "no room" in page.locator("#engine-note").inner_text()
    answers_a_few(page)
    assert page.locator("#why").count() == 0, "games are kept elsewhere, there is room for them"
    served.stop()


def test_a_connection_that_breaks_while_the_site_is_being_kept_costs_nothing(visit, dist):
    served = DyingSite(dist)
    served.server.breaks.update(["/engine/source.gz", "/rules.en.html"])
    page = visit(served.url)
    page.wait_for_selector(KEPT)
    assert served.asked.count("/rules.en.html") == served.asked.count("/engine/source.gz") == 2
    served.stop()


PROGRAM_KEPT = """async () => {
  const all = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
  const kept = await caches.match(all.flat().find(({ url }) => url.endsWith("asm.wasm.zst")));
  const bytes = new Uint8Array(await kept.arrayBuffer());
  return [kept.headers.get("content-type"), new TextDecoder().decode(bytes.slice(1, 4)), bytes.length];
}"""


def test_progress_is_shown_and_then_everything_goes_on_without_the_server(visit, dist):
    served = DyingSite(dist)
    page = visit(served.url + FORM)
    page.locator('#engine-note[data-offline="keeping"]').filter(has_text="%").wait_for()
    page.wait_for_selector(KEPT)
    served.live(0)
    speak(page, "fr")
    page.wait_for_selector('html[lang="fr"]')
    page.reload()
    answers_a_few(page)
    page.keyboard.press("r")
    page.wait_for_selector('#rules.panel [id="rules=chapel"]')
    page.keyboard.press("Escape")
    assert not [path for path in served.asked if path != "/sw.js"], "nothing is asked of the network any more"
    kind, begins, size = page.evaluate(PROGRAM_KEPT)
    assert (kind, begins) == ("application/wasm", "asm"), "kept unpacked: later starts are spared that"
    assert size > 1_000_000
    page.goto(served.url + "?new")
    assert wait_for_state(page, "setup") == "setup"
    assert page.locator('[data-act="resume"]').count() == 1, "the shortcut leaves the saved game where it is"
    served.stop()


def last_save(seats=2):
    """Return a saved game at its last question."""
    frames = iter(games(seats))
    before = next(frames)
    for frame in frames:
        if frame["log_from"] < before["log_from"]:
            return before["save"]
        before = frame
    raise LookupError("no game ended")


COUNT_PERSIST = """
window.persists = 0;
navigator.storage.persisted = async () => false;
navigator.storage.persist = async () => { window.persists += 1; return true; };
"""
"""Counts how often the browser is asked. It does not keep the site yet: Chromium does so, once a site is much used."""


def test_the_browser_is_asked_to_keep_games_after_the_first_finished_one(open_page, tmp_path):
    save = last_save()

    def prepare(page):
        without_motion(page)
        page.add_init_script(COUNT_PERSIST)
        page.add_init_script(f"localStorage.getItem('sanjuan.save') || localStorage.setItem('sanjuan.save', '{save}')")

    page = open_page(before=prepare, at=BACK)
    assert wait_for_state(page, "your-turn") == "your-turn"
    assert page.evaluate("persists") == 0, "not while a game is on"
    assert monkey(page, 1)["state"] == "over"
    wait_until(page, "() => persists === 1")
    act(page, "close")
    page.keyboard.press("m")
    with page.expect_download() as coming:
        act(page, "export")
    assert coming.value.suggested_filename.startswith("san-juan-2-")
    page.reload()
    assert wait_for_state(page, "over") == "over"
    assert state(page) == "over" and page.evaluate("persists") == 0, "once is enough"


def test_the_browser_finds_nothing_that_hinders_installing(chromium, site):
    context = chromium.new_context()
    page = context.new_page()
    page.goto(site.url + FORM, wait_until="commit")
    wait_for_state(page, "setup")
    devtools = context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    hindrances = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    context.close()
    assert manifest["errors"] == [] and manifest["url"].endswith("manifest.webmanifest")
    assert {one["errorId"] for one in hindrances} <= {"in-incognito"}
