"""Alhambra in pictures (see `screenshot`)."""

from typing import Any

from screenshot import TWO, Gallery, Saved

GALLERY = Gallery("alhambra", "Alhambra")
EXACT = "#yard .slot:has(.ex) [data-option]"


def late(frame: dict[str, Any]) -> bool:
    """Return whether the second scoring is over and much can be done."""
    return frame["table"]["next"]["letter"] == "c" and len(frame["ask"]["options"]) > 5


def both(frame: dict[str, Any]) -> bool:
    """Return whether two buildings can be paid exactly."""
    slots, purse = frame["table"]["slots"], frame["table"]["purse"]
    return late(frame) and sum([bool(slots[colour] and purse.get(colour, {}).get("exact")) for colour in slots]) > 1


ROWS = (
    GALLERY.row("setup", "the set-up", looks=("night-fr",), sizes=TWO),
    GALLERY.row("turn", "money or a building", Saved(4, "turn", late)),
    GALLERY.row("night", "by night", Saved(4, "turn", late), looks=("night-fr",), sizes=TWO),
    GALLERY.row("pay", "an exact payment", Saved(4, "turn", both), press=(EXACT, "#confirm"), ready=".beam", sizes=TWO),
    GALLERY.row("gift", "a gift for Martin", Saved(2, "gift"), looks=("day-es",), sizes=TWO),
    GALLERY.row("crowded", "six at the table", Saved(6, "turn", late), looks=("day-de",), sizes=TWO),
    GALLERY.row("score", "the end", Saved(4), ready=".scorev", sizes=TWO),
)
