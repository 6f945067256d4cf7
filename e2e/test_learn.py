"""Learning the game: a lesson tried and solved, a puzzle right and wrong, the first game with comments."""

import json

import pytest

from journey import PAINTED, PHONE, SIZES
from playing import FORM, wait_for_state, wait_until
from sanjuan.words.bundles import words
from user import act, at_once, kind, save_of

CUT = """() => [...document.querySelectorAll('#ask .q, #ask h1, #ask p, #ask .btn')].filter(one => {
  const box = one.getBoundingClientRect(), inside = one.matches('.q') ? one.scrollHeight - one.clientHeight : 0;
  return inside > 2 || box.bottom > innerHeight + 1 || box.top < 0;
}).map(one => one.className + ': ' + one.innerText)"""


def opened(open_page, fragment=FORM, **options):
    """Open the page at a fragment of its address."""
    return open_page(at=fragment, before=at_once, **options)


def says(page, *texts):
    """Wait until the coach or the question says all of it."""
    words = page.locator("#ask .words")
    for text in texts:
        words = words.filter(has_text=text)
    words.wait_for()


def seen_whole(page):
    """Check that all words and buttons of the panel are visible without scrolling, at every size."""
    size = page.viewport_size
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(PAINTED)  # the page lays itself out anew when it hears of its size
        assert page.evaluate(CUT) == [], (width, height)
    page.set_viewport_size(size)


def on(page, name="learn-go"):
    """Press the coach's button, as soon as there is one."""
    page.locator(f"#{name}").click()


def choose(page, *options):
    """Choose options of the open question and confirm."""
    for option in options:
        page.locator(f'[data-option="{option}"]:not([aria-pressed="true"])').first.click()
    act(page, "confirm")


def to_question(page, wanted):
    """Wait for a question of a kind."""
    page.wait_for_selector(f'#table[data-ask="{wanted}"]')
    assert wait_for_state(page, "your-turn") and kind(page) == wanted


def test_a_lesson_is_missed_explained_tried_again_and_solved_and_that_is_kept(open_page):
    t = words("en", "san_juan", "ed2")
    page = opened(open_page, **PHONE)
    wait_for_state(page, "setup")
    act(page, "learn")
    page.locator('[data-value="lesson:2"]').click()
    page.wait_for_selector("#table[data-point='hand']")
    says(page, t("lesson-build.page1"))
    seen_whole(page)
    assert not page.locator("[data-option]").count(), "while the coach speaks nothing is to be chosen"
    on(page)
    says(page, t("lesson-build.goal"))
    on(page)
    to_question(page, "role")
    seen_whole(page)
    choose(page, "builder")
    to_question(page, "build")
    page.click('[data-act="pass"]')
    page.wait_for_selector("#learn-again, #learn-go")
    says(page, t("lesson-build.miss-pass"))
    seen_whole(page)
    on(page)
    to_question(page, "role")
    choose(page, "builder")
    to_question(page, "build")
    choose(page, "silver_smelter")
    to_question(page, "pay")
    assert not page.locator('[data-option][aria-pressed="true"]').count(), "paying is the learner's own choice"
    choose(page, "tower", "well", "smithy", "crane")
    page.wait_for_selector("#learn-list")
    says(page, t("lesson-build.solved"))
    assert save_of(page) is None and page.url.endswith("#lesson=2")
    kept_as_solved(page, t)


def kept_as_solved(page, t):
    """Check that the lesson opens again at its address, and is marked as solved in the list."""
    page.reload()
    page.wait_for_selector("#learn-go")
    page.goto(page.url.replace("#lesson=2", "#learn"))
    page.reload()
    page.wait_for_selector(".learning")
    assert page.locator(".task.solved").count() == 1
    assert t("learn-solved") in page.locator('[data-value="lesson:2"]').first.inner_text()


def test_a_puzzle_by_link_and_keys_in_french_is_wrong_then_right_and_played_on(open_page):
    t = words("fr", "san_juan", "ed2")
    page = opened(open_page, "#puzzle=10", locale="fr-FR")
    to_question(page, "build")
    says(page, t("puzzle-10"))
    seen_whole(page)
    page.locator('#hand [data-option="silver_smelter"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_selector("#learn-again, #learn-go")
    says(page, t("puzzle-10.wrong-silver_smelter"), t("puzzle-10.why"))
    assert page.locator("[data-advice]").count() > 2, "every answer bears its chance"
    seen_whole(page)
    page.locator("#learn-go").focus()
    page.keyboard.press("Enter")
    to_question(page, "build")
    page.keyboard.press("p")
    page.wait_for_selector("#learn-go-on")
    says(page, t("learn-right"))
    wait_until(page, "() => localStorage.getItem('sanjuan.learned')?.includes('true')")
    kept = json.loads(page.evaluate("localStorage.getItem('sanjuan.learned')"))
    assert kept["puzzles"] == {"10": [False, True]} and save_of(page) is None
    on(page, "learn-go-on")
    to_question(page, "build")
    assert save_of(page) and "#" not in page.url


def test_the_last_lesson_leads_to_a_game_in_which_the_coach_says_a_word(open_page):
    page = opened(open_page, "#lesson=10", reduced_motion="reduce")
    for _ in range(3):
        on(page)
    choose(page, "trader")
    to_question(page, "sell")
    choose(page, "indigo_plant@0", "sugar_mill@1")
    to_question(page, "build")
    choose(page, "aqueduct")
    to_question(page, "pay")
    choose(page, "smithy", "poor_house", "archive")
    page.wait_for_selector("#learn-go")
    seen_whole(page)
    on(page)
    wait_for_state(page, "your-turn")
    page.wait_for_selector(".q-said")
    t = words("en", "san_juan", "ed2")
    says(page, t("coach-" + kind(page)))
    assert "Pepe" in page.locator(".opp").first.inner_text() and save_of(page)


@pytest.mark.wide
def test_another_game_teaches_its_own_lessons_and_puzzles(open_page):
    page = opened(open_page, "#learn=alhambra")
    page.wait_for_selector("#learn .tasks")
    assert page.locator("#learn .tasks .task").count() == 5 and page.locator("#learn .nos .task").count() == 6
    page.click("#learn-lesson-1")
    says(page, "A turn is one action")
    on(page)
    says(page, "Goal: In one turn, buy two buildings and take money.")
    on(page)
    choose(page, "yellow_8")
    says(page, "Taking money ends the turn.")
    on(page)
    for building, money in (("garden_9@blue", ("blue_4", "blue_5")), ("arcades_8@green", ("green_2", "green_6"))):
        to_question(page, "turn")
        choose(page, building)
        to_question(page, "pay")
        choose(page, *money)
    to_question(page, "turn")
    choose(page, "orange_3")
    says(page, "Three actions in one turn.")
    page.goto(page.url.partition("#")[0] + "#puzzle=alhambra:1")
    page.reload()
    says(page, "You have just paid exactly")
    choose(page, "orange_8")
    says(page, "Not the best", "The Tower is worth ten points more.")
    on(page)
    says(page, "You have just paid exactly")
    choose(page, "blue_9")
    says(page, "That is it!", "13 points instead of 3")
