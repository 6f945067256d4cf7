"""The middle of the table: trading house, role tiles, piles."""

from page.kit.html import HIDDEN, esc, face, icon, said, seal, tag, yes_no
from page.kit.hyphenate import width
from page.kit.memo import detail
from page.kit.selectors import is_marked, me_player, my_seat, option_pairs, options_of, stop, tab_pair, why_pairs
from page.table.player import ordinal, place
from tables.san_juan.icons import GOODS, scene, token
from tables.san_juan.table_cards import extras

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from page.state import Ui
    from page.types import Pairs
    from sanjuan.words.words import Words
    from tables.san_juan.types import Frame, Role, Tiles


def price(good: str, figure: "int | None", t: "Words") -> str:
    """Return the price of a good for the eye; a dash while no price list lies open."""
    shown = "–" if figure is None else str(figure)
    return tag("span", [HIDDEN], token(good) + tag("b", [], shown))


def price_words(tiles: "Tiles", t: "Words") -> str:
    """Return the open price list in words, and those seen before."""
    now = tiles["now"]
    if not now:
        return t("table-house") + ". " + seen_words(tiles, t)
    said = [t("label-prices", good=t("good-" + good), price=now[i]) for i, good in enumerate(GOODS)]
    return t("table-house") + ". " + ", ".join(said) + ". " + seen_words(tiles, t)


def seen_words(tiles: "Tiles", t: "Words") -> str:
    """Return the price lists seen so far in words, and how many nobody has seen, if any."""
    lists = "; ".join([" ".join([str(n) for n in row]) for row in tiles["seen"]])
    said = t("label-seen", lists=lists) if lists else t("label-seen-none")
    return said + " " + t("table-unseen", n=tiles["unseen"]) if tiles["unseen"] else said


def strip(tiles: "Tiles", t: "Words", name: str, pairs: "Pairs", words: str = "") -> str:
    """Return the open price list as an element of this name; `words` are read aloud."""
    figures: Sequence[int | None] = tiles["now"] or [None] * len(GOODS)
    prices = "".join([price(good, figures[i], t) for i, good in enumerate(GOODS)])
    aloud = tag("em", [("class", "sr")], esc(words)) if words else ""
    return tag(name, [("class", "price" if tiles["now"] else "price shut")] + pairs, prices + aloud)


def seen_so_far(frame: "Frame", t: "Words") -> str:
    """Return the trading house close up: the open price list and those seen so far."""
    tiles = frame["table"]["tiles"]
    inner = tag("h3", [], esc(t("table-house"))) + strip(tiles, t, "div", [], price_words(tiles, t))
    return tag("section", [("class", "sofar")], inner + seen(tiles, t))


def seen(tiles: "Tiles", t: "Words") -> str:
    """Return the price lists that have been seen in their order, a line each under the goods; the open one is marked.

    They go round: once all are known, the first one here is the next.
    """
    lists = "".join([listed(row, tiles) for row in tiles["seen"]])
    unseen = tag("small", [], esc(t("table-unseen", n=tiles["unseen"]))) if tiles["unseen"] else ""
    return tag("div", [("class", "order"), HIDDEN], lists + unseen)


def listed(row: "list[int]", tiles: "Tiles") -> str:
    """Return one price list as a line of figures."""
    upcoming = not tiles["unseen"] and not tiles["now"] and row is tiles["seen"][0]
    css = "now" if row == tiles["now"] else "next" if upcoming else None
    return tag("i", [("class", css)], "".join([tag("b", [], str(n)) for n in row]))


def house(frame: "Frame", t: "Words") -> str:
    """Return the trading house; its prices are a button that shows it close up, with the lists seen so far."""
    tiles = frame["table"]["tiles"]
    return detail("trading house", (tiles, t, t.variant), lambda: house_of(tiles, t))


def house_of(tiles: "Tiles", t: "Words") -> str:
    """Return the trading house with its price lists."""
    look: Pairs = [("type", "button"), ("id", "prices"), ("data-act", "zoom"), ("data-card", "role-trader")]
    prices = strip(tiles, t, "button", look, price_words(tiles, t))
    inner = tag("h2", [], esc(t("table-house"))) + prices + seen(tiles, t)
    return tag("section", [("class", "house plate"), ("id", "house"), ("aria-label", t("table-house"))], inner)


def mine(frame: "Frame", seat: int) -> str:
    """Return whether a seat is the reader's own, as messages select on it."""
    return yes_no(seat == frame["table"]["me"])


def role_state(frame: "Frame", ui: "Ui", t: "Words", role: "Role") -> "tuple[str, Pairs]":
    """Return (class, attributes) of a role tile, by the open question."""
    id, taker = role["id"], role["taken"]
    if id in options_of(frame):
        return ("can sel" if is_marked(ui, id) else "can"), option_pairs(ui, id) + [("data-card", "role-" + id)]
    if role["now"]:
        return "now", [("data-act", "zoom"), ("data-card", "role-" + id)]
    if taker is None:
        return "", [("data-act", "zoom"), ("data-card", "role-" + id)]
    reason = t("why-taken", name=ui.names[taker], me=mine(frame, taker), the=t("role-" + id + ".the"))
    return "taken", why_pairs(reason) + [("data-card", "role-" + id)]


