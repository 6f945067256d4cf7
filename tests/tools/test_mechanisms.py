"""The mechanisms of the start can be left out: each edit fits the file as it is now, each file is there."""

import pytest

from bench.mechanisms import LEAST, ROOT, cell, edited, mechanisms


@pytest.mark.parametrize("mechanism", mechanisms(), ids=lambda one: one.name)
def test_each_edit_fits(mechanism):
    assert mechanism.without and all((ROOT / name).is_file() for name in mechanism.files)
    for path, old, new in mechanism.without:
        assert new in edited((ROOT / path).read_text("utf-8"), old, new)


def test_a_text_that_is_not_there_once_is_refused():
    with pytest.raises(ValueError, match="once"):
        edited("a, a", "a", "b")


def test_what_the_noise_explains_is_not_a_gain():
    quiet = {"x": [({"form": 1.0}, {"form": 1 + 2 * LEAST})], "y": [({"form": 1.001}, {"form": 1.0})]}
    loud = {"x": quiet["x"], "y": [({"form": 1.5}, {"form": 1.0})]}
    assert (cell(quiet, "x"), cell(quiet, "y"), cell(loud, "x")) == ("form +6%", "nothing", "nothing")
