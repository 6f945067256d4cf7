"""Pyodide's own package without what sets up tracebacks that quote sources."""

from . import _base, _importhook  # type: ignore[attr-defined]  # the second is Pyodide's own

__all__ = ["_base", "_importhook"]


def set_excepthook() -> None:
    """Leave tracebacks as they are."""
