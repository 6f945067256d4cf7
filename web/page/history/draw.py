"""The window of what was played on this device, game by game: figures, games, achievements."""

from page.catalog.games import characters, of, title_of
from page.history import draw_unfinished
from page.history.draw_medals import gallery
from page.history.draw_medals import row as medals_row
from page.kit.html import button, choice, esc, portrait, segment, tag
from page.kit.parts import brought
from page.kit.window import leaving, part, window
from page.storage import history, streaks
from page.storage import medals as kept_medals

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from page.state import Ui
    from page.storage.types import Look, Played
    from page.types import Frame, Pairs
    from sanjuan.words.words import Words

TABS = ("figures", "games", "medals")
LAST = 60
"""Games that are listed, the newest first."""
NONE = "–"


def share(games: int, wins: float) -> str:
    """Return a share in per cent, as text without its sign."""
    return str(round(100 * wins / games)) if games else "0"


def opponent(bot: str, games: "Sequence[Played]", t: "Words") -> str:
    """Return the row of one opponent."""
    met, wins = history.against(games, bot)
    name = tag("th", [("scope", "row")], portrait(bot, "pm") + tag("span", [], esc(t("bot-" + bot + ".full"))))
    figure = t("history-share", n=share(met, wins)) if met else NONE
    best = streaks.best_against(games, bot)
    cells = [str(met), str(round(wins)) if met else NONE, figure, NONE if best is None else str(best)]
    return tag("tr", [], name + "".join([tag("td", [], esc(cell)) for cell in cells]))


def opponents(bots: "Sequence[str]", games: "Sequence[Played]", t: "Words") -> str:
    """Return the table of all opponents on offer."""
    ids = ("who", "games", "wins", "rate", "best")
    heads = "".join([tag("th", [("scope", "col")], esc(t("history-" + id))) for id in ids])
    rows = "".join([opponent(bot, games, t) for bot in bots])
    return tag("table", [("class", "figures")], tag("thead", [], tag("tr", [], heads)) + tag("tbody", [], rows))


def rows_of_days(games: "Sequence[Played]", today: str, t: "Words") -> str:
    """Return the rows of wins and of days, and the best game."""
    won, most = streaks.wins(games)
    days, longest, played = streaks.daily(games, today)
    said = [(t("streak-wins"), t("streak-row", n=won, most=most))]
    said.append((t("streak-days"), t("streak-row", n=days, most=longest)))
    said.append((t("streak-today"), t("streak-played") if played else t("streak-not_yet")))
    best = streaks.best(games)
    if best is not None:
        said.append((t("streak-best"), t("streak-points", n=best["scores"][best["me"]], date=best["date"])))
    inner = "".join([tag("div", [], tag("dt", [], esc(name)) + tag("dd", [], esc(value))) for name, value in said])
    return tag("dl", [("class", "streaks")], inner)


def figures(look: "Look", t: "Words") -> str:
    """Return the leaf of figures."""
    games = history.of(look["games"], look["game"])
    wins = sum([history.won(played) for played in games])
    said = tag("p", [("class", "remark")], esc(t("history-sum", n=len(games), wins=round(wins))))
    if not games:
        return said
    strength = brought("strength").section(look["strength"], look["game"], t) if look.get("strength") else ""
    return said + strength + rows_of_days(games, look["today"], t) + opponents(look["bots"], games, t)


def game(played: "Played", look: "Look", t: "Words") -> str:
    """Return the line of one game, with the way to look back at it where its record is kept."""
    known = characters(of(history.game_of(played)))
    faces = "".join([portrait(bot, "pm") for bot in played["bots"] if bot in known])
    said = t("history-line", n=played["scores"][played["me"]], place=history.place(played), of=len(played["scores"]))
    which = played["date"] if look["game"] else title_of(history.game_of(played), t.lang) + ", " + played["date"]
    inner = tag("span", [], esc(which)) + tag("b", [], esc(said)) + tag("span", [("class", "met")], faces)
    if played["id"] in look["can"]:
        pairs: Pairs = [("data-act", "look-back"), ("data-value", played["id"]), ("id", "game-" + played["id"])]
        words = t("history-look") + ", " + played["date"] + ", " + said
        inner += button(t("history-look"), pairs + [("aria-label", words)], "btn tiny")
    return tag("li", [("class", "won" if history.won(played) else None)], inner)


def games(look: "Look", t: "Words") -> str:
    """Return the leaf of games, and the way to save and bring those of all games."""
    mine, kept = history.of(look["games"], look["game"]), draw_unfinished.unfinished(look, t)
    listed = "".join([game(played, look, t) for played in mine[::-1][:LAST]])
    said = tag("p", [("class", "remark"), ("role", "status")], esc(t(look["note"] or "returning-kept")))
    none = not (look["games"] or look["kept"])
    keep = button(t("act-save-all"), [("data-act", "save-all"), ("id", "save-all"), ("disabled", none)])
    keep += button(t("act-load-all"), [("data-act", "load-all"), ("id", "load-all")])
    files = part(t("returning-file"), said + tag("div", [("class", "btns")], keep))
    head = tag("h3", [("class", "kept-head")], esc(t("kept-over"))) if kept and listed else ""
    if not listed:
        return (kept or figures(look, t)) + files
    return kept + head + tag("ol", [("class", "played")], listed) + files


def medals(look: "Look", t: "Words") -> str:
    """Return the leaf of achievements."""
    dates = kept_medals.of(look["medals"], look["game"])
    return gallery(look["known"] or sorted(dates), dates, look["game"], t)


def turn(act: str, value: str, id: str, text: str, on: bool) -> str:
    """Return a button that turns to a leaf, or to another game."""
    return choice(text, id, on, [("data-act", act), ("data-value", value)])


def leaves(look: "Look", t: "Words") -> str:
    """Return the choice among the leaves."""
    made = [turn("statistics-tab", name, "tab-" + name, t("returning-" + name), name == look["tab"]) for name in TABS]
    return segment(t("act-statistics"), made)


def names(look: "Look", t: "Words") -> str:
    """Return the choice among the games, nothing if there is only one; played games can be listed of all together."""
    if len(look["names"]) < 2:
        return ""
    made = [turn("statistics-of", "", "of-all", t("returning-all"), not look["game"])] if look["tab"] == TABS[1] else []
    made += [turn("statistics-of", n, "of-" + n, title_of(n, t.lang), n == look["game"]) for n in look["names"]]
    return segment(t("returning-which"), made)


def draw(frame: "Frame | None", ui: "Ui", t: "Words") -> str:
    """Return the window."""
    look: Any = ui.returning
    mine = look.get("words") or t
    back = leaving(frame, t)
    shown = {"figures": figures, "games": games, "medals": medals}[look["tab"]](look, mine)
    scrolls = tag("div", [("class", "scrolls"), ("tabindex", "0")], shown)
    body = names(look, t) + leaves(look, t) + scrolls
    return window(t("act-statistics"), body + tag("div", [("class", "btns")], back), t, "historyw")


def row(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what a finished game has reached, for its score sheet."""
    return medals_row(frame["over"]["reached"] if frame["over"] else [], ui.fresh, frame["table"]["game"], t)
