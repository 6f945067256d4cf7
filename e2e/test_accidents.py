"""Reloads, damaged saves, foreign files, a worker that dies, storage denied: nothing is lost, all is told."""

import json

import pytest

from playing import BACK, FORM, answer, start, state, wait_for_state
from sampling import or_soak
from sanjuan.games import GAMES
from user import KILL, act, begin, call, changed_save, city, hand, mortal, save_of, set_up, title, without_motion


def test_a_reload_in_mid_game_keeps_the_position(open_page):
    page = open_page(before=without_motion)
    begin(page, seats=3, seed=8)
    for _ in range(6):
        wait_for_state(page, "your-turn")
        answer(page)
    wait_for_state(page, "your-turn")
    before = (title(page), hand(page), city(page), save_of(page), page.locator("#opps, .opps").inner_text())
    page.reload()
    wait_for_state(page, "your-turn")
    assert (title(page), hand(page), city(page), save_of(page), page.locator("#opps, .opps").inner_text()) == before


@pytest.mark.wide
@pytest.mark.parametrize("name", or_soak(*reversed(GAMES)))
def test_a_game_goes_on_in_its_own_words_from_a_reload_and_from_home(open_page, site, name):
    """The page begins in the words of the form, which is that of another game: one that is not the first shows it."""
    page = open_page(at=f"#game={name}", before=without_motion)
    start(page)
    for _ in range(3):
        answer(page)
        assert wait_for_state(page, "your-turn") == "your-turn"
    before = page.locator("#app").inner_text()
    assert "#" not in page.url, "who loads the page again goes on with the game"
    page.reload()
    wait_for_state(page, "your-turn")
    assert page.locator("#app").inner_text() == before
    page.evaluate("sessionStorage.clear()")
    page.goto(site.url)
    wait_for_state(page, "home")
    page.click(f'[data-act="resume"][data-game="{name}"]')
    wait_for_state(page, "your-turn")
    assert page.locator("#app").inner_text() == before


@pytest.mark.wide
def test_the_address_that_continues_opens_the_game_that_was_played_last(open_page, site):
    names = [*GAMES][:2]
    page = open_page(at=f"#game={names[0]}", before=without_motion)
    for name in names:
        page.goto(f"{site.url}?new#game={name}")
        start(page)
        answer(page)
        assert wait_for_state(page, "your-turn") == "your-turn"
    page.evaluate("sessionStorage.clear()")
    page.goto(site.url + BACK)
    assert wait_for_state(page, "your-turn") == "your-turn"
    assert page.locator("html").get_attribute("data-game") == names[1]


DAMAGES = {
    "cut short": lambda text: text[:-20],
    "a letter changed": lambda text: text[:60] + ("A" if text[60] != "A" else "B") + text[61:],
    "something else": lambda text: '{"hello": 1}',
}


def test_a_damaged_save_is_told_and_a_new_game_works(open_page):
    page = open_page(before=without_motion)
    for damage in DAMAGES.values():
        begin(page, seed=8)
        changed_save(page, damage)
        page.reload()
        assert "damaged" in page.locator("#trouble").inner_text()
    begin(page, seed=9)
    answer(page)


def test_a_record_goes_out_and_comes_in_again(open_page, tmp_path):
    page = open_page(before=without_motion)
    begin(page, seed=8)
    for _ in range(4):
        wait_for_state(page, "your-turn")
        answer(page)
    wait_for_state(page, "your-turn")
    before = (title(page), hand(page), city(page))
    page.keyboard.press("m")
    with page.expect_download() as coming:
        act(page, "export")
    coming.value.save_as(tmp_path / "game.json")
    assert json.loads((tmp_path / "game.json").read_text())["game"] == "san_juan"
    act(page, "new")
    set_up(page)
    with page.expect_file_chooser() as chooser:
        act(page, "import")
    chooser.value.set_files(tmp_path / "game.json")
    wait_for_state(page, "your-turn")
    assert (title(page), hand(page), city(page)) == before


def test_a_file_that_is_no_record_is_refused_and_the_form_stays(open_page, tmp_path):
    (tmp_path / "holiday.json").write_text("[1, 2, 3]")
    page = open_page()
    wait_for_state(page, "setup")
    with page.expect_file_chooser() as chooser:
        act(page, "import")
    chooser.value.set_files(tmp_path / "holiday.json")
    page.wait_for_selector('#trouble:has-text("not a game of Sun Tables")')
    begin(page)


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(open_page):
    page = open_page(before=lambda page: (without_motion(page), mortal(page)))
    begin(page, seed=8)
    before = (hand(page), city(page))
    page.evaluate(KILL)
    page.keyboard.press("m")
    act(page, "export")  # whatever the worker is asked for next
    page.wait_for_selector("#why")
    wait_for_state(page, "your-turn")
    assert (hand(page), city(page)) == before
    page.locator("[data-option]").first.click()
    answer(page)
    wait_for_state(page, "your-turn")


def go_on(page, held):
    """Let the requests come through that have been held up; there is at least one."""
    while not held:
        page.wait_for_timeout(50)
    for route in held:
        route.continue_()


def test_start_pressed_while_the_engine_is_loading_waits_and_starts(open_page):
    held = []

    def slow(page):
        without_motion(page)
        page.route("**/image.zst", lambda route: held.append(route))

    page = open_page(before=slow)
    wait_for_state(page, "setup")
    act(page, "start")
    assert state(page) == "thinking"
    go_on(page, held)
    assert wait_for_state(page, "your-turn") == "your-turn"


def test_what_is_pressed_and_written_before_python_runs_is_not_lost(open_page):
    held = []

    def slow(page):
        without_motion(page)
        page.route("**/micropython.wasm", lambda route: held.append(route))

    page = open_page(before=slow)
    page.click('[data-set="seats:4"]')
    call(page, 0, "Ana")
    act(page, "start")
    assert state(page) == "thinking"
    go_on(page, held)
    assert wait_for_state(page, "your-turn") == "your-turn"
    assert page.locator(".opp").count() == 3
    assert "Ana" in page.locator("#mine").inner_text()


def test_an_engine_that_cannot_be_loaded_is_told_with_a_way_to_try_again(chromium, site):
    page = chromium.new_context(service_workers="block", locale="en-GB").new_page()
    page.route("**/engine/*", lambda route: route.fulfill(body="no engine"))
    page.goto(site.url + FORM, wait_until="commit")
    assert wait_for_state(page, "error") == "error"
    page.unroute("**/engine/*")
    act(page, "retry")
    assert wait_for_state(page, "setup") == "setup"
    begin(page)
    page.context.close()


def test_without_storage_the_game_is_played_and_the_loss_is_told(open_page):
    def denied(page):
        page.add_init_script("Storage.prototype.setItem = () => { throw new Error('QuotaExceededError'); }")

    page = open_page(before=denied)
    begin(page, seed=3)
    assert "save" in page.locator("#why").inner_text()
    answer(page)
    wait_for_state(page, "your-turn")
