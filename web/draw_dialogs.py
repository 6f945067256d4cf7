"""What opens over the table: a card close up, the whole log, the menu, a city, a message, the curtain."""

from draw_about import links
from draw_card import card, points_of
from draw_city import LOTS, spoken, under
from draw_deeds import last_deeds
from draw_hint import close_up
from draw_house import seen_so_far
from draw_log import filters, whole, with_marks
from draw_offline import line
from draw_parts import PHASE_ICON, button, esc, face, icon, scene, tag
from draw_rivals import might, style
from draw_score import score
from draw_settings import keys, settings
from draw_setup import acts, language
from draw_share import share
from draw_state import look_pairs, rows_of
from draw_unseen import unseen, unseen_of
from draw_why import saved
from draw_window import closing, part, veil, window
from parts import brought

from sanjuan.telling import notes

SPEEDS = ("calm", "normal", "fast", "faster", "instant")


def figures(pairs):
    """Return a list of figures with their names."""
    return tag("dl", [], "".join([tag("div", [], tag("dt", [], esc(n)) + tag("dd", [], esc(v))) for n, v in pairs]))


def kind_line(name, row, t):
    """Return what kind of building it is and when it works."""
    text = t("kind-" + row["kind"])
    if row["phase"]:
        text += " · " + t("when-" + row["phase"])
    return tag("p", [("class", "kind")], icon(PHASE_ICON[row["phase"]]) + tag("span", [], esc(text)))


def held(frame, name):
    """Return a card of the hand or on the table with what it costs now, None for any other."""
    within_reach = frame["table"]["hand"] + frame["table"]["on_table"]
    return ([one for one in within_reach if one["card"] == name] or [None])[0]


def copies(frame, ui, name, row, t):
    """Return how many there are of a card, and how many of them are still out where that is wanted."""
    if not ui["preferences"]["unseen"]:
        return t("zoom-copies"), row["copies"]
    return t("zoom-unseen"), t("unseen-of", n=unseen_of(frame, ui, name), of=row["copies"])


def zoom_figures(frame, ui, name, row, t):
    """Return cost, price now, points and number of copies."""
    pairs = [(t("zoom-cost"), row["cost"])]
    mine = held(frame, name)
    if mine and mine["price"] != row["cost"]:
        pairs.append((t("zoom-price"), mine["price"]))
    return figures(pairs + [(t("zoom-points"), points_of(row)), copies(frame, ui, name, row, t)])


def place_line(frame, ui, row, t):
    """Return what lies on and under the building that was looked at."""
    if not ui.get("zoom_place"):
        return ""
    seat, index = [int(n) for n in ui["zoom_place"].split(":")]
    city = frame["table"]["players"][seat]["city"]
    text = spoken(city[index], row, t) if index < len(city) else ""
    names = city[index]["covered"] + city[index]["tucked_cards"] if text else []
    return tag("p", [("class", "lies")], with_marks(text, ["card-" + name for name in names], t)) if text else ""


def ways(name, t):
    """Return the ways out of what is shown close up: back to the table, and to its entry in the rules."""
    rules = button(t("act-rules"), [("data-act", "rules"), ("data-rule", name), ("id", "to-rules")])
    return tag("div", [("class", "btns")], closing(t) + rules)


def zoom(frame, ui, t):
    """Return a card close up with its whole text and its rulings; roles and events too ("role-builder")."""
    name = ui["zoom"]
    if name.startswith("role-"):
        advice = close_up(frame, ui, name[len("role-") :], t)
        advice += seen_so_far(frame, t) if name == "role-trader" else ""
        return zoom_role(name, name, t(name + ".text"), t, advice)
    if name.startswith("event-"):
        return zoom_role(
            name, "role-" + name[len("event-") :], t(name + ".help"), t, close_up(frame, ui, name[len("event-") :], t)
        )
    row = rows_of(frame, ui)[name]
    rulings = "".join([tag("li", [], esc(note)) for note in notes(name, t)])
    body = (
        tag("h2", [], esc(t("card-" + name))) + kind_line(name, row, t) + tag("p", [], esc(t("card-" + name + ".text")))
    )
    body += (tag("ul", [], rulings) if rulings else "") + place_line(frame, ui, row, t)
    body += close_up(frame, ui, name, t)
    mine = held(frame, name)
    why = saved(mine, t) if mine else ""
    body += zoom_figures(frame, ui, name, row, t) + (tag("p", [("class", "lies")], esc(why)) if why else "")
    body += ways(name, t)
    shown = card(name, "zoom", row, t, [("tabindex", "-1"), ("data-act", "close")])
    return veil(
        tag("div", [("class", "zoomw")], shown + tag("div", [("class", "ztext plate")], body)),
        t("card-" + name),
        "zoomv",
    )


