"""The game played on the page: whole games, drag and touch and keys, saving, languages, several people, accidents."""

import json
import re

import pytest
from person import act, at_once, begin, changed_save, city, hand, kind, middle, monkey, save_of, set_up, title
from playing import answer, state, wait_for_state

SLOWLY = """localStorage.setItem("sanjuan.settings", '{"speed": "calm"}')"""
SIZES = [(1440, 900), (820, 1180), (390, 844), (844, 390)]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def play_to(page, wanted, most=80):
    """Play on, like a person in a hurry, until a question of a kind is open."""
    for _ in range(most):
        assert wait_for_state(page, "your-turn", "over", "error") == "your-turn", f"no {wanted} in this game"
        if kind(page) == wanted:
            return
        answer(page)
    raise AssertionError(f"no {wanted} among {most} questions")


def play_out(page, most=400):
    """Play to the end with real clicks."""
    for _ in range(most):
        if wait_for_state(page, "your-turn", "over", "error") != "your-turn":
            break
        answer(page)
    assert state(page) == "over"


def choose_role(page, name):
    """Take a role as soon as it is free at my turn."""
    for _ in range(60):
        play_to(page, "role")
        role = page.locator(f'[data-option="{name}"]')
        if role.count():
            role.click()
            act(page, "confirm")
            return
        answer(page)
    raise AssertionError(f"{name} was never free")


def to_build(page):
    """Play on to a question of the builder with something to build that costs something."""
    choose_role(page, "builder")
    for _ in range(8):
        wait_for_state(page, "your-turn")
        if kind(page) == "build" and page.locator("#hand [data-option]").count():
            return page.locator("#hand [data-option]").last.get_attribute("data-option")
        choose_role(page, "builder")
    raise AssertionError("nothing to build in this game")


def wait_for_buildings(page, count):
    """Wait until so many buildings stand in my city."""
    page.wait_for_function("count => document.querySelectorAll('#mine [data-place]').length === count", arg=count)


def finish_building(page, card, before):
    """Pay, if there is anything to pay, and see the building stand."""
    wait_for_buildings(page, len(before) + 1)
    if state(page) == "your-turn" and kind(page) == "pay":
        assert page.locator('[data-act="confirm"]').is_enabled(), "a payment is proposed"
        act(page, "confirm")
    wait_for_state(page, "your-turn", "over")
    assert city(page) == [*before, card]


@pytest.mark.parametrize(("seats", "edition"), [(2, 1), (4, 2)])
def test_a_whole_game_by_clicks(open_page, seats, edition):
    page = open_page(before=at_once)
    begin(page, seats=seats, edition=edition, seed=seats)
    play_out(page)
    sheet = page.locator('#dialog, [role="dialog"]').first.inner_text()
    assert re.search(r"\d+", sheet)
    assert page.locator('[data-act="rematch"]').is_visible()
    act(page, "rematch")
    assert wait_for_state(page, "your-turn") == "your-turn"
    assert city(page) == ["indigo_plant"]


def test_a_build_by_mouse_drag(open_page):
    page = open_page(before=at_once)
    begin(page, seed=11)
    card = to_build(page)
    before = city(page)
    x, y = middle(page, f'#hand [data-option="{card}"]')
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 6, y - 30, steps=4)
    page.wait_for_selector(f'[data-drop="{card}"]')
    lot = middle(page, f'[data-drop="{card}"]')
    page.mouse.move(*lot, steps=8)
    assert page.locator("[data-drop].hot").count() == 1
    page.mouse.up()
    finish_building(page, card, before)


def test_a_card_dropped_elsewhere_returns_to_the_hand(open_page):
    page = open_page(before=at_once)
    begin(page, seed=11)
    card = to_build(page)
    held, before = hand(page), city(page)
    x, y = middle(page, f'#hand [data-option="{card}"]')
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 60, steps=4)
    page.wait_for_selector("[data-drop]")
    page.mouse.move(*middle(page, "#house"), steps=4)
    page.mouse.up()
    page.wait_for_selector("[data-drop]", state="detached")
    assert (hand(page), city(page), kind(page)) == (held, before, "build")
    assert page.locator('[data-option][aria-pressed="true"]').count() == 0


