"""What opens over the table: a card close up, the whole log, the menu, a city, a message, the curtain."""

from draw_card import card, points_of
from draw_city import LOTS, spoken, under
from draw_log import whole
from draw_parts import PHASE_ICON, button, esc, face, icon, picture, tag
from draw_score import score
from draw_setup import acts, language
from draw_state import look_pairs, rows_of

from sanjuan.telling import notes

SPEEDS = ("calm", "normal", "fast", "instant")
KEYS = ("move", "choose", "confirm", "pass", "undo", "zoom", "log", "menu", "skip", "escape")


def veil(inner, title, css):
    """Return a dialog over the table, named by its title."""
    pairs = [
        ("class", "veil " + css),
        ("id", "dialog"),
        ("role", "dialog"),
        ("aria-modal", "true"),
        ("aria-label", title),
    ]
    return tag("div", pairs + [("data-act", "veil")], inner)


def closing(t, css="btn go"):
    """Return the button back to the table."""
    return button(t("act-back"), [("data-act", "close"), ("id", "close")], css)


def window(title, body, t, css=""):
    """Return a plate with a title, what it holds and the way back."""
    head = tag("h2", [], esc(title))
    return veil(tag("div", [("class", "window plate " + css)], head + body), title, "windowv")


def figures(pairs):
    """Return a list of figures with their names."""
    return tag("dl", [], "".join([tag("div", [], tag("dt", [], esc(n)) + tag("dd", [], esc(v))) for n, v in pairs]))


def kind_line(name, row, t):
    """Return what kind of building it is and when it works."""
    text = t("kind-" + row["kind"])
    if row["phase"]:
        text += " · " + t("when-" + row["phase"])
    return tag("p", [("class", "kind")], icon(PHASE_ICON[row["phase"]]) + tag("span", [], esc(text)))


def held_price(frame, name):
    """Return what a card of the hand or on the table costs now, None for any other."""
    within_reach = frame["table"]["hand"] + frame["table"]["on_table"]
    return ([held["price"] for held in within_reach if held["card"] == name] or [None])[0]


def zoom_figures(frame, name, row, t):
    """Return cost, price now, points and number of copies."""
    pairs = [(t("zoom-cost"), row["cost"])]
    price = held_price(frame, name)
    if price is not None and price != row["cost"]:
        pairs.append((t("zoom-price"), price))
    return figures(pairs + [(t("zoom-points"), points_of(row)), (t("zoom-copies"), row["copies"])])


def place_line(frame, ui, row, t):
    """Return what lies on and under the building that was looked at."""
    if not ui.get("zoom_place"):
        return ""
    seat, index = [int(n) for n in ui["zoom_place"].split(":")]
    city = frame["table"]["players"][seat]["city"]
    text = spoken(city[index], row, t) if index < len(city) else ""
    return tag("p", [("class", "lies")], esc(text)) if text else ""


def zoom(frame, ui, t):
    """Return a card close up with its whole text and its rulings; roles and events too ("role-builder")."""
    name = ui["zoom"]
    if name.startswith("role-"):
        return zoom_role(name, name, t(name + ".text"), t)
    if name.startswith("event-"):
        return zoom_role(name, "role-" + name[len("event-") :], t(name + ".help"), t)
    row = rows_of(frame, ui)[name]
    rulings = "".join([tag("li", [], esc(note)) for note in notes(name, t)])
    body = (
        tag("h2", [], esc(t("card-" + name))) + kind_line(name, row, t) + tag("p", [], esc(t("card-" + name + ".text")))
    )
    body += (tag("ul", [], rulings) if rulings else "") + place_line(frame, ui, row, t)
    body += zoom_figures(frame, name, row, t) + closing(t)
    shown = card(name, "zoom", row, t, [("tabindex", "-1"), ("data-act", "close")])
    return veil(
        tag("div", [("class", "zoomw")], shown + tag("div", [("class", "ztext plate")], body)),
        t("card-" + name),
        "zoomv",
    )


def zoom_role(name, art, text, t):
    """Return a role or an event close up."""
    body = tag("h2", [], esc(t(name))) + tag("p", [], esc(text)) + closing(t)
    shown = tag("div", [("class", "bigrole")], picture(art, "rart") + tag("b", [], esc(t(name))))
    return veil(
        tag("div", [("class", "zoomw")], shown + tag("div", [("class", "ztext plate")], body)), t(name), "zoomv"
    )


def log(frame, ui, t):
    """Return the whole log."""
    body = tag("div", [("class", "scroll"), ("tabindex", "0")], whole(frame, ui, t))
    buttons = closing(t) + button(t("act-menu"), [("data-act", "menu")])
    return window(t("table-log"), body + tag("div", [("class", "btns")], buttons), t, "logw")


