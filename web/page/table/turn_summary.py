"""Events since my last turn, for a person who takes the device from another: what each did, as sentences."""

import tables
from page.kit.effects import effect_of
from page.kit.html import button, esc, face, tag
from page.kit.memo import sentence
from page.kit.window import window
from page.table.log import marked
from sanjuan.words.telling import lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.types import Fact, Frame
    from sanjuan.words.words import Words

NAME = "digest"
"""The window's name."""
MOST = 14
"""The number of last things that are shown; the log has them all."""


def news(frame: "Frame") -> "list[Fact]":
    """Return the facts that are new to the viewer of a frame and were done by others, or happened to all."""
    facts, me = frame["log"], frame["table"]["me"]
    return [fact for fact in facts[len(facts) - frame.get("fresh", 0) :] if fact.get("seat") != me]


def has(frame: "Frame") -> bool:
    """Return whether somebody else has done anything meanwhile that is worth a window."""
    effects = tables.at(frame).EFFECTS
    done = [fact for fact in news(frame) if fact.get("seat") is not None]
    return bool([fact for fact in done if not effect_of(fact, effects).get("small")])


def digest(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the window."""
    told = lines(news(frame), ui.names, frame["table"]["me"], t, sentence)
    effects, out = tables.at(frame).EFFECTS, ""
    if len(told) > MOST:
        out = tag("li", [("class", "more")], tag("span", [], esc(t("digest-more", n=len(told) - MOST))))
    for fact, words in told[-MOST:]:
        effect = effect_of(fact, effects)
        seat = fact.get(effect.get("who", "seat"))
        who = face(ui, seat, "pm") if isinstance(seat, int) else tag("i", [], "")
        out += tag("li", [], who + tag("span", [], marked(words, fact, effect, t)))
    go = button(t("act-go-on"), [("data-act", "close"), ("id", "close")], "btn go")
    body = tag("ul", [("class", "digest"), ("tabindex", "0")], out) + tag("div", [("class", "btns")], go)
    return window(t("digest-title"), body, t, "digestw")
