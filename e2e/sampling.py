"""Splits the variants of a test between `make test` and `make soak`."""

import pytest


def soaked(*variants):
    """Variants that only `make soak` runs; those of several arguments are tuples."""
    return [pytest.param(*(one if isinstance(one, tuple) else (one,)), marks=pytest.mark.soak) for one in variants]


def or_soak(first, *others):
    """Variants of which `make test` runs the first."""
    return [first, *soaked(*others)]
