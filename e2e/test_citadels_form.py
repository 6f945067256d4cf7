"""The form of Citadels on the built site: casts, characters, uniques, links, and the game that they make."""

import json

import pytest

from journey import PAINTED
from playing import wait_for_state, wait_until
from user import at_once
from worker.save import unpack

FORM = "#game=citadels"
SIZES = [(1440, 900), (820, 1180), (390, 844), (844, 390), (360, 640), (740, 360)]
LEAVES = """() => [...document.querySelectorAll(".su *")].filter(element => {
  const style = getComputedStyle(element), out = element.closest(".sr, [hidden], .tog > i");
  const shown = element.getClientRects().length && !out;
  return shown && style.overflowX !== "auto" && style.display !== "inline" && element.localName !== "input"
    && element.clientWidth && element.scrollWidth > element.clientWidth + 1;
}).map(element => `${element.localName}.${element.className} ${element.textContent.slice(0, 30)}`)"""
"""Returns the elements that are wider than their box."""


@pytest.fixture
def form(open_page):
    """Open the form of Citadels, with its own part on it."""

    def opened(at=FORM, **options):
        page = open_page(before=at_once, at=at, **options)
        wait_for_state(page, "setup")
        page.wait_for_selector(".strip")
        return page

    return opened


def hours(page):
    """Return the characters before the hours."""
    return page.locator(".strip .rn").all_inner_texts()


def kept(page):
    """Return the set-up of Citadels that is stored between visits."""
    return json.loads(page.evaluate("localStorage.getItem('sanjuan.settings')"))["setups"]["citadels"]


def test_a_cast_is_laid_out_and_a_tap_on_a_character_swaps_it(form):
    page = form()
    page.click("#cast-cunning_agents")
    assert hours(page)[:4] == ["Witch", "Blackmailer", "Magician", "Emperor"]
    page.click("#hour-4")
    page.click("#set-characters-patrician")
    assert page.locator("#rank-tray-4").is_hidden(), "the tray closes"
    assert hours(page)[3] == "Patrician" and page.get_attribute("#cast-own", "aria-pressed") == "true"
    page.click("#cast-first_game")
    assert hours(page)[3] == "King"


def test_start_waits_until_there_are_fourteen_uniques(form):
    page = form()
    page.click("#table-rules")
    page.click("#set-uniques-keep")
    assert page.inner_text("#start") == "1 unique is missing" and page.locator("#start").is_disabled()
    page.click("#draw-uniques")
    assert page.inner_text(".cnt") == "14 of 14" and page.locator("#start").is_enabled()


def test_what_is_chosen_is_played_kept_and_goes_into_a_link(form):
    page = form()
    page.click("#set-seats-5")
    page.click("#cast-vicious_nobles")
    page.click("#hour-1")
    page.click("#set-characters-witch")
    page.click("#start")
    wait_for_state(page, "your-turn")
    wait_until(page, "() => localStorage.getItem('sanjuan.save.citadels')")
    record, _ = unpack(page.evaluate("localStorage.getItem('sanjuan.save.citadels')"))
    assert record.options["characters"].startswith("witch,thief,magician,patrician,cardinal")
    assert kept(page)["characters"] == record.options["characters"] and "uniques" not in record.options


def test_a_link_lays_the_cast_out(form):
    link = "#deal=7&game=citadels&seats=2&preset=first_game&characters=~hi492&uniques=~oosgmq&ninth=0&emperor_chooses=0"
    page = form(at=link + "&with=mason", alone=True)
    assert hours(page)[:3] == ["Assassin", "Spy", "Magician"] and page.input_value("#seed") == "7"


@pytest.mark.wide
def test_nothing_leaves_its_box_with_eight_at_the_table(form):
    page = form()
    page.click("#set-seats-8")
    page.click("#table-rules")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(PAINTED)  # the page lays itself out anew when it hears of its size
        stays_in_its_box(page, width)


def stays_in_its_box(page, width):
    """Look at the form as it is, with a tray and the chooser of casts open."""
    assert page.evaluate(LEAVES) == [] and page.evaluate("document.documentElement.scrollWidth") <= width, width
    page.locator("#hour-9").scroll_into_view_if_needed()
    page.click("#hour-9")
    page.wait_for_selector("#rank-tray-9:popover-open")
    assert page.evaluate(LEAVES) == []
    page.click("#rank-tray-9 header button")
    if page.locator("#cast-open").is_visible():
        page.click("#cast-open")
        page.click("#list-random")
        assert hours(page) == ["By lot"] * 9
        page.click("#cast-open")
        page.click("#list-first_game")
        assert hours(page) != ["By lot"] * 9
