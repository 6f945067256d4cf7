"""As much of `inspect` as data classes ask for: their signature is for documentation only."""

from collections.abc import Callable
from typing import Any

COROUTINE = 0x80


def signature(callable: object, **options: object) -> str:
    """Say that there is none: a data class without a docstring gets its bare name as one.

    Errors: ValueError, as for a callable whose signature is not known.
    """
    raise ValueError("no signatures here")


def unwrap(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return the function under its decorators."""
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    return function


def iscoroutinefunction(function: object) -> bool:
    """Tell a function that returns an awaitable, which Pyodide asks of each that a script calls."""
    code = getattr(function, "__code__", None)
    return bool(code and code.co_flags & COROUTINE)
