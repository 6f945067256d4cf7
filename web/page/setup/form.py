"""The set-up: one form for all games, drawn from the description of each. `setup(ui, t)` returns its HTML.

It is a form of HTML, whose controls the browser keeps (`inputs`). They name what they change: `data-set="path:value"`
puts the value at that path of `ui.setup` (several pairs are separated by a blank; "players.1.who" is the seat with
index 1); text fields carry `data-field="path"`. Language and theme are `data-act="lang"` and `data-act="theme"` with
the new value in `data-value`. What is shown on a condition only is always there: `data-when` has the condition for the
script that runs before Python, see `first_screen/form.js`.
"""

import tables
from page.catalog import deals, games, lists
from page.kit import progress
from page.kit.controls import game_poster, languages
from page.kit.html import RADIO, button, esc, icon, segment, tag
from page.kit.parts import brought
from page.offline.draw_offline import line, offer, offline_state
from page.rules.about import links
from page.setup import fields, inputs
from page.setup.chairs import chairs
from page.setup.inputs import only
from page.setup.rows import folded, label, own, stacks
from page.state import SOUGHT
from sanjuan.words.languages import ROWS
from sanjuan.words.telling import refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.types import Game, Pairs, Setup
    from sanjuan.words.words import Words


def way_home(t: "Words") -> str:
    """Return the button that leads to all games."""
    return by_sign("home-open", "home", "home", t("act-home"))


def by_sign(id: str, act: str, shown: str, words: str) -> str:
    """Return a button that is a sign alone."""
    pairs = [("type", "button"), ("class", "iconbtn"), ("id", id), ("data-act", act)]
    return tag("button", pairs + [("aria-label", words), ("title", words)], icon(shown))


def corner(ui: "Ui", t: "Words") -> str:
    """Return the upper right corner: the language, day or night (each other one under its sign), the settings."""
    now = [text for id, text in ROWS if id == ui.lang]
    pairs = [("type", "button"), ("class", "iconbtn wide"), ("id", "lang-open"), ("popovertarget", "lang-tray")]
    pairs += [("aria-label", t("setup-language") + ": " + "".join(now))]
    made = tag("button", pairs, icon("globe") + tag("span", [], esc("".join(now))))
    for theme, sign in (("day", "sun"), ("night", "moon")):
        pairs = [("type", "button"), ("class", "iconbtn"), ("id", "theme-" + theme), ("data-act", "theme")]
        words = t("theme-" + theme)
        made += tag("button", pairs + [("data-value", theme), ("aria-label", words), ("title", words)], icon(sign))
    made += by_sign("settings-open", "settings", "set", t("act-settings"))
    return tag("nav", [("aria-label", t("setup-corner"))], made) + languages(ui, t)


def nobody(setup: "Setup") -> bool:
    """Return whether no person sits at the table."""
    return "human" not in [player["who"] for player in setup["players"][: setup["seats"]]]


def seats(game: "Game", ui: "Ui", t: "Words") -> str:
    """Return the number of players and their chairs."""
    setup, least, most = ui.setup, min(game["seats"]), max(game["seats"])
    counts = [
        inputs.alternative("seats:" + str(n), "set-seats-" + str(n), n == setup["seats"], str(n), [])
        for n in game["seats"]
    ]
    hint = tag("small", [], esc(t("setup-seats.help", least=least, most=most)))
    head = tag("h3", [], esc(t("setup-seats")) + " " + hint) + segment(t("setup-seats"), counts, "seg nseg", RADIO)
    return tag("section", [("class", "fld seats")], head + chairs(setup, ui, t) + even(game["name"], ui, t))


def even(game: str, ui: "Ui", t: "Words") -> str:
    """Return what proposes an even game, or the room that is kept while its level is looked for."""
    level = ui.even.get(game)
    sought = level == SOUGHT
    if level is not None and not sought:
        return str(brought("strength").offer(ui, t))
    pairs: Pairs = [("class", "engine"), ("id", "even-room")]
    return tag("p", pairs + only("even:true", sought and deals.may_be_even(ui.setup, ui.today)), "")


