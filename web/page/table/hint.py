"""A hint drawn: the chances on what can be chosen, and beside the question the answer advised, its chance and why.

`ui.hint` is None, or {"advice": None while it is fetched, else a list as the worker sends it; "at": which is shown}.
"""

from page.kit.html import HIDDEN, button, esc, icon, tag
from page.kit.html import said as said_words
from page.kit.selectors import moved_card
from sanjuan.words.telling import answer, reason

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from page.state import Ui
    from page.types import Advice, Advised, Ask, Frame, Hint, Pairs
    from sanjuan.words.words import Words

ERRORS = 2
"""The number of standard errors that are shown: a chance is within them nineteen times out of twenty."""
LEVEL = "≈"
"""The sign of an answer that cannot be distinguished from the best."""
ROUGH = 10
"""Percentage points beyond which an error is of no use: the chance is then shown roughly."""
STEP = 5
"""Percentage points to which a rough chance is rounded, and by which it must be less to be called less."""
ROUGHLY = "~"
"""The sign of a rough chance."""
EVERY = 24
"""Elements that may show one option: as many as there can be equal cards."""


def shown(ui: "Ui") -> "Advice | None":
    """Return the advice that is shown in words, None without a hint."""
    hint = ui.hint
    if not hint or not hint["advice"]:
        return None
    return hint["advice"][hint["at"]]


def best(ui: "Ui") -> "Advice":
    """Return the best advice of a hint that has any."""
    hint: Any = ui.hint
    first: Advice = hint["advice"][0]
    return first


def hundredths(chance: float) -> int:
    """Return a chance (0 to 1) in per cent, rounded as it is shown everywhere."""
    return int(chance * 100 + 0.5)


def percent(chance: float, t: "Words") -> str:
    """Return a chance (0 to 1) in words."""
    return t("hint-chance", n=hundredths(chance))


def rough(error: float) -> bool:
    """Return whether a chance with this standard error is known only roughly."""
    return hundredths(ERRORS * error) > ROUGH


def rounded(chance: float) -> int:
    """Return a rough chance (0 to 1) in per cent; it is never sure."""
    return max(STEP, min(100 - STEP, STEP * int(chance * 100 / STEP + 0.5)))


def level(advice: "Advice", first: "Advice") -> bool:
    """Return whether an answer cannot be distinguished from the best, the `first`, by what is known of it."""
    if advice is first:
        return False
    alike = rough(advice.get("error", 0)) and (first["chance"] - advice["chance"]) * 100 < STEP
    return bool(advice.get("level")) or alike


def sure(advice: "Advice", first: "Advice", t: "Words") -> str:
    """Return the chance of an answer with its error; of one that cannot be distinguished from the best, only that."""
    return t("hint-level") if level(advice, first) else with_error(advice["chance"], advice.get("error", 0), t)


def with_error(chance: float, error: float, t: "Words") -> str:
    """Return a chance (0 to 1) in words, with how far it may be wrong; `error` is its standard error."""
    if rough(error):
        return t("hint-chance-rough", n=rounded(chance))
    told = hundredths(ERRORS * error)
    return t("hint-chance-error", n=hundredths(chance), error=told) if told else percent(chance, t)


def in_short(advice: "Advice", first: "Advice", t: "Words") -> str:
    """Return the chance of an answer as a badge has room for it."""
    if level(advice, first):
        return LEVEL
    if rough(advice.get("error", 0)):
        return ROUGHLY + t("hint-chance", n=rounded(advice["chance"]))
    return percent(advice["chance"], t)


def named(frame: "Frame", advice: "Advice", t: "Words") -> str:
    """Return the answer of an advice in words."""
    ask: Ask | Any = frame["ask"]
    return answer(ask, advice["answer"], t)


def why(frame: "Frame", ui: "Ui", advice: "Advice", t: "Words") -> str:
    """Return why an answer is advised, in words; empty if only its chance can be given."""
    return " ".join([reason(one, ui.names, frame["table"]["me"], t) for one in advice["reasons"]])


def with_hint(frame: "Frame", ui: "Ui", t: "Words") -> "Ui":
    """Return the page's state with the signs of a hint in it, ready for the drawings: "advised"."""
    advice = shown(ui)
    if advice is None or not frame["ask"]:
        return ui
    return ui.but(advised=advised(frame, ui, t))


def advised(frame: "Frame", ui: "Ui", t: "Words") -> "Advised":
    """Return the signs by option: one for each of its elements, as (chance in words, whether best, words aloud).

    "" is the answer that chooses nothing. Where one option is chosen each bears the chance of its own; where several
    are, those of the shown answer bear the chance of all of it.
    """
    hint: Hint | Any = ui.hint
    ask: Ask | Any = frame["ask"]
    found: list[Advice] | Any = hint["advice"]
    if ask["most"] > 1:
        return signs_together(frame, ui, found, hint["at"], t)
    signs = {}
    for advice in found:
        option = advice["answer"][0] if advice["answer"] else ""
        for key in (option, moved_card(option)):
            if key not in signs:
                signs[key] = [sign(frame, ui, advice, found[0], t)] * EVERY
    return signs


