"""For how long somebody is away or at turn. Pure: it follows from times in ms, `at` is the last look at the clock."""

from page.kit.html import esc, face, tag

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from page.state import Ui
    from page.types import Frame
    from sanjuan.words.words import Words

MINUTE = 60_000


def minutes(since: float, now: float) -> int:
    """Return the whole minutes since a moment."""
    return int(max(0, now - since) // MINUTE)


def until_next(times: "Sequence[float]", now: float) -> float:
    """Return the time until it is another whole minute since one of these moments."""
    return min([MINUTE - max(0, now - since) % MINUTE for since in times])


def awaited(frame: "Frame", together: "dict[str, Any]") -> "list[float]":
    """Return the moments since when somebody is away, or at turn, whom this page waits for."""
    times = list(together["since"].values())
    return times + ([together["turn"]] if person(frame) else [])


def person(frame: "Frame") -> bool:
    """Return whether the turn is that of somebody else, of whom everybody may know it."""
    turn = frame["turn"]
    return turn["seat"] is not None and turn["seat"] != frame["table"]["me"] and turn["who"] != "bot"


def waits(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return in sentences who is away and for how long, or else whose turn it is, once that is a minute; else ""."""
    together, names = ui.together, ui.names
    said = []
    for seat in sorted(together["since"]):
        n = minutes(together["since"][seat], together["at"])
        said.append(t("together-away-for", who=names[seat], n=n) if n else t("together-away-now", who=names[seat]))
    n = minutes(together["turn"], together["at"])
    if not said and n and person(frame):
        said = [t("together-turn-for", who=names[frame["turn"]["seat"] or 0], n=n)]
    return " ".join(said)


def absent(ui: "Ui", t: "Words") -> str:
    """Return who is away, for the edge of the own question, which no minute draws again; "" for nobody."""
    seats = sorted(ui.together["since"])
    if not seats:
        return ""
    said = " ".join([t("together-away-now", who=ui.names[seat]) for seat in seats])
    shown = face(ui, seats[0], "pm") + tag("span", [], esc(said))
    return tag("p", [("class", "since absent"), ("role", "status"), ("id", "absent")], shown)