def speeds(ui, t):
    """Return the choice of how fast the others play."""
    now = ui.get("speed", 1)
    index = now if isinstance(now, int) else SPEEDS.index(now)
    pairs = [(str(i), t("speed-" + name)) for i, name in enumerate(SPEEDS)]
    return acts(t("menu-speed"), "speed", str(index), pairs)


def keys(t):
    """Return the keys, as a list to open."""
    items = "".join([tag("li", [], esc(t("keys-" + key))) for key in KEYS])
    return tag(
        "details", [("class", "keys"), ("id", "keys")], tag("summary", [], esc(t("menu-keys"))) + tag("ul", [], items)
    )


def menu(frame, ui, t):
    """Return the menu: pace, language, light, the game as a file, a new table."""
    themes = acts(t("menu-theme"), "theme", ui["theme"], [(x, t("theme-" + x)) for x in ("day", "night")])
    body = part(t("menu-speed"), speeds(ui, t))
    body += tag("div", [("class", "two")], language(ui, t) + part(t("menu-theme"), themes))
    row = [("export", "export"), ("import", "import"), ("new", "new")]
    game = "".join([button(t("act-" + act), [("data-act", act), ("id", "menu-" + id)]) for act, id in row])
    if frame["undo"]:
        game = button(t("act-undo"), [("data-act", "undo"), ("id", "menu-undo")]) + game
    body += part(t("menu-game"), tag("div", [("class", "btns")], game))
    seed = frame.get("seed") or ui.get("seed")
    body += tag("p", [("class", "seed")], esc(t("menu-seed", seed=str(seed)))) if seed else ""
    last = closing(t) + button(t("act-log"), [("data-act", "log")])
    return window(t("menu-title"), body + keys(t) + tag("div", [("class", "btns")], last), t, "menuw")


def part(title, inner):
    """Return a titled part of the menu."""
    return tag("div", [("class", "fld")], tag("h3", [], esc(title)) + inner)


def city_card(frame, ui, t, seat, index):
    """Return a building of the city that is looked at."""
    place = frame["table"]["players"][seat]["city"][index]
    row = rows_of(frame, ui)[place["card"]]
    pairs = [("data-place", str(seat) + ":" + str(index))] + look_pairs()
    css = "stack" if place["covered"] else ""
    return card(place["card"], "lot", row, t, pairs, css, under(place), None, place["good"], spoken(place, row, t))


def city(frame, ui, t):
    """Return the whole city of a player."""
    seat = ui["city"]
    player = frame["table"]["players"][seat]
    cards = "".join([city_card(frame, ui, t, seat, index) for index in range(len(player["city"]))])
    said = [t("table-built", n=player["built"], limit=LOTS), t("label-hand", n=player["hand"])]
    said.append(t("label-points", n=player["score"]))
    head = tag("p", [("class", "facts")], face(ui, seat) + tag("span", [], esc(" · ".join(said))))
    body = head + tag("div", [("class", "lots")], cards) + tag("div", [("class", "btns")], closing(t))
    return window(t("table-city-of", name=ui["names"][seat]), body, t, "cityw")


def message(ui, t):
    """Return a message with its buttons; text and labels are words already."""
    note = ui["message"]
    buttons = ""
    for i, (act, label) in enumerate(note["acts"]):
        buttons += button(label, [("data-act", act), ("id", "message-" + act)], "btn go" if i == 0 else "btn")
    body = tag("p", [], esc(note["text"])) + tag("div", [("class", "btns")], buttons)
    pairs = [("class", "veil messagev"), ("id", "dialog"), ("role", "alertdialog"), ("aria-modal", "true")]
    inner = tag("div", [("class", "window plate")], tag("h2", [], esc(note["title"])) + body)
    return tag("div", pairs + [("aria-label", note["title"])], inner)


def curtain(frame, ui, t):
    """Return the curtain that hides everything until the next player takes the device."""
    seat = frame["curtain"] if frame and frame["curtain"] is not None else 0
    name = ui["names"][seat]
    title = t("curtain-title", name=name)
    inner = face(ui, seat) + tag("h1", [], esc(title)) + tag("p", [], esc(t("curtain-text", name=name)))
    inner += button(t("act-look"), [("data-act", "confirm"), ("id", "look")], "btn go xl")
    pairs = [("class", "veil full curtainv"), ("id", "dialog"), ("role", "dialog"), ("aria-modal", "true")]
    return tag("div", pairs + [("aria-label", title)], tag("div", [("class", "curtain plate")], inner))


def dialog(frame, ui, t):
    """Return the open dialog as HTML, "" when none is open; a message and the curtain need no game."""
    open_now = ui.get("dialog")
    if open_now == "message":
        return message(ui, t)
    if not frame or not open_now:
        return ""
    drawn = {"zoom": zoom, "log": log, "menu": menu, "city": city, "score": score, "curtain": curtain}
    return drawn[open_now](frame, ui, t)