def signs_together(frame: "Frame", ui: "Ui", found: "Sequence[Advice]", at: int, t: "Words") -> "Advised":
    """Return the signs of an answer of several options, and of choosing nothing."""
    signs: Advised = {}
    for number, advice in enumerate(found):
        if number == at or not advice["answer"]:
            one = sign(frame, ui, advice, found[0], t)
            for option in advice["answer"] or [""]:
                signs[option] = signs.get(option, []) + [one]
    return signs


def sign(frame: "Frame", ui: "Ui", advice: "Advice", first: "Advice", t: "Words") -> "tuple[str, bool, str]":
    """Return what one element bears: (chance in words, whether best, words aloud with the reasons)."""
    told, winning = sure(advice, first, t), advice is first
    words = t("hint-best", chance=told) if winning else t("hint-other", chance=told)
    return in_short(advice, first, t), winning, (words + " " + why(frame, ui, advice, t)).strip()


def lamp(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the button that asks for a hint, or takes it away; nothing where the game gives none."""
    if not frame.get("hints"):
        return ""
    hint = ui.hint
    pairs: Pairs = [("type", "button"), ("class", "btn lamp"), ("id", "lamp"), ("data-act", "hint")]
    pairs += [
        ("aria-label", t("act-hint")),
        ("title", t("act-hint.title")),
        ("aria-pressed", "true" if hint else "false"),
    ]
    waiting = hint is not None and hint["advice"] is None
    return tag("button", pairs + [("aria-busy", "true" if waiting else None)], icon("hint"))


def said(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the hint as a sentence, for those who hear the page; "" without one."""
    hint, advice = ui.hint, shown(ui)
    if hint and hint["advice"] == []:
        return t("hint-none")
    if advice is None:
        return ""
    words = t("hint-said", what=named(frame, advice, t), chance=sure(advice, best(ui), t))
    return (words + " " + why(frame, ui, advice, t)).strip()


def aloud(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the place where a hint is read out."""
    return tag("p", [("class", "sr"), ("role", "status"), ("id", "hint-said")], esc(said(frame, ui, t)))


def following(hint: "Hint", t: "Words") -> str:
    """Return the button that shows the next best answer."""
    many = len(hint["advice"] or [])
    if many < 2:
        return ""
    words = t("hint-next", n=hint["at"] + 1, of=many)
    pairs = [("type", "button"), ("class", "btn"), ("id", "hint-next"), ("data-act", "hint-next")]
    count = tag("small", [HIDDEN], str(hint["at"] + 1) + "/" + str(many))
    return tag("button", pairs + [("title", words)], said_words(words) + icon("next") + count)


def head(frame: "Frame", advice: "Advice", first: "Advice", t: "Words") -> str:
    """Return the head of a hint: the answer advised and its chance, the best one with a star."""
    star = icon("star", "ic star") if advice is first else ""
    win = "" if level(advice, first) else tag("small", [], esc(t("hint-win")))
    chance = tag("em", [], star + esc(sure(advice, first, t)) + win)
    return tag("h2", [], tag("span", [], esc(named(frame, advice, t))) + chance)


def box(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the hint beside the question, which it covers; "" without one. Without reasons its head stands alone."""
    hint: Hint | Any = ui.hint
    advice = shown(ui)
    if hint and hint["advice"] == []:
        return tag("div", [("class", "hint"), ("id", "hint")], tag("p", [], esc(t("hint-none"))))
    if advice is None:
        return ""
    reasons = why(frame, ui, advice, t)
    words = head(frame, advice, best(ui), t) + (tag("p", [], esc(reasons)) if reasons else "")
    buttons = button(t("hint-take"), [("data-act", "hint-take"), ("id", "hint-take")]) + following(hint, t)
    css = "hwords" if reasons else "hwords alone"
    inner = tag("div", [("class", css), ("tabindex", "-1")], words) + tag("div", [("class", "hbtns")], buttons)
    return tag("div", [("class", "hint"), ("id", "hint"), ("role", "group"), ("aria-label", t("act-hint"))], inner)


def close_up(frame: "Frame", ui: "Ui", name: str, t: "Words") -> str:
    """Return the hint on a card or role in its close-up, best answer first; "" if it has none."""
    hint = ui.hint
    found = hint["advice"] or [] if hint and frame["ask"] else []
    for advice in found:
        if name in [shown_as(option) for option in advice["answer"]]:
            words = t("hint-said", what=named(frame, advice, t), chance=sure(advice, found[0], t))
            text = words + " " + why(frame, ui, advice, t)
            return tag("p", [("class", "advice")], icon("hint") + tag("span", [], esc(text.strip())))
    return ""


def shown_as(option: str) -> str:
    """Return the name of an option when it is inspected: the card that it moves or that is in its place."""
    return moved_card(option).split("@")[0]
