"""Players that are no part of the package, loaded by the tests as `module:function`."""

import sys
from time import sleep


def first(view, rng):
    """Choose the first options, as few as possible; refuses to build more than it must."""
    question = view.ask
    return question.options[: question.least]


def slow(view, rng):
    """Choose as `first` does, after half a second."""
    sleep(0.5)
    return first(view, rng)


def nonsense(view, rng):
    """Give an answer that is never offered."""
    return ("nonsense",)


def broken(view, rng):
    """Fail always."""
    raise RuntimeError("out of ideas")


def leaves(view, rng):
    """Leave the program."""
    sys.exit("good bye")
