"""The other players: a panel for each with what everybody sees of them, and their city under its wall of merlons.

If a question is about players, the panels are its answers; if it is about districts, these are.
"""

from page.kit.html import HIDDEN, esc, said, tag
from page.kit.memo import detail
from page.kit.selectors import (
    is_marked,
    kind_of,
    look_pairs,
    my_seat,
    option_pairs,
    options_of,
    price_of,
    rows_of,
    stop,
    tab_pair,
    why_pairs,
)
from page.table.last_moves import last_said
from page.table.player import in_order, place, seated, style
from tables.citadels.cards import district, place_signs, place_words, row_of
from tables.citadels.icons import CITIES, SEATS, TYPE_ICON, TYPES, back, badge, bust, gold, layout, placed, sign, use
from tables.citadels.why import reason

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.types import Pairs
    from sanjuan.words.words import Words
    from tables.citadels.types import Frame, Place, Seat

SEAT = "seat_"
"""The prefix of a player in options; the number of the seat follows."""
CROWDED = 5
"""The number of others from which their cities lie in one row without names."""


def rivals(frame: "Frame") -> "list[int]":
    """Return the other seats clockwise from the one on show."""
    count = len(frame["table"]["players"])
    return [(my_seat(frame) + n) % count for n in range(1, count)]


def merlons(frame: "Frame", built: int, done: bool, t: "Words", css: str = "") -> str:
    """Return the wall of a city: a merlon for each district of a whole one."""
    size = frame["table"]["size"]
    stones = '<i class="on"></i>' * min(built, size) + "<i></i>" * max(0, size - built)
    words = [("role", "img"), ("aria-label", t("city-built", n=built, size=size))]
    return tag("span", [("class", ("merlons " + css + (" whole" if done else "")).strip())] + words, stones)


def held(player: "Seat", t: "Words") -> str:
    """Return the characters of a player: those that are known, the backs of those that are not."""
    out = ""
    for one in player["held"]:
        if one["card"]:
            out += tag("span", [("class", "held")], bust(one["card"], "") + tag("b", [], str(one["rank"])))
        else:
            out += tag("span", [("class", "held hid")], tag("b", [], "?"))
    return tag("span", [("class", "chs"), HIDDEN], out)


def crown(frame: "Frame", seat: int) -> str:
    """Return the crown where this player has it."""
    if frame["table"]["crown"] != seat:
        return ""
    return tag("em", [("class", "crownp"), HIDDEN], sign("crown"))


def wealth(player: "Seat") -> str:
    """Return gold and cards of a player."""
    coins = tag("span", [("class", "st gold"), HIDDEN], gold() + tag("b", [], str(player["gold"])))
    return coins + tag("span", [("class", "st crd"), HIDDEN], "<i></i>" + tag("b", [], str(player["hand"])))


