"""The question panel: what is asked, in words, how much is chosen, and the buttons."""

import tables
from page.kit import progress
from page.kit.html import HIDDEN, button, esc, face, tag
from page.kit.memo import sentence
from page.kit.parts import brought
from page.kit.selectors import kind_of, moves, option_pairs, options_of, passes, passing_pairs, watches
from page.table import turn_summary
from page.table.hint import aloud, box, lamp
from sanjuan.words.telling import answer, begins, label, lines, question, refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from page.state import Ui
    from page.types import Ask, Frame, Pairs
    from sanjuan.words.words import Words

MANY = 8
PASSES = 'id="pass"'
"""Marks the button that passes: a table may draw it among its ways."""


def pips(chosen: int, most: int) -> str:
    """Return the cards still to choose as little card backs."""
    return '<i class="on"></i>' * min(chosen, most) + "<i></i>" * max(0, most - chosen)


def count(frame: "Frame", ui: "Ui", t: "Words", words: str) -> str:
    """Return how much is chosen."""
    ask: Ask | Any = frame["ask"]
    own = tables.at(frame).COUNTS.get(ask["kind"])
    if own is not None:
        return own(frame, ui, t, words)
    return counted(words, pips(len(ui.chosen or []), ask["most"]) if ask["most"] <= MANY else "")


def counted(words: str, signs: str) -> str:
    """Return how much is chosen in words and signs, "" if there is nothing to count."""
    if not words:
        return ""
    return tag("div", [("class", "count"), ("role", "status"), ("id", "count")], tag("span", [], esc(words)) + signs)


