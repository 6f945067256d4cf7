"""As much of `inspect` as data classes ask for: their signature is for documentation only."""

from collections.abc import Callable
from typing import Any

COROUTINE = 0x80


def signature(callable: object, **options: object) -> str:
    """Raise ValueError, as for a callable without a known signature: a data class then gets its name as docstring."""
    raise ValueError("no signatures here")


def unwrap(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return the function under its decorators."""
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    return function


def iscoroutinefunction(function: object) -> bool:
    """Return whether a function returns an awaitable, which Pyodide asks of each that a script calls."""
    code = getattr(function, "__code__", None)
    return bool(code and code.co_flags & COROUTINE)