def heading(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return the head of a panel in words."""
    player = frame["table"]["players"][seat]
    words = [t("city-of", name=ui.names[seat]), t("city-built", n=len(player["city"]), size=frame["table"]["size"])]
    words += [t("label-gold", n=player["gold"]), t("label-hand", n=player["hand"])]
    words += [t("label-points", n=player["score"])]
    words += [t("table-crown")] if frame["table"]["crown"] == seat else []
    words += [t("card-" + one["card"]) for one in player["held"] if one["card"]]
    words += in_order(frame, seat, t) + last_said(frame, ui, t, seat)
    return ". ".join(words + ([style(ui, seat, t)] if style(ui, seat, t) else []))


def header(frame: "Frame", ui: "Ui", t: "Words", seat: int, opens: bool) -> str:
    """Return the head of a panel; it opens the whole city where the panel is no answer itself."""
    player = frame["table"]["players"][seat]
    size, count = frame["table"]["size"], len(player["city"])
    built = tag(
        "span", [("class", "built near" if count >= size - 1 else "built")], tag("b", [], str(count)) + "/" + str(size)
    )
    who = tag("b", [], esc(ui.names[seat])) + crown(frame, seat) + built
    inner = said(heading(frame, ui, t, seat)) + seated(frame, ui, seat, t)
    inner += tag("span", [("class", "who"), HIDDEN], who)
    inner += held(player, t) + wealth(player)
    own: Pairs = [("class", "head"), ("id", "head-" + str(seat))]
    if not opens:
        return tag("div", own, inner)
    return tag("button", [("type", "button"), ("data-act", "city"), ("data-seat", str(seat))] + own, inner)


def size_of(frame: "Frame") -> str:
    """Return the size of districts in the cities of others."""
    return "s" if len(frame["table"]["players"]) > CROWDED else "m"


def district_id(seat: int, index: int) -> str:
    """Return the id of a district of another city."""
    return "opp-" + str(seat) + "-" + str(index)


def chip(frame: "Frame", t: "Words", option: str) -> str:
    """Return the price of taking, or destroying, a district."""
    price = price_of(frame, option)
    if price is None:
        return tag("span", [("class", "chip"), HIDDEN], sign("flame"))
    return tag("span", [("class", "chip"), HIDDEN], gold() + str(price))


def state(frame: "Frame", ui: "Ui", t: "Words", seat: int, index: int) -> "tuple[str, Pairs, str]":
    """Return (class, attributes, HTML on top) of a district of another city, by the open question."""
    option = placed(seat, frame["table"]["players"][seat]["city"][index]["card"], index, True)
    if option in options_of(frame):
        css = "can gain1" if is_marked(ui, option) else "can"
        return css, option_pairs(ui, option), chip(frame, t, option)
    if kind_of(frame) in CITIES and not ui.review:
        return "safe", why_pairs(reason(frame, option, t)), ""
    return "", look_pairs(), ""


def building(frame: "Frame", ui: "Ui", t: "Words", seat: int, index: int, stopping: "str | None") -> str:
    """Return a district of another city."""
    place = frame["table"]["players"][seat]["city"][index]
    css, pairs, over = state(frame, ui, t, seat, index)
    id = district_id(seat, index)
    own = [("id", id), tab_pair(id, stopping)] + pairs
    words = place_words(place, t)
    row = row_of(frame, ui, place["card"])
    return district(place["card"], size_of(frame), row, t, own, css, over + place_signs(place), words, place["cost"])


def stopping_at(frame: "Frame", ui: "Ui", seat: int) -> "str | None":
    """Return the district of another city that the tab key comes to: only where one may be chosen."""
    city = frame["table"]["players"][seat]["city"]
    ids = [district_id(seat, index) for index in range(len(city))]
    options = options_of(frame)
    free = [ids[at] for at, place in enumerate(city) if placed(seat, place["card"], at, True) in options]
    return stop(ui, "city-" + str(seat), ids, free) if free else None


def city(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return the city of another player, with its empty places."""
    built, stopping = len(frame["table"]["players"][seat]["city"]), stopping_at(frame, ui, seat)
    cards = "".join([building(frame, ui, t, seat, index, stopping) for index in range(built)])
    free = "opp-" + str(seat) + "-free-"
    size = frame["table"]["size"]
    cards += "".join([tag("span", [("class", "lot0"), ("id", free + str(n))]) for n in range(built, size)])
    pairs = [("class", "city"), ("data-roving", "city-" + str(seat)), ("data-n", str(max(built, size)))]
    return tag("div", pairs, cards)


def badges(frame: "Frame", ui: "Ui", places: "list[Place]") -> str:
    """Return the districts of a city as badges of type and cost."""
    rows = rows_of(frame, ui)
    shown = "".join([badge(rows[place["card"]].get("type") or "", place["cost"]) for place in places])
    return tag("span", [("class", "dots"), HIDDEN], shown)


def brings(frame: "Frame", t: "Words", option: str) -> str:
    """Return what choosing a player would bring, as signs with figures."""
    ask = frame["ask"]
    gives = ((ask.get("gives") or {}) if ask else {}).get(option) or {}
    out = ""
    if "swap" in gives:
        out += sign("swap") + esc(t("seat-swap", mine=gives["swap"], theirs=gives["cards"]))
    elif "cards" in gives:
        out += back() + str(gives["cards"])
    if "gold" in gives:
        out += gold() + str(gives["gold"])
    return out


def answer(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> "tuple[str, str]":
    """Return (class, HTML) of a panel where the question is about players: a button over all of it, or why not."""
    if layout(frame) != "seats":
        return "", ""
    option = SEAT + str(seat)
    if option in options_of(frame):
        pill = tag("span", [("class", "sw"), HIDDEN], brings(frame, t, option) or sign("check"))
        pairs = [("type", "button"), ("class", "seatbtn"), ("id", "answer-" + option)] + option_pairs(ui, option)
        words = ui.names[seat] + ", " + t("label-gold", n=frame["table"]["players"][seat]["gold"])
        words += ", " + t("label-hand", n=frame["table"]["players"][seat]["hand"])
        css = " tgt selp" if is_marked(ui, option) else " tgt"
        return css, tag("button", pairs, said(words) + pill)
    if kind_of(frame) not in SEATS or ui.review:
        return "", ""
    return " notgt", tag("p", [("class", "sw not")], sign("lock") + esc(reason(frame, option, t)))


def shelter(frame: "Frame", t: "Words", seat: int) -> str:
    """Return why rank 8 cannot touch a city, if the question is about that."""
    safe = frame["table"]["players"][seat]["safe"]
    if not safe or kind_of(frame) not in CITIES:
        return ""
    return tag("p", [("class", "prot")], sign("lock") + tag("span", [], esc(t("safe-" + safe))))


def involved(frame: "Frame", seat: int) -> bool:
    """Return whether the open question names a player: whose hand is read, who is given a card."""
    ask = frame["ask"]
    return ask is not None and ask["args"].get("seat") == seat


def panel(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return the panel of another player."""
    player = frame["table"]["players"][seat]
    css, over = answer(frame, ui, t, seat)
    acts = frame["turn"]["seat"] == seat and frame["turn"]["who"] != "none"
    css = "opp" + (" done" if player["done"] else "") + css + (" turn" if acts else "")
    css += " selp" if involved(frame, seat) and "selp" not in css else ""
    inner = merlons(frame, len(player["city"]), player["done"], t) + header(frame, ui, t, seat, " tgt" not in css)
    inner += shelter(frame, t, seat) + city(frame, ui, t, seat) + badges(frame, ui, player["city"]) + over
    return tag("section", [("class", css), ("id", "opp-" + str(seat)), ("aria-label", ui.names[seat])], inner)


def rival(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return the panel of another player, drawn again only if it shows something else."""
    table, ask = frame["table"], frame["ask"]
    asked = ask if layout(frame) in ("seats", "city") or involved(frame, seat) or kind_of(frame) in CITIES else None
    now = frame["turn"]["seat"] == seat and frame["turn"]["who"] != "none"
    seen = (
        table["players"][seat], table["crown"], asked, ui.chosen if asked else None, ui.advised if asked else None, now,
        last_said(frame, ui, t, seat), ui.names[seat], ui.faces[seat], ui.cast[seat], ui.bots, ui.review, ui.stops,
        place(frame, seat), size_of(frame), rows_of(frame, ui), t, t.variant,
    )  # fmt: skip
    return detail("opp-" + str(seat), seen, lambda: panel(frame, ui, t, seat))


def five(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return which of the five types my city has: all of them bring points."""
    rows = rows_of(frame, ui)
    mine = [rows[place["card"]].get("type") for place in frame["table"]["players"][my_seat(frame)]["city"]]
    out = ""
    for kind in TYPES:
        there = kind in mine
        words = t("five-there" if there else "five-missing", type=t("type-" + kind))
        shown = use("t-" + kind, "") + sign("check" if there else TYPE_ICON[kind])
        out += tag("span", [("class", "ty-" + kind + ("" if there else " no0"))], said(words) + shown)
    head = tag("h2", [], esc(t("five-types")) + tag("small", [HIDDEN], "+3"))
    return tag("section", [("class", "five"), ("aria-label", t("five-types"))], head + tag("div", [], out))


def others(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the panels of all other players, and with an odd number of them my five types in the free place."""
    seats = rivals(frame)
    panels = "".join([rival(frame, ui, t, seat) for seat in seats])
    return tag("div", [("class", "opps"), ("data-n", str(len(seats)))], panels + five(frame, ui, t))
