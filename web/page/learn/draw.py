"""Lessons and puzzles drawn: the place to learn in the set-up's look, and the coach's words beside the table.

Pure, like all drawings; `ui.learn` is described in `learn`.
"""

from page.kit.controls import poster
from page.kit.html import HIDDEN, button, esc, icon, portrait, said, tag
from page.storage.progress import score
from page.table.hint import with_error
from page.table.panel import panel
from page.table.table import table as whole_table
from sanjuan.words.telling import answer, question, reason

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from page.state import Ui
    from page.types import Frame
    from sanjuan.words.words import Words

    Learn = dict[str, Any]
    Pairs = Sequence[tuple[str, str | bool | None]]
    Pieces = list[str]


def go(value: str, text: str, css: str = "btn", id: "str | None" = None, more: "Pairs" = ()) -> str:
    """Return a button that leads on in the place to learn."""
    pairs = [("data-act", "learn"), ("data-value", value), ("id", id or "learn-" + value.replace(":", "-"))]
    return button(text, pairs + list(more), css)


def entry(value: str, number: int, text: str, state: str, words: str, css: str = "") -> str:
    """Return a lesson or puzzle of the list: its number, its name, a sign of how it went (also in words)."""
    sign = icon("star") if state == "first" else "✓" if state == "solved" else ""
    inner = tag("i", [("class", "no"), HIDDEN], str(number)) + tag("span", [("class", "name"), HIDDEN], esc(text))
    inner += tag("em", [HIDDEN], sign) + said(words)
    pairs = [("type", "button"), ("class", "task " + state + css), ("data-act", "learn"), ("data-value", value)]
    return tag("button", pairs + [("id", "learn-" + value.replace(":", "-"))], inner)


def lessons(learn: "Learn", t: "Words") -> str:
    """Return the list of lessons."""
    out, ids = "", learn["ids"]
    for number, id in enumerate(ids, 1):
        state = "solved" if id in learn["kept"]["lessons"] else "open"
        name = t("lesson-" + id)
        words = t("learn-lesson", n=number, of=len(ids)) + ": " + name + ". " + t("learn-" + state)
        out += entry("lesson:" + str(number), number, name, state, words)
    game = go("game", t("learn-play"), "btn wide", more=[("title", t("learn-play-help"))])
    return tag("h3", [], esc(t("learn-lessons"))) + tag("div", [("class", "tasks")], out) + game


def puzzle_state(learn: "Learn", id: str) -> str:
    """Return how a puzzle went: open, solved, or first (right at the first try)."""
    first, solved = learn["kept"]["puzzles"].get(id, [False, False])
    return "first" if first else "solved" if solved else "open"


def puzzles(learn: "Learn", t: "Words") -> str:
    """Return the list of puzzles, that of the day marked, and how they went."""
    out, count = "", learn["count"]
    for number in range(1, count + 1):
        state = puzzle_state(learn, str(number))
        words = t("learn-puzzle", n=number, of=count) + ". " + t("learn-" + state)
        css = " today" if number == learn["today"] else ""
        out += entry("puzzle:" + str(number), number, "", state, words, css)
    right, tried = score(learn["kept"])
    about = tag("p", [], esc(t("learn-puzzles-help"))) + tag("p", [], esc(t("learn-score", right=right, of=tried)))
    today = go("puzzle:" + str(learn["today"]), t("learn-today"), "btn wide", "learn-today")
    return tag("h3", [], esc(t("learn-puzzles"))) + about + tag("div", [("class", "nos")], out) + today


