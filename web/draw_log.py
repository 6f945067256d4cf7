"""The log: what happened, one sentence each, with the portrait of who did it and the cards named in it."""

from draw_parts import choice, esc, face, icon, segment, tag

from sanjuan.telling import lines

RECENT = 16
"""How many of the last facts the log on the table tells at least; at twice as many it drops so many at once."""


def named_cards(fact):
    """Return what can be looked at of what a fact names: cards as "card-well", events as "event-taxes"."""
    named = [fact[key] for key in ("card", "old", "building") if fact.get(key)]
    named = ["card-" + name for name in named + list(fact.get("cards") or [])]
    return named + (["event-" + fact["event"]] if fact.get("event") else [])


def marked(sentence, fact, t):
    """Return a sentence about a fact as HTML, the cards in it marked so that a tap shows them."""
    return with_marks(sentence, named_cards(fact), t)


def named_options(ask, options):
    """Return what can be looked at of some options of a question, as ids: "card-well", "role-builder" ..."""
    if ask["kind"] in ("role", "visit"):
        return ["role-" + option for option in options] + ["event-" + option for option in options]
    return ["card-" + part.split("@")[0] for option in options for part in option.split(">")]


def with_marks(sentence, ids, t):
    """Return a text as HTML in which the names of these cards, roles and events are marked."""
    html = esc(sentence)
    for id in [id for id in ids if t.has(id)]:
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


def line(fact, sentence, number, ui, t, full):
    """Return one line of the log, a click on which shows that moment; in the full log also by a button of its own."""
    css = "round" if fact["id"] == "round" else None
    who = sign(fact, ui)
    where = [("data-at", str(fact["at"])), ("title", t("log-moment"))] if "at" in fact else []
    if full and where:
        named = [("type", "button"), ("class", "when"), ("data-act", "moment"), ("aria-label", t("log-moment"))]
        who = tag("button", named + where, who)
    pairs = [("id", ("all-" if full else "log-") + str(number)), ("class", css)]
    return tag("li", pairs + where, who + tag("span", [], marked(sentence, fact, t)))


def told(facts, first, frame, ui, t, full=False):
    """Return facts as lines; `first` is the number of the first one in the whole log, `full` whether it is that."""
    numbers = list(range(len(facts)))
    out = []
    for fact, sentence in lines(facts, ui["names"], frame["table"]["me"], t):
        while facts[numbers[0]] is not fact:
            numbers.pop(0)
        out.append(line(fact, sentence, first + numbers.pop(0), ui, t, full))
    return "".join(out)


def recent(frame, ui, t):
    """Return the log on the table: the last lines."""
    facts = ui.get("log") or []
    first = max(0, len(facts) // RECENT - 1) * RECENT
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


def about(fact, seat):
    """Tell whether a fact is about a player; what concerns all goes with everybody."""
    return seat is None or fact.get("seat", seat) == seat


def reachable(lines):
    """Return the lines of the whole log with its names within the reach of the keys."""
    return lines.replace("<mark ", '<mark role="button" tabindex="0" ')


def whole(frame, ui, t):
    """Return the whole log, or what one player did, for the dialog."""
    facts = [fact for fact in ui.get("log") or [] if about(fact, ui.get("log_of"))]
    if not facts:
        return tag("p", [], esc(t("table-log-empty")))
    return tag("ol", [("class", "full-log")], reachable(told(facts, 0, frame, ui, t, True)))


def filters(ui, t):
    """Return the choice of whose deeds the whole log tells: everybody's, or those of one player."""
    now = ui.get("log_of")
    made = choice(t("log-all"), "log-of-all", now is None, [("data-act", "log-of"), ("data-seat", "")])
    for seat, name in enumerate(ui["names"]):
        pairs = [
            ("type", "button"),
            ("id", "log-of-" + str(seat)),
            ("aria-pressed", "true" if now == seat else "false"),
        ]
        pairs += [("data-act", "log-of"), ("data-seat", str(seat)), ("aria-label", name), ("title", name)]
        made += tag("button", pairs, face(ui, seat, "pick"))
    return segment(t("log-of"), [made], "seg logof")
