"""Citadels in pictures (see `screenshot`)."""

from typing import Any

from screenshot import TWO, Gallery, Saved

GALLERY = Gallery("citadels", "Citadels")


def late(frame: dict[str, Any]) -> bool:
    """Return whether the cities have grown and there is something to build."""
    mine = frame["table"]["players"][frame["table"]["me"]]
    return frame["table"]["round"] > 5 and len(mine["city"]) > 3 and bool(frame["ask"]["prices"])


def grown(frame: dict[str, Any]) -> bool:
    """Return whether some rounds have been played."""
    return bool(frame["table"]["round"] > 4)


ROWS = (
    GALLERY.row("setup", "the set-up", looks=("night-fr",), sizes=TWO),
    GALLERY.row("turn", "a turn", Saved(4, "turn", late)),
    GALLERY.row("draft", "choosing a character", Saved(4, "character", grown), looks=("day-es",), sizes=TWO),
    GALLERY.row("night", "whom to murder, by night", Saved(4, "kill", grown), looks=("night-fr",), sizes=TWO),
    GALLERY.row("crowded", "eight at the table", Saved(8, "turn", late), looks=("day-de",), sizes=TWO),
    GALLERY.row("score", "the end", Saved(4), ready=".scorev", sizes=TWO),
)
