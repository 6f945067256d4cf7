"""The log: what happened, one sentence each, with the portrait of who did it and the cards named in it."""

from draw_parts import esc, face, icon, tag

from sanjuan.telling import lines

RECENT = 16


def named_cards(fact):
    """Return what can be looked at of what a fact names: cards as "card-well", events as "event-taxes"."""
    named = [fact[key] for key in ("card", "old", "building") if fact.get(key)]
    named = ["card-" + name for name in named + list(fact.get("cards") or [])]
    return named + (["event-" + fact["event"]] if fact.get("event") else [])


def marked(sentence, fact, t):
    """Return a sentence as HTML, the cards in it marked so that a tap shows them."""
    html = esc(sentence)
    for id in named_cards(fact):
        text = esc(t(id))
        shown = id[len("card-") :] if id.startswith("card-") else id
        mark = tag("mark", [("data-act", "zoom"), ("data-card", shown)], text)
        if mark not in html:
            html = html.replace(text, mark, 1)
    return html


def sign(fact, ui):
    """Return the portrait of who a fact is about, or a sign for what concerns all."""
    seat = fact.get("governor", fact.get("seat"))
    return icon("t" if fact["id"] == "tile" else "r", "ic pm") if seat is None else face(ui, seat, "pm")


def line(fact, sentence, number, ui, t):
    """Return one line of the log."""
    css = "round" if fact["id"] == "round" else None
    inner = sign(fact, ui) + tag("span", [], marked(sentence, fact, t))
    return tag("li", [("id", "log-" + str(number)), ("class", css)], inner)


def told(facts, first, frame, ui, t):
    """Return facts as lines; `first` is the number of the first one in the whole log."""
    numbers = list(range(len(facts)))
    out = []
    for fact, sentence in lines(facts, ui["names"], frame["table"]["me"], t):
        while facts[numbers[0]] is not fact:
            numbers.pop(0)
        out.append(line(fact, sentence, first + numbers.pop(0), ui, t))
    return "".join(out)


def recent(frame, ui, t):
    """Return the log on the table: the last lines."""
    facts = ui.get("log") or []
    first = max(0, len(facts) - RECENT)
    items = told(facts[first:], first, frame, ui, t)
    buttons = "".join(
        [
            tag(
                "button",
                [("type", "button"), ("class", "menu"), ("data-act", act), ("aria-label", t("act-" + act))],
                icon(sign_of),
            )
            for act, sign_of in (("log", "c"), ("menu", "menu"))
        ]
    )
    title = tag("span", [], esc(t("table-round", round=frame["table"]["round"])))
    head = tag("h2", [], title + tag("span", [("class", "acts")], buttons))
    aloud = tag("div", [("role", "log"), ("aria-label", t("table-log"))], tag("ol", [], items))
    return tag("section", [("class", "log plate"), ("id", "log")], head + aloud)


def whole(frame, ui, t):
    """Return the whole log, for the dialog."""
    facts = ui.get("log") or []
    if not facts:
        return tag("p", [], esc(t("table-log-empty")))
    return tag("ol", [("class", "full-log")], told(facts, 0, frame, ui, t).replace('id="log-', 'id="all-'))
