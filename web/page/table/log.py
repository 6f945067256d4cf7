"""The log: what happened, one sentence each, with the portrait of its player and the cards named in it."""

import tables
from page.kit.effects import effect_of
from page.kit.html import choice, esc, face, icon, segment, tag
from page.kit.memo import detail, sentence
from sanjuan.words.telling import begins, lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from typing import Any

    from page.state import Ui
    from page.types import Fact, Frame, Pairs
    from sanjuan.words.words import Words

RECENT = 16
"""The least number of last facts in the log on the table; at twice as many it drops this many at once."""
AT_A_TIME = 8
"""The lines of the whole log that are drawn at a time."""
CARDS = ("card", "a_card", "cards")
"""The kinds of arguments of a fact that name cards, see `telling.argument`."""


def named_cards(fact: "Fact", effect: "Mapping[str, Any]", t: "Words") -> "list[str]":
    """Return what can be looked at of what a fact names, as ids: cards as "card-well", others by the effect's "shows".

    The argument that this names is a family of messages, too.
    """
    named = []
    for name, kind in t.wording.FACTS.get(fact["id"], ()):
        if kind in CARDS and fact.get(name):
            named += ["card-" + one for one in (fact[name] if kind == "cards" else [fact[name]])]
    shown = effect.get("shows")
    return named + ([shown + "-" + fact[shown]] if shown else [])


def marked(words: str, fact: "Fact", effect: "Mapping[str, Any]", t: "Words") -> str:
    """Return a sentence about a fact as HTML, the cards in it marked so that a tap shows them."""
    return with_marks(words, named_cards(fact, effect, t), t)


def named_options(frame: "Frame", options: "Iterable[str]") -> "list[str]":
    """Return what can be looked at of some options of a question, as ids: "card-well" and the like."""
    names = [part.split("@")[0] for option in options for part in option.split(">")]
    return [family + name for name in names for family in tables.at(frame).FAMILIES]


def with_marks(words: str, ids: "Iterable[str]", t: "Words") -> str:
    """Return a text as HTML in which the names of these cards and other things are marked."""
    html = esc(words)
    for id in [id for id in ids if t.has(id)]:
        text = esc(t(id))
        shown = id[len("card-") :] if id.startswith("card-") else id
        mark = tag("mark", [("data-act", "zoom"), ("data-card", shown)], text)
        if mark not in html:
            html = html.replace(text, mark, 1)
    return html


def sign(fact: "Fact", effect: "Mapping[str, Any]", ui: "Ui") -> str:
    """Return the portrait of the player that a fact is about, or a sign for what concerns all."""
    seat = fact.get(effect.get("who", "seat"))
    return icon(effect.get("icon", "r"), "ic pm") if seat is None else face(ui, seat, "pm")


def happened_to(frame: "Frame", fact: "Fact", effect: "Mapping[str, Any]") -> bool:
    """Return whether a fact is one that the seat on show was told in a window that stays until it is closed."""
    return bool(effect.get("stays") and ("if" not in effect or effect["if"](frame, fact)))


def has_voice(fact: "Fact", ui: "Ui", effects: "Mapping[str, Any]") -> bool:
    """Return whether a character has a word to say of a fact."""
    voice: Any = effect_of(fact, effects).get("voice")
    return bool(voice is True or (voice and voice(fact, ui.cards)))


def word(fact: "Fact", ui: "Ui", t: "Words", effects: "Mapping[str, Any]") -> str:
    """Return what a character says of what has gone well for it, once in a game, where they are to say anything."""
    seat = fact.get("seat")
    if not ui.preferences.get("voices", True) or seat is None or not has_voice(fact, ui, effects):
        return ""
    id = "bot-" + (ui.cast[seat] if seat < len(ui.cast) else "") + ".glad"
    own = [one for one in ui.log or [] if one.get("seat") == seat and has_voice(one, ui, effects)]
    return " " + tag("q", [], esc(t(id))) if own and own[0] == fact and t.has(id) else ""


def line(
    fact: "Fact", words: str, number: int, effect: "Mapping[str, Any]", ui: "Ui", t: "Words", full: bool, mine: bool,
    voice: str = "",
) -> str:  # fmt: skip
    """Return one line of the log, a click on which shows that moment; in the full log also by a button of its own.

    `mine`: it happened to the reader, and stands out; `voice`: the remark of its player on it, as HTML.
    """
    css = "round" if effect.get("heads") else "to-me" if mine else None
    who = sign(fact, effect, ui)
    where: Pairs = [("data-at", str(fact["at"])), ("title", t("log-moment"))] if "at" in fact else []
    if full and where:
        named = [("type", "button"), ("class", "when"), ("data-act", "moment"), ("aria-label", t("log-moment"))]
        who = tag("button", named + where, who)
    pairs: Pairs = [("id", ("all-" if full else "log-") + str(number)), ("class", css)]
    return tag("li", pairs + where, who + tag("span", [], marked(words, fact, effect, t) + voice))


