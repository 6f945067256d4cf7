"""My hand, large; and cards laid aside by a question, such as drawn cards of which some are kept."""

import tables
from page.kit.html import esc, tag
from page.kit.selectors import (
    advice_pairs,
    covers,
    is_marked,
    lies,
    look_pairs,
    moved_card,
    moves,
    option_pairs,
    options_of,
    stop,
    tab_pair,
    watches,
    why_pairs,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from page.state import Ui
    from page.types import Frame, Held, Pairs
    from sanjuan.words.words import Words

TICK = '<span class="tick" aria-hidden="true"></span>'
AMPLE = 6
CLOSE = 8
TRAY = 5


def fit(count: int) -> str:
    """Return how tightly a number of cards lies: ample, close, or in two rows ("two")."""
    if count <= AMPLE:
        return "ample"
    return "close" if count <= CLOSE else "two"


def shared_fit(count: int) -> str:
    """Return how tightly cards lie where tray and hand share the room."""
    return "ample" if count <= TRAY else "two"


def across(count: int) -> str:
    """Return how many cards lie side by side where tray and hand share the room."""
    return str(max(1, count if shared_fit(count) == "ample" else columns(count)))


def columns(count: int) -> int:
    """Return how many cards lie in a row when they lie in two rows."""
    return (count + 1) // 2


def numbered_of(names: "Sequence[str]") -> "list[tuple[str, int]]":
    """Return cards as (name, number among its equals)."""
    return [(name, names[:i].count(name)) for i, name in enumerate(names)]


def held_state(frame: "Frame", ui: "Ui", t: "Words", held: "Held", nth: int) -> "tuple[str, Pairs]":
    """Return (class, attributes) of a hand card, by the open question."""
    name = held["card"]
    css = "lift" if name == ui.lifted and nth == 0 else ""
    if lies(frame) == "hand" and name in options_of(frame):
        css += " can picked" if is_marked(ui, name, nth) else " can"
        return css, option_pairs(ui, name, nth)
    if moves(frame) and covers(frame, name) and not ui.review:
        return css + " can", [("data-act", "lift"), ("data-value", name)] + advice_pairs(ui, name, nth)
    reason = tables.at(frame).why(frame, ui, t, held)
    return ("", look_pairs()) if reason is None else ("off", why_pairs(reason))


def held_card(frame: "Frame", ui: "Ui", t: "Words", held: "Held", nth: int, stopping: "str | None") -> str:
    """Return a card of my hand; `nth` counts the equal cards before it, `stopping` is where the tab key stops."""
    name = held["card"]
    css, pairs = held_state(frame, ui, t, held, nth)
    id = held_id(name, nth)
    own = [("id", id), ("data-hand", name), tab_pair(id, stopping)]
    return tables.at(frame).held(frame, ui, t, held, own + pairs, css, TICK)


def held_id(name: str, nth: int) -> str:
    """Return the id of a hand card."""
    return "hand-" + name + "-" + str(nth)


def hand_stop(frame: "Frame", ui: "Ui", numbered: "Sequence[tuple[str, int]]") -> "str | None":
    """Return the id of the hand card that the tab key comes to; `numbered` lists (card, number among its equals)."""
    options = options_of(frame) + [moved_card(option) for option in options_of(frame) if ">" in option]
    ids = [held_id(name, nth) for name, nth in numbered]
    return stop(ui, "hand", ids, [held_id(name, nth) for name, nth in numbered if name in options])


def no_cards(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what there is to say of a hand without a card on show; of one that is hidden, nothing."""
    return (
        tag("p", [("class", "none")], esc(t("table-hand-empty")))
        if frame["curtain"] is None and not watches(ui)
        else ""
    )


def hand(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return my hand."""
    cards = frame["table"]["hand"]
    numbered = numbered_of([held["card"] for held in cards])
    stopping = hand_stop(frame, ui, numbered)
    out = [held_card(frame, ui, t, cards[i], numbered[i][1], stopping) for i in range(len(cards))]
    if not cards:
        out = [no_cards(frame, ui, t)]
    count = len(cards)
    tight = shared_fit(count) if frame["table"].get("aside") else fit(count)
    pairs = [("class", "hand"), ("id", "hand"), ("data-n", str(count)), ("data-cols", str(columns(count)))]
    pairs += [("data-across", across(count)), ("data-fit", tight), ("role", "group"), ("aria-label", t("table-hand"))]
    pairs.append(("data-roving", "hand"))
    return tag("section", pairs, "".join(out))


def aside_card(frame: "Frame", ui: "Ui", t: "Words", name: str, nth: int, stopping: "str | None") -> str:
    """Return a card laid aside; it is an option while its question is open."""
    css, pairs = "", look_pairs()
    if name in options_of(frame):
        css, pairs = ("can picked" if is_marked(ui, name, nth) else "can"), option_pairs(ui, name, nth)
    id = aside_id(name, nth)
    own = [("id", id), tab_pair(id, stopping)]
    return tables.at(frame).laid(frame, ui, t, name, own + pairs, css, TICK)


def aside_id(name: str, nth: int) -> str:
    """Return the id of a card laid aside."""
    return "aside-" + name + "-" + str(nth)


def each_aside(frame: "Frame", ui: "Ui", names: "Sequence[str]", drawn: "Callable[[str, int, str | None], str]") -> str:
    """Return the cards laid aside, each `drawn` by its name, its number among its like and the stop of the tab key."""
    numbered = numbered_of(names)
    ids = [aside_id(name, nth) for name, nth in numbered]
    stopping = stop(ui, "aside", ids, [ids[i] for i, name in enumerate(names) if name in options_of(frame)])
    return "".join([drawn(name, nth, stopping) for name, nth in numbered])


def aside(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the cards laid aside, nothing if there are none."""
    laid = frame["table"].get("aside")
    if not laid:
        return ""
    names = laid["cards"]
    cards = each_aside(frame, ui, names, lambda name, nth, stopping: aside_card(frame, ui, t, name, nth, stopping))
    title = t("table-aside-" + laid["kind"])
    fits = [("data-n", str(len(names))), ("data-fit", shared_fit(len(names))), ("data-cols", str(columns(len(names))))]
    row = tag("div", [("class", "hand"), ("data-roving", "aside")] + fits, cards)
    inner = tag("h2", [], esc(title)) + row
    pairs = [("class", "aside"), ("id", "aside"), ("aria-label", title), ("data-across", across(len(names)))]
    return tag("section", pairs, inner)


def hands(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what is before me: cards laid aside, then my hand."""
    lying, laid = frame["table"].get("aside"), aside(frame, ui, t)
    pairs = [("class", "hands")]
    if lying:
        pairs = [("class", "hands with-aside"), ("data-aside", str(len(lying["cards"])))]
    return tag("div", pairs, laid + hand(frame, ui, t))
