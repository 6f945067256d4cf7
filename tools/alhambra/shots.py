"""Alhambra in pictures (see `shot`)."""

from typing import Any

from shot import TWO, Gallery

GALLERY = Gallery("alhambra", "Alhambra")
EXACT = "#yard .slot:has(.ex) [data-option]"


def late(frame: dict[str, Any]) -> bool:
    """Return whether the second scoring is over and much can be done."""
    return frame["table"]["next"]["letter"] == "c" and len(frame["ask"]["options"]) > 5


def both(frame: dict[str, Any]) -> bool:
    """Return whether two buildings can be paid exactly."""
    slots, purse = frame["table"]["slots"], frame["table"]["purse"]
    return late(frame) and sum([bool(slots[colour] and purse.get(colour, {}).get("exact")) for colour in slots]) > 1


SHOTS = (
    GALLERY.shot("setup", "the set-up", looks=("night-fr",), sizes=TWO),
    GALLERY.shot("turn", "money or a building", GALLERY.at(4, "turn", late)),
    GALLERY.shot("night", "by night", GALLERY.at(4, "turn", late), looks=("night-fr",), sizes=TWO),
    GALLERY.shot(
        "pay", "an exact payment", GALLERY.at(4, "turn", both), press=(EXACT, "#confirm"), ready=".beam", sizes=TWO
    ),
    GALLERY.shot("gift", "a gift for Martin", GALLERY.at(2, "gift", lambda frame: True), looks=("day-es",), sizes=TWO),
    GALLERY.shot("crowded", "six at the table", GALLERY.at(6, "turn", late), looks=("day-de",), sizes=TWO),
    GALLERY.shot("score", "the end", GALLERY.over(), ready=".scorev", sizes=TWO),
)
