"""Tests that every control of home, of each game's form and of each list of lessons leads where it says.

The controls are those found in the document. A control fails if it has no check (see `leading`), or if the browser's
Back does not lead back from where it leads.
"""

import json
from functools import cache

import pytest

from leading import CONTROLS, FIRST, Visit, expectation, key
from playing import BACK, wait_for_state
from positions import games
from sanjuan.games import GAMES
from user import at_once

PAST = {"bots": ["", "x"], "seats": 2, "day": 20201124, "over": 0}
RUNNING = {name: PAST | {"round": 4, "scores": [15, 14], "points": 15, "best": 14, "place": 1} for name in GAMES}
PUT = "localStorage.getItem({0}) || localStorage.setItem({0}, {1})"


@cache
def going_on():
    """Return the texts in storage while a game of each name is unfinished."""
    kinds = {name: list(game.new(min(game.seats), 1).KINDS) for name, game in GAMES.items()}
    saves = {key("save", name): begun(name) for name in kinds}
    return saves | {"sanjuan.running": json.dumps({n: told | {"done": 3, "whole": 7} for n, told in RUNNING.items()})}


def begun(game):
    """Return the save of a game at its first question to the person."""
    return next(games(max(2, min(GAMES[game].seats)), game=game))["save"]


@cache
def finished(today):
    """Return the texts in storage after each game was played to its end, and today's deal of the first one."""
    daily = {FIRST: {"day": today, "points": 31, "won": 1, "row": 2}}
    return {"sanjuan.met": ",".join(GAMES), "sanjuan.daily": json.dumps(daily)}


LISTED = """game => {
  const html = document.documentElement, head = document.querySelector("main#learn h2");
  const { state, game: shown, early } = html.dataset;
  return state === "setup" && shown === game && early === undefined && Boolean(head?.checkVisibility());
}"""
"""Returns whether the page shows the lessons of a game."""


def to_home(visit):
    """Wait until the visit is at home."""
    visit.at("home", "")


def form_of(game):
    """Return a function that leads a visit to a game's form."""

    def arrive(visit):
        if visit.page.locator("#home").count():
            visit.page.locator(f'[data-act="game"][data-game="{game}"]:visible').click()
        visit.at("setup", game)

    return arrive


def list_of(game):
    """Return a function that leads a visit to a game's lessons, from its form."""

    def arrive(visit):
        if visit.page.evaluate(LISTED, game):
            return
        form_of(game)(visit)
        visit.page.locator("main#learn, button#learn").first.wait_for()  # a step back comes to the list a moment later
        if not visit.page.locator("main#learn").count():
            visit.page.locator("button#learn").click()
        visit.page.locator("main#learn h2").wait_for()
        visit.at("setup", game)

    return arrive


LEADING = {"game", "home", "learn", "daily", "resume", "start", "statistics"}
"""Acts of controls that may lead elsewhere where something is kept; the others are pressed where nothing is."""
PLACES = {"home at a first visit": (None, [to_home]), "home with finished games": (finished, [to_home])}
PLACES["home with games going on"] = (lambda today: finished(today) | going_on(), [to_home])
PLACES["home with games going on and none finished"] = (lambda today: going_on(), [to_home])
PLACES |= {f"the form of {name} that goes on": (lambda today: going_on(), [form_of(name)]) for name in GAMES}
PLACES |= {f"the form and the lessons of {name}": (None, [form_of(name), list_of(name)][: 1 + bool(game.lessons)])
           for name, game in GAMES.items()}  # fmt: skip
"""By name, what is kept, and the places that are looked at one after the other in one page."""


def opened(open_page, kept):
    """Open home, where this has been kept before."""

    def before(page):
        at_once(page)
        page.emulate_media(reduced_motion="reduce")
        today = page.evaluate("new Date().toLocaleDateString('sv')")
        for name, text in (kept(today) if kept else {}).items():
            page.add_init_script(PUT.format(json.dumps(name), json.dumps(text)))

    page = open_page(at="", before=before)
    wait_for_state(page, "home")
    page.wait_for_selector('html[data-engine="ready"]', state="attached")
    return page


def look(visit, kept):
    """Press the controls of a place, one after the other."""
    visit.arrive(visit)
    controls = [(expectation(one), one) for one in visit.page.evaluate(CONTROLS)]
    assert len(controls) > 10
    for check, control in controls:
        if kept and control.get("act") not in LEADING:
            continue
        check(visit, control)
        visit.arrive(visit)
        visit.worded()


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", PLACES)
def test_every_control_leads_where_it_says(open_page, name):
    kept, places = PLACES[name]
    visit = Visit(opened(open_page, kept), places[0])
    for place in places:
        visit.arrive = place
        look(visit, kept)


@pytest.mark.sample(1)
@pytest.mark.parametrize("last", GAMES)
def test_continue_leads_to_the_game_that_was_played_last(open_page, last):
    kept = going_on()
    told = {name: one | {"turn": 1 + (name == last)} for name, one in RUNNING.items()}

    def before(page):
        at_once(page)
        for name, text in (kept | {"sanjuan.running": json.dumps(told)}).items():
            page.add_init_script(PUT.format(json.dumps(name), json.dumps(text)))

    page = open_page(at=BACK, before=before)
    wait_for_state(page, "your-turn")
    assert page.locator("html").get_attribute("data-game") == last
