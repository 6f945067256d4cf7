"""Options that are lists of names, on the form of a toy: before Python runs, and the same after it has come."""

import json

import pytest

import visitor
from playing import wait_for_state
from test_form import DRAWN, EARLY, Hindrance
from tests.toys.auction.rules import HOUSES
from user import at_once


@pytest.fixture
def auction(open_page, monkeypatch, dist):
    """Opens the toy's form with Python held back; returns (page, hindrance)."""
    row = visitor.invite(monkeypatch)

    def opened(kept=None):
        def before(page):
            visitor.serve(page, row, dist)
            if kept:
                page.add_init_script(f"localStorage.setItem('sanjuan.settings', {json.dumps(json.dumps(kept))})")
            else:
                at_once(page)
            found.append(Hindrance(page, "page.gz", "image.zst"))

        found = []
        page = open_page(before=before, at=visitor.FORM)
        page.wait_for_selector(EARLY, state="attached")
        return page, found[0]

    return opened


def chosen(page):
    """Return the names that are taken into the list."""
    return page.eval_on_selector_all("#set-goods .ng :checked", "found => found.map(one => one.id.slice(10))")


def take(page, *names):
    """Tap names of the list."""
    for name in names:
        page.click(f"#set-goods-{name}")


def take_over(page, hindrance):
    """Let Python come; returns the form as it was and as Python draws it."""
    before = page.evaluate(DRAWN)
    hindrance.end()
    wait_for_state(page, "setup")
    page.wait_for_function("() => !('early' in document.documentElement.dataset)")
    return before, page.evaluate(DRAWN)


def test_names_are_taken_in_and_out_before_python_is_there_and_python_draws_the_very_same_form(auction):
    page, hindrance = auction()
    page.click("#table-rules")
    assert chosen(page) == HOUSES["town"].split(",")
    page.click("#set-house-country")
    assert chosen(page) == HOUSES["country"].split(",")
    take(page, "stool")
    assert page.locator("#start").is_disabled(), "one is missing"
    take(page, "globe")
    assert page.locator("#start").is_enabled()
    page.click("#set-seats-8")
    assert page.locator("#set-short").is_disabled()
    before, after = take_over(page, hindrance)
    told = [line for line in before if line not in after], [line for line in after if line not in before]
    assert told == ([], []) and before == after


def test_a_list_of_the_last_visit_is_there_from_the_first_paint_on(auction):
    own = "lamp,clock,stool,chest,harp,desk,carpet,urn,organ"
    page, hindrance = auction({"lang": "en", "theme": "day", "setups": {"auction": {"seats": 6, "goods": own}}})
    assert chosen(page) == own.split(",")
    before, after = take_over(page, hindrance)
    assert before == after


def test_start_says_what_is_missing_and_a_drawn_list_is_whole(auction):
    page, hindrance = auction()
    hindrance.end()
    wait_for_state(page, "setup")
    page.click("#table-rules")
    take(page, "lamp", "vase")
    assert page.inner_text("#start") == "Goods: 2 are missing" and page.locator("#start").is_disabled()
    page.click("#draw-goods")
    assert len(chosen(page)) == 9 and page.inner_text("#start") == "Start the game"
    page.click("#usual-goods")
    assert chosen(page) == HOUSES["town"].split(",")


def test_who_does_not_play_at_so_few_seats_is_locked_and_replaced(auction):
    page, hindrance = auction()
    page.click("#table-rules")
    assert page.locator("#set-goods-statue").is_disabled()
    assert page.inner_text(".instead") == "Statue (needs 7 players): Urn takes its place"
    page.click("#set-seats-7")
    assert page.locator("#set-goods-statue").is_enabled() and page.locator(".instead").is_hidden()
    before, after = take_over(page, hindrance)
    assert before == after