def touch(client, kind, points):
    """Send a touch event of so many points."""
    at = [{"x": x, "y": y} for x, y in points]
    client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


def test_a_build_by_touch_drag(open_page):
    page = open_page(before=at_once, **PHONE)
    begin(page, seed=11)
    card = to_build(page)
    before = city(page)
    client = page.context.new_cdp_session(page)
    x, y = middle(page, f'#hand [data-option="{card}"]')
    touch(client, "touchStart", [(x, y)])
    for step in range(1, 6):
        touch(client, "touchMove", [(x, y - 8 * step)])
    page.wait_for_selector(f'[data-drop="{card}"]')
    left, top = middle(page, f'[data-drop="{card}"]')
    for step in range(1, 9):
        touch(client, "touchMove", [(x + (left - x) * step / 8, y + (top - y) * step / 8)])
    touch(client, "touchEnd", [])
    finish_building(page, card, before)


def test_a_card_held_under_the_finger_is_shown_close_up(open_page):
    page = open_page(before=at_once, **PHONE)
    begin(page, seed=3)
    client = page.context.new_cdp_session(page)
    touch(client, "touchStart", [middle(page, "#hand [data-card]")])
    page.wait_for_selector("#dialog .zoomw")
    touch(client, "touchEnd", [])
    act(page, "close")
    page.wait_for_selector("#dialog", state="detached")


def test_a_right_click_shows_a_card_close_up_and_a_slow_click_chooses(open_page):
    page = open_page(before=at_once)
    begin(page, seed=11)
    card = to_build(page)
    page.locator("#mine [data-card]").first.click(button="right")
    page.wait_for_selector("#dialog .zoomw")
    act(page, "close")
    page.wait_for_selector("#dialog", state="detached")
    page.locator(f'#hand [data-option="{card}"]').first.click(delay=700)
    assert page.locator(f'#hand [data-option="{card}"]').first.get_attribute("aria-pressed") == "true"


def test_a_build_by_keyboard_alone(open_page):
    page = open_page(before=at_once)
    begin(page, seed=11)
    card = to_build(page)
    before = city(page)
    page.keyboard.press("1")
    for _ in hand(page):
        if page.evaluate("document.activeElement.dataset.option") != card:
            page.keyboard.press("ArrowRight")
    if page.evaluate("document.activeElement.ariaPressed") != "true":
        page.keyboard.press(" ")
    page.wait_for_selector('[data-act="confirm"]:enabled')
    page.keyboard.press("Enter")
    finish_building(page, card, before)


def test_keys_open_and_close_what_lies_over_the_table(open_page):
    page = open_page(before=at_once)
    begin(page, seed=5)
    for key in ("l", "m", "?"):
        page.keyboard.press(key)
        page.wait_for_selector("#dialog")
        assert page.evaluate("document.activeElement.closest('#dialog') !== null"), "the focus is in the dialog"
        page.keyboard.press("Escape")
        page.wait_for_selector("#dialog", state="detached")
        assert page.evaluate("document.activeElement.closest('#app') !== null"), "the focus is back on the table"
    page.locator("#hand [data-card]").first.focus()
    page.keyboard.press("z")
    page.wait_for_selector("#dialog .zoomw")


def test_what_cannot_be_chosen_says_why(open_page):
    page = open_page(before=at_once)
    begin(page, seed=11)
    for _ in range(12):
        to_build(page)
        dear = page.locator("#hand [data-why]")
        if dear.count():
            break
        answer(page)
    dear.first.click(force=True)
    assert page.locator("#why").inner_text().strip()
    assert kind(page) == "build"


