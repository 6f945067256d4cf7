"""Players that are no part of the package, loaded by the tests as `module:function`."""


def first(view, rng):
    """Choose the first options, as few as possible; refuses to build more than it must."""
    question = view.ask
    return question.options[: question.least]


def nonsense(view, rng):
    """Give an answer that is never offered."""
    return ("nonsense",)


def broken(view, rng):
    """Fail always."""
    raise RuntimeError("out of ideas")
