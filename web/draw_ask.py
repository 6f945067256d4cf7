"""The question panel: what is asked, in words, how much is chosen, and the buttons."""

from draw_hint import aloud, box, lamp
from draw_house import gives
from draw_parts import ROLES, button, esc, tag, token
from draw_state import (
    BUILDS,
    advice_pairs,
    kind_of,
    lifted,
    moved_card,
    option_pairs,
    options_of,
    price_of,
    rows_of,
)

from sanjuan.telling import label, lines, question, refusal

MANY = 8


def pips(chosen, most):
    """Return the cards still to choose as little card backs."""
    return '<i class="on"></i>' * min(chosen, most) + "<i></i>" * max(0, most - chosen)


def sum_of_sale(frame, ui, t):
    """Return a sale as a sum: token 3 + token 2 = 5 cards."""
    chosen = ui.get("chosen") or []
    rows, terms, total = rows_of(frame, ui), [], 0
    for option in chosen:
        figure = price_of(frame, option) or 0
        total += figure
        terms.append(token(rows[option.split("@")[0]]["good"]) + tag("b", [], str(figure)))
    if not terms:
        return ""
    text = "<em>+</em>".join(terms) + "<em>=</em>" + tag("b", [], esc(t("label-cards", n=total)))
    return tag("div", [("class", "count sum")], text)


def count(frame, ui, t, words):
    """Return how much is chosen."""
    ask = frame["ask"]
    if ask["kind"] == "sell":
        return sum_of_sale(frame, ui, t)
    if not words:
        return ""
    chosen = len(ui.get("chosen") or [])
    signs = pips(chosen, ask["most"]) if ask["most"] <= MANY and ask["kind"] != "produce" else ""
    return tag("div", [("class", "count"), ("role", "status"), ("id", "count")], tag("span", [], esc(words)) + signs)


def over_list(frame, ui, t):
    """Return every way to build over a building as a list to open; while a card is lifted the city shows them."""
    options = [option for option in options_of(frame) if ">" in option]
    if kind_of(frame) not in BUILDS or lifted(frame, ui) or not options:
        return ""
    chips = ""
    for option in options:
        text = label(option, "build", t) + " · " + t("option-price", price=price_of(frame, option))
        chips += button(text, option_pairs(ui, option), "chipbtn")
    summary = tag("summary", [], esc(t("ask-build-over")))
    return tag("details", [("class", "overlist"), ("id", "overlist")], summary + tag("div", [], chips))


def lies_somewhere(frame, option):
    """Tell whether an option is a card of my hand or on the table, a place of my city, a role or an event."""
    table = frame["table"]
    aside = table["aside"]["cards"] if table["aside"] else []
    held = [held["card"] for held in table["hand"]]
    lying = [lying["card"] for lying in table["on_table"]] + table["events"]
    return ">" in option or "@" in option or option in aside + held + lying or option in ROLES


def loose_options(frame, ui, t):
    """Return as buttons the options that lie nowhere on the table, such as the use of the library."""
    out = ""
    for option in options_of(frame):
        if lies_somewhere(frame, option):
            continue
        out += button(label(option, kind_of(frame), t), option_pairs(ui, option), "chipbtn lone")
    return out


def title_of(frame, ui, t, words):
    """Return the title: while a card is lifted it says to place it."""
    moving = ui.get("lifted")
    if kind_of(frame) in BUILDS and moving:
        return t("ask-build.lifted", the=t("card-" + moved_card(moving) + ".the"))
    return words["title"]


def panel(title, text, more, buttons, css="q", over=""):
    """Return the panel; `over` is HTML that lies over its words."""
    head = tag("h1", [], esc(title)) + tag("p", [], esc(text))
    words = tag("div", [("class", "words"), ("role", "status"), ("id", "status")], head)
    said = tag("div", [("class", "said")], words + more + over)
    inner = said + tag("div", [("class", "btns")], buttons)
    return tag("section", [("class", "ask"), ("id", "ask")], tag("div", [("class", css)], inner))


