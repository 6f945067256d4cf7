"""Documentation of Pyodide's functions, which nobody reads in a game."""

from collections.abc import Callable
from typing import Any


def get_cmeth_docstring(function: Callable[..., Any]) -> str:
    """Return the name alone, in the form that Python wants for a function in C."""
    return f"{function.__name__}()\n--\n\n"
