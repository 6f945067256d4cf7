"""The focus of who answers by keys is followed to the next question, over all that others do before it."""

import pytest

from page.screen.focus_trail import Trail

QUESTION, NEWS = {"ask": {"kind": "role"}}, {"ask": None}


class Element:
    """An element of the page; `answers` while an answer can be given on it."""

    def __init__(self, answers):
        self.answers = answers

    def closest(self, _selector):
        return self if self.answers else None

    def isSameNode(self, other):
        return self is other


@pytest.fixture
def trail():
    return Trail()


def drawn(trail, now, frame, before):
    """Draw a frame in the place of another one, the focus being where it is."""
    trail.look(now)
    return trail.answered(frame, before)


def test_an_answer_leads_to_the_question_that_comes_at_once(trail):
    assert drawn(trail, Element(answers=True), dict(QUESTION), QUESTION)


def test_a_focus_that_an_answer_left_behind_leads_to_the_question_after_what_others_do(trail):
    option, first, second = Element(answers=True), dict(NEWS), dict(NEWS)
    drawn(trail, option, first, QUESTION)
    option.answers = False  # the question has gone
    drawn(trail, option, first, first)
    drawn(trail, option, second, first)
    assert drawn(trail, option, dict(QUESTION), second)


def test_a_focus_that_was_moved_since_stays(trail):
    news = dict(NEWS)
    drawn(trail, Element(answers=True), news, QUESTION)
    assert not drawn(trail, Element(answers=False), dict(QUESTION), news)


def test_what_is_drawn_anew_is_no_answer(trail):
    assert not drawn(trail, Element(answers=True), QUESTION, QUESTION)
    assert not drawn(trail, None, dict(QUESTION), QUESTION)
