"""The table as it was before an answer of a game that is over: what happened, what was better, and the steps on."""

import tables
from page.kit.html import button, esc, face, icon, tag, yes_no
from page.review.curve import chances_at
from page.table.hint import advised, percent, with_error
from page.table.table import table
from sanjuan.words.telling import answer, lines, question, reason

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.state import Ui
    from page.types import Frame, Hint, Pairs
    from sanjuan.words.words import Words

NEWS = 3
"""The number of latest facts beside the table; the log has them all."""


def ui_of(look: "dict[str, Any]", ui: "Ui") -> "Ui":
    """Return the page's state for that table: the answer given is marked, the better one advised."""
    frame = look["past"]
    chosen = frame["past"]["chosen"] or []
    return ui.but(chosen=chosen, marks=None, log=frame["log"], lifted=None, hint=hint_of(look))


def decision_of(look: "dict[str, Any]") -> "dict[str, Any] | None":
    """Return the review's entry for the answer that was given here, None if it has none."""
    report, at = look["report"], look["at"]
    decisions: list[dict[str, Any]] = report["decisions"] if report else []
    for made in decisions:
        if made["at"] == at and made["advice"]:
            return made
    return None


def hint_of(look: "dict[str, Any]") -> "Hint | None":
    """Return the advice for the question here in the shape of a hint, None without any."""
    made = decision_of(look)
    return {"advice": made["advice"], "at": 0} if made and look["past"]["ask"] else None


