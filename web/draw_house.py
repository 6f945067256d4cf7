"""The middle of the table: trading house, role tiles, piles."""

from draw_extras import extras
from draw_parts import GOODS, esc, face, icon, picture, seal, tag, token, yes_no
from draw_state import is_marked, me_player, option_pairs, options_of, why_pairs


def price(good, figure, t):
    """Return the price of a good; a dash while no price list lies open."""
    shown = "–" if figure is None else str(figure)
    label = t("good-" + good) if figure is None else t("label-prices", good=t("good-" + good), price=figure)
    pairs = [("role", "img"), ("aria-label", label)]
    return tag("span", pairs, token(good) + tag("b", [], shown))


def seen(tiles, t):
    """Return the price lists in their order: those seen, the open one, and the backs of those nobody has seen."""
    lists = [
        tag("i", [("class", "now" if row == tiles["now"] else None)], "".join([str(n) for n in row]))
        for row in tiles["seen"]
    ]
    unseen = '<i class="unk"></i>' * tiles["unseen"]
    said = t("table-unseen", n=tiles["unseen"])
    return tag(
        "div", [("class", "order"), ("title", said)], tag("small", [], esc(t("table-seen"))) + "".join(lists) + unseen
    )


def house(frame, t):
    """Return the trading house."""
    tiles = frame["table"]["tiles"]
    figures = tiles["now"] or [None] * len(GOODS)
    prices = "".join([price(good, figures[i], t) for i, good in enumerate(GOODS)])
    css = "price" if tiles["now"] else "price shut"
    inner = tag("h2", [], esc(t("table-house"))) + tag("div", [("class", css)], prices) + seen(tiles, t)
    return tag("section", [("class", "house plate"), ("id", "house"), ("aria-label", t("table-house"))], inner)


def mine(frame, seat):
    """Return whether a seat is the reader's own, as messages select on it."""
    return yes_no(seat == frame["table"]["me"])


def role_state(frame, ui, t, role):
    """Return (class, attributes) of a role tile, by the open question."""
    id, taker = role["id"], role["taken"]
    if id in options_of(frame):
        return ("can sel" if is_marked(ui, id) else "can"), option_pairs(ui, id)
    if role["now"]:
        return "now", [("data-act", "zoom"), ("data-card", "role-" + id)]
    if taker is None:
        return "", [("data-act", "zoom"), ("data-card", "role-" + id)]
    reason = t("why-taken", name=ui["names"][taker], me=mine(frame, taker), the=t("role-" + id + ".the"))
    return "taken", why_pairs(reason) + [("data-card", "role-" + id)]


def role_words(frame, ui, t, role):
    """Return a role tile in words."""
    id = role["id"]
    said = t("role-" + id) + ". " + t("role-" + id + ".privilege")
    if role["taken"] is not None:
        said += ", " + t("label-taken", name=ui["names"][role["taken"]], me=mine(frame, role["taken"]))
    return said + (", " + t("label-now") if role["now"] else "")


def role_tile(frame, ui, t, role):
    """Return one role tile with its privilege and who has taken it."""
    id, taker = role["id"], role["taken"]
    css, pairs = role_state(frame, ui, t, role)
    mark = face(ui, taker) + tag("span", [], esc(ui["names"][taker])) if taker is not None else ""
    inner = picture("role-" + id, "rart") + tag("b", [], esc(t("role-" + id)))
    inner += tag("small", [], esc(t("role-" + id + ".privilege"))) + tag("span", [("class", "mk")], mark)
    own = [("type", "button"), ("class", "role r-" + id + " " + css), ("id", "role-" + id)]
    return tag("button", own + pairs + [("aria-label", role_words(frame, ui, t, role))], inner)


def roles(frame, ui, t):
    """Return the five role tiles, and what lies beside them."""
    tiles = "".join([role_tile(frame, ui, t, role) for role in frame["table"]["roles"]])
    more = extras(frame, ui, t)
    inner = tag("div", [("class", "five")], tiles) + more if more else tiles
    pairs = [("class", "roles more" if more else "roles"), ("id", "roles"), ("aria-label", t("table-roles"))]
    return tag("section", pairs, inner)


def pile(css, count, label, id):
    """Return a pile of cards with its number and name."""
    said = [("class", "pile"), ("id", id), ("role", "img"), ("aria-label", label + ": " + str(count))]
    inner = tag("span", [("class", css + (" none" if not count else ""))]) + tag("b", [], str(count))
    return tag("div", said, inner + tag("small", [], esc(label)))


def piles(frame, t):
    """Return draw and discard pile; on small screens also my points and the way to log and menu."""
    table = frame["table"]
    points = me_player(frame)["score"]
    inner = pile("deck", table["draw"], t("table-draw"), "draw-pile")
    inner += pile("deck disc", table["discard"], t("table-discard"), "discard-pile")
    inner += tag("span", [("class", "mescore")], seal(points, "score", t("label-points", n=points)))
    for act, sign in (("log", "c"), ("menu", "menu")):
        pairs = [("type", "button"), ("class", "small-only"), ("data-act", act), ("aria-label", t("act-" + act))]
        inner += tag("button", pairs, icon(sign))
    return tag("section", [("class", "piles"), ("id", "piles")], inner)
