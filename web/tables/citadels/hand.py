"""The area before me: the characters to choose from, cards that are seen but not held on a lit tray, my hand."""

from page.kit.html import esc, tag
from page.kit.selectors import is_marked, kind_of, look_pairs, option_pairs, options_of, stop, tab_pair
from page.table.hand import TICK, aside_id, each_aside, hand_stop, held_card, no_cards, numbered_of
from tables.citadels.cards import character, district, row_of
from tables.citadels.icons import CHARACTERS, TRAY, layout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.types import Pairs
    from sanjuan.words.words import Words
    from tables.citadels.types import Frame

WIDE, FIVES, MANY = 3, (5, 9, 10), 10
"""The number of cards beyond which a tray takes all the room; the numbers that lie in rows of five instead of four; the
number beyond which a hand lies close together."""


def tray_card(frame: "Frame", ui: "Ui", t: "Words", name: str, nth: int, stopping: "str | None") -> str:
    """Return a card that is seen but not held; it is an option while its question is open."""
    id = aside_id(name, nth)
    css, pairs = "", look_pairs()
    if name in options_of(frame) and kind_of(frame) in TRAY:
        at = nth if options_of(frame).count(name) > 1 else 0
        css = "can picked" if is_marked(ui, name, at) else "can"
        pairs = option_pairs(ui, name, at)
    own: Pairs = [("id", id), tab_pair(id, stopping)]
    return district(name, "h", row_of(frame, ui, name), t, own + pairs, css, TICK)


def tray(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the tray, "" if it is empty."""
    laid = frame["table"].get("aside")
    if not laid:
        return ""
    names = laid["cards"]
    cards = each_aside(frame, ui, names, lambda name, nth, stopping: tray_card(frame, ui, t, name, nth, stopping))
    whose = (frame["ask"] or {"args": {}})["args"].get("seat")
    title = t("table-aside-" + laid["kind"], name="" if whose is None else ui.names[whose])
    inner = tag("h2", [], esc(title)) + tag("div", [("data-roving", "aside")], cards)
    pairs = [("class", "aside"), ("id", "aside"), ("aria-label", title), ("data-t", str(len(names)))]
    return tag("section", pairs, inner)


def offered(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the characters to choose from."""
    names = options_of(frame)
    ids = ["char-" + name for name in names]
    stopping, out = stop(ui, "chars", ids, ids), ""
    for at, name in enumerate(names):
        css = "can picked" if is_marked(ui, name) else "can"
        own = [("id", ids[at]), tab_pair(ids[at], stopping)] + option_pairs(ui, name)
        out += character(name, row_of(frame, ui, name), t, own, css, TICK)
    pairs = [("class", "hand chars"), ("id", "chars"), ("role", "group"), ("aria-label", t("table-chars"))]
    return tag("section", pairs + [("data-roving", "chars"), ("data-n", str(len(names)))], out)


def rows(count: int) -> int:
    """Return in how many rows cards lie on a phone."""
    across = 5 if count in FIVES else 4
    return max(1, (count + across - 1) // across)


def hand(frame: "Frame", ui: "Ui", t: "Words", laid: str) -> str:
    """Return my hand, beside the tray if there is one."""
    cards = frame["table"]["hand"]
    numbered = numbered_of([held["card"] for held in cards])
    stopping = hand_stop(frame, ui, numbered)
    out = "".join([held_card(frame, ui, t, cards[at], numbered[at][1], stopping) for at in range(len(cards))])
    if not cards:
        out = no_cards(frame, ui, t)
    lying = frame["table"].get("aside")
    count = len(lying["cards"]) if lying else 0
    css = "hand" + (" with t" + str(count) if laid else "") + (" wide" if count > WIDE else "")
    css += " lit-hand" if layout(frame) == "hand" and kind_of(frame) != "turn" else ""
    inner = tag("div", [("class", "hc"), ("data-roving", "hand")], out)
    pairs = [("class", css), ("role", "group"), ("aria-label", t("table-hand")), ("id", "hand")]
    pairs += [("data-n", str(len(cards))), ("data-rows", str(rows(len(cards))))]
    pairs.append(("data-many", "yes" if len(cards) > MANY else "no"))
    return tag("section", pairs, laid + inner)


def hands(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what is before me."""
    if kind_of(frame) in CHARACTERS:
        return tag("div", [("class", "hands")], offered(frame, ui, t))
    return tag("div", [("class", "hands")], hand(frame, ui, t, tray(frame, ui, t)))
