"""Legal answers found by trying."""

import pytest

from sanjuan.table.answers import completed, default, left_over
from sanjuan.table.flow import Refused, Table, ask


class Picky(Table):
    """A table whose rule wants one "b" at least."""

    RULES = {"wants_b": lambda table, chosen: None if "b" in chosen else Refused("no b", "no_b")}


class Solitary(Table):
    """A table at which an "a" is chosen alone; `tried` are the answers that were looked at."""

    RULES = {"alone": lambda table, chosen: table.alone(chosen)}
    HEREDITARY = frozenset({"alone"})

    def __init__(self):
        super().__init__()
        self.tried = []

    def alone(self, chosen):
        self.tried.append(chosen)
        return Refused("not alone", "alone") if "a" in chosen and len(chosen) > 1 else None


def asking(options, least, most, rule="", kind=Picky):
    table = kind()
    ask(table, 0, "toy", options, least, most, (print,), rule, always=True)
    return table


@pytest.mark.parametrize(("chosen", "left"), [((), ["a", "b", "b"]), (("b",), ["a", "b"]), (("b", "a"), ["b"])])
def test_what_is_left_over(chosen, left):
    assert left_over(("a", "b", "b"), chosen) == left


@pytest.mark.parametrize("chosen", [("c",), ("b", "b", "b")])
def test_nothing_is_left_over_of_what_is_not_offered(chosen):
    with pytest.raises(ValueError):
        left_over(("a", "b", "b"), chosen)


@pytest.mark.parametrize(("least", "most", "rule", "answer"), [
    (0, 2, "", ()),
    (1, 1, "", ("a",)),
    (2, 3, "", ("a", "b")),
    (0, 1, "wants_b", ("b",)),
    (3, 3, "", ("a", "b", "c")),
])  # fmt: skip
def test_the_default_has_the_fewest_options_and_the_first_ones(least, most, rule, answer):
    assert default(asking("abc", least, most, rule)) == answer


@pytest.mark.parametrize(("chosen", "least", "most", "rule", "answer"), [
    (("c",), 2, 3, "", ("c", "a")),
    (("c",), 1, 3, "", ("c",)),
    (("c",), 0, 2, "wants_b", ("c", "b")),
    (("a", "c"), 0, 2, "wants_b", None),
    (("c",), 0, 1, "wants_b", None),
    (("c", "a"), 1, 3, "wants_b", ("c", "a", "b")),
    (("a", "b"), 0, 1, "", None),
])  # fmt: skip
def test_an_answer_that_was_begun_is_completed_if_that_is_possible(chosen, least, most, rule, answer):
    assert completed(asking("abc", least, most, rule), chosen) == answer


def test_what_no_larger_answer_makes_legal_again_is_not_tried_with_all_of_them():
    table = asking("abcdefgh" * 8, 1, 64, "alone", Solitary)
    assert completed(table, ("a", "b")) is None and table.tried == [("a", "b")]
    assert completed(table, ("b", "c")) == ("b", "c")
    assert completed(table) == ("a",)


def test_a_question_without_a_legal_answer_is_a_mistake_of_the_game():
    with pytest.raises(AssertionError, match="a question without a legal answer"):
        default(asking("ac", 0, 2, "wants_b"))
