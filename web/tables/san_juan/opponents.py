"""The other players: a panel each with name, governor, cards in hand, points and city."""

from page.kit.html import HIDDEN, esc, face, said, seal, tag
from page.kit.memo import detail
from page.kit.selectors import look_pairs, my_seat, rows_of
from page.kit.window import closing, window
from page.table.last_moves import last_deed, last_deeds, last_said
from page.table.player import far, in_order, might, place, seated, style
from tables.san_juan.cards import card
from tables.san_juan.icons import GOODS, token
from tables.san_juan.own_city import LOTS, fresh, governor, spoken, under

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from sanjuan.words.words import Words
    from tables.san_juan.types import Frame

BACKS = 7


def rivals(frame: "Frame") -> "list[int]":
    """Return the other seats clockwise from the one on show."""
    count = len(frame["table"]["players"])
    return [(my_seat(frame) + n) % count for n in range(1, count)]


def backs(count: int) -> str:
    """Return a fan of card backs with the number of cards in hand."""
    fan = "<i></i>" * min(count, BACKS)
    return tag("span", [("class", "backs"), HIDDEN], fan + tag("b", [], str(count)))


def building(frame: "Frame", ui: "Ui", t: "Words", seat: int, index: int, size: str, new: "int | None") -> str:
    """Return a building of another city; `new` is the place of the one put up last."""
    place = frame["table"]["players"][seat]["city"][index]
    row = rows_of(frame, ui)[place["card"]]
    pairs = [
        ("id", "opp-" + str(seat) + "-" + str(index)),
        ("data-place", str(seat) + ":" + str(index)),
        ("tabindex", "-1"),
    ]
    css = ("stack" if place["covered"] else "") + (" fresh" if new == index else "")
    return card(
        place["card"], size, row, t, pairs + look_pairs(), css, under(place), None, place["good"],
        spoken(place, row, t), place.get("points"),
    )  # fmt: skip


def header(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return the head of a panel; it opens the whole city."""
    player = frame["table"]["players"][seat]
    small = might(ui, seat)
    name = tag("b", [], esc(ui.names[seat])) + small + governor(frame, seat, t)
    who = tag("span", [("class", "who"), HIDDEN], name + last_deed(frame, ui, t, seat))
    inner = said(heading(frame, ui, t, seat)) + seated(frame, ui, seat, t) + who
    inner += far(player["built"], LOTS, LOTS - 2) + stored(frame, ui, seat) + backs(player["hand"])
    inner += seal(player["score"], "score", hidden=True)
    pairs = [("type", "button"), ("class", "head"), ("data-act", "city"), ("data-seat", str(seat))]
    return tag("button", pairs, inner)


def stored(frame: "Frame", ui: "Ui", seat: int) -> str:
    """Return how many goods a player has, on the token of the dearest, where the city itself is not on show.

    Where there are none its place is kept: what follows would change places in the document, and jump.
    """
    rows, city = rows_of(frame, ui), frame["table"]["players"][seat]["city"]
    goods = [rows[place["card"]]["good"] for place in city if place["good"]]
    dearest = max(goods, key=lambda good: GOODS.index(good) if good in GOODS else -1) if goods else ""
    inner = token(dearest) + tag("b", [], str(len(goods))) if goods else ""
    return tag("span", [("class", "stored"), HIDDEN], inner)


def heading(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return a panel's head in words."""
    player = frame["table"]["players"][seat]
    said = [t("table-city-of", name=ui.names[seat]), t("table-built", n=player["built"], limit=LOTS)]
    said += [t("label-hand", n=player["hand"]), t("label-points", n=player["score"])]
    if frame["table"]["governor"] == seat:
        said.append(t("table-governor"))
    said += in_order(frame, seat, t)
    said += last_said(frame, ui, t, seat)
    if style(ui, seat, t):
        said.append(style(ui, seat, t))
    return ". ".join(said)


def rival(frame: "Frame", ui: "Ui", t: "Words", seat: int, size: str) -> str:
    """Return the panel of another player, drawn again only if it shows something else."""
    now = frame["turn"]["seat"] == seat and frame["turn"]["who"] != "none"
    seen = (
        frame["table"]["players"][seat], fresh(frame, seat), frame["table"]["governor"] == seat, now, size,
        place(frame, seat), last_said(frame, ui, t, seat), ui.names[seat], ui.faces[seat], ui.cast[seat], ui.bots,
        rows_of(frame, ui), t, t.variant,
    )  # fmt: skip
    return detail("opp-" + str(seat), seen, lambda: panel(frame, ui, t, seat, size, now))


def panel(frame: "Frame", ui: "Ui", t: "Words", seat: int, size: str, now: bool) -> str:
    """Return the panel of another player; `now` says whether it is their turn."""
    built, new = len(frame["table"]["players"][seat]["city"]), fresh(frame, seat)
    cards = "".join([building(frame, ui, t, seat, index, size, new) for index in range(built)])
    free = "opp-" + str(seat) + "-free-"
    cards += "".join([tag("span", [("class", "lot0"), ("id", free + str(n))]) for n in range(built, LOTS)])
    css = "opp turn" if now else "opp"
    inner = header(frame, ui, t, seat) + tag("div", [("class", "cards")], cards)
    return tag("section", [("class", css), ("id", "opp-" + str(seat)), ("aria-label", ui.names[seat])], inner)


def opponents(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the panels of all other players; a single one has room for larger cards."""
    seats = rivals(frame)
    size = "lot" if len(seats) == 1 else "mini"
    panels = "".join([rival(frame, ui, t, seat, size) for seat in seats])
    return tag("div", [("class", "opps"), ("data-n", str(len(seats)))], panels)


def city_card(frame: "Frame", ui: "Ui", t: "Words", seat: int, index: int) -> str:
    """Return a building of the city that is looked at."""
    place = frame["table"]["players"][seat]["city"][index]
    row = rows_of(frame, ui)[place["card"]]
    pairs = [("data-place", str(seat) + ":" + str(index))] + look_pairs()
    css = "stack" if place["covered"] else ""
    words, worth = spoken(place, row, t), place.get("points")
    return card(place["card"], "lot", row, t, pairs, css, under(place), None, place["good"], words, worth)


def close_up(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the whole city of a player."""
    seat = ui.city
    player = frame["table"]["players"][seat]
    cards = "".join([city_card(frame, ui, t, seat, index) for index in range(len(player["city"]))])
    said = [t("table-built", n=player["built"], limit=LOTS), t("label-hand", n=player["hand"])]
    said += [t("label-points", n=player["score"])] + in_order(frame, seat, t)
    words = esc(" · ".join(said))
    if style(ui, seat, t):
        words += tag("small", [], might(ui, seat) + esc(style(ui, seat, t)))
    head = tag("p", [("class", "facts")], face(ui, seat) + tag("span", [], words))
    head += last_deeds(frame, ui, t, seat)
    body = head + tag("div", [("class", "lots")], cards) + tag("div", [("class", "btns")], closing(t))
    return window(t("table-city-of", name=ui.names[seat]), body, t, "cityw")
