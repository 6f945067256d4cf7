"""Giving out the last buildings, by whose money; the table waits for scoring C until that has been told."""

from page.kit.html import HIDDEN, esc, face, said, tag
from page.kit.selectors import my_seat
from page.kit.window import closing, window
from tables.alhambra.cards import card, price_coin
from tables.alhambra.icons import number_of, plays
from tables.alhambra.race import others

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.state import Ui
    from page.types import Fact
    from page.types import Frame as AnyFrame
    from sanjuan.words.words import Words
    from tables.alhambra.types import Frame

GIVEN_OUT = ("inherited", "left_over")
"""The facts about the last buildings."""
LAST, FINAL = "last", "scoring-c"
"""The windows that show the end."""
C = "c"


def held_back(frame: "Frame", ui: "Ui") -> "tuple[AnyFrame, Ui]":
    """Return frame and state without the last scoring while the windows that lead up to it are open."""
    if ui.dialog not in (LAST, FINAL) or C not in frame["table"]["scored"]:
        return frame, ui
    rows: list[list[int]] = frame["table"]["scored"][C]
    held: Any = frame.copy()
    held["table"] = table = frame["table"].copy()
    table["scored"] = {letter: table["scored"][letter] for letter in table["scored"] if letter != C}
    players = enumerate(frame["table"]["players"])
    held["table"]["players"] = [_without(player, sum([row[at] for row in rows])) for at, player in players]
    return held, ui.but(log=_until(ui, ui.dialog))


def _without(player: "Any", points: int) -> "Any":
    own = player.copy()
    own["score"] = player["score"] - points
    return own


def _until(ui: "Ui", window: str) -> "list[Fact]":
    """Return the log up to what a window says."""
    telling = GIVEN_OUT if window == LAST else ()
    facts = ui.log or []
    for at, fact in enumerate(facts):
        if fact["id"] in telling or (fact["id"] == "scoring" and fact["scoring"] == C):
            return facts[:at]
    return facts


def bars(frame: "Frame", ui: "Ui", t: "Words", currency: str) -> str:
    """Return how much money of a currency everybody had, mine last; the most of it stands out."""
    over: Any = frame["over"] or {}
    sums = over.get("open", {}).get("money", {}).get(currency, [])
    out = ""
    for seat in [seat for seat in others(frame) if plays(ui, seat)] + [my_seat(frame)] if sums else []:
        part = 100 * sums[seat] // max(max(sums), 1)
        me = "yes" if seat == my_seat(frame) else "no"
        heard = said(t("last-had", me=me, who=ui.names[seat], n=sums[seat]))
        shown = face(ui, seat, "pm") + tag("u", [], tag("i", [("style", "width:" + str(part) + "%")], ""))
        shown += tag("b", [], str(sums[seat]))
        css = "most" if sums[seat] == max(sums) else None
        out += tag("li", [("class", css)], heard + tag("span", [HIDDEN], shown))
    return tag("ul", [("class", "bars")], out) if out else ""


def last_building(frame: "Frame", ui: "Ui", t: "Words", fact: "Fact") -> str:
    """Return one of the last buildings: whose money it goes by, and who gets it."""
    name, currency = fact["building"], fact["currency"]
    shown = card(name, t, [], "", price_coin(currency, number_of(name)), "", "span")
    if fact["id"] == "left_over":
        words = t("last-tie")
    else:
        me = "yes" if fact["seat"] == frame["table"]["me"] else "no"
        words = t("last-gets", who=ui.names[fact["seat"]], me=me, n=fact["sum"], currency=t("money-" + currency))
    inner = shown + bars(frame, ui, t, currency) + tag("p", [], tag("b", [], esc(words)))
    return tag("section", [("class", "fr c-" + currency), ("aria-label", t("card-" + name))], inner)


def last(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the window that says who gets the last buildings."""
    facts = [fact for fact in ui.log or [] if fact["id"] in GIVEN_OUT]
    cards = "".join([last_building(frame, ui, t, fact) for fact in facts])
    body = tag("p", [("class", "note")], esc(t("last-text")))
    pairs = [("class", "fins"), ("data-n", str(len(facts))), ("tabindex", "0")]
    body += tag("div", pairs, cards) if facts else tag("p", [], esc(t("last-none")))
    on = closing(t, act="last-go" if FINAL in ui.shows else "act-back")
    return window(t("last-title"), body + tag("div", [("class", "btns")], on), t, "lastw")