def test_a_reload_in_mid_game_keeps_the_position(open_page):
    page = open_page(before=at_once)
    begin(page, seats=3, seed=8)
    for _ in range(12):
        wait_for_state(page, "your-turn")
        answer(page)
    wait_for_state(page, "your-turn")
    before = (title(page), hand(page), city(page), save_of(page), page.locator("#opps, .opps").inner_text())
    page.reload()
    wait_for_state(page, "your-turn")
    assert (title(page), hand(page), city(page), save_of(page), page.locator("#opps, .opps").inner_text()) == before


DAMAGES = {
    "cut short": lambda text: text[:-20],
    "a letter changed": lambda text: text[:60] + ("A" if text[60] != "A" else "B") + text[61:],
    "something else": lambda text: '{"hello": 1}',
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_save_is_told_and_a_new_game_works(open_page, damage):
    page = open_page(before=at_once)
    begin(page, seed=8)
    changed_save(page, DAMAGES[damage])
    page.reload()
    assert "damaged" in page.locator("#trouble").inner_text()
    begin(page, seed=9)
    answer(page)


def test_take_back_returns_to_the_question_before(open_page):
    page = open_page(before=at_once)
    begin(page, seed=11)
    card = to_build(page)
    held, before = hand(page), city(page)
    page.locator(f'#hand [data-option="{card}"]').first.click()
    act(page, "confirm")
    wait_for_buildings(page, len(before) + 1)
    page.wait_for_selector('[data-act="undo"]')
    act(page, "undo")
    wait_for_buildings(page, len(before))
    assert (hand(page), city(page), kind(page)) == (held, before, "build")


def test_a_record_goes_out_and_comes_in_again(open_page, tmp_path):
    page = open_page(before=at_once)
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
    page.wait_for_selector("#trouble")
    begin(page)


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(open_page):
    page = open_page(before=at_once)
    begin(page, seed=8)
    before = (hand(page), city(page))
    page.evaluate("document.querySelector('script[worker]').xworker.terminate()")
    answer(page)
    page.wait_for_selector("#why", timeout=60_000)
    wait_for_state(page, "your-turn")
    assert (hand(page), city(page)) == before
    page.locator("[data-option]").first.click()
    answer(page)
    wait_for_state(page, "your-turn")


def test_a_device_for_two_hides_the_hands_between_turns(open_page):
    page = open_page(before=at_once)
    set_up(page, seats=2, people=2, seed=4)
    act(page, "start")
    seen = set()
    for _ in range(12):
        wait_for_state(page, "your-turn")
        curtain = page.locator("#look")
        if curtain.count():
            assert page.locator("[data-card]").count() == 0, "nothing is on the page behind the curtain"
            seen.add(page.locator("#dialog h1").inner_text())
            curtain.click()
            page.wait_for_selector("#hand")
        answer(page)
    assert len(seen) == 2


def test_a_double_click_answers_at_once(open_page):
    page = open_page(before=at_once)
    begin(page, seed=11)
    play_to(page, "role")
    before = save_of(page)
    page.locator("[data-option]").first.dblclick()
    page.wait_for_function("before => localStorage.getItem('sanjuan.save') !== before", arg=before)


def test_the_others_can_be_hurried(open_page):
    page = open_page(before=lambda page: page.add_init_script(SLOWLY))
    begin(page, seats=4, seed=2)
    for _ in range(3):
        wait_for_state(page, "your-turn")
        answer(page)
        skip = page.locator('[data-act="skip"]:enabled')
        if wait_for_state(page, "your-turn", "thinking") == "thinking" and skip.count():
            skip.click()
            assert wait_for_state(page, "your-turn", timeout=8_000) == "your-turn"
    page.keyboard.press("m")
    page.locator('#dialog [data-act="speed"]').last.click()
    assert '"speed": "instant"' in page.evaluate("localStorage.getItem('sanjuan.settings')")


@pytest.mark.parametrize(("lang", "words"), [("en", "Hand"), ("fr", "Main")])
def test_the_language_can_be_switched_in_mid_game(open_page, lang, words):
    page = open_page(before=at_once, locale="fr-FR" if lang == "en" else "en-GB")
    begin(page, seed=3)
    page.keyboard.press("m")
    page.click(f'[data-act="lang"][data-value="{lang}"]')
    page.wait_for_selector(f'html[lang="{lang}"]')
    act(page, "close")
    assert page.locator("#hand").get_attribute("aria-label") == words
    page.reload()
    wait_for_state(page, "your-turn")
    assert page.locator("#hand").get_attribute("aria-label") == words


ENGLISH = re.compile(
    r"\b(the|you|your|of|with|takes?|builds?|draws?|sells?|cards?|choose|pay|keep|makes?|nothing|is|and|round|builder"
    r"|producer|trader|councillor|well|tower|chapel|library|smithy|sugar mill|plant)\b",
    re.IGNORECASE,
)


def test_a_round_in_french_has_no_english_left_over(open_page):
    page = open_page(before=at_once, locale="fr-FR")
    begin(page, seats=4, seed=6)
    said = set()
    for _ in range(15):
        wait_for_state(page, "your-turn")
        said.add(page.locator("#app").inner_text())
        said.update(page.eval_on_selector_all("#app [aria-label]", "all => all.map(one => one.ariaLabel)"))
        answer(page)
    text = "\n".join(said)
    assert "⟦" not in text
    assert not ENGLISH.findall(text.replace("San Juan", ""))


def test_start_pressed_while_the_engine_is_loading_waits_and_starts(open_page):
    def slow(page):
        at_once(page)
        page.route("**/sanjuan.zip", lambda route: (page.wait_for_timeout(3000), route.continue_()))

    page = open_page(before=slow)
    wait_for_state(page, "setup")
    act(page, "start")
    assert state(page) == "thinking"
    assert wait_for_state(page, "your-turn") == "your-turn"


def test_what_is_pressed_and_written_before_python_runs_is_not_lost(open_page):
    def slow(page):
        at_once(page)
        page.route("**/micropython.wasm", lambda route: (page.wait_for_timeout(3000), route.continue_()))

    page = open_page(before=slow)
    page.click('[data-set="seats:4"]')
    page.fill('[data-field="players.0.name"]', "Ana")
    act(page, "start")
    assert state(page) == "loading"
    assert wait_for_state(page, "your-turn") == "your-turn"
    assert page.locator(".opp").count() == 3
    assert "Ana" in page.locator("#mine").inner_text()


def test_an_engine_that_cannot_be_loaded_is_told_with_a_way_to_try_again(chromium, site):
    page = chromium.new_context(service_workers="block", locale="en-GB").new_page()
    page.route("**/web/host.py", lambda route: route.fulfill(body="raise ValueError('broken')"))
    page.goto(site.url, wait_until="commit")
    assert wait_for_state(page, "error", timeout=150_000) == "error"
    page.unroute("**/web/host.py")
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


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_scrolls_sideways(open_page, width, height):
    page = open_page(before=at_once, viewport={"width": width, "height": height})
    wait_for_state(page, "setup")
    wide = "document.documentElement.scrollWidth > innerWidth"
    assert not page.evaluate(wide)
    begin(page, seats=4, seed=2)
    for _ in range(10):
        wait_for_state(page, "your-turn")
        assert not page.evaluate(wide)
        answer(page)


MONKEYS = [(1440, 900, 2), (1440, 900, 4), (390, 844, 3), (844, 390, 2), (820, 1180, 4)]


@pytest.mark.parametrize(("width", "height", "seats"), MONKEYS)
def test_a_monkey_plays_four_whole_games_by_the_contract_alone(open_page, width, height, seats):
    page = open_page(before=at_once, viewport={"width": width, "height": height})
    begin(page, seats=seats, seed=width + seats, edition=1 + seats % 2, start_hand=width < 1000)
    for game in range(4):
        end = monkey(page, 1000 * seats + game)
        assert end["state"] == "over", end
        if game < 3:
            act(page, "rematch")
            wait_for_state(page, "your-turn")
