"""The middle of the table: the yard with a building for each currency, the money on offer, the piles, the scorings."""

from page.kit.html import HIDDEN, esc, icon, said, tag
from page.kit.selectors import is_marked, look_pairs, option_pairs, options_of, stop, tab_pair, why_pairs
from page.kit.selectors import kind_of as asked
from page.kit.window import closing, window
from tables.alhambra.cards import card, price_coin
from tables.alhambra.icons import CURRENCIES, LETTERS, SIGNS, mark, number_of, use

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.types import Pairs
    from sanjuan.words.words import Words
    from tables.alhambra.types import Frame

AT = "@"
"""Between a building and the currency it is paid in, in options."""
TICK = '<span class="tick" aria-hidden="true"></span>'


def on_yard(frame: "Frame", currency: str) -> str:
    """Return how the building of a slot is written in options."""
    return frame["table"]["slots"][currency] + AT + currency


def bought_now(frame: "Frame", currency: str) -> bool:
    """Return whether the open question is about paying for the building of a slot."""
    return asked(frame) == "pay" and frame["ask"] is not None and frame["ask"]["args"]["currency"] == currency


def funds(frame: "Frame", t: "Words", currency: str) -> "tuple[str, str]":
    """Return (a word to show, words to read aloud) on how my money of a currency meets the price of its slot."""
    building, purse = frame["table"]["slots"][currency], frame["table"]["purse"].get(currency)
    if purse is None or not building:
        return "", ""
    price, held = number_of(building), purse["sum"]
    if purse["exact"]:
        return tag("b", [("class", "ex")], esc(t("yard-exact"))), t("yard-exact-said", n=held)
    words = t("yard-held", n=held) if held >= price else t("yard-short", n=held, missing=price - held)
    return tag("span", [], esc(words)), words


def slot_state(frame: "Frame", ui: "Ui", t: "Words", currency: str) -> "tuple[str, Pairs]":
    """Return (class, attributes) of the building of a slot, by the open question."""
    option = on_yard(frame, currency)
    if asked(frame) == "turn" and option in options_of(frame):
        css = "can picked" if is_marked(ui, option) else "can"
        return css, option_pairs(ui, option) + ([] if ui.review else [("data-drag", "palace")])
    if asked(frame) == "turn" and not ui.review:
        return "far", why_pairs(t("why-short", **_missing(frame, t, currency)))
    return ("sel" if bought_now(frame, currency) else ""), look_pairs()


def _missing(frame: "Frame", t: "Words", currency: str) -> "dict[str, object]":
    price, held = number_of(frame["table"]["slots"][currency]), frame["table"]["purse"].get(currency, {"sum": 0})["sum"]
    return {"price": price, "n": held, "missing": price - held, "currency": t("money-" + currency)}


def slot_id(frame: "Frame", currency: str) -> str:
    """Return the id of the building of a slot, another one for every building."""
    return "slot-" + currency + "-" + frame["table"]["slots"][currency]


def slot(frame: "Frame", ui: "Ui", t: "Words", currency: str, stopping: "str | None") -> str:
    """Return a slot of the yard, laid with its currency: its building with the price, and how my money meets it."""
    building = frame["table"]["slots"][currency]
    shown, heard = funds(frame, t, currency)
    css = "slot c-" + currency
    if building:
        state, pairs = slot_state(frame, ui, t, currency)
        css += " sel" if bought_now(frame, currency) or "picked" in state else ""
        id = slot_id(frame, currency)
        own = [("id", id), tab_pair(id, stopping)] + pairs
        words = t("yard-pays", currency=t("money-" + currency)) + (". " + heard if heard else "")
        inner = card(building, t, own, state, price_coin(currency, number_of(building)) + TICK, words)
    else:
        inner = tag("span", [("class", "hole")], said(t("yard-empty", currency=t("money-" + currency))))
    foot = tag("span", [("class", "funds"), HIDDEN], mark(currency) + shown)
    return tag("div", [("class", css)], inner + foot)


