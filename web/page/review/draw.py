"""The review of a game that is over: the curve of the chances and the costliest decisions; then the table as it was."""

from page.kit.html import button, esc, tag
from page.kit.window import under, window
from page.review.curve import curve
from page.review.past import chose, past, told, ui_of
from page.screen.dialogs import dialog
from page.table.hint import hundredths
from page.table.log import named_options, with_marks
from sanjuan.words.telling import answer, question, reason

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.state import Ui
    from page.types import Frame, Pairs
    from sanjuan.words.words import Words


def working(look: "dict[str, Any]", t: "Words") -> str:
    """Return how far the review is."""
    done = str(int(look["share"] * 100))
    bar = tag("i", [("style", "width:" + done + "%")])
    pairs = [("class", "bar"), ("role", "progressbar"), ("aria-label", t("review-working"))]
    pairs += [("aria-valuenow", done), ("aria-valuemin", "0"), ("aria-valuemax", "100")]
    return tag("p", [("role", "status")], esc(t("review-working"))) + tag("div", pairs, bar)


def lost(made: "dict[str, Any]", t: "Words") -> str:
    """Return what a decision cost: the difference of the two chances as they are shown."""
    best, played = hundredths(made["chance"]["best"]), hundredths(made["chance"]["played"])
    return t("review-points", n=max(best - played, 0))


def decision(frame: "Frame", ui: "Ui", t: "Words", number: int, made: "dict[str, Any]") -> str:
    """Return one of the costliest decisions: what was asked, what was done, what was better, why, and the way there."""
    ask = made["question"]
    played, best = answer(ask, made["played"], t), answer(ask, made["best"], t)
    loss = lost(made, t)
    head = t("review-round-no", round=made["round"]) + " · " + question(ask, [], t)["title"]
    if len(ui.review["seats"]) > 1:
        head = ui.names[made["seat"]] + " · " + head
    said = t("review-better", best=best, chance=told(made, "best", t))
    said += " " + " ".join([reason(why, ui.names, made["seat"], t) for why in made["reasons"]])
    inner = tag("h3", [], tag("i", [("class", "no")], str(number)) + tag("span", [], esc(head)))
    text = chose(made, played, t)
    inner += tag("p", [], with_marks(text, named_options(frame, made["played"]), t))
    inner += tag("p", [("class", "better")], with_marks(said.strip(), named_options(frame, made["best"]), t))
    pairs: Pairs = [("data-act", "review-at"), ("data-value", str(made["at"])), ("id", "cost-" + str(number))]
    pairs.append(("data-seat", str(made["seat"])))
    pairs.append(("aria-label", t("review-look-at", n=number)))
    cost = tag("em", [("title", t("review-loss"))], esc(loss))
    return tag(
        "li", [], tag("div", [], inner) + tag("div", [("class", "side")], cost + button(t("review-look"), pairs))
    )


def costliest(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the costliest decisions, or that there was none worth telling."""
    report = ui.review["report"]
    made = {one["at"]: one for one in report["decisions"]}
    items = [decision(frame, ui, t, i + 1, made[at]) for i, at in enumerate(report["costliest"])]
    inner = tag("ol", [("class", "costs")], "".join(items)) if items else tag("p", [], esc(t("review-faultless")))
    return tag("section", [], tag("h2", [], esc(t("review-costliest"))) + inner)


def overview(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the review itself, or how far it is."""
    look = ui.review
    report = look["report"]
    if report:
        shown = curve(ui, report, t) + costliest(frame, ui, t)
    elif look.get("sketch"):
        shown = curve(ui, look["sketch"], t) + tag("section", [], working(look, t))
    else:
        shown = working(look, t)
    walk: Pairs = [("data-act", "review-at"), ("data-value", "0"), ("id", "walk"), ("disabled", not look["seats"])]
    buttons = button(t("review-walk"), walk, "btn go")
    buttons += button(t("act-back-score" if report else "act-cancel"), [("data-act", "review-close"), ("id", "close")])
    css = "reviewed" if report or look.get("sketch") else "reviewing"
    body = tag("div", [("class", "scroll2")], tag("div", [("class", css)], shown))
    return window(t("review-title"), body + tag("div", [("class", "btns")], buttons), t, "revieww")


def review(frame: "Frame", ui: "Ui", t: "Words") -> "str | list[str]":
    """Return the screen of a game that is looked back at."""
    look = ui.review
    if look["at"] is None:
        return overview(frame, ui, t) + dialog(frame, ui, t)
    then = ui_of(look, ui)
    return under(past(look["past"], then, t), dialog(look["past"], then, t))