def loose_options(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return as buttons the options that are nowhere on the table."""
    out = ""
    for option in options_of(frame):
        if tables.at(frame).lies(frame, option):
            continue
        out += button(label(option, kind_of(frame), t), option_pairs(ui, option), "chipbtn lone")
    return out


def title_of(frame: "Frame", ui: "Ui", t: "Words", words: "Mapping[str, str]") -> str:
    """Return the title: while a card is lifted it says to place it."""
    if moves(frame) and ui.lifted:
        return tables.at(frame).lifted(frame, ui, t)
    return words["title"]


def panel(
    title: str, text: str, more: str, buttons: str, css: str = "q", over: str = "", last: str = "", before: str = ""
) -> str:
    """Return the panel; `over` is HTML that lies over its words, `last` what ends them, `before` lies on its edge."""
    head = tag("h1", [], esc(title)) + (tag("p", [], esc(text)) if text else "") + last
    words = tag("div", [("class", "words"), ("role", "status"), ("id", "status")], head)
    said = tag("div", [("class", "said")], words + more + over)
    inner = said + tag("div", [("class", "btns")], buttons)
    return tag("section", [("class", "ask"), ("id", "ask")], before + tag("div", [("class", css)], inner))


def undo(frame: "Frame", t: "Words", always: bool = False) -> str:
    """Return the button that takes the last answer back, while that is possible; or `always`, to keep its room."""
    pairs: Pairs = [("data-act", "undo"), ("id", "undo"), ("disabled", not frame["undo"])]
    return button(t("act-undo"), pairs) if frame["undo"] or always else ""


def clear(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the button that puts a lifted card back; it keeps its room if nothing else is there before."""
    useful = bool(ui.lifted or ui.chosen)
    if not moves(frame) or not (useful or not frame["undo"]):
        return ""
    return button(t("act-clear"), [("data-act", "clear"), ("id", "clear"), ("disabled", not useful)])


def why(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return why the last try was refused."""
    error = frame.get("error")
    text = ui.why or (refusal(error, t) if error else "")
    return tag("p", [("class", "why"), ("role", "alert"), ("id", "why")], esc(text)) if text else ""


def noted(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what there is to note, in the place of the help; a refusal comes first."""
    if not ui.note or ui.why or frame.get("error"):
        return ""
    return tag("p", [("class", "noted"), ("role", "alert"), ("id", "why")], esc(t(ui.note)))


def asked(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the panel of an open question."""
    ask: Ask | Any = frame["ask"]
    words = question(ask, ui.chosen or [], t)
    says = words["pass"] if passes(ui) else words["confirm"]
    go = button(says, [("data-act", "confirm"), ("id", "confirm"), ("disabled", not ui.confirm)], "btn go")
    buttons = go + lamp(frame, ui, t) + (clear(frame, ui, t) or undo(frame, t))
    ways = tables.at(frame).ways(frame, ui, t)
    if ask["least"] == 0 and PASSES not in ways and not passes(ui):
        buttons += button(words["pass"], passing_pairs(ui), "btn ghosty")
    more = loose_options(frame, ui, t) + count(frame, ui, t, words["count"]) + ways + why(frame, ui, t)
    hint = box(frame, ui, t)
    css = "q q-" + ask["kind"] + (" hinted" if hint else "") + (" q-said" if ui.said else "")
    over = hint + (aloud(frame, ui, t) if frame.get("hints") else "")
    title, text = ui.said or (title_of(frame, ui, t, words), words["help"] + outlook(frame, ui, t))
    note = noted(frame, ui, t)
    last = note + goal(ui, t) + remark(ui, t)
    return panel(title, "" if note else text, more, buttons, css, over, last, since(frame, ui, t))


def since(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return who is away, or what another player did last, until something is touched; that is heard from the log.

    It is seen where the log has no room on the table.
    """
    away = brought("together").absent(ui, t) if ui.together else ""
    if away:
        return str(away)
    if ui.chosen or ui.lifted or ui.why or ui.hint or not turn_summary.has(frame):
        return ""
    told = lines(turn_summary.news(frame), ui.names, frame["table"]["me"], t, sentence)
    done = [(fact, words) for fact, words in told if fact.get("seat") is not None]
    if not done:
        return ""
    fact, words = done[-1]
    return tag("p", [("class", "since"), HIDDEN], face(ui, fact["seat"], "pm") + tag("span", [], esc(words)))


def outlook(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what the marked option would bring me, as a sentence to follow others."""
    text = tables.at(frame).outlook(frame, ui, t)
    return " " + text if text else ""


def goal(ui: "Ui", t: "Words") -> str:
    """Return how the game is won and when it ends: at the first question ever, until something is chosen."""
    if not ui.first or ui.said or ui.chosen or not t.has("goal-line"):
        return ""
    return tag("p", [("class", "aim")], esc(t("goal-line")))


def remark(ui: "Ui", t: "Words") -> str:
    """Return the coach's comment on my last answer, apart from the open question."""
    if not ui.remark:
        return ""
    return tag("p", [("class", "before")], tag("b", [], esc(t("coach-before"))) + " " + esc(ui.remark))


def given(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the panel of an answer that waits for the engine: what it is, how much is there, the way back."""
    open: Ask | Any = frame["ask"]
    what = answer(open, ui.given or [], t)
    more = tag("p", [("class", "till")], progress.told(t("laid-waits"), t)) + progress.share(t, "arr meter")
    buttons = skip(t, True) + button(t("act-undo"), [("data-act", "undo"), ("id", "undo")])
    return panel(t("laid-given", what=what), "", more, buttons, "q waiting given")


def last_line(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what happened last, as a sentence."""
    facts = ui.log or []
    first = begins(facts, max(0, len(facts) - 3), t) if facts else 0
    told = lines(facts[first:], ui.names, frame["table"]["me"], t, sentence)
    return told[-1][1] if told else ""


def skip(t: "Words", off: bool) -> str:
    """Return the button that skips ahead; off, it keeps its room."""
    return button(t("act-skip"), [("data-act", "skip"), ("id", "skip"), ("disabled", off)])


def hurries_nobody(frame: "Frame", ui: "Ui") -> bool:
    """Return whether the table waits for somebody elsewhere, who cannot be skipped."""
    return bool(ui.together) and frame["turn"]["who"] != "bot"


def waiting(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the panel while another one plays: who, what happened last, and the way to skip ahead."""
    seat = frame["turn"]["seat"]
    others = seat is not None and seat != frame["table"]["me"]
    title = t("table-thinking", name=ui.names[seat or 0]) if others else t("table-wait")
    elsewhere = brought("together").waits(frame, ui, t) if ui.together else ""
    text = t("table-skipping") if ui.fast else elsewhere or last_line(frame, ui, t)
    buttons = "" if watches(ui) else skip(t, bool(ui.fast) or hurries_nobody(frame, ui)) + undo(frame, t, True)
    note = noted(frame, ui, t)
    return panel(title, "" if note else text, why(frame, ui, t), buttons, "q waiting", last=note + remark(ui, t))


def ended(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the panel of a game that is over: who has won, once no window over it shows the end."""
    from page.table.score import headline, how

    buttons = button(t("act-score"), [("data-act", "score"), ("id", "see-score")], "btn go")
    title, text = (t("why-over"), "") if ui.dialog else (headline(frame, ui, t), how(frame, ui, t))
    return panel(title, text, "", buttons, "q waiting")


def ask(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the question panel of a frame."""
    if frame["over"]:
        return ended(frame, ui, t)
    if ui.given is not None:
        return given(frame, ui, t)
    return asked(frame, ui, t) if frame["ask"] else waiting(frame, ui, t)
