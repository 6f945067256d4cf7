"""Home: the games that are there as posters, each with a new and the running game; and the deal of the day. Pure."""

from page.draw.html import button, esc, icon, tag
from page.settings.about import links
from page.setup import games
from page.setup.chairs import only
from page.setup.form import corner, engine, game_poster

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.setup.chairs import Pairs
    from page.state import Ui
    from page.types import Game
    from sanjuan.words.words import Words


def line(told: "dict[str, Any]", t: "Words") -> str:
    """Return how a running game stands, in a line."""
    if "round" not in told or told.get("over"):
        return t("home-over" if told.get("over") else "home-running")
    if "points" not in told or "best" not in told:
        return t("home-round", n=told["round"])
    return t("home-score", n=told["round"], mine=told["points"], best=told["best"])


def resume_id(game: "Game") -> str:
    """Return the id of the button that continues a game."""
    return "resume" if game["name"] == games.usual()["name"] else "resume-" + game["name"]


def ways(game: "Game", ui: "Ui", t: "Words") -> str:
    """Return what a game offers: to go on where it runs, else to learn it; and a new table."""
    name, running = game["name"], game["name"] in ui.saved
    condition = "saved." + name
    how = t("setup-busy") if ui.busy else line(ui.saved.get(name, {}), t)
    words = tag("b", [], esc(t("home-continue"))) + tag("small", [], esc(how))
    pairs = [("type", "button"), ("class", "btn go cont"), ("id", resume_id(game)), ("data-act", "resume")]
    pairs += [("data-game", name)] + only(condition + ":true", running)
    made = tag("button", pairs, icon("play") + tag("span", [], words))
    fresh: Pairs = [("data-act", "game"), ("data-game", name)]
    made += button(t("home-new"), fresh + [("id", "game-" + name)] + only(condition + ":false", not running), "btn go")
    made += button(t("home-new"), fresh + [("id", "another-" + name)] + only(condition + ":true", running))
    if game.get("lessons"):
        learn: Pairs = [("data-act", "learn"), ("data-game", name), ("id", "learn-" + name)]
        made += button(t("home-learn"), learn + only(condition + ":false", not running))
    return tag("div", [("class", "fb")], made)


def poster(game: "Game", ui: "Ui", t: "Words") -> str:
    """Return a game as a poster."""
    title, tagline = games.title(game, t.lang)
    words = tag("h2", [], esc(title)) + tag("p", [], esc(tagline))
    counts = t("home-players", least=min(game["seats"]), most=max(game["seats"]))
    facts = tag("p", [("class", "facts")], tag("span", [], icon("people") + esc(counts)))
    foot = tag("div", [("class", "foot")], facts + ways(game, ui, t))
    picture = tag("div", [("class", "gpic")], game_poster(game, "sun"))
    inner = picture + tag("div", [("class", "tt")], words) + foot
    return tag("section", [("class", "g g-" + game["name"]), ("aria-label", title)], inner)


def daily(ui: "Ui", t: "Words") -> str:
    """Return the deal of the day, of every game."""
    made = ""
    for game in games.rows():
        result = ui.daily.get(game["name"])
        told = t("home-daily-won" if result["won"] else "home-daily-played", n=result["points"]) if result else ""
        words = tag("b", [], esc(games.title(game, t.lang)[0])) + tag("small", [], esc(told or t("home-daily-play")))
        css = "d d-" + game["name"] + (" done" if result else "")
        pairs = [("type", "button"), ("class", css), ("id", "daily-" + game["name"])]
        pairs += [("data-act", "daily"), ("data-game", game["name"])]
        made += tag("button", pairs, icon("check" if result else "play") + tag("span", [], words))
    words = tag("div", [], tag("b", [], esc(t("home-daily"))) + tag("small", [], esc(t("setup-daily.help"))))
    head = tag("div", [("class", "dt")], icon("day") + words)
    pairs = [("class", "daily-strip"), ("aria-label", t("home-daily"))]
    return tag("section", pairs, head + tag("div", [("class", "dd")], made))


def my_games(ui: "Ui", t: "Words") -> str:
    """Return the way to what was played here, with the number of games that are unfinished."""
    pairs = [("type", "button"), ("class", "link"), ("id", "statistics"), ("data-act", "statistics")]
    if not ui.unfinished:
        return tag("button", pairs, esc(t("act-statistics")))
    said = t("act-statistics") + ", " + t("kept-unfinished", n=ui.unfinished)
    inner = esc(t("act-statistics")) + tag("b", [("class", "n")], esc(ui.unfinished))
    return tag("button", pairs + [("aria-label", said), ("title", said)], inner)


def home(ui: "Ui", t: "Words") -> str:
    """Return the page with all games."""
    top = tag("header", [("class", "top")], tag("h1", [], esc(ui.site)) + corner(ui, t))
    posters = "".join([poster(game, ui, t) for game in games.rows()])
    posters = tag("div", [("class", "posters"), ("data-n", str(len(games.rows())))], posters)
    mine = my_games(ui, t) + button(t("act-import"), [("id", "import"), ("data-act", "import")], "link")
    foot = tag("footer", [], mine + links(ui, t) + engine(ui, t))
    return tag("main", [("class", "homev"), ("id", "home")], top + posters + daily(ui, t) + foot)