def yard(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the construction yard."""
    lying = [currency for currency in CURRENCIES if frame["table"]["slots"][currency]]
    ids = [slot_id(frame, currency) for currency in lying]
    open_ids = [slot_id(frame, currency) for currency in lying if on_yard(frame, currency) in options_of(frame)]
    stopping = stop(ui, "yard", ids, open_ids)
    slots = "".join([slot(frame, ui, t, currency, stopping) for currency in CURRENCIES])
    pairs = [("class", "yard"), ("id", "yard"), ("role", "group"), ("aria-label", t("zone-yard"))]
    return tag("section", pairs + [("data-roving", "yard")], slots)


def row_id(name: str, nth: int) -> str:
    """Return the id of a money card of the row."""
    return "row-" + name + "-" + str(nth)


def fits(frame: "Frame", ui: "Ui", name: str, nth: int) -> bool:
    """Return whether a money card of the row can be added to those chosen."""
    chosen, ask = ui.chosen or [], frame["ask"]
    if not chosen or ask is None or is_marked(ui, name, nth):
        return True
    alone, budget = ask.get("alone") or [], ask.get("budget")
    if name in alone or [option for option in chosen if option in alone] or budget is None:
        return False
    return sum([ask["prices"][option] for option in chosen]) + ask["prices"][name] <= budget


def row_state(frame: "Frame", ui: "Ui", name: str, nth: int) -> "tuple[str, Pairs]":
    """Return (class, attributes) of a money card of the row, by the open question."""
    if asked(frame) != "turn" or name not in options_of(frame):
        return "", look_pairs()
    css = "can picked" if is_marked(ui, name, nth) else "can" if fits(frame, ui, name, nth) else "dim"
    return css, option_pairs(ui, name, nth) + ([] if ui.review else [("data-drag", "hand")])


def money(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the money on offer."""
    names = [lying["card"] for lying in frame["table"]["row"]]
    numbered = [(name, names[:at].count(name)) for at, name in enumerate(names)]
    ids = [row_id(name, nth) for name, nth in numbered]
    stopping = stop(ui, "row", ids, [row_id(name, nth) for name, nth in numbered if name in options_of(frame)])
    out = ""
    for at, (name, nth) in enumerate(numbered):
        css, pairs = row_state(frame, ui, name, nth)
        out += card(name, t, [("id", ids[at]), tab_pair(ids[at], stopping)] + pairs, css, TICK)
    pairs = [
        ("class", "money"),
        ("id", "row"),
        ("role", "group"),
        ("aria-label", t("zone-row")),
        ("data-roving", "row"),
    ]
    return tag("section", pairs, out)


def pile(name: str, count: int, css: str, t: "Words") -> str:
    """Return a pile with the number of its cards."""
    words = said(t("zone-" + name) + ": " + str(count))
    small = tag("small", [HIDDEN], esc(t("pile-" + name, n=count)))
    return tag("div", [("class", "pile"), ("id", "pile-" + name)], words + f'<span class="deck {css}"></span>' + small)


def small_button(act: str, picture: str, t: "Words") -> str:
    """Return a button that replaces the log, or the menu, where there is no room for it."""
    pairs = [("type", "button"), ("class", "small-only"), ("data-act", act), ("aria-label", t("act-" + act))]
    return tag("button", pairs, picture)


def piles(frame: "Frame", t: "Words") -> str:
    """Return the piles, and the ways to log and menu where there is no room for the log."""
    table = frame["table"]
    inner = pile("money", table["money"], "", t) + pile("buildings", table["buildings"], "bd", t)
    inner += small_button("log", use(SIGNS, "i-log", "ic"), t) + small_button("menu", icon("menu"), t)
    return tag("section", [("class", "piles"), ("id", "piles")], inner)


def letter(frame: "Frame", t: "Words", name: str) -> str:
    """Return one of the three scorings on the track; one that is over can be looked at again."""
    table = frame["table"]
    over, now = name in table["scored"], name == table["next"]["letter"]
    inner = tag("b", [HIDDEN], name.upper())
    words = t("track-over" if over else "track-next" if now else "track-later", scoring=name.upper())
    if over:
        pairs = [("type", "button"), ("class", "abc done"), ("data-act", "look"), ("data-window", "scoring-" + name)]
        return tag("button", pairs + [("aria-label", words)], inner + icon("check"))
    return tag("span", [("class", "abc next" if now else "abc")], said(words) + inner)


def when(frame: "Frame", t: "Words") -> str:
    """Return when the next scoring comes, or that there is none left."""
    table = frame["table"]
    if table["next"]["letter"] in table["scored"]:
        return t("track-all-over")
    if not table["comes"]:
        return t("track-at-end", n=table["buildings"])
    least, most = table["comes"]
    return t("track-comes", scoring=table["next"]["letter"].upper(), least=least, most=most)


def letters(frame: "Frame", t: "Words") -> str:
    """Return the three scorings in a line, and when the next one comes."""
    line = "<i></i>".join([letter(frame, t, name) for name in LETTERS])
    return tag("div", [("class", "abcs")], line) + tag("p", [("class", "comes")], esc(when(frame, t)))


def scorings(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the window of the three scorings, where the table has no room for their track."""
    body = letters(frame, t) + tag("div", [("class", "btns")], closing(t))
    return window(t("track-label"), body, t, "scoringsw")


def track(frame: "Frame", t: "Words") -> str:
    """Return the track of the three scorings, with when the next one comes."""
    inner = letters(frame, t)
    return tag("section", [("class", "track plate"), ("id", "track"), ("aria-label", t("track-label"))], inner)
