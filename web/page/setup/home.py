"""Home: the games that are there as posters, each with a new and the running game; and the deal of the day. Pure."""

from page.catalog import games
from page.kit.controls import game_poster
from page.kit.html import button, esc, icon, tag
from page.rules.about import links
from page.setup.form import corner, engine
from page.setup.inputs import only
from page.storage.streaks import day_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.state import Ui
    from page.types import Game, Pairs
    from sanjuan.words.words import Words


def line(game: "Game", told: "dict[str, Any]", t: "Words") -> str:
    """Return the state of a running game: its round, its progress, the leader as soon as anybody has points."""
    if "round" not in told or told.get("over"):
        return t("home-over" if told.get("over") else "home-running")
    said = [t("home-round", n=told["round"]), games.stage(game, told, t.lang)]
    mine, best = told.get("points", 0), told.get("best", 0)
    if mine or best:
        how = "lead" if mine > best else "level" if mine == best else "behind"
        said.append(t("home-points", how=how, mine=mine, best=best))
    return ", ".join([text for text in said if text])


def when(day: int, today: str, t: "Words") -> str:
    """Return a day (20261123) on which a game was played, "" if it is not known (0)."""
    text = str(day)
    date = text[:4] + "-" + text[4:6] + "-" + text[6:]
    played = day_number(date)
    if played is None:
        return ""
    ago = (day_number(today) or 0) - played
    return t("kept-today") if ago == 0 else t("kept-yesterday") if ago == 1 else date


def resume_id(game: "Game") -> str:
    """Return the id of the button that continues a game."""
    return "resume" if game["name"] == games.usual()["name"] else "resume-" + game["name"]


def stranger(ui: "Ui") -> bool:
    """Return whether this person knows no game here yet and has begun none."""
    return not (ui.met or ui.saved)


def both(first: str, later: str, ui: "Ui") -> str:
    """Return words that are others at a first visit."""
    made = tag("span", only("first:true", stranger(ui)), esc(first))
    return made + tag("span", only("first:false", not stranger(ui)), esc(later))


def ways(game: "Game", ui: "Ui", t: "Words") -> str:
    """Return the offers of a game: to continue it if it runs, else to learn it; and a new table."""
    name, running = game["name"], game["name"] in ui.saved
    condition = "saved." + name
    told = ui.saved.get(name, {})
    day = "" if ui.busy else when(told.get("day", 0), ui.today, t)
    how = esc(t("setup-busy") if ui.busy else line(game, told, t)) + (" · " + tag("span", [], esc(day)) if day else "")
    words = tag("b", [], esc(t("home-continue"))) + tag("small", [], how)
    pairs: Pairs = [("type", "button"), ("class", "btn go cont"), ("id", resume_id(game)), ("data-act", "resume")]
    pairs += [("data-game", name)] + only(condition + ":true", running)
    made = tag("button", pairs, icon("play") + tag("span", [], words))
    fresh: Pairs = [("data-act", "game"), ("data-game", name)]
    known = both(t("home-know"), t("home-new"), ui)
    pairs = [("type", "button"), ("class", "btn go fresh")] + fresh + [("id", "game-" + name)]
    made += tag("button", pairs + only(condition + ":false", not running), known)
    made += button(t("home-new"), fresh + [("id", "another-" + name)] + only(condition + ":true", running))
    if game.get("lessons"):
        learn: Pairs = [("type", "button"), ("class", "btn teach"), ("data-act", "learn"), ("data-game", name)]
        learn += [("id", "learn-" + name)]
        made += tag("button", learn, both(t("home-learn-first", n=game["lessons"]), t("home-learn"), ui))
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
    words = tag("div", [], tag("b", [], esc(t("home-daily"))) + tag("small", [], esc(t("home-daily.help"))))
    head = tag("div", [("class", "dt")], icon("day") + words)
    strip: Pairs = [("class", "daily-strip"), ("aria-label", t("home-daily"))]
    return tag("section", strip + only("first:false", not stranger(ui)), head + tag("div", [("class", "dd")], made))


def welcome(ui: "Ui", t: "Words") -> str:
    """Return what replaces the deal of the day at a first visit: which game to begin with."""
    taught = sorted([(game["lessons"], at) for at, game in enumerate(games.rows()) if game.get("lessons")])
    if not taught:
        return ""
    n, at = taught[0]
    game = games.rows()[at]
    title = games.title(game, t.lang)[0]
    words = tag("b", [], esc(t("home-first"))) + tag("small", [], esc(t("home-first-text", game=title, n=n)))
    head = tag("div", [("class", "dt")], icon("learn") + tag("div", [], words))
    pairs: Pairs = [("data-act", "learn"), ("data-game", game["name"]), ("id", "first")]
    go = button(t("home-first-go", game=title), pairs, "btn go")
    strip: Pairs = [("class", "daily-strip hello"), ("aria-label", t("home-first"))]
    return tag("section", strip + only("first:true", stranger(ui)), head + go)


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
    mine += button(t("act-join-table"), [("id", "join-table"), ("data-act", "join-table")], "link joins")
    foot = tag("footer", [], mine + links(ui, t) + engine(ui, t))
    return tag("main", [("class", "homev"), ("id", "home")], top + posters + welcome(ui, t) + daily(ui, t) + foot)