def place(ui: "Ui", t: "Words") -> str:
    """Return the place to learn; while it is fetched only its sheet."""
    learn, body = ui.learn, ""
    if learn["view"] == "list":
        done = len([id for id in learn["ids"] if id in learn["kept"]["lessons"]])
        lead = t("learn-finished" if done == len(learn["ids"]) else "learn-welcome")
        body = tag("h2", [], esc(t("learn-title"))) + tag("p", [("class", "lead")], esc(lead))
        columns = tag("section", [], lessons(learn, t))
        columns += tag("section", [], puzzles(learn, t)) if learn["count"] else ""
        body += tag("div", [("class", "learning")], columns) + buttons(learn, done, t)
    form = tag("div", [("class", "tabw")], body)
    sheet = tag("div", [("class", "sheet")], poster(t("title"), t("title.tagline"), "post big", learn["game"]) + form)
    return tag("main", [("class", "veil full setupv learnv g-" + learn["game"]), ("id", "learn")], sheet)


def buttons(learn: "Learn", done: int, t: "Words") -> str:
    """Return what leads on: the first lesson that is not solved, or the game; and the way back."""
    left = [at + 1 for at, id in enumerate(learn["ids"]) if id not in learn["kept"]["lessons"]]
    if left:
        on = go("lesson:" + str(left[0]), t("learn-lesson", n=left[0], of=len(learn["ids"])), "btn go xl", "learn-on")
    else:
        on = go("game", t("learn-play"), "btn go xl", "learn-on")
    return tag("div", [("class", "btns")], on + go("leave", t("learn-leave"), "btn ghosty"))


def table(frame: "Frame", ui: "Ui", t: "Words") -> "Pieces":
    """Return the table at a task, with the coach in the place of the question."""
    told, learn = frame["task"], ui.learn
    if not learn or learn["id"] != told["id"]:  # the next task is being opened
        return whole_table(frame, still(ui), t, lambda frame, ui, t: panel(t("setup-busy"), "", "", ""))
    if told["state"] != "open":
        return decided(frame, ui, t)
    if told["kind"] == "lesson" and learn["page"] is not None:
        point = [("data-point", told["points"][learn["page"]])]
        return whole_table(frame, still(ui), t, introduction, point)
    return whole_table(frame, ui.but(said=goal_or_hint(frame, learn, t)), t)


def still(ui: "Ui") -> "Ui":
    """Return the page's state for a table that is only to be looked at."""
    return ui.but(review=True, chosen=[], marks=[], lifted=None)


def goal_or_hint(frame: "Frame", learn: "Learn", t: "Words") -> "tuple[str, str] | None":
    """Return (title, text) of an open question of a task: the goal, and what helps to reach it."""
    if not frame["ask"]:
        return None
    words = question(frame["ask"], [], t)
    if learn["kind"] == "puzzle":
        return words["title"], t("puzzle-" + learn["id"])
    hint = frame["task"]["hint"]
    told = hint and t.has("lesson-" + learn["id"] + ".hint-" + hint)
    return goal(learn["id"], t), t("lesson-" + learn["id"] + ".hint-" + hint) if told else words["help"]


def goal(id: str, t: "Words") -> str:
    """Return the goal of a lesson as a sentence."""
    return t("learn-goal", goal=t("lesson-" + id + ".goal"))


def spoken(ui: "Ui", title: str, text: str, more: str, buttons: str) -> str:
    """Return the panel in which the coach, where the game has one, speaks; `more` is HTML after the text."""
    face = portrait(ui.learn["coach"], "coach") if ui.learn["coach"] else ""
    head = face + tag("h1", [], esc(title))
    words = head + tag("p", [], esc(text)) + more
    inner = tag("div", [("class", "words"), ("role", "status"), ("id", "status")], words)
    inner += tag("div", [("class", "btns")], buttons)
    return tag("section", [("class", "ask"), ("id", "ask")], tag("div", [("class", "q q-coach")], inner))