def title(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return where this is: my question, another one's turn, the end."""
    if frame["past"]["seat"] is None:
        return t("review-end")
    if frame["ask"]:
        return question(frame["ask"], [], t)["title"]
    seat = frame["past"]["seat"]
    return t("review-turn", name=ui.names[seat], me=yes_no(seat == frame["table"]["me"]))


def news(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what has just happened."""
    told = lines(frame["past"]["news"], ui.names, frame["table"]["me"], t)
    return " ".join([sentence for _, sentence in told[-NEWS:]])


def told(made: "dict[str, Any]", which: str, t: "Words") -> str:
    """Return the chance of what was best or played at a decision, with its error, as a hint shows it."""
    return with_error(made["chance"][which], made.get("error", 0), t)


def chose(made: "dict[str, Any]", played: str, t: "Words") -> str:
    """Return what was chosen and its chance; the chance is left out where it is that of the best."""
    chance = told(made, "played", t)
    alike = chance == told(made, "best", t)
    return t("review-chose", played=played) if alike else t("review-played", played=played, chance=chance)


def judged(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the answer given here, and if the review has a better one, that with its reasons."""
    ask, chosen = frame["ask"], frame["past"]["chosen"]
    if not ask or chosen is None:
        return ""
    made = decision_of(ui.review)
    if not made or sorted(made["best"]) == sorted(chosen):
        text = t("review-chose", played=answer(ask, chosen, t))
        return tag("p", [("class", "chose")], esc(text) + (icon("star", "ic star") if made else ""))
    text = chose(made, answer(ask, chosen, t), t)
    better = t("review-better", best=answer(ask, made["best"], t), chance=told(made, "best", t))
    better += " " + " ".join([reason(why, ui.names, made["seat"], t) for why in made["reasons"]])
    return tag("p", [("class", "chose")], esc(text)) + tag("p", [("class", "better")], esc(better.strip()))


def chances(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return everybody's chance at this place, once the review has them, and which place it is."""
    report, out = ui.review["report"], ""
    if report:
        for seat, chance in enumerate(chances_at(report, frame["past"]["at"])):
            words = ui.names[seat] + ": " + percent(chance, t)
            css = "self" if seat == frame["table"]["me"] else None
            pairs: Pairs = [("role", "img"), ("aria-label", words), ("class", css)]
            out += tag("span", pairs, face(ui, seat, "pm") + esc(percent(chance, t)))
    where = tag("i", [], esc(t("review-round-no", round=frame["table"]["round"])) + " · ") + esc(place(frame, t))
    out += tag("small", [], where)
    return tag("div", [("class", "chances"), ("aria-label", t("review-curve")), ("role", "group")], out)


def place(frame: "Frame", t: "Words") -> str:
    """Return where in the game this is, in words."""
    return t("review-place", n=frame["past"]["at"], of=frame["past"]["of"])


def slider(frame: "Frame", t: "Words") -> str:
    """Return the slider over the whole game, between the jumps to the rounds before and after."""
    pairs = [("type", "range"), ("id", "place"), ("data-act", "review-at"), ("min", "0")]
    pairs += [("max", str(frame["past"]["of"])), ("value", str(frame["past"]["at"]))]
    pairs += [
        ("aria-label", t("review-walk")),
        ("aria-valuetext", t("review-round-no", round=frame["table"]["round"]) + ", " + place(frame, t)),
    ]
    inner = small("review-round-back", "rewind", t("review-round-back"), frame["past"]["at"] == 0)
    inner += tag("input", pairs)[: -len("</input>")]
    inner += small("review-round-next", "fore", t("review-round-next"), frame["past"]["at"] == frame["past"]["of"])
    return tag("div", [("class", "places")], inner)


def small(act: str, sign: str, words: str, off: bool = False) -> str:
    """Return a button that is a sign."""
    pairs: Pairs = [("type", "button"), ("class", "btn small"), ("id", act), ("data-act", act), ("disabled", off)]
    return tag("button", pairs + [("aria-label", words), ("title", words)], icon(sign))


def tool(act: str, sign: str, words: str) -> str:
    """Return a button that is a sign, with words if there is room for them."""
    pairs: Pairs = [("type", "button"), ("class", "btn small tool"), ("id", act), ("data-act", act)]
    inner = icon(sign) + tag("span", [], esc(words))
    return tag("button", pairs + [("aria-label", words), ("title", words)], inner)


def buttons(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the steps back and on, and to play on from here; in a running game to go back to it."""
    at, of = frame["past"]["at"], frame["past"]["of"]
    go = [("data-act", "play-on"), ("id", "play-on"), ("disabled", at == of)]
    if ui.review.get("live"):
        go = [("data-act", "review-close"), ("id", "to-game")]
    act = "act-to-game" if ui.review.get("live") else "act-play-on"
    if ui.together and not ui.together["host"]:  # the table is the host's
        go, act = [("data-act", "review-close"), ("id", "to-game")], "act-close"
    out = small("review-back", "back", t("review-back"), at == 0)
    if not ui.review.get("live"):
        plays = bool(ui.review.get("plays"))
        words = t("review-pause" if plays else "review-play")
        out += small("review-play", "pause" if plays else "play", words, at == of)
    out += small("review-next", "next", t("review-next"), at == of)
    return tag(
        "div",
        [("class", "btns")],
        out + button(t(act), go, "btn go"),
    )


def step_panel(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the panel that replaces the question."""
    text = judged(frame, ui, t) or tag("p", [], esc(news(frame, ui, t)))
    said = tag("h1", [], esc(title(frame, ui, t))) + tag("div", [("class", "was"), ("tabindex", "0")], text)
    tools = tool("review-hands", "cards", t("review-hands")) + tool("review-over", "up", t("review-curve"))
    tools = "" if ui.review.get("live") else tools
    inner = tag("div", [("class", "words"), ("role", "status"), ("id", "status")], said)
    inner += tag("div", [("class", "tools")], tools) + chances(frame, ui, t) + slider(frame, t) + buttons(frame, ui, t)
    return tag("section", [("class", "ask"), ("id", "ask")], tag("div", [("class", "q q-past")], inner))


def past(frame: "Frame", ui: "Ui", t: "Words") -> "list[str]":
    """Return the table as it was."""
    if ui.hint and frame["ask"]:
        ui.advised = advised(frame, ui, t)
    return table(frame, ui, t, step_panel)


def all_hands(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the hands of all seats as HTML."""
    own, out = tables.at(frame), ""
    for seat, names in enumerate(frame["past"]["hands"] or []):
        cards = "".join([own.card(frame, ui, t, name, [("data-act", "zoom")]) for name in names])
        head = tag("h3", [], face(ui, seat, "pm") + tag("span", [], esc(ui.names[seat])))
        none = tag("p", [], esc(t("table-hand-empty")))
        out += tag("section", [], head + (own.row(cards) if cards else none))
    return tag("div", [("class", "scroll2")], out)
