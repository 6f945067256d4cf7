"""The menu: pace, language, light, the game as a file, a new table, and the way to what else there is."""

import tables
from page.catalog.games import has_rules
from page.kit.controls import acts, language
from page.kit.html import button, esc, tag
from page.kit.parts import brought
from page.kit.window import closing, part, window
from page.offline.draw_offline import line
from page.rules.about import links

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.types import Frame
    from sanjuan.words.words import Words

SPEEDS = ("calm", "normal", "fast", "faster", "instant")


def speeds(ui: "Ui", t: "Words") -> str:
    """Return the choice of how fast the others play."""
    index = SPEEDS.index(ui.speed)
    pairs = [(str(i), t("speed-" + name)) for i, name in enumerate(SPEEDS)]
    return acts(t("menu-speed"), "speed", str(index), pairs)


def tells_unseen(frame: "Frame", ui: "Ui") -> bool:
    """Return whether the person wants to see how many cards are still out, and this table has a window for it."""
    return bool(ui.preferences["unseen"]) and "unseen" in tables.at(frame).DIALOGS


def menu(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the menu: pace, language, light, the game as a file, a new table, and the way to what else there is."""
    themes = acts(t("menu-theme"), "theme", ui.theme, [(x, t("theme-" + x)) for x in ("day", "night")])
    body = part(t("menu-speed"), speeds(ui, t))
    body += tag("div", [("class", "two")], language(ui, t) + part(t("menu-theme"), themes))
    row = [("export", "export"), ("import", "import"), ("share", "share"), ("new", "new")]
    if frame.get("task"):  # a position of a lesson is no game that could be kept or shared
        row = [("learn", "learn"), ("new", "new")]
    if ui.together and not ui.together["host"]:  # the record is the host's until the game is over
        row = [("export", "export")] if ui.together["record"] else []
    row += [] if ui.framed else [("home", "home")]
    game = "".join([button(t("act-" + act), [("data-act", act), ("id", "menu-" + id)]) for act, id in row])
    if ui.together and ui.together["host"]:
        game = button(t("act-together"), [("data-act", "together"), ("id", "menu-together")]) + game
    if frame["undo"]:
        game = button(t("act-undo"), [("data-act", "undo"), ("id", "menu-undo")]) + game
    if ui.together:
        body += brought("together").section(frame, ui, t)
    body += part(t("menu-game"), tag("div", [("class", "btns")], game))
    body += tag("p", [("class", "seed"), ("id", "offline")], esc(line(ui, t)))
    name = frame["table"]["game"]
    more = ["rules"] if has_rules(name) else []
    more += ["settings", "help", "log", "statistics"] + (["unseen"] if tells_unseen(frame, ui) else [])
    if ui.able.get("full"):
        more.append("full")
    labels = [(act, "act-full-off" if act == "full" and ui.full else "act-" + act) for act in more]
    body += tag("div", [("class", "btns")], "".join([button(t(id), [("data-act", act)]) for act, id in labels]))
    body += tag("div", [("class", "btns")], closing(t)) + links(ui, t, name, rules=False)
    return window(t("menu-title"), body, t, "menuw")
