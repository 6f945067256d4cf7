"""The other players: a panel each with name, governor, cards in hand, points and city."""

from draw_card import card
from draw_city import LOTS, governor, spoken, under
from draw_deeds import last_deed, last_said
from draw_parts import HIDDEN, esc, face, pips, said, seal, tag
from draw_state import fresh, look_pairs, my_seat, rows_of
from people import strength

BACKS = 7


def rivals(frame):
    """Return the other seats clockwise from the one on show."""
    count = len(frame["table"]["players"])
    return [(my_seat(frame) + n) % count for n in range(1, count)]


def backs(count):
    """Return a fan of card backs with the number of cards in hand."""
    fan = "<i></i>" * min(count, BACKS)
    return tag("span", [("class", "backs"), HIDDEN], fan + tag("b", [], str(count)))


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


def might(ui, seat):
    """Return how strong an opponent is, as signs; nothing for a guest."""
    rank = strength(ui["cast"][seat], ui["bots"])
    return pips(rank, len(ui["bots"])) if rank else ""


def style(ui, seat, t):
    """Return an opponent's strength and way of playing in words, "" for a guest."""
    id = ui["cast"][seat]
    rank = strength(id, ui["bots"])
    return t("label-strength", n=rank, of=len(ui["bots"])) + ". " + t("bot-" + id + ".style") if rank else ""


def header(frame, ui, t, seat):
    """Return the head of a panel; it opens the whole city."""
    player = frame["table"]["players"][seat]
    small = might(ui, seat)
    name = tag("b", [], esc(ui["names"][seat])) + small + governor(frame, seat, t)
    who = tag("span", [("class", "who"), HIDDEN], name + last_deed(frame, ui, t, seat))
    built = tag("span", [("class", "nb"), HIDDEN], str(player["built"]) + tag("small", [], "/" + str(LOTS)))
    inner = said(heading(frame, ui, t, seat)) + face(ui, seat) + who
    inner += built + backs(player["hand"]) + seal(player["score"], "score", hidden=True)
    pairs = [("type", "button"), ("class", "head"), ("data-act", "city"), ("data-seat", str(seat))]
    return tag("button", pairs, inner)


def heading(frame, ui, t, seat):
    """Return a panel's head in words."""
    player = frame["table"]["players"][seat]
    said = [t("table-city-of", name=ui["names"][seat]), t("table-built", n=player["built"], limit=LOTS)]
    said += [t("label-hand", n=player["hand"]), t("label-points", n=player["score"])]
    if frame["table"]["governor"] == seat:
        said.append(t("table-governor"))
    said += last_said(frame, ui, t, seat)
    if style(ui, seat, t):
        said.append(style(ui, seat, t))
    return ". ".join(said)


def rival(frame, ui, t, seat, size):
    """Return the panel of another player."""
    built = len(frame["table"]["players"][seat]["city"])
    cards = "".join([building(frame, ui, t, seat, index, size) for index in range(built)])
    free = "opp-" + str(seat) + "-free-"
    cards += "".join([tag("span", [("class", "lot0"), ("id", free + str(n))]) for n in range(built, LOTS)])
    css = "opp turn" if frame["turn"]["seat"] == seat and frame["turn"]["who"] != "none" else "opp"
    inner = header(frame, ui, t, seat) + tag("div", [("class", "cards")], cards)
    return tag("section", [("class", css), ("id", "opp-" + str(seat)), ("aria-label", ui["names"][seat])], inner)


def opponents(frame, ui, t):
    """Return the panels of all other players; a single one has room for larger cards."""
    seats = rivals(frame)
    size = "lot" if len(seats) == 1 else "mini"
    panels = "".join([rival(frame, ui, t, seat, size) for seat in seats])
    return tag("div", [("class", "opps"), ("data-n", str(len(seats)))], panels)
