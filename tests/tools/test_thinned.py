"""Tests of tests/thinned.py: which variants of a test are left to a longer run."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.thinned import thin_out


class Variant:
    """A variant of a test, with the marks that it has."""

    path, originalname = Path("test_it.py"), "test_it"

    def __init__(self, *marks):
        self.marks, self.left = {mark.name: mark for mark in marks}, False

    def get_closest_marker(self, name):
        return self.marks.get(name)

    def add_marker(self, mark):
        self.left = True


def kept(number, *args, **how):
    """Return which of so many variants are kept."""
    variants = [Variant(SimpleNamespace(name="sample", args=args, kwargs=how)) for _ in range(number)]
    thin_out(variants, "sample", pytest.mark.wide)
    return [at for at, variant in enumerate(variants) if not variant.left]


def test_those_that_are_kept_are_spread_over_all():
    assert kept(9, 3) == [0, 3, 6] and kept(10, 3) == [0, 4, 8] and kept(3, 1) == [0]


def test_another_one_than_the_first_can_be_kept():
    assert kept(3, 1, first=2) == [2] and kept(8, 4, first=1) == [1, 3, 5, 7]


def test_of_products_all_of_both_can_be_kept():
    assert [divmod(at, 3) for at in kept(9, 3, step=4)] == [(0, 0), (1, 1), (2, 2)]


def test_variants_of_a_longer_run_still_are_not_counted():
    [first, *others] = [Variant(SimpleNamespace(name="sample", args=(1,), kwargs={})) for _ in range(3)]
    first.marks["soak"] = first.marks["sample"]
    thin_out([first, *others], "sample", pytest.mark.wide)
    assert [variant.left for variant in (first, *others)] == [False, False, True]
