"""The plain table, as the page asks for it (see `tables.types`): players in a row, zones as rows of cards."""

from page.kit.html import HIDDEN, esc, face, said, seal, tag
from page.kit.selectors import lies as where
from page.kit.selectors import lifted as lifted_card
from page.kit.selectors import me_player, my_seat, options_of, price_of, rows_of
from page.kit.window import closing, window
from page.kit.zoom import close_up, figures
from page.table.hand import hands
from page.table.hint import close_up as advised
from page.table.last_moves import last_deed, last_deeds, last_said
from page.table.log import recent
from page.table.player import in_order, might, seated, style
from tables.plain.zones import ON_TABLE, cards_of, figures_of, names_before, on_show, others, why, zones
from tables.plain.zones import card as drawn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from page.state import Ui
    from page.types import Effects, Frame, Held, Pair, Pairs, Row
    from sanjuan.words.words import Words

__all__ = [
    "COUNTS", "DIALOGS", "EFFECTS", "FAMILIES", "HANDS", "HOLDS", "PARTS", "SHEET", "attributes", "card", "held",
    "laid", "lies", "lifted", "outlook", "picture", "row", "ways", "why", "zoom",
]  # fmt: skip

COUNTS: "dict[str, Callable[[Frame, Ui, Words, str], str]]" = {}
EFFECTS: "Effects" = {"round": {"heads": True, "pause": 1}, "": {"pause": 1, "sound": "slide"}}
SHEET = None
HOLDS = None
FAMILIES = ("card-",)
HANDS = hands


