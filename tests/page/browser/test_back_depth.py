"""Tests of the steps that the browser's Back takes, one for each open window or place."""

from page.browser.back_depth import depth, level
from page.state import Ui

FRAME = {"over": None}


def test_a_window_is_one_and_a_card_close_up_over_it_another_one():
    assert depth(FRAME, Ui()) == 0
    assert depth(FRAME, Ui(dialog="menu")) == 1
    assert depth(FRAME, Ui(dialog="zoom")) == 1
    assert depth(FRAME, Ui(dialog="zoom", zoom_from="log")) == 2


def test_a_city_looked_at_from_the_score_lies_over_it_and_a_card_of_it_over_both():
    assert depth(FRAME, Ui(dialog="city")) == 1
    assert depth(FRAME, Ui(dialog="city", city_from="score")) == 2
    assert depth(FRAME, Ui(dialog="zoom", zoom_from="city", city_from="score")) == 3
    assert depth(FRAME, Ui(dialog="zoom", zoom_from="log", city_from="score")) == 2


def test_what_holds_everything_up_cannot_be_left_by_going_back():
    message = {"title": "", "text": "", "acts": [], "error": True}
    assert depth(None, Ui(dialog="message", message=message)) == 0
    assert depth(None, Ui(dialog="message", message=message | {"error": False})) == 1


def test_a_review_and_the_table_at_one_of_its_places_are_two():
    assert depth(FRAME, Ui(review={"at": None, "live": False})) == 1
    assert depth(FRAME, Ui(review={"at": 3, "live": False})) == 2
    assert depth(FRAME, Ui(review={"at": 3, "live": True})) == 1, "a moment of the running game leads back to it"
    assert depth(FRAME, Ui(review={"at": 3, "live": False}, dialog="hands")) == 3


def test_a_game_that_a_link_has_brought_is_where_the_page_begins():
    assert depth(FRAME, Ui(review={"at": 3, "live": False}, shown=True)) == 0


def test_the_place_to_learn_lies_over_the_form_and_a_lesson_over_it():
    assert depth(None, Ui(learn={"view": "list"})) == 1
    assert depth(FRAME, Ui(learn={"view": "task"})) == 2


def test_a_form_and_a_table_are_one_step_from_home_and_an_old_game_one_from_the_table_it_was_picked_at():
    assert level(None, Ui(home=True)) == 0
    assert level(None, Ui()) == level(FRAME, Ui()) == 1
    message = {"title": "", "text": "", "acts": [], "error": True}
    assert level(FRAME, Ui(dialog="message", message=message)) == 0, "what holds everything up leads out of the page"
    assert level(FRAME, Ui(shown=True)) == 1 and level(FRAME, Ui(shown=True, left=True)) == 2


def test_who_learns_from_home_is_led_back_there():
    assert level(FRAME, Ui(home=True, learn={"view": "task"})) == 0
