"""Citadels at its own table: a character by a tap, a district dragged into the city, a target with its price."""

import json

import pytest

import positions
from person import at_once, kind, middle
from playing import wait_for_state, wait_until

GAME = "citadels"
FORM = f"#game={GAME}"
CITY = "all => all.map(one => one.dataset.card)"


def at(wanted, of, seats=3):
    """The first frame of a kind of question that is as wanted."""
    asked = positions.games(seats, game=GAME)
    return next(frame for frame in asked if frame["ask"]["kind"] == of and wanted(frame))


def buildable(frame):
    """The cards among the options of a turn."""
    hand = [held["card"] for held in frame["table"]["hand"]]
    return [option for option in frame["ask"]["options"] if option in hand]


@pytest.fixture
def sit_down(open_page):
    """sit_down(frame, **context options) -> a page at the position of a frame."""

    def opened(frame, **options):
        def before(page):
            at_once(page)
            page.add_init_script(f"localStorage.setItem('sanjuan.save.{GAME}', {json.dumps(frame['save'])})")
            page.add_init_script(f"localStorage.setItem('sanjuan.running', {json.dumps(json.dumps({GAME: {}}))})")

        page = open_page(at=FORM, before=before, **options)
        wait_for_state(page, "setup")
        page.click('[data-act="resume"]')
        wait_for_state(page, "your-turn")
        return page

    return opened


def city(page):
    """The names of the districts of my city."""
    return page.eval_on_selector_all("#lots [data-card]", CITY)


def test_a_district_dragged_into_the_city_is_built(sit_down):
    frame = at(buildable, "turn")
    page, option = sit_down(frame), buildable(frame)[0]
    before = len(city(page))
    page.mouse.move(*middle(page, f'#hand [data-option="{option}"]'))
    page.mouse.down()
    page.mouse.move(*middle(page, "#ask"), steps=3)
    page.wait_for_selector("#mine.takes")
    page.mouse.move(*middle(page, f"#free-{before}"), steps=6)
    page.wait_for_selector("#mine.hot")
    page.mouse.up()
    wait_until(page, "before => document.querySelectorAll('#lots [data-card]').length > before", before)
    assert option in city(page)


def test_a_character_is_taken_by_a_finger_and_stands_beside_my_city(sit_down):
    frame = at(lambda frame: len(frame["ask"]["options"]) > 3, "character", 5)
    page = sit_down(frame, viewport={"width": 390, "height": 844}, has_touch=True)
    option = frame["ask"]["options"][1]
    page.locator(f'#chars [data-option="{option}"]').tap()
    page.wait_for_selector(f'#chars [data-option="{option}"][aria-pressed="true"]')
    assert page.locator(".inhand li").count() == len(frame["table"]["hand"])
    page.locator("#confirm").tap()
    wait_until(page, "name => document.querySelector('#chars') === null", option)


def test_gold_and_cards_are_taken_by_keys(sit_down):
    page = sit_down(at(lambda frame: "gold" in frame["ask"]["options"], "turn"))
    before = int(page.locator("#gold b").inner_text())
    page.focus('[data-option="gold"]')
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-option="gold"][aria-pressed="true"]')
    page.focus("#confirm")
    page.keyboard.press("Enter")
    wait_until(page, "before => document.querySelector('[data-option=gold]') === null", before)
    assert kind(page) != "turn" or int(page.locator("#gold b").inner_text()) > before


def test_a_character_close_up_says_who_may_have_it_where_that_is_wanted(sit_down):
    page = sit_down(at(buildable, "turn", 5))
    page.locator("#rank-1").click()
    page.wait_for_selector("#dialog .zw, #dialog .ztext")
    assert page.locator("#dialog h3").count() > 0
    page.locator("#close").click()
    page.wait_for_selector("#dialog", state="detached")