def introduction(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return a page of a lesson's introduction."""
    learn, pages = ui.learn, len(frame["task"]["points"])
    id, number = learn["id"], learn["page"] + 1
    last = number == pages
    text = t("lesson-" + id + ".page" + str(number))
    aim = tag("p", [("class", "goal")], esc(goal(id, t))) if last else ""
    count = tag("small", [("class", "of")], esc(t("learn-page", n=number, of=pages)))
    on = go("page", t("learn-try" if last else "learn-next-page"), "btn go", "learn-go")
    return spoken(ui, t("lesson-" + id), text, aim, on + count)


def decided(frame: "Frame", ui: "Ui", t: "Words") -> "Pieces":
    """Return the table of a task that is solved or missed, and why."""
    if frame["task"]["kind"] == "lesson":
        return whole_table(frame, still(ui), t, lesson_told)
    shown, told = frame.copy(), frame["task"]
    shown["ask"] = frame["asked"]
    hint = {"advice": told["advice"], "at": 0}
    return whole_table(shown, still(ui).but(chosen=told["chosen"], marks=None, hint=hint), t, puzzle_told)


def lesson_told(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what the coach says of a try that is over."""
    told, learn = frame["task"], ui.learn
    id = learn["id"]
    if told["state"] == "solved":
        last = learn["number"] == learn["of"]
        on = go("game", t("learn-play"), "btn go", "learn-go") if last else ""
        on = on or go("next", t("learn-next-lesson"), "btn go", "learn-go")
        return spoken(ui, t("learn-right"), t("lesson-" + id + ".solved"), "", on + go("list", t("learn-all")))
    why = t("lesson-" + id + ".miss-" + told["why"]) if told["why"] else t("lesson-" + id + ".miss")
    on = go("again", t("learn-again"), "btn go", "learn-go")
    return spoken(ui, t("learn-missed"), why, "", on + go("list", t("learn-all")))


def puzzle_told(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what the coach says of an answer to a puzzle."""
    told, id, asked = frame["task"], ui.learn["id"], frame["asked"]
    right = told["state"] == "solved"
    text = t("puzzle-" + id + ".why")
    mine = "" if right else tag("p", [("class", "mine-was")], esc(wrong(frame, id, t)))
    best = told["advice"][0]
    chance = with_error(best["chance"], best.get("error", 0), t)
    line = t("learn-best", best=answer(asked, best["answer"], t), chance=chance)
    more = mine + tag("p", [("class", "better")], esc(line))
    first = go("next", t("learn-next-puzzle"), "btn go", "learn-go") if right else ""
    first = first or go("again", t("learn-again"), "btn go", "learn-go")
    rest = go("list", t("learn-title")) if right else go("next", t("learn-next-puzzle"))
    rest = go("go-on", t("learn-go-on")) + rest
    return spoken(ui, t("learn-right" if right else "learn-wrong"), text, more, first + rest)


def wrong(frame: "Frame", id: str, t: "Words") -> str:
    """Return why an answer to a puzzle is not the best: in words of its own, or what it leaves of the win."""
    told = frame["task"]
    if t.has("puzzle-" + id + ".wrong-" + told["why"]):
        return t("puzzle-" + id + ".wrong-" + told["why"])
    yours = answer(frame["asked"], told["chosen"], t)
    for advice in told["advice"]:
        if sorted(advice["answer"]) == sorted(told["chosen"]):
            return t("learn-yours", yours=yours, chance=with_error(advice["chance"], advice.get("error", 0), t))
    return t("learn-yours-last", yours=yours)


def coached(frame: "Frame", ui: "Ui", t: "Words") -> "Pieces":
    """Return the table of the first game: the coach says a word to each question, and one of the answer before."""
    said = None
    if frame["ask"] and t.has("coach-" + frame["ask"]["kind"]):
        said = (question(frame["ask"], ui.chosen or [], t)["title"], t("coach-" + frame["ask"]["kind"]))
    return whole_table(frame, ui.but(said=said, remark=remark(ui, frame, t)), t)


def remark(ui: "Ui", frame: "Frame", t: "Words") -> str:
    """Return the coach's comment on the last answer; "" if there is none."""
    made = ui.coach
    if not made or made["at"] != frame["coached"]:
        return ""
    if made["good"]:
        return t("coach-good", yours=answer(made["ask"], made["yours"], t))
    why = " ".join([reason(one, ui.names, frame["table"]["me"], t) for one in made["reasons"]])
    return t("coach-rather", best=answer(made["ask"], made["best"], t), why=why).strip()
