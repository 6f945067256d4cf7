"""Citadels in pictures (see `shot`)."""

from typing import Any

from shot import TWO, Gallery

GALLERY = Gallery("citadels", "Citadels")


def late(frame: dict[str, Any]) -> bool:
    """Return whether the cities have grown and there is something to build."""
    mine = frame["table"]["players"][frame["table"]["me"]]
    return frame["table"]["round"] > 5 and len(mine["city"]) > 3 and bool(frame["ask"]["prices"])


def grown(frame: dict[str, Any]) -> bool:
    """Return whether some rounds have been played."""
    return bool(frame["table"]["round"] > 4)


SHOTS = (
    GALLERY.shot("setup", "the set-up", looks=("night-fr",), sizes=TWO),
    GALLERY.shot("turn", "a turn", GALLERY.at(4, "turn", late)),
    GALLERY.shot("draft", "choosing a character", GALLERY.at(4, "character", grown), looks=("day-es",), sizes=TWO),
    GALLERY.shot("night", "whom to murder, by night", GALLERY.at(4, "kill", grown), looks=("night-fr",), sizes=TWO),
    GALLERY.shot("crowded", "eight at the table", GALLERY.at(8, "turn", late), looks=("day-de",), sizes=TWO),
    GALLERY.shot("score", "the end", GALLERY.over(), ready=".scorev", sizes=TWO),
)
