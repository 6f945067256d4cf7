"""An answer given at a table that was painted before Python was there outlives a reload before that, too."""

import json

import pytest

from early import answer_early
from playing import PATIENCE, PAUSE, STATES, wait_for_state, wait_until
from sanjuan.games import GAMES
from test_form import Hindrance
from test_painted import FORM_EARLY, PAINTED, PYTHON, SENT, TAKEN
from test_painted import painted as painted
from worker.save import unpack

SPOIL = "key => { sessionStorage[key] = JSON.stringify({ ...JSON.parse(sessionStorage[key]), chosen: ['no'] }); }"


def save_key(game):
    """The key of the save of a game."""
    return "sanjuan.save" if game == "san_juan" else f"sanjuan.save.{game}"


def loaded_again(page):
    """Load the page again at once, its Python held back again; returns what was left of the answer."""
    left = json.loads(page.evaluate("key => sessionStorage[key]", SENT))
    page.reload(wait_until="commit")
    page.wait_for_selector("html[data-early] .table, html[data-early] main", state="attached")
    return left


def goes_on_with(page, left):
    """Assert that the game goes on at the table where the answer was given, with it, and nothing is kept twice."""
    assert wait_for_state(page, *STATES) == "your-turn"
    before = json.loads(left["record"])
    answers = [*before["answers"], left["chosen"]]
    record = saved(page, left["game"], len(answers))
    assert record.seed == before["seed"] and [list(one) for one in record.answers[: len(answers)]] == answers
    assert page.evaluate("key => [sessionStorage[key] ?? '', localStorage['sanjuan.shelf'] ?? '']", SENT) == ["", ""]


def saved(page, game, count):
    """Return the record of the save once it has so many answers: the table is saved first as it was dealt."""
    for _ in range(PATIENCE // PAUSE):
        text = page.evaluate("key => localStorage[key] ?? ''", save_key(game))
        record = unpack(text)[0] if text.startswith("sanjuan.") else None
        if record is not None and len(record.answers) >= count:
            return record
        page.wait_for_timeout(PAUSE)
    raise AssertionError(f"after {PATIENCE} ms the save has no {count} answers")


@pytest.mark.sample(1, first=1)
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


@pytest.mark.sample(2)
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
