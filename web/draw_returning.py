"""The window of what was played on this device: figures, games, achievements."""

import history
import streaks
from draw_medals import gallery
from draw_medals import row as medals_row
from draw_parts import button, choice, esc, portrait, segment, tag
from draw_window import closing, part, window

TABS = ("figures", "games", "medals")
LAST = 60
"""Games that are listed, the newest first."""
NONE = "–"


def share(games, wins):
    """Return a share in per cent, as text without its sign."""
    return str(round(100 * wins / games)) if games else "0"


def opponent(bot, games, t):
    """Return the row of one opponent."""
    met, wins = history.against(games, bot)
    name = tag("th", [("scope", "row")], portrait(bot, "pm") + tag("span", [], esc(t("bot-" + bot + ".full"))))
    figure = t("history-share", n=share(met, wins)) if met else NONE
    best = streaks.best_against(games, bot)
    cells = [str(met), str(round(wins)) if met else NONE, figure, NONE if best is None else str(best)]
    return tag("tr", [], name + "".join([tag("td", [], esc(cell)) for cell in cells]))


def opponents(ui, games, t):
    """Return the table of all opponents on offer."""
    ids = ("who", "games", "wins", "rate", "best")
    heads = "".join([tag("th", [("scope", "col")], esc(t("history-" + id))) for id in ids])
    rows = "".join([opponent(bot, games, t) for bot in ui["bots"]])
    return tag("table", [("class", "figures")], tag("thead", [], tag("tr", [], heads)) + tag("tbody", [], rows))


def rows_of_days(games, today, t):
    """Return the rows of wins and of days, and the best game."""
    won, most = streaks.wins(games)
    days, longest, played = streaks.daily(games, today)
    best = streaks.best(games)
    said = [(t("streak-wins"), t("streak-row", n=won, most=most))]
    said.append((t("streak-days"), t("streak-row", n=days, most=longest)))
    said.append((t("streak-today"), t("streak-played") if played else t("streak-not_yet")))
    said.append((t("streak-best"), t("streak-points", n=best["scores"][best["me"]], date=best["date"])))
    inner = "".join([tag("div", [], tag("dt", [], esc(name)) + tag("dd", [], esc(value))) for name, value in said])
    return tag("dl", [("class", "streaks")], inner)


def figures(look, ui, t):
    """Return the leaf of figures."""
    games = look["games"]
    wins = sum([history.won(played) for played in games])
    said = tag("p", [("class", "remark")], esc(t("history-sum", n=len(games), wins=round(wins))))
    return said + (rows_of_days(games, look["today"], t) + opponents(ui, games, t) if games else "")


def game(played, look, ui, t):
    """Return the line of one game, with the way to look back at it where its record is kept."""
    faces = "".join([portrait(bot, "pm") for bot in played["bots"] if bot in ui["bots"]])
    said = t("history-line", n=played["scores"][played["me"]], place=history.place(played), of=len(played["scores"]))
    inner = tag("span", [], esc(played["date"])) + tag("b", [], esc(said)) + tag("span", [("class", "met")], faces)
    if played["id"] in look["can"]:
        pairs = [("data-act", "look-back"), ("data-value", played["id"]), ("id", "game-" + played["id"])]
        words = t("history-look") + ", " + played["date"] + ", " + said
        inner += button(t("history-look"), pairs + [("aria-label", words)], "btn tiny")
    return tag("li", [("class", "won" if history.won(played) else None)], inner)


def games(look, ui, t):
    """Return the leaf of games, and the way to save and bring them all."""
    listed = "".join([game(played, look, ui, t) for played in look["games"][::-1][:LAST]])
    said = tag("p", [("class", "remark"), ("role", "status")], esc(t(look["note"] or "returning-kept")))
    keep = button(t("act-save-all"), [("data-act", "save-all"), ("id", "save-all"), ("disabled", not look["games"])])
    keep += button(t("act-load-all"), [("data-act", "load-all"), ("id", "load-all")])
    files = part(t("returning-file"), said + tag("div", [("class", "btns")], keep))
    return (tag("ol", [("class", "played")], listed) if listed else figures(look, ui, t)) + files


def medals(look, ui, t):
    """Return the leaf of achievements."""
    return gallery(look["known"] or sorted(look["medals"]), look["medals"], t)


def leaf(name, now, t):
    """Return the button that turns to a leaf."""
    pairs = [("data-act", "statistics-tab"), ("data-value", name)]
    return choice(t("returning-" + name), "tab-" + name, name == now, pairs)


def draw(frame, ui, t):
    """Return the window."""
    look = ui["returning"]
    back = closing(t) if frame else button(t("act-close"), [("data-act", "close"), ("id", "close")], "btn go")
    tabs = segment(t("act-statistics"), [leaf(name, look["tab"], t) for name in TABS])
    shown = {"figures": figures, "games": games, "medals": medals}[look["tab"]](look, ui, t)
    scrolls = tag("div", [("class", "scrolls"), ("tabindex", "0")], shown)
    return window(t("act-statistics"), tabs + scrolls + tag("div", [("class", "btns")], back), t, "historyw")


def row(frame, ui, t):
    """Return what a finished game has reached, for its score sheet."""
    return medals_row(frame["over"]["reached"], ui["fresh"], t)