def zoom_role(name, art, text, t, advice):
    """Return a role or an event close up; `advice` is what the hint says of it, as HTML."""
    body = tag("h2", [], esc(t(name))) + tag("p", [], esc(text)) + advice + ways(name, t)
    shown = tag("div", [("class", "bigrole")], scene(art, "rart") + tag("b", [], esc(t(name))))
    return veil(
        tag("div", [("class", "zoomw")], shown + tag("div", [("class", "ztext plate")], body)), t(name), "zoomv"
    )


def log(frame, ui, t):
    """Return the whole log."""
    body = filters(ui, t) + tag("div", [("class", "scroll"), ("tabindex", "0")], whole(frame, ui, t))
    buttons = closing(t) + button(t("act-menu"), [("data-act", "menu")])
    return window(t("table-log"), body + tag("div", [("class", "btns")], buttons), t, "logw")


def speeds(ui, t):
    """Return the choice of how fast the others play."""
    now = ui.get("speed", 1)
    index = now if isinstance(now, int) else SPEEDS.index(now)
    pairs = [(str(i), t("speed-" + name)) for i, name in enumerate(SPEEDS)]
    return acts(t("menu-speed"), "speed", str(index), pairs)


def menu(frame, ui, t):
    """Return the menu: pace, language, light, the game as a file, a new table, and the way to what else there is."""
    themes = acts(t("menu-theme"), "theme", ui["theme"], [(x, t("theme-" + x)) for x in ("day", "night")])
    body = part(t("menu-speed"), speeds(ui, t))
    body += tag("div", [("class", "two")], language(ui, t) + part(t("menu-theme"), themes))
    row = [("export", "export"), ("import", "import"), ("share", "share"), ("new", "new")]
    if frame.get("task"):  # a position of a lesson is no game that could be kept or shared
        row = [("learn", "learn"), ("new", "new")]
    game = "".join([button(t("act-" + act), [("data-act", act), ("id", "menu-" + id)]) for act, id in row])
    if frame["undo"]:
        game = button(t("act-undo"), [("data-act", "undo"), ("id", "menu-undo")]) + game
    body += part(t("menu-game"), tag("div", [("class", "btns")], game))
    seed = frame.get("seed") or ui.get("seed")
    body += tag("p", [("class", "seed")], esc(t("menu-seed", seed=str(seed)))) if seed else ""
    body += tag("p", [("class", "seed"), ("id", "offline")], esc(line(ui, t)))
    more = ["rules", "settings", "help", "log", "statistics"] + (["unseen"] if ui["preferences"]["unseen"] else [])
    if ui.get("able", {}).get("full"):
        more.append("full")
    labels = [(act, "act-full-off" if act == "full" and ui.get("full") else "act-" + act) for act in more]
    body += tag("div", [("class", "btns")], "".join([button(t(id), [("data-act", act)]) for act, id in labels]))
    return window(t("menu-title"), body + tag("div", [("class", "btns")], closing(t)) + links(ui, t), t, "menuw")


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
    words = esc(" · ".join(said))
    if style(ui, seat, t):
        words += tag("small", [], might(ui, seat) + esc(style(ui, seat, t)))
    head = tag("p", [("class", "facts")], face(ui, seat) + tag("span", [], words))
    head += last_deeds(frame, ui, t, seat)
    body = head + tag("div", [("class", "lots")], cards) + tag("div", [("class", "btns")], closing(t))
    return window(t("table-city-of", name=ui["names"][seat]), body, t, "cityw")


def hands(frame, ui, t):
    """Return the hands of all players, in a game that is looked back at."""
    hands = brought("review").all_hands(frame, ui, t)
    return window(t("review-hands"), hands + tag("div", [("class", "btns")], closing(t)), t, "handsw")


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
    if open_now == "statistics":
        return brought("returning").draw(frame, ui, t)
    if not frame or not open_now:
        return ""
    drawn = {"zoom": zoom, "log": log, "menu": menu, "city": city, "score": score, "curtain": curtain}
    drawn["hands"] = hands
    drawn |= {"share": share, "settings": settings, "keys": keys, "unseen": unseen}
    return drawn[open_now](frame, ui, t)
