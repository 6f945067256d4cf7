"""When a game is over, in every game: score, a city and the way back, a link, the review, the next game."""

import functools

import pytest

import positions
from playing import answer, wait_for_state
from sampling import or_soak
from sanjuan.games import GAMES
from user import act, kind

OTHERS = list(GAMES)[1:]
"""The first game's end: test_coming_back.py, test_play.py."""


@functools.cache
def last_question(game):
    """Return the save of a game of three at the person's last question."""
    host, frame = positions.started(3, 5, {}, game)
    saves = []
    while not frame["over"]:
        saves += [frame["save"]] if frame["ask"] else []
        frame = positions.moved(host, frame)
    return saves[-1]


def to_the_score(page):
    """Answer until the game is over, close what announces its end, and wait until all points are counted."""
    while not page.locator(".scorev").count():
        over = wait_for_state(page, "your-turn", "over") == "over"
        if page.locator(".toldv").count():
            page.click("#close")
        elif not over:
            answer(page)
    if page.locator("#count-all").count():
        page.click("#count-all")
    page.wait_for_selector("#count-all", state="detached")


@pytest.mark.parametrize("game", or_soak(*reversed(OTHERS)))
def test_from_the_score_to_everything_and_back_and_to_the_next_game(table, game):
    page = table(last_question(game), game)
    to_the_score(page)
    winner = page.locator(".scorev h1").first.inner_text()
    if page.locator('.scorev [data-act="city"]').count():
        page.locator('.scorev [data-act="city"]').first.click()
        page.wait_for_selector(".scorev", state="detached")
        page.keyboard.press("Escape")
        page.wait_for_selector(".scorev")
    act(page, "share-game")
    assert "#game=" in page.locator("#share-link").input_value()
    act(page, "close")
    page.wait_for_selector(".scorev")
    act(page, "review")
    page.wait_for_selector("#walk")
    page.keyboard.press("Escape")
    page.wait_for_selector(".scorev")
    act(page, "close")
    page.locator("#ask h1").filter(has_text=winner).wait_for()  # the table says who has won
    act(page, "score")
    act(page, "rematch")
    assert wait_for_state(page, "your-turn") == "your-turn" and kind(page)