def heading(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return a player's head in words."""
    player = frame["table"]["players"][seat]
    words = [ui.names[seat], t("label-points", n=player["score"])]
    if seat < frame["table"]["seats"]:
        words.append(t("label-hand", n=player["hand"]))
    words += in_order(frame, seat, t)
    return ". ".join(words + last_said(frame, ui, t, seat) + ([style(ui, seat, t)] if style(ui, seat, t) else []))


def head(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return the head of a player: portrait, name, cards in hand, points; it opens all that the player has."""
    player = frame["table"]["players"][seat]
    who = tag("b", [], esc(ui.names[seat])) + might(ui, seat) + last_deed(frame, ui, t, seat)
    inner = said(heading(frame, ui, t, seat)) + seated(frame, ui, seat, t)
    inner += tag("span", [("class", "who"), HIDDEN], who)
    if seat < frame["table"]["seats"]:
        inner += tag("span", [("class", "backs"), HIDDEN], "<i></i>" + tag("b", [], str(player["hand"])))
    inner += seal(player["score"], "score", hidden=True)
    return tag("button", [("type", "button"), ("class", "head"), ("data-act", "city"), ("data-seat", str(seat))], inner)


def other(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return the panel of another player."""
    css = "opp turn" if frame["turn"]["seat"] == seat and frame["turn"]["who"] != "none" else "opp"
    lying = zones(frame, ui, t, "opp-" + str(seat), frame["table"]["players"][seat], names_before(frame, seat))
    pairs = [("class", css), ("id", "opp-" + str(seat)), ("aria-label", ui.names[seat]), ("data-person", str(seat))]
    return tag("section", pairs, head(frame, ui, t, seat) + tag("div", [("class", "cards")], lying))


def players(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the panels of the other players."""
    seats = others(frame)
    panels = "".join([other(frame, ui, t, seat) for seat in seats])
    return tag("div", [("class", "opps"), ("data-n", str(len(seats)))], panels)


def middle(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the zones of the table."""
    inner = zones(frame, ui, t, "zone", frame["table"], names_before(frame, None))
    pairs = [("class", "zones"), ("id", "zones"), ("tabindex", "0"), ("aria-label", t("table-zones"))]
    return tag("section", pairs, inner)


def mine(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return my own zones with my name and points."""
    seat, me = my_seat(frame), me_player(frame)
    name = tag("b", [], esc(ui.names[seat]))
    header = seated(frame, ui, seat, t, True) + tag("span", [("class", "who")], name)
    header += seal(me["score"], "score", t("label-points", n=me["score"]))
    inner = tag("header", [], header) + zones(frame, ui, t, "mine", me, names_before(frame, seat))
    return tag("section", [("class", "mine"), ("id", "mine")], inner)


PARTS = (("opponents", players), ("zones", middle), ("log", recent), ("city", mine))


def whole(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return all that a player has, in a window."""
    seat = ui.city
    player = frame["table"]["players"][seat]
    words = t("label-points", n=player["score"])
    words += " · " + t("label-hand", n=player["hand"]) if seat < frame["table"]["seats"] else ""
    text = esc(words) + (tag("small", [], might(ui, seat) + esc(style(ui, seat, t))) if style(ui, seat, t) else "")
    body = tag("p", [("class", "facts")], face(ui, seat) + tag("span", [], text)) + last_deeds(frame, ui, t, seat)
    cards = "".join([card(frame, ui, t, name, [("data-act", "zoom")]) for name in cards_of(player)])
    body += row(cards) + tag("div", [("class", "btns")], closing(t))
    return window(ui.names[seat], body, t, "cityw")


DIALOGS = {"city": whole}


def attributes(frame: "Frame") -> "Pairs":
    """Return the attribute by which the table is known to be the plain one."""
    return [("data-plain", str(len(frame["table"]["players"])))]


def card(frame: "Frame", ui: "Ui", t: "Words", name: str, pairs: "Sequence[Pair]") -> str:
    """Return a card in a row of cards."""
    return drawn(frame, ui, t, name, pairs)


def row(cards: str) -> str:
    """Return such cards in a row."""
    return tag("div", [("class", "zcards")], cards)


def priced(frame: "Frame", t: "Words", name: str) -> str:
    """Return the figure of an option as a chip, "" without one."""
    price = price_of(frame, name) if name in options_of(frame) else None
    return "" if price is None else tag("span", [("class", "chip"), HIDDEN], tag("b", [], str(price)))


def held(frame: "Frame", ui: "Ui", t: "Words", held: "Held", pairs: "Sequence[Pair]", css: str, extra: str) -> str:
    """Return a card of my hand."""
    name = held["card"]
    return drawn(frame, ui, t, name, pairs, css, extra + priced(frame, t, name), figures_of(held))


def laid(frame: "Frame", ui: "Ui", t: "Words", name: str, pairs: "Sequence[Pair]", css: str, extra: str) -> str:
    """Return a card laid aside."""
    return drawn(frame, ui, t, name, pairs, css, extra)


def zoom(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what `ui.zoom` names close up: its name, its text if there is one, its figures."""
    name = ui.zoom or ""
    title = t("card-" + name)
    texts = [t(id) for id in ("card-" + name + ".text", "card-" + name + ".power") if t.has(id)]
    body = tag("h2", [], esc(title)) + "".join([tag("p", [], esc(text)) for text in texts])
    body += advised(frame, ui, name, t)
    told = figures_of(rows_of(frame, ui).get(name, {}))
    body += figures([(t("zone-" + key), value) for key, value in told]) if told else ""
    shown = drawn(frame, ui, t, name, [("tabindex", "-1"), ("data-act", "close")], "big")
    return close_up(title, shown, body + tag("div", [("class", "btns")], closing(t)))


def lies(frame: "Frame", option: str) -> bool:
    """Return whether an option is a card that can be clicked, as often as it is offered; else it is a button."""
    table = frame["table"]
    if where(frame) == "hand":
        there = [held["card"] for held in table["hand"]]
    elif where(frame) == "aside":
        there = (table.get("aside") or {"cards": []})["cards"]
    else:
        there = on_show(frame) if where(frame) in ON_TABLE else []
    return there.count(option) >= options_of(frame).count(option)


def ways(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return nothing: all that a question offers lies on the table or is a button."""
    return ""


def lifted(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what is picked up."""
    return t("card-" + (lifted_card(frame, ui) or ""))


def outlook(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what the marked option costs or brings, if the engine says so."""
    figures = [price_of(frame, option) for option in (ui.chosen or [])[:1]]
    return "" if not figures or figures[0] is None else str(figures[0])


def picture(row: "Row") -> str:
    """Return no picture."""
    return ""
