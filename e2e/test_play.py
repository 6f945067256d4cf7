"""The game played on the page: to its end, take-back, several people, pace, languages, sizes, a monkey."""

import os
import re

import pytest

from journey import PHONE, SIZES, SLOWLY, play_out, wait_for_buildings
from playing import answer, wait_for_state, wait_until
from positions import buildable, late, save_at
from sampling import or_soak
from user import QUICKEST, act, at_once, begin, city, closed, hand, kind, monkey, set_up

LEFT = 10
"""Questions of mine to the end of a game of which only the end is played."""


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "edition", "device", "press"), [
    (2, 1, PHONE, "tap"), (2, 1, {}, "click"), (4, 2, {}, "click"),
], ids=["two by touch", "two by mouse", "four by mouse"])  # fmt: skip
def test_a_whole_game_by_clicks(open_page, seats, edition, device, press):
    page = open_page(before=at_once, **device)
    begin(page, seats=seats, edition=edition, seed=seats, bot=QUICKEST)
    comes_to_its_end(page, press)


@pytest.mark.sample(1)
@pytest.mark.parametrize("press", ["tap", "click"])
def test_a_game_comes_to_its_end_by_clicks(table, press):
    """By keys: test_keyboard.py; with expansions: test_expansions.py; a whole game: the monkey's, below."""
    comes_to_its_end(table(late(2, LEFT, edition=1), phone=press == "tap"), press)


def comes_to_its_end(page, press):
    """Play to the end; check the score, and begin another game."""
    play_out(page, press)
    sheet = page.locator('#dialog, [role="dialog"]').first.inner_text()
    assert re.search(r"\d+", sheet)
    assert page.locator('[data-act="rematch"]').is_visible()
    act(page, "rematch")
    assert wait_for_state(page, "your-turn") == "your-turn"
    assert city(page) == ["indigo_plant"]


def test_take_back_returns_to_the_question_before(table):
    page = table(save_at("build", 2, buildable))
    held, before = hand(page), city(page)
    page.locator("#hand [data-option]").last.click()
    act(page, "confirm")
    wait_for_buildings(page, len(before) + 1)
    page.wait_for_selector('[data-act="undo"]')
    act(page, "undo")
    wait_for_buildings(page, len(before))
    assert (hand(page), city(page), kind(page)) == (held, before, "build")


def test_a_device_for_two_hides_the_hands_between_turns(open_page):
    page = open_page(before=at_once)
    set_up(page, seats=2, people=2, seed=4)
    act(page, "start")
    seen, told = set(), []
    for _ in range(12):
        wait_for_state(page, "your-turn")
        curtain = page.locator("#look")
        if curtain.count():
            page.wait_for_selector("main[inert]")  # what everybody may see lies behind the curtain
            assert page.locator("#hand [data-card], [data-option], [data-hand]").count() == 0, "but no hand"
            seen.add(page.locator("#dialog h1").inner_text())
            curtain.click()
            page.wait_for_selector("#look", state="detached")
        if page.locator(".digestw").count():
            told += page.locator(".digestw li").all_inner_texts()
            page.click("#close")
            page.wait_for_selector(".digestw", state="detached")
        answer(page)
    assert len(seen) == 2 and told, "who takes the device is told what the other one did"
    assert not [line for line in told if line.startswith("You ")]


COUNT_WAITS = """
const later = setTimeout;
window.waits = 0;
window.setTimeout = (run, time, ...more) => { window.waits += time >= 20; return later(run, time, ...more); };
"""
"""A pause is looked after every 30 ms: a calm one takes 60 waits, on machines of any speed."""
SKIP = """
() => {
  const skip = document.querySelector('[data-act="skip"]:enabled');
  if (skip) { skip.click(); window.hurried = window.waits; }
  return Boolean(skip) || document.documentElement.dataset.state === "your-turn";
}
"""
"""Hurries the others as soon as one of them is at it, unless it is my turn before; notes the waits until then."""


def test_the_others_can_be_hurried(open_page):
    page = open_page(before=lambda page: (page.add_init_script(SLOWLY), page.add_init_script(COUNT_WAITS)))
    begin(page, seats=4, seed=2)
    passes = []
    for _ in range(3):
        wait_for_state(page, "your-turn")
        answer(page)
        wait_until(page, SKIP)
        hurried = page.evaluate("window.hurried")
        assert wait_for_state(page, "your-turn") == "your-turn"
        if hurried is not None:
            page.evaluate("window.hurried = null")
            passes.append(page.evaluate("waits") - hurried)
    assert passes and max(passes) < 30
    page.keyboard.press("m")
    page.locator('#dialog [data-act="speed"]').last.click()
    assert '"speed": "instant"' in page.evaluate("localStorage.getItem('sanjuan.settings')")


@pytest.mark.parametrize(("lang", "words"), or_soak(("fr", "Main"), ("en", "Hand")))
def test_the_language_can_be_switched_in_mid_game(open_page, lang, words):
    page = open_page(before=at_once, locale="fr-FR" if lang == "en" else "en-GB")
    begin(page, seed=3)
    page.keyboard.press("m")
    page.click(f'#dialog [data-act="lang"][data-value="{lang}"]')
    page.wait_for_selector(f'html[lang="{lang}"]')
    act(page, "close")
    closed(page)
    assert page.locator("#hand").get_attribute("aria-label") == words
    manifest = page.request.get(page.locator('link[rel="manifest"]').evaluate("link => link.href")).json()
    assert manifest["lang"] == lang, "whoever installs the game has it in this language"
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
    for _ in range(9):
        wait_for_state(page, "your-turn")
        said.add(page.locator("#app").inner_text())
        said.update(page.eval_on_selector_all("#app [aria-label]", "all => all.map(one => one.ariaLabel)"))
        said.update(page.eval_on_selector_all("#app .sr", "all => all.map(one => one.textContent)"))
        answer(page)
    text = "\n".join(said)
    assert "⟦" not in text
    assert not ENGLISH.findall(text.replace("San Juan", ""))


def sideways(page):
    """Return the sizes at which the page scrolls sideways in its present state."""
    wide = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wide.append((width, height))
    return wide


def test_nothing_scrolls_sideways(open_page):
    page = open_page(before=at_once)
    wait_for_state(page, "setup")
    assert sideways(page) == []
    begin(page, seats=4, seed=2)
    for _ in range(4):
        wait_for_state(page, "your-turn")
        assert sideways(page) == []
        answer(page)


MONKEY_GAMES = int(os.environ.get("MONKEY_GAMES", "1"))
"""Games of each monkey; `make soak` lets it play four."""
MONKEYS = [(390, 844, 2), (390, 844, 3), (1440, 900, 2), (1440, 900, 4), (844, 390, 2), (820, 1180, 4)]


@pytest.mark.parametrize(("width", "height", "seats"), or_soak(*MONKEYS))
def test_a_monkey_plays_whole_games_by_the_contract_alone(open_page, width, height, seats):
    page = open_page(before=at_once, viewport={"width": width, "height": height})
    begin(page, seats=seats, seed=width + seats, edition=1 + seats % 2, start_hand=width < 1000, bot=QUICKEST)
    for game in range(MONKEY_GAMES):
        end = monkey(page, 1000 * seats + game)
        assert end["state"] == "over", end
        act(page, "rematch")
        wait_for_state(page, "your-turn")