def daily(game: "Game", ui: "Ui", t: "Words") -> str:
    """Return the deal of the day: whether it is chosen, its result, on how many days in a row there was one."""
    chosen = deals.is_of_day(ui.setup, ui.today)
    result, row = ui.daily.get(game["name"]), ui.row.get(game["name"], 0)
    told = [t("home-daily-won" if result["won"] else "home-daily-played", n=result["points"])] if result else []
    told += [t("daily-row", n=row)] if row else []
    words = tag("b", [], esc(t("daily-chosen" if chosen else "home-daily")))
    words += tag("small", [], esc(" · ".join(told) or t("home-daily.help")))
    css = "daily" + (" done" if result else "") + (" on" if chosen else "")
    pairs = [("type", "button"), ("class", css), ("id", "daily"), ("data-act", "daily")]
    pairs += [("aria-pressed", "true" if chosen else "false")]
    return tag("button", pairs, icon("check" if result or chosen else "day") + tag("span", [], words))


def deal(game: "Game", ui: "Ui", t: "Words") -> str:
    """Return which cards are dealt: any, those of a number, those of the day."""
    return tag("div", [("class", "dealf")], daily(game, ui, t) + seed(ui.setup, t))


def first_game(game: "Game", ui: "Ui", t: "Words") -> str:
    """Return the way to learn the game, which comes first until that has happened or a game was played."""
    n = game.get("lessons") or 0
    if not n:
        return ""
    words = tag("b", [], esc(t("setup-first")) + " " + esc(t("setup-first-learn", n=n)))
    words += tag("small", [], esc(t("setup-first-text")))
    pairs: Pairs = [("type", "button"), ("class", "first"), ("id", "first"), ("data-act", "learn")]
    pairs += only("met:false", not (ui.framed or game["name"] in ui.met))
    return tag("button", pairs, icon("learn") + tag("span", [], words) + icon("next"))


def seed(setup: "Setup", t: "Words") -> str:
    """Return the field for a deal to play again; empty means any."""
    words = tag("span", [], tag("b", [], esc(t("setup-seed"))))
    field = inputs.text("seed", "seed", setup.get("seed") or "", 24, [("placeholder", "–")])
    label = tag("label", [("title", t("setup-seed.help"))], words + field)
    return tag("div", [("class", "seedf")], label)


def more(game: "Game", t: "Words") -> str:
    """Return the other things to do here: learn, if the game can be learned, open a record, look at old games."""
    ways = [("act-learn", "learn")] if game["lessons"] else []
    ways += [("act-import", "import"), ("act-statistics", "statistics")]
    made = [button(t(id), [("id", act), ("data-act", act)], "btn ghosty") for id, act in ways]
    return tag("div", [("class", "btns ways")], "".join(made))


def middle(game: "Game", ui: "Ui", t: "Words") -> str:
    """Return what differs from game to game: its own field, or the unfolded choice; and the folded rules."""
    if fields.coming(game["name"]):
        return tag("section", [("class", "fld"), ("id", "own"), ("aria-busy", "true")])
    own_field = fields.of(game["name"])
    if own_field is None:
        return "".join([stacks(game, row, ui.setup, t) for row in own(game)]) + folded(game, ui.setup, t)
    made = tag("div", [("class", "own"), ("id", "own")], own_field.field(game, ui, t))
    return made + folded(game, ui.setup, t, own_field.OPEN, own_field.FOLDED)