def undo(frame, t, always=False):
    """Return the button that takes the last answer back, while that is possible; or `always`, to keep its room."""
    pairs = [("data-act", "undo"), ("id", "undo"), ("disabled", not frame["undo"])]
    return button(t("act-undo"), pairs) if frame["undo"] or always else ""


def clear(frame, ui, t):
    """Return the button that puts a lifted card back; it keeps its room where nothing else is there before."""
    useful = bool(ui.get("lifted") or ui.get("chosen"))
    if kind_of(frame) not in BUILDS or not (useful or not frame["undo"]):
        return ""
    return button(t("act-clear"), [("data-act", "clear"), ("id", "clear"), ("disabled", not useful)])


def why(frame, ui, t):
    """Return why the last try was refused, or else what there is to note (a message id)."""
    text = ui.get("why") or (refusal(frame["error"], t) if frame.get("error") else "")
    text = text or (t(ui["note"]) if ui.get("note") else "")
    return tag("p", [("class", "why"), ("role", "alert"), ("id", "why")], esc(text)) if text else ""


def confirm_text(words, t):
    """Return what the confirming button says; never the same as the one beside it."""
    return t("act-confirm") if words["confirm"] == words["pass"] else words["confirm"]


def asked(frame, ui, t):
    """Return the panel of an open question."""
    ask = frame["ask"]
    words = question(ask, ui.get("chosen") or [], t)
    go = button(
        words["confirm"], [("data-act", "confirm"), ("id", "confirm"), ("disabled", not ui.get("confirm"))], "btn go"
    )
    buttons = go + lamp(frame, ui, t) + (clear(frame, ui, t) or undo(frame, t))
    if ask["least"] == 0:
        pairs = [("data-act", "pass"), ("id", "pass")] + advice_pairs(ui, "")
        buttons += button(words["pass"], pairs, "btn ghosty")
    more = (
        loose_options(frame, ui, t) + count(frame, ui, t, words["count"]) + over_list(frame, ui, t) + why(frame, ui, t)
    )
    hint = box(frame, ui, t)
    css = "q q-" + ask["kind"] + (" hinted" if hint else "") + (" q-said" if ui.get("said") else "")
    over = hint + (aloud(frame, ui, t) if frame.get("hints") else "")
    title, text = ui.get("said") or (title_of(frame, ui, t, words), words["help"] + outlook(frame, ui, t))
    return panel(title, text, more, buttons, css, over)


def outlook(frame, ui, t):
    """Return what the marked role would bring me now, as a sentence to follow others."""
    chosen = ui.get("chosen") or [""]
    return " " + gives(frame, chosen[0], t, False) if gives(frame, chosen[0], t) else ""


def last_line(frame, ui, t):
    """Return what happened last, as a sentence."""
    facts = (ui.get("log") or [])[-3:]
    told = lines(facts, ui["names"], frame["table"]["me"], t)
    return told[-1][1] if told else ""


def waiting(frame, ui, t):
    """Return the panel while another one plays: who, what happened last, and the way to skip ahead."""
    seat = frame["turn"]["seat"]
    title = t("table-wait") if seat is None else t("table-thinking", name=ui["names"][seat])
    buttons = button(t("act-skip"), [("data-act", "skip"), ("id", "skip"), ("disabled", bool(ui.get("fast")))])
    text = t("table-skipping") if ui.get("fast") else last_line(frame, ui, t)
    return panel(title, text, why(frame, ui, t), buttons + undo(frame, t, True), "q waiting")


def ended(frame, ui, t):
    """Return the panel of a game that is over."""
    buttons = button(t("act-score"), [("data-act", "score"), ("id", "see-score")], "btn go")
    return panel(t("why-over"), last_line(frame, ui, t), "", buttons, "q waiting")


def ask(frame, ui, t):
    """Return the question panel of a frame."""
    if frame["over"]:
        return ended(frame, ui, t)
    return asked(frame, ui, t) if frame["ask"] else waiting(frame, ui, t)
