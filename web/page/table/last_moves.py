"""The last moves of the other players: a line in the head of each panel, the last few lines with the whole city."""

import tables
from page.kit.effects import effect_of
from page.kit.html import esc, tag
from page.kit.memo import sentence
from page.table.log import marked
from sanjuan.words.telling import alike, lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from page.state import Ui
    from page.types import Fact, Frame
    from sanjuan.words.words import Words

LAST = 5
"""The number of last deeds that the window of a city shows of its owner."""
SILENT = 3
"""The number of facts about a player of which at least one is worth a line."""


def latest(facts: "Sequence[Fact]", seat: int, most: int, t: "Words") -> "list[Fact]":
    """Return the last facts about a player, oldest first: at least `most`, and no heap of them in part."""
    found: list[Fact] = []
    at = len(facts)
    while at and (len(found) < most or alike(facts[at - 1], found[0], t)):
        at -= 1
        if facts[at].get("seat") == seat:
            found.insert(0, facts[at])
    return found


def deeds(frame: "Frame", ui: "Ui", t: "Words", seat: int, most: int = LAST) -> "list[tuple[Fact, str]]":
    """Return the last things a player did: (fact, sentence), oldest first."""
    told = latest(ui.log or [], seat, SILENT * most, t)
    return lines(told, ui.names, frame["table"]["me"], t, sentence)[-most:]


def short(words: str, name: str) -> str:
    """Return a sentence without the name it begins with: the panel says whose it is."""
    rest = words[len(name) :].strip() if words[: len(name)] == name else words
    return rest[:1].upper() + rest[1:]


def last_deed(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return the last thing a player did as a line for the panel's head; its room is kept before there is any."""
    done = deeds(frame, ui, t, seat, 1)
    words = done[-1][1] if done else ""
    said = tag("span", [], esc(short(words, ui.names[seat])))
    return tag("span", [("class", "deed"), ("title", words or None)], said)


def last_said(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> "list[str]":
    """Return the last thing a player did as a list of one sentence for those who hear the page, empty before."""
    return [words.rstrip(".") for _, words in deeds(frame, ui, t, seat, 1)]


def last_deeds(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return the last things a player did as a list, the cards in them to be looked at."""
    effects = tables.at(frame).EFFECTS
    done = deeds(frame, ui, t, seat)
    items = [tag("li", [], marked(words, fact, effect_of(fact, effects), t)) for fact, words in done]
    return tag("ul", [("class", "deeds"), ("aria-label", t("table-deeds"))], "".join(items)) if items else ""