def facts(game: "Game", ui: "Ui", t: "Words") -> str:
    """Return the table in a line: how many play, and the unfolded choice."""
    setup, own_field = ui.setup, fields.of(game["name"])
    counts = ""
    for n in game["seats"]:
        shown, minutes = only("seats:" + str(n), n == setup["seats"]), t("setup-time", n=games.minutes(game, n))
        counts += tag("b", shown, esc(t("setup-players", n=n))) + tag("span", shown, esc(minutes))
    if own_field:
        counts += "".join([tag("span", [], esc(text)) for text in own_field.facts(game, ui, t)])
    for row in [] if tables.has_field(game["name"]) else own(game):
        for value in row["values"]:
            words = label(row, t) + ": " + label(row, t, value)
            now = games.same(setup[row["name"]], value)
            counts += tag("span", only(row["name"] + ":" + games.spelled(value), now), esc(words))
    return tag("p", [("class", "facts")], counts)


def cannot(ui: "Ui", t: "Words") -> str:
    """Return why the table cannot be started now, "" if it can."""
    if ui.busy:
        return t("setup-busy")
    for row, n in lists.lacking(games.of(ui.setup.get("game")), ui.setup):
        how = "missing" if n > 0 else "too_many"
        if t.has("option-" + row["name"] + "." + how):
            return t("option-" + row["name"] + "." + how, n=abs(n))
        return t("option-" + how, name=label(row, t), n=abs(n))
    return ""


def start_buttons(ui: "Ui", t: "Words") -> str:
    """Return Start, with the reason if the table cannot start, and the saved game if there is one."""
    why = cannot(ui, t)
    pairs: Pairs = [("id", "start"), ("data-act", "start"), ("disabled", bool(why)), ("data-busy", t("setup-busy"))]
    again: Pairs = [("id", "resume"), ("data-act", "resume")] + only("resume:true", ui.resume)
    go = "daily-start" if deals.is_of_day(ui.setup, ui.today) else "act-start"
    return button(t("act-resume"), again, "btn again") + button(why or t(go), pairs, "btn go xl")


def engine(ui: "Ui", t: "Words") -> str:
    """Return the line: a game that cannot be opened, the engine being fetched (the form works), nobody playing."""
    if ui.trouble:
        pairs: Pairs = [("class", "engine trouble"), ("id", "trouble"), ("role", "alert")]
        return tag("p", pairs, esc(refusal(ui.trouble, t)))
    alone, note = not ui.home and nobody(ui.setup), ui.note in ("msg-deal", "msg-same_deal")
    text = t(ui.note) if note else line(ui, t)
    made = esc(text) if note or ui.engine_ready else progress.told(t("setup-engine", share=progress.GAP), t)
    told = tag("span", [] if ui.home else only("nobody:false", not alone), made)
    told += "" if ui.home else tag("span", only("nobody:true", alone), esc(t("setup-none-human")))
    pairs = [("class", "engine"), ("id", "engine-note"), ("role", "status"), ("data-offline", offline_state(ui))]
    return tag("p", pairs, told + offer(ui, t))


def setup(ui: "Ui", t: "Words") -> str:
    """Return the whole set-up sheet for `ui` (see the page's state); `t(id, **args)` gives its words."""
    game = games.of(ui.setup.get("game"))
    title, tagline = games.title(game, t.lang)
    words = tag("div", [], tag("h1", [], esc(title)) + tag("p", [], esc(tagline)))
    aside = tag("aside", [("class", "su-post")], game_poster(game, "sun") + words)
    home = "" if ui.framed else way_home(t)
    top = tag("header", [("class", "su-top")], home + tag("h2", [], esc(t("setup-title"))) + corner(ui, t))
    form = first_game(game, ui, t) + seats(game, ui, t) + middle(game, ui, t) + deal(game, ui, t) + engine(ui, t)
    form += more(game, t) + links(ui, t, game["name"])
    foot = tag("footer", [("class", "su-go")], facts(game, ui, t) + start_buttons(ui, t))
    body = top + tag("div", [("class", "su-form")], form) + foot
    main = tag("form", [("class", "su-main"), ("method", "dialog"), ("aria-label", t("setup-title"))], body)
    sheet = tag("div", [("class", "su-sheet")], aside + main)
    return tag("main", [("class", "su setupv"), ("id", "setup"), ("data-game", game["name"])], sheet)
