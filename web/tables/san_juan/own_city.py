"""My city: twelve lots with buildings, goods, covered stacks, tucked cards, and the places for a lifted card."""

from page.kit.html import HIDDEN, esc, icon, seal, tag
from page.kit.selectors import (
    covers,
    is_marked,
    kind_of,
    lifted,
    look_pairs,
    me_player,
    my_seat,
    option_pairs,
    options_of,
    place_name,
    price_of,
    rows_of,
    stop,
    tab_pair,
    why_pairs,
)
from page.table.player import seated
from tables.san_juan.cards import UNKNOWN, card
from tables.san_juan.effects import EFFECTS
from tables.san_juan.icons import token
from tables.san_juan.why import asked_card, why_over, why_place

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.types import Pairs
    from sanjuan.words.words import Words
    from tables.san_juan.types import Card, Frame, Place

LOTS = 12


def fresh(frame: "Frame", seat: int) -> "int | None":
    """Return the place of the building that a seat has put up since the last frame, None when it has built nothing."""
    new = frame["log"] if frame["log_from"] else []
    told = [(fact, EFFECTS.get(fact["id"], {}).get("glows")) for fact in new if fact.get("seat") == seat]
    built = [fact[glowing] for fact, glowing in told if glowing]
    city = frame["table"]["players"][seat]["city"]
    places = [i for i, place in enumerate(city) if built and place["card"] == built[-1]]
    return places[-1] if places else None


def chip(price: "int | str | None", old: "int | None" = None, css: str = "", id: "str | None" = None) -> str:
    """Return a price on navy; the printed one is struck through if it differs."""
    struck = tag("s", [], str(old)) if old is not None and old != price else ""
    return tag("span", [("class", "chip" + css), ("id", id), HIDDEN], struck + tag("b", [], str(price)))


def tucked(place: "Place", t: "Words") -> str:
    """Return the paper strip for cards tucked under a building (the owner's own view only)."""
    if not place["tucked"]:
        return ""
    return tag(
        "i", [("class", "tuck"), ("data-n", str(place["tucked"])), HIDDEN], esc(t("table-tucked", n=place["tucked"]))
    )


def under(place: "Place") -> str:
    """Return the mark of a covered stack."""
    return tag("i", [("class", "under"), HIDDEN], "+" + str(len(place["covered"]))) if place["covered"] else ""


def spoken(place: "Place", row: "Card", t: "Words") -> str:
    """Return what is on and under a building, in words."""
    said = []
    if place["good"]:
        said.append(t("label-good", good=t("good-" + row["good"])))
    if place["covered"]:
        said.append(t("table-covered", cards=", ".join([t("card-" + name) for name in place["covered"]])))
    if place["tucked"]:
        said.append(tucked_words(place, t))
    return ". ".join(said)


def tucked_words(place: "Place", t: "Words") -> str:
    """Return what its owner has tucked under a building: the names of the cards, or their number if they are hidden."""
    known = [t("card-" + name) for name in place["tucked_cards"] if name != UNKNOWN]
    said = t("table-tucked", n=place["tucked"])
    return said + (": " + ", ".join(known) if known else "")


def place_option(frame: "Frame", ui: "Ui", t: "Words", option: str, row: "Card") -> "tuple[str, Pairs, str]":
    """Return (class, attributes, HTML on top) of a building that can be chosen, mostly for the good on it."""
    kind = kind_of(frame)
    css = "can picked" if is_marked(ui, option) else "can"
    if kind == "sell":
        return css + " selling", option_pairs(ui, option), chip("+" + str(price_of(frame, option)), None, " sellc")
    if kind == "earthquake":
        return css + " doomed", option_pairs(ui, option), ""
    if kind == "harbor":
        return css + " selling", option_pairs(ui, option), token(row["good"], "tok good ghostgood")
    if kind == "produce":
        return css + " making", option_pairs(ui, option), token(row["good"], "tok good ghostgood")
    return css + " paying", option_pairs(ui, option), chip("1", None, " sellc") if kind == "pay" else ""


def over_option(
    frame: "Frame", ui: "Ui", t: "Words", place: "Place", index: int, moving: str
) -> "tuple[str, Pairs, str]":
    """Return (class, attributes, HTML on top) of a building while a card is lifted; None if it cannot be covered."""
    option = moving + ">" + place_name(place["card"], index)
    if option not in options_of(frame):
        return "off", why_pairs(why_over(frame, t, option, moving)), ""
    price = price_of(frame, option)
    css = "over can picked" if is_marked(ui, option) else "over can"
    words = t("label-over", the=t("card-" + place["card"] + ".the"), price=price)
    pairs = option_pairs(ui, option) + [("data-drop", option), ("title", words)]
    return css, pairs, chip(price, rows_of(frame, ui)[moving]["cost"])


def paid_for(frame: "Frame", index: int) -> bool:
    """Return whether this is the building that is being paid for."""
    if kind_of(frame) != "pay":
        return False
    city = me_player(frame)["city"]
    wanted = asked_card(frame)
    return index == max([i for i, place in enumerate(city) if place["card"] == wanted], default=-1)


