"""Alhambra's own part of a question: money end to end against a price, and who would get what from a gift."""

from page.kit.html import HIDDEN, esc, face, said, tag
from page.kit.selectors import my_seat, option_pairs, passing_pairs
from tables.alhambra.icons import kind_of, number_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.state import Ui
    from sanjuan.words.words import Words
    from tables.alhambra.types import Frame

AT = "@"


def pieces(cards: "list[str]", goal: int) -> str:
    """Return cards end to end; what is still missing to the goal is dashed."""
    laid = [(kind_of(card), number_of(card)) for card in cards]
    out = "".join(
        [tag("i", [("class", "c-" + name), ("style", "flex:" + str(value))], str(value)) for name, value in laid]
    )
    missing = goal - sum([value for _, value in laid])
    return out + (tag("u", [("style", "flex:" + str(missing))]) if missing > 0 else "")


def stars() -> str:
    """Return the stars that fly off where a price is met exactly."""
    return tag("span", [("class", "stars"), HIDDEN], "<i></i>" * 8)


def beam(cards: "list[str]", goal: int, words: str, verdict: str, css: str) -> str:
    """Return the beam: cards against a goal, the sum in figures, and a verdict ("" for none yet)."""
    total = sum([number_of(card) for card in cards])
    bar = tag("div", [("class", "line"), HIDDEN], pieces(cards, goal))
    figures = tag("span", [("class", "sum"), HIDDEN], tag("b", [], str(total)) + " / " + str(goal))
    end = tag("em", [HIDDEN], esc(verdict)) if verdict else ""
    heard = tag("span", [("class", "sr"), ("role", "status"), ("id", "count")], esc(words))
    pairs = [("class", ("beam " + css).strip()), ("id", "beam"), ("data-takes", "beam")]
    return tag("div", pairs, heard + bar + figures + end + (stars() if css == "exact" else ""))


def paying(frame: "Frame", ui: "Ui", t: "Words", words: str) -> str:
    """Return the payment so far: what is chosen, what is missing or lost, and whether it is exact."""
    ask: Any = frame["ask"]
    cards, price = list(ui.chosen or []), ask["args"]["price"]
    over = sum([number_of(card) for card in cards]) - price
    if over == 0:
        return beam(cards, price, t("pay-exact-said", price=price), t("pay-exact"), "exact")
    if over > 0:
        return beam(cards, price, t("pay-over", n=over), t("pay-over", n=over), "over")
    return beam(cards, price, t("pay-missing", n=-over), t("pay-missing", n=-over), "")


def taking(frame: "Frame", ui: "Ui", t: "Words", words: str) -> str:
    """Return the money taken so far where more than one card may be: end to end up to what it may be together.

    Before anything is chosen, that a price was met exactly just now.
    """
    ask: Any = frame["ask"]
    if not ui.chosen:
        return met(frame, ui, t)
    cards = [option for option in ui.chosen if AT not in option]
    budget = ask.get("budget")
    if not cards or budget is None or [card for card in cards if card in (ask.get("alone") or [])]:
        return ""
    left = budget - sum([number_of(card) for card in cards])
    told = t("take-full") if left <= 0 else t("take-more", n=left)
    return beam(cards, budget, told, told, "exact" if left <= 0 else "")


def met(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the exact payment for which I act again, if that is what has just happened last."""
    log = ui.log or []
    if not frame.get("fresh") or not log or log[-1]["id"] != "again" or log[-1]["seat"] != my_seat(frame):
        return ""
    paid: Any = [fact for fact in log if fact["id"] == "bought"][-1]
    words = t("pay-exact-said", price=paid["price"])
    told = tag("span", [("class", "paid"), ("role", "status"), ("id", "count")], esc(words))
    end = tag("em", [HIDDEN], esc(t("pay-exact")))
    return tag("div", [("class", "beam exact"), ("id", "beam")], told + end + stars())


COUNTS = {"pay": paying, "turn": taking}


def lies(frame: "Frame", option: str) -> bool:
    """Return whether an option lies on the table or in my hand: all but a gift, which has a drawing of its own."""
    return True


def result(frame: "Frame", ui: "Ui", t: "Words", answer: str) -> str:
    """Return what everybody would score with the kind of a building after an answer to a gift."""
    ask: Any = frame["ask"]
    gives = (ask.get("gives") or {}).get(answer)
    if gives is None:
        return ""
    out = ""
    for seat, points in enumerate(gives["points"]):
        own = t("race-count", n=gives["owned"][seat], building=t("building-" + kind_of(ask["args"]["building"])))
        heard = said(ui.names[seat] + ": " + own + "; " + t("label-points", n=points) + ". ")
        figures = tag("b", [HIDDEN], "+" + str(points))
        out += tag("span", [], face(ui, seat, "pm") + heard + figures)
    return tag("span", [("class", "gets")], out)


def ways(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the two answers to a gift as pictures of the new owner, nothing for other questions.

    One of them passes, the other is the option.
    """
    ask = frame["ask"]
    if ask is None or ask["kind"] != "gift":
        return ""
    mine = face(ui, my_seat(frame)) + tag("b", [], esc(t("ask-gift.pass"))) + result(frame, ui, t, "")
    giving, last = ask["options"][0], len(frame["table"]["players"]) - 1
    theirs = face(ui, last) + tag("b", [], esc(t("option-gift"))) + result(frame, ui, t, giving)
    keep = tag("button", [("type", "button"), ("class", "way")] + passing_pairs(ui), mine)
    give = tag("button", [("type", "button"), ("class", "way")] + option_pairs(ui, giving), theirs)
    return tag("div", [("class", "ways")], keep + give)


def lifted(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return nothing: no card of the hand is put on a place."""
    return ""


def outlook(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what the marked building would bring in the next scoring, and whether it can be paid exactly."""
    chosen = [option for option in ui.chosen or [] if AT in option]
    if not chosen or frame["ask"] is None:
        return ""
    name, currency = chosen[0].split(AT)
    return brings(frame, t, kind_of(name), currency)


def brings(frame: "Frame", t: "Words", kind: str, currency: str) -> str:
    """Return what one building more of a kind would bring me in the next scoring."""
    would = frame["table"]["would"].get(kind)
    letter = frame["table"]["next"]["letter"].upper()
    owned = frame["table"]["players"][my_seat(frame)]["owned"][kind] + 1
    if would is None:
        return t("would-nothing", n=owned, scoring=letter)
    tied = "yes" if would["tied"] else "no"
    return t("would", n=owned, place=would["place"], tied=tied, points=would["points"], scoring=letter)
