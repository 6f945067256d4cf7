"""My hand, large, with live prices; and cards laid aside by a question (drawn cards to keep, the gold mine's four)."""

from draw_card import card
from draw_parts import esc, tag
from draw_state import (
    BUILDS,
    advice_pairs,
    covers,
    is_marked,
    kind_of,
    look_pairs,
    moved_card,
    option_pairs,
    options_of,
    price_of,
    rows_of,
    stop,
    tab_pair,
    why_pairs,
)
from draw_why import saved, why_hand, worth

TICK = '<span class="tick" aria-hidden="true"></span>'
AMPLE = 6
CLOSE = 8
TRAY = 5


def fit(count):
    """Return how tightly so many cards lie: ample, close, or in two rows ("two")."""
    if count <= AMPLE:
        return "ample"
    return "close" if count <= CLOSE else "two"


def shared_fit(count):
    """Return how tightly cards lie where tray and hand share the room."""
    return "ample" if count <= TRAY else "two"


def across(count):
    """Return how many cards lie side by side where tray and hand share the room."""
    return str(max(1, count if shared_fit(count) == "ample" else columns(count)))


def columns(count):
    """Return how many cards lie in a row when they lie in two rows."""
    return (count + 1) // 2


def held_state(frame, ui, t, held, nth):
    """Return (class, attributes) of a hand card, by the open question."""
    name, kind = held["card"], kind_of(frame)
    css = "lift" if name == ui.get("lifted") and nth == 0 else ""
    if kind not in ("keep", "gold_mine") and name in options_of(frame):
        css += " can picked" if is_marked(ui, name, nth) else " can"
        return css, option_pairs(ui, name, nth)
    if kind in BUILDS and covers(frame, name) and not ui.get("review"):
        return css + " can", [("data-act", "lift"), ("data-value", name)] + advice_pairs(ui, name, nth)
    reason = why_hand(frame, ui, t, held)
    return ("", look_pairs()) if reason is None else ("off", why_pairs(reason))


def held_card(frame, ui, t, held, nth, stopping):
    """Return a card of my hand; `nth` counts the equal cards before it, `stopping` is where the tab key stops."""
    name = held["card"]
    css, pairs = held_state(frame, ui, t, held, nth)
    id = held_id(name, nth)
    own = [("id", id), ("data-hand", name), tab_pair(id, stopping)]
    price, words = held["price"], saved(held, t)
    if kind_of(frame) in BUILDS:
        price = price_of(frame, name) if name in options_of(frame) else price
        words = words or worth(frame, name, t)
    return card(name, "hand", rows_of(frame, ui)[name], t, own + pairs, css, TICK, price, False, words)


def held_id(name, nth):
    """Return the id of a hand card."""
    return "hand-" + name + "-" + str(nth)


def hand_stop(frame, ui, numbered):
    """Return the id of the hand card that the tab key comes to; `numbered` lists (card, number among its equals)."""
    options = options_of(frame) + [moved_card(option) for option in options_of(frame) if ">" in option]
    ids = [held_id(name, nth) for name, nth in numbered]
    return stop(ui, "hand", ids, [held_id(name, nth) for name, nth in numbered if name in options])


def hand(frame, ui, t):
    """Return my hand."""
    cards = frame["table"]["hand"]
    names = [held["card"] for held in cards]
    numbered = [(name, names[:i].count(name)) for i, name in enumerate(names)]
    stopping = hand_stop(frame, ui, numbered)
    out = [held_card(frame, ui, t, cards[i], numbered[i][1], stopping) for i in range(len(cards))]
    if not cards:
        out = [tag("p", [("class", "none")], esc(t("table-hand-empty")))]
    count = len(cards)
    tight = shared_fit(count) if frame["table"]["aside"] else fit(count)
    pairs = [("class", "hand"), ("id", "hand"), ("data-n", str(count)), ("data-cols", str(columns(count)))]
    pairs += [("data-across", across(count)), ("data-fit", tight), ("role", "group"), ("aria-label", t("table-hand"))]
    pairs.append(("data-roving", "hand"))
    return tag("section", pairs, "".join(out))


def aside_card(frame, ui, t, name, nth, stopping):
    """Return a card laid aside; it is an option while its question is open."""
    css, pairs = "", look_pairs()
    if name in options_of(frame):
        css, pairs = ("can picked" if is_marked(ui, name, nth) else "can"), option_pairs(ui, name, nth)
    id = aside_id(name, nth)
    own = [("id", id), tab_pair(id, stopping)]
    return card(name, "hand", rows_of(frame, ui)[name], t, own + pairs, css, TICK)


def aside_id(name, nth):
    """Return the id of a card laid aside."""
    return "aside-" + name + "-" + str(nth)


def aside(frame, ui, t):
    """Return the cards laid aside, nothing where there are none."""
    laid = frame["table"]["aside"]
    if not laid:
        return ""
    names = laid["cards"]
    numbered = [(name, names[:i].count(name)) for i, name in enumerate(names)]
    ids = [aside_id(name, nth) for name, nth in numbered]
    stopping = stop(ui, "aside", ids, [ids[i] for i, name in enumerate(names) if name in options_of(frame)])
    cards = "".join([aside_card(frame, ui, t, name, nth, stopping) for name, nth in numbered])
    title = t("table-aside-" + laid["kind"])
    fits = [("data-n", str(len(names))), ("data-fit", shared_fit(len(names))), ("data-cols", str(columns(len(names))))]
    row = tag("div", [("class", "hand"), ("data-roving", "aside")] + fits, cards)
    inner = tag("h2", [], esc(title)) + row
    pairs = [("class", "aside"), ("id", "aside"), ("aria-label", title), ("data-across", across(len(names)))]
    return tag("section", pairs, inner)


def hands(frame, ui, t):
    """Return what lies before me: cards laid aside, then my hand."""
    laid = aside(frame, ui, t)
    pairs = [("class", "hands")]
    if laid:
        pairs = [("class", "hands with-aside"), ("data-aside", str(len(frame["table"]["aside"]["cards"])))]
    return tag("div", pairs, laid + hand(frame, ui, t))