def state_of(frame: "Frame", ui: "Ui", t: "Words", place: "Place", index: int) -> "tuple[str, Pairs, str]":
    """Return (class, attributes, HTML on top) of a building, by the open question."""
    name = place_name(place["card"], index)
    moving = lifted(frame, ui)
    if name in options_of(frame):
        return place_option(frame, ui, t, name, rows_of(frame, ui)[place["card"]])
    if moving and covers(frame, moving):
        return over_option(frame, ui, t, place, index, moving)
    if paid_for(frame, index):
        return "ghost", why_pairs(t("why-building")), ""
    reason = why_place(frame, ui, t, place)
    if reason is None:
        return "", look_pairs(), ""
    return ("off" if kind_of(frame) in ("sell", "produce", "harbor") else ""), why_pairs(reason), ""


def sale_words(frame: "Frame", option: str, t: "Words") -> str:
    """Return what a good sells for in words, "" if it is not for sale now."""
    if kind_of(frame) != "sell" or option not in options_of(frame):
        return ""
    return ". " + t("label-sells", price=price_of(frame, option))


def building(frame: "Frame", ui: "Ui", t: "Words", index: int, stopping: "str | None") -> str:
    """Return one building of my city; `stopping` is the lot at which the tab key stops."""
    place = me_player(frame)["city"][index]
    row = rows_of(frame, ui)[place["card"]]
    css, pairs, extra = state_of(frame, ui, t, place, index)
    css += " stack" if place["covered"] else ""
    css += " fresh" if fresh(frame, my_seat(frame)) == index else ""
    id = lot_id(index)
    place_of = ("data-place", str(my_seat(frame)) + ":" + str(index))
    pairs = [("id", id), place_of, tab_pair(id, stopping)] + pairs
    words = spoken(place, row, t) + sale_words(frame, place_name(place["card"], index), t)
    over = under(place) + tucked(place, t) + extra
    return card(place["card"], "lot", row, t, pairs, css, over, None, place["good"], words, place.get("points"))


def empty_lot(frame: "Frame", ui: "Ui", t: "Words", index: int, first: bool) -> str:
    """Return an empty lot; while a card that may be built there is lifted it shows the price and takes the card."""
    moving = lifted(frame, ui)
    number = tag("span", [("class", "ln"), ("id", "ln-" + str(index))], str(index + 1))
    pairs = [("id", "lot-" + str(index)), ("class", "lot1")]
    if not moving or moving not in options_of(frame):
        return tag("span", pairs, number)
    price = price_of(frame, moving)
    row = rows_of(frame, ui)[moving]
    pairs = [("id", "lot-" + str(index)), ("class", "lot1 can first" if first else "lot1 can"), ("data-drop", moving)]
    id = "chip-" + str(index)
    inner = number + chip(price, row["cost"], "", id)
    if first and moving in (ui.chosen or []):
        inner = card(moving, "lot", row, t, [("tabindex", "-1"), ("aria-hidden", "true")], "ghost")
        inner += chip(price, row["cost"], "", id + "-taken")
    return tag("span", pairs + [("title", t("label-drop", price=price))], inner)


def lot_id(index: int) -> str:
    """Return the id of a lot of my city."""
    return "lot-" + str(index)


def city_stop(frame: "Frame", ui: "Ui") -> "str | None":
    """Return the id of the building at which the tab key stops."""
    city = me_player(frame)["city"]
    names = [place_name(city[index]["card"], index) for index in range(len(city))]
    options = [option.split(">")[-1] for option in options_of(frame)]
    chosen = [lot_id(index) for index, name in enumerate(names) if name in options]
    return stop(ui, "city", [lot_id(index) for index in range(len(city))], chosen)


def lots(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return all lots."""
    built = len(me_player(frame)["city"])
    stopping = city_stop(frame, ui)
    out = [building(frame, ui, t, index, stopping) for index in range(built)]
    out += [empty_lot(frame, ui, t, index, index == built) for index in range(built, LOTS)]
    pairs = [("class", "lots"), ("role", "group"), ("aria-label", t("table-my-city")), ("data-roving", "city")]
    return tag("div", pairs, "".join(out))


def city(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return my city with its header: portrait, name, number of buildings, public points."""
    me = me_player(frame)
    seat = my_seat(frame)
    name = tag("b", [], esc(ui.names[seat])) + tag("small", [], esc(t("table-built", n=me["built"], limit=LOTS)))
    head = seated(frame, ui, seat, t, True) + tag("div", [("class", "who")], name)
    head += (governor(frame, seat, t) or room(t)) + seal(me["score"], "score", t("label-points", n=me["score"]))
    css = "mine lifting" if lifted(frame, ui) else "mine"
    return tag("section", [("class", css), ("id", "mine")], tag("header", [], head) + lots(frame, ui, t))


def room(t: "Words") -> str:
    """Return the room that the governor's badge takes, so that nothing jumps when it comes."""
    return tag("em", [("class", "gov none"), HIDDEN], icon("gov") + tag("span", [], esc(t("table-governor"))))


def governor(frame: "Frame", seat: int, t: "Words") -> str:
    """Return the governor's badge for the seat that has it."""
    if frame["table"]["governor"] != seat:
        return ""
    return tag(
        "em",
        [("class", "gov"), ("title", t("table-governor"))],
        icon("gov") + tag("span", [], esc(t("table-governor"))),
    )