def gives(frame: "Frame", id: str, t: "Words", short: bool = True) -> str:
    """Return what taking a role would bring me now, in a few words or a sentence; "" if the question is another."""
    figures = frame["ask"].get("gives", {}).get(id) if frame["ask"] else None  # a review's questions come without
    if not figures:
        return ""
    args = figures | {"cards": figures.get("cards") or 0, "known": yes_no(figures.get("cards") is not None)}
    return t("gives-" + id + ".short", **args) if short else t("gives-" + id, **args)


def role_words(frame: "Frame", ui: "Ui", t: "Words", role: "Role") -> str:
    """Return a role tile in words."""
    id = role["id"]
    said = t("role-" + id) + ". " + (gives(frame, id, t, False) or t("role-" + id + ".privilege"))
    if role["taken"] is not None:
        said += ", " + t("label-taken", name=ui.names[role["taken"]], me=mine(frame, role["taken"]))
    return said + (", " + t("label-now") if role["now"] else "")


def role_hint(frame: "Frame", id: str, t: "Words") -> str:
    """Return what the tip of a role says: what taking it does and would bring me now, or its whole text."""
    brings = gives(frame, id, t, False)
    return t("role-" + id + ".help") + " " + brings if brings else t("role-" + id + ".text")


def role_face(frame: "Frame", ui: "Ui", t: "Words", role: "Role") -> str:
    """Return what a role tile shows: its name, its privilege or what it brings, and who has taken it."""
    id, taker = role["id"], role["taken"]
    mark = face(ui, taker) + tag("span", [], esc(ui.names[taker])) if taker is not None else ""
    name = t("role-" + id)
    inner = said(role_words(frame, ui, t, role)) + scene("role-" + id, "rart")
    inner += tag("b", [("class", width(name).strip() or None), HIDDEN], esc(name))
    inner += tag("small", [HIDDEN], esc(gives(frame, id, t) or t("role-" + id + ".privilege")))
    return inner + tag("span", [("class", "mk"), ("id", "mk-" + id + ("-now" if role["now"] else "")), HIDDEN], mark)


def role_tile(frame: "Frame", ui: "Ui", t: "Words", role: "Role", stopping: "str | None") -> str:
    """Return one role tile; `stopping` is the one at which the tab key stops."""
    id, taker = role["id"], role["taken"]
    css, pairs = role_state(frame, ui, t, role)
    figures = frame["ask"].get("gives", {}).get(id) if frame["ask"] else None
    whose = None if taker is None else (ui.names[taker], ui.faces[taker], frame["table"]["me"])
    seen = (role, figures, whose, t, t.variant)
    inner = detail("role-" + id, seen, lambda: role_face(frame, ui, t, role))
    own: Pairs = [("type", "button"), ("class", "role r-" + id + " " + css), ("id", "role-" + id)]
    own += [("title", role_hint(frame, id, t)), tab_pair("role-" + id, stopping)]
    return tag("button", own + pairs, inner)


def role_stop(frame: "Frame", ui: "Ui") -> "str | None":
    """Return the id of the role tile at which the tab key stops."""
    ids = ["role-" + role["id"] for role in frame["table"]["roles"]]
    return stop(ui, "roles", ids, ["role-" + option for option in options_of(frame)])


def roles(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the five role tiles, and the cards beside them."""
    stopping = role_stop(frame, ui)
    tiles = "".join([role_tile(frame, ui, t, role, stopping) for role in frame["table"]["roles"]])
    more = extras(frame, ui, t)
    inner = tag("div", [("class", "five"), ("data-roving", "roles")], tiles) + more if more else tiles
    pairs: Pairs = [("class", "roles more" if more else "roles"), ("id", "roles"), ("aria-label", t("table-roles"))]
    pairs.append(("data-roving", None if more else "roles"))
    return tag("section", pairs, inner)


def pile(css: str, count: int, label: str, id: str) -> str:
    """Return a pile of cards with its number and name."""
    said = [("class", "pile"), ("id", id), ("role", "img"), ("aria-label", label + ": " + str(count))]
    inner = tag("span", [("class", css + (" none" if not count else ""))]) + tag("b", [], str(count))
    return tag("div", said, inner + tag("small", [], esc(label)))


def piles(frame: "Frame", t: "Words") -> str:
    """Return draw and discard pile; on small screens also my points and the way to log and menu."""
    table = frame["table"]
    points, number = me_player(frame)["score"], place(frame, my_seat(frame))
    inner = pile("deck", table["draw"], t("table-draw"), "draw-pile")
    inner += pile("deck disc", table["discard"], t("table-discard"), "discard-pile")
    mark = said(t("table-order", n=number)) + ordinal(number) if number else ""
    inner += tag("span", [("class", "mescore")], seal(points, "score", t("label-points", n=points)) + mark)
    for act, sign in (("log", "c"), ("menu", "menu")):
        pairs = [("type", "button"), ("class", "small-only"), ("data-act", act), ("aria-label", t("act-" + act))]
        inner += tag("button", pairs, icon(sign))
    return tag("section", [("class", "piles"), ("id", "piles")], inner)