def kept_line(
    fact: "Fact", words: str, number: int, effect: "Mapping[str, Any]", ui: "Ui", t: "Words", full: bool, mine: bool,
    voice: str,
) -> str:  # fmt: skip
    """Return one line of the log, which is kept; the table has at most as many."""
    seen = (number, fact, words, ui.faces, t, t.variant, mine, voice)
    place = "all-" + str(number) if full else "log-" + str(number % (2 * RECENT))
    return detail(place, seen, lambda: line(fact, words, number, effect, ui, t, full, mine, voice))


def told(facts: "Sequence[Fact]", first: int, frame: "Frame", ui: "Ui", t: "Words", full: bool = False) -> str:
    """Return facts as lines; `first` is the number of the first one in the whole log, `full` whether it is that."""
    numbers, effects = list(range(len(facts))), tables.at(frame).EFFECTS
    out = []
    for fact, words in lines(facts, ui.names, frame["table"]["me"], t, sentence):
        while facts[numbers[0]] is not fact:
            numbers.pop(0)
        effect = effect_of(fact, effects)
        mine = happened_to(frame, fact, effect)
        voice = word(fact, ui, t, effects)
        out.append(kept_line(fact, words, first + numbers.pop(0), effect, ui, t, full, mine, voice))
    return "".join(out)


def ahead(frame: "Frame", ui: "Ui", t: "Words") -> "Iterator[str]":
    """Draw the lines of the whole log, some at a time, to be kept until the window shows them."""
    facts = [fact for fact in ui.log or [] if about(fact, ui.log_of)]
    for first in range(0, len(facts), AT_A_TIME):
        told(facts[first : first + AT_A_TIME], first, frame, ui, t, True)
        yield ""


def recent(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the log on the table: the last lines."""
    facts = ui.log or []
    first = max(0, len(facts) // RECENT - 1) * RECENT
    first = begins(facts, first, t) if first else 0
    items = told(facts[first:], first, frame, ui, t)
    buttons = "".join(
        [
            tag(
                "button",
                [("type", "button"), ("class", "menu"), ("data-act", act)]
                + [("aria-label", t("act-" + act)), ("title", t("act-" + act))],
                icon(sign_of),
            )
            for act, sign_of in (("log", "c"), ("menu", "menu"))
        ]
    )
    title = tag("span", [], esc(t("table-round", round=frame["table"]["round"])))
    head = tag("h2", [], title + tag("span", [("class", "acts")], buttons))
    aloud = tag("div", [("role", "log"), ("aria-label", t("table-log"))], tag("ol", [], items))
    return tag("section", [("class", "log plate"), ("id", "log")], head + aloud)


def about(fact: "Fact", seat: "int | None") -> bool:
    """Return whether a fact is about a player; what concerns all goes with everybody."""
    return seat is None or fact.get("seat", seat) == seat


def reachable(lines: str) -> str:
    """Return the lines of the whole log with its names within the reach of the keys."""
    return lines.replace("<mark ", '<mark role="button" tabindex="0" ')


def whole(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the whole log, or what one player did, for the dialog."""
    facts = [fact for fact in ui.log or [] if about(fact, ui.log_of)]
    if not facts:
        return tag("p", [], esc(t("table-log-empty")))
    return tag("ol", [("class", "full-log")], reachable(told(facts, 0, frame, ui, t, True)))


def filters(ui: "Ui", t: "Words") -> str:
    """Return the choice of whose actions the whole log shows: everybody's, or those of one player."""
    now = ui.log_of
    made = choice(t("log-all"), "log-of-all", now is None, [("data-act", "log-of"), ("data-seat", "")])
    for seat, name in enumerate(ui.names):
        pairs = [
            ("type", "button"),
            ("id", "log-of-" + str(seat)),
            ("aria-pressed", "true" if now == seat else "false"),
        ]
        pairs += [("data-act", "log-of"), ("data-seat", str(seat)), ("aria-label", name), ("title", name)]
        made += tag("button", pairs, face(ui, seat, "pick"))
    return segment(t("log-of"), [made], "seg logof")
