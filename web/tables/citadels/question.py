"""Citadels' own part of a question: answers as pictures, tokens to share out, a price paid in gold and cards."""

from page.kit.html import HIDDEN, esc, said, tag
from page.kit.hyphenate import soft
from page.kit.selectors import is_marked, kind_of, look_pairs, moved_card, option_pairs, options_of
from tables.citadels.cards import FREE, row_of
from tables.citadels.icons import (
    AT,
    CHARACTERS,
    CITIES,
    LAYOUTS,
    MARK_ICON,
    OWN,
    TYPES,
    art,
    back,
    badge,
    bust,
    card_of,
    gold,
    layout,
    sign,
    type_sign,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.state import Ui
    from sanjuan.words.words import Words
    from tables.citadels.types import Frame

MOST = 3
"""The most coins or cards that are drawn one by one."""
SHARED = "split"
"""The question that shares out gold and cards."""
ASIDE = {"threat": "threat", "reveal": "threat", "confiscate": "warrant"}
"""Questions about something that lies on a character."""


def known(kind: str) -> bool:
    """Return whether a kind of question has a layout of its own."""
    return kind == "turn" or bool([name for name, kinds in LAYOUTS if kind in kinds])


def lies(frame: "Frame", option: str) -> bool:
    """Return whether an option lies on the table, in my hand, or is a picture: all but those of kinds unheard of."""
    kind = kind_of(frame)
    return known(kind) or bool(frame["ask"] and frame["ask"]["lies"] == "hand")


def pictured(frame: "Frame") -> "list[str]":
    """Return the options that are pictures in the question."""
    kind, options = kind_of(frame), options_of(frame)
    if kind == "turn":
        return [option for option in options if option in ("gold", "cards")]
    if kind == "means":
        return [option for option in options if AT not in option]
    if kind in CITIES + OWN or kind == SHARED:
        return []
    once: list[str] = []
    for option in options if layout(frame) == "pics" else []:
        if option not in once:
            once.append(option)
    return once


def coins(count: int) -> str:
    """Return some coins."""
    return gold() * max(1, min(MOST, count))


def cards(count: int) -> str:
    """Return some card backs."""
    return back() * max(1, min(MOST, count))


def scene(frame: "Frame", ui: "Ui", option: str, n: int) -> str:
    """Return the picture of an answer."""
    kind = kind_of(frame)
    if option in TYPES:
        return type_sign(option)
    if option in ("gold", "pay"):
        return coins(n)
    if option in ("card", "cards"):
        return cards(n)
    if kind in ASIDE and option != "confiscate":
        return tag("span", [("class", "mk big " + ASIDE[kind])], sign(MARK_ICON[ASIDE[kind]]))
    if kind == "theater_give":
        return bust(option, "bust r" + str(rank_of(frame, option)))
    name = (frame["ask"] or {"args": {}})["args"].get("card") if option == "confiscate" else card_of(option)
    return small(frame, ui, name) if name else sign("check")


def rank_of(frame: "Frame", name: str) -> int:
    """Return the rank of a character of this cast."""
    return ([one["rank"] for one in frame["table"]["ranks"] if one["card"] == name] + [0])[0]


def small(frame: "Frame", ui: "Ui", name: str) -> str:
    """Return a district as a small picture with its badge."""
    row = row_of(frame, ui, name)
    return tag("span", [("class", "pc")], art(name) + badge(row.get("type") or "", row.get("cost") or "–"))


def words(frame: "Frame", t: "Words", option: str) -> "tuple[str, str]":
    """Return (name, result) of an answer that is a picture."""
    ask: Any = frame["ask"]
    kind, n = ask["kind"], figure(frame, option)
    if option in TYPES:
        return t("type-" + option), ""
    args = dict(ask["args"])
    args["n"] = n
    if t.has("pic-" + kind + "-" + option):
        return t("pic-" + kind + "-" + option, **args), t("pic-" + kind + "-" + option + ".result", **args)
    args["card"] = t("card-" + card_of(option)) if t.has("card-" + card_of(option)) else option
    return t("pic-" + kind, **args), t("pic-" + kind + ".result", **args)


def figure(frame: "Frame", option: str) -> int:
    """Return the number that goes with an answer."""
    ask: Any = frame["ask"]
    found: int = ask["prices"].get(option, 1)
    return found


def way(frame: "Frame", ui: "Ui", t: "Words", option: str) -> str:
    """Return an answer as a picture."""
    name, result = words(frame, t, option)
    css = "big2 sel" if is_marked(ui, option) else "big2"
    shown = tag("span", [("class", "pa"), HIDDEN], scene(frame, ui, option, figure(frame, option)))
    inner = shown + tag("b", [], esc(soft(name))) + tag("small", [], esc(result))
    return tag(
        "button",
        [("type", "button"), ("class", css), ("id", "way-" + option.replace(AT, "-"))] + option_pairs(ui, option),
        inner,
    )


def tokens(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return gold and cards to be shared out: as many of each as there are in all, one row of each."""
    out = ""
    options = options_of(frame)
    for kind in ("gold", "card"):
        row = ""
        for nth in range(options.count(kind)):
            inner = said(t("option-" + kind)) + (gold() if kind == "gold" else back())
            css = "tk sel" if is_marked(ui, kind, nth) else "tk"
            id = "share-" + kind + "-" + str(nth)
            row += tag("button", [("type", "button"), ("class", css), ("id", id)] + option_pairs(ui, kind, nth), inner)
        out += tag("div", [("class", "turnrow")], row)
    return tag("div", [("class", "tokens")], out)


def about(frame: "Frame", ui: "Ui") -> str:
    """Return the card that the question is about, if it is not shown as a picture already."""
    ask: Any = frame["ask"]
    name = ask["args"].get("card")
    if not name or kind_of(frame) not in ("means", "wizard_build"):
        return ""
    pairs = [("type", "button"), ("class", "about-card"), ("data-card", name)] + look_pairs()
    return tag("button", pairs, said(name) + small(frame, ui, name))


def in_hand(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the districts of my hand in short: where characters are chosen they have no room of their own."""
    out = ""
    for held in frame["table"]["hand"]:
        row = row_of(frame, ui, held["card"])
        shown = badge(row.get("type") or "", FREE if row.get("cost") is None else row.get("cost"))
        out += tag("li", [], art(held["card"]) + shown + tag("span", [], esc(soft(t("card-" + held["card"])))))
    pairs = [("class", "inhand"), ("aria-label", t("table-hand")), ("data-n", str(len(frame["table"]["hand"])))]
    return tag("ul", pairs, out)


def ways(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the further parts under the question: answers as pictures, tokens to share out."""
    if kind_of(frame) == SHARED:
        return tokens(frame, ui, t)
    if kind_of(frame) in CHARACTERS:
        return in_hand(frame, ui, t)
    options = pictured(frame)
    if not options:
        return ""
    shown = "".join([way(frame, ui, t, option) for option in options])
    return tag("div", [("class", "pics"), ("data-c", str(len(options)))], shown)


def beam(frame: "Frame", ui: "Ui", t: "Words", text: str) -> str:
    """Return a price as tokens: what the chosen cards pay, what gold pays, what is still missing."""
    ask: Any = frame["ask"]
    goal, chosen = ask["args"].get("price", ask["most"]), len(ui.chosen or [])
    paid = min(goal - chosen, ask["args"].get("gold", 0))
    missing = max(0, goal - chosen - paid)
    inner = tag("span", [("class", "bc1")], back()) * chosen + tag("span", [], gold()) * max(0, paid)
    inner += tag("span", [("class", "bm")]) * missing
    heard = tag("span", [("class", "sr"), ("role", "status"), ("id", "count")], esc(text))
    return heard + tag("div", [("class", "beam6"), HIDDEN], inner)


COUNTS = {"den": beam, "lend": beam}


def lifted(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what the question is called while a card is picked up."""
    return t("lifted", card=t("card-" + moved_card(ui.lifted or "none")))


def outlook(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what is known of the character that is marked: who may hold it."""
    chosen = ui.chosen or []
    if layout(frame) != "ranks" or not chosen or not ui.preferences.get("deduced"):
        return ""
    return who_may(frame, ui, t, chosen[-1])


def who_may(frame: "Frame", ui: "Ui", t: "Words", name: str) -> str:
    """Return who may hold a character, as far as I can tell, as a sentence."""
    rows = [one for one in frame["table"]["ranks"] if one["card"] == name]
    if not rows or rows[0]["state"] == "out":
        return t("may-out") if rows else ""
    one = rows[0]
    if not one["may"]:
        return t("may-nobody")
    return t("may-some", n=len(one["may"]), down="yes" if one["down"] else "no")
