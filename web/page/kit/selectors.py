"""Readings of a frame and the page's state, for drawings: options, marks, reasons, names."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from page.state import Ui
    from page.types import C, Frame, FrameOf, Pair, Pairs, S, TableOf


def kind_of(frame: "Frame") -> str:
    """Return the kind of the open question, "" when none is open to the person at the device."""
    return frame["ask"]["kind"] if frame["ask"] else ""


def lies(frame: "Frame") -> str:
    """Return where the options of the open question lie, "" when none is open; see `sanjuan.table.kinds`."""
    return frame["ask"]["lies"] if frame["ask"] else ""


def moves(frame: "Frame") -> bool:
    """Return whether the open question is about putting a card on a place."""
    return frame["ask"] is not None and frame["ask"]["moves"]


def options_of(frame: "Frame") -> "list[str]":
    """Return the options of the open question."""
    return frame["ask"]["options"] if frame["ask"] else []


def rows_of(frame: "FrameOf[Any, C]", ui: "Ui") -> "Mapping[str, C]":
    """Return the catalogue of cards; it comes with the first frame of a game and is kept in the page's state."""
    return frame.get("cards") or ui.cards


def my_seat(frame: "Frame") -> int:
    """Return the seat whose cards are on show, the first one if nobody's are."""
    return frame["table"]["me"] or 0


def me_player(frame: "FrameOf[TableOf[S, Any], Any]") -> "S":
    """Return the public side of the seat on show."""
    return frame["table"]["players"][my_seat(frame)]


def watches(ui: "Ui") -> bool:
    """Return whether the table is only watched: nobody's hand is on show."""
    return bool(ui.together and ui.together["watches"])


def marks_of(ui: "Ui") -> "list[tuple[str, int]]":
    """Return what is marked as (option, number of the element among those that show it)."""
    if ui.marks is not None:
        return [(option, nth) for option, nth in ui.marks]
    chosen = ui.chosen or []
    return [(option, chosen[:i].count(option)) for i, option in enumerate(chosen)]


def is_marked(ui: "Ui", option: str, nth: int = 0) -> bool:
    """Return whether the `nth` element of an option is marked."""
    return (option, nth) in marks_of(ui)


def option_pairs(ui: "Ui", option: str, nth: int = 0) -> "Pairs":
    """Return the attributes of an element that is an option; of a game that is looked back at, one to look at."""
    if ui.review:
        return look_pairs() + advice_pairs(ui, option, nth)
    pressed = [("data-option", option), ("aria-pressed", "true" if is_marked(ui, option, nth) else "false")]
    return pressed + advice_pairs(ui, option, nth)


def passing_pairs(ui: "Ui") -> "Pairs":
    """Return the attributes of the button that passes."""
    chosen = [("aria-pressed", "true")] if passes(ui) else []
    return [("data-act", "pass"), ("id", "pass")] + chosen + advice_pairs(ui, "")


def passes(ui: "Ui") -> bool:
    """Return whether passing has been chosen, and is to be confirmed."""
    return bool(ui.confirm) and not ui.chosen


def advice_pairs(ui: "Ui", key: str, nth: int = 0) -> "Pairs":
    """Return the attributes by which a hint shows on the `nth` element of an option (see `draw_hint.advised`)."""
    signs = (ui.advised or {}).get(key) or []
    if nth >= len(signs):
        return []
    chance, best, said = signs[nth]
    return [("data-advice", chance), ("data-best", best), ("aria-description", said)]


def why_pairs(reason: str) -> "Pairs":
    """Return the attributes of an element that may not be chosen now; `reason` is shown when it is tried."""
    return [("aria-disabled", "true"), ("data-why", reason)]


def look_pairs() -> "Pairs":
    """Return the attributes of an element that is only there to be looked at."""
    return [("data-act", "zoom")]


def stop(ui: "Ui", group: str, ids: "list[str]", options: "Sequence[str]") -> "str | None":
    """Return the id of the one element of a group that the tab key stops at; arrow keys go to the others.

    It is where the focus was last (see `keys`) if that answers the question; else the first option; without
    options, where the focus was last, else the first of all.
    """
    last = ui.stops.get(group)
    there = [last] if last in ids else []
    first = [id for id in there + ids if id in options]
    return (first + there + ids + [None])[0]


def tab_pair(id: str, stopping: "str | None") -> "Pair":
    """Return the attribute by which an element of such a group is the one that the tab key comes to, or not."""
    return ("tabindex", "0" if id == stopping else "-1")


def place_name(card: str, index: int) -> str:
    """Return how a place is written in options."""
    return card + "@" + str(index)


def covers(frame: "Frame", card: str) -> "list[str]":
    """Return the options that put a hand card on a place."""
    return [option for option in options_of(frame) if option.split(">")[0] == card and ">" in option]


def moved_card(option: str) -> str:
    """Return the card that an option moves: "a" of "a>b@2"."""
    return option.split(">")[0]


def lifted(frame: "Frame", ui: "Ui") -> "str | None":
    """Return the hand card that is picked up or marked to be put somewhere, None when there is none."""
    if not moves(frame) or ui.review:
        return None
    if ui.lifted:
        return ui.lifted
    chosen = ui.chosen or []
    return moved_card(chosen[0]) if chosen else None


def price_of(frame: "Frame", option: str) -> "int | None":
    """Return the figure that belongs to an option: a price, what it brings; None without one."""
    return frame["ask"]["prices"].get(option) if frame["ask"] else None
