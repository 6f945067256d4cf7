"""Questions, steps and answers."""

from dataclasses import dataclass, field

import pytest

from sanjuan.table.flow import Refused, Table, answer, ask, in_order, push, refusal, run, step, step_name
from sanjuan.table.kinds import Kind


@dataclass(slots=True, kw_only=True)
class Toy(Table):
    done: list[object] = field(default_factory=list)


@step("tests.table.test_flow.say")
def say(table, word):
    table.done.append(word)


@step("tests.table.test_flow.hear")
def hear(table, word, chosen):
    table.done.append((word, chosen))


def asking(options, least, most, **words):
    table = Toy()
    ask(table, 0, "toy", options, least, most, (hear, "heard"), **words)
    return table


def test_steps_run_in_the_order_given_and_before_those_that_wait():
    table = Toy()
    push(table, (say, "later"))
    push(table, (say, "first"), (say, "second"))
    run(table)
    assert table.done == ["first", "second", "later"]


def test_running_stops_at_a_question():
    table = asking("ab", 1, 1)
    push(table, (say, "after"))
    run(table)
    assert table.done == []
    answer(table, ("b",))
    assert table.done == [("heard", ("b",)), "after"]


def test_an_answer_comes_in_the_order_of_the_options():
    assert answer(asking("abcb", 0, 4), ("b", "c", "b")).done == [("heard", ("b", "c", "b"))]
    assert answer(asking("abcb", 0, 4), ("c", "b", "a")).done == [("heard", ("a", "b", "c"))]


def test_an_answer_to_an_ordered_kind_of_question_comes_in_the_order_given():
    class Ordered(Toy):
        KINDS = {"toy": Kind(ordered=True)}

    table = Ordered()
    ask(table, 0, "toy", "abcb", 0, 4, (hear, "heard"))
    assert answer(table, ("c", "b", "a")).done == [("heard", ("c", "b", "a"))]
    assert answer(asking("abcb", 0, 4), ("c", "a")).done == [("heard", ("a", "c"))]
    assert in_order(("x", "y", "x"), ("x", "y")) == ("x", "y")


@pytest.mark.parametrize(("options", "least", "most", "taken"), [
    ("", 0, 1, ()),
    ("", 1, 1, ()),
    ("ab", 0, 0, ()),
    ("ab", 2, 2, ("a", "b")),
    ("ab", 2, 5, ("a", "b")),
    ("a", 1, 1, ("a",)),
    ("aaa", 2, 2, ("a", "a")),
])  # fmt: skip
def test_a_question_with_one_possible_answer_is_not_asked(options, least, most, taken):
    table = asking(options, least, most)
    assert table.ask is None
    assert table.done == [("heard", taken)]


@pytest.mark.parametrize(("options", "least", "most"), [("a", 0, 1), ("ab", 1, 1), ("aab", 2, 2), ("aaa", 1, 2)])
def test_a_question_with_several_possible_answers_is_asked(options, least, most):
    table = asking(options, least, most)
    assert (table.ask.options, table.ask.least, table.ask.most) == (tuple(options), least, most)


def test_a_question_may_be_asked_in_any_case():
    assert asking("a", 1, 1, always=True).ask.options == ("a",)


@pytest.mark.parametrize(("chosen", "sentence"), [
    (("d",), "'d' is not offered in 'toy'"),
    (("c", "c"), "'c' is chosen too often in 'toy'"),
    ((), "'toy' wants 1 to 2 options, not 0"),
    (("a", "b", "c"), "'toy' wants 1 to 2 options, not 3"),
    ("ab", "an answer is a tuple of options, not the text 'ab'"),
    ((1,), "1 is not offered in 'toy'"),
])  # fmt: skip
def test_a_wrong_answer_is_refused_and_changes_nothing(chosen, sentence):
    table, same = asking("abc", 1, 2), asking("abc", 1, 2)
    assert str(refusal(table, chosen)) == sentence
    with pytest.raises(ValueError) as refused:
        answer(table, chosen)
    assert str(refused.value) == sentence
    assert table == same


def test_an_answer_after_the_end_is_refused():
    with pytest.raises(Refused, match="the game is over: no question is open"):
        answer(Toy(), ())


def test_a_refusal_names_its_reason_for_translation():
    refused = refusal(asking("abc", 1, 2), ())
    assert (refused.id, refused.words) == ("wrong_count", {"least": 1, "most": 2, "count": 0})
    assert refusal(asking("abc", 1, 2), ("d",)).id == "no_option"
    assert refusal(asking("abc", 1, 2), ("c", "c")).id == "too_often"


def test_facts_are_those_since_the_last_answer():
    table = asking("ab", 1, 1)
    table.facts = [("old",)]
    assert answer(table, ("a",)).facts == []


def test_steps_have_names():
    assert step_name(say).endswith("test_flow.say")
