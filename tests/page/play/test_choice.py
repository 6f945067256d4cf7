"""Tests of the marks of an open question after clicks."""

import pytest

from page.kit.selectors import moved_card
from page.play.choice import Choice


def ask(options, least, most, kind="pay", **more):
    ask = {"seat": 0, "kind": kind, "options": options.split(), "least": least, "most": most, "rule": ""}
    return ask | {"moves": kind == "build"} | more


def test_a_click_marks_and_a_second_click_unmarks():
    choice = Choice(ask("well tower", 0, 2))
    choice.toggle("well")
    assert choice.chosen() == ["well"]
    choice.toggle("well")
    assert choice.chosen() == []


def test_the_only_mark_moves_to_the_option_clicked():
    choice = Choice(ask("builder trader", 1, 1, kind="role"))
    choice.toggle("builder")
    choice.toggle("trader")
    assert choice.chosen() == ["trader"]


def test_two_equal_cards_are_marked_each_on_its_own():
    choice = Choice(ask("well well tower", 2, 2))
    choice.toggle("well", 1)
    assert choice.marks == [["well", 1]]
    choice.toggle("well", 0)
    assert choice.answer() == ["well", "well"]
    choice.toggle("well", 1)
    assert choice.marks == [["well", 0]]


def test_two_elements_of_one_option_share_its_mark():
    choice = Choice(ask("well tower", 0, 1, kind="build"))
    choice.toggle("well", 0)
    choice.toggle("well", 1)
    assert choice.marks == [["well", 1]]


def test_when_full_the_oldest_mark_makes_room():
    choice = Choice(ask("a b c d", 2, 2))
    for option in "abc":
        choice.toggle(option)
    assert choice.chosen() == ["b", "c"]


def test_a_proposal_is_marked_at_the_start_and_equal_cards_get_their_own_elements():
    choice = Choice(ask("well well tower", 2, 2), ["well", "well"])
    assert choice.marks == [["well", 0], ["well", 1]]
    assert choice.complete()


def test_a_proposal_that_does_not_fit_is_left_out():
    assert Choice(ask("well tower", 2, 2), ["well"]).chosen() == []


def test_the_answer_comes_in_the_order_of_the_options():
    choice = Choice(ask("a b c", 0, 3))
    for option in "cab":
        choice.toggle(option)
    assert choice.answer() == ["a", "b", "c"]


@pytest.mark.parametrize(("marks", "fits"), [("", False), ("a", False), ("ab", True), ("abc", True)])
def test_confirming_needs_a_number_of_marks_that_the_question_allows(marks, fits):
    choice = Choice(ask("a b c d", 2, 3))
    for option in marks:
        choice.toggle(option)
    assert choice.complete() is fits


def test_nothing_is_confirmed_by_passing_only():
    choice = Choice(ask("a b", 0, 2))
    assert choice.fits() and not choice.complete() and choice.can_pass()
    assert not Choice(ask("a b", 1, 2)).can_pass()


def test_what_is_no_option_changes_nothing():
    choice = Choice(ask("a b", 0, 2), ["a"])
    assert choice.toggle("x") is False
    assert choice.chosen() == ["a"]


def test_without_a_question_nothing_can_be_done():
    choice = Choice()
    assert not choice.toggle("a") and not choice.fits() and not choice.can_pass() and not choice.movable()


CRANE = "well well>smithy@1 well>crane@2 tower>smithy@1 statue"


def test_a_card_with_places_is_picked_up_by_the_click_that_marks_it():
    choice = Choice(ask(CRANE, 0, 1, kind="build"))
    choice.toggle("well")
    assert choice.lifted == "well" and choice.chosen() == ["well"]
    choice.toggle("well>smithy@1")
    assert choice.lifted == "well" and choice.chosen() == ["well>smithy@1"]


def test_a_card_without_places_is_not_picked_up():
    choice = Choice(ask(CRANE, 0, 1, kind="build"))
    choice.toggle("statue")
    assert choice.lifted is None


def test_unmarking_puts_the_card_back():
    choice = Choice(ask(CRANE, 0, 1, kind="build"))
    choice.toggle("well")
    choice.toggle("well")
    assert choice.lifted is None and choice.chosen() == []


def test_lifting_another_card_takes_the_mark_from_the_first():
    choice = Choice(ask(CRANE, 0, 1, kind="build"))
    choice.toggle("well")
    choice.lift("tower")
    assert choice.lifted == "tower" and choice.chosen() == []


def test_what_accepts_a_card():
    choice = Choice(ask(CRANE, 0, 1, kind="build"))
    assert choice.accepts("well") == ["well", "well>smithy@1", "well>crane@2"]
    assert choice.places("tower") == ["tower>smithy@1"]
    assert choice.accepts("palace") == []
    assert choice.movable()


def test_clearing_takes_every_mark():
    choice = Choice(ask(CRANE, 0, 1, kind="build"))
    choice.toggle("well")
    choice.clear()
    assert choice.marks == [] and choice.lifted is None


def test_the_moved_card_an_option():
    assert (
        moved_card("well>smithy@1") == "well"
        and moved_card("well") == "well"
        and moved_card("indigo_plant@0") == "indigo_plant@0"
    )


def turn(options, prices, alone="", budget=None):
    return ask(
        options, 1, 4, prices=dict(zip(options.split(), prices, strict=True)), alone=alone.split(), budget=budget
    )


def test_an_option_that_goes_with_no_other_one_takes_the_place_of_all():
    choice = Choice(turn("a b tower", [1, 2, 9], alone="tower"))
    for option in ("a", "b", "tower"):
        choice.toggle(option)
    assert choice.chosen() == ["tower"]
    choice.toggle("a")
    assert choice.chosen() == ["a"], "and gives it up for any"


def test_what_is_worth_too_much_together_makes_room_the_oldest_first():
    choice = Choice(turn("a b c", [2, 2, 3], budget=5))
    for option in "abc":
        choice.toggle(option)
    assert choice.chosen() == ["b", "c"]


def test_an_option_may_be_worth_more_than_the_budget_on_its_own():
    choice = Choice(turn("a b", [2, 9], budget=5))
    choice.toggle("b")
    assert choice.chosen() == ["b"] and not choice.goes_with("a")


def test_only_what_nothing_can_be_added_to_is_an_answer_at_once():
    choice = Choice(turn("a tower", [2, 9], alone="tower", budget=5))
    assert choice.final("tower") and not choice.final("a")
