"""The next table of a game is laid while one is played: at the next visit Start shows it before Python runs."""

import json

import pytest

from early import answer_early
from playing import FORM, PATIENCE, STATES, wait_for_state, wait_until
from test_form import Hindrance
from test_painted import FORM_EARLY, LINES, PAINTED, PYTHON, TAKEN
from test_sent import goes_on_with, loaded_again
from user import act

QUICKLY = f"""
  if (!localStorage.getItem("sanjuan.settings")) {{
    localStorage.setItem("sanjuan.settings", '{json.dumps({"speed": "instant"})}');
    localStorage.setItem("sanjuan.met", "san_juan,alhambra,citadels");
  }}
  const later = window.setTimeout;
  window.setTimeout = (call, wait = 0, ...given) => later(call, wait === 10000 ? 300 : wait, ...given);
"""
"""At once instead of after ten seconds; the others move without pauses, and one game was played before."""
KEY = {"san_juan": "sanjuan.next", "alhambra": "sanjuan.next.alhambra", "citadels": "sanjuan.next.citadels"}
LIES = "key => Boolean(JSON.parse(localStorage.getItem(key))?.html)"
LEAVE = "for (const key of Object.keys(localStorage)) if (key.startsWith('sanjuan.save')) localStorage.removeItem(key);"


@pytest.fixture
def come_back(open_page, site):
    """come_back(game, change, held) -> the form at a second visit, Python held back; a table was laid at the first one.

    `change` is done at the form of the first visit, `spoil` to what is kept.
    """

    def opened(game="san_juan", change=lambda page: None, spoil="0", **options):
        page = open_page(site.url + f"#game={game}", before=lambda page: page.add_init_script(QUICKLY), **options)
        wait_for_state(page, "setup")
        change(page)
        page.click("#start")
        assert wait_for_state(page, *STATES) == "your-turn"
        wait_until(page, LIES, KEY[game])
        page.evaluate(LEAVE)
        page.evaluate(spoil)
        page.evaluate("sessionStorage.clear()")
        hindrance = Hindrance(page, PYTHON, "image.zst")
        page.evaluate("game => history.replaceState(null, '', '#game=' + game)", game)
        page.reload(wait_until="commit")
        page.wait_for_selector(FORM_EARLY, state="attached")
        return page, hindrance

    return opened


def ready(page, hindrance):
    """Let all come, and wait until the engine has laid the same table."""
    hindrance.end()
    wait_until(page, TAKEN)
    page.wait_for_selector('html[data-engine="ready"]', state="attached", timeout=PATIENCE)


@pytest.mark.sample(1, first=1)
@pytest.mark.parametrize("game", KEY)
def test_it_is_painted_at_once_and_python_draws_the_same_over_it(come_back, game):
    page, hindrance = come_back(game)
    page.click("#start")
    page.wait_for_selector(PAINTED, state="attached")
    painted = page.evaluate(LINES)
    hindrance.release(PYTHON)
    wait_until(page, TAKEN)
    assert page.evaluate(LINES) == painted
    assert page.evaluate("key => localStorage.getItem(key)", KEY[game]) is None, "it is dealt once"
    ready(page, hindrance)


def test_what_is_answered_at_it_is_played_on_by_the_engine(come_back):
    page, hindrance = come_back()
    page.click("#start")
    page.wait_for_selector(PAINTED, state="attached")
    answer_early(page)
    ready(page, hindrance)
    assert wait_for_state(page, *STATES) == "your-turn"
    assert not page.locator(".given, #why").count()
    wait_until(page, LIES, KEY["san_juan"])


@pytest.mark.wide
def test_an_answer_at_it_outlives_a_reload_and_the_table_is_dealt_once(come_back):
    page, hindrance = come_back()
    page.click("#start")
    page.wait_for_selector(PAINTED, state="attached")
    answer_early(page)
    left = loaded_again(page)
    assert left["next"] and page.evaluate("localStorage['sanjuan.next']")
    hindrance.end()
    goes_on_with(page, left)
    assert json.loads(page.evaluate("localStorage['sanjuan.next'] ?? '{}'")).get("record") != left["record"]


def test_another_number_of_players_is_dealt_anew(come_back):
    page, hindrance = come_back()
    page.click("#set-seats-4")
    page.click("#start")
    page.wait_for_timeout(300)
    assert not page.locator("#table").count()
    ready(page, hindrance)
    assert wait_for_state(page, *STATES) == "your-turn" and page.locator('#table[data-seats="4"]').count()


@pytest.mark.sample(1, first=1)
@pytest.mark.parametrize(
    "spoil",
    [
        "localStorage['sanjuan.next'] = '{\"html\": '",
        "localStorage['sanjuan.next'] = localStorage['sanjuan.next'].replace(/(\"version\": ?\")/, '$1x')",
    ],
)
def test_one_that_is_damaged_or_of_another_version_is_left_alone(come_back, spoil):
    page, hindrance = come_back(spoil=spoil)
    page.click("#start")
    page.wait_for_timeout(300)
    assert not page.locator("#table").count()
    ready(page, hindrance)
    assert wait_for_state(page, *STATES) == "your-turn"


def test_in_the_same_visit_the_next_game_is_at_the_table_at_once(open_page, site):
    page = open_page(at=FORM, before=lambda page: page.add_init_script(QUICKLY), alone=True)
    wait_for_state(page, "setup")
    page.click("#start")
    wait_for_state(page, "your-turn")
    wait_until(page, LIES, KEY["san_juan"])
    kept = json.loads(page.evaluate("localStorage['sanjuan.next']"))
    page.keyboard.press("m")
    act(page, "new")
    wait_for_state(page, "setup")
    page.click("#start")
    wait_for_state(page, "your-turn")
    hand = [card["card"] for card in kept["frame"]["table"]["hand"]]
    shown = page.locator('[id^="hand-"][data-card]').evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert sorted(shown) == sorted(hand)
