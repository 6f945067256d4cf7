"""Tests of the values that fit declared types, and of the messages about those that do not."""

from typing import Any

import pytest

from sanjuan.table.typecheck import type_error


@pytest.mark.parametrize(
    ("value", "hint"),
    [
        (3, int),
        ("a", str),
        (True, bool),
        (None, None | int),
        (3, None | int),
        ([], list[int]),
        ([1, 2], list[int]),
        ((1, "a"), tuple[int, str]),
        ((), tuple[int, ...]),
        ((1, 2, 3), tuple[int, ...]),
        ([(1, 2)], list[tuple[int, ...]]),
        ({"a": "b"}, dict[str, int]),
        (object(), Any),
        (object(), "Later"),
    ],
)
def test_what_fits(value, hint):
    assert type_error(value, hint, "here") is None


@pytest.mark.parametrize(
    ("value", "hint", "said"),
    [
        ("a", int, "here: a whole number is expected, not 'a'"),
        (True, int, "here: a whole number is expected, not True"),
        (1, bool, "here: true or false is expected, not 1"),
        (1, str, "here: a text is expected, not 1"),
        (1, list[int], "here: a list is expected, not 1"),
        ([1], tuple[int, ...], 'here: a tuple ({"of": [...]}) is expected, not [1]'),
        ((1,), list[int], "here: a list is expected, not (1,)"),
        (1.5, dict[str, int], "here: a dict is expected, not 1.5"),
        (1, type(None), "here: null is expected, not 1"),
        ("a", int | None, "here: a whole number is expected, not 'a'"),
        (1, str | list[int] | None, "here: a text is expected, not 1"),
        ([1, "a"], list[int], "here.1: a whole number is expected, not 'a'"),
        ((1, 2), tuple[int, str], "here.1: a text is expected, not 2"),
        ((1, "a", "b"), tuple[int, str], "here: 2 values are expected, not 3"),
        ((1,), tuple[int, str], "here: 2 values are expected, not 1"),
        ((1, "a"), tuple[int, ...], "here.1: a whole number is expected, not 'a'"),
        ([[1], ["a"]], list[list[int]], "here.1.0: a whole number is expected, not 'a'"),
    ],
)
def test_what_does_not_fit_is_told_with_its_place(value, hint, said):
    assert str(type_error(value, hint, "here")) == said
