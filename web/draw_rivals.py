"""The other players: a panel each with name, governor, cards in hand, points and city."""

from draw_card import card
from draw_city import LOTS, governor, spoken, under
from draw_parts import esc, face, seal, tag
from draw_state import fresh, look_pairs, my_seat, rows_of

BACKS = 7


def rivals(frame):
    """Return the other seats clockwise from the one on show."""
    count = len(frame["table"]["players"])
    return [(my_seat(frame) + n) % count for n in range(1, count)]


def backs(count, t):
    """Return a fan of card backs with the number of cards in hand."""
    fan = "<i></i>" * min(count, BACKS)
    pairs = [("class", "backs"), ("role", "img"), ("aria-label", t("label-hand", n=count))]
    return tag("span", pairs, fan + tag("b", [], str(count)))


def building(frame, ui, t, seat, index, size):
    """Return a building of another city."""
    place = frame["table"]["players"][seat]["city"][index]
    row = rows_of(frame, ui)[place["card"]]
    pairs = [
        ("id", "opp-" + str(seat) + "-" + str(index)),
        ("data-place", str(seat) + ":" + str(index)),
        ("tabindex", "-1"),
    ]
    css = ("stack" if place["covered"] else "") + (" fresh" if fresh(frame, seat) == index else "")
    return card(
        place["card"], size, row, t, pairs + look_pairs(), css, under(place), None, place["good"], spoken(place, row, t)
    )


def header(frame, ui, t, seat):
    """Return the head of a panel; it opens the whole city."""
    player = frame["table"]["players"][seat]
    level = ui["levels"][seat] if ui.get("levels") else ""
    small = tag("small", [], esc(t(level))) if level else ""
    who = tag("span", [("class", "who")], tag("b", [], esc(ui["names"][seat])) + small + governor(frame, seat, t))
    built = tag("span", [("class", "nb")], str(player["built"]) + tag("small", [], "/" + str(LOTS)))
    points = seal(player["score"], "score", t("label-points", n=player["score"]))
    inner = face(ui, seat) + who + built + backs(player["hand"], t) + points
    pairs = [("type", "button"), ("class", "head"), ("data-act", "city"), ("data-seat", str(seat))]
    return tag("button", pairs + [("aria-label", heading(frame, ui, t, seat))], inner)


def heading(frame, ui, t, seat):
    """Return a panel's head in words."""
    player = frame["table"]["players"][seat]
    said = [t("table-city-of", name=ui["names"][seat]), t("table-built", n=player["built"], limit=LOTS)]
    said += [t("label-hand", n=player["hand"]), t("label-points", n=player["score"])]
    if frame["table"]["governor"] == seat:
        said.append(t("table-governor"))
    return ". ".join(said)


def rival(frame, ui, t, seat, size):
    """Return the panel of another player."""
    built = len(frame["table"]["players"][seat]["city"])
    cards = "".join([building(frame, ui, t, seat, index, size) for index in range(built)])
    cards += '<span class="lot0"></span>' * (LOTS - built)
    css = "opp turn" if frame["turn"]["seat"] == seat and frame["turn"]["who"] != "none" else "opp"
    inner = header(frame, ui, t, seat) + tag("div", [("class", "cards")], cards)
    return tag("section", [("class", css), ("id", "opp-" + str(seat)), ("aria-label", ui["names"][seat])], inner)


def opponents(frame, ui, t):
    """Return the panels of all other players; a single one has room for larger cards."""
    seats = rivals(frame)
    size = "lot" if len(seats) == 1 else "mini"
    panels = "".join([rival(frame, ui, t, seat, size) for seat in seats])
    return tag("div", [("class", "opps"), ("data-n", str(len(seats)))], panels)
