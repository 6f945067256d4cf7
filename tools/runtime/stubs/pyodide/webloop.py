"""No event loop: commands are answered at once. What is imported takes its place among the objects of a snapshot."""

from pyodide_js._api import scheduleCallback  # type: ignore[import-not-found]

__all__ = ["scheduleCallback"]


def _initialize_event_loop() -> None:
    """Leave the loop out."""
